import { vi } from "vitest";
import WebSocket from "ws";
import type { VoiceLanguage, VoiceMode } from "../../../workers/shared/voice-contract.ts";
import type { Voice } from "../../../workers/shared/voices.ts";
import { Browser } from "./browser.ts";

type Frame = Record<string, unknown> & { type?: string };

/** Longer than the broker gives a provider to answer. */
const PATIENCE = { timeout: 12_000, interval: 5 };

export interface Session {
  signedUrl: string;
  expiresAt: string;
  mode: VoiceMode;
  token: string;
}

/** Makes a session as a page's script does, in a browser of its own unless one is given. */
export async function makeSession(
  product: { origin: string },
  choice: { voice?: Voice; language?: VoiceLanguage; mode?: VoiceMode; key?: string } = {},
  browser = new Browser(product),
): Promise<Session> {
  const answer = await browser.post("/api/voice/session", choice);
  if (answer.status !== 200) throw new Error(`a session was answered with ${answer.status}: ${answer.body}`);
  const session = JSON.parse(answer.body) as Omit<Session, "token">;
  return { ...session, token: new URL(session.signedUrl).searchParams.get("token") ?? "" };
}

/** An upgrade that was refused with a status. */
export interface Refused {
  opened: false;
  status: number;
  error: unknown;
}

/** A client's end of a conversation. */
export class Line {
  readonly opened = true;
  readonly frames: Frame[] = [];
  closed: { code: number; reason: string } | undefined;
  readonly socket: WebSocket;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on("message", (data) => this.frames.push(JSON.parse(String(data)) as Frame));
    socket.on("close", (code, reason) => {
      this.closed = { code, reason: reason.toString() };
    });
    socket.on("error", () => {});
  }
  send(frame: object | string): void {
    const raw = typeof frame === "string" || Buffer.isBuffer(frame);
    this.socket.send(raw ? frame : JSON.stringify(frame));
  }
  say(text: string): void {
    this.send({ type: "user_message", text });
  }
  /** What the agent has said so far. */
  get said(): string[] {
    return this.frames.flatMap((frame) => {
      const event = frame.agent_response_event as { agent_response: string } | undefined;
      return event?.agent_response ?? [];
    });
  }
  /** Begins as the simplest official client does, and waits for the greeting. */
  async begin(config?: object): Promise<this> {
    this.send({
      type: "conversation_initiation_client_data",
      ...(config && { conversation_config_override: config }),
    });
    await vi.waitUntil(() => this.said.length === 1 || this.closed, PATIENCE);
    return this;
  }
  async until(condition: (line: this) => unknown): Promise<void> {
    await vi.waitUntil(() => condition(this), PATIENCE);
  }
  async end(): Promise<{ code: number; reason: string }> {
    await vi.waitUntil(() => this.closed, PATIENCE);
    return this.closed ?? { code: 0, reason: "" };
  }
  async hangUp(): Promise<void> {
    this.socket.close(1000);
    await this.end();
  }
}

/** Opens a conversation and waits until it is open or refused. */
export function openLine(
  address: string,
  { protocols = [] as string[], origin = undefined as string | undefined } = {},
): Promise<Line | Refused> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address, protocols, { origin });
    // Made at once: what the server says at once must not be missed.
    const line = new Line(socket);
    socket.on("open", () => resolve(line));
    socket.on("unexpected-response", (_, response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (chunk) => {
        body += chunk;
      });
      response.on("end", () =>
        resolve({ opened: false, status: response.statusCode ?? 0, error: JSON.parse(body).error }),
      );
    });
    socket.on("error", (error) => {
      if (!/Unexpected server response/.test(error.message)) reject(error);
    });
  });
}

/** A conversation that must open. */
export async function openedLine(...args: Parameters<typeof openLine>): Promise<Line> {
  const line = await openLine(...args);
  if (!line.opened) throw new Error(`refused with ${line.status}: ${line.error}`);
  return line;
}
