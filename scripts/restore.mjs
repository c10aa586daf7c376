#!/usr/bin/env node
// npm run restore: puts back what npm run backup has written.
//   npm run restore -- FILE             into the embedded database in STATE_DIR
//   npm run restore -- FILE --libsql    into the server that LIBSQL_URL names, the files into STATE_DIR
//   npm run restore -- FILE --replace   also where there are accounts, which are gone afterwards
import "./lib/node-version.mjs";
import path from "node:path";
import { parseArgs } from "node:util";
import { lapLogger } from "./lib/laps.mjs";
import { onStop } from "./lib/on-stop.mjs";
import { Refusal, runScript } from "./lib/refusal.mjs";
import { stopRunning } from "./lib/run.mjs";
import { setUp } from "./lib/set-up.mjs";

const { values, positionals } = parseArgs({
  options: { libsql: { type: "boolean" }, replace: { type: "boolean" } },
  allowPositionals: true,
});

await runScript("The backup could not be restored", async () => {
  onStop(stopRunning, 130);
  await setUp(lapLogger());
  const [named] = positionals;
  if (!named) throw new Refusal("Name the backup to restore: npm run restore -- FILE.");
  const { withInstallation } = await import("./lib/installation.mjs");
  const { restore } = await import("./lib/backup.mjs");
  const { readBackup } = await import("./lib/backup-file.mjs");
  const lines = await readBackup(path.resolve(named));
  const { rows, files } = await withInstallation({ libsql: Boolean(values.libsql) }, ({ target, bucket }) =>
    restore(target, bucket, lines, { replace: Boolean(values.replace) }),
  );
  console.log(`Restored ${rows} rows and ${files} files.`);
});
