import fs from "node:fs/promises";
import { inject, onTestFinished } from "vitest";
import { bridgedDatabase } from "../../../scripts/lib/d1-bridge.mjs";
import { type ServeOptions, serve } from "../../../scripts/lib/serve.mjs";
import { TEST_VARIABLES } from "../../../scripts/lib/test-variables.mjs";
import { temporaryFolder } from "../../setup/temporary-folder.ts";

type Row = Record<string, unknown>;

/** A served product as a test sees it: its address, its database and its log. */
export interface Product {
  origin: string;
  /** The rows of a statement on its embedded database. */
  query<R = Row>(sql: string, ...params: unknown[]): Promise<R[]>;
  /** What its workers logged so far, line by line. */
  log(): Promise<string[]>;
}

function queriesOf(inspector: { url: string; key: string }): Product["query"] {
  const database = bridgedDatabase(inspector);
  return async (sql, ...params) => {
    const { results } = await database
      .prepare(sql)
      .bind(...params)
      .all();
    return results;
  };
}

const shared = inject("product");

/** The product that all files share. A test works on rows of its own. */
export const product: Product = {
  origin: shared.origin,
  query: queriesOf(shared.inspector),
  log: async () => (await fs.readFile(shared.logFile, "utf8")).split("\n"),
};

/** Starts a product in an environment of its own, on data of its own. The caller ends it. */
export async function startProduct(
  variables: Record<string, string> = {},
  options: Partial<ServeOptions> = {},
) {
  const { folder, remove } = temporaryFolder("own");
  // To migrate takes as long as to start.
  await fs.cp(shared.migrated, folder, { recursive: true });
  const lines: string[] = [];
  const served = await serve({
    stateDir: folder,
    variables: { ...TEST_VARIABLES, ...variables },
    onLog: (line) => lines.push(line),
    inspected: true,
    ...options,
  });
  return {
    origin: served.url.origin,
    query: queriesOf({ url: await served.addressOf("inspector"), key: served.inspectorKey }),
    log: async () => lines,
    /** Asks one worker, which need not be the one that the outside world reaches. */
    async ask(worker: string, path: string, init?: RequestInit) {
      return fetch(new URL(path, await served.addressOf(worker)), init);
    },
    /** The late work that the platform starts every few minutes. */
    async runScheduled() {
      const worker = await served.mf.getWorker("groundwork");
      await worker.scheduled({ cron: "*/10 * * * *", scheduledTime: new Date() });
    },
    async stop() {
      await served.dispose();
      remove();
    },
  };
}
export type OwnProduct = Awaited<ReturnType<typeof startProduct>>;

/** As `startProduct`, until the present test ends. */
export async function ownProduct(...args: Parameters<typeof startProduct>): Promise<OwnProduct> {
  const own = await startProduct(...args);
  onTestFinished(own.stop);
  return own;
}
