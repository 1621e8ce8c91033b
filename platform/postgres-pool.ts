import { Pool, type PoolConfig } from "pg";

export function postgresPool(config: PoolConfig): Pool {
  const pool = new Pool({ application_name: "pre-incubation-cell", keepAlive: true, ...config });
  // The pool replaces a broken connection at the next query; without a listener Node would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
