import type { InboxMessage } from "../contact-message";
import { counted } from "../../../../domain/counted";
import { formatMoment } from "../../../../domain/moments";
import { metaOf } from "../../../ui/page/page-meta";
import { Empty } from "../../../ui/empty/empty";
import { focusMain } from "../../../ui/focus-main";
import { Link } from "../../../ui/link/link";
import { Page } from "../../../ui/page/page";
import adminStyles from "../../../ui/admin/admin.module.css";
import { readPlace } from "../../../ui/admin/list-place";
import { PageLinks } from "../../../ui/admin/page-links";
import navigationStyles from "../../../ui/admin/admin-navigation.module.css";
import { adminRequest } from "../../accounts/admin-request";
import type { Route } from "./+types/route";
import { Message } from "./message";
import styles from "./messages.module.css";
import { ResendFailed } from "./resend-failed";
import { SpamControls } from "./spam-controls";
import { contactContext } from "../contact-context";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { inbox, contact, sendsMail } = context.get(contactContext);
  const { viewer, content, timeZone } = await adminRequest(context);
  const suspected = url.searchParams.get("list") === "suspected";
  const { rows, ...places } = await readPlace(url, (place) => inbox.list(viewer, { suspected, ...place }));
  const toShown = (message: InboxMessage) => ({
    ...message,
    received: formatMoment(message.receivedAt, timeZone),
  });
  return {
    ...places,
    suspected,
    counts: await inbox.counts(viewer),
    refused: await contact.countRefused(viewer),
    sendsMail,
    keptFor: counted(content.site.messagesKeptMonths, "month"),
    messages: rows.map(toShown),
  };
}

export const meta = metaOf({ title: "Messages" });

export default function Messages({ loaderData }: Route.ComponentProps) {
  const { messages, suspected, counts, refused, sendsMail, keptFor } = loaderData;
  return (
    <Page title="Messages" lead="What visitors wrote through the contact form, newest first.">
      <nav className={navigationStyles.lists} aria-label="Lists of messages">
        <Link to="/admin/messages" onClick={focusMain} aria-current={suspected ? undefined : "page"}>
          {counts.unread > 0 ? `Inbox (${counts.unread.toLocaleString("en")} new)` : "Inbox"}
        </Link>
        <Link to="/admin/messages?list=suspected" onClick={focusMain} aria-current={suspected ? "page" : undefined}>
          {counts.suspected > 0 ? `Spam (${counts.suspected.toLocaleString("en")})` : "Spam"}
        </Link>
        <a href="/api/messages.csv">Export as CSV</a>
      </nav>
      <p className={adminStyles.hint}>
        Messages are deleted after {keptFor}.{" "}
        {suspected
          ? "What looks like spam is not mailed."
          : sendsMail
            ? "Each one is also mailed to the cell."
            : "No mail service is set up, so they are only stored here."}
      </p>
      {!suspected && sendsMail && counts.failed > 0 && <ResendFailed count={counts.failed} />}
      {suspected && <SpamControls count={counts.suspected} refused={refused} />}
      {messages.length === 0 ? (
        <Empty scene="letterbox">
          <p>{suspected ? "There is no spam." : "There are no messages yet."}</p>
        </Empty>
      ) : (
        <ol className={styles.messages}>
          {messages.map((message) => (
            <Message key={message.id} message={message} sendsMail={sendsMail} />
          ))}
        </ol>
      )}
      <PageLinks {...loaderData} />
    </Page>
  );
}
