import { expect, test } from "vitest";
import { openListing } from "~/engines/listing/listing.server.ts";
import type { Person } from "~/engines/trust/trust.server.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { listingPlace } from "../../../../tests/factories/listings.ts";
import { answerHouse } from "./houses.form.server.ts";
import { houseView } from "./houses.view.server.ts";

const db = testDatabase();

async function place() {
  const { deps, key, fresh, quota, clock } = listingPlace(db, "2026-03-02T15:00:00.000Z");
  const host = fresh();
  const opened = await openListing(deps, host, {
    ...{ idem: key(), kind: "lodging", quota: quota(), sort: "house", title: "House by the site" },
    ...{
      words: "",
      ownerKind: "builder",
      offeredBy: "Host 1",
      town: "Cicero",
      units: 2,
      withOperator: false,
    },
    position: { latitude: 41.85, longitude: -87.76 },
    attrs: {
      ...{ lodging: "house", rooms: 2, leastBeds: 1, kitchen: true, laundry: true, truckParking: true },
      ...{ wifi: true, extends: true, longestNights: 90, noticeNights: 7 },
    },
    card: { prices: { day: 5_000 } },
    zone: "America/Chicago",
  });
  if (!opened.ok) throw new Error(opened.error);
  const context = { db, now: clock.now, language: "en", formKey: key, env: {} };
  const sends = (who: Person, intent: "block" | "open", more: Record<string, string> = {}) => {
    const form = new FormData();
    const fields = { intent, unit: "2", blockFrom: "2026-03-03", blockTo: "2026-03-05", ...more };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const visitor = { ensureOwner: async () => who.owner };
    return answerHouse({ ...context, visitor } as never, opened.id, { form }, "America/Chicago");
  };
  const sees = async (who: Person) => {
    const present = { ...who, role: "owner" as const };
    const view = await houseView(context as never, present, opened.id, new URLSearchParams());
    const left = view?.weeks.flat().filter(({ day }) => day >= "2026-03-03" && day <= "2026-03-06");
    return { blocked: view?.blocked, left: left?.map((night) => night.left) };
  };
  return { host, fresh, sends, sees };
}

test("an owner blocks a bed for some nights, sees which, and opens a part of them again", async () => {
  const { host, sends, sees } = await place();
  for (const _ of [1, 2])
    expect(await sends(host, "block")).toMatchObject({ ok: true, toast: "lodgingSaved" });
  expect(await sees(host)).toEqual({
    blocked: [{ unit: 2, from: "2026-03-03", to: "2026-03-05" }],
    left: [1, 1, 1, 2],
  });
  expect(await sends(host, "open", { blockFrom: "2026-03-04", blockTo: "2026-03-04" })).toMatchObject({
    ok: true,
  });
  expect((await sees(host)).blocked).toEqual([
    { unit: 2, from: "2026-03-03", to: "2026-03-03" },
    { unit: 2, from: "2026-03-05", to: "2026-03-05" },
  ]);
});

test("nobody else blocks a bed, and a bed that is not there or nights in the wrong order are said beside their field", async () => {
  const { host, fresh, sends, sees } = await place();
  expect(await sends(fresh(), "block")).toMatchObject({ ok: false, status: 404 });
  expect(await sends(host, "block", { unit: "3" })).toMatchObject({ ok: false, status: 404 });
  expect(await sends(host, "block", { blockTo: "2026-03-02" })).toMatchObject({
    sent: { errors: { blockTo: "errors.blockEnds" } },
  });
  expect(await sends(host, "block", { unit: "two" })).toMatchObject({
    sent: { errors: { unit: "errors.bedNumber" } },
  });
  expect((await sees(host)).blocked).toEqual([]);
});
