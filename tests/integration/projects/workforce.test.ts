import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser, type Page } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "workforce");

const CREW = { siteZone: "UTC", ruleSet: "flsa", weekStart: "1", fenceMetres: "200", burdenPercent: "25" };

/** A crew with people, made as its page makes it. */
async function crewOf(browser: Browser, names: readonly string[], language = "en") {
  const start = await browser.visit(`/workforce-tracking?lang=${language}`);
  let page = await browser.submit(start, { intent: "crew" }, { ...CREW, name: "Framing" });
  const crew = page.path.split("/").at(-1)?.split(/[?#]/)[0] ?? "";
  for (const name of names)
    page = await browser.submit(page, { intent: "worker" }, { name, trade: "Carpenter", rate: "30.00" });
  const workers = [...page.body.matchAll(/href="\/workforce-worker\/([^"?#]+)"/g)].map(([, id = ""]) => id);
  return { crew, page, workers };
}

/** Presses one of the big buttons with these people ticked. */
async function press(browser: Browser, page: Page, intent: string, workers: readonly string[], more = {}) {
  const body = new URLSearchParams({ ...page.form({ intent }).fields, ...more, intent });
  body.delete("workers");
  for (const worker of workers) body.append("workers", worker);
  const path = page.form({ intent }).action;
  const answer = await browser.send(path, { method: "POST", body });
  return answer;
}

const labelOf = (page: Page, field: string) =>
  new RegExp(`id="${field}-error"[^>]*>([^<]*)<`).exec(page.body)?.[1];

test.each(LANGUAGES)(
  "a guest makes a crew, clocks all of it in by one press and out by another, without scripts, in %s",
  async (language) => {
    const words = translator(language, "workforce");
    const browser = new Browser(product);
    const { crew, page, workers } = await crewOf(
      browser,
      ["Carpenter 1", "Carpenter 2", "Mason 1"],
      language,
    );
    expect(workers).toHaveLength(3);
    await press(browser, page, "in", workers);
    const inside = await browser.visit(`/workforce-crew/${crew}`);
    expect(inside.toasts).toEqual([words("toasts.workforceIn", { count: 3 })]);
    expect(inside.body.split(words("isIn", { time: "" }).trim()).length - 1).toBe(3);
    // The same form once more.
    const again = await press(browser, page, "in", workers);
    expect(again.status).toBe(303);
    await press(browser, await browser.visit(`/workforce-crew/${crew}`), "out", workers);
    const outside = await browser.visit(`/workforce-crew/${crew}`);
    expect(outside.toasts).toEqual([words("toasts.workforceOut", { count: 3 })]);
    expect(outside.text).not.toContain(words("isIn", { time: "" }).trim());
    expect((await new Browser(product).visit(`/workforce-crew/${crew}`)).status).toBe(404);
  },
);

test("nobody ticked, a time to come, the same name again: each is said beside its field and what was typed stays", async () => {
  const browser = new Browser(product);
  const { page, workers } = await crewOf(browser, ["Carpenter 1"]);
  const nobody = await press(browser, page, "in", []);
  expect([nobody.status, labelOf(nobody, "workers")]).toEqual([400, t("errors.nobody")]);
  const twice = await browser.submit(page, { intent: "worker" }, { name: "carpenter  1", rate: "9" });
  expect([twice.status, labelOf(twice, "name"), twice.valueOf("name")]).toEqual([
    ...[409, t("errors.twice"), "carpenter  1"],
  ]);
  const wrong = await press(browser, page, "in", workers, { time: "25:00" });
  expect([wrong.status, labelOf(wrong, "time")]).toEqual([400, t("errors.time")]);
  const out = await press(browser, page, "out", workers);
  expect([out.status, labelOf(out, "workers")]).toEqual([409, t("errors.notIn")]);
});

/** Midnight UTC of a day so many days ago. */
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

test("a shift is typed with a reason, thirty hours are refused, a correction keeps what stood, and the week comes to the cent", async () => {
  const browser = new Browser(product);
  const { crew, workers } = await crewOf(browser, ["Carpenter 1"]);
  const path = `/workforce-worker/${workers[0]}`;
  const page = await browser.visit(path);
  const day = ago(8);
  const typed = {
    day,
    from: "07:00",
    toDay: day,
    to: "17:30",
    break: "30",
    code: "=06-110",
    reason: "Paper sheet",
  };
  const long = await browser.submit(page, { intent: "shift" }, { ...typed, toDay: ago(7), to: "13:00" });
  expect([long.status, labelOf(long, "to"), long.valueOf("reason")]).toEqual([
    ...[400, t("errors.tooLong"), "Paper sheet"],
  ]);
  const back = await browser.submit(page, { intent: "shift" }, { ...typed, to: "06:00" });
  expect([back.status, labelOf(back, "to")]).toEqual([400, t("errors.negative")]);
  const silent = await browser.submit(page, { intent: "shift" }, { ...typed, reason: "" });
  expect([silent.status, labelOf(silent, "reason")]).toEqual([400, t("errors.reason")]);
  const added = await browser.submit(page, { intent: "shift" }, typed);
  expect(added.toasts).toEqual([t("toasts.workforceShiftAdded")]);
  const met = await browser.submit(
    await browser.visit(path),
    { intent: "shift" },
    { ...typed, from: "12:00" },
  );
  expect([met.status, labelOf(met, "from")]).toEqual([409, t("errors.overlap")]);
  const shift = /\/workforce-shift\/([\w:-]+)/.exec(added.body)?.[0] ?? "";
  const fixed = await browser.submit(
    await browser.visit(shift),
    { intent: "fix" },
    { to: "16:30", reason: "Left early" },
  );
  expect(fixed.toasts).toEqual([t("toasts.workforceFixed")]);
  for (const said of ["Left early", "Paper sheet", "17:30"]) expect(fixed.text).toContain(said);
  const week = await browser.visit(`/workforce-week/${crew}?week=${day}`);
  expect(week.text).toContain("9:00");
  expect(week.text).toContain("$270.00");
  // With a quarter of burden on top, under its code.
  expect(week.text).toContain("$337.50");
  const csv = await browser.get(`/workforce-week/${crew}/payroll.csv?week=${day}`);
  expect([csv.status, csv.body.includes('"Carpenter 1"'), csv.body.includes('"540"')]).toEqual([
    200,
    true,
    true,
  ]);
  const printed = await browser.visit(`/workforce-payroll/${crew}?week=${day}`);
  expect([printed.heading, printed.text.includes("$270.00")]).toEqual([t("payroll.title"), true]);
  // Nobody has approved the day yet.
  expect(() => week.form({ transition: "submit" })).toThrow();
  const looked = await browser.submit(week, { intent: "approve-day" });
  expect([looked.toasts, looked.text.includes(t("days.approved"))]).toEqual([
    [t("toasts.workforceDayApproved")],
    true,
  ]);
  const submitted = await browser.submit(looked, { transition: "submit" });
  expect(submitted.toasts).toEqual([t("toasts.workforceWeekMoved")]);
  const locked = await browser.submit(
    await browser.visit(shift),
    { intent: "fix" },
    { to: "15:00", reason: "x" },
  );
  expect([locked.status, locked.problem?.includes(t("errors.locked"))]).toEqual([409, true]);
  const approved = await browser.submit(submitted, { transition: "approve" });
  expect(approved.text).toContain(t("states.approved"));
  // Approved on another page meanwhile.
  expect((await browser.submit(submitted, { transition: "handBack" }, { note: "Late" })).status).toBe(409);
  expect((await new Browser(product).visit(shift)).status).toBe(404);
});

async function linkTo(owner: Browser, type: string, id: string, more: Record<string, string>) {
  const share = `/workspace/share?type=${type}&id=${id}`;
  const link = crypto.randomUUID();
  const workspace = /name="workspace" value="([^"]+)"/.exec((await owner.get(share)).body)?.[1] ?? "";
  await owner.post(share, {
    ...{ intent: "share", idem: link, workspace, type, id, name: "Gate", days: "7", sign: "on" },
    ...more,
  });
  const sheet = await owner.get(`/workspace/share?link=${link}`);
  return { link, token: /\/l\/([\w-]{43})/.exec(sheet.body)?.[1] ?? "" };
}

test("a worker clocks in and out on their own phone by link, without an account, menu or pay, and not once it is revoked", async () => {
  const { browser: owner } = await newMember(product);
  const { workers } = await crewOf(owner, ["Carpenter 1", "Mason 1"]);
  const { link, token } = await linkTo(owner, "workforce-worker", workers[0] ?? "", { kind: "person" });
  const phone = new Browser(product);
  await phone.visit(`/l/${token}`);
  const clock = translator("es", "workforce-clock");
  const page = await phone.visit(`/shared/${link}/clock?lang=es`);
  expect([page.status, page.heading, page.text.includes(clock("isOut"))]).toEqual([200, "Carpenter 1", true]);
  expect(page.text).not.toContain("Mason 1");
  expect(page.body).not.toContain("30.00");
  const inside = await phone.submit(page, { intent: "in" }, { code: "A" });
  expect(inside.text).toContain(clock("out"));
  const again = await phone.submit(page, { intent: "in" }, { code: "A" });
  expect(again.status).toBe(200);
  const share = `/workspace/share?type=workforce-worker&id=${workers[0]}`;
  expect((await owner.post(share, { intent: "revoke", id: link })).status).toBe(303);
  const refused = await phone.submit(inside, { intent: "out" });
  expect(refused.status).toBe(403);
  const crewPage = await owner.visit(`/workforce-worker/${workers[0]}`);
  expect(crewPage.body).toContain('value="out"');
});

test("a press that waited for the network counts from when it was made, and after a day a person is asked", async () => {
  const { browser: owner } = await newMember(product);
  const { workers } = await crewOf(owner, ["Carpenter 1"]);
  const { link, token } = await linkTo(owner, "workforce-worker", workers[0] ?? "", { kind: "person" });
  const phone = new Browser(product);
  await phone.visit(`/l/${token}`);
  const path = `/shared/${link}/clock`;
  const page = await phone.visit(`${path}?lang=en`);
  const press = (waited: number, keeper = "link") =>
    phone.send(path, {
      method: "POST",
      body: new URLSearchParams({ intent: "in", idem: page.valueOf("idem") ?? "", code: "A" }),
      headers: { "X-Waiting": keeper, "X-Waited": String(waited) },
    });
  const clock = translator("en", "workforce-clock");
  const late = await press(25 * 60 * 60_000);
  expect([late.status, late.text.includes(clock("errors.waited"))]).toEqual([409, true]);
  expect((await press(60_000, "guest")).status).toBe(401);
  const taken = [await press(90 * 60_000), await press(95 * 60_000)];
  expect(taken.map(({ status, headers }) => [status, headers.get("X-Taken")])).toEqual(
    Array(2).fill([200, path]),
  );
  const crewPage = await owner.visit(`/workforce-worker/${workers[0]}`);
  expect(crewPage.text).toMatch(/1:3\d|1 h 3\d|1\.5/);
});

test("at the kiosk everybody of the crew presses once, after the PIN of its link and not before", async () => {
  const { browser: owner } = await newMember(product);
  const { crew } = await crewOf(owner, ["Carpenter 1", "Mason 1"]);
  const { link, token } = await linkTo(owner, "workforce-crew", crew, { kind: "kiosk", pin: "4711" });
  const tablet = new Browser(product);
  await tablet.visit(`/l/${token}`);
  const closed = await tablet.visit(`/shared/${link}/kiosk`);
  expect(closed.text).not.toContain("Mason 1");
  expect((await tablet.post(`/shared/${link}`, { pin: "4711" })).status).toBe(303);
  const open = await tablet.visit(`/shared/${link}/kiosk`);
  expect(open.text).toContain("Mason 1");
  const form = open.forms.filter(({ fields }) => fields.workers)[1];
  const done = await tablet.post(`/shared/${link}/kiosk`, { ...form?.fields, intent: "in" });
  expect(done.status).toBe(303);
  const after = await tablet.visit(`/shared/${link}/kiosk`);
  expect(after.body.match(/value="out"/g)).toHaveLength(1);
  // Somebody of another crew.
  const other = await crewOf(owner, ["Roofer 1"]);
  const foreign = {
    ...form?.fields,
    workers: other.workers[0] ?? "",
    idem: crypto.randomUUID(),
    intent: "in",
  };
  expect((await tablet.post(`/shared/${link}/kiosk`, foreign)).status).not.toBe(303);
});

test("the example is read by anybody, is marked, proposes a fix, and has no button", async () => {
  const browser = new Browser(product);
  for (const at of ["crew", "worker", "shift", "week"]) {
    const page = await browser.visit(`/workforce-${at}/sample`);
    expect([at, page.status, page.text.includes(t("example"))]).toEqual([at, 200, true]);
    expect([at, /name="intent"/.test(page.body)]).toEqual([at, false]);
  }
  expect((await browser.visit("/workforce-shift/sample")).text).toContain(t("exceptions.missed_out"));
  expect(
    (await browser.post("/workforce-crew/sample", { intent: "in", idem: crypto.randomUUID() })).status,
  ).toBe(404);
});

/** Types a shift of eight hours for a worker, at a rate of its own if one is given. */
async function typed(browser: Browser, worker: string, day: string, more: Record<string, string> = {}) {
  const shift = { day, from: "07:00", toDay: day, to: "15:00", break: "0", code: "06-110", reason: "Paper" };
  const page = await browser.visit(`/workforce-worker/${worker}`);
  const added = await browser.submit(page, { intent: "shift" }, { ...shift, ...more });
  expect(added.toasts).toEqual([t("toasts.workforceShiftAdded")]);
}

test.each(LANGUAGES)(
  "the hours of a code are held against a budget that is typed on the week's page, in %s",
  async (language) => {
    const words = translator(language, "workforce");
    const browser = new Browser(product);
    const { crew, workers } = await crewOf(browser, ["Carpenter 1"]);
    await typed(browser, workers[0] ?? "", ago(8));
    const page = await browser.visit(`/workforce-week/${crew}?week=${ago(8)}&lang=${language}`);
    expect(page.text).toContain(words("budget.none"));
    const wrong = await browser.submit(page, { intent: "budget" }, { code: "06-110", budget: "six" });
    expect([wrong.status, labelOf(wrong, "budget"), wrong.valueOf("budget")]).toEqual([
      400,
      words("errors.budget"),
      "six",
    ]);
    const set = await browser.submit(page, { intent: "budget" }, { code: "06-110", budget: "6" });
    expect(set.toasts).toEqual([words("toasts.workforceBudgetSet")]);
    expect(set.text).toContain("133%");
    const none = await browser.submit(set, { intent: "budget" }, { code: "06-110", budget: "0" });
    expect(none.text).not.toContain("133%");
  },
);

test("a certified payroll prints each rate of a week with its hours and pay, and what overtime adds", async () => {
  const browser = new Browser(product);
  const { crew, workers } = await crewOf(browser, ["Carpenter 1"]);
  const monday = [7, 8, 9, 10, 11, 12, 13].map(ago).find((day) => new Date(day).getUTCDay() === 1) ?? "";
  const of = (n: number) => new Date(Date.parse(monday) + n * 86_400_000).toISOString().slice(0, 10);
  for (const n of [0, 1, 2]) await typed(browser, workers[0] ?? "", of(n), { to: "22:00" });
  await typed(browser, workers[0] ?? "", of(3), { rate: "36.00" });
  const page = await browser.visit(`/workforce-payroll/${crew}?week=${of(0)}`);
  for (const said of ["$1,350.00", "$288.00", "45:00", "8:00", t("payroll.premium"), t("payroll.mixed")])
    expect(page.text).toContain(said);
});
