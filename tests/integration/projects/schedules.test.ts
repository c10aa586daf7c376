import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { product } from "../support/product.ts";

const t = translator("en", "schedules");
const START = "/ultimate-scheduling";

const pathOf = ({ path }: { path: string }) => path.split("?")[0] ?? "";

/** A browser with a schedule of its own; answers the schedule's page. */
async function withSchedule(browser: Browser, template = "", language = "en") {
  const page = await browser.visit(`${START}?lang=${language}`);
  return browser.submit(page, { intent: "create" }, { name: "Sample job", template, startOn: "2026-03-02" });
}
type Page = Awaited<ReturnType<typeof withSchedule>>;
const added = (browser: Browser, page: Page, lines: string) =>
  browser.submit(page, { intent: "add" }, { lines });

/** The address of the form of a task, by its number. */
const taskLink = (page: Page, number: number): string =>
  new RegExp(`href="(/schedule/[^"]+task=[^"]+)#task"[^>]*aria-label="[^"\\d]*${number} `)
    .exec(page.body)?.[1]
    ?.replaceAll("&amp;", "&") ?? "";

test.each(LANGUAGES)(
  "a guest makes a schedule of a template, and every part of it opens, in %s",
  async (language) => {
    const browser = new Browser(product);
    const words = translator(language, "schedules");
    const page = await withSchedule(browser, "house", language);
    expect([page.status, page.toasts]).toEqual([200, [words("toasts.scheduleMade")]]);
    expect(page.text).toContain(words("pages.position", { page: 1, pages: 3 }));
    expect(page.body).toContain('<svg role="img"');
    for (const view of ["lookahead", "week", "whatif", "settings"])
      expect((await browser.visit(`${pathOf(page)}?view=${view}`)).status).toBe(200);
    expect((await browser.visit(START)).text).toContain("Sample job");
  },
);

test("tasks are typed as planners say them, and their days are computed", async () => {
  const browser = new Browser(product);
  const page = await withSchedule(browser);
  const shown = await added(browser, page, "Dig 2d\nPour 1d 1FS+2d @Concrete\nCure 5 days 2");
  expect(shown.toasts).toEqual([t("toasts.scheduleAdded")]);
  // Monday and Tuesday, two days of lag, Friday, and the week after it.
  for (const day of ["Mar 2, 2026", "Mar 3, 2026", "Mar 6, 2026", "Mar 13, 2026"])
    expect(shown.text).toContain(day);
  expect(shown.text).toContain(t("table.critical"));
});

test("rows of a sheet are pasted with their own numbers", async () => {
  const browser = new Browser(product);
  const page = await withSchedule(browser);
  const shown = await added(browser, page, "ID\tTask\tDays\tPredecessors\n10\tDig\t2\t\n20\tPour\t1\t10");
  expect(shown.status).toBe(200);
  expect(shown.text).toContain("Mar 4, 2026");
});

test.each([
  ["Dig -2d", "negative"],
  ["Dig 99999d", "duration"],
  ["Task\tDays\nDig\tmany", "duration"],
] as const)("“%s” is named with its line and what is wrong, and kept as typed", async (lines, problem) => {
  const browser = new Browser(product);
  const page = await withSchedule(browser);
  const refused = await added(browser, page, lines);
  expect([refused.status, refused.valueOf("lines")]).toEqual([400, lines]);
  expect(refused.text).toContain(t(`lineProblems.${problem}`));
});

test("a cycle is answered by its whole loop, beside the field", async () => {
  const browser = new Browser(product);
  const page = await added(browser, await withSchedule(browser), "Dig 2d\nPour 1d 1\nFrame 5d 2");
  const form = await browser.visit(taskLink(page, 1));
  const refused = await browser.submit(form, { intent: "edit" }, { links: "3" });
  expect([refused.status, refused.valueOf("links")]).toEqual([400, "3"]);
  for (const name of ["Dig", "Pour", "Frame"]) expect(refused.problem).toContain(name);
});

test.each([
  ["links", "77", "errors.links"],
  ["duration", "-1", "errors.duration"],
  ["duration", "2.5", "errors.duration"],
  ["percent", "120", "errors.percent"],
  ["percent", "20", "errors.startMissing"],
  ["started", "2026-05-01", "errors.afterDataDate"],
  ["constraintType", "startOn", "errors.constraintDay"],
  ["name", " ", "errors.name"],
] as const)("a task's %s of “%s” is answered beside its field", async (field, typed, key) => {
  const browser = new Browser(product);
  const page = await added(browser, await withSchedule(browser), "Dig 2d");
  const form = await browser.visit(taskLink(page, 1));
  const refused = await browser.submit(form, { intent: "edit" }, { [field]: typed });
  expect(refused.status).toBe(400);
  expect(refused.problem).toContain(t(key, { part: "\u206877\u2069" }));
});

test("of two people who change one task, the second sees both versions and 409", async () => {
  const browser = new Browser(product);
  const page = await added(browser, await withSchedule(browser), "Dig 2d");
  const form = await browser.visit(taskLink(page, 1));
  await browser.submit(form, { intent: "edit" }, { duration: "3", crew: "Earth crew" });
  const stale = await browser.submit(form, { intent: "edit" }, { duration: "8" });
  expect([stale.status, stale.valueOf("duration")]).toEqual([409, "8"]);
  for (const text of [t("conflict.title"), "Earth crew", `${t("fields.duration")}:3`])
    expect(stale.text.replace(/\s/g, "")).toContain(text.replace(/\s/g, ""));
  // Saving again from there is allowed: it was seen.
  const saved = await browser.submit(stale, { intent: "edit" });
  expect(saved.toasts).toEqual([t("toasts.scheduleSaved")]);
});

test("the data date moves what is left, and a baseline says by how much", async () => {
  const browser = new Browser(product);
  const page = await added(browser, await withSchedule(browser), "Dig 2d\nPour 1d 1");
  const settings = await browser.visit(`${pathOf(page)}?view=settings`);
  const kept = await browser.submit(settings, { intent: "baseline" }, { name: "Contract" });
  expect(kept.toasts).toEqual([t("toasts.scheduleBaseline")]);
  const plan = await browser.visit(pathOf(page));
  const moved = await browser.submit(plan, { intent: "report" }, { dataDate: "2026-03-09" });
  expect(moved.text).toContain("5 working days later than ⁨Contract⁩");
  const refused = await browser.submit(moved, { intent: "report" }, { dataDate: "2026-02-01" });
  expect([refused.status, refused.valueOf("dataDate")]).toEqual([400, "2026-02-01"]);
  expect(refused.problem).toContain(t("errors.beforeStart"));
});

test("a calendar without days is refused, and one with holidays moves the work", async () => {
  const browser = new Browser(product);
  const page = await added(browser, await withSchedule(browser), "Dig 2d");
  const form = { intent: "settings", version: "1", name: "Job", startOn: "2026-03-02", nearDays: "3" };
  const refused = await browser.post(pathOf(page), form);
  expect(refused.status).toBe(400);
  expect(refused.text).toContain(t("errors.workdays"));
  const days = { ...form, workday: "1", holidays: "2026-03-02, 2026-03-09" };
  await browser.post(pathOf(page), days);
  expect((await browser.visit(pathOf(page))).text).toContain("Mar 23, 2026");
});

test("what if: a later start is shown with the finish that it leads to, and applied when it is said", async () => {
  const browser = new Browser(product);
  const page = await added(browser, await withSchedule(browser), "Dig 2d\nPour 1d 1");
  const settings = await browser.visit(`${pathOf(page)}?view=whatif`);
  const id = /<option value="([^"]+)"[^>]*>1 Dig/.exec(settings.body)?.[1] ?? "";
  const shown = await browser.visit(`${pathOf(page)}?view=whatif&shift=${id}&days=5`);
  expect(shown.text).toContain("The finish moves by 5 working days");
  expect((await browser.visit(pathOf(page))).text).toContain("Mar 4, 2026");
  await browser.submit(shown, { intent: "shift" });
  expect((await browser.visit(pathOf(page))).text).toContain("Mar 11, 2026");
  const none = await browser.visit(`${pathOf(page)}?view=whatif&shift=${id}&days=-3`);
  expect(none.text).toContain(t("errors.shiftDays"));
});

test("a week is promised, closed with reasons, and counted", async () => {
  const browser = new Browser(product);
  const page = await added(browser, await withSchedule(browser), "Dig 2d\nClear 1d");
  const ahead = await browser.visit(`${pathOf(page)}?view=lookahead`);
  const ids = [...ahead.body.matchAll(/name="task"[^>]*value="([^"]+)"/g)].map(([, id = ""]) => id);
  expect(ids).toHaveLength(2);
  for (const task of ids) await browser.post(pathOf(page), { intent: "promise", task });
  const week = await browser.visit(`${pathOf(page)}?view=week`);
  const promises = [...week.body.matchAll(/name="promise" value="([^"]+)"/g)].map(([, id = ""]) => id);
  await browser.post(pathOf(page), { intent: "close", promise: promises[0] ?? "", state: "kept" });
  await browser.post(pathOf(page), { intent: "close", promise: promises[1] ?? "", state: "material" });
  const closed = await browser.visit(`${pathOf(page)}?view=week`);
  expect(closed.text).toContain("50%, 1 of 2");
  expect(closed.text).toContain(t("reasons.material"));
  const none = await browser.post(pathOf(page), { intent: "promise" });
  expect([none.status, none.text.includes(t("errors.promise"))]).toEqual([400, true]);
});

test("a task says where it is, in the list beside the chart, in the look-ahead and in its form, which changes it", async () => {
  const browser = new Browser(product);
  const page = await added(browser, await withSchedule(browser), "Frame walls 3d @Framers *2nd floor");
  expect(page.text).toContain("2nd floor");
  expect((await browser.visit(`${pathOf(page)}?view=lookahead`)).text).toContain("2nd floor");
  const task = /task=([\w-]{36})/.exec(page.body)?.[1] ?? "";
  const form = await browser.visit(`${pathOf(page)}?task=${task}`);
  expect(form.valueOf("location")).toBe("2nd floor");
  const changed = await browser.submit(form, { intent: "edit" }, { location: "3rd floor" });
  expect([changed.status, changed.text.includes("3rd floor")]).toEqual([200, true]);
  const long = await browser.submit(form, { intent: "edit" }, { location: "x".repeat(61) });
  expect([long.status, long.valueOf("location")]).toEqual([400, "x".repeat(61)]);
});

async function sendFile(browser: Browser, name: string, text: string) {
  const page = await browser.visit(START);
  const idem = page.valueOf("idem") ?? crypto.randomUUID();
  const body = new FormData();
  for (const [field, value] of Object.entries({ intent: "import", idem, startOn: "2026-03-02" }))
    body.append(field, value);
  body.append("file", new Blob([text], { type: "text/xml" }), name);
  return browser.send(START, { method: "POST", body });
}

test("a project goes out as XML and CSV and comes in again without loss", async () => {
  const browser = new Browser(product);
  const page = await added(
    browser,
    await withSchedule(browser, "office"),
    "Hang doors 2d @Carpenters *2nd floor <east>",
  );
  for (const kind of ["project.xml", "tasks.csv"]) {
    const file = (await browser.get(`${pathOf(page)}/${kind}`)).body;
    expect(file).toContain(kind === "tasks.csv" ? "2nd floor <east>" : "2nd floor &lt;east&gt;");
    const made = await sendFile(browser, kind, file);
    expect(made.status).toBe(303);
    expect((await browser.get(`${made.location}/${kind}`)).body).toBe(file);
  }
});

test.each([
  ["a.xml", "<Project><Tasks>", "errors.fileXml"],
  ["a.csv", "", "errors.fileEmpty"],
  ["a.csv", "task,days\nDig,-4", "errors.fileLines"],
] as const)("a file %s that holds “%s” is answered beside its field", async (name, text, key) => {
  const refused = await sendFile(new Browser(product), name, text);
  expect([refused.status, refused.text.includes(t(key))]).toEqual([400, true]);
});

test("the calendar's signed address works without a cookie, until there is another one", async () => {
  const browser = new Browser(product);
  const page = await added(browser, await withSchedule(browser), "Dig 2d @Earth, crew");
  const settings = await browser.visit(`${pathOf(page)}?view=settings`);
  const feed = /href="(?:https?:\/\/[^/"]+)(\/schedule-feed\/[^"]+)"/.exec(settings.body)?.[1] ?? "";
  const stranger = new Browser(product);
  const ics = await stranger.get(feed);
  expect([ics.status, ics.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
  for (const line of [
    "DTSTART;VALUE=DATE:20260302",
    "DTEND;VALUE=DATE:20260304",
    "SUMMARY:1 Dig · Earth\\, crew",
  ])
    expect(ics.body).toContain(line);
  expect((await stranger.get(feed.replace(/.$/, "_"))).status).toBe(404);
  await browser.submit(settings, { intent: "feed" });
  expect((await stranger.get(feed)).status).toBe(404);
});

test("the example is looked at by everybody and written by nobody", async () => {
  const browser = new Browser(product);
  const page = await browser.visit("/schedule/sample");
  expect([page.status, page.text.includes(t("sample"))]).toEqual([200, true]);
  const refused = await browser.post("/schedule/sample", { intent: "delete" });
  expect(refused.status).toBe(404);
});

test("a schedule of 500 tasks stays within the budget of a page", async () => {
  const browser = new Browser(product);
  const page = await withSchedule(browser);
  const lines = Array.from(
    { length: 500 },
    (_, n) => `Task of some work ${n + 1} 3d ${n > 0 ? n : ""} @Crew ${n % 9}`,
  );
  const shown = await added(browser, page, lines.join("\n"));
  expect(shown.text).toContain(t("pages.position", { page: 1, pages: 17 }));
  const squeezed = new Blob([shown.body]).stream().pipeThrough(new CompressionStream("gzip"));
  expect((await new Response(squeezed).arrayBuffer()).byteLength).toBeLessThan(24 * 1024);
});
