/** https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html */
import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { oneAtATime } from "../one-at-a-time.ts";

const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const FORMAT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const derive = promisify(argon2);
/** A burst of sign-ins queues here instead of taking 19 MiB and a thread each. */
const inTurn = oneAtATime();

/** Returns a PHC string: `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await inTurn(() => derive("argon2id", { message: password, nonce, ...COST }));
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const match = FORMAT.exec(hash);
  if (!match) return false;
  const [memory, passes, parallelism] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const nonce = Buffer.from(match[4]!, "base64");
  const expected = Buffer.from(match[5]!, "base64");
  const parameters = { message: password, nonce, memory, passes, parallelism, tagLength: expected.length };
  const tag = await inTurn(() => derive("argon2id", parameters));
  return timingSafeEqual(tag, expected);
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
