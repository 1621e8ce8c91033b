/** Mails a link to people who forgot their password, and sets the password of any link. */
import { z } from "zod";
import { HttpError, parseInput } from "../../../platform/http-error.ts";
import type { AccessKeeper } from "../../../platform/identity/access-keeper.ts";
import { audited } from "../../../platform/identity/audited.ts";
import { RESET_MINUTES, type AccountKeeper } from "../../../platform/identity/identity-provider.ts";
import type { LogName } from "../../../platform/identity/log-name.ts";
import type { Limits } from "../../../platform/limits/limits.ts";
import type { Log } from "../../../platform/log.ts";
import type { Mailer } from "../../../platform/mail/mailer.ts";
import { sendWithRetries } from "../../../platform/mail/send-with-retries.ts";
import { checkNewPassword } from "./guessable-password.server.ts";
import { emailAddress, linkToken, newPassword } from "./credentials.server.ts";
import { passwordLinks } from "./password-link.server.ts";
import { tooManyTries, unlockAccount } from "./sign-in.server.ts";

/** The limit for one address: enough for someone who deletes a mail, too few to annoy. */
const EMAIL_LIMIT = { points: 3, duration: 60 * 60 };
/** A whole hostel may share one network address. */
const NETWORK_LIMIT = { points: 20, duration: 60 * 60 };
/** Each new password costs a hash. A link is opened and then used, which are two calls. */
const LINK_LIMIT = { points: 40, duration: 15 * 60 };
/** The response is sent first. */
const AFTER_RESPONSE_MS = 50;

export const resetRequest = z.strictObject({ email: emailAddress });
/** Whose password the link sets. */
export const openedReset = z.strictObject({ email: z.string() });
export const resetAcceptance = z.strictObject({ token: linkToken, password: newPassword });

const OVER = `This link does not work any more. Perhaps it was used, is older than ${RESET_MINUTES} minutes, or there is a newer one. If you used it, sign in. Otherwise open the newest link that you got, or ask for another.`;

/** A link in a mail, the command on the server, or Supabase. */
type ResetWay = "mail" | "command" | "supabase";

type Parts = {
  accounts: AccountKeeper | undefined;
  access: AccessKeeper | undefined;
  mailer: Mailer | undefined;
  limits: Limits;
  logName: LogName;
  publicUrl: string | undefined;
  /** The name of the site in the mail. */
  product: string;
};
type Request = { input: unknown; address: string; log: Log };

export type PasswordResetService = ReturnType<typeof passwordResetService>;

export function passwordResetService({ accounts, access, mailer, limits, logName, publicUrl, product }: Parts) {
  const links = passwordLinks({ accounts, access, limits, logName });
  const byEmail = limits("reset-email", EMAIL_LIMIT);
  const byNetwork = limits("reset-network", NETWORK_LIMIT);
  const byLink = limits("reset-accept", LINK_LIMIT);
  const send = mailer?.send;
  const way: ResetWay = !accounts ? "supabase" : send && publicUrl ? "mail" : "command";

  async function mailLink(email: string, log: Log): Promise<void> {
    const token = await accounts?.passwordReset.createToken(email);
    if (!token) return;
    const link = `${publicUrl}/admin/reset#${token}`;
    const mail = { to: email, subject: `${product}: a new password`, text: textWith(link) };
    await sendWithRetries(send!, mail, ({ kind, message }) =>
      // A server may quote the mail in its error, so remove the token.
      log.warn({ kind, reason: message.replaceAll(token, "…") }, "password reset not mailed"),
    );
  }

  /** @throws {HttpError} 410 */
  async function find(token: string): Promise<{ keeper: AccountKeeper; email: string }> {
    const found = await accounts?.passwordReset.find(token);
    if (!accounts || !found) throw new HttpError(410, OVER);
    if (found.maker && !(await links.isMakerAdmin(found.maker))) throw new HttpError(410, OVER);
    return { keeper: accounts, email: found.email };
  }

  return {
    way,
    validMinutes: RESET_MINUTES,
    /** Administrators can make links for others. */
    makesLinks: accounts !== undefined,
    makeLink: links.make,

    /** Returns before the account is looked up, so that neither response nor time shows whether it exists. */
    async request({ input, address, log }: Request): Promise<void> {
      if (way !== "mail") throw new HttpError(404, "This site sends no mail for forgotten passwords.");
      const email = parseInput(resetRequest, input).email.toLowerCase();
      await byNetwork.take(address, tooManyTries);
      await byEmail.take(email, tooManyTries);
      log.info({ audit: "password reset requested", account: logName(email) }, "password reset requested");
      setTimeout(() => {
        mailLink(email, log).catch((error: unknown) => log.error({ err: error }, "password reset failed"));
      }, AFTER_RESPONSE_MS);
    },

    /** @throws {HttpError} 410 */
    async open(token: string, address: string): Promise<z.infer<typeof openedReset>> {
      await byLink.take(address, tooManyTries);
      const { email } = await find(token);
      return { email };
    },

    /** @throws {HttpError} 400 for the password, 410 for the link */
    async accept({ input, address, log }: Request): Promise<void> {
      const { token, password } = parseInput(resetAcceptance, input);
      await byLink.take(address, tooManyTries);
      const { keeper, email } = await find(token);
      checkNewPassword(password, { email, site: product });
      await audited({ log, logName }, { audit: "password reset", email }, async () => {
        if (!(await keeper.passwordReset.setPassword(token, password))) throw new HttpError(410, OVER);
      });
      // Guesses by others must not lock out the owner of the mailbox. The limit of codes remains.
      await unlockAccount(limits, email);
    },
  };
}

const textWith = (link: string) => `Somebody, probably you, asked for a new password at this website.

Open this link within ${RESET_MINUTES} minutes to set one. It works once:

${link}

If it was not you, do nothing: your password stays as it is.
`;
