import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { openCsv } from "../../readers.ts";
import { Browser } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "lodging");
const words = translator("en", "stays");
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A house at a place of its own, so that a search there finds it alone. */
const houseAt = (position: string, title: string) => ({
  ...{ lodging: "house", title, ownerKind: "builder", offeredBy: "Host 7", town: "Far Point", position },
  ...{ beds: "4", roomCount: "2", leastBeds: "4", kitchen: "on", wifi: "on", extends: "on" },
  ...{ night: "50", week: "280", cleaning: "100", taxRate: "10", policy: "flexible" },
  ...{ leastNights: "1", longestNights: "60", noticeNights: "7" },
});

async function listed(position: string, title: string) {
  const { browser: host } = await newMember(product);
  const start = await host.visit("/list-lodging");
  const wrong = await host.submit(
    start,
    { intent: "publish" },
    { ...houseAt(position, title), leastBeds: "5", longestNights: "400" },
  );
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain(t("errors.leastBeds"));
  expect(wrong.text).toContain(t("errors.longestNights"));
  expect(wrong.valueOf("title")).toBe(title);
  const made = await host.submit(wrong, { intent: "publish" }, { leastBeds: "4", longestNights: "60" });
  expect([made.problem, made.toasts]).toEqual([undefined, [t("toasts.lodgingListed")]]);
  return { host, path: made.path };
}

test.each(LANGUAGES)(
  "whoever comes first sees sample houses that say that they are, compared by the whole project, in %s",
  async (language) => {
    const said = translator(language, "lodging");
    const browser = new Browser(product);
    const house = await browser.visit(`/crew-house/sample-1?lang=${language}`);
    expect([house.status, house.text.includes(said("housePage.example"))]).toEqual([200, true]);
    expect(house.text).toContain(said("cost.project"));
    const search = await browser.visit("/crew-stays");
    expect(search.text).toContain(translator(language, "stays")("none"));
  },
);

test("the other address has the same page, and says which one is meant", async () => {
  const page = await new Browser(product).visit("/construction-lodging");
  expect([page.status, page.heading]).toEqual([
    200,
    translator("en", "shell")("screens.constructorLodging.title"),
  ]);
  expect(page.body).toMatch(/rel="canonical" href="[^"]*\/constructor-lodging"/);
});

test("a search that is wrong is answered 400 beside its fields, with what was typed", async () => {
  const page = await new Browser(product).get(
    "/constructor-lodging?arrive=2020-01-01&at=nowhere&crew=21&wage=much",
  );
  expect(page.status).toBe(400);
  for (const error of ["past", "position", "crew", "money"] as const)
    expect(page.text).toContain(t(`errors.${error}`));
  expect([page.valueOf("at"), page.valueOf("crew")]).toEqual(["nowhere", "21"]);
});

test("a house is listed, found by its project cost, asked for, and its crew is housed, split and let go, without scripts", async () => {
  const position = "-42.5, 96.25";
  const { host, path } = await listed(position, "House for the steel crew");
  const crew = new Browser(product);
  const [arrive, leave] = [dayIn(0), dayIn(14)];
  const asked = new URLSearchParams({ at: position, crew: "3", arrive, leave, wage: "40", perDiem: "60" });
  const search = await crew.visit(`/constructor-lodging?${asked}&kitchen=yes`);
  expect(search.text).toContain("House for the steel crew");
  // Four beds for two weeks at 280, 100 for cleaning, a tenth of tax; 14 nights of a bed are empty.
  expect(search.text).toContain("$2,574.00");
  expect(search.text).toContain(t("cost.unused", { count: 14 }));
  expect((await crew.visit(`/constructor-lodging?${asked}&laundry=yes`)).text).not.toContain(
    "House for the steel",
  );

  const house = await crew.visit(`${path}?${asked}`);
  const stay = await crew.submit(house, { intent: "request" }, { message: "We come late" });
  expect(stay.toasts).toEqual([t("toasts.lodgingAsked")]);
  const id = new URL(`http://x${stay.path}`).searchParams.get("stay") ?? "";
  const here = `/crew-stays?stay=${id}`;
  const stranger = new Browser(product);
  expect((await stranger.get(here)).status).toBe(404);
  expect((await stranger.get(`/crew-stay.csv?stay=${id}`)).status).toBe(404);
  // The whole house is taken: nobody else can ask for these nights.
  const other = await stranger.visit(`${path}?${asked}`);
  expect(other.text).toContain(t("errors.taken"));

  const agreed = await host.submit(await host.visit(here), { transition: "accept" });
  expect(agreed.text).toContain(words("means.accepted"));
  const moved = await crew.submit(await crew.visit(here), { transition: "moveIn" });
  expect(moved.text).toContain(words("exposure.title"));

  let roster = await crew.visit(`${here}&part=roster`);
  const refused = await crew.submit(roster, { intent: "occupant" }, { called: "", bed: "1" });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain(t("errors.called"));
  for (const [called, bed, job] of [
    ["Welder 1", "1", "Bridge"],
    ["Welder 2", "2", "Yard"],
  ] as const) {
    roster = await crew.submit(
      await crew.visit(`${here}&part=roster`),
      { intent: "occupant" },
      { called, bed, job },
    );
    expect(roster.toasts).toEqual([t("toasts.lodgingRoster")]);
  }
  const taken = await crew.submit(roster, { intent: "occupant" }, { called: "Welder 3", bed: "1" });
  expect([taken.status, taken.text.includes(t("errors.bedTaken"))]).toEqual([409, true]);
  expect(taken.valueOf("called")).toBe("Welder 3");
  const file = await host.get(`/crew-stay.csv?stay=${id}`);
  // Of 2,574 for 56 nights of beds 14 are each one's.
  expect(file.body).toContain('"Welder 1","Bridge","14","643.5"');
  expect(file.body).toContain(`"${words("file.empty")}","","","28","1287"`);
  expect(openCsv(file.body).rows.length).toBeGreaterThan(2);

  const problem = await crew.submit(
    await crew.visit(here),
    { intent: "issue" },
    { kind: "water", problem: "No hot water" },
  );
  expect(problem.text).toContain(words("issues.waiting", { count: 0 }));
  const answered = await host.submit(await host.visit(here), { intent: "answer" }, { answer: "At five" });
  expect(answered.text).toContain("At five");

  const longer = await crew.submit(await crew.visit(here), { intent: "longer" }, { longerTo: dayIn(21) });
  expect(longer.toasts).toEqual([t("toasts.lodgingLonger")]);
  const shown = await crew.visit(`${here}&early=${dayIn(2)}`);
  expect(shown.text).toContain(words("early.do"));
  const early = await crew.submit(shown, { intent: "early" });
  expect(early.toasts).toEqual([t("toasts.lodgingShorter")]);
  await crew.submit(await crew.visit(here), { transition: "moveOut" });
  const over = await host.visit(here);
  expect(over.text).toContain(words("means.settled"));
  const said = await host.submit(over, { intent: "review" }, { stars: "5", body: "Left it clean" });
  expect(said.text).toContain("Left it clean");
  expect((await crew.visit(here)).text).not.toContain("Left it clean");
  await crew.submit(await crew.visit(here), { intent: "review" }, { stars: "4", body: "Close to the site" });
  expect((await crew.visit(here)).text).toContain("Left it clean");
  expect((await stranger.visit(path)).text).toContain("Close to the site");
});

test("a house that is paused is found by nobody, and its owner still sees it", async () => {
  const { host, path } = await listed("-43.5, 97.25", "House that rests");
  const paused = await host.submit(await host.visit(path), { transition: "pause" });
  expect(paused.text).toContain(t("listing.states.paused"));
  expect((await new Browser(product).get(path)).status).toBe(404);
});
