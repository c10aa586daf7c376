#!/usr/bin/env node
// npm run build: the pages with Remix and Vite, then the workers with wrangler.
import "./lib/node-version.mjs";
import { lapLogger } from "./lib/laps.mjs";
import { onStop } from "./lib/on-stop.mjs";
import { build } from "./lib/product-build.mjs";
import { runScript } from "./lib/refusal.mjs";
import { stopRunning } from "./lib/run.mjs";
import { setUp } from "./lib/set-up.mjs";

await runScript("The build failed", async () => {
  onStop(stopRunning, 130);
  const log = lapLogger();
  await setUp(log, [() => build()]);
  log("Built build/client, build/server and dist.");
});
