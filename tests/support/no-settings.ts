/** Sites and commands of tests and benchmarks ignore the settings of this machine: `.env` replaces no set variable. */
import { SETTINGS } from "../../platform/env.ts";

for (const name of SETTINGS) process.env[name] = "";
