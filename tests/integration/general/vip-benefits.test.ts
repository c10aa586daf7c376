import { expect, test } from "vitest";
import { BENEFITS } from "../../../app/features/general/membership/benefits.data.ts";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { formatsOf } from "../../../app/i18n/formats.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser, type Page } from "../support/browser.ts";
import { makeRoom, newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const PAGE = "/vip-benefits";
const t = translator("en", "vip-benefits");
const { money } = formatsOf("en");
/** Without the signs that only order right-to-left text. */
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "");
const section = (page: Page, id: string) =>
  page.textIn(({ attributes }) => attributes["aria-labelledby"] === id) ?? "";

test("the benefits are closed to whoever is not signed in", async () => {
  const page = await new Browser(product).get(PAGE);
  expect([page.status, page.location]).toEqual([303, `/auth?redirectTo=${encodeURIComponent(PAGE)}`]);
});

test.each(LANGUAGES)(
  "a member reads every benefit in %s, with what it is and how it is used",
  async (language) => {
    const words = translator(language, "vip-benefits");
    const { browser } = await newMember(product);
    const page = await browser.get(`${PAGE}?lang=${language}`);
    expect([page.status, page.heading]).toEqual([
      200,
      translator(language, "shell")("screens.vipBenefits.title"),
    ]);
    for (const { id } of BENEFITS) {
      expect(plain(page.text)).toContain(plain(words(`benefits.${id}.title`)));
    }
  },
);

test("what was not used stands first, and moves on once it was used", async () => {
  const { browser, id } = await newMember(product);
  const before = await browser.visit(PAGE);
  expect(section(before, "unused")).toContain(t("benefits.calculations.title"));
  await product.query(
    "insert into saved_calculations (id, workspace_id, link, name, created_at) values (?, ?, 'concrete-slab?x=1', 'Slab', ?)",
    crypto.randomUUID(),
    `user:${id}`,
    new Date().toISOString(),
  );
  const after = await browser.visit(PAGE);
  expect(section(after, "unused")).not.toContain(t("benefits.calculations.title"));
  expect(section(after, "used")).toContain(t("benefits.calculations.title"));
  expect(section(after, "used")).toContain(t("use.times", { count: 1 }));
});

test("what it was worth comes from what happened: nothing at first, days on trial later", async () => {
  const { browser, id } = await newMember(product);
  const first = await browser.visit(PAGE);
  expect(section(first, "worth")).toContain(money(0));
  expect(section(first, "worth")).toContain(t("worth.nothing"));
  await makeRoom(browser);
  await product.query(
    "update memberships set trial_at = strftime('%Y-%m-%dT%H:%M:%fZ', trial_at, '-6 days') where workspace_id = ?",
    `user:${id}`,
  );
  const worth = section(await browser.visit(PAGE), "worth");
  expect(worth).toContain(t("worth.trial", { count: 6 }));
  expect(worth).toContain(money(980));
});

test("the benefits of a plan are chosen by its name; one that there is not shows them all", async () => {
  const { browser } = await newMember(product);
  const builder = await browser.visit(`${PAGE}?tier=builder`);
  expect(builder.text).not.toContain(t("benefits.phoneSupport.title"));
  const all = await browser.get(`${PAGE}?tier=platinum`);
  expect([all.status, all.text]).toEqual([200, expect.stringContaining(t("benefits.phoneSupport.title"))]);
});

test("a benefit of a larger plan says of which, and leads to it", async () => {
  const { browser } = await newMember(product);
  const page = await browser.visit(PAGE);
  const names = translator("en", "membership");
  expect(section(page, "above")).toContain(t("partOf", { name: names("tiers.enterprise.name") }));
  expect(page.body).toContain("/membership/plan?to=enterprise#change");
});

test("a benefit is put aside and brought back, without scripts", async () => {
  const { browser } = await newMember(product);
  const page = await browser.visit(`${PAGE}?tier=builder`);
  const aside = await browser.submit(page, { intent: "mute", benefit: "codes" });
  expect([aside.path, aside.toasts]).toEqual([`${PAGE}?tier=builder`, [t("toasts.benefitMuted")]]);
  expect(section(aside, "muted")).toContain(t("benefits.codes.title"));
  const back = await browser.submit(aside, { intent: "show", benefit: "codes" });
  expect(section(back, "unused")).toContain(t("benefits.codes.title"));
});

test("a benefit that there is not is refused", async () => {
  const { browser } = await newMember(product);
  expect((await browser.post(PAGE, { intent: "mute", benefit: "gold" })).status).toBe(400);
});

test.each(LANGUAGES)(
  "a benefit that is had once is claimed where it is shown, once (%s)",
  async (language) => {
    const words = translator(language, "vip-benefits");
    const { browser } = await newMember(product);
    const page = await browser.visit(`${PAGE}?tier=builder&lang=${language}`);
    const { fields } = page.form({ intent: "claim" });
    const claimed = await browser.submit(page, { intent: "claim" });
    expect([claimed.path, claimed.toasts]).toEqual([
      `${PAGE}?tier=builder`,
      [words("toasts.benefitClaimed")],
    ]);
    expect(section(claimed, "used")).toContain(words("benefits.trial.title"));
    expect(claimed.forms.flatMap(({ buttons }) => buttons.map(({ value }) => value))).not.toContain("claim");
    // The same form again is the same claim; another one is a second.
    const again = { intent: "claim", benefit: "trial" };
    expect((await browser.post(PAGE, { ...again, idem: fields.idem ?? "" })).status).toBe(303);
    const second = await browser.post(PAGE, { ...again, idem: crypto.randomUUID() });
    expect([second.status, second.problem]).toEqual([409, expect.stringContaining(words("errors.tried"))]);
  },
);

test("only what is had once can be claimed", async () => {
  const { browser } = await newMember(product);
  const idem = crypto.randomUUID();
  expect((await browser.post(PAGE, { intent: "claim", benefit: "codes", idem })).status).toBe(400);
});
