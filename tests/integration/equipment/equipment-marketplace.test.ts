import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { png } from "../../pictures.ts";
import { Browser, type Page } from "../support/browser.ts";
import { sent } from "../support/hard-to-reach.ts";
import { newAdmin, newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "equipment-marketplace");
const MARKET = "/equipment-marketplace";
const dayIn = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const machine = (title: string, serial: string) => ({
  ...{ machine: "trencher", make: "Mockdig", model: "T9", serial, title, year: "2018", hours: "1450" },
  ...{ papers: "lien", price: "14,500", ownerKind: "builder", offeredBy: "Trencher 4", town: "Far Point" },
  ...{ position: "-41.5, 95.25", serviceLog: "Chain in May" },
});

async function listed(title: string, serial: string = crypto.randomUUID()) {
  const { browser: seller } = await newMember(product);
  const made = await seller.submit(
    await seller.visit("/sell-equipment"),
    { intent: "publish" },
    machine(title, serial),
  );
  expect([made.problem, made.toasts]).toEqual([undefined, [t("toasts.saleListed")]]);
  return { seller, path: made.path };
}

test.each(LANGUAGES)(
  "a sample machine says that it is one, and of what its market lacks, in %s",
  async (language) => {
    const words = translator(language, "equipment-marketplace");
    const page = await new Browser(product).visit(`/machine-for-sale/sample-1?lang=${language}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain(words("sale.exampleTitle"));
    expect(page.text).toContain(words("compare.title"));
    const market = await new Browser(product).visit(`${MARKET}?lang=${language}`);
    expect(market.text).toContain(words("lead"));
  },
);

test("a search that is wrong is answered 400 beside its fields, with what was typed", async () => {
  const page = await new Browser(product).get(`${MARKET}?most=lots&hours=2.5&at=nowhere`);
  expect(page.status).toBe(400);
  for (const error of ["price", "number", "position"] as const)
    expect(page.text).toContain(t(`errors.${error}`));
  expect(page.valueOf("most")).toBe("lots");
});

test("assumptions of renting and owning are changed in the address; what cannot be is said beside it", async () => {
  const path = "/machine-for-sale/sample-1";
  const page = await new Browser(product).visit(`${path}?price=50000&rentDay=300`);
  expect(page.text).toContain(t("compare.breakeven", { count: 40 }));
  const wrong = await new Browser(product).get(`${path}?hoursDay=30`);
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain(t("errors.assumed"));
});

test("a machine is listed with mistakes, corrected, found, haggled over, inspected, paid and handed over", async () => {
  const title = "Trencher for the long haul";
  const { browser: seller } = await newMember(product);
  const start = await seller.visit("/sell-equipment");
  const wrong = await seller.submit(
    start,
    { intent: "publish" },
    { ...machine(title, "AB-77 4411"), position: "behind the barn", price: "0" },
  );
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain(t("errors.price"));
  expect(wrong.valueOf("title")).toBe(title);
  const corrected = { position: "-41.5, 95.25", price: "14,500" };
  const made = await seller.submit(wrong, { intent: "publish" }, corrected);
  expect(made.toasts).toEqual([t("toasts.saleListed")]);

  const buyer = new Browser(product);
  const found = await buyer.visit(
    `${MARKET}?q=long+haul&machine=trencher&papers=lien&most=15000&at=-41.5,95.3`,
  );
  expect(found.text).toContain(title);
  expect((await buyer.visit(`${MARKET}?q=long+haul&most=14000`)).text).not.toContain(title);
  const page = await buyer.visit(made.path);
  expect(page.text).toContain("•••• 4411");
  expect(page.body).not.toContain("AB-77");
  expect(page.text).toContain(t("sale.lien"));
  const asked = await buyer.submit(page, { intent: "ask" }, { question: "Is the chain new?" });
  expect(asked.toasts).toEqual([t("toasts.saleAsked")]);
  const answered = await seller.submit(
    await seller.visit(made.path),
    { intent: "reply" },
    { answer: "Since May" },
  );
  expect(answered.toasts).toEqual([t("toasts.saleAnswered")]);
  // Not by a stranger: for 15 seconds they are shown the page that another one was shown.
  expect((await buyer.visit(made.path)).text).toContain("Since May");

  const offer = await buyer.submit(await buyer.visit(made.path), { intent: "offer" }, { amount: "13,000" });
  expect(offer.toasts).toEqual([t("toasts.saleOffered")]);
  expect((await new Browser(product).get(offer.path)).status).toBe(404);
  const counter = await seller.submit(await seller.visit(offer.path), { intent: "counter" }, { amount: "" });
  expect(counter.status).toBe(400);
  expect(counter.text).toContain(t("errors.price"));
  const named = await seller.submit(counter, { intent: "counter" }, { amount: "14,000" });
  expect(named.text).toContain(t("offer.states.countered"));
  expect((await buyer.get(`${offer.path}&paper=bill`)).status).toBe(404);
  const taken = await buyer.submit(await buyer.visit(offer.path), { transition: "take" });
  expect(taken.text).toContain(t("offer.states.accepted"));
  expect((await buyer.visit(made.path)).text).toContain(t("sale.spokenTitle"));

  const late = await buyer.submit(taken, { intent: "slot" }, { inspectDay: dayIn(60) });
  expect(late.status).toBe(400);
  expect(late.text).toContain(t("errors.far"));
  const booked = await buyer.submit(late, { intent: "slot" }, { inspectDay: dayIn(3), inspectAt: "10:00" });
  expect(booked.text).toContain(t("offer.states.inspection"));
  const blocked = await seller.visit(offer.path);
  expect(blocked.text).toContain(t("guards.inspected"));
  const answers: Record<string, string> = {
    ...{
      answer_plate: "yes",
      answer_meter: "yes",
      answer_leaks: "repair",
      note_leaks: "Drips at the filter",
    },
  };
  for (const item of ["cold_start", "fluids", "cylinders", "pins", "running_gear", "welds", "rollover"])
    answers[`answer_${item}`] = "good";
  const kept = await buyer.submit(booked, { intent: "inspection" }, answers);
  expect(kept.toasts).toEqual([t("toasts.saleInspectionWhole")]);
  const paid = await seller.submit(await seller.visit(offer.path), { transition: "pay" });
  expect(paid.text).toContain(t("offer.states.paid"));
  const bill = await seller.visit(`${offer.path}&paper=bill`);
  for (const said of ["AB-77 4411", "$14,000.00", t("bill.lienThere"), "Drips at the filter"])
    expect(bill.text).toContain(said);
  const done = await buyer.submit(await buyer.visit(offer.path), { transition: "handOver" });
  expect(done.text).toContain(t("offer.states.handedOver"));
});

test("a counter-offer to an offer that was withdrawn meanwhile is refused with what happened", async () => {
  const { seller, path } = await listed("Trencher that nobody gets");
  const buyer = new Browser(product);
  const offer = await buyer.submit(await buyer.visit(path), { intent: "offer" }, { amount: "9000" });
  const held = await seller.visit(offer.path);
  await buyer.submit(offer, { transition: "withdraw" });
  const refused = await seller.submit(held as Page, { intent: "counter" }, { amount: "12000" });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain(t("happened.withdrawn"));
  expect(refused.text).not.toContain("$12,000.00");
});

test("the same serial number is refused in one workspace, said on both pages in two, and a report takes one out", async () => {
  const serial = crypto.randomUUID();
  const { seller, path } = await listed("Trencher, the first", serial);
  const again = await seller.submit(
    await seller.visit("/sell-equipment"),
    { intent: "publish" },
    machine("Trencher, again", serial),
  );
  expect(again.status).toBe(409);
  expect(again.text).toContain(t("errors.twice"));
  const other = await listed("Trencher, the twin", serial);
  const reader = new Browser(product);
  for (const one of [path, other.path])
    expect((await reader.visit(one)).text).toContain(t("sale.twiceTitle"));
  const bare = await reader.submit(
    await reader.visit(other.path),
    { intent: "report" },
    { reason: "stolen" },
  );
  expect(bare.status).toBe(400);
  expect(bare.text).toContain(t("errors.note"));
  const said = await reader.submit(bare, { intent: "report" }, { note: "It is the first one's plate" });
  expect(said.toasts).toEqual([t("toasts.saleReported")]);

  const admin = await newAdmin(product);
  const queue = await admin.visit("/admin/machine-reports");
  expect(queue.text).toContain("It is the first one's plate");
  expect(queue.text).toContain(t("reports.twins"));
  const judged = await admin.submit(queue, { transition: "uphold" }, { note: "Plates compared" });
  expect(judged.toasts).toEqual([t("toasts.saleReportJudged")]);
  expect((await reader.get(other.path)).status).toBe(404);
  expect((await other.seller.visit(other.path)).text).toContain(t("sale.withheldTitle"));
});

test("what an hour takes from the price is worked out with two assumptions; what cannot be is said beside it", async () => {
  const path = "/machine-for-sale/sample-1";
  const page = await new Browser(product).visit(`${path}?lifeHours=9000&scrap=0`);
  expect(page.text).toContain(t("wear.title"));
  const wrong = await new Browser(product).get(`${path}?lifeHours=many`);
  expect([wrong.status, wrong.valueOf("lifeHours")]).toEqual([400, "many"]);
});

test("a seller adds a photo without scripts, everybody sees it, and it is taken away again", async () => {
  const { seller, path } = await listed("Trencher with a photo");
  const page = await seller.visit(path);
  const form = page.form({ intent: "photo" });
  const kept = await sent(seller, {
    path: form.action || path,
    fields: { ...form.fields, intent: "photo", file: "" },
    file: { field: "file", name: "machine.png", content: png({ width: 16, height: 12 }) },
  });
  expect(kept.status).toBe(303);
  const photo = /\/rental-photo\/[\w-]+/.exec((await new Browser(product).visit(path)).body)?.[0] ?? "";
  expect((await new Browser(product).get(photo)).status).toBe(200);
  const none = await seller.submit(await seller.visit(path), { intent: "photo" });
  expect([none.status, none.problem]).toEqual([400, expect.stringContaining(t("errors.file_none"))]);
  await seller.submit(await seller.visit(path), { intent: "dropPhoto" });
  expect((await new Browser(product).get(photo)).status).toBe(404);
});
