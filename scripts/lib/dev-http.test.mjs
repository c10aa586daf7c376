import http from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerWith } from "./dev-http.ts";

/** @type {http.Server} */
let server;

beforeAll(async () => {
  const middleware = answerWith(async (request) => new Response(request.url));
  server = http.createServer((incoming, outgoing) =>
    middleware(incoming, outgoing, () => {
      outgoing.statusCode = 500;
      outgoing.end();
    }),
  );
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** @param {string} host @param {string} [path] */
async function ask(host, path = "/legal") {
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  /** @type {http.IncomingMessage} */
  const answer = await new Promise((resolve, reject) =>
    http.get({ host: "127.0.0.1", port, path, headers: { host }, agent: false }, resolve).on("error", reject),
  );
  let body = "";
  for await (const part of answer) body += part;
  return { status: answer.statusCode, body };
}

test.each(["127.0.0.1@evil", "a b", "[::1", "127.0.0.1:99999", "evil/x", "x?y", "x#y", "%zz", "a\\b"])(
  "a Host header that is no host is answered with 400: %s",
  async (host) => {
    expect((await ask(host)).status).toBe(400);
  },
);

test("a path that makes no address is answered with 400", async () => {
  expect((await ask("127.0.0.1", "//")).status).toBe(400);
});

test.each(["127.0.0.1:8620", "localhost", "[::1]:8620", "xn--bcher-kva.example"])(
  "a Host header that is one is the request's address: %s",
  async (host) => {
    expect(await ask(host)).toEqual({ status: 200, body: `http://${host}/legal` });
  },
);
