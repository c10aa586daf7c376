#!/usr/bin/env node
// npm run new: makes the files of something new, with its words in three languages and its tests.
//   npm run new screen <area> <path> [in <feature>] [private]   a page: general /hello
//   npm run new feature <area> <path>                           a private page with a table, forms and sample data
//   npm run new table <area> <name> [in <feature>]              a table: its columns, migration, factory and test
import "./lib/node-version.mjs";
import { lapLogger } from "./lib/laps.mjs";
import { onStop } from "./lib/on-stop.mjs";
import { runScript } from "./lib/refusal.mjs";
import { stopRunning } from "./lib/run.mjs";
import { setUp } from "./lib/set-up.mjs";

await runScript("Nothing more was made", async () => {
  onStop(stopRunning, 130);
  const { readWish } = await import("./new/wish.mjs");
  const wish = readWish(process.argv.slice(2));
  await setUp(lapLogger());
  const { makeNew } = await import("./new/make.mjs");
  const { made, changed, next } = await makeNew(wish);
  for (const file of made) console.log(`made     ${file}`);
  for (const file of changed) console.log(`changed  ${file}`);
  console.log(["", "What is left to you:", ...next.map((line) => `- ${line}`)].join("\n"));
});
