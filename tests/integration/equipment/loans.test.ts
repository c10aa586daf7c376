import { expect, test } from "vitest";
import { bookingProcess } from "../../../app/engines/booking/booking.ts";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { png } from "../../pictures.ts";
import { openIcs } from "../../readers.ts";
import { Browser, type Fields, type Page } from "../support/browser.ts";
import { sent } from "../support/hard-to-reach.ts";
import { newAdmin, newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "equipment-rental");
const words = translator("en", "loans");
const DAY_MS = 24 * 60 * 60 * 1000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const MACHINE: Fields = {
  ...{ machine: "skidSteer", title: "Skid steer to lend", ownerKind: "builder", offeredBy: "Grader 4" },
  ...{ town: "Far Point", position: "-51.5, 70.25", units: "1", leastDays: "1", policy: "moderate" },
  ...{ day: "200", week: "600", deposit: "300" },
};

/** Sends a photo with the form of a page, as a browser without scripts does. */
async function photographed(browser: Browser, page: Page, intent: string, typed: Fields = {}): Promise<Page> {
  const form = page.form({ intent });
  const answer = await sent(browser, {
    path: form.action || page.path,
    fields: { ...form.fields, ...typed, intent, file: "" },
    file: { field: "file", name: "machine.png", content: png({ width: 16, height: 12 }) },
  });
  return answer.location ? browser.visit(answer.location) : answer;
}

async function lent(): Promise<{
  owner: Browser;
  renter: Browser;
  listing: string;
  loan: string;
  id: string;
}> {
  const { browser: owner } = await newMember(product);
  const made = await owner.submit(await owner.visit("/list-equipment"), { intent: "publish" }, MACHINE);
  const renter = new Browser(product);
  const asked = await renter.visit(`${made.path}?from=${dayIn(2)}&to=${dayIn(4)}`);
  const loan = await renter.submit(asked, { intent: "request" });
  expect(loan.toasts).toEqual([t("toasts.rentalAsked")]);
  const id = new URL(loan.path, "http://x").searchParams.get("loan") ?? "";
  return { owner, renter, listing: made.path, loan: `/peer-to-peer-rentals?loan=${id}`, id };
}

const GOOD = { body: "good", running: "good", fluids: "good", controls: "good", kit: "na" };

async function conditioned(
  owner: Browser,
  renter: Browser,
  loan: string,
  stage: "handover" | "return",
  meter = "1200.5",
) {
  const path = `${loan}&part=${stage}`;
  let page = await owner.visit(path);
  page = await owner.submit(page, { intent: "condition" }, { ...GOOD, meter, fuel: "7" });
  expect([page.problem, page.toasts]).toEqual([undefined, [t("toasts.rentalCondition")]]);
  for (const view of ["front", "back", "left", "right"])
    page = await photographed(owner, page, "shot", { view });
  expect(page.toasts).toEqual([t("toasts.rentalPhoto")]);
  for (const [who, name] of [
    [owner, "Grader 4"],
    [renter, "Framer 9"],
  ] as const) {
    const signed = await who.submit(await who.visit(path), { intent: "sign" }, { signature: name });
    expect(signed.toasts).toEqual([t("toasts.rentalSigned")]);
  }
}

const press = async (who: Browser, loan: string, transition: string, more: Fields = {}) =>
  who.submit(await who.visit(loan), { transition }, more);

test("a loan is photographed and signed both ways, made longer, late, claimed, agreed and reviewed, without scripts", async () => {
  const { owner, renter, loan, id, listing } = await lent();
  await press(owner, loan, "accept");
  const blocked = await owner.visit(loan);
  expect(blocked.text).toContain(t("guards.handoverPhotos"));
  const form = blocked.form({ transition: "cancel" });
  const refused = await owner.post(form.action || loan, { ...form.fields, transition: "handOver" });
  expect([refused.status, refused.problem]).toEqual([
    409,
    expect.stringContaining(t("guards.handoverPhotos")),
  ]);

  const record = await owner.visit(`${loan}&part=handover`);
  const wrong = await owner.submit(
    record,
    { intent: "condition" },
    { ...GOOD, body: "repair", meter: "many" },
  );
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain(t("errors.meter"));
  expect(wrong.valueOf("meter")).toBe("many");
  const noted = await owner.submit(wrong, { intent: "condition" }, { body: "repair", meter: "1200" });
  expect([noted.status, noted.text.includes(t("errors.notes"))]).toEqual([400, true]);
  const blurred = await photographed(renter, await renter.visit(`${loan}&part=handover`), "shot", {
    view: "detail",
  });
  const dropped = await renter.submit(blurred, { intent: "dropShot" });
  expect([dropped.toasts, dropped.body.includes("/rental-photo/")]).toEqual([
    [t("toasts.rentalSaved")],
    false,
  ]);
  await conditioned(owner, renter, loan, "handover");
  const out = await press(owner, loan, "handOver");
  expect(out.text).toContain(t("booking.states.out"));

  const photo = /\/rental-photo\/[\w-]+/.exec((await renter.visit(`${loan}&part=handover`)).body)?.[0] ?? "";
  expect((await renter.get(photo)).headers.get("content-type")).toBe("image/png");
  expect((await new Browser(product).get(photo)).status).toBe(404);

  const longer = await renter.submit(await renter.visit(loan), { intent: "longer" }, { until: dayIn(4) });
  expect([longer.status, longer.text.includes(t("errors.longer"))]).toEqual([400, true]);
  const other = new Browser(product);
  await other.submit(await other.visit(`${listing}?from=${dayIn(7)}&to=${dayIn(8)}`), { intent: "request" });
  const taken = await renter.submit(await renter.visit(loan), { intent: "longer" }, { until: dayIn(7) });
  expect(taken.status).toBe(409);
  expect(taken.text).toContain(words("longer.windows"));
  const asked = await renter.submit(await renter.visit(loan), { intent: "longer" }, { until: dayIn(5) });
  expect(asked.toasts).toEqual([t("toasts.rentalLonger")]);
  expect((await press(owner, loan, "grant")).text).toContain(t("booking.states.out"));

  // Two days later than the end, by moving the end.
  const day = dayIn(-2);
  await product.query("update bookings set from_day = ?, to_day = ? where id = ?", dayIn(-4), day, id);
  expect((await renter.visit(loan)).text).toContain("$400.00");
  await conditioned(owner, renter, loan, "return", "1210");
  await press(renter, loan, "giveBack");
  const receipt = await renter.visit(`${loan}&part=receipt`);
  expect(receipt.text).toContain(words("receipt.title"));
  const pairs = await renter.visit(`${loan}&part=pairs`);
  expect(pairs.body.match(/\/rental-photo\//g)?.length).toBe(8);

  await product.query("update bookings set to_day = ?, from_day = ? where id = ?", dayIn(-1), dayIn(-3), id);
  const sheet = await owner.visit(`${loan}&part=claim`);
  const nothing = await owner.submit(
    sheet,
    { intent: "claim" },
    { what0: "Tire", price0: "300", age0: "4", life0: "4" },
  );
  expect([nothing.status, nothing.text.includes(t("errors.nothing"))]).toEqual([400, true]);
  const claimed = await owner.submit(
    nothing,
    { intent: "claim" },
    { what0: "Tire", price0: "400", age0: "3", life0: "4" },
  );
  expect(claimed.toasts).toEqual([t("toasts.rentalClaimed")]);
  expect(claimed.text).toContain("$100.00");
  const shown = await photographed(renter, await renter.visit(`${loan}&part=claim`), "shot", {
    view: "detail",
  });
  expect(shown.toasts).toEqual([t("toasts.rentalPhoto")]);
  const more = await owner.submit(
    await owner.visit(`${loan}&part=claim`),
    { intent: "claim" },
    { price0: "800" },
  );
  expect([more.status, more.text.includes(t("errors.more"))]).toEqual([409, true]);
  const anew = await owner.submit(more, { intent: "claim" }, { price0: "200" });
  expect(anew.toasts).toEqual([t("toasts.rentalClaimed")]);
  const settled = await press(renter, loan, "agree");
  // 300 less one day of 200 and 50 for the tire.
  expect(settled.text).toContain(words("money.was"));
  expect(settled.text).toContain("$50.00");

  const mine = await renter.submit(
    settled,
    { intent: "review" },
    { stars: "4", body: "Started every morning" },
  );
  expect(mine.toasts).toEqual([t("toasts.rentalReviewed")]);
  expect((await owner.visit(loan)).text).not.toContain("Started every morning");
  await owner.submit(await owner.visit(loan), { intent: "review" }, { stars: "5", body: "Came back clean" });
  expect((await renter.visit(loan)).text).toContain("Came back clean");
  expect((await new Browser(product).visit(listing)).text).toContain("Started every morning");
});

test("a claim that is disputed is decided by an administrator, and by nobody else", async () => {
  const { owner, renter, loan, id } = await lent();
  await press(owner, loan, "accept");
  await conditioned(owner, renter, loan, "handover");
  await press(owner, loan, "handOver");
  await conditioned(owner, renter, loan, "return");
  await press(renter, loan, "giveBack");
  await owner.submit(
    await owner.visit(`${loan}&part=claim`),
    { intent: "claim" },
    { what0: "Glass", repair0: "120" },
  );
  expect((await press(renter, loan, "dispute", { note: "No" })).text).toContain(t("booking.states.disputed"));
  expect((await owner.get("/admin/loan-claims")).status).toBe(404);
  const admin = await newAdmin(product);
  expect((await admin.visit("/admin/loan-claims")).text).toContain("Skid steer to lend");
  const claim = await admin.visit(`/admin/loan-claims?loan=${id}`);
  const unsaid = await admin.submit(claim, { intent: "decide" }, { amount: "60" });
  expect(unsaid.status).toBe(400);
  const decided = await admin.submit(
    claim,
    { intent: "decide" },
    { amount: "60", note: "Half was there before" },
  );
  expect(decided.toasts).toEqual([t("toasts.rentalDecided")]);
  const page = await renter.visit(loan);
  expect(page.text).toContain("Half was there before");
  expect(page.text).toContain("$60.00");
});

test.each(LANGUAGES)("every state of a loan says what it means, in %s", async (language) => {
  const { owner, renter, loan, id } = await lent();
  const said = translator(language, "loans");
  for (const state of bookingProcess.states) {
    await product.query(
      "update bookings set state = ?, state_since = ? where id = ?",
      state,
      new Date().toISOString(),
      id,
    );
    for (const who of [owner, renter]) {
      const page = await who.visit(`${loan}&lang=${language}`);
      expect([state, page.status]).toEqual([state, 200]);
      expect(page.text).toContain(said(`means.${state}`));
      expect(page.text).toContain(translator(language, "equipment-rental")(`booking.states.${state}`));
    }
  }
});

test("photos of a listing are added, put first and taken away by its owner, and seen by everybody once it is published", async () => {
  const { owner, listing } = await lent();
  let page = await owner.visit(listing);
  const none = await sent(owner, {
    path: listing,
    fields: { ...page.form({ intent: "photo" }).fields, intent: "photo", file: "" },
  });
  expect([none.status, none.text.includes(t("errors.file_none"))]).toEqual([400, true]);
  for (let n = 0; n < 2; n++) page = await photographed(owner, page, "photo");
  const photos = (on: Page) => [...new Set(on.body.match(/\/rental-photo\/[\w-]+/g))];
  const [first, second] = photos(page);
  const guest = new Browser(product);
  expect((await guest.get(first ?? "")).status).toBe(200);
  page = await owner.submit(page, { intent: "firstPhoto" });
  expect(photos(page)).toEqual([second, first]);
  // On days for which nobody has asked for it.
  const search = `/equipment-rental?at=-51.5,70.25&within=16093&from=${dayIn(20)}&to=${dayIn(21)}`;
  expect((await guest.visit(search)).body).toContain(second);
  const form = page.form({ intent: "dropPhoto" });
  await owner.post(listing, { ...form.fields, intent: "dropPhoto" });
  expect(photos(await owner.visit(listing))).toEqual([first]);
  expect((await guest.get(second ?? "")).status).toBe(404);
});

test("a calendar program reads the bookings at an address that ends when another is made, and an owner sees when it has paid", async () => {
  const { owner, listing, loan } = await lent();
  const page = await owner.visit(listing);
  const feed = /\/equipment-feed\/[\w.-]+/.exec(page.body)?.[0] ?? "";
  const program = new Browser(product);
  const ics = await program.get(feed);
  expect(ics.headers.get("content-type")).toContain("text/calendar");
  expect(ics.body).toContain(`DTSTART;VALUE=DATE:${dayIn(2).replaceAll("-", "")}`);
  expect(ics.body).not.toContain("Framer");
  expect(openIcs(ics.body).events).not.toHaveLength(0);
  expect((await program.get(feed.replace(/.$/, "!"))).status).toBe(404);
  await owner.submit(page, { intent: "feed" });
  expect((await program.get(feed)).status).toBe(404);
  expect((await program.visit(listing)).body).not.toContain("/equipment-feed/");
  const paid = await owner.visit(`${listing}?cost=5000`);
  expect(paid.text).toContain(words("owner.noPace"));
  expect((await program.get(loan)).status).toBe(404);
});
