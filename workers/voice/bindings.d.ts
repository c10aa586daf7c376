// Written by `npm run types:bindings` from the worker's wrangler.toml.
interface VoiceBindings {
  ENVIRONMENT: string;
  SESSIONS: DurableObjectNamespace<import("./index.ts").VoiceSession>;
  DESK: DurableObjectNamespace<import("./index.ts").VoiceDesk>;
  APP: Fetcher /* groundwork */;
}
