import type { Close } from "../shared/voice-contract.ts";

/** The agent at the other end of a conversation: a provider's, behind a socket, or the embedded one. */
export interface Upstream {
  /** Takes one frame. */
  send(frame: string): void;
  /** Ends the conversation; safe to call again. */
  close(close: Close): void;
  /** Starts listening; earlier messages are delivered now. Called once, before anything is sent. */
  listen(listener: UpstreamListener): void;
}

export interface UpstreamListener {
  frame(data: string | ArrayBuffer): void;
  /** Once, when the agent's side has ended: by itself, or because it has answered our close. */
  closed(close: Close): void;
}
