/** Parses every environment variable once. `.env.example` explains them. */
import { resolve } from "node:path";
import { z } from "zod";
import { StartError } from "./start-error.ts";

const httpAddress = z.url({ protocol: /^https?$/, error: "must be an address that starts with http:// or https://" });
const origin = httpAddress.transform((address) => new URL(address).origin);
/** Stricter than `origin`: a URL with a path or a password is an error, because neither would have an effect. */
const originOnly = z
  .string()
  .refine(
    (address) => /^https?:/.test(address) && URL.parse(address)?.href === `${URL.parse(address)?.origin}/`,
    "must be an address with http:// or https:// and without user, password and path: https://cell.example.edu",
  )
  .transform((address) => new URL(address).origin);
/** Digits only: `Number` would accept 1e3 and 0x10 too. */
const wholeNumber = (error: string, max: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, error)
    .transform(Number)
    .refine((number) => number <= max, error);

const DIFFERENT_CHARACTERS = 8;

const variables = z.object({
  /** 0.0.0.0 so that a phone on the same network can open the site. */
  HOST: z.string().default("0.0.0.0"),
  PORT: wholeNumber("must be a port number", 65_535).default(3000),
  DATA_DIR: z.string().default("./data"),
  PUBLIC_URL: originOnly.optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must start with postgres://")
    .optional(),
  SESSION_SECRET: z
    .string()
    .refine((secret) => secret.length >= 32 && new Set(secret).size >= DIFFERENT_CHARACTERS, {
      error: `must have at least 32 characters, ${DIFFERENT_CHARACTERS} of them different; \`openssl rand -hex 32\` makes one`,
    })
    .optional(),
  SMTP_URL: z
    .string()
    .refine(
      (address) => /^smtps?:/.test(address) && URL.parse(address)?.hostname,
      "must start with smtp:// or smtps:// and name a host: smtps://user:password@mail.example.edu",
    )
    .optional(),
  /** Also the sender, since mail in a visitor's name would count as forged. */
  CONTACT_TO: z.email("must be an e-mail address").optional(),
  EMAILJS_SERVICE_ID: z.string().optional(),
  EMAILJS_TEMPLATE_ID: z.string().optional(),
  EMAILJS_USER_ID: z.string().optional(),
  EMAILJS_PRIVATE_KEY: z.string().optional(),
  SUPABASE_URL: origin.optional(),
  SUPABASE_KEY: z
    .string()
    .refine(
      (key) => !key.startsWith("sb_secret_"),
      "must be the publishable key; the secret one is SUPABASE_SECRET_KEY",
    )
    .optional(),
  SUPABASE_SECRET_KEY: z
    .string()
    .refine((key) => !key.startsWith("sb_publishable_"), "must be the secret key of the project")
    .optional(),
  API_URL: httpAddress.transform((address) => address.replace(/\/+$/, "")).optional(),
  TRUST_PROXY: wholeNumber("must be a number of proxies", 10).default(0),
  EMBED_ANCESTORS: z
    .string()
    .transform((list) => list.trim().split(/\s+/))
    // The addresses become part of a policy, where `;` and `*` in a host would have another meaning.
    .refine(
      (list) => list.every((entry) => /^https:\/\/[a-z0-9.-]+(:\d+)?$/.test(entry) && URL.canParse(entry)),
      "must be origins with https:// and no path, with a space between them",
    )
    .optional(),
  BACKUP_DIR: z.string().optional(),
});

export const SETTINGS = Object.keys(variables.shape);

const TOGETHER = [
  ["SMTP_URL", "CONTACT_TO"],
  ["EMAILJS_SERVICE_ID", "EMAILJS_TEMPLATE_ID", "EMAILJS_USER_ID"],
  ["SUPABASE_URL", "SUPABASE_KEY"],
];

export type Env = ReturnType<typeof parseEnv>;

export function parseEnv(source: Record<string, string | undefined>, root: string) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = variables.safeParse(given);
  const problems = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  for (const names of TOGETHER) {
    const missing = names.filter((name) => given[name] === undefined);
    if (missing.length > 0 && missing.length < names.length) {
      problems.push(`${missing.join(" and ")} must be set too: ${names.join(", ")} work only together`);
    }
  }
  if (given.EMAILJS_PRIVATE_KEY && !given.EMAILJS_USER_ID)
    problems.push("EMAILJS_USER_ID must be set too: EMAILJS_PRIVATE_KEY works only with it");
  if (given.SUPABASE_SECRET_KEY && !given.SUPABASE_KEY)
    problems.push("SUPABASE_KEY must be set too: SUPABASE_SECRET_KEY works only with it");
  if (given.SMTP_URL && given.EMAILJS_USER_ID)
    problems.push("SMTP_URL and EMAILJS_USER_ID are both set; choose one way to send mail");
  if (given.BACKUP_DIR && given.DATABASE_URL)
    problems.push("BACKUP_DIR is for the database file in DATA_DIR; PostgreSQL has its own backups (pg_dump)");
  if (!parsed.success || problems.length > 0) throw new StartError(problems.join("\n"));
  const { DATA_DIR, BACKUP_DIR, PUBLIC_URL } = parsed.data;
  return {
    ...parsed.data,
    /** Visitors come over HTTPS: cookies are Secure, and browsers are told to stay with HTTPS. */
    https: PUBLIC_URL?.startsWith("https://") ?? false,
    DATA_DIR: resolve(root, DATA_DIR),
    BACKUP_DIR: BACKUP_DIR === undefined ? undefined : resolve(root, BACKUP_DIR),
  };
}
