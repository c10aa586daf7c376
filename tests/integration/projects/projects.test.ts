import { describe, expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { product } from "../support/product.ts";

const t = translator("en", "projects");
const START = "/project-management";
const pathOf = ({ path }: { path: string }) => path.split("?")[0] ?? "";

async function withProject(browser: Browser, language = "en") {
  const page = await browser.visit(`${START}?lang=${language}`);
  return browser.submit(page, { intent: "create" }, { name: "Sample job", contract: "125,000" });
}
type Page = Awaited<ReturnType<typeof withProject>>;
const dayOf = (browser: Browser, page: Page, day: string) =>
  browser.post(pathOf(page), { intent: "log", idem: crypto.randomUUID(), day });

/** A browser with a log of a day of a project of its own; answers the log's page. */
async function withLog(browser: Browser, day = "2026-03-02") {
  const page = await withProject(browser);
  const { location } = await dayOf(browser, page, day);
  return browser.visit(location ?? "");
}

test.each(LANGUAGES)(
  "a guest begins a project, writes a day down and hands it in, in %s",
  async (language) => {
    const browser = new Browser(product);
    const words = translator(language, "projects");
    const page = await withProject(browser, language);
    expect([page.status, page.toasts]).toEqual([200, [words("toasts.projectMade")]]);
    const opened = await browser.submit(page, { intent: "log" });
    expect(opened.toasts).toEqual([words("toasts.logOpened")]);
    const saved = await browser.submit(
      opened,
      { intent: "save" },
      { crews: "Framers 4 x 8", work: "Walls", delayCause: "weather", delayHours: "1.5" },
    );
    expect(saved.toasts).toEqual([words("toasts.logSaved")]);
    const handed = await browser.submit(saved, { intent: "submit" });
    expect(handed.toasts).toEqual([words("toasts.logSubmitted")]);
    expect(handed.text).toContain(words("log.proofWhole"));
    const again = await browser.visit(pathOf(page));
    expect(again.text).toContain(words("logs.people", { count: 4, hours: "32" }));
    expect(again.text).toContain(words("causes.weather"));
    expect((await browser.visit(START)).text).toContain("Sample job");
  },
);

test("an added word stands below the log with the printed name, and the log above it is as it was", async () => {
  const browser = new Browser(product);
  const log = await withLog(browser);
  const handed = await browser.submit(log, { intent: "submit" }, { work: "Walls" });
  const added = await browser.submit(
    handed,
    { intent: "add" },
    { words: "Inspector came at 4", printedName: "Site office" },
  );
  expect(added.toasts).toEqual([t("toasts.logAdded")]);
  for (const shown of ["Inspector came at 4", "Site office", t("log.proofWhole")])
    expect(added.text).toContain(shown);
  const refused = await browser.submit(added, { intent: "add" }, { words: "More", printedName: " " });
  expect([refused.status, refused.problem, refused.valueOf("words")]).toEqual([
    400,
    expect.stringContaining(t("errors.printedName")),
    "More",
  ]);
});

describe("bad input is answered beside its field and kept as typed", () => {
  test.each([
    ["name", "", "errors.name"],
    ["name", "x".repeat(121), "errors.long"],
    ["contract", "many", "errors.money"],
    ["startOn", "2026-02-30", "errors.day"],
  ] as const)("a project's %s %j", async (field, value, error) => {
    const browser = new Browser(product);
    const page = await browser.visit(START);
    const refused = await browser.submit(
      page,
      { intent: "create" },
      { name: "Sample job", client: "Sample client", [field]: value },
    );
    expect([refused.status, refused.valueOf(field), refused.valueOf("client")]).toEqual([
      400,
      value,
      "Sample client",
    ]);
    expect(refused.problem).toContain(t(error));
  });

  test("a finish before the start", async () => {
    const browser = new Browser(product);
    const page = await browser.visit(START);
    const days = { startOn: "2026-05-01", finishOn: "2026-04-01" };
    const refused = await browser.submit(page, { intent: "create" }, { name: "Sample job", ...days });
    expect([refused.status, refused.valueOf("finishOn")]).toEqual([400, days.finishOn]);
    expect(refused.problem).toContain(t("errors.order"));
  });

  test.each([
    ["delayHours", "25", "errors.hours"],
    ["delayHours", "some", "errors.hours"],
    ["delayHours", "3", "errors.cause"],
    ["work", "x".repeat(2_001), "errors.long"],
  ] as const)("a log's %s %j", async (field, value, error) => {
    const browser = new Browser(product);
    const log = await withLog(browser);
    const refused = await browser.submit(
      log,
      { intent: "submit" },
      { safety: "Talk on ladders", [field]: value },
    );
    expect(refused.status).toBe(400);
    expect(refused.problem).toContain(t(error));
    expect(refused.text).toContain("Talk on ladders");
  });
});

test("a day that has not come yet is refused, and one that never was", async () => {
  const browser = new Browser(product);
  const page = await withProject(browser);
  for (const [day, error] of [
    ["2099-01-01", "errors.future"],
    ["2026-02-30", "errors.day"],
    ["", "errors.day"],
  ] as const) {
    const refused = await dayOf(browser, page, day);
    expect([day, refused.status]).toEqual([day, 400]);
    expect(refused.text).toContain(t(error));
  }
});

test("two logs for one day are one: the second opens the first", async () => {
  const browser = new Browser(product);
  const page = await withProject(browser);
  const [first, second] = [
    await dayOf(browser, page, "2026-03-02"),
    await dayOf(browser, page, "2026-03-02"),
  ];
  expect([first.status, second.location]).toEqual([303, first.location]);
});

test("of two who write in one log the later sees both versions and may put theirs in its place", async () => {
  const browser = new Browser(product);
  const log = await withLog(browser);
  await browser.submit(log, { intent: "save" }, { work: "North wall" });
  const refused = await browser.submit(log, { intent: "save" }, { work: "South wall" });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain(t("log.standsNow"));
  for (const version of ["North wall", "South wall"]) expect(refused.body).toContain(version);
  const saved = await browser.submit(refused, { intent: "save" });
  expect([saved.status, saved.toasts]).toEqual([200, [t("toasts.logSaved")]]);
  expect(saved.body).toContain("South wall");
  expect(saved.body).not.toContain("North wall");
});

test("the example is open to everybody and changes for nobody", async () => {
  for (const path of ["/project/sample", "/project-log/sample"]) {
    const browser = new Browser(product);
    const page = await browser.visit(path);
    expect([path, page.status]).toEqual([path, 200]);
    expect(page.text).toContain(t("sample"));
    expect(page.body).not.toContain('value="submit"');
  }
  const refused = await new Browser(product).post("/project-log/sample", {
    intent: "submit",
    version: "1",
    work: "Nothing",
  });
  expect(refused.status).toBe(404);
});

test("markup in a log is shown as text", async () => {
  const browser = new Browser(product);
  const markup = "<img src=x onerror=alert(1)>";
  const handed = await browser.submit(await withLog(browser), { intent: "submit" }, { work: markup });
  expect(handed.text).toContain(markup);
  expect(handed.body).not.toContain(markup);
});

test("a project moves through its states, and asks why where it has to", async () => {
  const browser = new Browser(product);
  const page = await withProject(browser);
  const begun = await browser.submit(page, { transition: "begin" });
  expect(begun.text).toContain(t("states.active"));
  const refused = await browser.submit(begun, { transition: "hold" }, { note: " " });
  expect(refused.status).toBe(400);
  const words = translator("en", "process")("errors.noteMissing");
  expect(refused.problem).toContain(words);
  expect(refused.body).toContain('href="#note-hold"');
  expect(refused.textIn(({ attributes }) => attributes.id === "note-hold-error")).toBe(words);
  const held = await browser.submit(refused, { transition: "hold" }, { note: "Owner waits for the loan" });
  expect(held.text).toContain(t("states.on_hold"));
  expect(held.text).toContain("Owner waits for the loan");
});

test("who runs the workspace removes a project with its logs", async () => {
  const browser = new Browser(product);
  const log = await withLog(browser);
  const project = /\/project\/[\w-]+/.exec(log.body)?.[0] ?? "";
  const removed = await browser.submit(await browser.visit(project), { intent: "remove" });
  expect([removed.path, removed.toasts]).toEqual([START, [t("toasts.projectRemoved")]]);
  expect((await browser.get(pathOf(log))).status).toBe(404);
});
