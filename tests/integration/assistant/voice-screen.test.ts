import { afterAll, beforeAll, expect, test } from "vitest";
import { Browser } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { type OwnProduct, product, startProduct } from "../support/product.ts";

const SCREEN = "/voice-assistant";
/** What a browser sends with a form. */
const HTML = { accept: "text/html,application/xhtml+xml" };
const KEY = "xi-of-the-form";
const LINES = [
  { who: "you", text: "How deep is a <b>footing</b>?" },
  { who: "joe", text: "Below frost." },
  { who: "end", text: "The connection to the voice provider was lost." },
];

let holder: OwnProduct;
beforeAll(async () => {
  holder = await startProduct({
    VOICE_BASE_URL: "http://127.0.0.1:9",
    VOICE_API_KEY: "xi-of-the-server",
    VOICE_AGENT_ID: "agent_1",
  });
});
afterAll(() => holder.stop());

async function sendSetup(fields: Record<string, string>, from: { origin: string } = product) {
  const browser = new Browser(from, HTML);
  return browser.submit(await browser.visit(SCREEN), { mode: fields.mode ?? "agent" }, fields);
}

test("without a key the setup form is refused, and the choice of a voice is kept", async () => {
  const page = await sendSetup({ voice: "eric", key: " " });
  expect(page.path).toBe(`${SCREEN}?error=missing-key&voice=eric`);
  expect(page.text).toContain("Please enter your voice provider key first");
  expect(page.body).toMatch(/<option value="eric" selected/);
});

test("a key that cannot be one is refused, and stands nowhere", async () => {
  const page = await sendSetup({ key: "two words of mine" });
  expect(page.text).toContain("A key has letters, digits and signs, but no spaces");
  expect(page.path + page.body).not.toContain("words of mine");
});

test("a form that could start says that talking needs scripts, and offers the typed question", async () => {
  for (const fields of [
    { mode: "practice", key: "" },
    { mode: "agent", key: KEY },
  ]) {
    const page = await sendSetup(fields);
    expect(page.path).toBe(`${SCREEN}?voice=will&language=en&mode=${fields.mode}`);
    expect(page.text).toContain("Talking needs scripts");
    expect(page.text).toContain("Your question for Joe");
    expect(page.path + page.body).not.toContain(KEY);
  }
});

test("where the server holds a key the field says so, and none is needed", async () => {
  const browser = new Browser(holder, HTML);
  const page = await browser.visit(SCREEN);
  expect(page.text).toContain("Not needed: this site holds a key of its own.");
  expect(page.body).not.toContain("xi-of-the-server");
  expect((await sendSetup({}, holder)).path).toContain("mode=agent");
});

test("whatever else stands in the address is passed over", async () => {
  const page = await new Browser(product).visit(`${SCREEN}?error=%3Cb%3E&voice=nobody&mode=x`);
  expect(page.status).toBe(200);
  expect(page.body).toMatch(/<option value="will" selected/);
});

test("a member keeps a conversation once, downloads it and deletes it", async () => {
  const { browser } = await newMember(product);
  const idem = crypto.randomUUID();
  const form = { intent: "keep", idem, lines: JSON.stringify(LINES) };
  expect((await browser.post(SCREEN, form)).status).toBe(303);
  await browser.post(SCREEN, form);
  const page = await browser.visit(SCREEN);
  expect(page.toasts).toEqual(["The conversation is kept in your account"]);
  expect(page.text.match(/How deep is a <b>footing<\/b>\?/g)).toHaveLength(1);

  const file = await browser.get(`/api/voice/transcripts/${idem}`);
  expect(file.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(file.headers.get("content-disposition")).toContain("attachment");
  expect(file.body).toBe(
    "You:\nHow deep is a <b>footing</b>?\n\nJoe:\nBelow frost.\n\nThe conversation ended:\nThe connection to the voice provider was lost.\n",
  );
  const { browser: other } = await newMember(product);
  expect((await other.get(`/api/voice/transcripts/${idem}`)).status).toBe(404);

  const after = await browser.submit(page, { id: idem }, { intent: "delete" });
  expect(after.toasts).toEqual(["The conversation is deleted"]);
  expect((await browser.get(`/api/voice/transcripts/${idem}`)).status).toBe(404);
});

test("a long conversation in Hebrew is kept whole", async () => {
  const { browser } = await newMember(product);
  const said = "כמה עמוק צריך להיות היסוד? ".repeat(20).trim();
  const lines = Array.from({ length: 100 }, (_, n) => ({ who: n % 2 ? "joe" : "you", text: said }));
  const idem = crypto.randomUUID();
  expect((await browser.post(SCREEN, { intent: "keep", idem, lines: JSON.stringify(lines) })).status).toBe(
    303,
  );
  const file = await browser.get(`/api/voice/transcripts/${idem}`);
  expect(file.body.split(said)).toHaveLength(101);
});

test.each([
  { lines: "not JSON" },
  { lines: "[]" },
  { lines: JSON.stringify([{ who: "boss", text: "x" }]) },
  { idem: "x" },
  { intent: "burn" },
])("a form of no page is refused: %j", async (wrong) => {
  const { browser } = await newMember(product);
  const form = { intent: "keep", idem: crypto.randomUUID(), lines: JSON.stringify(LINES), ...wrong };
  expect((await browser.post(SCREEN, form)).status).toBe(400);
});

test("a guest keeps nothing and is told so where the conversation stands; to read or delete they sign in", async () => {
  const guest = new Browser(product);
  const form = { intent: "keep", idem: crypto.randomUUID(), lines: JSON.stringify(LINES) };
  const refused = await guest.post(SCREEN, form);
  expect(refused.status).toBe(401);
  expect(refused.body).toContain("You are signed out.");
  expect((await guest.post(SCREEN, { intent: "delete", id: form.idem })).location).toContain(
    "/auth?redirectTo=",
  );
  expect((await guest.get(`/api/voice/transcripts/${form.idem}`)).location).toContain("/auth?redirectTo=");
});

test("a typed question goes on from the one above it", async () => {
  const browser = new Browser(product);
  const first = await browser.submit(
    await browser.visit("/voice-assistant"),
    { intent: "ask" },
    { question: "how much concrete for a 20x30 patio" },
  );
  const answered = await browser.submit(first, { intent: "ask" }, { question: "4 inches" });
  expect(answered.text).toContain("7.407 yd³");
});
