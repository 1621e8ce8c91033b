import { formatMoment } from "../../../../domain/moments";
import { NewLink } from "../../../ui/shared-link/new-link";
import type { PasswordLink } from "../../accounts/password-link.server";

type Props = { made: PasswordLink; email: string; timeZone: string };

export function MadePasswordLink({ made: { link, expiresAt }, email, timeZone }: Props) {
  return (
    <NewLink name={`link-${email}`} link={link} of={email}>
      Give this link or its QR code to {email}, and to nobody else: it sets a new password. It works once, until{" "}
      {formatMoment(expiresAt, timeZone)}. If they use an authenticator app, they still need its code.
    </NewLink>
  );
}
