import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { openCsv } from "../../readers.ts";
import { Browser } from "../support/browser.ts";
import { newAdmin, newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "rental-companies");

test.each(LANGUAGES)(
  "everybody finds companies, sees one and compares three without scripts, in %s",
  async (language) => {
    const words = translator(language, "rental-companies");
    const browser = new Browser(product);
    const list = await browser.visit(`/rental-companies?lang=${language}`);
    expect([list.status, list.heading]).toEqual([
      200,
      translator(language, "shell")("screens.rentalCompanies.title"),
    ]);
    expect(list.text).toContain(words("order.name"));
    const one = await browser.visit("/rental-company/sample");
    for (const part of [
      "yards",
      "terms.title",
      "list",
      "basket.title",
      "basket.total",
      "review.title",
    ] as const)
      expect(one.text).toContain(words(part));
    expect(one.text).toContain(words("review.fromSample"));
    const file = await browser.get(/\/rental-company\/sample\/rate-card\.csv/.exec(one.body)?.[0] ?? "");
    const { rows } = openCsv(file.body);
    for (const line of ["terms.environmental", "terms.offRent"] as const)
      expect(rows.map(([what]) => what)).toContain(words(line));
    expect((await browser.get("/rental-company/nowhere/rate-card.csv")).status).toBe(404);
    const compared = await browser.visit(
      "/rental-companies?compare=sample&compare=sample-2&compare=sample-3&compare=sample-4",
    );
    expect(compared.text).toContain(words("basket.noDelivery"));
    expect(compared.text).toContain(words("lates.grace"));
    expect([...compared.body.matchAll(/<th scope="col"/g)]).toHaveLength(4);
  },
);

test("a search with a place puts the nearest yard first and says how far it is, and a place that cannot be read is told beside its field", async () => {
  const browser = new Browser(product);
  const near = await browser.visit("/rental-companies?near=30.24,-97.79&within=10&machine=scissorLift");
  expect(near.text).toContain(t("order.near"));
  const names = [...near.body.matchAll(/href="(\/rental-company\/sample[\w-]*)"/g)].map(([, path]) => path);
  expect(names[0]).toBe("/rental-company/sample-3");
  expect(near.text).toContain(t("distance.ft", { value: "0" }));
  const unread = await browser.visit("/rental-companies?near=nowhere");
  expect(unread.text).toContain(t("errors.position"));
  expect(unread.valueOf("near")).toBe("nowhere");
});

const YARD = {
  name: "Ridge Rentals",
  called_0: "North yard",
  position_0: "41.88, -87.63",
  day_scissorLift: "145",
  week_scissorLift: "375.50",
  weekend: "oneDay",
  offRent: "atCall",
  late: "hour",
  waiver: "14.5",
};

test("a member writes the page of a company, is told beside each field what is wrong, and keeps what was typed", async () => {
  const { browser } = await newMember(product);
  const form = await browser.visit("/rental-company-form");
  const refused = await browser.submit(
    form,
    { intent: "save" },
    { ...YARD, position_0: "somewhere", day_scissorLift: "cheap", waiver: "200", weekend: "" },
  );
  expect(refused.status).toBe(400);
  for (const error of ["errors.money", "errors.percent", "errors.choose"] as const)
    expect(refused.text).toContain(t(error));
  expect(refused.valueOf("name")).toBe("Ridge Rentals");
  const gaps = await browser.submit(
    refused,
    { intent: "save" },
    {
      ...YARD,
      position_0: "somewhere",
      week_scissorLift: "",
      month_scissorLift: "900",
      miles_0: "20",
      band_0: "100",
      miles_1: "10",
      band_1: "50",
    },
  );
  expect(gaps.status).toBe(400);
  for (const error of ["errors.position", "errors.hole"] as const) expect(gaps.text).toContain(t(error));
  const made = await browser.submit(
    gaps,
    { intent: "save" },
    { ...YARD, month_scissorLift: "", miles_0: "", band_0: "", miles_1: "", band_1: "" },
  );
  expect(made.toasts).toEqual([t("toasts.rentalCompanySaved")]);
  expect(made.text).toContain("$375.50");
  expect(made.text).toContain(t("notFirm"));
  // Everybody finds it, and no other member may change it.
  const { browser: other } = await newMember(product);
  expect((await other.visit("/rental-companies?q=ridge+rentals")).text).toContain("Ridge Rentals");
  const id = made.path.split("/").at(-1);
  expect((await other.get(`/rental-company-form?company=${id}`)).status).toBe(404);
  expect((await browser.visit(`/rental-company-form?company=${id}`)).valueOf("week_scissorLift")).toBe(
    "375.50",
  );
});

test("a firm claims a page, an administrator looks at its evidence and grants it, and from then on it is the firm's", async () => {
  const { browser: writer } = await newMember(product);
  const form = await writer.visit("/rental-company-form");
  const page = (await writer.submit(form, { intent: "save" }, { ...YARD, name: "Claimed Rentals" })).path;
  const guest = await new Browser(product).visit(page);
  expect(guest.text).toContain(t("claim.guest"));
  const { browser: firm } = await newMember(product);
  const empty = await firm.submit(await firm.visit(page), { intent: "claim" }, { claimant: "" });
  expect([empty.status, empty.problem]).toEqual([400, expect.stringContaining(t("errors.claimant"))]);
  const asked = await firm.submit(empty, { intent: "claim" }, { claimant: "Yard manager 1" });
  expect(asked.text).toContain(t("claim.states.asked"));
  const wrong = await firm.submit(
    asked,
    { intent: "show" },
    { evidence: "Our site", address: "javascript:alert(1)" },
  );
  expect([wrong.status, wrong.problem]).toEqual([400, expect.stringContaining(t("errors.address"))]);
  const shown = await firm.submit(wrong, { intent: "show" }, { address: "https://example.com/about" });
  expect(shown.text).toContain(t("claim.states.shown"));

  const admin = await newAdmin(product);
  const waiting = await admin.visit("/admin/claims");
  expect(waiting.text).toContain("Yard manager 1");
  const [claim] = await product.query<{ id: string; version: number }>(
    "select id, version from directory_claims where entry_id = ?",
    page.split("/").at(-1) ?? "",
  );
  const decision = { claim: claim?.id ?? "", version: String(claim?.version), idem: crypto.randomUUID() };
  const why = await admin.post("/admin/claims", { ...decision, intent: "refuse", note: "" });
  expect([why.status, why.problem]).toEqual([400, expect.stringContaining(t("errors.note"))]);
  const granted = await admin.post("/admin/claims", { ...decision, intent: "grant", note: "" });
  expect(granted.status).toBe(303);
  const own = await firm.visit(page);
  expect(own.text).toContain(t("firm"));
  expect(own.text).toContain(t("change"));
  expect((await writer.visit(page)).text).not.toContain(t("change"));
});

test("whoever had no booking with the firm sees no form for a review, and is refused one", async () => {
  const { browser } = await newMember(product);
  const form = await browser.visit("/rental-company-form");
  const made = await browser.submit(form, { intent: "save" }, { ...YARD, name: "Unreviewed Rentals" });
  const { browser: other } = await newMember(product);
  const page = await other.visit(made.path);
  expect(page.text).toContain(t("review.rule"));
  expect(page.text).not.toContain(t("review.do"));
  const refused = await other.post(made.path, {
    ...{
      intent: "review",
      idem: crypto.randomUUID(),
      booking: crypto.randomUUID(),
      stars: "5",
      body: "Great",
    },
  });
  expect([refused.status, refused.problem]).toEqual([403, expect.stringContaining(t("errors.unrelated"))]);
});
