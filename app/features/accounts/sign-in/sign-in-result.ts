type Refused = { status: number; message: string; fields?: Record<string, string> };

/** The state of the form after a failed sign-in. */
export type SignInResult = { failure: string; needsCode: boolean; codeError?: string };

const WRONG_CODE = "The password is right, but not the code.";

export const NOT_TRIED: SignInResult = { failure: "", needsCode: false };

/** The server names the field `code` when the password was right and a code is needed. */
export function signInResult({ status, message, fields }: Refused, sent: FormData): SignInResult {
  const codeError = fields?.code;
  const sentCode = Boolean(sent.get("code"));
  return {
    // The first request for a code is not a failure.
    failure: codeError === undefined ? failureText(status, message) : sentCode ? WRONG_CODE : "",
    needsCode: codeError !== undefined || (sent.has("code") && status === 429),
    codeError: sentCode ? codeError : undefined,
  };
}

/** The specification has one text for a wrong e-mail or password. Other failures have their own. */
function failureText(status: number, message: string): string {
  if (status === 401 || status === 400) return "Invalid login credentials";
  if (status === 429) return message;
  return "Signing in does not work at the moment. Try again in a few minutes.";
}
