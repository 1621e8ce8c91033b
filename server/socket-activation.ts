import type { Env } from "../platform/env.ts";

export type Where = { port: number; host: string } | { fd: number };

/** The first inherited descriptor, see sd_listen_fds(3). */
const FIRST_SOCKET = 3;

/**
 * systemd's socket activation (deploy/cell.socket): connections wait in the socket while the site restarts. Children
 * inherit the variables too, so `LISTEN_PID` names the right process.
 */
export function listenAt({ PORT, HOST }: Env, process: Pick<NodeJS.Process, "env" | "pid">): Where {
  const { LISTEN_PID, LISTEN_FDS } = process.env;
  const isHandedOver = LISTEN_PID === String(process.pid) && Number(LISTEN_FDS) > 0;
  return isHandedOver ? { fd: FIRST_SOCKET } : { port: PORT, host: HOST };
}
