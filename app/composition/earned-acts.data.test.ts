import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readBalance } from "~/engines/ledger/ledger.server.ts";
import { countPoints } from "~/features/materials/loyalty/earn.server.ts";
import { type EarnRules, RULES } from "~/features/materials/loyalty/loyalty.rules.ts";
import { accountsOf } from "~/features/materials/loyalty/points.ts";
import { accept } from "~/features/network/community/marks.commands.server.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import { bookings } from "~db/schema/booking.ts";
import { testDatabase } from "../../tests/database.ts";
import { bookingPlace } from "../../tests/factories/bookings.ts";
import { communityPlace } from "../../tests/factories/community.ts";
import { createClock, DAY } from "../../tests/factories.ts";
import { joinedContributions } from "./contributions.server.ts";

const db = testDatabase();
const PROVIDER = "test";
/** The rules that count machines and answers, as if they held already. */
const early = RULES.slice(-1).map((last) => ({ ...last, from: "2026-01-01" }));

async function earned(now: () => Date, workspace: string, by?: readonly EarnRules[]) {
  await countPoints({ db, now, provider: PROVIDER }, joinedContributions.points, { workspace, rules: by });
  const account = accountsOf(PROVIDER).points.of(workspace as WorkspaceId);
  return (await readBalance(db, account, now())).available;
}

test("a machine that came back by its last day earns once it is settled, a late one, a sample and what is open do not", async () => {
  const place = bookingPlace(db);
  const { clock } = place;
  const lent = () => place.lent({ to: "2026-03-12" });
  const [intime, late, open, sample] = [await lent(), await lent(), await lent(), await lent()];
  const back = async (loans: Awaited<ReturnType<typeof lent>>[]) => {
    for (const { owner, renter, id } of loans) await place.givenBack(owner, renter, id);
  };
  // The evening of the last day in Denver, when the clock of UTC shows the next one.
  clock.advance(Date.parse("2026-03-13T03:00:00.000Z") - clock.now().getTime());
  await back([intime, open, sample]);
  expect(await earned(clock.now, intime.renter.workspace, early)).toBe(0);
  clock.advance(DAY);
  await back([late]);
  for (const { owner, id } of [intime, late, sample]) await place.moves(owner, id, "settle");
  await db.update(bookings).set({ sample: true }).where(eq(bookings.id, sample.id));
  const points = [];
  for (const { renter } of [intime, late, open, sample])
    points.push(await earned(clock.now, renter.workspace, early));
  expect(points).toEqual([2, 0, 0, 0]);
  expect(await earned(clock.now, intime.renter.workspace, early)).toBe(2);
  expect(await earned(clock.now, intime.owner.workspace, early)).toBe(0);
});

test("an accepted answer of somebody else earns once a question, whichever is accepted after it", async () => {
  const clock = createClock("2027-03-09T15:00:00.000Z");
  const deps = { db, now: clock.now };
  const place = communityPlace(db, clock.now);
  const [asker, first, second] = [await place.speaker(9), await place.speaker(9), await place.speaker(9)];
  /** An answer to a question, an hour after what was said before it: nobody says much at once. */
  const answered = (by: { owner: string }, to: string) => {
    clock.advance(60 * 60_000);
    return place.answered(by, to);
  };
  const { slug } = await place.asked(asker);
  const answers = [await answered(first, slug), await answered(second, slug)];
  expect(await earned(clock.now, first.owner)).toBe(0);
  await accept(deps, asker, { post: answers[0] ?? "" });
  expect(await earned(clock.now, first.owner)).toBe(2);
  await accept(deps, asker, { post: answers[1] ?? "" });
  expect(await earned(clock.now, second.owner)).toBe(0);
  // One counts on one day, and one's own for nothing.
  clock.advance(DAY);
  const more = await place.asked(asker);
  await accept(deps, asker, { post: await answered(second, more.slug) });
  const again = await place.asked(asker);
  await accept(deps, asker, { post: await answered(second, again.slug) });
  expect(await earned(clock.now, second.owner)).toBe(2);
  const own = await place.asked(asker);
  await accept(deps, asker, { post: await answered(asker, own.slug) });
  expect(await earned(clock.now, asker.owner)).toBe(0);
});
