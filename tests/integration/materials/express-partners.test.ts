import { beforeAll, expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { newAdmin, newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "partners");
const uuid = () => crypto.randomUUID();
const dayIn = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const FIRM = {
  about: "Lumber and sheet goods for crews, on weekdays from six in the morning.",
  place: "Newark, NJ",
  position: "40.7357, -74.1724",
};
const OFFER = {
  terms: "Show the code at the counter before paying.",
  trade: "roofing",
  tier: "builder",
  per: "month",
  radiusMiles: "50",
  validFrom: dayIn(-1),
  validTo: dayIn(5),
  singleCode: "",
  codes: "",
};

/** A firm that has asked and is listed by an administrator, all by forms. */
async function listedFirm() {
  const { browser, id } = await newMember(product);
  const shownAs = `Lumber yard ${uuid().slice(0, 8)}`;
  const asked = await browser.submit(
    await browser.visit("/partner-form"),
    { intent: "apply" },
    { ...FIRM, shownAs },
  );
  expect(asked.toasts).toEqual([t("toasts.partnerApplied")]);
  expect(asked.text).toContain(t("states.applied"));
  const [firm] = await product.query<{ id: string }>(
    "select id from partners where workspace_id = ?",
    `user:${id}`,
  );
  const admin = await newAdmin(product);
  const queue = await admin.visit("/admin/partners");
  expect(queue.text).toContain(shownAs);
  const form = queue.forms.find(
    ({ action, buttons }) =>
      action.includes(firm?.id ?? "-") && buttons.some(({ value }) => value === "list"),
  );
  const done = await admin.post(form?.action ?? "", { ...form?.fields, transition: "list" });
  expect(done.status).toBe(303);
  return { browser, shownAs, partner: firm?.id ?? "" };
}

/** An offer of a firm, and the path of its page. */
async function offered(firm: Browser, more: Record<string, string>) {
  const title = more.title ?? `Ten percent off ${uuid().slice(0, 8)}`;
  const page = await firm.submit(
    await firm.visit("/partner-form"),
    { intent: "offer" },
    { ...OFFER, ...more, title },
  );
  expect([page.problem, page.toasts]).toEqual([undefined, [t("toasts.partnerOffered")]]);
  const [row] = await product.query<{ id: string }>("select id from partner_offers where title = ?", title);
  return { title, id: row?.id ?? "", path: `/partner-offer/${row?.id}` };
}

const take = async (browser: Browser, path: string) =>
  browser.submit(await browser.visit(path), { intent: "claim" });

// The samples stand where nobody offers anything.
beforeAll(async () => {
  await product.query("update partner_offers set open = 0");
});

test.each(LANGUAGES)(
  "everybody reads the sample offers by trade, plan and place, which give no code and say so, in %s",
  async (language) => {
    const words = translator(language, "partners");
    const browser = new Browser(product);
    const home = await browser.visit(`/express-partners?lang=${language}`);
    expect([home.status, home.heading]).toEqual([
      200,
      translator(language, "shell")("screens.expressPartners.title"),
    ]);
    expect(home.text).toContain(words("example.text"));
    expect(home.text).toContain(words("offers", { count: 12 }));
    const near = await browser.visit("/express-partners?trade=electrical&tier=builder&near=33.45,-112.07");
    expect(near.text).toContain(words("trades.electrical"));
    expect(near.body.match(/\/partner-offer\/sample-\d+/)?.[0]).toBe("/partner-offer/sample-7");
    const far = await browser.visit("/express-partners?near=64.1,-21.9");
    expect(far.text).toContain(words("far"));
    const words_ = await browser.visit("/express-partners?near=somewhere");
    expect(words_.text).toContain(words("errors.position"));
    const example = await browser.visit("/partner-offer/sample-1");
    expect(example.text).toContain(words("example.text"));
    expect(example.forms.filter(({ action }) => action.includes("partner-offer"))).toEqual([]);
    expect((await browser.get("/partner-offer/sample-99")).status).toBe(404);
  },
);

test("a sample gives no code, also where its form is sent by hand", async () => {
  const { browser } = await newMember(product);
  for (const path of ["/partner-offer/sample-1", `/partner-offer/${uuid()}`, "/partner-offer/%27%20or%201=1"])
    expect((await browser.post(path, { intent: "claim", idem: uuid() })).status).toBe(404);
  expect((await browser.post("/partner-offer/sample-1", { intent: "claim", idem: "1" })).status).toBe(400);
});

test("a firm asks, is listed, offers a list with duplicates; a member takes a code, shows it, uses and rates it", async () => {
  const firm = await listedFirm();
  const { title, id, path } = await offered(firm.browser, { codes: "RED-1\nRED-1, RED-2\n\nRED-1" });
  const [codes] = await product.query<{ n: number }>(
    "select count(*) n from partner_codes where offer_id = ?",
    id,
  );
  expect(codes?.n).toBe(2);
  const stranger = await new Browser(product).visit(
    `/express-partners?trade=roofing&near=40.7,-74.${Date.now()}`,
  );
  expect([stranger.text.includes(title), stranger.text.includes(t("sample"))]).toEqual([true, false]);
  const none = await new Browser(product).visit("/express-partners?trade=painting");
  expect([none.text.includes(t("none")), none.text.includes(t("example.text"))]).toEqual([true, false]);
  expect((await new Browser(product).visit(path)).body).toContain("/auth?redirectTo=");

  const { browser } = await newMember(product);
  expect((await browser.visit("/express-partners?trade=roofing")).text).toContain(t("inPlan"));
  const shown = await take(browser, path);
  expect(shown.toasts).toEqual([t("toasts.partnerClaimed")]);
  expect([shown.path, shown.text.includes("RED-1")]).toEqual([expect.stringContaining("/my-offers"), true]);
  expect(shown.body).toContain(t("mine.qr"));
  // One of a period: the page says so, and a second form is refused.
  expect((await browser.visit(path)).text).toContain(t("claim.have"));
  expect((await browser.visit(path)).text).toContain(t("left", { count: 1 }));
  expect((await browser.post(path, { intent: "claim", idem: uuid() })).status).toBe(409);
  // It ends soon, and is what waits for its holder.
  expect((await browser.visit("/")).text).toContain(t("needs.use"));

  const wrong = await browser.submit(shown, { intent: "use" }, { saved: "much", stars: "" });
  expect([wrong.status, wrong.problem]).toEqual([400, expect.stringContaining(t("errors.money"))]);
  expect([wrong.problem?.includes(t("errors.stars")), wrong.body.includes('value="much"')]).toEqual([
    true,
    true,
  ]);
  const used = await browser.submit(wrong, { intent: "use" }, { saved: "12.50", stars: "4" });
  expect(used.toasts).toEqual([t("toasts.partnerUsed")]);
  expect(used.text).toContain(t("mine.wasSaved", { money: "$12.50" }));
  expect((await browser.visit(path)).text).toContain(t("rated", { stars: "4", count: 1 }));
});

test("of the last code that two ask for at once one is given, and the other reads why not", async () => {
  const firm = await listedFirm();
  const { path, id } = await offered(firm.browser, { codes: "LAST" });
  const [one, other] = [(await newMember(product)).browser, (await newMember(product)).browser];
  const idem = uuid();
  const sent = [
    one.post(path, { intent: "claim", idem }),
    one.post(path, { intent: "claim", idem }),
    other.post(path, { intent: "claim", idem: uuid() }),
  ];
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect([
    [303, 303, 409],
    [409, 409, 303],
  ]).toContainEqual(statuses);
  const [row] = await product.query<{ n: number }>(
    "select count(*) n from partner_claims where offer_id = ?",
    id,
  );
  expect(row?.n).toBe(1);
  const third = (await newMember(product)).browser;
  expect((await third.visit(path)).text).toContain(t("errors.exhausted"));
  const late = await third.post(path, { intent: "claim", idem: uuid() });
  expect([late.status, late.problem]).toEqual([409, expect.stringContaining(t("errors.exhausted"))]);
});

test("too small a plan, an offer that is over, one that is closed and one's own give no code, each with its reason", async () => {
  const firm = await listedFirm();
  const [dear, over, shut] = [
    await offered(firm.browser, { singleCode: "DEAR", tier: "enterprise" }),
    await offered(firm.browser, { singleCode: "OVER" }),
    await offered(firm.browser, { singleCode: "SHUT" }),
  ];
  await product.query(
    "update partner_offers set valid_from = ?, valid_to = ? where id = ?",
    dayIn(-9),
    dayIn(-2),
    over.id,
  );
  const closing = await firm.browser.post("/partner-form", { intent: "close", offer: shut.id });
  expect(closing.status).toBe(303);
  const { browser } = await newMember(product);
  const page = await browser.visit(dear.path);
  expect(page.text).toContain(t("claim.tier", { tier: t("tiers.enterprise") }));
  expect(page.body).toContain('href="/membership"');
  const claim = () => ({ intent: "claim", idem: uuid() });
  const low = await browser.post(dear.path, claim());
  expect([low.status, low.problem]).toEqual([403, expect.stringContaining(t("errors.tier"))]);
  const ended = await browser.post(over.path, claim());
  expect(ended.status).toBe(409);
  expect((await browser.get(over.path)).status).toBe(404);
  expect((await browser.post(shut.path, claim())).status).toBe(404);
  expect((await firm.browser.post(dear.path, claim())).status).toBe(403);
  const guest = await new Browser(product).post(dear.path, claim());
  expect(guest.location).toContain("/auth");
});

test("a script in the words of a firm stays text, and codes that are none are refused beside their field", async () => {
  const firm = await listedFirm();
  const hostile = `<script>alert(1)</script> <img src=x onerror=alert(1)>`;
  const { path } = await offered(firm.browser, {
    title: hostile + uuid(),
    terms: `${hostile} at the counter before paying.`,
    singleCode: "FINE",
  });
  const { browser } = await newMember(product);
  for (const page of [
    await browser.visit(path),
    await browser.visit("/express-partners"),
    await take(browser, path),
  ]) {
    expect(page.body).not.toContain("<script>alert(1)");
    expect(page.body).not.toContain("<img src=x");
    expect(page.text).toContain("<script>alert(1)</script>");
  }
  const refused = async (more: Record<string, string>, message: string) => {
    const page = await firm.browser.submit(
      await firm.browser.visit("/partner-form"),
      { intent: "offer" },
      { ...OFFER, title: "Wrong", ...more },
    );
    expect([page.status, page.problem]).toEqual([400, expect.stringContaining(message)]);
    expect(page.valueOf("title")).toBe("Wrong");
  };
  await refused({ codes: "A-1 <b>" }, t("errors.codes"));
  await refused({}, t("errors.noCodes"));
  await refused({ singleCode: "A", codes: "B" }, t("errors.bothCodes"));
  await refused({ singleCode: "A", validTo: dayIn(-5) }, t("errors.order"));
  await refused({ singleCode: "A", radiusMiles: "9999999" }, t("errors.radius"));
});

test("nobody uses another's code, opens another's offer, or lists a firm who is no administrator", async () => {
  const firm = await listedFirm();
  const { id, path } = await offered(firm.browser, { singleCode: "MINE" });
  const [one, other] = [(await newMember(product)).browser, (await newMember(product)).browser];
  const idem = uuid();
  expect((await one.post(path, { intent: "claim", idem })).status).toBe(303);
  expect(
    (await other.post("/my-offers", { intent: "use", claim: idem, saved: "1", stars: "1" })).status,
  ).toBe(404);
  expect((await other.post(path, { intent: "claim", idem })).status).toBe(409);
  expect((await other.post("/partner-form", { intent: "close", offer: id })).status).toBe(404);
  expect((await other.visit("/my-offers")).text).toContain(t("mine.none"));
  const step = { intent: "move", transition: "list", idem: uuid(), version: "2", note: "" };
  expect((await other.post(`/admin/partners?partner=${firm.partner}`, step)).status).toBe(404);
  expect((await firm.browser.post("/partner-form", step)).status).not.toBe(303);
});
