import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { newMember, signIn } from "../support/members.ts";
import { product } from "../support/product.ts";

test("/access is closed to whoever is not signed in", async () => {
  const page = await new Browser(product).get("/access");
  expect([page.status, page.location]).toEqual([303, `/auth?redirectTo=${encodeURIComponent("/access")}`]);
});

test.each(LANGUAGES)("a member reads /access in %s", async (language) => {
  const { browser } = await newMember(product);
  const page = await browser.get(`/access?lang=${language}`);
  expect([page.status, page.heading]).toEqual([200, translator(language, "shell")("screens.access.title")]);
  expect(page.text).toContain(translator(language, "access")("lead"));
});

const t = translator("en", "access");

/** A link to a drawing of a member's own, as the form of `/workspace/share` makes it. */
async function shareDrawing(browser: Browser, user: string, more: Record<string, string> = {}) {
  const drawing = crypto.randomUUID();
  await product.query(
    "insert into drawings (id, workspace_id, name, type, width, height, confidence, lines, created_at) values (?, ?, 'Sheet A', 'image/png', 40, 30, 0, '[]', ?)",
    drawing,
    `user:${user}`,
    new Date().toISOString(),
  );
  const idem = crypto.randomUUID();
  await browser.post(`/workspace/share?type=drawing&id=${drawing}`, {
    intent: "share",
    idem,
    workspace: `user:${user}`,
    type: "drawing",
    id: drawing,
    name: "The architect",
    kind: "person",
    days: "30",
    ...more,
  });
  return idem;
}

const row = async (id: string) =>
  (
    await product.query<{ expires_at: string; revoked_at: string | null }>(
      "select expires_at, revoked_at from capability_links where id = ?",
      id,
    )
  )[0];

test("a password without a second step is the first risk, with its reason and the way to mend it", async () => {
  const { browser } = await newMember(product);
  const page = await browser.visit("/access?lang=en");
  expect(page.text).toContain(t("risks.noSecondFactor.title"));
  expect(page.text).toContain(t("risks.noSecondFactor.why"));
  expect(page.body).toContain('href="/security-dashboard"');
});

test("every link stands in one list and is ended earlier or revoked there, which the log says", async () => {
  const { browser, id: user } = await newMember(product);
  const link = await shareDrawing(browser, user);
  const page = await browser.visit("/access?lang=en");
  for (const text of ["The architect", "Sheet A", t("links.unused")]) expect(page.text).toContain(text);
  const shorter = await browser.submit(page, { intent: "shorten", id: link }, { days: "1" });
  expect(shorter.toasts).toEqual([t("toasts.accessShortened")]);
  const ends = Date.parse((await row(link))?.expires_at ?? "") - Date.now();
  expect(ends).toBeLessThan(25 * 60 * 60 * 1000);
  // Later than it ends now is no end to go back to.
  await browser.submit(shorter, { intent: "shorten", id: link }, { days: "30" });
  expect(Date.parse((await row(link))?.expires_at ?? "") - Date.now()).toBeLessThan(25 * 60 * 60 * 1000);
  const revoked = await browser.submit(shorter, { intent: "revoke", id: link });
  expect([revoked.toasts, revoked.text.includes("The architect")]).toEqual([
    [t("toasts.accessRevoked")],
    false,
  ]);
  expect((await row(link))?.revoked_at).toBeTruthy();
  const log = await browser.visit("/security-log?group=links");
  const words = translator("en", "security-log");
  for (const act of ["link_made", "link_shortened", "link_revoked"] as const)
    expect(log.text).toContain(words(`acts.${act}`));
  expect(
    await product.query(
      "select act from audit_events where chain = ? and act = 'link.shortened'",
      `user:${user}`,
    ),
  ).toHaveLength(1);
});

test("nobody ends a link of another workspace", async () => {
  const { browser, id: user } = await newMember(product);
  const link = await shareDrawing(browser, user);
  const other = await newMember(product);
  for (const fields of [
    { intent: "revoke", days: "" },
    { intent: "shorten", days: "1" },
  ]) {
    const answer = await other.browser.post("/access", { id: link, ...fields });
    expect(answer.status).toBe(403);
  }
  expect((await row(link))?.revoked_at).toBeNull();
});

test.each([
  { intent: "shorten", id: "x", days: "7" },
  { intent: "shorten", id: crypto.randomUUID(), days: "3650" },
  { intent: "extend", id: crypto.randomUUID(), days: "7" },
])("a form that no page sends is refused: %j", async (fields) => {
  const { browser } = await newMember(product);
  expect((await browser.post("/access", fields)).status).toBe(400);
});

/** A browser in a country, as the platform would tell it. */
const from = (country: string | undefined) => ({ "mf-cf-blob": JSON.stringify({ country }) });
const security = translator("en", "security-dashboard");

test("a sign-in from a country not seen before is a risk by its name; the first country is none", async () => {
  const { browser, email } = await newMember(product, from("US"));
  expect((await browser.visit("/access?lang=en")).text).not.toContain(t("risks.newCountry.title"));
  await signIn(new Browser(product, from("MX")), email);
  const page = await browser.visit("/access?lang=en");
  expect(page.text).toContain(`${t("risks.newCountry.title")} Mexico`);
  expect(page.text).not.toContain(t("risks.newNetwork.title"));
  expect((await browser.visit("/security-dashboard")).text).toContain("Mexico");
  expect((await browser.visit("/security-log?group=sessions")).text).toContain("Mexico");
  for (const [language, name] of [
    ["es", "México"],
    ["he", "מקסיקו"],
  ])
    expect((await browser.visit(`/access?lang=${language}`)).text).toContain(name);
});

test.each([undefined, "XX", "T1"])(
  "where the platform names no country (%s), the pages say so and claim none",
  async (country) => {
    const { browser, email } = await newMember(product, from("US"));
    await signIn(new Browser(product, from(country)), email);
    const page = await browser.visit("/access?lang=en");
    expect(page.text).not.toContain(t("risks.newCountry.title"));
    expect(page.text).toContain(t("risks.newNetwork.title"));
    expect((await browser.visit("/security-dashboard")).text).toContain(security("sessions.unknownCountry"));
    expect((await browser.visit("/security-log?group=sessions")).text).toContain(
      translator("en", "security-log")("unknownCountry"),
    );
  },
);

test("a runtime that knows no country makes none up", async () => {
  const { browser, id } = await newMember(product);
  const rows = await product.query<{ country: string | null }>(
    "select country from sessions where user_id = ?",
    id,
  );
  expect(rows).toEqual([{ country: null }]);
  expect((await browser.visit("/security-dashboard?lang=en")).text).toContain(
    security("sessions.unknownCountry"),
  );
});

test("a session that goes on in another country is a risk, though nobody signed in there", async () => {
  const { browser, email, id } = await newMember(product, from("US"));
  const phone = new Browser(product, from("US"));
  await signIn(phone, email);
  await product.query("update sessions set last_used_at = '2026-01-01T00:00:00.000Z' where user_id = ?", id);
  const thief = new Browser(product, from("FR"));
  for (const [name, value] of phone.cookies) thief.cookies.set(name, value);
  await thief.visit("/profile");
  const page = await browser.visit("/access?lang=en");
  expect(page.text).toContain(t("risks.usedAbroad.title"));
  expect(page.text).toContain("France");
});

test("owners see how far the account of each member is verified", async () => {
  const { browser, id } = await newMember(product);
  const workspace = crypto.randomUUID();
  await browser.post("/workspace", { intent: "make", idem: workspace, name: "Sample firm" });
  const words = translator("en", "verification");
  expect((await browser.visit("/access?lang=en")).text).toContain(words("levels.none.name"));
  await product.query("update users set email_confirmed_at = created_at where id = ?", id);
  expect((await browser.visit("/access?lang=en")).text).toContain(words("levels.address.name"));
});

test("a link whose record is gone says so, leads nowhere, is no risk and can be revoked", async () => {
  const { browser, id: user } = await newMember(product);
  const link = await shareDrawing(browser, user);
  const long = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString();
  await product.query("update capability_links set created_at = ? where id = ?", long, link);
  const before = await browser.visit("/access?lang=en");
  expect(before.text).toContain(t("risks.unusedLink.title"));
  expect(before.body).toContain('href="/workspace/share?type=drawing');
  await product.query("delete from drawings where workspace_id = ?", `user:${user}`);
  const page = await browser.visit("/access?lang=en");
  for (const text of ["The architect", t("gone")]) expect(page.text).toContain(text);
  expect(page.text).not.toContain(t("risks.unusedLink.title"));
  expect(page.body).not.toContain('href="/workspace/share?type=drawing');
  const revoked = await browser.submit(page, { intent: "revoke", id: link });
  expect([revoked.toasts, revoked.text.includes("The architect")]).toEqual([
    [t("toasts.accessRevoked")],
    false,
  ]);
});
