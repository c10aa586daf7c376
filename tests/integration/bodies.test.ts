import net from "node:net";
import { describe, expect, test } from "vitest";
import { MOST_UPLOAD_BYTES } from "../../app/features/assistant/blueprint/saved-limits.ts";
import { MAX_BODY_BYTES, PACE } from "../../workers/app/request-body.ts";
import { tookAtMost } from "../prove.ts";
import { ownAddress } from "./support/browser.ts";
import { expectErrorScreen } from "./support/error-screen.ts";
import { product } from "./support/product.ts";

const MB = 1024 * 1024;
const VOICE = "/v1/convai/conversation?token=stale";

interface Sending {
  path?: string;
  bytes: number;
  /** Without a length, in chunks. */
  chunked?: boolean;
  headers?: string[];
  /** How much is sent before the answer is waited for; the rest comes after it. By default all. */
  before?: number;
  /** One byte every so many milliseconds; by default all as fast as the other side takes it. */
  dripMs?: number;
}

/**
 * A client on a socket of its own, that goes on sending whatever it is told: what came back and after how long, and how
 * much was taken of it altogether.
 */
async function send({ path = "/ai-hub", bytes, chunked = false, headers = [], before, dripMs }: Sending) {
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
  const isWhole = () => /\r\n0\r\n\r\n$|<\/html>\s*$|"}$/.test(answer);
  let sent = 0;

  async function write(most: number): Promise<void> {
    const piece = Buffer.alloc(dripMs ? 1 : 64 * 1024, "x");
    while (sent < most && !socket.destroyed && !(dripMs && isWhole())) {
      const next = piece.subarray(0, most - sent);
      sent += next.length;
      const taken = socket.write(frame(next));
      if (!taken) await Promise.race([new Promise((resolve) => socket.once("drain", resolve)), closed]);
      if (dripMs) await Promise.race([new Promise((resolve) => setTimeout(resolve, dripMs)), closed]);
    }
    if (chunked && sent === bytes && !socket.destroyed) socket.write("0\r\n\r\n");
  }

  await write(Math.min(bytes, before ?? bytes));
  for (let tries = 0; tries < 100 && !socket.destroyed && !isWhole(); tries++)
    await new Promise((resolve) => setTimeout(resolve, 100));
  const result = { status: Number(answer.split(" ")[1]), answer, problem, ms: performance.now() - started };
  if (!dripMs) await write(bytes);
  socket.destroy();
  await closed;
  return { ...result, sent };
}

describe("a body that is far too large", () => {
  const DRAWING = "/blueprint-analyzer/drawings";
  test.each([
    { what: "with its length", sending: { bytes: 60 * MB, before: 0 } },
    {
      what: "without its length",
      sending: { bytes: 60 * MB, before: MAX_BODY_BYTES + 64 * 1024, chunked: true },
    },
    {
      what: "that was refused for another reason",
      sending: { bytes: 60 * MB, before: 0, headers: ["Sec-Fetch-Site: cross-site"] },
      status: 403,
    },
    { what: "of a drawing", sending: { bytes: 60 * MB, before: 0, path: DRAWING } },
    {
      what: "of a drawing without its length",
      sending: { bytes: 60 * MB, before: MOST_UPLOAD_BYTES + 64 * 1024, path: DRAWING, chunked: true },
    },
    { what: "of more than there is", sending: { bytes: Number.MAX_SAFE_INTEGER, before: 0 } },
  ])(
    "is answered at once with a page, and no more of it is taken, $what",
    async ({ sending, status = 413 }) => {
      const { status: answered, answer, sent } = await send(sending);
      expect(answered).toBe(status);
      expect(answer).toContain("</html>");
      expectErrorScreen(status, answer);
      // What the machine's own buffers hold is sent without anybody reading it.
      expect(sent).toBeLessThan(30 * MB);
    },
  );

  test("tells programs why", async () => {
    const { answer, problem } = await send({
      path: "/functions/joe-ai-assistant",
      bytes: 8 * MB,
      before: 0,
    });
    expect([answer.startsWith("HTTP/1.1 413 "), problem]).toEqual([true, undefined]);
    expect(answer).toContain('{"error":"too-large"}');
  });

  test("is refused as well where voices are heard, which take none at all", async () => {
    const large = await send({ path: VOICE, bytes: 8 * MB, before: 0 });
    expect([large.status, large.problem]).toEqual([413, undefined]);
    expect(large.answer).toContain('{"error":"too-large"}');
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
  ])("is given up after its time, and whoever sent it is told: $what", async ({ sending }) => {
    const { status, answer, ms } = await send(sending);
    expect(status).toBe(408);
    expect(answer).toContain("It arrived too slowly");
    expectErrorScreen(408, answer);
    expect(ms).toBeGreaterThan(PACE.startMs - 100);
    tookAtMost("a body that drips", PACE.startMs + 15_000, ms);
  });

  test("is not waited for if it says that it is too large", async () => {
    const { status, answer, ms } = await send({ bytes: 2 * MAX_BODY_BYTES, dripMs: 500 });
    expect(status).toBe(413);
    expect(answer).toContain("That is too much at once");
    expect(ms).toBeLessThan(PACE.startMs - 100);
  });
});
