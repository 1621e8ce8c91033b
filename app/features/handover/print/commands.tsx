type Props = {
  isPostgres: boolean;
  isSupabase: boolean;
  /** Variables that a command needs. */
  before: string;
  /** Variables that only the export needs. */
  beforeExport: string;
};

const AS_ROOT = "type everything as root";
const CHOWN = "after a restore also chown --reference=/var/lib/cell /var/lib/cell/site.db";
const CONTAINERS =
  "the commands are at the top of the file for Docker Compose in the folder deploy, and those for backup and update in docs/operations.md, A new release";
const ADMIN_IN_CONTAINER =
  "in the folder deploy, type docker compose exec site-a node cli/admin.ts instead of everything up to “--”";

/** The same commands as in README.md and docs/operations.md, for the folder of the program. */
export function Commands({ isPostgres, isSupabase, before, beforeExport }: Props) {
  return (
    <section aria-labelledby="commands">
      <h2 id="commands">For the person who runs the server: what to type in the folder of the program</h2>
      <dl className="handover-list">
        <Command
          what="Start"
          text="npm ci && npm start, or systemctl start cell.socket cell where systemd runs it"
          isSentence
        />
        <Command what="Stop" text="Ctrl+C, or systemctl stop cell.socket cell where systemd runs it" isSentence />
        {isPostgres ? (
          <>
            <Command what="Back up" text="pg_dump --format=custom --file=site.dump DATABASE_URL" />
            <Command what="Restore, into a new database" text="pg_restore --dbname=DATABASE_URL site.dump" />
          </>
        ) : (
          <>
            <Command what="Back up, while it runs" text={`${before}npm run backup -- /backups/site.db`} />
            <Command what="Restore, after it was stopped" text={`${before}npm run restore -- /backups/site.db`} />
          </>
        )}
        <Command what="Copy without a server" text={`${before}${beforeExport}npm run export-site -- /srv/copy`} />
        <Command what="With systemd" text={isPostgres ? AS_ROOT : `${AS_ROOT}; ${CHOWN}`} isSentence />
        <Command what="With containers" text={CONTAINERS} isSentence />
      </dl>
      <h2 id="locked-out">Nobody can sign in</h2>
      {isSupabase ? (
        <p>Add the person in the cell’s Supabase project. The steps are in docs/operations.md.</p>
      ) : (
        <>
          <p>
            Anyone who can open a terminal on the machine can add an administrator. The command asks for a password.
          </p>
          <dl className="handover-list">
            <Command what="Add an administrator" text={`${before}npm run admin -- add name@example.edu`} />
            <Command what="Forgotten password" text={`${before}npm run admin -- password name@example.edu`} />
            <Command what="Lost phone with codes" text={`${before}npm run admin -- reset-totp name@example.edu`} />
            <Command what="Too many tries" text={`${before}npm run admin -- unlock name@example.edu`} />
            <Command what="With containers" text={ADMIN_IN_CONTAINER} isSentence />
          </dl>
        </>
      )}
    </section>
  );
}

function Command({ what, text, isSentence }: { what: string; text: string; isSentence?: boolean }) {
  return (
    <div>
      <dt>{what}</dt>
      <dd>{isSentence ? text : <code>{text}</code>}</dd>
    </div>
  );
}
