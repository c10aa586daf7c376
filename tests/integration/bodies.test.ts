import net from "node:net";
import { describe, expect, test } from "vitest";
import { MAX_BODY_BYTES, PACE } from "../../workers/app/request-body.ts";
import { tookAtMost } from "../prove.ts";
import { ownAddress } from "./support/browser.ts";
import { product } from "./support/product.ts";

const MB = 1024 * 1024;
const VOICE = "/v1/convai/conversation?token=stale";

interface Sending {
  path?: string;
  bytes: number;
  /** Without a length, in chunks. */
  chunked?: boolean;
  headers?: string[];
  /** One byte every so many milliseconds; by default all as fast as the other side takes it. */
  dripMs?: number;
}

/**
 * A client that sends a whole body before it looks at the answer, as many do, over a socket of its own: what came back,
 * how the connection ended, and after how long.
 */
function send({ path = "/ai-hub", bytes, chunked = false, headers = [], dripMs }: Sending) {
  const { hostname, port, host, origin } = new URL(product.origin);
  const socket = net.connect(Number(port), hostname);
  const started = performance.now();
  let answer = "";
  let problem: string | undefined;
  socket.setEncoding("utf8").on("data", (text) => (answer += text));
  socket.on("error", ({ code }: NodeJS.ErrnoException) => (problem = code));
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      `Host: ${host}`,
      `Origin: ${origin}`,
      `CF-Connecting-IP: ${ownAddress()}`,
      "Content-Type: application/x-www-form-urlencoded",
      chunked ? "Transfer-Encoding: chunked" : `Content-Length: ${bytes}`,
      ...headers,
      "",
      "",
    ].join("\r\n"),
  );
  const frame = (piece: Buffer) =>
    chunked
      ? Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from("\r\n")])
      : piece;

  async function write(): Promise<void> {
    const piece = Buffer.alloc(dripMs ? 1 : 64 * 1024, "x");
    if (!dripMs) socket.pause();
    for (let sent = 0; sent < bytes && !socket.destroyed; sent += piece.length) {
      const taken = socket.write(frame(piece.subarray(0, bytes - sent)));
      if (!taken) await Promise.race([new Promise((resolve) => socket.once("drain", resolve)), closed]);
      if (dripMs) await Promise.race([new Promise((resolve) => setTimeout(resolve, dripMs)), closed]);
    }
    if (chunked && !socket.destroyed) socket.write("0\r\n\r\n");
    socket.resume();
  }

  async function outcome() {
    await write();
    // A connection that is kept open is told of by its answer, which is whole by then.
    for (
      let tries = 0;
      tries < 100 && !socket.destroyed && !/\r\n0\r\n\r\n$|<\/html>\s*$|"}$/.test(answer);
      tries++
    )
      await new Promise((resolve) => setTimeout(resolve, 100));
    socket.destroy();
    await closed;
    return { status: Number(answer.split(" ")[1]), answer, problem, ms: performance.now() - started };
  }
  return outcome();
}

describe("a body that is far too large", () => {
  test.each([
    { what: "with its length", sending: { bytes: 8 * MB } },
    { what: "without its length", sending: { bytes: 8 * MB, chunked: true } },
    {
      what: "that was refused for another reason",
      sending: { bytes: 8 * MB, headers: ["Sec-Fetch-Site: cross-site"] },
      status: 403,
    },
    { what: "of a drawing", sending: { bytes: 20 * MB, path: "/blueprint-analyzer/drawings" } },
    { what: "of more than anybody sends by mistake", sending: { bytes: 60 * MB } },
  ])("is answered with a page that arrives whole, $what", async ({ sending, status = 413 }) => {
    const { status: answered, answer, problem } = await send(sending);
    expect([answered, problem]).toEqual([status, undefined]);
    expect(answer).toContain("</html>");
  });

  test("tells programs why", async () => {
    const { answer, problem } = await send({ path: "/functions/joe-ai-assistant", bytes: 8 * MB });
    expect([answer.startsWith("HTTP/1.1 413 "), problem]).toEqual([true, undefined]);
    expect(answer).toContain('{"error":"too-large"}');
  });

  test("is refused as well where voices are heard, which take none at all", async () => {
    const sent = await send({ path: VOICE, bytes: 8 * MB });
    expect([sent.status, sent.problem]).toEqual([413, undefined]);
    expect(sent.answer).toContain('{"error":"too-large"}');
    const small = await send({ path: VOICE, bytes: 1024 });
    expect([small.status, small.problem]).toEqual([405, undefined]);
    expect(small.answer).toMatch(/^allow: GET\r$/im);
  });

  test("leaves the server well", async () => {
    expect((await fetch(new URL("/", product.origin))).status).toBe(200);
  });
});

// Each waits for the same time to pass, and beside the others.
describe.concurrent("a body that drips", () => {
  test("is given up as well where voices are heard", async () => {
    const { status, answer, ms } = await send({ path: VOICE, bytes: MAX_BODY_BYTES, dripMs: 500 });
    expect(status).toBe(408);
    expect(answer).toContain('{"error":"too-slow"}');
    expect(ms).toBeGreaterThan(PACE.startMs - 100);
    tookAtMost("a body that drips", PACE.startMs + 15_000, ms);
  });

  test.each([
    { what: "a form", sending: { bytes: MAX_BODY_BYTES, dripMs: 500 } },
    { what: "a form without a length", sending: { bytes: MAX_BODY_BYTES, dripMs: 500, chunked: true } },
    { what: "one that is too large", sending: { bytes: 2 * MAX_BODY_BYTES, dripMs: 500 }, status: 413 },
  ])("is given up after its time, and whoever sent it is told: $what", async ({ sending, status = 408 }) => {
    const { status: answered, answer, ms } = await send(sending);
    expect(answered).toBe(status);
    expect(answer).toContain(status === 408 ? "It arrived too slowly" : "That is too much at once");
    expect(ms).toBeGreaterThan(PACE.startMs - 100);
    tookAtMost("a body that drips", PACE.startMs + 15_000, ms);
  });
});
