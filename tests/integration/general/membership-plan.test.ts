import { describe, expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { formatsOf } from "../../../app/i18n/formats.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser, type Page } from "../support/browser.ts";
import { linkTo } from "../support/by-words.ts";
import { makeRoom, newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const PLAN = "/membership/plan";
const t = translator("en", "membership-plan");
const { money } = formatsOf("en");

const plain = (text = "") =>
  text
    .replace(/[\u200e\u200f\u2066-\u2069]/g, "")
    .replace(/\s+/g, " ")
    .trim();
const current = (page: Page) =>
  plain(page.textIn(({ attributes }) => attributes["aria-labelledby"] === "now"));
const section = (page: Page, id: string) =>
  plain(page.textIn(({ attributes }) => attributes["aria-labelledby"] === id));

/** From the reckoning over the invoice to the paid plan. */
async function buy(browser: Browser, tier: "pro" | "enterprise") {
  const order = await browser.submit(await browser.visit(`${PLAN}?to=${tier}`), { intent: "charge" });
  return browser.submit(order, { transition: "pay" });
}

/** As if everything of a member's plan had been so many days earlier. */
async function passDays(member: { id: string }, days: number) {
  const back = `-${days} days`;
  const earlier = (column: string) => `${column} = strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '${back}')`;
  const columns = ["state_since", "period_start", "period_end", "noticed_at", "turns_at", "trial_at"];
  await product.query(
    `update memberships set ${columns.map(earlier).join(", ")} where workspace_id = ?`,
    `user:${member.id}`,
  );
  await product.query(
    `update membership_charges set ${["period_start", "period_end"].map(earlier).join(", ")} where workspace_id = ?`,
    `user:${member.id}`,
  );
}

test("the page of a plan is closed to whoever is not signed in, who comes back to the plan they chose", async () => {
  const page = await new Browser(product).get(`${PLAN}?to=pro`);
  expect([page.status, page.location]).toEqual([
    303,
    `/auth?redirectTo=${encodeURIComponent(`${PLAN}?to=pro`)}`,
  ]);
});

describe.each(LANGUAGES)("in %s", (language) => {
  const words = translator(language, "membership-plan");
  const names = translator(language, "membership");
  const format = formatsOf(language);

  test("a plan is bought without scripts: the sum first, then the invoice, the payment and the plan", async () => {
    const { browser } = await newMember(product);
    const first = await browser.visit(`${PLAN}?lang=${language}`);
    expect(first.heading).toBe(translator(language, "shell")("screens.membershipPlan.title"));
    expect(current(first)).toContain(plain(words("now.free")));
    const reckoning = await browser.visit(`${PLAN}?to=pro`);
    expect(section(reckoning, "change")).toContain(plain(format.money(4900)));
    expect(section(reckoning, "change")).toContain(plain(words("change.leads.start")));
    const order = await browser.submit(reckoning, { intent: "charge" });
    expect(order.path).toMatch(/^\/order-management\?order=/);
    expect(plain(order.text)).toContain(plain(format.money(4900)));
    expect(current(await browser.visit(PLAN))).toContain(plain(words("now.free")));
    const paid = await browser.submit(order, { transition: "pay" });
    const plan = await browser.visit(linkTo(paid, translator(language, "orders")("detail.toPlan")));
    expect(plan.path).toBe(PLAN);
    expect(current(plan)).toContain(plain(names("tiers.pro.name")));
    expect(current(plan)).toContain(plain(words("states.active")));
    expect(section(plan, "invoices")).toContain(plain(words("invoices.states.paid")));
  });
});

test("the trial costs nothing, holds at once, and is offered once", async () => {
  const { browser } = await newMember(product);
  const tried = await browser.submit(await browser.visit(PLAN), { intent: "try" });
  expect(tried.toasts).toEqual([t("toasts.planTrial")]);
  expect(current(tried)).toContain(t("states.trialing"));
  expect(section(tried, "holds")).toContain(t("holds.of", { used: "1", most: "10" }));
  expect(tried.forms.some(({ buttons }) => buttons.some(({ value }) => value === "try"))).toBe(false);
  const left = await browser.submit(tried, { intent: "leave" });
  expect(current(left)).toContain(translator("en", "membership")("tiers.builder.name"));
  const again = await browser.post(PLAN, { intent: "try", idem: crypto.randomUUID() });
  expect([again.status, again.problem]).toEqual([409, expect.stringContaining(t("errors.tried"))]);
});

test("a larger plan costs the difference by the day, as the page said before, and its month ends as before", async () => {
  const member = await newMember(product);
  const { browser } = member;
  await buy(browser, "pro");
  await passDays(member, 10);
  const page = await browser.visit(`${PLAN}?to=enterprise`);
  const [row] = await product.query<{ start: string; end: string }>(
    "select period_start as start, period_end as end from memberships where workspace_id = ?",
    `user:${member.id}`,
  );
  const all = Math.round((Date.parse(row?.end ?? "") - Date.parse(row?.start ?? "")) / 86_400_000);
  const due = Math.floor(((19_900 - 4900) * (all - 10)) / all);
  expect(section(page, "change")).toContain(t("change.daysOf", { count: all - 10, all }));
  expect(section(page, "change")).toContain(money(due));
  const order = await browser.submit(page, { intent: "charge" });
  expect(order.text).toContain(money(due));
  await browser.submit(order, { transition: "pay" });
  const after = await browser.visit(PLAN);
  expect(current(after)).toContain("Enterprise");
  const [then] = await product.query<{ end: string }>(
    "select period_end as end from memberships where workspace_id = ?",
    `user:${member.id}`,
  );
  expect(then?.end).toBe(row?.end);
});

test("a forged or an old sum is not charged, and the page shows the right one", async () => {
  const { browser } = await newMember(product);
  const { fields } = (await browser.visit(`${PLAN}?to=pro`)).form({ intent: "charge" });
  const page = await browser.post(`${PLAN}?to=pro`, { ...fields, intent: "charge", seenCents: "1" });
  expect([page.status, page.problem]).toEqual([409, expect.stringContaining(t("errors.changed"))]);
  expect(section(page, "change")).toContain(money(4900));
  expect((await browser.visit(PLAN)).text).toContain(t("invoices.none"));
});

test("a form sent twice is one invoice, and a second tab is led to the one that waits", async () => {
  const { browser } = await newMember(product);
  const { fields } = (await browser.visit(`${PLAN}?to=pro`)).form({ intent: "charge" });
  const other = (await browser.visit(`${PLAN}?to=enterprise`)).form({ intent: "charge" });
  const sent = { ...fields, intent: "charge" };
  const answers = await Promise.all([1, 2, 3].map(() => browser.post(PLAN, sent)));
  expect(new Set(answers.map(({ status, location }) => `${status} ${location}`)).size).toBe(1);
  const second = await browser.post(PLAN, { ...other.fields, intent: "charge" });
  expect([second.status, second.problem]).toEqual([409, expect.stringContaining(t("errors.open"))]);
  const plan = await browser.visit(PLAN);
  expect((await browser.visit(linkTo(plan, t("open.go")))).path).toBe(answers[0]?.location);
});

test("leaving at once is one form: what has not begun goes back, and what was made stays", async () => {
  const member = await newMember(product);
  const { browser } = member;
  await buy(browser, "pro");
  await passDays(member, 3);
  const page = await browser.visit(PLAN);
  expect(section(page, "leave")).toContain(t("leave.export"));
  const left = await browser.submit(page, { intent: "leave" }, { when: "now", note: "Winter" });
  expect(left.toasts).toEqual([t("toasts.planLeft")]);
  expect(current(left)).toContain(t("states.cancelled"));
  const [row] = await product.query<{ cents: number; state: string; note: string }>(
    `select sum(amount_cents) as cents, min(state) as state, (select note from process_events as left
      where left.workspace_id = order_refunds.workspace_id and left.transition = 'leaveNow') as note
      from order_refunds where workspace_id = ?`,
    `user:${member.id}`,
  );
  expect(row).toMatchObject({ state: "made", note: "Winter" });
  expect(section(page, "leave")).toContain(money(row?.cents ?? 0));
  expect(section(left, "invoices")).toContain(t("invoices.back", { amount: money(row?.cents ?? 0) }));
});

test("leaving with the month can be taken back until then", async () => {
  const { browser } = await newMember(product);
  await buy(browser, "pro");
  const leaves = await browser.submit(await browser.visit(PLAN), { intent: "leave" }, { when: "later" });
  expect(current(leaves)).toContain(t("states.leaving"));
  const stays = await browser.submit(leaves, { intent: "stay" });
  expect(stays.toasts).toEqual([t("toasts.planStays")]);
  expect(current(stays)).toContain(t("states.active"));
});

test("leaving without saying when is asked for it beside the choice, and what was typed stays", async () => {
  const { browser } = await newMember(product);
  await buy(browser, "pro");
  const { fields } = (await browser.visit(PLAN)).form({ intent: "leave" });
  const page = await browser.post(PLAN, { ...fields, intent: "leave", when: "", note: "Too far" });
  expect(page.status).toBe(400);
  expect(page.problem).toContain(t("errors.when"));
  expect(page.valueOf("note")).toBe("Too far");
});

test("a smaller plan is not taken while more people belong than it holds, and the page says who and how to mend it", async () => {
  const { browser } = await newMember(product);
  const idem = crypto.randomUUID();
  const workspace = `workspace:${idem}`;
  await browser.post("/workspace", { intent: "make", idem, name: "Ridge Framing" });
  await buy(browser, "enterprise");
  const others = await Promise.all(Array.from({ length: 10 }, () => newMember(product)));
  for (const { id } of others)
    await product.query(
      "insert into workspace_members (workspace_id, user_id, role, joined_at) values (?, ?, 'member', ?)",
      workspace,
      id,
      new Date().toISOString(),
    );
  const page = await browser.visit(`${PLAN}?to=pro`);
  expect(section(page, "change")).toContain(t("change.overMembers", { count: 11, most: 10 }));
  expect(linkTo(page, t("change.toMembers"))).toBe("/workspace#members");
  expect(page.forms.some(({ buttons }) => buttons.some(({ value }) => value === "downgrade"))).toBe(false);
  expect(section(page, "holds")).toContain("Sample Builder");
  await product.query("delete from workspace_members where user_id = ?", others[0]?.id);
  const fits = await browser.visit(`${PLAN}?to=pro`);
  const down = await browser.submit(fits, { intent: "downgrade" });
  expect(down.toasts).toEqual([t("toasts.planDowngraded")]);
  expect(current(down)).toContain("Pro Builder");
});

test("a workspace takes in nobody more than its plan holds, and says which plan does", async () => {
  const { browser } = await newMember(product);
  const idem = crypto.randomUUID();
  await browser.post("/workspace", { intent: "make", idem, name: "Ridge Framing" });
  const invite = () =>
    browser.post("/workspace", {
      intent: "invite",
      idem: crypto.randomUUID(),
      workspace: `workspace:${idem}`,
      role: "member",
    });
  const refused = await invite();
  expect([refused.status, refused.problem]).toEqual([
    409,
    expect.stringContaining(translator("en", "workspace")("errors.no-room")),
  ]);
  await makeRoom(browser);
  expect((await invite()).status).toBe(303);
});

test("the month of a workspace is counted where it says, and a zone that there is not is refused beside its field", async () => {
  const { browser } = await newMember(product);
  await makeRoom(browser);
  const page = await browser.visit(PLAN);
  const refused = await browser.submit(page, { intent: "zone" }, { zone: "Mars/Base" });
  expect([refused.status, refused.valueOf("zone")]).toEqual([400, "Mars/Base"]);
  const set = await browser.submit(page, { intent: "zone" }, { zone: "Asia/Jerusalem" });
  expect(section(set, "holds")).toContain("Asia/Jerusalem");
});

test("somebody who does not own the workspace reads its plan and changes nothing", async () => {
  const owner = await newMember(product);
  const idem = crypto.randomUUID();
  const workspace = `workspace:${idem}`;
  await owner.browser.post("/workspace", { intent: "make", idem, name: "Ridge Framing" });
  await makeRoom(owner.browser);
  const member = await newMember(product);
  await product.query(
    "insert into workspace_members (workspace_id, user_id, role, joined_at) values (?, ?, 'member', ?)",
    workspace,
    member.id,
    new Date().toISOString(),
  );
  await member.browser.post("/workspace", { intent: "switch", workspace });
  const page = await member.browser.visit(`${PLAN}?to=enterprise`);
  expect(current(page)).toContain(t("now.ownersOnly"));
  expect(page.forms.filter(({ action }) => action?.startsWith(PLAN))).toEqual([]);
  const { fields } = (await owner.browser.visit(`${PLAN}?to=enterprise`)).form({ intent: "charge" });
  const forged = await member.browser.post(PLAN, { ...fields, intent: "charge" });
  expect(forged.status).toBe(403);
});
