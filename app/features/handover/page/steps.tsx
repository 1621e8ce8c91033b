import { formatPlainDate } from "../../../../domain/dates";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Link } from "../../../ui/link/link";
import { EndDateForm } from "./end-date-form";

export type Successor = { email: string; signedIn: string | null; published: string | null };
type Props = {
  email: string;
  /** Whether this site stores the accounts. */
  isLocal: boolean;
  successors: Successor[];
  /** The last day of the own access; null if it has no end. */
  lastDay: string | null;
  suggestedDay: string;
};

/** What the next team must have done before this administrator leaves. */
export function Steps({ isLocal, ...leaving }: Props) {
  return (
    <section className={adminStyles.section} aria-labelledby="steps">
      <h2 id="steps">Hand over to the next team</h2>
      {isLocal ? (
        <LocalSteps {...leaving} />
      ) : (
        <p>
          The accounts are in the cell’s Supabase project: add the next team there, and remove who leaves. The page{" "}
          <Link to="/admin/administrators">Administrators</Link> has the steps.
        </p>
      )}
    </section>
  );
}

function LocalSteps({ email, successors, lastDay, suggestedDay }: Omit<Props, "isLocal">) {
  return (
    <ol className={adminStyles.rows}>
      <li>
        <div className={adminStyles.rowWords}>
          <h3>1. Invite them</h3>
          <p>
            Send an invitation from <Link to="/admin/administrators#invite">Administrators</Link>. Choose the role
            administrator.
          </p>
        </div>
      </li>
      <li>
        <div className={adminStyles.rowWords}>
          <h3>2. They accept it and sign in</h3>
          <Progress successors={successors} of="signedIn" done="signed in" open="has not signed in yet" />
        </div>
      </li>
      <li>
        <div className={adminStyles.rowWords}>
          <h3>3. They publish one small change, with you beside them</h3>
          <Progress successors={successors} of="published" done="published a change" open="has published nothing yet" />
        </div>
      </li>
      <li>
        <div className={adminStyles.rowWords}>
          <h3>4. You set the end of your own access</h3>
          <p>
            {lastDay
              ? `Your access ends after ${formatPlainDate(lastDay)}.`
              : "Your access has no end. Leave some weeks for questions."}
          </p>
          {successors.length > 0 ? (
            <EndDateForm email={email} day={lastDay ?? suggestedDay} />
          ) : (
            <p>First somebody else must be an administrator.</p>
          )}
        </div>
      </li>
    </ol>
  );
}

type ProgressProps = { successors: Successor[]; of: "signedIn" | "published"; done: string; open: string };

function Progress({ successors, of, done, open }: ProgressProps) {
  if (successors.length === 0) return <p>There is no other administrator yet.</p>;
  return successors.map((one) => (
    <p key={one.email}>
      {one.email} {one[of] ? `${done}, last on ${one[of]}` : open}
    </p>
  ));
}
