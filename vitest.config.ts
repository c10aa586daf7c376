import os from "node:os";
import path from "node:path";
import { cloudflareTest } from "@cloudflare/vitest-pool-workers";
import { Response as MiniflareResponse } from "miniflare";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { workerdDiesWithParent } from "./scripts/lib/die-with-parent.mjs";

// Those that the tests of workers run in too, which would outlive a killed run.
workerdDiesWithParent();

const folder = (name: string) => path.join(import.meta.dirname, name);

/** The same short names as in tsconfig.json. */
const alias = { "~db": folder("db"), "~workers": folder("workers"), "~": folder("app") };

/**
 * Projects with the same number of workers run side by side, and the others after them: Vitest refuses different
 * numbers in one turn. Left to itself it leaves a core idle, which on two cores is half of them.
 */
const turn = (groupOrder: number, maxWorkers: number) => ({ maxWorkers, sequence: { groupOrder } });
const onAllCores = turn(0, Math.max(2, os.availableParallelism() - 1));
const oneByOne = turn(1, 1);
// More than two cores can carry: most of them wait for a time limit or for another process.
const besideServers = turn(2, 3);

/** Generous: a busy machine is slow, and only a test that fails ever waits this long. */
const patient = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } };

/** Logic without a database, in Node. */
const unit: TestProjectConfiguration = {
  resolve: { alias },
  test: {
    ...onAllCores,
    ...patient,
    name: "unit",
    include: [
      "app/**/*.test.{ts,tsx}",
      "db/**/*.test.ts",
      "workers/{app,shared}/**/*.test.ts",
      "scripts/**/*.test.mjs",
      "tests/fakes/**/*.test.ts",
    ],
    exclude: ["**/*.data.test.ts"],
    // What a file imports is imported once and not once a file, which took longer than all the tests.
    isolate: false,
    setupFiles: "tests/setup/unit.ts",
  },
};

/** Queries and commands, the same files on both databases: one process and one database for all of them. */
const data = (database: "d1" | "libsql"): TestProjectConfiguration => ({
  resolve: { alias },
  test: {
    ...oneByOne,
    ...patient,
    name: `data-${database}`,
    include: ["{app,db,workers/app}/**/*.data.test.ts"],
    globalSetup: `tests/setup/${database}.ts`,
    isolate: false,
  },
});

/** A worker beside the app, inside workerd, Durable Objects included. */
const worker = (
  name: "voice" | "search",
  miniflare?: Exclude<Parameters<typeof cloudflareTest>[0], (...given: never[]) => unknown>["miniflare"],
): TestProjectConfiguration => ({
  plugins: [cloudflareTest({ wrangler: { configPath: `./workers/${name}/wrangler.toml` }, miniflare })],
  resolve: { alias },
  test: { ...onAllCores, ...patient, name, include: [`workers/${name}/**/*.test.ts`] },
});

/** What the voice worker's objects find in their environment; a developer's own variables change nothing. */
const voiceAlone = {
  bindings: {
    SESSION_SECRET: "a-secret-for-tests-of-forty-characters--",
    ENVIRONMENT: "test",
    VOICE_BASE_URL: "",
    VOICE_API_KEY: "",
    VOICE_AGENT_ID: "",
  },
  // In place of the app.
  serviceBindings: { APP: () => MiniflareResponse.json({ response: "Twelve inches below frost." }) },
};

/** The built product over HTTP and WebSockets: one server for all files. Much of the time is spent waiting for others. */
const http: TestProjectConfiguration = {
  resolve: { alias },
  test: {
    ...besideServers,
    ...patient,
    name: "http",
    include: ["tests/integration/**/*.test.ts"],
    globalSetup: "tests/setup/product.ts",
    isolate: false,
    // Real servers and a real clock: one accident on a busy machine is named at the end of the run and stops nobody.
    retry: process.env.CI ? 1 : 0,
  },
};

export default defineConfig({
  test: {
    projects: [unit, data("d1"), data("libsql"), worker("voice", voiceAlone), worker("search"), http],
  },
});
