import type { Env } from "../env.ts";
import { consoleMailer } from "./console.ts";
import { emailJsMailer } from "./emailjs.ts";
import type { Mailer } from "./mailer.ts";

/** In development messages are printed; a real site must not log them. */
export async function openMailer(
  env: Env,
  { product, development }: { product: () => string; development: boolean },
): Promise<Mailer | undefined> {
  const { SMTP_URL, CONTACT_TO, EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID, EMAILJS_USER_ID, EMAILJS_PRIVATE_KEY } = env;
  if (SMTP_URL && CONTACT_TO) {
    const { smtpMailer } = await import("./smtp.ts");
    return smtpMailer({ url: SMTP_URL, to: CONTACT_TO, product });
  }
  if (EMAILJS_SERVICE_ID && EMAILJS_TEMPLATE_ID && EMAILJS_USER_ID) {
    return emailJsMailer({
      serviceId: EMAILJS_SERVICE_ID,
      templateId: EMAILJS_TEMPLATE_ID,
      userId: EMAILJS_USER_ID,
      privateKey: EMAILJS_PRIVATE_KEY,
    });
  }
  return development ? consoleMailer() : undefined;
}
