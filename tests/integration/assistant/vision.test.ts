import fs from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { hostileReplies, pictureQuestion, says, startAssistant, whole } from "../../fakes/completions.ts";
import type { Fake } from "../../fakes/loopback.ts";
import { Browser } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { type OwnProduct, ownProduct, product, startProduct } from "../support/product.ts";
import { rawRequest } from "../support/raw.ts";
import { untilRefused } from "../support/refusals.ts";

const KEY = "vision-key-that-nobody-may-see";
const ADDRESS = "/blueprint-analyzer/vision";
const en = translator("en", "drawing-vision");
const hub = translator("en", "hub");

const PNG = new Uint8Array(fs.readFileSync(new URL("../../fixtures/qr-text.png", import.meta.url)));
const JPEG = Buffer.from(
  "ffd8ffe000040000ffc0000b08003000400100 0000ffda0002010203ffd9".replace(" ", ""),
  "hex",
);
const WEBP = Buffer.from(`${"RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0"}${"\0\0\0\0\x63\0\0\x31\0\0"}`, "latin1");
const SVG = Buffer.from('<svg viewBox="0 0 40 30"><text>10\'-0"</text></svg>');

let fake: Fake;
let own: OwnProduct;
beforeAll(async () => {
  fake = await startAssistant(() => says("unused"));
  own = await startProduct({
    ASSISTANT_BASE_URL: `${fake.url}/v1`,
    ASSISTANT_API_KEY: KEY,
    ASSISTANT_MODEL: "words-1",
    ASSISTANT_VISION_MODEL: "pictures-1",
  });
});
afterAll(async () => {
  await own.stop();
  fake.stop();
});
beforeEach(() => {
  fake.received.length = 0;
  fake.answer = () => says("KITCHEN 10'-0\" x 12'-0\"");
});

interface Asked {
  picture?: Uint8Array;
  consent?: string;
  browser?: Browser;
  headers?: Record<string, string>;
}

async function ask({ picture = PNG, consent = "yes", browser = new Browser(own), headers }: Asked = {}) {
  const body = new FormData();
  if (consent) body.set("consent", consent);
  body.set("picture", new Blob([picture as Uint8Array<ArrayBuffer>]), "secret-project-name.png");
  const page = await browser.send(ADDRESS, { method: "POST", body, headers });
  const json = page.headers.get("content-type")?.startsWith("application/json");
  return { page, status: page.status, answer: json ? JSON.parse(page.body) : undefined };
}

describe("with a model and consent", () => {
  test.each([
    ["png", PNG],
    ["jpeg", new Uint8Array(JPEG)],
    ["webp", new Uint8Array(WEBP)],
  ])("a %s is shown to the model as it is, and its words come back", async (format, picture) => {
    const { status, answer } = await ask({ picture });
    expect([status, answer]).toEqual([200, { text: "KITCHEN 10'-0\" x 12'-0\"" }]);
    expect(fake.received).toHaveLength(1);
    const [request] = fake.received;
    if (!request) throw new Error("nothing was asked");
    expect(request).toMatchObject({ method: "POST", path: "/v1/chat/completions" });
    expect(request.headers.authorization).toBe(`Bearer ${KEY}`);
    const asked = pictureQuestion(request);
    expect(asked).toMatchObject({ model: "pictures-1", words: [] });
    expect(asked.pictures).toEqual([{ type: `image/${format}`, bytes: picture }]);
    expect(asked.instructions).toMatch(/data[^.]*no instructions/);
    expect(asked.instructions).toContain("Do not judge whether anything complies");
  });

  test("nothing about who asks goes along, nor the file's name", async () => {
    const { browser, email, id } = await newMember(own);
    await ask({ browser });
    const everything = JSON.stringify(fake.received);
    const session = browser.cookies.get("__Host-session") ?? "";
    for (const secret of [email, id, browser.address, session, "secret-project-name"])
      expect(everything).not.toContain(secret);
  });

  test.each([
    ["en", "English"],
    ["es", "Spanish"],
    ["he", "Hebrew"],
  ])("the answer is asked for in the language of the page: %s", async (language, name) => {
    await ask({ browser: new Browser(own, { "accept-language": language }) });
    expect(fake.received[0]?.body).toContain(`Write in ${name}`);
  });

  test("the answer is cut to its length and rid of what nobody sees", async () => {
    fake.answer = () => ({ body: whole(`a\u0000\u202e\u001bb\r\n${"x".repeat(5_000)}`) });
    const { answer } = await ask();
    expect(answer.text.startsWith("ab\nxxx")).toBe(true);
    expect(answer.text).toHaveLength(4_000);
  });

  test("nothing of it is kept", async () => {
    const count = async () => {
      const tables = await own.query<{ name: string }>(
        "select name from sqlite_master where type = 'table' and name not like '\\_%' escape '\\' and name not like 'sqlite%'",
      );
      const rows = tables
        .filter(({ name }) => name !== "rate_limits")
        .map(async ({ name }) => [name, await own.query(`select count(*) as n from "${name}"`)]);
      return Promise.all(rows);
    };
    const before = await count();
    await ask();
    expect(await count()).toEqual(before);
  });
});

describe("nothing is sent", () => {
  test.each(["", "no", "on", "YES"])("without consent: %j", async (consent) => {
    expect(await ask({ consent })).toMatchObject({ status: 400, answer: { error: "consent" } });
    expect(fake.received).toEqual([]);
  });

  test.each([
    ["an SVG", SVG],
    ["a GIF", Buffer.from("GIF89a")],
    ["a text", Buffer.from("hello")],
    ["no bytes", Buffer.alloc(0)],
    ["a PNG that ends early", Buffer.from(PNG.subarray(0, 45))],
    ["a page that calls itself a picture", Buffer.from("<html>\x89PNG")],
  ])("of %s", async (_, picture) => {
    expect(await ask({ picture: new Uint8Array(picture) })).toMatchObject({
      status: 400,
      answer: { error: "picture" },
    });
    expect(fake.received).toEqual([]);
  });

  test("where no picture is in the form", async () => {
    const page = await new Browser(own).post(ADDRESS, { consent: "yes", picture: "x" });
    expect([page.status, JSON.parse(page.body)]).toEqual([400, { error: "picture" }]);
    expect(fake.received).toEqual([]);
  });

  test("of a picture over 4 MB, nor of a form that is larger still", async () => {
    const padded = (bytes: number) => {
      const picture = new Uint8Array(bytes);
      picture.set(PNG);
      return picture;
    };
    const most = 4 * 1024 * 1024;
    expect(await ask({ picture: padded(most + 1) })).toMatchObject({
      status: 413,
      answer: { error: "tooLarge" },
    });
    // Not sent whole: whoever sends everything before reading may find the connection closed.
    const larger = await rawRequest(own, {
      method: "POST",
      path: ADDRESS,
      headers: {
        origin: own.origin,
        "content-type": "multipart/form-data; boundary=x",
        "content-length": most + 65 * 1024,
      },
      body: "--x\r\n",
    });
    expect(larger.status).toBe(413);
    expect(fake.received).toEqual([]);
    expect((await ask({ picture: padded(most) })).status).toBe(200);
  });

  test("for another site", async () => {
    expect((await ask({ headers: { origin: "https://evil.example" } })).status).toBe(403);
    expect((await ask({ headers: { "sec-fetch-site": "cross-site" } })).status).toBe(403);
    expect(fake.received).toEqual([]);
  });

  test("more than twelve times an hour for one network; a refusal before that costs nothing", async () => {
    const browser = new Browser(own);
    await ask({ browser, consent: "" });
    const { allowed, page } = await untilRefused(async () => (await ask({ browser })).page, 12);
    expect(allowed).toBeGreaterThanOrEqual(12);
    expect(JSON.parse(page.body)).toEqual({ error: "busy" });
    expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(fake.received).toHaveLength(allowed);
  });
});

test.each(Object.entries(hostileReplies(KEY)))(
  "a model that fails is one clear code, and its own words are shown to nobody: %s",
  async (_, reply) => {
    fake.answer = () => reply;
    const { page, answer } = await ask();
    expect([page.status, answer]).toEqual([502, { error: "failed" }]);
    expect(page.body).not.toMatch(/SECRET|vision-key/);
    expect(fake.received.length).toBeLessThanOrEqual(2);
    expect(fake.received.every(({ path }) => path === "/v1/chat/completions")).toBe(true);
  },
);

test.each([401, 403])("a key that is refused with %i is not tried again", async (status) => {
  fake.answer = () => ({ status, body: KEY });
  expect((await ask()).status).toBe(502);
  expect(fake.received).toHaveLength(1);
});

test("without a model there is no offer, and asking all the same says that there is none", async () => {
  const without = await ownProduct({ ASSISTANT_BASE_URL: `${fake.url}/v1`, ASSISTANT_API_KEY: KEY });
  for (const other of [product, without]) {
    const page = await new Browser(other).get("/blueprint-analyzer?lang=en");
    expect(page.text).toContain("It leaves it only if you save it.");
    expect(page.body).not.toContain(new URL(fake.url).host);
    expect(await ask({ browser: new Browser(other) })).toMatchObject({
      status: 502,
      answer: { error: "failed" },
    });
  }
  expect(fake.received).toEqual([]);
});

test("with a model the analyzer says so before a drawing is chosen, and opening the address leads to it", async () => {
  const page = await new Browser(own).get("/blueprint-analyzer?lang=en");
  expect(page.text).toContain("or agree that a vision model is shown it");
  expect((await new Browser(own).get(ADDRESS)).location).toBe("/blueprint-analyzer");
});

describe("a kept drawing, without scripts", () => {
  async function keep(picture: Uint8Array) {
    const { browser } = await newMember(own);
    const body = new FormData();
    const fields = { intent: "save", answer: "json", idem: crypto.randomUUID(), name: "plan", lines: "[]" };
    for (const [name, value] of Object.entries({ ...fields, width: "64", height: "48" }))
      body.set(name, value);
    body.set("picture", new Blob([picture as Uint8Array<ArrayBuffer>]), "plan");
    const saved = await browser.send("/blueprint-analyzer/drawings", { method: "POST", body });
    const { id } = JSON.parse(saved.body) as { id: string };
    return { browser, id, address: `/blueprint-analyzer?plan=${id}` };
  }
  const intent = { intent: "vision" };
  const ticked = { consent: "yes" };

  test.each(LANGUAGES)(
    "is offered with the host named, and answered on its own page (%s)",
    async (language) => {
      const t = translator(language, "drawing-vision");
      const { browser, address } = await keep(PNG);
      const page = await browser.visit(`${address}&lang=${language}&m=count~~~10.10`);
      expect(page.text).toContain(t("title"));
      expect(page.text).toContain(new URL(fake.url).host);
      expect(fake.received).toEqual([]);
      fake.answer = () => says("<b>BATH</b>\n", "8'-0\" & more");
      const answered = await browser.submit(page, intent, ticked);
      expect(answered.status).toBe(200);
      expect(answered.text).toContain(t("answer.title"));
      expect(answered.text).toContain(t("answer.warning"));
      expect(answered.text.replace(/[\u2066\u2069]/g, "")).toContain("<b>BATH</b> 8'-0\" & more");
      expect(answered.body).not.toContain("<b>BATH");
      // What was measured before is still there.
      expect(answered.body).toMatch(/name="m" value="count~/);
      expect(fake.received.map(pictureQuestion)).toMatchObject([{ pictures: [{ bytes: PNG }] }]);
    },
  );

  test("is not sent without the tick: told beside the box and first on the page", async () => {
    const { browser, address } = await keep(PNG);
    const page = await browser.visit(`${address}&lang=en`);
    const refused = await browser.submit(page, intent);
    expect(refused.status).toBe(400);
    expect(refused.problem).toContain(en("errors.consent"));
    expect(refused.textIn(({ attributes }) => attributes.id === "consent-error")).toBe(en("errors.consent"));
    expect(refused.text).toContain(en("title"));
    expect(fake.received).toEqual([]);
  });

  test("stays with its page when the model fails", async () => {
    const { browser, address } = await keep(PNG);
    fake.answer = () => ({ status: 500, body: "SECRET" });
    const answered = await browser.submit(await browser.visit(`${address}&lang=en`), intent, ticked);
    expect(answered.status).toBe(502);
    expect(answered.text).toContain(en("errors.failed"));
    expect(answered.body).not.toContain("SECRET");
    expect(answered.text).not.toContain(en("answer.title"));
  });

  test("of a kind that models do not take is not offered", async () => {
    const { browser, address } = await keep(new Uint8Array(SVG));
    expect((await browser.visit(address)).text).not.toContain(en("title"));
    expect((await browser.post(address, { ...intent, ...ticked })).status).toBe(400);
    expect(fake.received).toEqual([]);
  });

  test("is shown for nobody but its member", async () => {
    const { address } = await keep(PNG);
    const { browser: other } = await newMember(own);
    expect((await other.post(address, { ...intent, ...ticked })).status).toBe(404);
    const guest = await new Browser(own).post(address, { ...intent, ...ticked });
    expect([guest.status, guest.location]).toEqual([303, expect.stringMatching(/^\/auth\?redirectTo=/)]);
    expect((await other.post("/blueprint-analyzer", { ...intent, ...ticked })).status).toBe(404);
    expect(fake.received).toEqual([]);
  });
});

test("the hub calls vision premium where a model is connected, and active where not", async () => {
  const statusIn = async (where: { origin: string }) => {
    const page = await new Browser(where).get("/ai-hub?tab=vision&lang=en");
    const services = page.text.split(hub("services"))[1] ?? "";
    return services.split(hub("vision.name"))[1]?.trim().split(" ")[0];
  };
  expect(await statusIn(own)).toBe(hub("status.premium"));
  expect(await statusIn(product)).toBe(hub("status.active"));
});

test("the key is in no page and in no log line", async () => {
  expect((await own.log()).join("\n")).not.toContain(KEY);
  for (const path of ["/blueprint-analyzer", "/ai-hub?tab=vision", "/healthz"])
    expect((await new Browser(own).get(path)).body).not.toContain(KEY);
});
