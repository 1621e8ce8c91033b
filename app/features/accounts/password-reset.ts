/** How a forgotten password is set again: by a link in a mail, by the command on the server, or at Supabase. */
export type ResetWay = "mail" | "command" | "supabase";
