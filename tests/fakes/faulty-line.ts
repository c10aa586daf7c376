import http from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";

type Incoming = Readable & Pick<http.IncomingMessage, "method" | "headers" | "url">;

/** What becomes of an answer on its way. */
export type Fault =
  | "none"
  | "hang"
  | "reset"
  | "half"
  | "half-and-hang"
  | "cut"
  | "empty"
  | "locked"
  | "status-500"
  | "status-502-page"
  | "a-page";

/** A line to another server that can be made to fail in every way that lines and proxies fail. */
export async function startFaultyLine(target: string) {
  const line = { url: "", fault: "none" as Fault, requests: 0, stop };
  const server = http.createServer((request, response) => {
    line.requests++;
    if (line.fault === "hang") return;
    if (line.fault === "reset") {
      request.socket.destroy();
      return;
    }
    if (line.fault === "status-500") {
      response.writeHead(500).end("internal");
      return;
    }
    if (line.fault === "status-502-page" || line.fault === "a-page") {
      const status = line.fault === "a-page" ? 200 : 502;
      response.writeHead(status, { "content-type": "text/html" }).end("<html>Sign in to this network</html>");
      return;
    }
    if (line.fault === "locked") {
      void refuseWrites(request, response);
      return;
    }
    pass(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  line.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** As sqld answers while another process holds its file: reading goes on, and every writing is refused. */
  async function refuseWrites(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const sent = Buffer.concat(chunks).toString();
    if (!/"sql":\s*"\s*(?:insert|update|delete)/i.test(sent)) {
      pass(
        Object.assign(Readable.from(chunks), {
          method: request.method,
          headers: request.headers,
          url: request.url,
        }),
        response,
      );
      return;
    }
    const error = { message: "SQLite error: database is locked", code: "SQLITE_BUSY" };
    const results = JSON.parse(sent).requests.map(() => ({ type: "error", error }));
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ baton: null, base_url: null, results }));
  }

  /** Sends the request on; with a fault it is carried out, but its answer does not come through whole. */
  function pass(request: Incoming, response: http.ServerResponse): void {
    const { method, headers, url = "/" } = request;
    const onward = http.request(new URL(url, target), { method, headers, agent: false }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks);
      const { "transfer-encoding": _, ...kept } = answer.headers;
      if (line.fault === "cut" || line.fault === "empty") {
        // With a length that is right: nothing on the way can tell.
        const { "content-length": _, ...others } = kept;
        response.writeHead(answer.statusCode ?? 502, others);
        response.end(line.fault === "cut" ? body.subarray(0, body.byteLength / 2) : undefined);
        return;
      }
      response.writeHead(answer.statusCode ?? 502, { ...kept, "content-length": body.byteLength });
      if (line.fault === "none" || line.fault === "locked") {
        response.end(body);
        return;
      }
      response.write(body.subarray(0, body.byteLength / 2), () => {
        if (line.fault === "half") response.destroy();
      });
    });
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  }

  function stop(): void {
    server.closeAllConnections();
    server.close();
  }
  return line;
}
