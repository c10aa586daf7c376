import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { workerOptions } from "./miniflare-workers.mjs";

/** The configuration of a worker in a folder of its own, whose name is no plain word. */
function configured() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "groundwork grün "));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const config = path.join(folder, "wrangler.toml");
  fs.writeFileSync(
    config,
    `name = "app"
main = "index.ts"
compatibility_date = "2026-04-20"
[vars]
GREETING = "hello"
[assets]
directory = "client"
binding = "ASSETS"
[[d1_databases]]
binding = "DB"
database_name = "groundwork"
database_id = "one"
`,
  );
  return { folder, config };
}

test("before the first build a worker has its database and no assets", () => {
  const { config } = configured();
  const options = workerOptions(config, { OWN: "own" });
  expect(options.d1Databases).toHaveProperty("DB");
  expect(options.assets).toBeUndefined();
  expect(options.bindings).toEqual({ GREETING: "hello", OWN: "own" });
});

test("after it the assets are there", () => {
  const { folder, config } = configured();
  fs.mkdirSync(path.join(folder, "client"));
  expect(workerOptions(config, {}).assets).toMatchObject({
    directory: path.join(folder, "client"),
    binding: "ASSETS",
  });
});

test("a developer's own variables do not reach it", () => {
  const { folder, config } = configured();
  for (const name of [".dev.vars", ".env"])
    fs.writeFileSync(path.join(folder, name), "GREETING=theirs\nKEY=key\n");
  expect(workerOptions(config, {}).bindings).toEqual({ GREETING: "hello" });
});
