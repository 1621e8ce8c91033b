import { postgresAway } from "./postgres-away.ts";
import { proves } from "./short.ts";

proves("outages of PostgreSQL lose no acknowledged write and leave no connection behind", postgresAway, 5);
