import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { png, SVG } from "../../pictures.ts";
import { Browser, type Page } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "back-office");
const w = translator("en", "lien-waivers");
const key = () => crypto.randomUUID();
const DESK = "/financial-admin-services";

async function withProject(browser: Browser) {
  const idem = key();
  await browser.post("/project-management", {
    intent: "create",
    idem,
    name: "Sample job",
    contract: "10000",
  });
  return idem;
}

const sent = (browser: Browser, path: string, fields: Record<string, string>, file?: Blob) => {
  const body = new FormData();
  for (const [field, value] of Object.entries({ idem: key(), ...fields })) body.append(field, value);
  if (file) body.append("file", file, "receipt.png");
  return browser.send(path, { method: "POST", body });
};
const PAPER = {
  intent: "add",
  kind: "receipt",
  vendor: "Sample Lumber",
  amount: "125.50",
  spentOn: "2026-03-02",
};
const versionOf = (page: Page) => page.valueOf("version") ?? "";

test.each(LANGUAGES)(
  "a receipt goes from its photo to the costs of its job without scripts, in %s",
  async (language) => {
    const words = translator(language, "back-office");
    const { browser } = await newMember(product);
    const project = await withProject(browser);
    const empty = await browser.visit(`${DESK}?lang=${language}`);
    expect([empty.status, empty.text.includes(words("empty"))]).toEqual([200, true]);
    const added = await sent(browser, DESK, { intent: "add", kind: "receipt" }, new Blob([png()]));
    const path = added.location ?? "";
    const page = await browser.visit(path);
    expect([page.toasts, page.text.includes(words("unnamed"))]).toEqual([[words("toasts.deskAdded")], true]);
    expect(page.body).toContain("/files/");
    const refused = await browser.post(path, {
      ...{ ...PAPER, intent: "code", idem: key(), version: versionOf(page), project, amount: "0", code: "" },
    });
    expect([refused.status, refused.valueOf("vendor")]).toEqual([400, "Sample Lumber"]);
    for (const error of ["errors.money", "errors.code"] as const)
      expect(refused.text).toContain(words(error));
    await browser.post(path, {
      ...PAPER,
      intent: "code",
      idem: key(),
      version: versionOf(page),
      project,
      code: "06 10 00",
    });
    for (const transition of ["approve", "post"])
      await browser.submit(await browser.visit(path), { transition });
    const done = await browser.visit(path);
    expect(done.text).toContain(words("states.posted"));
    expect((await browser.visit(`/project-costs/${project}`)).text).toContain("06 10 00");
    const csv = await browser.get(`${DESK}/papers.csv?view=all`);
    expect(csv.body).toContain(words("states.posted"));
  },
);

test("a file that is no picture is refused beside its field, and nothing is added", async () => {
  const { browser } = await newMember(product);
  const refused = await sent(browser, DESK, PAPER, new Blob([SVG]));
  expect([refused.status, refused.text.includes(t("errors.file.unknown"))]).toEqual([400, true]);
  expect(refused.valueOf("vendor")).toBe("Sample Lumber");
  const nothing = await sent(browser, DESK, { intent: "add", kind: "receipt" });
  expect([nothing.status, nothing.text.includes(t("errors.nothing"))]).toEqual([400, true]);
  expect((await browser.visit(DESK)).text).toContain(t("empty"));
});

test("the same receipt twice is named with a link to the first, and kept with one press", async () => {
  const { browser } = await newMember(product);
  const first = (await sent(browser, DESK, PAPER)).location ?? "";
  const second = (await sent(browser, DESK, PAPER)).location ?? "";
  const page = await browser.visit(second);
  expect(page.body).toContain(`href="${first}"`);
  expect(page.text).toContain(t("twin.title"));
  await browser.submit(page, { intent: "keep" });
  expect((await browser.visit(second)).text).toContain(t("twin.kept"));
});

test("an unconditional waiver waits for its money, and is signed by link under a typed name", async () => {
  const { browser } = await newMember(product);
  const project = await withProject(browser);
  const form = {
    ...{ intent: "create", idem: key(), project, party: "Sample Roofing", payer: "Sample Builders" },
    ...{ condition: "unconditional", stage: "progress", amount: "8450", throughOn: "2026-03-02" },
    ...{ usState: "CA", language: "es", exceptions: "" },
  };
  const path = (await browser.post("/lien-waivers", form)).location ?? "";
  const page = await browser.visit(path);
  expect(page.text).toContain(w("guards.moneyIn"));
  expect(page.text).toContain(w("instead.submit"));
  expect(page.text).toContain(translator("es", "lien-waivers")("doc.titles.unconditional_progress"));
  const early = await browser.post(path, {
    ...{ intent: "payment", idem: key(), paid: "8450", paidOn: "2026-03-02", clearedOn: "2999-01-01" },
  });
  expect([early.status, early.text.includes(w("errors.tomorrow"))]).toEqual([400, true]);
  await browser.post(path, {
    ...{ intent: "payment", idem: key(), paid: "8450", paidOn: "2026-03-02", clearedOn: "2026-03-04" },
  });
  await browser.submit(await browser.visit(path), { transition: "request" });
  const id = path.split("/").at(-1) ?? "";
  const share = `/workspace/share?type=lien-waiver&id=${id}`;
  const link = key();
  const workspace = /name="workspace" value="([^"]+)"/.exec((await browser.get(share)).body)?.[1] ?? "";
  await browser.post(share, {
    ...{
      intent: "share",
      idem: link,
      workspace,
      type: "lien-waiver",
      id,
      name: "Sample Roofing",
      kind: "person",
    },
    ...{ days: "7", asksName: "on", sign: "on" },
  });
  const sheet = await browser.get(`/workspace/share?link=${link}`);
  const holder = new Browser(product);
  await holder.get(/\/l\/[\w-]+/.exec(sheet.body)?.[0] ?? "");
  const here = `/shared/${link}/lien-waiver`;
  const held = await holder.visit(`${here}?lang=en`);
  expect([held.status, held.text.includes("4711")]).toEqual([200, false]);
  const signing = { intent: "sign", idem: key(), version: versionOf(held), printedName: "" };
  const nameless = await holder.post(here, signing);
  expect([nameless.status, nameless.text.includes(w("errors.printedName"))]).toEqual([400, true]);
  await holder.post(here, { ...signing, printedName: "Roofer 1" });
  const signed = await holder.visit(here);
  expect(signed.text).toContain("Roofer 1");
  const paper = await holder.get(`/shared/${link}/waiver.pdf`);
  expect([paper.status, paper.body.startsWith("%PDF-")]).toEqual([200, true]);
  await browser.submit(await browser.visit(path), { transition: "exchange" });
  expect((await browser.visit(path)).text).toContain(w("states.exchanged"));
});

test.each(LANGUAGES)("a clock tells by when the notice goes out, in %s", async (language) => {
  const words = translator(language, "lien-clocks");
  const { browser } = await newMember(product);
  const project = await withProject(browser);
  const form = {
    intent: "start",
    idem: key(),
    project,
    usState: "CA",
    firstOn: "2026-03-02",
    lastOn: "2026-03-01",
  };
  await browser.visit(`/lien-clocks?lang=${language}`);
  const backward = await browser.post("/lien-clocks", form);
  expect([backward.status, backward.text.includes(words("errors.backward"))]).toEqual([400, true]);
  await browser.post("/lien-clocks", { ...form, lastOn: "" });
  const page = await browser.visit("/lien-clocks");
  for (const said of [words("kinds.notice"), words("verify"), words("noLast")])
    expect(page.text).toContain(said);
  const ics = await browser.get("/lien-clocks/deadlines.ics");
  expect(ics.body).toContain("20260322");
});

test("a month is closed without scripts once every line was looked at, and what is open asks for a reason", async () => {
  const m = translator("en", "month-end");
  const { browser } = await newMember(product);
  await sent(browser, DESK, { ...PAPER, spentOn: "2026-01-05" });
  let page = await browser.visit("/month-end?lang=en");
  const ticked = (line: string, note: string) => browser.submit(page, { intent: "tick", line }, { note });
  expect(page.text).toContain(m("open", { count: 1 }));
  const refused = await ticked("papers", "");
  expect([refused.status, refused.problem?.includes(m("errors.why"))]).toEqual([422, true]);
  const lines = page.forms.flatMap(({ fields }) => fields.line ?? []);
  expect(lines).toHaveLength(13);
  for (const line of lines) page = await ticked(line, line === "papers" ? "Waits for the store" : "");
  page = await browser.submit(page, { intent: "close" });
  expect(page.toasts).toEqual([m("toasts.monthEndClosed")]);
  expect(page.forms.filter(({ fields }) => fields.line)).toEqual([]);
  page = await browser.submit(page, { intent: "reopen" });
  expect(page.text).toContain(m("ready"));
  const viewed = await browser.visit("/month-end?month=2199-01");
  expect(viewed.status).toBe(200);
});
