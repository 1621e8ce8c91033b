import { postgresAway } from "./postgres-away.ts";
import { proves } from "./short.ts";

proves("outages of PostgreSQL lose nothing that was acknowledged, and leave no connection behind", postgresAway, 5);
