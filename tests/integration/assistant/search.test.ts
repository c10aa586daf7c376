import net from "node:net";
import { setTimeout } from "node:timers/promises";
import { Perplexity } from "@perplexity-ai/perplexity_ai";
import OpenAI from "openai";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import type { SearchEvent } from "../../../workers/shared/search-contract.ts";
import { type Fake, type Reply, startFake } from "../../fakes/loopback.ts";
import { agent, chat, objection, refusal } from "../../fakes/search-provider.mjs";
import { Browser, type Page } from "../support/browser.ts";
import { withinOneDay } from "../support/day.ts";
import { insideOf, tagsOf } from "../support/html.ts";
import { newMember } from "../support/members.ts";
import { type OwnProduct, product, startProduct } from "../support/product.ts";

const KEY = "search-key-that-nobody-may-see";
const TEXT =
  "Two by fours cost 4 dollars a piece [1].\n\nThey cost 3 last month [2], and nobody knows why [9].";
const SOURCES = [
  { title: "Prices today", url: "https://prices.example/lumber?a=1&b=2" },
  { title: "A month ago", url: "http://news.example/" },
];
const DIALECTS = { agent, chat } as const;
const en = translator("en", "search");

const unique = (text = "tariff") => `${text} ${crypto.randomUUID()}`;
const addressOf = (q: string) => `/search?${new URLSearchParams({ q })}`;
const mainOf = ({ body }: Page) => insideOf(body, ({ name }) => name === "main") ?? "";

function open(target: { origin: string }, q: string, browser = new Browser(target)): Promise<Page> {
  return browser.get(addressOf(q));
}

/** Asks as the page's script does. */
async function stream(target: { origin: string }, q: string, browser = new Browser(target)) {
  const page = await browser.post("/api/search", { q });
  const events = page.body
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as SearchEvent);
  return { page, events, last: events.at(-1) };
}

const linksIn = (html: string) =>
  tagsOf(html)
    .filter(({ name }) => name === "a")
    .map(({ attributes }) => attributes);

describe("without a provider's key", () => {
  test("a search says so, asks nobody, and shows what the platform itself knows", async () => {
    const page = await open(product, "How wide must an egress window be, R310?");
    expect(page.status).toBe(200);
    expect(page.text).toContain(en("canned.title"));
    expect(page.text).toContain(en("canned.text"));
    expect(page.text).toContain("IRC R310");
    expect(page.text).toContain("International Residential Code");
    expect(page.text).toContain(en("verify"));
    expect(page.valueOf("q")).toBe("How wide must an egress window be, R310?");
  });

  test("of the missing key the card tells, and no toast beside it; nobody becomes a visitor for it", async () => {
    const browser = new Browser(product);
    const page = await open(product, "baluster spacing", browser);
    expect(page.toasts).toEqual([]);
    expect(page.body).toMatch(/data-notice="warn"/);
    await stream(product, "baluster spacing", browser);
    expect([...browser.cookies.keys()].filter((name) => name.includes("visitor"))).toEqual([]);
  });

  test("every result links to what it names: a screen to its path, an entry to its own place", async () => {
    const main = mainOf(await open(product, "egress"));
    const entries = tagsOf(main).filter(({ name }) => name === "article");
    expect(entries.length).toBeGreaterThan(2);
    const ids = entries.flatMap(({ attributes }) => attributes.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    const hrefs = linksIn(
      insideOf(main, ({ name, attributes }) => name === "ol" && !attributes.id) ?? "",
    ).map(({ href }) => href ?? "");
    expect(hrefs).toHaveLength(entries.length);
    expect(hrefs.filter((href) => href.startsWith("#"))).toEqual(ids.map((id) => `#${id}`));
    expect(hrefs.filter((href) => !href.startsWith("#")).every((href) => href.startsWith("/"))).toBe(true);
  });

  test("what the platform knows stands before the word that the web cannot be asked", async () => {
    const { text } = await open(product, "baluster spacing");
    expect(text.indexOf("IRC R312.1.3")).toBeGreaterThan(0);
    expect(text.indexOf("IRC R312.1.3")).toBeLessThan(text.indexOf(en("canned.title")));
  });

  test("a page of results is called by its search, and a search that is none is not", async () => {
    expect((await open(product, "king <stud>")).body).toContain(
      "<title>“\u2068king &lt;stud&gt;\u2069” – Search",
    );
    expect((await open(product, " ")).body).toContain("<title>Search ·");
  });

  test("what names only a part of a search is listed as that, and Joe is asked the whole of it", async () => {
    const main = mainOf(await open(product, "4x8 plywood"));
    expect(main).toContain(en("own.part", { count: 1, q: "4x8 plywood" }));
    expect(linksIn(main).map(({ href }) => href)).toContain("/ai-hub?tab=chat&question=4x8+plywood");
  });

  test.each([
    ["log in", "/auth"],
    ["my account", "/profile"],
    ["cart", "/cart"],
  ])("“%s” leads to %s", async (q, path) => {
    const first = insideOf(mainOf(await open(product, q)), ({ name }) => name === "article") ?? "";
    expect(first).toContain(`href="${path}"`);
  });

  test("the search does not list itself", async () => {
    const page = await open(product, "current prices trends");
    const own = insideOf(mainOf(page), ({ attributes }) => attributes["aria-labelledby"] === "own") ?? "";
    expect(own).not.toBe("");
    expect(linksIn(own).map(({ href }) => href)).not.toContain("/search");
  });

  test("a stream is the canned answer alone", async () => {
    const { page, events } = await stream(product, "lumber");
    expect([page.status, page.headers.get("content-type")]).toEqual([
      200,
      "application/x-ndjson; charset=utf-8",
    ]);
    expect(events).toEqual([
      { type: "answer", answer: { ok: true, canned: true, reason: "no-key", text: null, citations: [] } },
    ]);
  });

  test.each(LANGUAGES)(
    "the page is whole in %s, with its three suggested searches as links",
    async (language) => {
      const t = translator(language, "search");
      const page = await new Browser(product).get(`/search?lang=${language}`);
      const suggested = (["irc", "lumber", "osha"] as const).map((id) => addressOf(t(`suggested.${id}`)));
      const hrefs = linksIn(mainOf(page)).map(({ href }) => href);
      expect(hrefs.map((href) => new URL(href ?? "", product.origin).searchParams.get("q"))).toEqual(
        suggested.map((href) => new URL(href, product.origin).searchParams.get("q")),
      );
      const form = page.form("/search");
      expect([form.method, form.fields]).toEqual(["GET", { q: "" }]);
      for (const href of suggested) expect((await new Browser(product).get(href)).status).toBe(200);
    },
  );

  test("the suggested searches are those of the specification", () => {
    expect((["irc", "lumber", "osha"] as const).map((id) => en(`suggested.${id}`))).toEqual([
      "latest IRC code changes 2024",
      "current lumber prices trends",
      "new OSHA safety requirements",
    ]);
  });

  test("a screen is found by its name and its number, above everything else", async () => {
    for (const q of ["Shop", "m-101"]) {
      const page = await open(product, q);
      expect(linksIn(mainOf(page)).map(({ href }) => href)).toContain("/shop");
      const first = insideOf(mainOf(page), ({ name }) => name === "article") ?? "";
      expect(first).toContain('href="/shop"');
    }
  });

  test("passages and screens stand in one list", async () => {
    const main = mainOf(await open(product, "egress"));
    const list = insideOf(main, ({ name, attributes }) => name === "ol" && !attributes.id) ?? "";
    expect(list).toContain(en("kinds.code"));
    expect(list).toContain('href="/ai-hub"');
  });

  test.each([
    ["en", "changeorder", "change order", "Change order"],
    ["en", "maximum riser hieght", "maximum riser height", "R311.7.5.1"],
    ["es", "contrahuela", "contrahuella", "R311.7.5.1"],
    ["he", "מעקא", "מעקה", "R312.1"],
  ] as const)(
    "a misspelt search in %s shows what was meant, and says so",
    async (language, q, meant, section) => {
      const page = await new Browser(product).get(`${addressOf(q)}&lang=${language}`);
      const t = translator(language, "search");
      expect(page.text).toContain(t("own.respelled", { q }));
      expect(page.text).toContain(meant);
      expect(page.text).toContain(section);
      expect(page.valueOf("q")).toBe(q);
    },
  );

  test("the name of a book of rules, which asks nothing, lists rules of it", async () => {
    const main = mainOf(await open(product, "OSHA"));
    expect(main).toContain(en("kinds.code"));
    expect(main).toMatch(/OSHA 19\d\d\.\d/);
  });

  test("nothing found leads to Joe and to the sheets of a like name", async () => {
    const page = await open(product, "membership qwertz");
    expect(page.text).toContain(en("lost.title"));
    const hrefs = linksIn(mainOf(page)).map(({ href }) => href);
    expect(hrefs).toEqual(
      expect.arrayContaining(["/ai-hub?tab=chat&question=membership+qwertz", "/services", "/membership"]),
    );
  });

  test.each(["", "   ", "\u200b\u202e", "\0\t"])(
    "the empty search %j is answered with a request for one",
    async (q) => {
      const page = await open(product, q);
      expect(page.status).toBe(200);
      expect(page.toasts).toEqual(["Please enter a search query"]);
      expect(page.text).not.toContain(en("web.title"));
      expect((await new Browser(product).post("/api/search", { q })).status).toBe(400);
    },
  );

  test.each([401, 10_000])(
    "a search of %i characters gets a clear message and is not made",
    async (length) => {
      const page = await open(product, "x".repeat(length));
      expect(page.status).toBe(200);
      expect(page.text).toContain(en("long", { max: 400, length }));
      expect(page.valueOf("q")).toBe("x".repeat(400));
      expect(page.text).not.toContain(en("web.title"));
      expect((await new Browser(product).post("/api/search", { q: "x".repeat(length) })).status).toBe(400);
    },
  );

  test("markup in a search is shown as text", async () => {
    const q = `"><script>alert(1)</script><img src=x onerror=alert(2)>`;
    const page = await open(product, q);
    expect(page.valueOf("q")).toBe(q);
    expect(page.body).not.toMatch(/<script>alert|<img src=x/);
  });

  test.each([
    "?q=%FF%FE",
    "?q=a&q=b",
    "?q[]=a",
    "?q=__proto__",
    '?q="',
    "?q=NEAR(a,b)",
    "?q=*",
    "?q=%F0%9F%A7%B1",
  ])("a search that nobody would type is answered: %s", async (search) => {
    const page = await new Browser(product).get(`/search${search}`);
    expect([page.status, page.heading]).toEqual([200, "Search"]);
  });

  test("pages of results are closed to search engines, the page itself is not", async () => {
    expect((await open(product, "lumber")).body).toContain('<meta name="robots" content="noindex"');
    expect((await new Browser(product).get("/search")).body).not.toContain('content="noindex"');
    expect((await new Browser(product).get("/robots.txt")).body).toContain("Disallow: /search?");
  });

  test("the search worker has no address outside: what is sent to /search reaches the page, which takes no form", async () => {
    const body = JSON.stringify({ query: "lumber", language: "en", visitor: "v-1", network: "n-1" });
    const json = { method: "POST", body, headers: { "content-type": "application/json" } };
    expect((await new Browser(product).send("/search", json)).status).toBe(405);
  });

  test("the address for scripts takes forms of our own pages only", async () => {
    const browser = new Browser(product);
    expect((await browser.get("/api/search")).status).toBe(405);
    expect(
      (await browser.post("/api/search", { q: "x" }, { origin: "https://elsewhere.example" })).status,
    ).toBe(403);
    const json = { method: "POST", body: '{"q":"x"}', headers: { "content-type": "application/json" } };
    expect((await browser.send("/api/search", json)).status).toBe(400);
  });
});

/** What a browser sends for the page of a search, or what the page's script sends; as it stands on the line. */
function onTheLine({ host, origin }: URL, way: "page" | "stream", q: string): string {
  const form = String(new URLSearchParams({ q }));
  if (way === "page") return `GET /search?${form} HTTP/1.1\r\nhost: ${host}\r\n\r\n`;
  const type = "application/x-www-form-urlencoded";
  const headers = [
    `host: ${host}`,
    `origin: ${origin}`,
    `content-type: ${type}`,
    `content-length: ${form.length}`,
  ];
  return ["POST /api/search HTTP/1.1", ...headers, "", form].join("\r\n");
}

describe.each(["agent", "chat"] as const)("with a provider that speaks %s", (name) => {
  const dialect = DIALECTS[name];
  let fake: Fake;
  let own: OwnProduct;
  /** Everything that a visitor has received. */
  const seen: string[] = [];
  /** Answers in the dialect's way, as a whole or as a stream, whichever is asked for. */
  const speak = (text: string, sources = SOURCES) => {
    fake.answer = (request): Reply =>
      objection(request, KEY) ??
      (JSON.parse(request.body).stream ? dialect.stream(text, sources) : dialect.answer(text, sources));
  };
  const look = async (q: string, browser?: Browser) => {
    const page = await open(own, q, browser);
    seen.push(page.body, JSON.stringify([...page.headers]));
    return page;
  };
  const watch = async (q: string, browser?: Browser) => {
    const streamed = await stream(own, q, browser);
    seen.push(streamed.page.body);
    return streamed;
  };

  beforeAll(async () => {
    fake = await startFake(() => refusal(500, "not set"));
    own = await startProduct({
      SEARCH_BASE_URL: fake.url,
      SEARCH_API_KEY: KEY,
      SEARCH_DIALECT: name,
      SEARCH_DAILY_PER_VISITOR: "8",
      SEARCH_DAILY_PER_NETWORK: "10",
    });
  });
  afterAll(async () => {
    await own.stop();
    fake.stop();
  });
  beforeEach(() => {
    fake.received.length = 0;
    seen.length = 0;
    speak(TEXT);
  });
  afterEach(async () => {
    expect(seen.join("\n")).not.toContain(KEY);
    expect((await own.log()).join("\n")).not.toContain(KEY);
  });

  test("the official clients read what the fake says, plain and streamed", async () => {
    const base = { apiKey: KEY, maxRetries: 0 };
    const clients = [
      new OpenAI({ ...base, baseURL: name === "agent" ? `${fake.url}/v1` : fake.url }),
      new Perplexity({ ...base, baseURL: fake.url }),
    ] as unknown as OpenAI[];
    for (const client of clients) {
      if (name === "agent") {
        const input = { model: "perplexity/sonar", input: "lumber" };
        expect(await client.responses.create(input)).toMatchObject({ status: "completed" });
        let text = "";
        for await (const event of await client.responses.create({ ...input, stream: true }))
          if (event.type === "response.output_text.delta") text += event.delta;
        expect(text).toBe(TEXT);
      } else {
        const input = { model: "sonar", messages: [{ role: "user" as const, content: "lumber" }] };
        const whole = await client.chat.completions.create(input);
        expect([whole.choices[0]?.message.content, whole]).toMatchObject([
          TEXT,
          { citations: SOURCES.map(({ url }) => url) },
        ]);
        let text = "";
        for await (const chunk of await client.chat.completions.create({ ...input, stream: true }))
          text += chunk.choices[0]?.delta?.content ?? "";
        expect(text).toBe(TEXT);
      }
    }
    const stranger = new OpenAI({
      ...base,
      apiKey: "no",
      baseURL: name === "agent" ? `${fake.url}/v1` : fake.url,
    });
    const asked =
      name === "agent"
        ? stranger.responses.create({ model: "x", input: "x" })
        : stranger.chat.completions.create({ model: "x", messages: [] });
    await expect(asked).rejects.toMatchObject({ status: 401 });
  });

  test("a page without scripts holds the answer, its numbered sources, and our own results beside it", async () => {
    const page = await look("How deep does a footing have to be, R403?");
    expect(page.status).toBe(200);
    expect(page.toasts).toEqual([]);
    expect(page.text).toContain("Two by fours cost 4 dollars a piece [1]");
    expect(page.text).toContain("IRC R403");
    expect(page.text.indexOf("Two by fours")).toBeLessThan(page.text.indexOf("IRC R403"));
    const main = mainOf(page);
    const links = linksIn(main);
    expect(links.filter(({ href }) => href?.startsWith("#source-")).map(({ href }) => href)).toEqual([
      "#source-1",
      "#source-2",
    ]);
    const outside = links.filter(({ target }) => target === "_blank");
    expect(outside.map(({ href, rel }) => [href, rel])).toEqual(
      SOURCES.map(({ url }) => [url, "noopener noreferrer nofollow"]),
    );
    expect(tagsOf(main).filter(({ attributes }) => attributes.id?.startsWith("source-"))).toHaveLength(2);
  });

  test("a script gets the answer as it is written", async () => {
    const { page, events, last } = await watch(unique());
    expect(page.status).toBe(200);
    expect(last).toMatchObject({
      type: "answer",
      answer: { ok: true, text: TEXT, citations: SOURCES.map((source, n) => ({ number: n + 1, ...source })) },
    });
    const pieces = events.slice(0, -1).map((event) => (event.type === "text" ? event.text : undefined));
    expect(pieces.length).toBeGreaterThan(1);
    expect(TEXT.startsWith(pieces.join(""))).toBe(true);
  });

  test("the pieces arrive while the provider is still writing", async () => {
    const { body = "", headers } = dialect.stream(TEXT.repeat(4), SOURCES);
    fake.answer = () => ({ headers, body: body.slice(0, body.length / 2), after: "hang" });
    const left = new AbortController();
    const response = await fetch(new URL("/api/search", own.origin), {
      method: "POST",
      body: new URLSearchParams({ q: unique() }),
      headers: { origin: own.origin },
      signal: left.signal,
    });
    const { value } = (await response.body?.getReader().read()) ?? {};
    expect(new TextDecoder().decode(value)).toMatch(/^\{"type":"text","text":"Two by fours/);
    left.abort();
  });

  test("after a navigation by script the page's data wait for no provider", async () => {
    fake.answer = () => "hang";
    const page = await new Browser(own).get(`/search.data?${new URLSearchParams({ q: unique() })}`);
    expect([page.status, page.body.includes("pending")]).toEqual([200, true]);
    expect(fake.received).toEqual([]);
  });

  test.each(["image", "iframe", "script", "empty"])(
    "another site that fetches the page as %s spends nothing",
    async (destination) => {
      const browser = new Browser(own, { "sec-fetch-dest": destination, "sec-fetch-site": "cross-site" });
      expect((await browser.get(addressOf(unique()))).status).toBe(200);
      expect(fake.received).toEqual([]);
    },
  );

  test("the provider learns the query and the language, and nothing about who asks", async () => {
    const { browser, email, id } = await newMember(own);
    const q = unique();
    await browser.get("/?lang=he");
    await look(q, browser);
    expect(fake.received).toHaveLength(1);
    const [request] = fake.received;
    expect(request).toMatchObject({ method: "POST", path: dialect.path });
    expect(dialect.queryOf(JSON.parse(request?.body ?? "{}"))).toBe(q);
    expect(request?.body).toContain("Hebrew");
    for (const secret of [email, id, browser.address, browser.cookies.get("__Host-session") ?? "none"])
      expect(JSON.stringify(request)).not.toContain(secret);
  });

  test("one question is asked once, in a page and in a stream, by whoever", async () => {
    const q = unique();
    const { last } = await watch(q);
    const again = await watch(`  ${q.toUpperCase()}? `);
    expect(again.events).toEqual([last]);
    expect((await look(q)).text).toContain("Two by fours");
    expect(fake.received).toHaveLength(1);
  });

  const FAILURES: Record<string, Reply> = {
    "a refused key": {
      status: 401,
      headers: { "content-type": "text/html" },
      body: `<title>401 ${KEY}</title>`,
    },
    "a forbidden one": refusal(403, "forbidden", KEY),
    "a retired API": refusal(403, "chat_completions_not_available"),
    "a long pause": { ...refusal(429, "busy"), headers: { "retry-after": "3600" } },
    "a broken server": { ...refusal(500, "boom"), headers: { "retry-after": "0" } },
    "a page": { headers: { "content-type": "text/html" }, body: `<html>${KEY}` },
    "another shape": { body: `{"choices":"${KEY}"}` },
    "an empty text": dialect.answer("  "),
    "half an answer": { body: dialect.answer(TEXT).body?.slice(0, 40) ?? "", after: "reset" },
    "no answer": "reset",
    "a redirect": { status: 307, headers: { location: "/elsewhere" } },
  };

  test.each(Object.entries(FAILURES))(
    "%s shows the fallback, with the toast and our own results",
    async (_, reply) => {
      fake.answer = () => reply;
      const page = await look("How deep does a footing have to be, R403.1?");
      expect(page.status).toBe(200);
      expect(page.toasts).toEqual(["Search failed - using fallback response"]);
      for (const key of ["key", "network", "service"] as const)
        expect(page.text).toContain(en(`failed.cause.${key}`));
      const hrefs = linksIn(mainOf(page)).map(({ href }) => href);
      expect(hrefs).toEqual(expect.arrayContaining(["https://codes.iccsafe.org/", "https://www.osha.gov/"]));
      expect(page.text).toContain(en("failed.place.department"));
      expect(page.text).toContain("IRC R403");
      const { last } = await watch(unique());
      expect(last).toEqual({ type: "answer", answer: { ok: false, error: "provider-failed" } });
    },
  );

  test("sources that are no web addresses are no links", async () => {
    speak("A [1] and a [2] and a [3].", [
      { title: "Bad", url: "javascript:alert(1)" },
      { title: "Worse", url: "data:text/html,<script>alert(2)</script>" },
      { title: "<b onclick=x>Good</b>", url: "https://good.example/" },
    ]);
    const page = await look(unique());
    expect(page.body).not.toMatch(/href="(javascript|data):|<b onclick/);
    expect(page.text).toContain("<b onclick=x>Good</b>");
    const source = tagsOf(mainOf(page)).find(({ attributes }) => attributes.id === "source-3");
    expect(source?.attributes.value).toBe("3");
    expect(page.text).toContain("A [1] and a [2] and a [3]");
  });

  test("HTML in an answer is shown as text, and lists and emphasis as such", async () => {
    const markup = "<img src=x onerror=alert(1)>";
    speak(
      `${markup}<script>alert(2)</script>[click](javascript:alert(3))\n\n- **Two** by fours [1]`,
      SOURCES,
    );
    const page = await look(unique());
    expect(page.text).toContain(markup);
    expect(page.body).toMatch(/<li><strong>Two<\/strong>/);
    expect(page.body).not.toMatch(/<img src=x|<script>alert|href="javascript/);
  });

  test(
    "a guest has a budget of the day of their own, beside other guests of the network, and the page says so",
    withinOneDay(async () => {
      const browser = new Browser(own);
      const same = { "cf-connecting-ip": browser.address };
      for (let n = 0; n < 8; n++) {
        // By page and by stream it is the same guest.
        const text =
          n % 2
            ? (await browser.get(addressOf(unique()))).text
            : JSON.stringify(await watch(unique(), browser));
        expect(text).toContain("Two by fours");
      }
      fake.received.length = 0;
      const page = await browser.get(addressOf("How deep is a footing, R403?"));
      expect(page.text).toContain(en("budget.own"));
      expect(page.text).toContain("IRC R403");
      expect(page.toasts).toEqual([]);
      expect(fake.received).toEqual([]);
      expect((await look(unique(), new Browser(own, same))).text).toContain("Two by fours");
      expect((await look(unique())).text).toContain("Two by fours");
    }),
  );

  test(
    "whoever throws the guest's cookie away still has no more than the network's share",
    withinOneDay(async () => {
      const same = { "cf-connecting-ip": new Browser(own).address };
      const answers: boolean[] = [];
      for (let n = 0; n < 12; n++)
        answers.push((await look(unique(), new Browser(own, same))).text.includes("Two by fours"));
      expect(answers).toEqual([...Array(10).fill(true), false, false]);
    }),
  );

  test("identical searches at one time are one call, and each reader has the answer", async () => {
    const q = unique();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    fake.answer = async (request): Promise<Reply> => {
      await released;
      return JSON.parse(request.body).stream ? dialect.stream(TEXT, SOURCES) : dialect.answer(TEXT, SOURCES);
    };
    const readers = Promise.all([look(q), look(q), watch(q), watch(q)]);
    await expect.poll(() => fake.received.length).toBe(1);
    await setTimeout(500);
    release();
    const [one, two, three, four] = await readers;
    for (const text of [one.text, two.text, JSON.stringify(three.last), JSON.stringify(four.last)])
      expect(text).toContain("Two by fours");
    expect(fake.received).toHaveLength(1);
  });

  test.each([
    // A page holds nothing until its answer is there, so only a line that is torn tells that nobody waits.
    ["page", "is torn", "resetAndDestroy"],
    ["stream", "is torn", "resetAndDestroy"],
    ["stream", "is closed", "destroy"],
  ] as const)("a reader of the %s whose line %s ends the call of the provider", async (way, _, leave) => {
    fake.answer = () => "hang";
    const abandoned = async () =>
      (await own.log()).filter((line) => line.includes('"reason":"abandoned"')).length;
    const before = await abandoned();
    const address = new URL(own.origin);
    const line = net.connect(Number(address.port), address.hostname);
    line.write(onTheLine(address, way, unique()));
    await expect.poll(() => fake.received.length).toBe(1);
    line[leave]();
    await expect.poll(abandoned).toBe(before + 1);
  });

  test("a part of an answer is labelled as one, and asked for anew", async () => {
    const half = "Guards are not required where the drop is less than";
    fake.answer = (request): Reply => {
      const { stream: streams } = JSON.parse(request.body);
      if (name === "agent")
        return streams
          ? agent.stream(half, SOURCES, { ending: "response.incomplete" })
          : agent.answer(half, SOURCES, "incomplete");
      return streams ? chat.stream(half, SOURCES, { done: false }) : chat.answer(half, SOURCES, "length");
    };
    const q = unique();
    const page = await look(q);
    expect(page.text).toContain(half);
    expect(page.text).toContain(en("web.partial"));
    expect((await watch(q)).last).toMatchObject({ answer: { text: half, partial: true } });
    speak(TEXT);
    const whole = await look(q);
    expect(whole.text).toContain("Two by fours");
    expect(whole.text).not.toContain(en("web.partial"));
    expect(fake.received).toHaveLength(3);
  });

  test(
    "a network's share of the day is kept through other accounts and addresses, and the page says so",
    withinOneDay(async () => {
      const network = `2001:db8:${crypto.randomUUID().slice(0, 4)}:${crypto.randomUUID().slice(0, 4)}`;
      const memberAt = async (host: string) =>
        (await newMember(own, { "cf-connecting-ip": `${network}::${host}` })).browser;
      const [one, other] = [await memberAt("1"), await memberAt("a:2")];
      const answersTo = async (browser: Browser, times: number) => {
        const answers: boolean[] = [];
        for (let n = 0; n < times; n++)
          answers.push((await browser.get(addressOf(unique()))).text.includes("Two by fours"));
        return answers.filter(Boolean).length;
      };
      expect([await answersTo(one, 7), await answersTo(other, 5)]).toEqual([7, 3]);
      const page = await other.get(addressOf("How deep is a footing, R403?"));
      expect(page.text).toContain(en("budget.network"));
      expect(page.text).toContain("IRC R403");
      expect(await answersTo(new Browser(own), 1)).toBe(1);
    }),
  );

  test("the hub says that search has a provider", async () => {
    const page = await new Browser(own).get("/ai-hub?tab=search");
    expect(page.text).toContain(translator("en", "hub")("status.premium"));
  });
});

test("when the search worker itself cannot work, the page falls back and health tells", async () => {
  const own = await startProduct({ SEARCH_DIALECT: "smoke-signals", SEARCH_API_KEY: KEY });
  try {
    const page = await open(own, "How deep is a footing, R403?");
    expect(page.toasts).toEqual(["Search failed - using fallback response"]);
    expect(page.text).toContain("IRC R403");
    expect((await stream(own, "lumber")).last).toEqual({
      type: "answer",
      answer: { ok: false, error: "misconfigured" },
    });
  } finally {
    await own.stop();
  }
});
