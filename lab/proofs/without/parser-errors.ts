/** For a control: Node's bare responses to parser errors. */
import { Server } from "node:http";

const on = Server.prototype.on;
Server.prototype.on = function (this: Server, event: string, listener: (...args: never[]) => void) {
  return event === "clientError" ? this : (Reflect.apply(on, this, [event, listener]) as Server);
} as typeof on;
