import { AskButton } from "../../../ui/admin/ask-button";
import { useAction } from "../../../ui/call/use-action";
import { changeAdministrator } from "../../administrators/administrators-calls";
import { Invite } from "../../invitations/invite-section";
import type { Successor } from "./next-step";

export type InviteProps = {
  invite: { sendsMail: boolean; usualLastDay: string; timeZone: string };
  /** Open links for administrators; `email` is null for anyone with the link. */
  invited: { email: string | null; until: string }[];
};

/** Explains how the chosen person becomes an administrator. */
export function TakeOver({ successor, invite, invited }: InviteProps & { successor: Successor | undefined }) {
  if (!successor) return <InviteNew invite={invite} invited={invited} />;
  const { email, role, lastDay } = successor;
  if (role !== "admin") return <Promote email={email} />;
  return (
    <p>
      {email} is an administrator{lastDay ? ` until ${lastDay}` : ""}.
    </p>
  );
}

function InviteNew({ invite, invited }: InviteProps) {
  return (
    <>
      {invited.map(({ email, until }) => (
        <p key={`${email} ${until}`}>
          {email ? `${email} is invited and did not accept yet.` : "An invitation is not accepted yet."} Its link works
          until {until}.
        </p>
      ))}
      <p>Make a link and send it to them, or let them scan its code. They choose a password and are signed in.</p>
      <Invite fixedRole="admin" {...invite} />
    </>
  );
}

function Promote({ email }: { email: string }) {
  const act = useAction(`${email} could not be made an administrator.`);
  const promote = () => changeAdministrator(email, { role: "admin" });
  return (
    <>
      <p>{email} is an editor: events, posts and the gallery. An administrator may do everything.</p>
      <div>
        <AskButton
          label={`Make ${email} an administrator`}
          title={`Make ${email} an administrator?`}
          variant="primary"
          confirm="Make administrator"
          onConfirm={() => act(promote, `${email} is an administrator.`)}
        >
          <p>They may then do everything here, also add and remove administrators.</p>
        </AskButton>
      </div>
    </>
  );
}
