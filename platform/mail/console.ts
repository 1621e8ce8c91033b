import type { Mailer } from "./mailer.ts";

export function consoleMailer(print: (text: string) => void = console.log): Mailer {
  return {
    repeatable: true,
    gapMs: 0,
    async deliver({ id, from_name, from_email, message }) {
      print(`Contact message ${id} from ${from_name} <${from_email}>:\n${message}\n`);
    },
    async send({ to, subject, text }) {
      print(`Mail to ${to}: ${subject}\n${text}\n`);
    },
  };
}
