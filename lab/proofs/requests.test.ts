/** No request is dropped, misread or fatal. */
import { editors } from "./editors.ts";
import { fuzzRoutes } from "./fuzz-routes.ts";
import { fuzz } from "./fuzz.ts";
import { mailAway } from "./mail-away.ts";
import { payloads } from "./payloads.ts";
import { restartAlone } from "./restart-alone.ts";
import { restart } from "./restart.ts";
import { proves } from "./short.ts";

proves("damaged requests get errors of one shape, and none hangs", fuzz, 3_000);
proves("no request made from the route table causes a fault", fuzzRoutes, 500);
proves("programs typed into every field appear as text everywhere", payloads, 40);
proves("no request is dropped while processes restart behind nginx", restart, 2);
proves("no request is dropped while one process restarts behind a held socket", restartAlone, 2);
proves("no message is lost while the mail server is away, and each is sent once", mailAway, 30);
proves("one of many editors wins a version, and no acknowledged save is lost", editors, 300);
