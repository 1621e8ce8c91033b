import { useId, useRef, useState } from "react";
import adminStyles from "../../../ui/admin/admin.module.css";
import { AskButton } from "../../../ui/admin/ask-button";
import { SmallButton } from "../../../ui/admin/small-button";
import { formatMoment } from "../../../../domain/moments";
import { Badge } from "../../../ui/badge/badge";
import { useAction } from "../../../ui/call/use-action";
import { NewLink } from "../../../ui/shared-link/new-link";
import type { PasswordLink } from "../../accounts/password-link.server";
import { useSession } from "../../accounts/session-context";
import { ROLE_NAMES } from "../administrator";
import { makePasswordLink, removeAdministrator } from "../administrators-calls";
import { AccessForm } from "./access-form";
import type { ListedPerson } from "./listed-person";

const LAST = "This is the last administrator who can sign in, so their access cannot be ended or reduced to editor.";

export type LinkSettings = { makesLinks: boolean; timeZone: string };
type Props = LinkSettings & {
  person: ListedPerson;
  isChanging: boolean;
  onChanging: (isChanging: boolean) => void;
};

export function Person({ person, makesLinks, timeZone, isChanging, onChanging }: Props) {
  const { email, role, untilText, invitedBy, lastSeen, isActive, isYou } = person;
  const isLast = role === "admin" && person.isLast;
  const reason = useId();
  const change = useRef<HTMLButtonElement>(null);
  const [made, setMade] = useState<PasswordLink>();
  const act = useAction("The link could not be made.");
  function close() {
    onChanging(false);
    change.current?.focus();
  }
  return (
    <li>
      <div className={adminStyles.rowWords}>
        <h3>{email}</h3>
        <p className={adminStyles.rowFacts}>
          <Badge variant={role === "admin" ? "ahead" : "quiet"}>{ROLE_NAMES[role]}</Badge>
          {isYou && <Badge variant="today">You</Badge>}
          {!isActive && <Badge variant="off">Access ended</Badge>}
          <span>{untilText ? `Until ${untilText}` : "No end"}</span>
          {invitedBy && <span>Invited by {invitedBy}</span>}
          <span>{lastSeen ? `Last seen ${lastSeen}` : "Not signed in yet"}</span>
        </p>
        {isLast && (
          <p id={reason} className={adminStyles.hint}>
            {LAST}
          </p>
        )}
      </div>
      <div className={adminStyles.actions}>
        {makesLinks && !isYou && (
          <SmallButton
            label="Forgot the password? Make a link"
            of={`for ${email}`}
            onClick={() => void act(async () => setMade(await makePasswordLink(email)))}
          />
        )}
        <SmallButton
          ref={change}
          label="Change"
          of={email}
          aria-expanded={isChanging}
          onClick={() => onChanging(!isChanging)}
        />
        <Remove person={person} reason={isLast ? reason : undefined} />
      </div>
      {isChanging && (
        <div className={adminStyles.section}>
          <AccessForm person={person} onDone={close} />
        </div>
      )}
      {made && (
        <div className={adminStyles.section}>
          <MadePasswordLink key={made.link} made={made} email={email} timeZone={timeZone} />
        </div>
      )}
    </li>
  );
}

/** `reason` is the id of the text that explains the disabled button. */
function Remove({ person: { email, isYou }, reason }: { person: ListedPerson; reason: string | undefined }) {
  const { refresh } = useSession();
  const act = useAction(`${email} could not be removed.`);
  async function remove() {
    await act(() => removeAdministrator(email), `${email} cannot edit the site any more.`);
    if (isYou) await refresh();
  }
  return (
    <AskButton
      label="Remove …"
      of={email}
      reason={reason}
      title={`Remove ${email}?`}
      confirm="Remove"
      onConfirm={remove}
    >
      <p>
        {isYou ? "You are" : "They are"} signed out everywhere and cannot edit the site any more. Published texts
        remain.
      </p>
    </AskButton>
  );
}

type MadeProps = { made: PasswordLink; email: string; timeZone: string };

function MadePasswordLink({ made: { link, expiresAt }, email, timeZone }: MadeProps) {
  return (
    <NewLink name={`link-${email}`} link={link} of={email}>
      Give this link or its QR code to {email}, and to nobody else: it sets a new password. It works once, until{" "}
      {formatMoment(expiresAt, timeZone)}. If they use an authenticator app, they still need its code.
    </NewLink>
  );
}
