import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { png } from "../../pictures.ts";
import { Browser } from "../support/browser.ts";
import { product } from "../support/product.ts";

const t = translator("en", "safety-checklists");

/** A run of the ladder list, with every shown item in order but those that are given. */
async function begun(browser: Browser, typed: Record<string, string> = {}, language = "en") {
  const page = await browser.visit(`/checklist/ladder?lang=${language}`);
  return browser.submit(page, { intent: "start" }, { place: "Shed", ...typed });
}

const GOOD = {
  "items[0].answer": "good",
  "items[1].answer": "yes",
  "items[2].answer": "no",
  "items[5].answer": "yes",
  "items[6].answer": "yes",
};

/** No tile touched: what a form of this browser holds is what its last tile would send. */
const UNTOUCHED = Object.fromEntries(Object.keys(GOOD).map((tile) => [tile, ""]));

test.each(LANGUAGES)(
  "a guest begins a run, is told what is missing by item, and signs, in %s",
  async (language) => {
    const words = translator(language, "safety-checklists");
    const browser = new Browser(product);
    const run = await begun(browser, {}, language);
    expect(run.toasts).toEqual([words("toasts.checklistStarted")]);
    const refused = await browser.submit(
      run,
      { intent: "sign" },
      { ...UNTOUCHED, "items[0].answer": "repair", printedName: "Mason 1" },
    );
    expect(refused.status).toBe(400);
    for (const what of ["answer", "note", "photo", "action"] as const)
      expect(refused.text).toContain(words(`missing.${what}`));
    expect(refused.body).toContain('href="#item-0"');
    expect(refused.body).toContain('id="item-0"');
    const done = await browser.submit(refused, { intent: "sign" }, { ...GOOD, printedName: "Mason 1" });
    expect(done.toasts).toEqual([words("toasts.checklistSigned")]);
    expect(done.text).toContain(words("record.whole"));
    expect(done.text).toContain("Mason 1");
    expect(done.text).toContain(words(`record.language.${language}`));
    expect((await new Browser(product).visit(done.path)).status).toBe(404);
  },
);

test("a name that is missing is said beside its field, and the answers stay", async () => {
  const browser = new Browser(product);
  const run = await begun(browser);
  const refused = await browser.submit(run, { intent: "sign" }, { ...GOOD, printedName: " " });
  expect([refused.status, refused.text.includes(t("errors.printedName"))]).toEqual([400, true]);
  expect(refused.text).toContain(t("answered", { done: 5, of: 5 }));
});

test("a day that has not come and a list that is not there are refused", async () => {
  const browser = new Browser(product);
  const refused = await begun(browser, { day: "2199-01-01" });
  expect([refused.status, refused.text.includes(t("errors.future"))]).toEqual([400, true]);
  expect(refused.valueOf("place")).toBe("Shed");
  expect((await browser.visit("/checklist/nothing")).status).toBe(404);
});

test("what somebody else saved meanwhile is shown beside what was typed", async () => {
  const browser = new Browser(product);
  const run = await begun(browser);
  await browser.submit(run, { intent: "save" }, { "items[0].answer": "good" });
  const stale = await browser.submit(run, { intent: "save" }, { "items[0].answer": "repair" });
  expect([stale.status, stale.text.includes(t("meanwhile"))]).toEqual([409, true]);
  const again = await browser.submit(stale, { intent: "save" });
  expect(again.toasts).toEqual([t("toasts.checklistSaved")]);
});

test("a photo is kept for its item, and a file that is none is refused", async () => {
  const browser = new Browser(product);
  const run = await begun(browser);
  const form = await browser.submit(run, { intent: "photo.0" }, { "items[0].answer": "repair" });
  expect(form.path).toContain("/checklist-photo?run=");
  const send = async (file: Blob) => {
    const body = new FormData();
    body.append("intent", "add");
    body.append("idem", crypto.randomUUID());
    body.append("file", file, "rail.png");
    return browser.send(form.path, { method: "POST", body });
  };
  expect((await send(new Blob(["<svg/>"]))).status).toBe(400);
  expect((await send(new Blob([png()]))).status).toBe(303);
  expect((await browser.visit(run.path)).body).toContain('src="/files/');
});

test("a list goes out as a file and comes back as one's own, and a wrong line is named", async () => {
  const browser = new Browser(product);
  const { body: csv } = await browser.get("/checklist/ladder/list.csv");
  const send = async (text: string) => {
    const body = new FormData();
    body.append("intent", "import");
    body.append("idem", crypto.randomUUID());
    body.append("list", "");
    body.append("file", new Blob([text], { type: "text/csv" }), "ladder.csv");
    return browser.send("/checklist-import", { method: "POST", body });
  };
  const kept = await send(csv);
  expect(kept.status).toBe(303);
  const own = await browser.visit(kept.headers.get("location") ?? "");
  expect(own.text).toContain("1926.1053(b)(5)");
  const wrong = await send(csv.replace('"condition"', '"maybe"'));
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain(t("import.codes.responses"));
});

test("the code of a list and a place leads to that list with the place filled in", async () => {
  const browser = new Browser(product);
  const sheet = await browser.visit("/checklist/scaffold?place=Tower+B&sheet=qr");
  expect(sheet.text).toContain("/checklist/scaffold?place=Tower+B");
  expect((await browser.visit("/checklist/scaffold?place=Tower+B")).valueOf("place")).toBe("Tower B");
  const blank = await browser.visit("/checklist/scaffold?sheet=blank");
  expect(blank.text).toContain(t("sheet.signature"));
});

test("an action that a signed run began is closed with a picture", async () => {
  const browser = new Browser(product);
  const run = await begun(browser);
  const action = {
    "items[1].answer": "no",
    "items[1].note": "Too light",
    "items[1].what": "Bring a type IA",
  };
  const due = { "items[1].owner": "Foreman 1", "items[1].due": "2026-12-01" };
  await browser.submit(run, { intent: "sign" }, { ...GOOD, ...action, ...due, printedName: "Mason 1" });
  const list = await browser.visit("/safety-checklists");
  const path = /href="(\/checklist-action\/[\w-]{36})"/.exec(list.body)?.[1] ?? "";
  const page = await browser.visit(path);
  expect(page.text).toContain("Bring a type IA");
  const send = (file?: Blob) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ intent: "finish", idem: crypto.randomUUID(), version: "1" }))
      body.append(name, value);
    if (file) body.append("file", file, "done.png");
    return browser.send(path, { method: "POST", body });
  };
  expect((await send()).status).toBe(400);
  expect((await send(new Blob([png()]))).status).toBe(303);
  const closed = await browser.submit(await browser.visit(path), { transition: "verify" });
  expect(closed.text).toContain(t("states.verified"));
});

test("a signature that was drawn is shown on the record; one that is no drawing is refused and what was typed stays", async () => {
  const browser = new Browser(product);
  const run = await begun(browser);
  const bad = await browser.submit(
    run,
    { intent: "sign" },
    { ...GOOD, printedName: "Mason 1", drawn: '"><script>' },
  );
  expect([bad.status, bad.valueOf("printedName"), bad.text.includes(t("errors.drawn"))]).toEqual([
    400,
    "Mason 1",
    true,
  ]);
  const drawn = "M10 20L30 40L50 20";
  const signed = await browser.submit(run, { intent: "sign" }, { ...GOOD, printedName: "Mason 1", drawn });
  expect(signed.toasts).toEqual([t("toasts.checklistSigned")]);
  expect(signed.body).toContain(`d="${drawn}"`);
  expect(signed.text).toContain(t("record.whole"));
});

test.each(LANGUAGES)(
  "a guest plans a list, finds it due on the first page, and takes it off, in %s",
  async (language) => {
    const words = translator(language, "safety-checklists");
    const browser = new Browser(product);
    const page = await browser.visit(`/checklist/ladder?lang=${language}`);
    const refused = await browser.submit(page, { intent: "plan" }, { every: "0", planPlace: "Shed 7" });
    expect([refused.status, refused.text.includes(words("errors.every"))]).toEqual([400, true]);
    expect(refused.valueOf("planPlace")).toBe("Shed 7");
    const planned = await browser.submit(refused, { intent: "plan" }, { every: "3", rhythm: "days" });
    expect(planned.toasts).toEqual([words("toasts.checklistPlanned")]);
    const board = await browser.visit("/safety-checklists");
    expect(board.text).toContain(words("plans.today"));
    expect(board.body).toContain("/checklist/ladder?place=Shed+7");
    expect((await browser.get("/safety-checklists.ics")).body).toContain("Shed 7");
    const off = await browser.submit(planned, { intent: "unplan" });
    expect(off.toasts).toEqual([words("toasts.checklistUnplanned")]);
    expect((await browser.visit("/safety-checklists")).text).not.toContain("Shed 7");
  },
);
