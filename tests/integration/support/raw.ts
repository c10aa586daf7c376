import http from "node:http";
import { text } from "node:stream/consumers";
import { ownAddress } from "./browser.ts";

interface RawRequest {
  method?: string;
  /** Sent as it stands, dots and broken escapes included. */
  path: string;
  headers?: http.OutgoingHttpHeaders;
  body?: string | Buffer;
  /** Sends the body without saying how long it is. */
  chunked?: boolean;
}

/** One request as no browser would send it. */
export async function rawRequest(
  { origin }: { origin: string },
  { method = "GET", path, headers = {}, body, chunked = false }: RawRequest,
) {
  const { hostname, port } = new URL(origin);
  // Said in words, because Node otherwise counts a body that it is given at once.
  const length = chunked
    ? { "transfer-encoding": "chunked" }
    : { "content-length": Buffer.byteLength(body ?? "") };
  const all = { "cf-connecting-ip": ownAddress(), ...(body !== undefined && length), ...headers };
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const request = http.request({ hostname, port, method, path, headers: all, agent: false }, resolve);
    request.on("error", reject);
    request.end(body);
  });
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
}
