import styles from "./connect.module.css";

/** Replaces the form on a static copy, where no server receives a message. */
export function WriteByMail({ email }: { email: string }) {
  return (
    <p className={styles.form}>
      <span>
        This copy of the site has no form. Please write to <a href={`mailto:${email}`}>{email}</a>.
      </span>
    </p>
  );
}
