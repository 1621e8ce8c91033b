import { data } from "react-router";
import { counted } from "../../../../domain/counted";
import { requestContext } from "../../../../platform/rendering/request-context";
import { asHttpError } from "../../../ui/form/http-error";
import { introduction } from "../../content/introduction";
import { EditContent } from "../../content/edit-content";
import { ButtonLink } from "../../../ui/button/button";
import { Page } from "../../../ui/page/page";
import { useStaticCopy } from "../../../ui/page/static-copy";
import { TeamSection } from "../../people/team-section";
import { teamOf } from "../../people/team-data";
import { yearFrom, yearQuery } from "../../../ui/year-select/year-parameter";
import type { RouteHandle } from "../../../../domain/route-handle";
import type { Route } from "./+types/route";
import { AddressBlock } from "./address-block";
import { WriteByMail } from "./write-by-mail";
import { ContactForm, FAILURE, SUCCESS, type ContactResult } from "./contact-form";
import styles from "./connect.module.css";
import { siteContext } from "../../../../platform/content/site-context";
import { contactContext } from "../contact-context";

export { meta } from "../../../ui/page/page-meta";
export const handle: RouteHandle = { title: "Contact", cache: { reads: "content", query: yearQuery } };

export function loader({ context, request }: Route.LoaderArgs) {
  const { content } = context.get(siteContext);
  const { address, email, brand, messagesKeptMonths } = content.site;
  const year = yearFrom(request, [...content.students.keys()], content.site.defaults.teamYear);
  return {
    ...content.pageTexts("connect"),
    team: teamOf(content, year),
    address,
    email,
    brand,
    keptFor: counted(messagesKeptMonths, "month"),
  };
}

/** For browsers without JavaScript. A rejected message is shown again as it was typed. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const typed = { from_name: text("from_name"), from_email: text("from_email"), message: text("message") };
  const signals = { website: text("website") };
  const { address, log } = context.get(requestContext);
  try {
    await context.get(contactContext).contact.send({ ...typed, ...signals }, address);
    return data<ContactResult>({ status: SUCCESS, reason: "", fields: {}, typed: {} });
  } catch (error) {
    const { status, message, fields } = asHttpError(error);
    if (status >= 500) log.error({ err: error }, "contact form failed");
    const reason = status === 429 || fields ? message : "";
    return data<ContactResult>({ status: FAILURE, reason, fields: fields ?? {}, typed }, { status });
  }
}

export default function Connect({ loaderData, actionData }: Route.ComponentProps) {
  const { lead, invitation, team, address, email, brand, keptFor } = loaderData;
  // oxlint-disable-next-line react/rules-of-hooks -- A constant of the build decides.
  const isCopy = import.meta.env.SSR && useStaticCopy();
  return (
    <>
      <Page title="Contact" lead={introduction("connect", lead)}>
        <p className={styles.toForm}>
          <ButtonLink to="#contact">Write to us</ButtonLink>
        </p>
        <TeamSection team={team} />
      </Page>
      <section id="contact" className={styles.contact} aria-labelledby="contact-heading">
        <div className={styles.letter}>
          <div className={styles.head}>
            <EditContent of="pages" part="connect.invitation" label="Write to us" place="edge" />
            <h2 id="contact-heading">Write to us</h2>
            {invitation && <p>{invitation}</p>}
          </div>
          {isCopy ? <WriteByMail email={email} /> : <ContactForm result={actionData} keptFor={keptFor} />}
          <AddressBlock brand={brand} address={address} email={email} />
        </div>
      </section>
    </>
  );
}
