// The voice provider of the benchmark, in a process of its own: it counts what arrives on every conversation, answers
// every eighth frame of sound with one of its own, and says over IPC what it has seen.
import http from "node:http";
import { WebSocketServer } from "ws";
import { Stamps, stamp } from "./voice-stamps.mjs";

/** An agent speaks in larger and fewer pieces than a microphone. */
const ANSWER_EVERY = 8;

const METADATA = JSON.stringify({
  type: "conversation_initiation_metadata",
  conversation_initiation_metadata_event: {
    conversation_id: "conv_bench",
    agent_output_audio_format: "pcm_16000",
    user_input_audio_format: "pcm_16000",
  },
});
const BEGINNING = '{"type":"conversation_initiation_client_data"';

let stamps = new Stamps();
let live = 0;

const server = http.createServer((request, response) => {
  const host = request.headers.host;
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ signed_url: `ws://${host}/v1/convai/conversation?agent_id=a` }));
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false, handleProtocols: () => "convai" });
sockets.on("connection", (socket) => {
  const conversation = stamps.conversation();
  let answers = 0;
  live++;
  socket.on("close", () => live--);
  socket.on("message", (data) => {
    const text = String(data);
    if (text.startsWith(BEGINNING)) {
      socket.send(METADATA);
      return;
    }
    const seen = conversation.take(text);
    if (seen % ANSWER_EVERY === 0) {
      const event = { audio_base_64: stamp(answers++), event_id: 1 };
      socket.send(JSON.stringify({ type: "audio", audio_event: event }));
    }
  });
});

process.on("message", (question) => {
  if (question === "reset") stamps = new Stamps();
  process.send?.({ live, ...stamps.report() });
});
process.on("disconnect", () => process.exit());
server.listen(0, "127.0.0.1", () => {
  process.send?.({ port: /** @type {import("node:net").AddressInfo} */ (server.address()).port });
});
