import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { png, SVG } from "../../pictures.ts";
import { Browser, type Page } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "rfis");
const talk = translator("en", "talk");
const change = translator("en", "change-orders");
const ASKED = { topic: "Header over the porch", question: "Which one is built?", trade: "structure" };
const IMPACTS = { costImpact: "yes", timeImpact: "none" };
const key = () => crypto.randomUUID();

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

async function asking(browser: Browser, project: string, more: Record<string, string> = {}) {
  const form = { intent: "create", idem: key(), project, ...ASKED, ...IMPACTS, ...more };
  return (await browser.post("/rfis", form)).location ?? "";
}

const versionOf = (page: Page) => page.valueOf("version") ?? "";
const moved = async (browser: Browser, path: string, transition: string, note = "") =>
  browser.submit(await browser.visit(path), { transition }, note ? { note } : {});

const sent = (
  browser: Browser,
  path: string,
  fields: Record<string, string>,
  file?: Blob,
  name = "sketch.png",
) => {
  const body = new FormData();
  for (const [field, value] of Object.entries({ idem: key(), ...fields })) body.append(field, value);
  if (file) body.append("file", file, name);
  return browser.send(path, { method: "POST", body });
};

async function shared(browser: Browser, type: string, path: string, verbs: Record<string, string>) {
  const id = path.split("/").at(-1) ?? "";
  const share = `/workspace/share?type=${type}&id=${id}`;
  const link = key();
  const workspace = /name="workspace" value="([^"]+)"/.exec((await browser.get(share)).body)?.[1] ?? "";
  await browser.post(share, {
    ...{ intent: "share", idem: link, workspace, type, id, name: "Sample Architects", kind: "person" },
    ...{ days: "7", asksName: "on", ...verbs },
  });
  const sheet = await browser.get(`/workspace/share?link=${link}`);
  const holder = new Browser(product);
  await holder.get(/\/l\/[\w-]+/.exec(sheet.body)?.[0] ?? "");
  return { holder, link, share };
}

test.each(LANGUAGES)("a guest writes down an RFI and finds it on the list, in %s", async (language) => {
  const words = translator(language, "rfis");
  const browser = new Browser(product);
  const empty = await browser.visit(`/rfis?lang=${language}`);
  expect(empty.text).toContain(words("ask.noProject"));
  const project = await withProject(browser);
  const path = await asking(browser, project, { neededBy: "2020-01-02" });
  const page = await browser.visit(path);
  expect([page.status, page.toasts]).toEqual([200, [words("toasts.rfiMade")]]);
  await moved(browser, path, "ask");
  const late = await browser.visit(`/rfis?project=${project}&view=overdue`);
  for (const said of [ASKED.topic, words("figures.overdue"), words("states.open")])
    expect(late.text).toContain(said);
  const sheet = await browser.visit(`/rfis?project=${project}&sheet=print`);
  expect(sheet.text).toContain(words("print.late"));
  expect((await browser.visit(`/project/${project}`)).text).toContain(
    translator(language, "projects")("changes.overdue"),
  );
  expect((await new Browser(product).visit(path)).status).toBe(404);
});

test("what is missing in an RFI is said beside its field, and what was typed stays", async () => {
  const browser = new Browser(product);
  const project = await withProject(browser);
  const refused = await browser.post("/rfis", {
    ...{ intent: "create", idem: key(), project, ...ASKED, ...IMPACTS, question: " " },
  });
  expect([refused.status, refused.text.includes(t("errors.question"))]).toEqual([400, true]);
  expect(refused.valueOf("topic")).toBe(ASKED.topic);
});

test("an architect without an account answers by link with a sketch, and the ball goes back", async () => {
  const { browser } = await newMember(product);
  const path = await asking(browser, await withProject(browser));
  await moved(browser, path, "ask");
  const { holder, link, share } = await shared(browser, "rfi", path, {
    answer: "on",
    upload: "on",
  });
  const here = `/shared/${link}/rfi`;
  const held = await holder.visit(`${here}?lang=en`);
  expect(held.text).toContain(ASKED.question);
  const fields = {
    intent: "answer",
    version: versionOf(held),
    answer: "The engineered one.",
    printedName: "",
  };
  const nameless = await sent(holder, here, fields);
  expect([nameless.status, nameless.text.includes(t("errors.printedName"))]).toEqual([400, true]);
  expect(nameless.valueOf("answer")).toBe("The engineered one.");
  const named = { ...fields, printedName: "Architect 1" };
  const drawing = await sent(holder, here, named, new Blob([SVG]));
  expect([drawing.status, drawing.text.includes(t("errors.file.unknown"))]).toEqual([400, true]);
  const posted = await sent(holder, here, {
    intent: "post",
    body: "Sketch follows",
    printedName: "Architect 1",
  });
  expect(posted.status).toBe(303);
  expect((await sent(holder, here, named, new Blob([png()]))).status).toBe(303);
  expect((await sent(holder, here, named)).status).toBe(409);
  const after = await holder.visit(here);
  expect(after.text).toContain(t("held.done"));
  const file = new RegExp(`/shared/${link}/rfi-file/[\\w-]+`).exec(after.body)?.[0] ?? "";
  expect((await holder.get(file)).headers.get("content-type")).toBe("image/png");
  const seen = await browser.visit(path);
  for (const said of [
    "The engineered one.",
    "Architect 1",
    "Sketch follows",
    t("marks.answer"),
    "sketch.png",
  ])
    expect(seen.text).toContain(said);
  const reopened = await moved(browser, path, "reopen", "Does not fit");
  expect(reopened.text).toContain(t("states.open"));
  const open = await holder.visit(here);
  await browser.post(share, { intent: "revoke", id: link });
  const late = await sent(holder, here, { ...named, version: versionOf(open) });
  expect([late.status, late.text.includes("The engineered one.")]).toEqual([403, true]);
});

test("a message stands as it was typed, and an empty one is refused beside its field", async () => {
  const browser = new Browser(product);
  const path = await asking(browser, await withProject(browser));
  const empty = await sent(browser, path, { intent: "post", body: " " });
  expect([empty.status, empty.text.includes(talk("errors.body"))]).toEqual([400, true]);
  expect((await sent(browser, path, { intent: "post", body: "<i>Any news?</i>" })).status).toBe(303);
  const page = await browser.visit(path);
  expect(page.body).toContain("&lt;i&gt;Any news?&lt;/i&gt;");
});

async function priced(browser: Browser, project: string) {
  const form = { intent: "create", idem: key(), project, title: "Rock under the footing", reason: "hidden" };
  const path = (await browser.post("/change-orders", { ...form, days: "3", overhead: "10" })).location ?? "";
  const line = { text: "Break rock", qty: "4", unit: "yd³", unitCost: "180" };
  await browser.submit(await browser.visit(path), { intent: "line" }, line);
  await moved(browser, path, "price");
  return path;
}

test.each(LANGUAGES)(
  "a change order is priced line by line and sent with its number, in %s",
  async (language) => {
    const words = translator(language, "change-orders");
    const browser = new Browser(product);
    await browser.visit(`/change-orders?lang=${language}`);
    const project = await withProject(browser);
    const path = await priced(browser, project);
    const page = await moved(browser, path, "send");
    for (const said of [words("order", { number: "1" }), words("states.sent"), "792.00"])
      expect(page.text).toContain(said);
    const list = await browser.visit(`/change-orders?project=${project}&view=waiting`);
    expect(list.text).toContain("Rock under the footing");
    expect((await browser.visit(`/project/${project}`)).text).toContain("792.00");
    expect((await new Browser(product).visit(path)).status).toBe(404);
  },
);

test("what is wrong with a line is said beside its field, and what was typed stays", async () => {
  const browser = new Browser(product);
  const path = await priced(browser, await withProject(browser));
  await moved(browser, path, "rework");
  const page = await browser.visit(path);
  const line = {
    intent: "line",
    version: versionOf(page),
    line: key(),
    text: "Haul",
    qty: "12,50",
    unitCost: "x",
  };
  const refused = await browser.post(path, line);
  expect(refused.status).toBe(400);
  for (const field of ["qty", "unitCost"] as const) {
    expect(refused.text).toContain(change(`errors.${field}`));
    expect(refused.body).toContain(`id="line-new-${field}"`);
  }
  const much = await browser.post(path, { ...line, qty: "1", unitCost: "1", markup: "2000" });
  expect([much.status, much.text.includes(change("errors.markup"))]).toEqual([400, true]);
  const stale = await browser.post(path, { ...line, version: "1", qty: "1", unitCost: "1" });
  expect([stale.status, stale.text.includes(change("errors.stale"))]).toEqual([409, true]);
});

test("the owner approves by link under a typed name, sees no costs, and then nothing is changed any more", async () => {
  const { browser } = await newMember(product);
  const project = await withProject(browser);
  const path = await priced(browser, project);
  await moved(browser, path, "send");
  const { holder, link } = await shared(browser, "change-order", path, { sign: "on" });
  const here = `/shared/${link}/change-order`;
  const held = await holder.visit(`${here}?lang=en`);
  expect(held.text).toContain("792.00");
  expect(held.body).not.toMatch(/unitCost|180\.00/);
  const decide = { idem: key(), version: versionOf(held) };
  const nameless = await holder.post(here, { ...decide, intent: "approve", printedName: " " });
  expect([nameless.status, nameless.text.includes(change("errors.printedName"))]).toEqual([400, true]);
  const silent = await holder.post(here, { ...decide, intent: "reject", printedName: "Owner 1" });
  expect([silent.status, silent.text.includes(change("errors.noteMissing"))]).toEqual([400, true]);
  const approve = { ...decide, intent: "approve", printedName: "Owner 1" };
  for (const _ of [1, 2]) expect((await holder.post(here, approve)).status).toBe(303);
  const other = await holder.post(here, { ...approve, idem: key(), printedName: "Owner 2" });
  expect(other.status).toBe(409);
  const seen = await browser.visit(path);
  expect(seen.text).toContain("Owner 1");
  expect(seen.text).toContain(change("states.approved"));
  const late = await browser.post(path, {
    ...{ intent: "head", version: versionOf(seen) || "5", title: "Cheaper", reason: "other" },
  });
  expect(late.status).toBe(409);
  expect((await browser.visit(`/project/${project}`)).text).toContain("10,792.00");
});
