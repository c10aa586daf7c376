#!/usr/bin/env node
// npm run db:migrate: brings a database up to date and adds the reference data.
//   npm run db:migrate               the embedded database in STATE_DIR
//   npm run db:migrate -- --libsql   the server that LIBSQL_URL names
//   npm run db:migrate -- --remote   the D1 database of the Cloudflare account that wrangler is signed in to
import "./lib/node-version.mjs";
import { parseArgs } from "node:util";
import { lapLogger } from "./lib/laps.mjs";
import { onStop } from "./lib/on-stop.mjs";
import { Refusal, runScript } from "./lib/refusal.mjs";
import { stopRunning } from "./lib/run.mjs";
import { setUp } from "./lib/set-up.mjs";
import { holdState, stateDir } from "./lib/state.mjs";

const { values } = parseArgs({
  options: { libsql: { type: "boolean" }, remote: { type: "boolean" } },
});

await runScript("The database could not be migrated", async () => {
  onStop(stopRunning, 130);
  await setUp(lapLogger());
  if (values.remote) await migrateRemote();
  else if (values.libsql) await migrateLibsql();
  else await migrateLocal();
});

async function migrateLocal() {
  const dir = stateDir();
  const release = await holdState(dir);
  const { migrateEmbedded } = await import("./lib/embedded-database.mjs");
  const { report } = await import("./lib/migrate.mjs");
  console.log(report(await migrateEmbedded(dir)));
  release();
}

async function migrateLibsql() {
  const { LIBSQL_URL, LIBSQL_AUTH_TOKEN } = process.env;
  if (!LIBSQL_URL) throw new Refusal("LIBSQL_URL is not set; it names the libSQL server to migrate.");
  const { libsqlTarget } = await import("./lib/libsql-target.mjs");
  const { migrate, report } = await import("./lib/migrate.mjs");
  console.log(report(await migrate(await libsqlTarget(LIBSQL_URL, LIBSQL_AUTH_TOKEN))));
}

async function migrateRemote() {
  const { migrateRemoteD1 } = await import("./lib/remote-d1.mjs");
  await migrateRemoteD1();
}
