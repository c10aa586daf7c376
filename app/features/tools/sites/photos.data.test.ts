import { expect, test } from "vitest";
import { listFiles, openFile } from "~/engines/file/file.server.ts";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import { png } from "../../../../tests/pictures.ts";
import { addPhoto, dropPhoto } from "./photos.commands.server.ts";
import { addSite, removeSite } from "./sites.commands.server.ts";
import { SITE_LIMITS } from "./sites.limits.ts";
import { findSite, SITE } from "./sites.queries.server.ts";

const db = testDatabase();
const { now } = createClock();
const store = { db, bucket: undefined, now };
const fresh = (): Person => inOwn(freshGuest());

async function added(actor: Person) {
  const result = await addSite({ db, now }, actor, {
    intent: "add",
    idem: crypto.randomUUID(),
    name: "Gate",
    status: "active",
    address: "",
    position: null,
    siteZone: "America/New_York",
    trades: "",
    gate: "",
    hours: "",
    parking: "",
    hazards: "",
    ppe: "",
    hospital: "",
    contacts: "",
    rules: "",
  });
  if (!result.ok) throw new Error(result.error);
  return result.id;
}
const photo = (site: string, bytes: Uint8Array = png(), id: string = crypto.randomUUID()) => ({
  site,
  id,
  name: "gate.png",
  bytes,
});
const photosOf = (actor: Person, id: string) =>
  listFiles({ db }, actor, { workspace: actor.workspace, type: SITE, id });

test("a photo is kept with a site once, is seen by its workspace alone, and goes with the site", async () => {
  const [actor, stranger] = [fresh(), fresh()];
  const site = await added(actor);
  const one = photo(site);
  expect([await addPhoto(store, actor, one), await addPhoto(store, actor, one)]).toEqual([
    { ok: true },
    { ok: true },
  ]);
  expect(await photosOf(actor, site)).toHaveLength(1);
  expect(await addPhoto(store, stranger, photo(site))).toEqual({ ok: false, error: "gone" });
  expect(await dropPhoto(store, stranger, { site, file: one.id })).toEqual({ ok: false, error: "gone" });
  expect(await openFile(store, stranger, one.id)).toBeUndefined();
  expect(await removeSite(store, stranger, site)).toEqual({ ok: false, error: "not-allowed" });
  expect(await photosOf(actor, site)).toHaveLength(1);
  expect(await removeSite(store, actor, site)).toMatchObject({ ok: true });
  expect([await findSite(db, actor, site), await openFile(store, actor, one.id)]).toEqual([
    undefined,
    undefined,
  ]);
});

test("a site has six photos at most, and none of anything that is no picture", async () => {
  const actor = fresh();
  const site = await added(actor);
  expect((await addPhoto(store, actor, photo(site, new TextEncoder().encode("no picture")))).ok).toBe(false);
  const kept = await Promise.all(
    Array.from({ length: SITE_LIMITS.photos + 2 }, () => addPhoto(store, actor, photo(site))),
  );
  expect(kept.filter(({ ok }) => ok)).toHaveLength(SITE_LIMITS.photos);
  const [first] = await photosOf(actor, site);
  expect(await dropPhoto(store, actor, { site, file: first?.id ?? "" })).toEqual({ ok: true });
  expect(await photosOf(actor, site)).toHaveLength(SITE_LIMITS.photos - 1);
});
