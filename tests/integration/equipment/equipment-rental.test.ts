import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser, type Page } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "equipment-rental");
const DAY_MS = 24 * 60 * 60 * 1000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A telehandler at a place of its own, so that a search there finds it alone. */
const machineAt = (position: string, title: string) => ({
  ...{
    machine: "telehandler",
    title,
    ownerKind: "builder",
    offeredBy: "Framer 7",
    town: "Far Point",
    position,
  },
  ...{
    units: "1",
    leastDays: "1",
    policy: "moderate",
    day: "300",
    week: "900",
    deposit: "500",
    taxRate: "8.25",
  },
  ...{ nearTo: "20", nearPrice: "75", lifts: "8000 lb", reaches: "42 ft" },
});

async function listed(position: string, title: string): Promise<{ owner: Browser; path: string }> {
  const { browser: owner } = await newMember(product);
  const made = await owner.submit(
    await owner.visit("/list-equipment"),
    { intent: "publish" },
    machineAt(position, title),
  );
  expect([made.problem, made.toasts]).toEqual([undefined, [t("toasts.rentalListed")]]);
  return { owner, path: made.path };
}

test.each(LANGUAGES)(
  "whoever comes first sees sample machines that say that they are, in %s",
  async (language) => {
    const words = translator(language, "equipment-rental");
    const browser = new Browser(product);
    const page = await browser.visit(`/equipment-listing/sample-7?lang=${language}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain(words("listingPage.example"));
    expect(page.text).toContain(words("quote.total"));
    const search = await browser.visit(`/equipment-rental?lang=${language}&digs=9+ft`);
    expect(search.text).toContain(words("machines.miniExcavator"));
  },
);

test("a search that is wrong is answered 400 beside its fields, with what was typed", async () => {
  const browser = new Browser(product);
  const page = await browser.get("/equipment-rental?from=2020-01-01&at=nowhere&deliver=yes");
  expect(page.status).toBe(400);
  expect(page.text).toContain(t("errors.past"));
  expect(page.text).toContain(t("errors.position"));
  expect(page.valueOf("at")).toBe("nowhere");
});

test("a machine is listed with a mistake, corrected, found with its true total, asked for and agreed to", async () => {
  const position = "-41.5, 95.25";
  const { browser: owner } = await newMember(product);
  const start = await owner.visit("/list-equipment");
  const wrong = await owner.submit(
    start,
    { intent: "publish" },
    {
      ...machineAt(position, "Telehandler for the truss crew"),
      ...{ week: "", month: "2400", position: "behind the barn" },
    },
  );
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain(t("errors.position"));
  expect(wrong.valueOf("title")).toBe("Telehandler for the truss crew");
  const holed = await owner.submit(wrong, { intent: "publish" }, { position });
  expect(holed.status).toBe(400);
  expect(holed.text).toContain(t("errors.hole"));
  const made = await owner.submit(holed, { intent: "publish" }, { week: "900", month: "2400" });
  expect(made.toasts).toEqual([t("toasts.rentalListed")]);

  const renter = new Browser(product);
  const [from, to] = [dayIn(10), dayIn(12)];
  const asked = `from=${from}&to=${to}&at=${encodeURIComponent("-41.5, 95.30")}&deliver=yes`;
  const found = await renter.visit(`/equipment-rental?${asked}&within=16093`);
  expect(found.text).toContain("Telehandler for the truss crew");
  // Three days at 300, the truck twice 75, 8.25 % of 1,050.
  expect(found.text).toContain("$1,136.63");
  const page = await renter.visit(`${made.path}?${asked}`);
  expect(page.text).toContain("$1,136.63");
  const loan = await renter.submit(page, { intent: "request" }, { message: "Crane is down" });
  expect(loan.toasts).toEqual([t("toasts.rentalAsked")]);
  expect(loan.path).toContain("/peer-to-peer-rentals?loan=");
  expect(loan.text).toContain("$1,136.63");

  const late = new Browser(product);
  const taken = await late.visit(`${made.path}?from=${from}&to=${to}`);
  expect(taken.text).toContain(t("errors.taken"));
  expect((await late.get(loan.path)).status).toBe(404);

  const press = async (who: Browser, page: Page, transition: string, more = {}) =>
    who.submit(page, { transition }, more);
  const side = await press(owner, await owner.visit(loan.path), "accept");
  expect(side.status).toBe(200);
  expect(side.text).toContain(t("booking.states.accepted"));
  expect((await renter.visit("/peer-to-peer-rentals")).text).toContain("Telehandler for the truss crew");
});

test("two who hold the same page ask for the same days: the second is answered 409 with the next ones", async () => {
  const { path } = await listed("-43.5, 91.25", "Telehandler for one");
  const [from, to] = [dayIn(20), dayIn(22)];
  const browsers = [new Browser(product), new Browser(product)] as const;
  const pages = await Promise.all(browsers.map((browser) => browser.visit(`${path}?from=${from}&to=${to}`)));
  await browsers[0].submit(pages[0] as Page, { intent: "request" });
  const second = await browsers[1].submit(pages[1] as Page, { intent: "request" });
  expect(second.status).toBe(409);
  expect(second.text).toContain(t("errors.taken"));
  expect(second.body).toContain(`from=${dayIn(23)}&amp;to=${dayIn(25)}`);
});

test("who asks after the owner has changed the price is told so and asked again", async () => {
  const { owner, path } = await listed("-45.5, 91.25", "Telehandler, price to change");
  const renter = new Browser(product);
  const page = await renter.visit(`${path}?from=${dayIn(5)}&to=${dayIn(5)}`);
  const changed = await owner.submit(await owner.visit(path), { intent: "edit" }, { day: "350" });
  expect(changed.toasts).toEqual([t("toasts.rentalSaved")]);
  const refused = await renter.submit(page, { intent: "request" });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain(t("errors.changed"));
});

test("a need is told to an owner nearby, who answers with a machine", async () => {
  const position = "-47.5, 88.25";
  const { owner, path } = await listed(position, "Telehandler that answers");
  const seeker = new Browser(product);
  const kept = await seeker.submit(
    await seeker.visit("/equipment-rental"),
    { intent: "tell" },
    {
      ...{
        wanted: "telehandler",
        wantFrom: dayIn(3),
        wantTo: dayIn(4),
        wantAt: position,
        note: "Forks, please",
      },
    },
  );
  expect(kept.toasts).toEqual([t("toasts.rentalTold")]);
  const needs = await owner.visit("/list-equipment");
  expect(needs.text).toContain("Forks, please");
  const answered = await owner.submit(needs, { intent: "answer" });
  expect(answered.toasts).toEqual([t("toasts.rentalAnswered")]);
  expect((await seeker.visit("/equipment-rental")).body).toContain(`${path}?`);
});

test("machines that were ticked stand side by side with their quotes", async () => {
  const titles = ["Telehandler left", "Telehandler right"];
  const paths: string[] = [];
  for (const [n, title] of titles.entries()) paths.push((await listed(`-49.5, 8${n}.25`, title)).path);
  const ids = paths.map((path) => path.split("/").at(-1));
  const page = await new Browser(product).visit(
    `/equipment-rental?${ids.map((id) => `compare=${id}`).join("&")}`,
  );
  const [, compared = ""] = page.text.split(t("compare.title"));
  for (const title of titles) expect(compared).toContain(title);
});
