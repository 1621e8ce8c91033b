import { useState } from "react";
import { useRevalidator } from "react-router";
import { formatPlainDate } from "../../../../domain/dates";
import adminStyles from "../../../ui/admin/admin.module.css";
import { SmallButton } from "../../../ui/admin/small-button";
import { Link } from "../../../ui/link/link";
import { NOT_READ } from "../../administrators/administrator";
import { EndDateForm } from "./end-date-form";
import { nextStep, type Successor } from "./next-step";
import { Step } from "./step";
import { SuccessorChoice } from "./successor-choice";
import { TakeOver, type InviteProps } from "./take-over";

type Props = InviteProps & {
  email: string;
  /** This site can change its administrators. */
  canChange: boolean;
  /** Their list could be read. */
  isRead: boolean;
  successors: Successor[];
  /** The last day of one's own access; null if it has no end. */
  lastDay: string | null;
  suggestedDay: string;
  today: string;
};

/** The steps that the next team must finish before this administrator leaves. */
export function Steps({ canChange, isRead, ...leaving }: Props) {
  return (
    <section className={adminStyles.section} aria-labelledby="steps">
      <h2 id="steps">Hand over to the next team</h2>
      {isRead && <HandOver {...leaving} />}
      {canChange && !isRead && <p className={adminStyles.problem}>{NOT_READ}</p>}
      {!canChange && (
        <p>
          The accounts are in the cell’s Supabase project: add the next team there, and remove who leaves. The page{" "}
          <Link to="/admin/administrators">Administrators</Link> has the steps.
        </p>
      )}
    </section>
  );
}

function HandOver({ successors, lastDay, ...rest }: Omit<Props, "canChange" | "isRead">) {
  const { successor, choose } = useSuccessor(successors);
  const { revalidate } = useRevalidator();
  const ends = lastDay && formatPlainDate(lastDay);
  return (
    <>
      {successors.length > 0 && <SuccessorChoice successors={successors} chosen={successor} onChoose={choose} />}
      <div className={adminStyles.note} role="status">
        <p>
          <strong>Next:</strong> {nextStep({ successor, isInvited: rest.invited.length > 0, lastDay: ends })}
        </p>
        {!ends && <SmallButton label="Look again" onClick={() => void revalidate()} />}
      </div>
      <StepList successor={successor} lastDay={lastDay} {...rest} />
    </>
  );
}

/** Returns the first person until somebody is chosen. */
function useSuccessor(successors: Successor[]) {
  const [picked, setPicked] = useState<{ email: string; among: string[] }>();
  const choose = (email: string) => setPicked({ email, among: successors.map((one) => one.email) });
  if (!picked) return { successor: successors[0], choose };
  // “Somebody new” has accepted when there is a person who was not in the list.
  const isPicked = ({ email }: Successor) => (picked.email ? email === picked.email : !picked.among.includes(email));
  return { successor: successors.find(isPicked), choose };
}

type ListProps = Omit<Props, "canChange" | "isRead" | "successors"> & { successor: Successor | undefined };

function StepList({ successor, email, lastDay, suggestedDay, today, ...invite }: ListProps) {
  const { signedIn, published } = successor ?? {};
  const isAdministrator = successor?.role === "admin";
  const name = successor?.email ?? "They";
  const ends = lastDay && formatPlainDate(lastDay);
  return (
    <ol className={adminStyles.rows}>
      <Step title="1. They become an administrator" isDone={isAdministrator}>
        <TakeOver successor={successor} {...invite} />
      </Step>
      <Step title="2. They sign in" isDone={isAdministrator && !!signedIn}>
        <p>
          {signedIn
            ? `${name} was here last on ${signedIn}.`
            : `${successor ? `${name} has` : "They have"} not signed in yet.`}
        </p>
      </Step>
      <Step title="3. They publish one small change, with you beside them" isDone={isAdministrator && !!published}>
        <p>
          {published
            ? `${name} published a change, last on ${published}.`
            : `${name} published nothing yet. One word on a page is enough, under Everything on the site.`}
        </p>
      </Step>
      <Step title="4. You set the last day of your own access" isDone={ends !== null}>
        <p>{ends ? `Your access ends after ${ends}.` : "Your access has no end. Leave some weeks for questions."}</p>
        {isAdministrator ? (
          <EndDateForm email={email} day={lastDay ?? suggestedDay} today={today} />
        ) : (
          <p>First {successor?.email ?? "the person who takes over"} must be an administrator.</p>
        )}
      </Step>
    </ol>
  );
}
