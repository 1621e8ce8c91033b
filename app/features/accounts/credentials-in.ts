import type { Credentials } from "../../../domain/session";

/** An empty code counts as none. */
export function credentialsIn(form: FormData): Credentials {
  const text = (name: string) => String(form.get(name) ?? "");
  const code = text("code");
  return { email: text("email"), password: text("password"), ...(code && { code }) };
}
