#!/usr/bin/env node
// npm start: installs and builds what is missing, migrates the database and serves the product.
// Nothing outside Node is imported before the installation has run.
import "./lib/node-version.mjs";
import { lapLogger } from "./lib/laps.mjs";
import { onStop } from "./lib/on-stop.mjs";
import { holdPort, portFrom } from "./lib/port.mjs";
import { ensureBuilt } from "./lib/product-build.mjs";
import { runScript } from "./lib/refusal.mjs";
import { stopRunning } from "./lib/run.mjs";
import { setUp } from "./lib/set-up.mjs";
import { holdState, sessionSecret, signingKey, stateDir } from "./lib/state.mjs";

await runScript("Groundwork could not start", async () => {
  const log = lapLogger();
  onStop(stopRunning, 130);
  const port = portFrom(process.env.PORT, 8787);
  const host = process.env.HOST || "127.0.0.1";
  await holdPort(port, host);
  const dir = stateDir();
  await holdState(dir);
  await setUp(log, [ensureBuilt]);

  const { serve } = await import("./lib/serve.mjs");
  const { report } = await import("./lib/migrate.mjs");
  const { runCrons } = await import("./lib/crons.mjs");
  const { modeOf } = await import("./lib/mode.mjs");
  const { endWithWorkerd } = await import("./lib/die-with-parent.mjs");
  const { environment, said } = await modeOf(host, process.env);
  const { url, mf, dispose } = await serve({
    port,
    host,
    stateDir: dir,
    environment,
    // Made once and kept, in either mode.
    variables: {
      ...process.env,
      SESSION_SECRET: process.env.SESSION_SECRET || sessionSecret(dir),
      SIGNING_KEY: process.env.SIGNING_KEY || signingKey(dir),
    },
    onMigrated: (applied) => applied.length > 0 && log(report(applied)),
  });
  const stopCrons = runCrons(mf);
  let stopping = false;
  endWithWorkerd(() => stopping);
  onStop(() => {
    stopping = true;
    stopCrons();
    return dispose();
  });
  log(said);
  log(`Groundwork is ready at ${url.origin}`);
});
