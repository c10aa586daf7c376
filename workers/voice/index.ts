import { handleRequest } from "./handle-request.ts";
import { VoiceSession } from "./voice-session.ts";

// The runtime looks for the Durable Object's class among the exports of the entry.
export { VoiceSession };

export default {
  fetch: (request: Request, env) => handleRequest({ request, env }),
} satisfies ExportedHandler<object>;
