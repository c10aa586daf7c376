// Between Node's HTTP and the web's Request and Response. Remix brings such an adapter, but it takes the Origin header
// for the server's own address, and the app's check of that header would always pass in development.
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import type { Connect } from "vite";

/** A middleware that leaves every request to one function. */
export function answerWith(handle: (request: Request) => Promise<Response>): Connect.NextHandleFunction {
  return async (incoming, outgoing, next) => {
    try {
      const request = toRequest(incoming, outgoing);
      const answer = request
        ? await handle(request)
        : new Response("The address is not one.\n", { status: 400 });
      await send(answer, outgoing);
    } catch (error) {
      // A visitor who leaves in the middle of an answer is no error.
      if (!outgoing.destroyed) next(error);
    }
  };
}

/** Undefined where the Host header or the path is no address. */
function toRequest(incoming: Connect.IncomingMessage, outgoing: ServerResponse): Request | undefined {
  const url = addressOf(incoming);
  if (!url) return undefined;
  const hasBody = incoming.method !== "GET" && incoming.method !== "HEAD";
  const visitorLeft = new AbortController();
  outgoing.once("close", () => visitorLeft.abort());
  return new Request(url, {
    method: incoming.method,
    headers: toHeaders(incoming),
    signal: visitorLeft.signal,
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: "half" }),
  });
}

function addressOf({ originalUrl, url = "/", headers }: Connect.IncomingMessage): URL | undefined {
  const { host = "localhost" } = headers;
  // A name and a password in front of the host are no part of the header, and a path is none either.
  if (/[@/?#\\\s]/.test(host)) return undefined;
  const [path, base] = [originalUrl ?? url, `http://${host}`];
  return URL.canParse(path, base) ? new URL(path, base) : undefined;
}

function toHeaders(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  // Cloudflare puts the visitor's address here.
  headers.set(
    "cf-connecting-ip",
    headers.get("cf-connecting-ip") ?? incoming.socket.remoteAddress ?? "127.0.0.1",
  );
  return headers;
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name !== "set-cookie") outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader("set-cookie", cookies);
  if (!response.body) {
    outgoing.end();
    return;
  }
  await pipeline(Readable.fromWeb(response.body as NodeReadableStream), outgoing);
}
