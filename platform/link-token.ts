/** Tokens in the fragment of a link, for a card, an invitation or a new password. Only their hash is stored. */
import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

export const makeLinkToken = () => randomBytes(TOKEN_BYTES).toString("base64url");

/** A token has 256 random bits, so a fast hash is safe. */
export const hashOfToken = (token: string) => createHash("sha256").update(token).digest("hex");
