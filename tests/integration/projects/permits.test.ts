import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "permits");
const START = "/permit-tracking";
const TOMORROW = new Date(Date.now() + 36 * 60 * 60 * 1000).toISOString().slice(0, 10);

type Page = Awaited<ReturnType<Browser["visit"]>>;
const pathOf = ({ path }: { path: string }) => path.split(/[?#]/)[0] ?? "";
const HEAD = { name: "Sample deck", jurisdiction: "Sample City", recordType: "deck" };

const begun = async (browser: Browser, language = "en") =>
  browser.submit(await browser.visit(`${START}?lang=${language}`), { intent: "create" }, HEAD);

/** Presses the buttons of moves, one after the other. */
async function moved(browser: Browser, from: Page, ...transitions: string[]): Promise<Page> {
  let page = from;
  for (const transition of transitions)
    page = await browser.submit(page, { transition }, { transition, note: "Said so" });
  return page;
}

async function issued(browser: Browser): Promise<Page> {
  const page = await begun(browser);
  const numbered = await browser.submit(page, { intent: "edit" }, { number: "D-1" });
  return moved(browser, numbered, "submit", "review", "approve", "issue");
}

test.each(LANGUAGES)("a guest begins a permit with the papers of its record, in %s", async (language) => {
  const browser = new Browser(product);
  const words = translator(language, "permits");
  const page = await begun(browser, language);
  expect([page.status, page.toasts]).toEqual([200, [words("toasts.permitMade")]]);
  expect(page.text).toContain(words("papers.sitePlan"));
  expect((await browser.visit(START)).text).toContain("Sample deck");
  for (const path of [
    "/permit/sample",
    "/permit-wizard?work=deck&use=dwelling&part=structure&valuation=22000",
  ])
    expect((await browser.visit(path)).status).toBe(200);
});

test("what is typed stays when the form is refused, and each problem stands at its field", async () => {
  const browser = new Browser(product);
  const page = await begun(browser);
  const edit = {
    number: "D-1",
    issuedOn: "2026-03-10",
    expiresOn: "2026-03-01",
    applicant: "Sample applicant",
  };
  const refused = await browser.submit(page, { intent: "edit" }, edit);
  expect(refused.status).toBe(400);
  expect(refused.text).toContain(t("errors.expiryFirst"));
  expect(refused.body).toContain("Sample applicant");
});

test("a stale form is answered with what stands now, and what was typed", async () => {
  const browser = new Browser(product);
  const page = await begun(browser);
  await browser.submit(page, { intent: "edit" }, { jurisdiction: "First County" });
  const second = await browser.submit(page, { intent: "edit" }, { jurisdiction: "Second County" });
  expect(second.status).toBe(409);
  expect(second.text).toContain("First County");
  expect(second.body).toContain("Second County");
});

test("an inspection is not asked for in the past, and its result is not recorded twice", async () => {
  const browser = new Browser(product);
  const page = await issued(browser);
  const past = await browser.submit(
    page,
    { intent: "request" },
    { type: "framing", requestedFor: "2020-01-01" },
  );
  expect(past.status).toBe(400);
  expect(past.text).toContain(t("errors.past"));
  const asked = await browser.submit(
    page,
    { intent: "request" },
    { type: "framing", requestedFor: TOMORROW },
  );
  expect(asked.toasts).toEqual([t("toasts.permitInspection")]);
  const result = { result: "pass", inspector: "Sample inspector" };
  const recorded = await browser.submit(asked, { intent: "result" }, result);
  expect(recorded.toasts).toEqual([t("toasts.permitResult")]);
  const again = await browser.submit(
    asked,
    { intent: "result" },
    { ...result, result: "fail", corrections: "No" },
  );
  expect(again.status).toBe(409);
  expect(again.text).toContain(t("errors.resulted"));
});

test("whoever holds a link that may sign records the result without an account, until it is revoked", async () => {
  const owner = await newMember(product);
  const page = await issued(owner.browser);
  const asked = await owner.browser.submit(
    page,
    { intent: "request" },
    { type: "framing", requestedFor: TOMORROW },
  );
  const id = pathOf(asked).split("/").at(-1) ?? "";
  const link = crypto.randomUUID();
  const share = `/workspace/share?type=permit&id=${id}`;
  const kept = { name: "The inspector", kind: "person", days: "7", sign: "on" };
  const workspace = /name="workspace" value="([^"]+)"/.exec((await owner.browser.get(share)).body)?.[1] ?? "";
  await owner.browser.post(share, { intent: "share", idem: link, workspace, type: "permit", id, ...kept });
  expect((await owner.browser.visit(`${pathOf(asked)}?sheet=inspector`)).body).toContain(t("inspector.qr"));

  const sheet = await owner.browser.get(`/workspace/share?link=${link}`);
  const inspector = new Browser(product);
  await inspector.get(/\/l\/[\w-]+/.exec(sheet.body)?.[0] ?? "");
  const shared = await inspector.visit(`/shared/${link}/permit?lang=en`);
  expect([shared.status, shared.text.includes("Sample deck")]).toEqual([200, true]);
  const refused = await inspector.submit(
    shared,
    { intent: "result" },
    { result: "fail", inspector: "Sample inspector" },
  );
  expect([refused.status, refused.text.includes(t("errors.corrections"))]).toEqual([400, true]);
  const done = await inspector.submit(
    shared,
    { intent: "result" },
    { result: "fail", corrections: "Joist hangers", inspector: "Sample inspector" },
  );
  expect(done.toasts).toEqual([t("toasts.permitResult")]);
  expect((await owner.browser.visit(pathOf(asked))).text).toContain("Joist hangers");

  await owner.browser.post(share, { intent: "revoke", id: link });
  const late = await inspector.submit(
    shared,
    { intent: "result" },
    { result: "pass", inspector: "Sample inspector" },
  );
  expect(late.status).toBe(403);
});

test("the days of a permit are a calendar by a signed address, and the list is a file", async () => {
  const browser = new Browser(product);
  const page = await issued(browser);
  const asked = await browser.submit(
    page,
    { intent: "request" },
    { type: "framing", requestedFor: TOMORROW },
  );
  const feed = /\/permit-feed\/[\w.-]+/.exec(asked.body)?.[0] ?? "";
  const calendar = await new Browser(product).get(feed);
  expect(calendar.body).toContain(`DTSTART;VALUE=DATE:${TOMORROW.replaceAll("-", "")}`);
  const forged = `${feed.slice(0, -1)}${feed.endsWith("a") ? "b" : "a"}`;
  expect((await new Browser(product).get(forged)).status).toBe(404);
  await browser.submit(asked, { intent: "feed" });
  expect((await new Browser(product).get(feed)).status).toBe(404);
  expect((await browser.get(`${START}.csv`)).body).toContain('"Sample deck"');
});

test("the wizard names the records of a scope, and a fee says whose table it is from", async () => {
  const browser = new Browser(product);
  const asked = "/permit-wizard?lang=en&work=alter&use=dwelling&part=electrical&valuation=30500";
  const page = await browser.visit(asked);
  expect(page.text).toContain(t("types.alteration"));
  expect(page.text).toContain(t("types.electrical"));
  expect(page.text).toContain("$767.25");
  expect(page.text).toContain(t("fees.isExample"));
  const saved = await browser.submit(page, { intent: "fees" }, { planReview: "0" });
  expect(saved.toasts).toEqual([t("toasts.permitFees")]);
  const mine = await browser.visit(asked);
  expect(mine.text).toContain("$465.00");
  expect(mine.text).toContain(t("fees.isYours"));
});

test("a step that needs a reason and has none is refused beside its field", async () => {
  const browser = new Browser(product);
  const page = await begun(browser);
  const words = translator("en", "process");
  const field = ({ attributes }: { attributes: Record<string, string | undefined> }) =>
    attributes.id === "note-withdraw-error";
  const blank = await browser.submit(page, { transition: "withdraw" }, { note: " " });
  expect([blank.status, blank.textIn(field)]).toEqual([400, words("errors.noteMissing")]);
  expect(blank.problem).toContain(words("errors.noteMissing"));
  const long = await browser.submit(page, { transition: "withdraw" }, { note: "x".repeat(1_001) });
  expect([long.status, long.textIn(field)]).toEqual([400, words("errors.noteLong")]);
});

const idOf = (page: Page) => pathOf(page).split("/").at(-1) ?? "";
const PDF = "%PDF-1.4\n%%EOF\n";

function send(browser: Browser, permit: string, [bytes, name]: [bytes: string, name: string]) {
  const body = new FormData();
  body.append("permit", permit);
  body.append("idem", crypto.randomUUID());
  body.append("file", new Blob([bytes]), name);
  return browser.send("/permit-files", { method: "POST", body });
}

test("a file is kept with a permit, and what is no file is refused beside the field", async () => {
  const browser = new Browser(product);
  const id = idOf(await begun(browser));
  expect((await send(browser, id, ["hello", "card.txt"])).status).toBe(400);
  expect((await send(browser, id, [PDF, "card.pdf"])).status).toBe(303);
  expect((await browser.visit(`/permit/${id}`)).text).toContain("card.pdf");
});

test("files go with the workspace of their permit, whichever is chosen, and leave with the permit", async () => {
  const { browser, id: member } = await newMember(product);
  const idem = crypto.randomUUID();
  await browser.post("/workspace", { intent: "make", idem, name: "Ridge Framing" });
  await browser.post("/workspace", { intent: "switch", workspace: `workspace:${idem}` });
  const page = await begun(browser);
  const id = idOf(page);
  await browser.post("/workspace", { intent: "switch", workspace: `user:${member}` });
  expect((await browser.visit(START)).text).not.toContain(HEAD.name);

  const kept = await send(browser, id, [PDF, "card.pdf"]);
  expect([kept.status, kept.location]).toEqual([303, `/permit/${id}#files`]);
  await send(browser, id, [PDF, "letter.pdf"]);
  const shown = await browser.visit(`/permit/${id}`);
  const rows = () => product.query<{ name: string }>("select name from files where subject_id = ?", id);
  expect((await rows()).map(({ name }) => name).sort()).toEqual(["card.pdf", "letter.pdf"]);
  const [file = ""] = /\/files\/[\w-]+/.exec(shown.body) ?? [];
  expect((await browser.get(file)).status).toBe(200);

  const dropped = await browser.submit(shown, { intent: "dropFile" });
  expect(dropped.toasts).toEqual([t("toasts.permitSaved")]);
  expect(await rows()).toHaveLength(1);
  const removed = await browser.submit(dropped, { intent: "remove" });
  expect([removed.path, removed.toasts]).toEqual([START, [t("toasts.permitRemoved")]]);
  expect(await rows()).toEqual([]);
});
