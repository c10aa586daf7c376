import http from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";

/** A request as a stand-in received it. */
export interface Received {
  method: string;
  path: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/**
 * What it answers: nothing at all, a body, or a part of one after which nothing comes or the line goes dead. A body
 * in pieces is sent piece by piece, each `everyMs` after the one before.
 */
export type Reply =
  | "hang"
  | "reset"
  | {
      status?: number;
      headers?: http.OutgoingHttpHeaders;
      body?: string | readonly string[];
      everyMs?: number;
      after?: "hang" | "reset";
    };

/**
 * A server on loopback in place of a provider. `answer` may be replaced at any time; `received` holds what came in,
 * oldest first.
 * @param objects what the provider would refuse, and how, whatever the answer is
 */
export async function startFake(
  answer: (request: Received) => Reply | Promise<Reply>,
  objects: (request: Received) => Reply | undefined = () => undefined,
) {
  const fake = { url: "", received: [] as Received[], answer, stop };
  const server = http.createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    const received = { method, path: url, headers, body: await text(request) };
    fake.received.push(received);
    await send(response, objects(received) ?? (await fake.answer(received)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function stop(): void {
    server.closeAllConnections();
    server.close();
  }
  return fake;
}
export type Fake = Awaited<ReturnType<typeof startFake>>;

async function send(response: http.ServerResponse, reply: Reply): Promise<void> {
  if (reply === "hang") return;
  if (reply === "reset") {
    response.destroy();
    return;
  }
  const { status = 200, headers = {}, body = "", everyMs = 0, after } = reply;
  response.writeHead(status, { "content-type": "application/json", ...headers });
  const pieces = typeof body === "string" ? [body] : body;
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) await setTimeout(everyMs);
    // The asker may have left.
    if (response.destroyed) return;
    await new Promise((resolve) => response.write(piece, resolve));
  }
  if (after === "reset") response.destroy();
  else if (!after) response.end();
}
