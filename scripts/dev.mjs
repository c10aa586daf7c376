#!/usr/bin/env node
// npm run dev: Vite with hot reloading; the plugin in workers-dev.ts adds the workers.
import "./lib/node-version.mjs";
import { lapLogger } from "./lib/laps.mjs";
import { onStop } from "./lib/on-stop.mjs";
import { runScript } from "./lib/refusal.mjs";
import { outcomeOf, stopRunning, tool } from "./lib/run.mjs";
import { setUp } from "./lib/set-up.mjs";

await runScript("The development server could not start", async () => {
  onStop(stopRunning);
  await setUp(lapLogger());
  const { code } = await outcomeOf(...tool("@remix-run/dev/dist/cli.js", ["vite:dev"]), {
    interactive: true,
  });
  process.exitCode = code;
});
