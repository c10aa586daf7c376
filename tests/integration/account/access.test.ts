import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
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
