import { formatMoment } from "../../../../domain/dates";
import { requestContext, siteContext } from "../../../context";
import { pageMeta } from "../../../seo";
import { Empty } from "../../../ui/empty/empty";
import { Link } from "../../../ui/link/link";
import { Page } from "../../../ui/page/page";
import adminStyles from "../admin.module.css";
import { AdminNavigation } from "../admin-navigation";
import navigationStyles from "../admin-navigation.module.css";
import type { Route } from "./+types/route";
import { Message } from "./message";
import styles from "./messages.module.css";
import { ResendFailed } from "./resend-failed";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { inbox, content, sendsMail } = context.get(siteContext);
  const viewer = await context.get(requestContext).viewer();
  const suspected = new URL(request.url).searchParams.get("list") === "suspected";
  const messages = await inbox.list(viewer, { suspected });
  return {
    suspected,
    suspectedCount: await inbox.countSuspected(viewer),
    failedCount: messages.filter(({ delivery }) => delivery?.state === "failed").length,
    sendsMail,
    keptMonths: content.site.messagesKeptMonths,
    messages: messages.map((message) => ({
      ...message,
      received: formatMoment(message.receivedAt, content.site.timeZone),
    })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Messages", description: "What visitors wrote.", card: false });
}

export default function Messages({ loaderData }: Route.ComponentProps) {
  const { messages, suspected, suspectedCount, failedCount, sendsMail, keptMonths } = loaderData;
  return (
    <Page title="Messages" lead="What visitors wrote through the contact form, newest first.">
      <AdminNavigation current="/admin/messages" />
      <nav className={navigationStyles.lists} aria-label="Lists of messages">
        <Link to="/admin/messages" aria-current={suspected ? undefined : "page"}>
          Inbox
        </Link>
        <Link to="/admin/messages?list=suspected" aria-current={suspected ? "page" : undefined}>
          {suspectedCount > 0 ? `Suspected (${suspectedCount})` : "Suspected"}
        </Link>
        <a href="/api/messages.csv">Export as CSV</a>
      </nav>
      <p className={adminStyles.hint}>
        Messages are kept for {keptMonths} months.{" "}
        {sendsMail ? "Each is also mailed to the cell." : "No mail service is set up, so they are kept here only."}
      </p>
      {sendsMail && failedCount > 0 && <ResendFailed count={failedCount} />}
      {messages.length === 0 ? (
        <Empty scene="letterbox">
          <p>{suspected ? "Nothing looks like spam." : "No message has come in yet."}</p>
        </Empty>
      ) : (
        <ol className={styles.messages}>
          {messages.map((message) => (
            <Message key={message.id} message={message} sendsMail={sendsMail} />
          ))}
        </ol>
      )}
    </Page>
  );
}
