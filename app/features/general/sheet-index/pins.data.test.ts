import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { adoptGuest } from "~/services/guest.server.ts";
import { listedScreens } from "~/site-map.ts";
import { pinnedScreens } from "~db/schema/account.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, freshGuest, MINUTE } from "../../../../tests/factories.ts";
import { changePin, MOST_PINS } from "./pins.commands.server.ts";
import { pinnable, pinsOf } from "./pins.queries.server.ts";

const db = testDatabase();
const clock = createClock();
const deps = { db, now: clock.now };

async function pin(owner: ReturnType<typeof freshGuest>, ...screens: string[]) {
  for (const screen of screens) {
    clock.advance(MINUTE);
    expect(await changePin(deps, owner, { intent: "pin", screen })).toEqual({ ok: true });
  }
}

test("the last one pinned stands first, and pinning one anew moves it to the top", async () => {
  const guest = freshGuest();
  await pin(guest, "hub", "shop", "patents");
  expect(await pinsOf(db, guest)).toEqual(["patents", "shop", "hub"]);
  await pin(guest, "hub");
  expect(await pinsOf(db, guest)).toEqual(["hub", "patents", "shop"]);
  const unpin = { intent: "unpin", screen: "patents" } as const;
  for (let time = 0; time < 2; time++) expect(await changePin(deps, guest, unpin)).toEqual({ ok: true });
  expect(await pinsOf(db, guest)).toEqual(["hub", "shop"]);
  expect(await pinsOf(db, freshGuest())).toEqual([]);
});

test.each(["nope", "profile", "services", "constructor"])("%s is nothing to pin", async (screen) => {
  expect(await changePin(deps, freshGuest(), { intent: "pin", screen })).toEqual({
    ok: false,
    error: "gone",
  });
});

test("a pin of a screen that is gone is left out, and can be no obstacle", async () => {
  const guest = freshGuest();
  await db
    .insert(pinnedScreens)
    .values({ owner: guest, screen: "goneLongAgo", pinnedAt: clock.now().toISOString() });
  await pin(guest, "shop");
  expect(await pinsOf(db, guest)).toEqual(["shop"]);
});

test("of two windows that pin at once none passes the limit, and what is pinned can still move", async () => {
  const guest = freshGuest();
  const others = Array.from({ length: MOST_PINS - 1 }, (_, n) => ({
    owner: guest,
    screen: `gone${n}`,
    pinnedAt: clock.now().toISOString(),
  }));
  await db.insert(pinnedScreens).values(others);
  const screens = listedScreens()
    .flatMap(({ id }) => pinnable(id) ?? [])
    .slice(0, 3);
  const answers = await Promise.all(
    screens.map((screen) => changePin(deps, guest, { intent: "pin", screen })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const [kept = ""] = await pinsOf(db, guest);
  expect(await changePin(deps, guest, { intent: "pin", screen: kept })).toEqual({ ok: true });
});

test("what a guest pinned stands with the member's pins after sign-in, each once", async () => {
  const guest = freshGuest();
  const { id, owner } = await createMember(db);
  await pin(owner, "shop", "hub");
  await pin(guest, "patents", "shop");
  await adoptGuest(db, joinedContributions.owned, guest, id);
  expect(await pinsOf(db, owner)).toEqual(["patents", "hub", "shop"]);
  expect(await db.$count(pinnedScreens, eq(pinnedScreens.owner, guest))).toBe(0);
});
