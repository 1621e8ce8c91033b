import { useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { formatPlainDate } from "../../../../domain/dates";
import type { EditingRole } from "../../../../domain/session";
import { choice } from "../../../../domain/collections/fields";
import { Button } from "../../../ui/button/button";
import { Field } from "../../../ui/field/field";
import { ChoiceField } from "../../../ui/form/choice-field";
import { FormEnd } from "../../../ui/form/form-failure";
import { useFormCall } from "../../../ui/form/use-form-call";
import styles from "../../../ui/admin/admin.module.css";
import { ROLE_NAMES, ROLE_TASKS } from "../../administrators/administrator";
import type { CreatedInvitation } from "../invitation-schema.server";
import { createInvitation } from "../invitation-calls";

const ROLE = choice({
  label: "What the person may do",
  options: { editor: `${ROLE_NAMES.editor}: ${ROLE_TASKS.editor}`, admin: `${ROLE_NAMES.admin}: ${ROLE_TASKS.admin}` },
  initial: "editor",
});

export type NewInvitation = CreatedInvitation & { role: EditingRole; email: string };

type Props = {
  sendsMail: boolean;
  /** The last day of access if nobody chooses one. */
  usualLastDay: string;
  /** Undefined to let the person choose. */
  fixedRole?: EditingRole;
  onCreated: (created: NewInvitation) => void;
};

export function InviteForm({ sendsMail, usualLastDay, fixedRole, onCreated }: Props) {
  const { revalidate } = useRevalidator();
  const { key, search } = useLocation();
  /** A link to this form chooses the role of one person only. */
  const [usedLink, setUsedLink] = useState<string>();
  const wanted = (key !== usedLink && new URLSearchParams(search).get("role")) || ROLE.initial;
  const { formProps, problems, errors, busy } = useFormCall(
    async (form) => {
      const email = String(form.get("invitedEmail"));
      const mail = form.get("do") === "mail";
      const activeUntil = String(form.get("lastDay"));
      const role = fixedRole ?? (form.get("invitedRole") as EditingRole);
      const optional = { ...(email && { email }), ...(activeUntil && { activeUntil }), ...(mail && { mail }) };
      const created = await createInvitation({ role, ...optional });
      onCreated({ ...created, role, email });
      await revalidate();
    },
    { email: "invitedEmail", activeUntil: "lastDay" },
  );
  return (
    <form className={styles.form} {...formProps} onReset={() => setUsedLink(key)}>
      {!fixedRole && <ChoiceField key={wanted} name="invitedRole" label={ROLE.label} field={ROLE} value={wanted} />}
      <Field
        label="Email"
        name="invitedEmail"
        type="email"
        autoComplete="off"
        help="If you enter one, only this address can accept. Otherwise, anyone with the link can."
        error={errors.invitedEmail}
      />
      <Field
        label="Last day"
        name="lastDay"
        type="date"
        help={`The access ends by itself after this day. Without a day it ends after ${formatPlainDate(usualLastDay)}.`}
        error={errors.lastDay}
      />
      <FormEnd problems={problems} busy={busy} label="Create the link">
        {sendsMail && (
          <Button type="submit" variant="quiet" name="do" value="mail" busy={busy}>
            Create and send by mail
          </Button>
        )}
      </FormEnd>
    </form>
  );
}
