import http from "node:http";
import { expect, test } from "vitest";
import { bridgedDatabase } from "./d1-bridge.mjs";

test("a connection that breaks is told of as D1 tells of it", async () => {
  const server = http.createServer((request) => request.socket.destroy());
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const database = bridgedDatabase({ url: `http://127.0.0.1:${port}`, key: "k" });
  await expect(database.prepare("select 1").all()).rejects.toThrow("D1_ERROR: Network connection lost.");
  server.close();
});
