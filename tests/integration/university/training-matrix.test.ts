import { encode } from "uqr";
import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { qrPng } from "../../qr-picture.ts";
import { openIcs } from "../../readers.ts";
import { Browser } from "../support/browser.ts";
import { holderOf } from "../support/by-link.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const MATRIX = "/training-certifications";
const t = translator("en", "training-matrix");
const cards = translator("en", "certificates");

/** A member with somebody on the list; the id of that person. */
async function withPerson() {
  const { browser } = await newMember(product);
  const added = await browser.post(MATRIX, {
    ...{ intent: "person", idem: crypto.randomUUID(), called: "Roofer 1", trade: "Roofer", project: "" },
  });
  expect(added.status).toBe(303);
  const page = await browser.visit(MATRIX);
  return { browser, person: page.form({ intent: "forget" }).fields.person ?? "" };
}

test.each(LANGUAGES)(
  "everybody reads a made-up matrix in %s, and for a task on a day to come",
  async (language) => {
    const browser = new Browser(product);
    const words = translator(language, "training-matrix");
    const page = await browser.get(`${MATRIX}?lang=${language}`);
    expect([page.status, page.text.includes(words("example"))]).toEqual([200, true]);
    const later = await browser.get(`${MATRIX}?date=2099-01-01&task=forklift&lang=${language}`);
    expect(later.text).toContain(words("notCleared"));
    expect((await browser.get(`${MATRIX}?date=tomorrow&task=fly`)).status).toBe(200);
  },
);

test("a class that everybody signed fills the cells, and is not closed before its list is whole", async () => {
  const { browser, person } = await withPerson();
  const idem = crypto.randomUUID();
  const day = new Date().toISOString().slice(0, 10);
  const begun = await browser.post(MATRIX, {
    ...{ intent: "class", idem, subject: "fall", heldOn: day, trainer: "Foreman 1", place: "" },
  });
  expect(begun.location).toBe(`/class-record/${idem}`);
  const sheet = await browser.visit(`/class-record/${idem}`);
  const signed = await browser.submit(sheet, { intent: "sign" }, { person, signature: "R. One" });
  expect(signed.toasts).toEqual([t("toasts.trainingSigned")]);
  const early = await browser.post(`/class-record/${idem}`, { intent: "close", version: "1" });
  expect([early.status, early.text.includes(t("errors.list"))]).toEqual([400, true]);
  const body = new FormData();
  for (const item of ["language", "hazards", "shown", "practised", "questions"]) body.append("list", item);
  body.append("intent", "close");
  body.append("version", "1");
  const closed = await browser.send(`/class-record/${idem}`, { method: "POST", body });
  expect(closed.status).toBe(303);
  expect((await browser.visit(`/class-record/${idem}`)).text).toContain(t("class.closedText"));
  const csv = (await browser.get(`${MATRIX}.csv`)).body;
  expect(csv).toContain("Roofer 1");
  const ics = (await browser.get(`${MATRIX}.ics`)).body;
  expect(openIcs(ics).events).toHaveLength(1);
  const { browser: other } = await newMember(product);
  expect((await other.get(`/class-record/${idem}`)).status).toBe(404);
  expect((await other.get(`${MATRIX}.csv`)).body).not.toContain("Roofer 1");
});

test("somebody without an account sends the card that is asked for, and it counts once it is verified", async () => {
  const { browser, person } = await withPerson();
  const idem = crypto.randomUUID();
  const asked = await browser.post(MATRIX, {
    ...{ intent: "card", idem, person, requirement: "fall", dueOn: "", words: "For gate 2" },
  });
  expect(asked.location).toBe(`/workspace/share?type=training-ask&id=${idem}`);
  const { holder, link } = await holderOf(browser, "training-ask", idem);
  const path = `/shared/${link}/credential`;
  const form = await holder.visit(path);
  expect(form.text).toContain("For gate 2");
  const typed = {
    holder: "Roofer 1",
    kind: "fall",
    number: "",
    issuer: "Sample firm 1",
    issuedOn: "2025-12-01",
  };
  const rest = { expiresOn: "2031-01-10", sentBy: "Roofer One", intent: "add", idem: crypto.randomUUID() };
  const send = (content: Uint8Array<ArrayBuffer> | string, more = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...typed, ...rest, ...more })) body.append(name, value);
    body.append("photo", new Blob([content]), "card.png");
    return holder.send(path, { method: "POST", body });
  };
  const bad = await send("<svg/>");
  expect([bad.status, bad.text.includes(cards("errors.photo"))]).toEqual([400, true]);
  const picture = qrPng(encode("card 36").data);
  expect((await send(picture)).status).toBe(303);
  expect((await send(picture)).status).toBe(303);
  expect((await send(picture, { idem: crypto.randomUUID() })).status).toBe(409);
  expect((await holder.visit(path)).text).toContain(cards("proof.done"));

  const matrix = await browser.visit(MATRIX);
  expect(matrix.text).toContain(`${cards("kinds.fall")} ( ${t("states.unverified")}`);
  const card = await browser.visit(`/credential/${rest.idem}`);
  expect(card.text).toContain("Roofer One");
  await browser.submit(
    card,
    { intent: "verify" },
    { verified: "reviewed", verifiedBy: "Foreman 1", verifiedHow: "Looked at the photo" },
  );
  expect((await browser.visit(MATRIX)).text).not.toContain(`${cards("kinds.fall")} (`);
});

test("a requirement is changed by its form; what is wrong in it is given back with what was typed", async () => {
  const { browser } = await withPerson();
  const page = await browser.visit(`${MATRIX}?requirement=fall`);
  const wrong = await browser.submit(page, { intent: "requirement" }, { validMonths: "soon", minutes: "30" });
  expect([wrong.status, wrong.text.includes(t("errors.months")), wrong.valueOf("minutes")]).toEqual([
    400,
    true,
    "30",
  ]);
  const saved = await browser.submit(page, { intent: "requirement" }, { validMonths: "12" });
  expect(saved.toasts).toEqual([t("toasts.trainingRequirement")]);
  expect(saved.text).toContain(t("requirement.saved"));
});
