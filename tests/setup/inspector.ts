import http from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import type { Miniflare } from "miniflare";
import { D1_BINDING } from "../../scripts/lib/embedded-database.mjs";

/** One statement for the product's database. */
export interface Statement {
  sql: string;
  params: unknown[];
}

/**
 * Lets tests in other processes look at what the served product wrote: `POST /query` answers the rows of a
 * statement on its embedded database, `GET /log` the lines that its workers logged. On loopback only.
 */
export async function startInspector(mf: Miniflare, log: readonly string[]) {
  const server = http.createServer(async (request, response) => {
    try {
      const answer = request.url === "/log" ? log : await query(mf, (await json(request)) as Statement);
      response.end(JSON.stringify(answer));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function query(mf: Miniflare, { sql, params }: Statement): Promise<unknown[]> {
  const database = await mf.getD1Database(D1_BINDING);
  const { results } = await database
    .prepare(sql)
    .bind(...params)
    .all();
  return results;
}
