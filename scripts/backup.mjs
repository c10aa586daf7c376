#!/usr/bin/env node
// npm run backup: writes everything that an installation keeps into one file.
//   npm run backup                     the embedded database in STATE_DIR, into backups/
//   npm run backup -- FILE             into this file
//   npm run backup -- --libsql [FILE]  the server that LIBSQL_URL names, with the files in STATE_DIR
import "./lib/node-version.mjs";
import path from "node:path";
import { parseArgs } from "node:util";
import { lapLogger } from "./lib/laps.mjs";
import { onStop } from "./lib/on-stop.mjs";
import { runScript } from "./lib/refusal.mjs";
import { inRoot } from "./lib/root.mjs";
import { stopRunning } from "./lib/run.mjs";
import { setUp } from "./lib/set-up.mjs";

const { values, positionals } = parseArgs({
  options: { libsql: { type: "boolean" } },
  allowPositionals: true,
});

await runScript("The backup could not be made", async () => {
  onStop(stopRunning, 130);
  await setUp(lapLogger());
  const { withInstallation } = await import("./lib/installation.mjs");
  const { backup } = await import("./lib/backup.mjs");
  const { writeBackup } = await import("./lib/backup-file.mjs");
  const now = new Date();
  const name = `groundwork-${now.toISOString().replace(/[:.]/g, "-")}.jsonl.gz`;
  const file = positionals[0] ? path.resolve(positionals[0]) : inRoot("backups", name);
  await withInstallation({ libsql: Boolean(values.libsql) }, ({ target, bucket }) =>
    writeBackup(file, backup(target, bucket, now)),
  );
  console.log(`Everything is in ${file}.`);
});
