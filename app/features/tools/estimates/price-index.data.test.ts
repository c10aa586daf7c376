import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { adoptGuest } from "~/services/guest.server.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createMember, freshGuest } from "../../../../tests/factories.ts";
import { ESTIMATE_LIMITS } from "./estimates.schemas.ts";
import { keepPoints, removePoint } from "./price-index.commands.server.ts";
import { readPoints } from "./price-index.queries.server.ts";
import type { IndexPoint } from "./price-index.ts";

const db = testDatabase();
const deps = { db, now: () => new Date("2026-11-23T12:00:00Z") };
const point = (month: string, value = "100", division = "06"): IndexPoint => ({
  division,
  month,
  value,
  source: "Sample series",
});

test("a point is written in the place of the one of its group and month, and each is taken away alone", async () => {
  const actor = inOwn(freshGuest());
  await keepPoints(deps, actor, [point("2026-02"), point("2026-01", "1"), point("2026-01", "2")]);
  await keepPoints(deps, actor, [point("2026-02", "105"), point("2026-02", "9", "03")]);
  const kept = async () =>
    (await readPoints(db, actor)).map(({ division, month, value }) => [division, month, value]);
  expect(await kept()).toEqual([
    ["03", "2026-02", "9"],
    ["06", "2026-01", "2"],
    ["06", "2026-02", "105"],
  ]);
  expect(await removePoint(deps, actor, point("2026-02"))).toEqual({ ok: true });
  expect(await removePoint(deps, actor, point("2026-02"))).toEqual({ ok: true });
  expect(await kept()).toHaveLength(2);
});

test("there is room for so many points, all of a list or none", async () => {
  const actor = inOwn(freshGuest());
  const all = Array.from({ length: ESTIMATE_LIMITS.points }, (_, n) =>
    point(`${1800 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, "0")}`),
  );
  expect(await keepPoints(deps, actor, all)).toMatchObject({ ok: true });
  expect(await keepPoints(deps, actor, [point("2026-01")])).toEqual({ ok: false, error: "full" });
  expect(await keepPoints(deps, actor, all.slice(0, 2))).toMatchObject({ ok: true });
});

test("nobody writes another's points or takes them away, and a guest's come along at sign-in", async () => {
  const guest = freshGuest();
  const { id, owner } = await createMember(db);
  const [mine, other] = [inOwn(guest), inOwn(freshGuest())];
  await keepPoints(deps, mine, [point("2026-01"), point("2026-02")]);
  const intruder = { ...other, workspace: mine.workspace };
  expect(await keepPoints(deps, intruder, [point("2026-03")])).toEqual({ ok: false, error: "not-allowed" });
  expect(await removePoint(deps, intruder, point("2026-01"))).toEqual({ ok: false, error: "not-allowed" });
  await keepPoints(deps, inOwn(owner), [point("2026-01", "7")]);
  await adoptGuest(db, joinedContributions.owned, guest, id);
  expect((await readPoints(db, inOwn(owner))).map(({ month, value }) => [month, value])).toEqual([
    ["2026-01", "7"],
    ["2026-02", "100"],
  ]);
});
