import { expect, onTestFinished, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { startFake } from "../../fakes/loopback.ts";
import { openMeteo } from "../../fakes/weather-provider.ts";
import { Browser } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { ownProduct, product } from "../support/product.ts";

const t = translator("en", "weather");
const tDays = translator("en", "weather-days");
const words = translator("en", "forecast");
const START = "/weather-scheduling";
const day = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10);

test.each(LANGUAGES)(
  "the five fixed days and twelve kinds of work are shown to everybody, in %s",
  async (language) => {
    const page = await new Browser(product).visit(`${START}?lang=${language}`);
    const say = translator(language, "weather");
    const days = translator(language, "forecast");
    expect(page.status).toBe(200);
    for (const word of ["today", "tomorrow", "wed", "thu", "fri"] as const)
      expect(page.text).toContain(days(`days.${word}`));
    expect(page.text).toContain(days("suitability.reschedule"));
    expect(page.text).toContain(say("source.sample"));
    for (const kind of ["crane", "concrete", "labor"] as const)
      expect(page.text).toContain(say(`kinds.${kind}`));
  },
);

test("of the sample the strip says the specification's words, and the matrix the number and its limit", async () => {
  const { text } = await new Browser(product).visit(`${START}?lang=en`);
  for (const word of ["good", "reschedule", "unsuitable"] as const)
    expect(text).toContain(words(`suitability.${word}`));
  expect(text.replaceAll(/[\u2068\u2069]/g, "")).toContain("gusts 33 mph, limit 30 mph");
});

async function withSchedule(browser: Browser, lines: string) {
  const page = await browser.visit("/ultimate-scheduling?lang=en");
  const made = await browser.submit(
    page,
    { intent: "create" },
    { name: "Sample job", template: "", startOn: day(0) },
  );
  await browser.submit(made, { intent: "add" }, { lines });
  return (made.path.split("?")[0] ?? "").split("/").at(-1) ?? "";
}

test("a task is moved to the next fitting days by its schedule, and the preview says what becomes of the finish", async () => {
  const browser = new Browser(product);
  const id = await withSchedule(browser, "Crane lift 1d\nClean up 2d 1");
  const page = await browser.visit(`${START}?schedule=${id}`);
  expect(page.text).toContain("Crane lift");
  const task = /move=([\w-]+)/.exec(page.body)?.[1] ?? "";
  // It may be a Saturday.
  const form = await browser.visit(`/schedule/${id}?task=${task}`);
  await browser.submit(form, { intent: "edit" }, { calendar: "every" });
  const preview = await browser.visit(`${START}?schedule=${id}&move=${task}`);
  expect(preview.text).toContain(t("move.already"));
  // On the third day gusts stop it: held there by its constraint, it fits on the fifth.
  await browser.post(`/schedule/${id}`, { intent: "shift", task, version: "2", day: day(2) });
  const moved = await browser.visit(`${START}?schedule=${id}&move=${task}`);
  expect(moved.text).toContain(t("move.onSample"));
  expect(moved.text).not.toContain(t("move.already"));
  const done = await browser.submit(moved, { intent: "shift" }, {});
  expect([done.status, done.path.split("?")[0]]).toEqual([200, `/schedule/${id}`]);
  const after = await browser.visit(`${START}?schedule=${id}&move=${task}`);
  expect(after.text).toContain(t("move.already"));
});

test("a task's limits can be told; of a schedule or site that is not there the page says so", async () => {
  const browser = new Browser(product);
  const id = await withSchedule(browser, "Beams 1d");
  const page = await browser.visit(`${START}?schedule=${id}`);
  expect(page.text).toContain(t("matrix.noKind"));
  const told = await browser.submit(page, { intent: "kind" }, { kind: "steel" });
  expect([told.status, told.toasts]).toEqual([200, [t("toasts.weatherKind")]]);
  const missing = await browser.visit(`${START}?schedule=nothing&site=nothing`);
  expect([missing.status, missing.text.includes(t("choose.missingSite"))]).toEqual([200, true]);
});

test("limits that contradict are refused beside their field and kept as typed; good ones are saved and taken back", async () => {
  const browser = new Browser(product);
  const page = await browser.visit("/weather-limits?kind=crane&lang=en");
  const refused = await browser.submit(page, { intent: "limits" }, { gustCaution: "40", gustStop: "30" });
  expect([refused.status, refused.valueOf("gustCaution")]).toEqual([400, "40"]);
  expect(refused.problem).toContain(t("errors.stopAbove"));
  const wrong = await browser.submit(page, { intent: "limits" }, { gustStop: "much" });
  expect([wrong.status, wrong.problem?.includes(t("errors.number"))]).toEqual([400, true]);
  const saved = await browser.submit(
    page,
    { intent: "limits" },
    { gustCaution: "15", gustStop: "25", reason: "Chart" },
  );
  expect([saved.status, saved.toasts]).toEqual([200, [t("toasts.weatherLimits")]]);
  expect(saved.text).toContain("Chart");
  // The first page is of version 0 still.
  const stale = await browser.submit(page, { intent: "limits" }, { gustCaution: "10", gustStop: "20" });
  expect([stale.status, stale.problem?.includes(t("errors.stale"))]).toEqual([409, true]);
  const reset = await browser.submit(
    await browser.visit("/weather-limits?kind=crane"),
    { intent: "reset" },
    {},
  );
  expect(reset.toasts).toEqual([t("toasts.weatherReset")]);
});

async function withProject(browser: Browser) {
  const id = crypto.randomUUID();
  await browser.post("/project-management", { intent: "create", idem: id, name: "Sample job" });
  return `/weather-days/${id}`;
}
const LOST = { hours: "8", weather: "Rain 0.8 in", tasks: "Rafters", evidence: "" };

test("lost time is recorded, held against the allowance, printed as a notice and sent out as a sheet", async () => {
  const browser = new Browser(product);
  const path = await withProject(browser);
  const page = await browser.visit(`${path}?lang=en`);
  const shown = await browser.submit(page, { intent: "record" }, { ...LOST, day: "2026-02-03" });
  expect([shown.status, shown.toasts]).toEqual([200, [tDays("toasts.weatherRecorded")]]);
  expect(shown.text).toContain(tDays("months.total", { number: 1 }));
  const terms = await browser.submit(shown, { intent: "terms" }, { m2: "1" });
  expect(terms.text).toContain(tDays("months.total", { number: 0 }));
  const again = await browser.submit(terms, { intent: "record" }, { ...LOST, day: "2026-02-03" });
  expect([again.status, again.problem?.includes(tDays("errors.taken"))]).toEqual([409, true]);
  await browser.submit(terms, { intent: "record" }, { ...LOST, day: "2026-02-04" });
  const notice = await browser.visit(`${path.replace("days", "notice")}?month=2026-02`);
  expect(notice.text).toContain(tDays("notice.text", { actual: 2, allowed: 1, excess: 1 }));
  const csv = await browser.get(`${path}/days.csv`);
  expect(csv.body).toContain('"2026-02-04","8","Rain 0.8 in","Rafters"');
});

test.each([
  ["a day that has not come", { day: day(3) }, "errors.future"],
  ["thirty hours", { hours: "30" }, "errors.hours"],
  ["no hours", { hours: "0" }, "errors.hours"],
  ["no weather", { weather: " " }, "errors.weather"],
  ["no day", { day: "2026-02-31" }, "errors.day"],
] as const)("%s is refused beside its field, and what was typed stays", async (_, typed, problem) => {
  const browser = new Browser(product);
  const page = await browser.visit(`${await withProject(browser)}?lang=en`);
  const refused = await browser.submit(page, { intent: "record" }, { ...LOST, day: "2026-02-03", ...typed });
  expect([refused.status, refused.valueOf("tasks")]).toEqual([400, "Rafters"]);
  expect(refused.problem).toContain(tDays(problem));
});

test("a record is changed by its version, and taken away", async () => {
  const browser = new Browser(product);
  const path = await withProject(browser);
  const page = await browser.visit(`${path}?lang=en`);
  const shown = await browser.submit(page, { intent: "record" }, { ...LOST, day: "2026-02-03" });
  const edit = /href="([^"]+event=[^"#]+)/.exec(shown.body)?.[1] ?? "";
  const form = await browser.visit(edit);
  expect((await browser.submit(form, { intent: "edit" }, { hours: "4" })).toasts).toEqual([
    tDays("toasts.weatherChanged"),
  ]);
  const stale = await browser.submit(form, { intent: "edit" }, { hours: "2" });
  expect([stale.status, stale.valueOf("hours")]).toEqual([409, "2"]);
  const removed = await browser.submit(await browser.visit(edit), { intent: "remove" }, {});
  expect(removed.text).toContain(tDays("list.empty"));
});

test("the example of lost days can be looked at by everybody and changed by nobody", async () => {
  const browser = new Browser(product);
  const page = await browser.visit("/weather-days/sample?lang=en");
  expect([page.status, page.text.includes(tDays("sample"))]).toEqual([200, true]);
  const refused = await browser.post("/weather-days/sample", {
    intent: "terms",
    version: "0",
    dayHours: "4",
  });
  expect(refused.status).toBe(404);
});

/** A product with a weather service that answers what the test says, and refuses what a real one refuses. */
async function withService() {
  const fake = await startFake(() => ({ status: 500, body: "internal" }), openMeteo.objection);
  onTestFinished(fake.stop);
  const live = await ownProduct({ WEATHER_BASE_URL: fake.url, WEATHER_DIALECT: "open-meteo" });
  return { fake, live };
}

const forecast = () =>
  openMeteo.answer(
    [0, 1, 2].map((n) => ({
      ...{ day: day(n), code: 0, high: 71, low: 50, rain: 0, wind: 9 },
      ...{ gust: n === 1 ? 44 : 12, dry: 40, damp: 60 },
    })),
  );

async function withSite(browser: Browser, position: string) {
  const id = crypto.randomUUID();
  const made = { intent: "add", idem: id, name: "Sample gate", status: "active", position, siteZone: "UTC" };
  const { status } = await browser.post("/job-site-locator", made);
  expect(status).toBe(303);
  return id;
}

test("a live forecast is labelled with its source, kept, told as old after six hours, and asked for again by a press", async () => {
  const { fake, live } = await withService();
  const browser = new Browser(live);
  const site = await withSite(browser, "40.7, -74");
  const failed = await browser.visit(`${START}?site=${site}&lang=en`);
  expect([
    failed.status,
    failed.text.includes(t("problems.failed")),
    failed.text.includes(t("source.sample")),
  ]).toEqual([200, true, true]);
  fake.answer = forecast;
  const shown = await browser.visit(`${START}?site=${site}`);
  expect(shown.text).toContain("Open-Meteo");
  expect(shown.text).toContain("44 mph");
  const asked = fake.received.length;
  await browser.visit(`${START}?site=${site}`);
  expect(fake.received.length).toBe(asked);
  const old = new Date(Date.now() - 7 * 3_600_000).toISOString();
  await live.query("update weather_forecasts set fetched_at = ? where site_id = ?", old, site);
  fake.answer = () => ({ body: "<html>" });
  const stale = await browser.visit(`${START}?site=${site}`);
  expect([stale.text.includes(t("source.stale")), stale.text.includes("44 mph")]).toEqual([true, true]);
  const refused = await browser.submit(stale, { intent: "refresh" }, {});
  expect([refused.status, refused.problem?.includes(t("errors.provider"))]).toEqual([502, true]);
  fake.answer = forecast;
  const fresh = await browser.submit(stale, { intent: "refresh" }, {});
  expect([fresh.toasts, fresh.text.includes(t("source.stale"))]).toEqual([
    [t("toasts.weatherRefreshed")],
    false,
  ]);
  expect(fake.received.every(({ headers }) => headers.cookie === undefined)).toBe(true);
  const nowhere = await withSite(browser, "");
  expect((await browser.visit(`${START}?site=${nowhere}`)).text).toContain(t("problems.noPosition"));
});

test("a member tells a crew by a link what the weather stops; whoever holds it reads it in three languages", async () => {
  const { browser } = await newMember(product);
  // The third of the fixed days is a storm's: gusts of 33 mph stop a crane, on whatever weekday it is.
  const id = await withSchedule(browser, "Crane lift 1d @Riggers *North side\nClean up 2d 1 @Laborers");
  const plan = await browser.visit(`/schedule/${id}`);
  const tasks = [...new Set(plan.body.match(/task=[\w-]{36}/g))].map((one) => one.slice(5));
  for (const [n, task] of tasks.entries()) {
    const form = await browser.visit(`/schedule/${id}?task=${task}`);
    const constraint: Record<string, string> =
      n === 0 ? { constraintType: "startNoEarlier", constraintDay: day(2) } : {};
    await browser.submit(form, { intent: "edit" }, { calendar: "every", ...constraint });
  }
  const page = await browser.visit(`${START}?schedule=${id}&lang=en`);
  expect(page.text).toContain(t("tell.title"));
  const sheet = await browser.submit(
    page,
    { intent: "tell" },
    { crew: "Riggers", note: "Bring the slings down" },
  );
  expect([sheet.status, sheet.toasts]).toEqual([200, [t("toasts.weatherTold")]]);
  const token = /\/l\/[\w-]+/.exec(sheet.body)?.[0] ?? "";

  const holder = new Browser(product);
  for (const language of LANGUAGES) {
    const say = translator(language, "crew-notice");
    await holder.visit(`/?lang=${language}`);
    const notice = await holder.visit(token);
    expect([notice.status, notice.heading]).toEqual([200, say("title")]);
    for (const word of ["Crane lift", "North side", "Riggers", "Bring the slings down", say("onSample")])
      expect(notice.text).toContain(word);
    expect(notice.text).not.toContain("Clean up");
  }
  await holder.visit("/?lang=en");
  const said = (await holder.visit(token)).text.replaceAll(/[\u2068\u2069]/g, "");
  expect(said).toContain("gusts 33 mph, limit 30 mph");
  // Told again by the same form it is one; the page of the weather names it.
  const before = await browser.visit(`${START}?schedule=${id}`);
  expect(before.text.replaceAll(/[\u2068\u2069]/g, "")).toContain("Riggers, told");
});

test("a guest is not offered to tell a crew, and what is sent all the same is refused", async () => {
  const browser = new Browser(product);
  const id = await withSchedule(browser, "Crane lift 1d");
  expect((await browser.visit(`${START}?schedule=${id}`)).body).not.toContain('value="tell"');
  const sent = { intent: "tell", idem: crypto.randomUUID(), schedule: id, crew: "", note: "" };
  expect((await browser.post(START, sent)).status).toBe(403);
});
