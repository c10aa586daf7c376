import { expect, test } from "vitest";
import { addressOf, SCREENS, type Screen } from "../../app/site-map.ts";
import { TEST_VARIABLES } from "../../scripts/lib/test-variables.mjs";
import { Browser } from "./support/browser.ts";
import { productOnLibsql } from "./support/libsql.ts";
import { confirmByMail, signIn, signUp } from "./support/members.ts";

/** The budget: one round trip to the database, two at most. Elsewhere in the world each costs a tenth of a second. */
const MOST = 2;

const product = productOnLibsql("round-trips");

const screens: readonly Screen[] = SCREENS;

/** How often the product asks the database for each screen that the visitor may see. */
async function roundTrips(
  browser: Browser,
  may: readonly Screen["access"][],
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const screen of screens) {
    if (!may.includes(screen.access)) continue;
    const path = addressOf(screen);
    const before = product.line.requests;
    const { status } = await browser.get(path);
    // A place for guests sends members on.
    expect([path, [200, 303]]).toEqual([path, expect.arrayContaining([status])]);
    counts[path] = product.line.requests - before;
  }
  return counts;
}

async function fillCartAndAsk(browser: Browser): Promise<void> {
  await browser.submit(await browser.visit("/shop"), { intent: "add", productId: "insurance-guide" });
  await browser.submit(
    await browser.visit("/ai-hub"),
    { intent: "ask" },
    { question: "How deep is a footing?" },
  );
}

function expectFew(counts: Record<string, number>): void {
  const over = Object.entries(counts).filter(([, count]) => count > MOST);
  expect(over).toEqual([]);
  // The line was really the one the product speaks over.
  expect(Math.max(...Object.values(counts))).toBeGreaterThan(0);
}

test("a guest with a cart and a conversation costs each screen two round trips at most", async () => {
  const guest = new Browser(product.own);
  await fillCartAndAsk(guest);
  expectFew(await roundTrips(guest, ["public", "local"]));
});

test("a member with a cart and a conversation costs each screen two round trips at most", async () => {
  const email = await signUp(product.own);
  const member = new Browser(product.own);
  await signIn(member, email);
  await fillCartAndAsk(member);
  expectFew(await roundTrips(member, ["public", "local", "member"]));
});

test("an administrator's screens cost two round trips at most", async () => {
  const email = await signUp(product.own, TEST_VARIABLES.ADMIN_EMAILS);
  const admin = new Browser(product.own);
  // Signed in first: a browser that nobody knows would take the account over by confirming it.
  await signIn(admin, email);
  await confirmByMail(admin, email);
  const counts = await roundTrips(admin, ["admin"]);
  expect(Object.keys(counts)).toContain("/admin/questions");
  expectFew(counts);
});
