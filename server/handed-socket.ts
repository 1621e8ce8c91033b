/** Where to listen: at an address, or at the socket that a supervisor holds open over restarts. */
import type { Env } from "../platform/env.ts";

export type Where = { port: number; host: string } | { fd: number };

/** The first handed-over descriptor, as sd_listen_fds(3) has it. */
const FIRST_SOCKET = 3;

/**
 * systemd's way of handing over a listening socket (deploy/cell.socket): whoever knocks while the site restarts waits in that
 * socket instead of being refused. `LISTEN_PID` names the process that it is meant for; a child inherits the words too.
 * https://www.freedesktop.org/software/systemd/man/latest/sd_listen_fds.html
 */
export function listenAt({ PORT, HOST }: Env, process: Pick<NodeJS.Process, "env" | "pid">): Where {
  const { LISTEN_PID, LISTEN_FDS } = process.env;
  const isHandedOver = LISTEN_PID === String(process.pid) && Number(LISTEN_FDS) > 0;
  return isHandedOver ? { fd: FIRST_SOCKET } : { port: PORT, host: HOST };
}
