import type { ReactNode } from "react";
import adminStyles from "../admin/admin.module.css";
import { Button } from "../button/button";
import { FormFailure } from "./form-failure";
import type { FormProblems } from "./problems-in";

type Props = {
  problems: FormProblems | undefined;
  busy: boolean;
  /** The text of the button that sends the form. */
  label: string;
  variant?: "quiet";
  /** More buttons. */
  children?: ReactNode;
};

/** The end of a small form: why it was not saved, and its buttons. */
export function FormEnd({ problems, busy, label, variant, children }: Props) {
  return (
    <>
      <FormFailure problems={problems} />
      <div className={adminStyles.actions}>
        <Button type="submit" variant={variant} busy={busy}>
          {label}
        </Button>
        {children}
      </div>
    </>
  );
}
