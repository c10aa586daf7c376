import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { RATE_LIMITS } from "../../../app/services/rate-limit.server.ts";
import { mintToken } from "../../../workers/shared/tokens.ts";
import {
  VOICE_CONVERSATION_PATHS,
  VOICE_REFUSALS,
  VOICE_TOKEN_PURPOSE,
} from "../../../workers/shared/voice-contract.ts";
import { Browser } from "../support/browser.ts";
import { type OwnProduct, startProduct } from "../support/product.ts";
import { rawRequest } from "../support/raw.ts";
import { untilRefused } from "../support/refusals.ts";
import { makeSession, openedLine, openLine } from "../support/voice.ts";

const SECRET = "a-secret-of-the-voice-tests-with-some-length";
const [PATH] = VOICE_CONVERSATION_PATHS;

let own: OwnProduct;
beforeAll(async () => {
  own = await startProduct({ SESSION_SECRET: SECRET });
});
afterAll(() => own.stop());

const address = (token?: string, path: string = PATH) =>
  `${own.origin.replace("http", "ws")}${path}${token === undefined ? "" : `?${new URLSearchParams({ token })}`}`;

const claims = { sub: "somebody", net: "somewhere", voice: "will", lang: "en", mode: "practice" };
const mint = (
  purpose: string,
  ageSeconds = 0,
  secret = SECRET,
  said: typeof claims | { sub: string } = claims,
) => mintToken(secret, purpose, said, 60, Date.now() - ageSeconds * 1000);

async function opens(...args: Parameters<typeof openLine>): Promise<string> {
  const line = await openedLine(...args);
  await (await line.begin()).hangUp();
  return line.socket.protocol;
}

describe("making a session", () => {
  test("answers an address on this origin, good for a minute, that says nothing about who asked", async () => {
    const { signedUrl, expiresAt, token, mode } = await makeSession(own);
    const url = new URL(signedUrl);
    expect([url.protocol, url.host, url.pathname, mode]).toEqual([
      "ws:",
      new URL(own.origin).host,
      PATH,
      "practice",
    ]);
    const left = Date.parse(expiresAt) - Date.now();
    expect(left).toBeGreaterThan(50_000);
    expect(left).toBeLessThanOrEqual(60_000);
    const said = JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString());
    expect(said).toEqual({
      sub: expect.stringMatching(/^[0-9a-f]{32}$/),
      net: expect.stringMatching(/^[0-9a-f]{32}$/),
      voice: "will",
      lang: "en",
      mode: "practice",
      jti: expect.any(String),
      exp: expect.any(Number),
    });
    expect((await makeSession(own)).token).not.toBe(token);
  });

  test("makes a browser that has nothing yet a guest, who has seats of their own behind a shared address", async () => {
    const site = new Browser(own);
    const first = await makeSession(own, { mode: "practice" }, site);
    const again = await makeSession(own, { mode: "practice" }, site);
    const elsewhere = new Browser(own, { "cf-connecting-ip": site.address });
    const colleague = await makeSession(own, { mode: "practice" }, elsewhere);
    const said = [first, again, colleague].map(
      ({ token }) =>
        JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString()) as {
          sub: string;
          net: string;
        },
    );
    expect(new Set(said.map(({ net }) => net)).size).toBe(1);
    expect(said[1]?.sub).toBe(said[0]?.sub);
    expect(said[2]?.sub).not.toBe(said[0]?.sub);
  });

  test("takes the choice as a form or as JSON, and the page's language where none is chosen", async () => {
    const read = (token: string) =>
      JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString());
    const form = await makeSession(own, { voice: "eric", language: "he" });
    expect(read(form.token)).toMatchObject({ voice: "eric", lang: "he" });
    const answer = await new Browser(own).send("/api/voice/session?lang=es", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ voice: "liam" }),
    });
    expect(read(new URL(JSON.parse(answer.body).signedUrl).searchParams.get("token") ?? "")).toMatchObject({
      voice: "liam",
      lang: "es",
    });
  });

  test.each([
    [{ voice: "somebody" }, "unknown-voice"],
    [{ language: "fr" }, "unknown-language"],
    [{ mode: "free" }, "unknown-mode"],
    [{ key: "two words" }, "malformed-key"],
    [{ key: "é".repeat(3) }, "malformed-key"],
    [{ key: "k".repeat(201) }, "malformed-key"],
  ])("refuses a choice that does not exist: %j", async (choice, error) => {
    const answer = await new Browser(own).post("/api/voice/session", choice as Record<string, string>);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([400, { error }]);
  });

  test("takes a blank field for one that is not there, as a form and as JSON", async () => {
    const blank = { voice: "", language: "", mode: "", key: "" };
    const form = await new Browser(own).post("/api/voice/session", blank);
    const json = await new Browser(own).send("/api/voice/session", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(blank),
    });
    expect([form.status, json.status]).toEqual([200, 200]);
  });

  test("refuses JSON that is none", async () => {
    const answer = await new Browser(own).send("/api/voice/session", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{",
    });
    expect([answer.status, JSON.parse(answer.body)]).toEqual([400, { error: "malformed" }]);
  });

  test("leads a form without scripts back to the screen, with the choice and without the key", async () => {
    const html = { accept: "text/html,application/xhtml+xml" };
    const choice = { voice: "chris", language: "es", key: "xi-of-the-form" };
    const answer = await new Browser(own).post("/api/voice/session", choice, html);
    expect([answer.status, answer.location]).toEqual([
      303,
      "/voice-assistant?voice=chris&language=es&mode=agent",
    ]);
    const wrong = await new Browser(own).post("/api/voice/session", { voice: "nobody" }, html);
    expect([wrong.status, wrong.location]).toEqual([303, "/voice-assistant?error=unknown-voice"]);
  });

  test("too often in a minute is refused, to a program with a code and to a person with words", async () => {
    const browser = new Browser(own);
    const start = (headers = {}) => browser.post("/api/voice/session", { voice: "chris" }, headers);
    const { max } = RATE_LIMITS.voice;
    const { allowed, page: refused } = await untilRefused(() => start(), max);
    expect(allowed).toBeGreaterThanOrEqual(max);
    expect(JSON.parse(refused.body)).toEqual({ error: "rate-limited" });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const screen = "/voice-assistant?error=rate-limited&voice=chris";
    const { page: led } = await untilRefused(
      () => start({ accept: "text/html,application/xhtml+xml" }),
      max,
      ({ location }) => location === screen,
    );
    expect(led.status).toBe(303);
    const page = await browser.visit(screen);
    expect(page.text).toContain(translator("en", "voice")("setup.errors.rate-limited"));
  });
});

describe("a conversation", () => {
  test("opens on both paths, with the token in the query or in the subprotocols", async () => {
    for (const path of VOICE_CONVERSATION_PATHS) {
      expect(await opens(address((await makeSession(own)).token, path))).toBe("");
      const protocols = ["convai", `bearer.${(await makeSession(own)).token}`];
      expect(await opens(address(undefined, path), { protocols })).toBe("convai");
    }
  });

  test("opens for our own page and for a program, which names no origin", async () => {
    await opens((await makeSession(own)).signedUrl, { origin: own.origin });
    await opens((await makeSession(own)).signedUrl);
  });

  test("opens once, also when several try at the same moment", async () => {
    const { signedUrl } = await makeSession(own);
    await opens(signedUrl);
    expect(await openLine(signedUrl)).toEqual({ opened: false, status: 409, error: "token-used" });
    const second = await makeSession(own);
    const tried = await Promise.all([1, 2, 3].map(() => openLine(second.signedUrl)));
    const open = tried.filter((line) => line.opened);
    expect(open).toHaveLength(1);
    await Promise.all(open.map((line) => line.hangUp()));
  });

  test("with Joe goes on in each language: he greets and answers", async () => {
    for (const [language, letters] of [
      ["en", /joe/i],
      ["es", /joe/i],
      ["he", /\p{Script=Hebrew}/u],
    ] as const) {
      const line = await openedLine((await makeSession(own, { language })).signedUrl);
      await line.begin();
      line.say("How deep is a footing in Minnesota?");
      await line.until(({ said }) => said.length === 2);
      expect(line.said[0]).toMatch(letters);
      expect(line.said[1]?.trim()).not.toBe("");
      await line.hangUp();
    }
  });

  test("with Joe answers what the assistant function answers, or says that it cannot", async () => {
    const question = "What does IRC R310 ask of an egress window?";
    const written = await new Browser(own).send("/functions/joe-ai-assistant?lang=en", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ question, complexity: "auto" }),
    });
    const line = await openedLine((await makeSession(own)).signedUrl);
    await line.begin();
    line.say(question);
    await line.until(({ said }) => said.length === 2);
    if (written.status === 200) expect(line.said[1]).toContain(JSON.parse(written.body).response);
    else expect(line.said[1]).toMatch(/cannot reach my notes/);
    await line.hangUp();
  });
});

describe("a rating of an answer in practice", () => {
  const ratingsOf = (question: string) =>
    own.query<{ rating: string; language: string }>(
      "select rating, language from spoken_ratings where question = ?",
      question,
    );

  test("is kept beside its question, once, and a dislike joins the learning queue", async () => {
    const question = "What does IRC R310 ask of an egress window?";
    const line = await openedLine((await makeSession(own, { language: "en" })).signedUrl);
    await line.begin();
    line.say(question);
    await line.until(({ said }) => said.length === 2);
    // After the greeting, which has the first.
    const event_id = 2;
    line.send({ type: "feedback", score: "dislike", event_id });
    line.send({ type: "feedback", score: "like", event_id });
    await expect.poll(() => ratingsOf(question)).toEqual([{ rating: "dislike", language: "en" }]);
    expect(
      await own.query(
        "select frequency, reason, user_id from unanswered_questions where question = ?",
        question,
      ),
    ).toEqual([{ frequency: 1, reason: "disliked", user_id: null }]);
    await line.hangUp();
    expect(await ratingsOf(question)).toHaveLength(1);
  });

  test("is taken from the voice worker alone", async () => {
    const question = "Who rates what nobody asked?";
    const rating = { answer: crypto.randomUUID(), question, origin: "topic", rating: "dislike" };
    for (const signature of [undefined, "", "x", "A".repeat(43)]) {
      const answer = await new Browser(own).send("/functions/joe-rating?lang=en", {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(signature && { "x-rating-signature": signature }),
        },
        body: JSON.stringify(rating),
      });
      expect([answer.status, JSON.parse(answer.body)]).toEqual([403, { error: "unsigned" }]);
    }
    expect(await ratingsOf(question)).toEqual([]);
  });
});

describe("an upgrade is refused", () => {
  test.each(["https://evil.example", "null", "http://127.0.0.1:1", "nonsense"])(
    "to a page of another origin, before its token is looked at: %s",
    async (origin) => {
      const { signedUrl } = await makeSession(own);
      expect(await openLine(signedUrl, { origin })).toEqual({
        opened: false,
        status: 403,
        error: "foreign-origin",
      });
      await opens(signedUrl);
    },
  );

  test("without a token, and with one that is forged, stale, meant for something else or from elsewhere", async () => {
    const unauthorized = { opened: false, status: 401, error: "unauthorized" };
    const { token } = await makeSession(own);
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
      await mint(VOICE_TOKEN_PURPOSE, 0, SECRET, { sub: "somebody" }),
      "x".repeat(5_000),
    ];
    for (const wrong of tokens)
      expect([wrong, await openLine(address(wrong))]).toEqual([wrong, unauthorized]);
    await opens(address(await mint(VOICE_TOKEN_PURPOSE)));
  });

  test("to a page of ours with words that it can show, because it could read no status", async () => {
    const stale = await openedLine(address(await mint(VOICE_TOKEN_PURPOSE, 61)), {
      origin: own.origin,
      protocols: ["convai"],
    });
    const { close: code, reason } = VOICE_REFUSALS.unauthorized;
    expect(await stale.end()).toEqual({ code, reason });
  });

  test("when the offered subprotocols are no list of distinct ones", async () => {
    const { token } = await makeSession(own);
    const protocols = [`bearer.${token}`, "bearer.x"];
    expect(await openLine(address(), { protocols })).toEqual({
      opened: false,
      status: 400,
      error: "malformed-protocols",
    });
  });

  test("to a request that is none, whatever its method", async () => {
    const { token } = await makeSession(own);
    const path = `${PATH}?token=${token}`;
    const page = await rawRequest(own, { path });
    expect([page.status, JSON.parse(page.body).error]).toEqual([426, "upgrade-required"]);
    const form = await rawRequest(own, { method: "POST", path, headers: { origin: own.origin } });
    expect([form.status, form.headers.allow]).toEqual([405, "GET"]);
  });
});

describe("the workers beside the app", () => {
  test("are reached through the app's bindings and by no address from outside", async () => {
    for (const path of ["/start?exp=1", "/health", "/sessions", "/offer"]) {
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
      body: JSON.stringify({
        query: "frost depth",
        language: "en",
        visitor: "somebody",
        network: "somewhere",
      }),
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
