import { once } from "node:events";
import http from "node:http";
import type { Duplex } from "node:stream";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { VOICE_CLOSE, VOICE_CLOSING_MS } from "../../../workers/shared/voice-contract.ts";
import { startVoiceProvider, type VoiceProvider } from "../../fakes/voice-provider.ts";
import { type OwnProduct, startProduct } from "../support/product.ts";
import { makeSession, openedLine } from "../support/voice.ts";

let provider: VoiceProvider;
let own: OwnProduct;
beforeAll(async () => {
  provider = await startVoiceProvider();
  own = await startProduct({
    VOICE_BASE_URL: provider.url,
    VOICE_API_KEY: "xi-of-the-server-0123456789",
    VOICE_AGENT_ID: "agent_1",
  });
});
beforeEach(() => provider.reset());
afterAll(async () => {
  provider.stop();
  await own.stop();
});

const FIRST = Buffer.from('{"type":"conversation_initiation_client_data"}');
const MIB = 1024 * 1024;

/** A frame of text as a client sends it, masked with zeros; `claimed` is the length that its head announces. */
function textFrame(text: Buffer, claimed = text.length): Buffer {
  const head = Buffer.alloc(14);
  head[0] = 0x81;
  head[1] = 0xff;
  head.writeBigUInt64BE(BigInt(claimed), 2);
  return Buffer.concat([head, text]);
}

/** A client that speaks TCP and no more: it answers no close, and nothing else. */
async function openRaw(address: string, headers: http.OutgoingHttpHeaders = {}) {
  const request = http.request(address.replace("ws", "http"), {
    headers: {
      connection: "Upgrade",
      upgrade: "websocket",
      "sec-websocket-version": "13",
      "sec-websocket-key": Buffer.alloc(16).toString("base64"),
      ...headers,
    },
    agent: false,
  });
  request.end();
  const [, socket, head] = (await once(request, "upgrade")) as [http.IncomingMessage, Duplex, Buffer];
  socket.on("error", () => {});
  const heard = [head];
  socket.on("data", (chunk: Buffer) => heard.push(chunk));
  return { socket, heard: () => Buffer.concat(heard).toString("latin1") };
}

const openConversation = async () => openRaw((await makeSession(own)).signedUrl);

/** Waits until the server has ended the connection; it has a second more than it takes for itself. */
const untilCut = (socket: Duplex) =>
  once(socket, "close", { signal: AbortSignal.timeout(VOICE_CLOSING_MS + 5_000) });

test("a line that was ended is cut at TCP when a side keeps silent, and no other", {
  timeout: 60_000,
}, async () => {
  const session = await makeSession(own);
  const polite = await openedLine(session.signedUrl);
  await (await polite.begin()).hangUp();
  const practice = await openedLine((await makeSession(own, { mode: "practice" })).signedUrl);
  await (await practice.begin()).hangUp();

  const rude = await openConversation();
  rude.socket.write(textFrame(Buffer.from("no JSON")));

  const heavy = await openConversation();
  heavy.socket.write(textFrame(FIRST));
  await expect.poll(() => heavy.heard()).toContain("Hello from the agent.");
  heavy.socket.write(textFrame(Buffer.alloc(8 * MIB, "A"), 30 * MIB));
  provider.last.socket.close(1000, "");

  const refused = await openRaw(`${own.origin}/v1/convai/conversation?token=stale`, { origin: own.origin });

  const deserted = await openedLine((await makeSession(own)).signedUrl);
  await deserted.begin();
  const agent = provider.last;
  // It reads no more, and so never answers a close.
  agent.socket.pause();
  await deserted.hangUp();

  await Promise.all([untilCut(rude.socket), untilCut(heavy.socket), untilCut(refused.socket)]);
  expect(rude.heard()).toContain(VOICE_CLOSE.notJson.reason);
  expect(refused.heard()).toContain("not valid any more");
  const cuts = async () =>
    (await own.log()).flatMap((line) => /"voice\.cut".*"sides":"(.*)"/.exec(line)?.[1] ?? []);
  await expect.poll(async () => (await cuts()).sort()).toEqual(["client", "client", "upstream"]);
  agent.socket.resume();
  await expect.poll(() => agent.closed).toBeDefined();
  await expect(openedLine(session.signedUrl), "a used token stays used").rejects.toThrow("token-used");
});

test("an agent that pinged and then hangs is noticed within 30 s, and the client is told", {
  timeout: 60_000,
}, async () => {
  const line = await openedLine((await makeSession(own)).signedUrl);
  await line.begin();
  const { socket } = provider.last;
  socket.send(JSON.stringify({ type: "ping", ping_event: { event_id: 8 } }));
  const since = Date.now();
  socket.pause();
  const speaking = setInterval(() => line.send({ user_audio_chunk: "AAAA" }), 250);
  await once(line.socket, "close", { signal: AbortSignal.timeout(30_000) });
  clearInterval(speaking);
  expect(line.closed).toEqual(VOICE_CLOSE.lost);
  expect(Date.now() - since).toBeGreaterThan(20_000);
});
