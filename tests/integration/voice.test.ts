import { afterAll, beforeAll, describe, expect, test } from "vitest";
import WebSocket from "ws";
import { mintToken } from "../../workers/shared/tokens.ts";
import {
  VOICE_CLOSE,
  VOICE_CONVERSATION_PATHS,
  VOICE_TOKEN_PURPOSE,
} from "../../workers/shared/voice-contract.ts";
import { Browser } from "./support/browser.ts";
import { type OwnProduct, startProduct } from "./support/product.ts";
import { rawRequest } from "./support/raw.ts";

const SECRET = "a-secret-of-the-voice-tests-with-some-length";
const [PATH] = VOICE_CONVERSATION_PATHS;

let own: OwnProduct;
beforeAll(async () => {
  own = await startProduct({ SESSION_SECRET: SECRET });
});
afterAll(() => own.stop());

interface Opened {
  opened: true;
  protocol: string;
  code: number;
  reason: string;
}
interface Refused {
  opened: false;
  status: number;
  error: unknown;
}

/** Opens a socket and waits until it is closed or refused. */
function open(
  address: string,
  { protocols = [] as string[], origin = own.origin as string | undefined } = {},
) {
  return new Promise<Opened | Refused>((resolve, reject) => {
    const socket = new WebSocket(address, protocols, { origin });
    let protocol = "";
    socket.on("open", () => {
      protocol = socket.protocol;
      // The server closes the conversation at once, the line below it when the session's object goes to sleep.
      const waiting = setInterval(() => {
        if (socket.readyState === WebSocket.OPEN) return;
        clearInterval(waiting);
        socket.terminate();
      }, 5);
    });
    socket.on("close", (code, reason) =>
      resolve({ opened: true, protocol, code, reason: reason.toString() }),
    );
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

const address = (token?: string, path: string = PATH) =>
  `${own.origin.replace("http", "ws")}${path}${token === undefined ? "" : `?${new URLSearchParams({ token })}`}`;

async function newSession() {
  const answer = await new Browser(own).post("/api/voice/session", {});
  expect(answer.status).toBe(200);
  const session = JSON.parse(answer.body) as { signedUrl: string; expiresAt: string };
  return { ...session, token: new URL(session.signedUrl).searchParams.get("token") ?? "" };
}

const mint = (purpose: string, ageSeconds = 0, secret = SECRET) =>
  mintToken(secret, purpose, { sub: "somebody" }, 60, Date.now() - ageSeconds * 1000);

const CLOSED = {
  opened: true,
  code: VOICE_CLOSE.notAvailable.code,
  reason: "Voice conversations are not available on this server yet.",
};

describe("a voice session", () => {
  test("is an address on this origin, good for a minute, that says nothing about who asked", async () => {
    const { signedUrl, expiresAt, token } = await newSession();
    const url = new URL(signedUrl);
    expect([url.protocol, url.host, url.pathname]).toEqual(["ws:", new URL(own.origin).host, PATH]);
    const left = Date.parse(expiresAt) - Date.now();
    expect(left).toBeGreaterThan(50_000);
    expect(left).toBeLessThanOrEqual(60_000);
    const claims = JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString());
    expect(Object.keys(claims).sort()).toEqual(["exp", "jti", "sub"]);
    expect((await newSession()).token).not.toBe(token);
  });

  test("opens, and is closed with the documented code and a reason in words", async () => {
    const { signedUrl } = await newSession();
    expect(await open(signedUrl)).toMatchObject(CLOSED);
  });

  test("opens on both paths, with the token in the subprotocols as well", async () => {
    for (const path of VOICE_CONVERSATION_PATHS) {
      const { token } = await newSession();
      const protocols = ["convai", `bearer.${token}`];
      expect(await open(address(undefined, path), { protocols })).toMatchObject({
        ...CLOSED,
        protocol: "convai",
      });
    }
  });

  test("opens for a program, which names no origin", async () => {
    const { signedUrl } = await newSession();
    expect(await open(signedUrl, { origin: undefined })).toMatchObject(CLOSED);
  });

  test("opens once: an address that was used is refused, also when two try at the same moment", async () => {
    const { signedUrl } = await newSession();
    await open(signedUrl);
    expect(await open(signedUrl)).toEqual({ opened: false, status: 409, error: "token-used" });
    const second = await newSession();
    const both = await Promise.all([1, 2, 3, 4].map(() => open(second.signedUrl)));
    expect(both.filter(({ opened }) => opened)).toHaveLength(1);
  });
});

describe("an upgrade is refused", () => {
  test.each(["https://evil.example", "null", "http://127.0.0.1:1", "nonsense"])(
    "to a page of another origin, before its token is looked at: %s",
    async (origin) => {
      const { signedUrl } = await newSession();
      expect(await open(signedUrl, { origin })).toEqual({
        opened: false,
        status: 403,
        error: "foreign-origin",
      });
      expect(await open(signedUrl)).toMatchObject(CLOSED);
    },
  );

  test("without a token, and with one that is forged, stale, meant for something else or from elsewhere", async () => {
    const unauthorized = { opened: false, status: 401, error: "unauthorized" };
    const { token } = await newSession();
    const [payload = "", signature = ""] = token.split(".");
    const longer = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(payload, "base64url").toString()), exp: 9_999_999_999 }),
    ).toString("base64url");
    const tokens = [
      undefined,
      "",
      "x",
      payload,
      `${payload}.`,
      `${longer}.${signature}`,
      `${payload}.${signature}x`,
      await mint(VOICE_TOKEN_PURPOSE, 61),
      await mint("confirm"),
      await mint(VOICE_TOKEN_PURPOSE, 0, "another-secret-of-about-the-same-length-xx"),
      "x".repeat(5_000),
    ];
    for (const wrong of tokens) expect([wrong, await open(address(wrong))]).toEqual([wrong, unauthorized]);
    expect(await open(address(await mint(VOICE_TOKEN_PURPOSE)))).toMatchObject(CLOSED);
  });

  test("when the offered subprotocols are no list of distinct ones", async () => {
    const { token } = await newSession();
    const protocols = [`bearer.${token}`, "bearer.x"];
    expect(await open(address(), { protocols })).toEqual({
      opened: false,
      status: 400,
      error: "malformed-protocols",
    });
  });

  test("to a request that is none, whatever its method", async () => {
    const { token } = await newSession();
    const path = `${PATH}?token=${token}`;
    const page = await rawRequest(own, { path });
    expect([page.status, JSON.parse(page.body).error]).toEqual([426, "upgrade-required"]);
    const form = await rawRequest(own, { method: "POST", path, headers: { origin: own.origin } });
    expect([form.status, form.headers.allow]).toEqual([405, "GET"]);
  });
});

describe("the workers beside the app", () => {
  test("are reached through the app's bindings and by no address from outside", async () => {
    for (const path of ["/start?exp=1", "/health"]) {
      expect((await new Browser(own).get(path)).status).toBe(404);
      expect((await new Browser(own).post(path, { query: "x" })).status).toBe(404);
    }
  });

  test("are healthy, each on its own", async () => {
    for (const service of ["voice", "search"]) {
      const answer = await own.ask(`groundwork-${service}`, "/healthz");
      expect([answer.status, await answer.json()]).toEqual([
        200,
        { status: "ok", service, dependencies: expect.any(Object) },
      ]);
    }
  });

  test("answer a search with the canned answer while there is no key", async () => {
    const answer = await own.ask("groundwork-search", "/search", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "frost depth", language: "en", visitor: "somebody" }),
    });
    expect(await answer.json()).toEqual({
      ok: true,
      canned: true,
      reason: "no-key",
      text: null,
      citations: [],
    });
  });
});
