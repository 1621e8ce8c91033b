/** Loaded into a site by a control: what the parser refuses is answered by Node, with a bare line. */
import { Server } from "node:http";

const on = Server.prototype.on;
Server.prototype.on = function (this: Server, event: string, listener: (...words: never[]) => void) {
  return event === "clientError" ? this : (Reflect.apply(on, this, [event, listener]) as Server);
} as typeof on;
