#!/usr/bin/env node
// npm run types:bindings: declares the bindings of each worker as its wrangler.toml has them.
//   npm run types:bindings -- --check   only tells whether the declarations are up to date
import "./lib/node-version.mjs";
import { parseArgs } from "node:util";
import { bindingProblems, writeBindings } from "./lib/bindings.mjs";
import { Refusal, runScript } from "./lib/refusal.mjs";

const { values } = parseArgs({ options: { check: { type: "boolean" } } });

await runScript("The types of the bindings could not be made", async () => {
  if (!values.check) return writeBindings();
  const problems = await bindingProblems();
  if (problems.length > 0) throw new Refusal(problems.join("\n"));
});
