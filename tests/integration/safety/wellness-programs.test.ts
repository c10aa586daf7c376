import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser, type Page } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const PATH = "/wellness-programs";
const t = translator("en", "wellness-programs");
const PLAN = {
  ...{ siteName: "Ridge", planOn: "2026-07-06", temperature: "95", unit: "f", humidity: "55" },
  ...{ people: "9", hours: "8", place: "Gate 2" },
};
const errorAt = (page: Page, field: string) =>
  new RegExp(`id="${field}-error"[^>]*>([^<]*)<`).exec(page.body)?.[1];

test.each(LANGUAGES)("everybody reads /wellness-programs in %s", async (language) => {
  const page = await new Browser(product).get(`${PATH}?lang=${language}`);
  const words = translator(language, "wellness-programs");
  expect([page.status, page.heading]).toEqual([
    200,
    translator(language, "shell")("screens.wellnessPrograms.title"),
  ]);
  expect(page.text).toContain(words("lead"));
  expect(page.text).toContain(words("resources.IL"));
  expect(page.body).toContain('href="tel:988"');
});

test("a guest keeps a heat plan and reads it in three languages on one page; nobody else does", async () => {
  const browser = new Browser(product);
  const sheet = await browser.submit(await browser.visit(PATH), { intent: "plan" }, PLAN);
  expect([sheet.status, sheet.path.startsWith("/heat-plan/")]).toEqual([200, true]);
  expect(sheet.toasts).toEqual([t("toasts.wellnessPlanKept")]);
  for (const language of LANGUAGES) {
    const words = translator(language, "wellness-programs");
    expect(sheet.text).toContain(words("tiers.high"));
    expect(sheet.text).toContain(words("sheet.emergency"));
    expect(sheet.text).toContain(words("sheet.proposed"));
  }
  // Rothfusz by hand for 95 °F and 55 %: 109.1 °F, 42.8 °C.
  expect(sheet.text).toContain("Feels like 109 °F (43 °C)");
  expect(sheet.text).toContain("13.5 gallons (52 litres)");
  expect((await new Browser(product).visit(sheet.path)).status).toBe(404);
});

test("in Hebrew the form asks in Celsius and the sheet says Celsius first", async () => {
  const browser = new Browser(product);
  const page = await browser.visit(`${PATH}?lang=he`);
  expect(page.body).toMatch(/<input[^>]*(id="unit-c"[^>]*checked|checked[^>]*id="unit-c")/);
  const sheet = await browser.submit(page, { intent: "plan" }, { ...PLAN, temperature: "35", unit: "c" });
  expect(sheet.body).toMatch(/מורגש כמו \u2066?43 °C[^<]*109 °F/);
});

test.each([
  ["a humidity of 140", { humidity: "140" }, "humidity", "errors.humidity"],
  ["500 degrees", { temperature: "500" }, "temperature", "errors.temperature"],
  ["degrees of the other unit", { temperature: "33" }, "temperature", "errors.otherUnit"],
  ["words for a number", { temperature: "hot" }, "temperature", "errors.temperature"],
  ["nobody at work", { people: "0" }, "people", "errors.people"],
] as const)("%s is refused beside its field, and what was typed stays", async (_, wrong, field, key) => {
  const browser = new Browser(product);
  const page = await browser.submit(await browser.visit(PATH), { intent: "plan" }, { ...PLAN, ...wrong });
  expect([page.status, errorAt(page, field)]).toEqual([400, t(key)]);
  expect([page.valueOf("siteName"), page.valueOf(field)]).toEqual(["Ridge", Object.values(wrong)[0]]);
});

test("somebody new is noted with a buddy, a day is marked, and the share of the next day grows", async () => {
  const browser = new Browser(product);
  const start = await browser.visit(PATH);
  const noted = await browser.submit(
    start,
    { intent: "person" },
    { name: "Laborer 2", kind: "new", buddy: "Mason 1" },
  );
  expect(noted.text).toContain(t("people.day", { day: 1, share: 20 }));
  const yesterday = new Date(Date.now() - 86_400_000 * 2).toISOString().slice(0, 10);
  const marked = await browser.submit(noted, { intent: "day" }, { workedOn: yesterday });
  expect(marked.text).toContain(t("people.day", { day: 2, share: 40 }));
  const later = await browser.submit(marked, { intent: "day" }, { workedOn: "2099-01-01" });
  expect([later.status, errorAt(later, "worked-[\\w-]+")]).toEqual([400, t("errors.later")]);
});

test("a crew answers by link without an account; four show nothing, five their mean; a link that was revoked ends it", async () => {
  const { browser: owner } = await newMember(product);
  const begun = await owner.submit(
    await owner.visit(PATH),
    { intent: "round" },
    { crew: "Framing", heldOn: "2026-07-06" },
  );
  const round = /type=wellness-round(?:&amp;|&)id=([\w-]+)/.exec(begun.body)?.[1] ?? "";
  const share = `/workspace/share?type=wellness-round&id=${round}`;
  const workspace = /name="workspace" value="([^"]+)"/.exec((await owner.get(share)).body)?.[1] ?? "";
  const link = crypto.randomUUID();
  await owner.post(share, {
    ...{ intent: "share", idem: link, workspace, type: "wellness-round", id: round },
    ...{ name: "Gate", kind: "crew", pin: "4711", days: "7", sign: "on" },
  });
  const sheet = await owner.get(`/workspace/share?link=${link}`);
  const token = /\/l\/([\w-]{43})/.exec(sheet.body)?.[1] ?? "";
  expect([round, token].map(({ length }) => length)).toEqual([36, 43]);
  const es = translator("es", "wellness-programs");
  const path = `/shared/${link}/check-in`;
  let open: Page | undefined;
  for (let n = 0; n < 5; n += 1) {
    const phone = new Browser(product);
    await phone.visit(`/l/${token}`);
    await phone.post(`/shared/${link}`, { pin: "4711" });
    const page = await phone.visit(`${path}?lang=es`);
    expect([page.status, page.heading]).toEqual([200, es("checkIn.title")]);
    expect(page.body).not.toMatch(/name="(name|printedName)"/);
    if (n === 0) {
      const empty = await phone.submit(page, { intent: "check-in" });
      expect([empty.status, errorAt(empty, "mood")]).toEqual([400, es("errors.scale")]);
    }
    const sent = await phone.submit(page, { intent: "check-in" }, { mood: "4", fatigue: "2" });
    expect(sent.toasts).toEqual([es("toasts.wellnessCheckedIn")]);
    // The same form once more counts nothing.
    await phone.submit(page, { intent: "check-in" }, { mood: "1", fatigue: "5" });
    if (n === 3) expect((await owner.visit(PATH)).text).toContain(t("checkIns.waiting"));
    open = page;
  }
  expect((await owner.visit(PATH)).text).toContain(
    t("checkIns.result", { mood: "4.0", rested: "4.0", count: 5 }),
  );
  const phone = new Browser(product);
  await phone.visit(`/l/${token}`);
  await phone.post(`/shared/${link}`, { pin: "4711" });
  const last = await phone.visit(path);
  expect((await owner.post(share, { intent: "revoke", id: link })).status).toBe(303);
  const refused = await phone.submit(last, { intent: "check-in" }, { mood: "1", fatigue: "5" });
  expect(refused.status).toBe(403);
  expect(open?.status).toBe(200);
});

test("a stretch is set, somebody stands on its list once and came", async () => {
  const browser = new Browser(product);
  const set = await browser.submit(
    await browser.visit(PATH),
    { intent: "session" },
    { program: "stretch", heldOn: "2026-07-06", heldAt: "06:45", place: "Gate 2" },
  );
  const listed = await browser.submit(set, { intent: "enrol" }, { name: "Carpenter 3" });
  expect(listed.text).toContain(t("programs.lists", { count: 1, came: 0 }));
  const twice = await browser.submit(listed, { intent: "enrol" }, { name: "carpenter 3" });
  expect([twice.status, errorAt(twice, "name-[\\w-]+")]).toEqual([409, t("errors.twice")]);
  const came = await browser.submit(listed, { intent: "came" });
  expect(came.text).toContain(t("programs.lists", { count: 1, came: 1 }));
});

test("the example of a plan is marked and is read by everybody", async () => {
  const page = await new Browser(product).visit("/heat-plan/sample");
  expect([page.status, page.text.includes(t("sample"))]).toEqual([200, true]);
});
