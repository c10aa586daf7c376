import { handleRequest } from "./handle-request.ts";
import { VoiceDesk } from "./voice-desk.ts";
import { VoiceSession } from "./voice-session.ts";

// The runtime looks for the Durable Objects' classes among the exports of the entry.
export { VoiceDesk, VoiceSession };

export default {
  fetch: (request: Request, env, context) => handleRequest({ request, env, context }),
} satisfies ExportedHandler<object>;
