import type { ComponentProps, ReactNode } from "react";
import { Button, ButtonLink } from "../button/button";

type Small = {
  label: ReactNode;
  /** Only for screen readers, after the label. */
  of?: ReactNode;
};
type ButtonProps = Omit<ComponentProps<typeof Button>, "variant" | "children">;

export function SmallButton({ label, of, ...button }: Small & ButtonProps) {
  return (
    <Button variant="quiet" small {...button}>
      {label}
      {of && <span className="visually-hidden"> {of}</span>}
    </Button>
  );
}

export function SmallLink({ label, of, to }: Small & { to: string }) {
  return (
    <ButtonLink variant="quiet" small to={to}>
      {label}
      {of && <span className="visually-hidden"> {of}</span>}
    </ButtonLink>
  );
}
