import { inject, onTestFinished } from "vitest";
import { D1_BINDING } from "../../../scripts/lib/embedded-database.mjs";
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

const inspector = inject("inspectorUrl");

async function fetchJson<T>(url: string, init?: RequestInit): Promise<T> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}

/** The product that all files share. A test works on rows of its own. */
export const product: Product = {
  origin: inject("appUrl"),
  query: (sql, ...params) =>
    fetchJson(`${inspector}/query`, { method: "POST", body: JSON.stringify({ sql, params }) }),
  log: () => fetchJson(`${inspector}/log`),
};

/** Starts a product in an environment of its own, on data of its own. The caller ends it. */
export async function startProduct(
  variables: Record<string, string> = {},
  options: Partial<ServeOptions> = {},
) {
  const { folder, remove } = temporaryFolder("own");
  const lines: string[] = [];
  const { url, mf, dispose } = await serve({
    stateDir: folder,
    variables: { ...TEST_VARIABLES, ...variables },
    onLog: (line) => lines.push(line),
    ...options,
  });
  return {
    origin: url.origin,
    mf,
    async query<R = Row>(sql: string, ...params: unknown[]) {
      const database = await mf.getD1Database(D1_BINDING);
      const { results } = await database
        .prepare(sql)
        .bind(...params)
        .all<R>();
      return results;
    },
    log: async () => lines,
    async stop() {
      await dispose();
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
