import type { EditingRole } from "../../../../domain/session";

const MAY: Record<EditingRole, string> = {
  admin: "everything",
  editor: "events, posts and the gallery; drafts of the rest",
};

type Props = { people: { email: string; role: EditingRole; until: string }[] | undefined };

export function People({ people }: Props) {
  return (
    <section aria-labelledby="people">
      <h2 id="people">Who may do what, and until when</h2>
      {people ? (
        <table className="handover-table">
          <thead>
            <tr>
              <th scope="col">Account</th>
              <th scope="col">May do</th>
              <th scope="col">Until</th>
            </tr>
          </thead>
          <tbody>
            {people.map(({ email, role, until }) => (
              <tr key={email}>
                <td>{email}</td>
                <td>{MAY[role]}</td>
                <td>
                  <span className="handover-label">Until: </span>
                  {until}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>The accounts and everyone’s role are in the cell’s Supabase project.</p>
      )}
    </section>
  );
}
