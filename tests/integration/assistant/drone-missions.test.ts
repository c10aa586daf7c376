import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { openCsv, openXml } from "../../readers.ts";
import { Browser, type Fields } from "../support/browser.ts";
import { linkTo } from "../support/by-words.ts";
import { FLIGHT, flown, flownMission, keptMission } from "../support/drone-missions.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "drone-missions");
const CROSSED = "40, -105\n40.001, -104.999\n40, -104.999\n40.001, -105";
const pathOf = ({ path }: { path: string }) => path.split("?")[0] ?? "";

test.each(LANGUAGES)(
  "a member keeps a plan from the planner and finds it in the list, without scripts, in %s",
  async (language) => {
    const words = translator(language, "drone-missions");
    const { browser } = await newMember(product);
    const planner = await browser.visit(
      `/drone-integration?${new URLSearchParams({ ...FLIGHT, lang: language })}`,
    );
    const form = await browser.visit(linkTo(planner, translator(language, "drone")("keep")));
    expect(form.text).toContain(words("verdicts.holds"));
    const page = await browser.submit(form, { intent: "keep" }, { name: "North lot" });
    expect([page.status, page.heading, page.toasts]).toEqual([
      200,
      "North lot",
      [words("toasts.droneMissionKept")],
    ]);
    expect(page.text).toContain(words("states.draft"));
    const list = await browser.visit("/drone-missions");
    expect(list.body).toContain(`href="${pathOf(page)}"`);
  },
);

test("a name that is missing is said beside its field, and what was typed and planned stays", async () => {
  const { browser } = await newMember(product);
  const form = await browser.visit(`/drone-missions?${new URLSearchParams(FLIGHT)}`);
  const refused = await browser.submit(form, { intent: "keep" }, { name: " " });
  expect([refused.status, refused.text.includes(t("errors.name"))]).toEqual([400, true]);
  const long = "Lot ".repeat(60);
  const longer = await browser.submit(form, { intent: "keep" }, { name: long });
  expect([longer.status, longer.valueOf("name")?.trim()]).toEqual([400, long.trim()]);
  // The plan is still at hand: the same form can be sent again.
  const kept = await browser.submit(longer, { intent: "keep" }, { name: "Lot" });
  expect(kept.heading).toBe("Lot");
});

test("a form that is sent twice keeps one mission", async () => {
  const { browser } = await newMember(product);
  const form = await browser.visit(`/drone-missions?${new URLSearchParams(FLIGHT)}`);
  const [first, again] = [
    await browser.submit(form, { intent: "keep" }, { name: "Lot" }),
    await browser.submit(form, { intent: "keep" }, { name: "Lot" }),
  ];
  expect(again.path).toBe(first.path);
  const list = await browser.visit("/drone-missions");
  expect(list.body.match(new RegExp(`href="${pathOf(first)}"`, "g"))).toHaveLength(1);
});

test("an outline that crosses itself is kept by nobody, and the page says where to correct it", async () => {
  const { browser } = await newMember(product);
  const crossed = new URLSearchParams({ ...FLIGHT, area: CROSSED });
  const planner = await browser.visit(`/drone-integration?${crossed}`);
  expect([planner.status, planner.body.includes("40.001, -104.999")]).toEqual([400, true]);
  const page = await browser.visit(`/drone-missions?${crossed}`);
  expect(page.text).toContain(t("keep.wrong"));
  expect(page.forms.some(({ buttons }) => buttons.some(({ value }) => value === "keep"))).toBe(false);
  // Whoever sends it all the same is refused.
  const forced = await browser.post("/drone-missions", {
    ...{ intent: "keep", idem: crypto.randomUUID(), name: "Lot", site: "", plan: String(crossed) },
  });
  expect([forced.status, forced.text.includes(t("errors.plan"))]).toEqual([400, true]);
});

test("a flight at 500 ft is kept as one that is not allowed, and is never checked", async () => {
  const { browser } = await newMember(product);
  const page = await keptMission(browser, { ...FLIGHT, altitude: "500" });
  expect(page.text).toContain(t("verdicts.fails"));
  expect(page.text).toContain(t("guards.planHolds"));
  const { version = "" } = page.form({ intent: "preflight" }).fields;
  const forced = await browser.post(pathOf(page), {
    ...{ intent: "move", transition: "check", version, idem: crypto.randomUUID(), note: "" },
  });
  expect(forced.status).toBe(409);
  expect((await browser.visit(pathOf(page))).text).toContain(t("states.draft"));
});

test("a flight is written down with what was typed: a wrong time stands beside its field, and the rest stays", async () => {
  const { browser } = await newMember(product);
  const page = await keptMission(browser);
  const early = await browser.post(pathOf(page), {
    ...{ intent: "flight", idem: crypto.randomUUID(), ...flown() },
  });
  expect([early.status, early.text.includes(t("errors.unchecked"))]).toEqual([409, true]);

  const done = await flownMission(browser);
  const form = done.form({ intent: "flight" });
  const odd = await browser.submit(done, { intent: "flight" }, { ...flown(), start: "25:00" });
  expect([odd.status, odd.text.includes(t("errors.start"))]).toEqual([400, true]);
  for (const [field, value] of Object.entries({ ...flown(), start: "25:00" }))
    expect([field, odd.valueOf(field)]).toEqual([field, value]);
  expect(odd.form({ intent: "flight" }).fields.idem).toBe(form.fields.idem);
  const future = await browser.submit(done, { intent: "flight" }, { ...flown(), day: "2999-01-01" });
  expect([future.status, future.text.includes(t("errors.future"))]).toEqual([400, true]);
  // The same log, for a program that counts hours.
  const csv = await browser.get("/drone-missions/flights.csv");
  expect(openCsv(csv.body).rows).toEqual([expect.arrayContaining(["North lot", "Surveyor 1", "4000001"])]);
});

test("photos without a place are refused with their line, and the list stays as it was pasted", async () => {
  const { browser } = await newMember(product);
  const done = await flownMission(browser);
  expect((await browser.get(`${pathOf(done)}/coverage.svg`)).status).toBe(404);
  const photos = "DJI_0001.JPG, 39.7001, -104.7001, 1712\nDJI_0002.JPG";
  const refused = await browser.submit(done, { intent: "photos" }, { photos });
  expect([refused.status, refused.text.includes(t("errors.photosLine", { line: 2 }))]).toEqual([400, true]);
  expect(refused.valueOf("photos")).toBe(photos);
  const none = await browser.submit(done, { intent: "photos" }, { photos: "name, latitude, longitude" });
  expect([none.status, none.text.includes(t("errors.photos"))]).toEqual([400, true]);
  const shown = await browser.submit(refused, { intent: "photos" }, { photos: photos.split("\n")[0] ?? "" });
  expect(shown.toasts).toEqual([t("toasts.droneMissionKept")]);
  const map = await browser.get(`${pathOf(done)}/coverage.svg`);
  expect(map.status).toBe(200);
  openXml(map.body);
  // What stands on a page that somebody else has changed meanwhile does not take the place of it.
  const stale = await browser.submit(done, { intent: "photos" }, { photos: "39.7002, -104.7002" });
  expect([stale.status, stale.valueOf("photos")]).toEqual([409, "39.7002, -104.7002"]);
});

test("another's mission is not there, whatever is asked of it", async () => {
  const { browser } = await newMember(product);
  const done = await flownMission(browser);
  await browser.submit(done, { intent: "photos" }, { photos: "39.7001, -104.7001, 1712" });
  const path = pathOf(done);
  const { browser: stranger } = await newMember(product);
  for (const address of [path, `${path}/coverage.svg`, `/drone-mission/${crypto.randomUUID()}`])
    expect([address, (await stranger.get(address)).status]).toEqual([address, 404]);
  expect((await stranger.get("/drone-missions/flights.csv")).body).not.toContain("Surveyor 1");
  expect((await stranger.visit("/drone-missions")).body).not.toContain(path);
  const version = done.form({ intent: "photos" }).fields.version ?? "";
  const forms: Fields[] = [
    { intent: "photos", version, photos: "39.7, -104.7" },
    { intent: "flight", idem: crypto.randomUUID(), ...flown() },
    { intent: "preflight", version },
    { intent: "move", transition: "finish", version, idem: crypto.randomUUID(), note: "" },
  ];
  for (const fields of forms)
    expect([fields.intent, (await stranger.post(path, fields)).status]).toEqual([fields.intent, 404]);
  expect((await new Browser(product).get(path)).status).toBe(303);
  expect((await browser.visit(path)).text).toContain(t("states.flown"));
});
