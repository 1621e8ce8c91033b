import { DeliveryFailure } from "./delivery-failure.ts";
import type { Mailer } from "./mailer.ts";

type EmailJsSettings = {
  serviceId: string;
  templateId: string;
  userId: string;
  privateKey?: string;
};

/** https://www.emailjs.com/docs/rest-api/send/ */
const SEND_ADDRESS = "https://api.emailjs.com/api/v1.0/email/send";
/** "Rate limit is 1 request per second", the same page. */
const GAP_MS = 1_000;
const TIMEOUT_MS = 20_000;

/** EmailJS has no idempotency key, so after a lost response the state is `unknown` and a person decides. */
export function emailJsMailer(
  settings: EmailJsSettings,
  { address = SEND_ADDRESS, timeoutMs = TIMEOUT_MS, gapMs = GAP_MS } = {},
): Mailer {
  return {
    repeatable: false,
    gapMs,
    async deliver({ from_name, from_email, message }) {
      const body = {
        service_id: settings.serviceId,
        template_id: settings.templateId,
        user_id: settings.userId,
        ...(settings.privateKey && { accessToken: settings.privateKey }),
        template_params: { from_name, from_email, message },
      };
      const response = await post(address, body, timeoutMs);
      // Always read the body: an unread body blocks its connection.
      const text = await response.text().catch(() => "");
      if (response.ok) return;
      throw new DeliveryFailure(kindOf(response.status), `EmailJS returned ${response.status}: ${text.slice(0, 200)}`);
    },
  };
}

async function post(address: string, body: unknown, timeoutMs: number): Promise<Response> {
  try {
    return await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    const never = isNeverSent(error);
    throw new DeliveryFailure(
      never ? "away" : "unknown",
      never ? "EmailJS could not be reached." : "EmailJS did not respond.",
      { cause: error },
    );
  }
}

function isNeverSent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  return ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "UND_ERR_CONNECT_TIMEOUT"].includes(
    code,
  );
}

/** 429 and 5xx are temporary; any other status (a wrong template, a blocked account) needs a person. */
function kindOf(status: number): "away" | "refused" {
  return status === 429 || status >= 500 ? "away" : "refused";
}
