import type { ReactNode } from "react";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Badge } from "../../../ui/badge/badge";

export function Step({ title, isDone, children }: { title: string; isDone: boolean; children: ReactNode }) {
  return (
    <li>
      <div className={adminStyles.rowWords}>
        <h3>
          {title} {isDone && <Badge variant="ahead">Done</Badge>}
        </h3>
        <div className={adminStyles.form}>{children}</div>
      </div>
    </li>
  );
}
