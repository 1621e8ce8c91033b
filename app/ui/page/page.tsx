import type { ReactNode } from "react";
import styles from "./page.module.css";

type Props = {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
};

export function Page({ title, lead, children }: Props) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}
