import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type FileStore, openShown } from "~/engines/file/file.server.ts";
import { block } from "~/engines/talk/talk.server.ts";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { files } from "~db/schema/file.ts";
import { loungePhotos, loungePhotoVotes } from "~db/schema/lounge.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, DAY } from "../../../../tests/factories.ts";
import { png } from "../../../../tests/pictures.ts";
import { times } from "../../../../tests/prove.ts";
import { changeSuggestion, decideEvent, suggestEvent } from "./events.commands.server.ts";
import { suggestedBy } from "./events.queries.server.ts";
import { decidePhoto, dropPhoto, sendPhoto, votePhoto } from "./photos.commands.server.ts";
import { lastPhotoQuery, maySeeLoungePhoto, photosQuery, photosToDecide } from "./photos.queries.server.ts";

const db = testDatabase();
const uuid = () => crypto.randomUUID() as string;
const person = async () => inOwn((await createMember(db)).owner);
let weeks = 0;

/** A week of its own, in which nobody else has shown anything. */
function week() {
  weeks += 2;
  const clock = createClock("2030-01-02T10:00:00.000Z");
  clock.advance(weeks * 7 * DAY);
  const store: FileStore = { db, now: clock.now, bucket: undefined };
  const send = (who: Person, idem = uuid()) =>
    sendPhoto(store, who, { idem, says: "Stairs", name: "a.png", bytes: png() });
  const shown = async (who: Person) => {
    // Photos stand as they came.
    clock.advance(1000);
    const idem = uuid();
    expect(await send(who, idem)).toEqual({ ok: true });
    expect(await decidePhoto(store, { photo: idem, show: true })).toEqual({ ok: true });
    return idem;
  };
  const vote = (who: Person, photo: string) => votePhoto(store, who, { photo });
  const seen = async (who?: Person) => (await photosQuery(db, who, clock.now())).map(({ id }) => id);
  return { clock, store, send, shown, vote, seen };
}

test("a member shows one photo a week, however often it is sent, which waits until an administrator has looked", async () => {
  const { store, send, seen, clock } = week();
  const [one, other] = [await person(), await person()];
  const idem = uuid();
  expect(await Promise.all([send(one, idem), send(one, idem)])).toEqual([{ ok: true }, { ok: true }]);
  expect(await send(one)).toEqual({ ok: false, error: "photoOnce" });
  const sees = async (who?: Person, moderates = false) =>
    Boolean(await openShown(store, maySeeLoungePhoto(who, moderates), idem));
  expect([await seen(one), await seen(other), await seen()]).toEqual([[idem], [], []]);
  expect([await sees(one), await sees(other), await sees(), await sees(undefined, true)]).toEqual([
    ...[true, false, false, true],
  ]);
  expect((await photosToDecide(db, clock.now())).map(({ id }) => id)).toContain(idem);
  await decidePhoto(store, { photo: idem, show: true });
  expect([await seen(other), await seen()]).toEqual([[idem], [idem]]);
  expect(await sees()).toBe(true);
  await decidePhoto(store, { photo: idem, show: false });
  expect([await seen(one), await sees(one), await db.$count(files, eq(files.id, idem))]).toEqual([
    [],
    false,
    0,
  ]);
  expect(await decidePhoto(store, { photo: idem, show: true })).toEqual({ ok: false, error: "noPhoto" });
  // What was taken away is not shown anew in the same week; in the next there is another.
  expect(await send(one)).toEqual({ ok: false, error: "photoOnce" });
  clock.advance(7 * DAY);
  expect(await send(one)).toEqual({ ok: true });
});

test("one vote a person and week, which another press changes, however many race, and never for oneself", async () => {
  const { shown, vote, seen, clock } = week();
  const [one, two] = [await person(), await person()];
  const [first, second] = [await shown(one), await shown(two)];
  const people = Array.from({ length: times(25) }, () => inOwn(`user:${uuid()}`));
  await Promise.all(people.flatMap((who, n) => [vote(who, first), vote(who, n % 2 ? first : second)]));
  expect(await db.$count(loungePhotoVotes, sql`photo_id in (${first}, ${second})`)).toBe(people.length);
  for (const who of people) await vote(who, second);
  const counts = await photosQuery(db, one, clock.now());
  expect(counts.map(({ votes }) => votes)).toEqual([0, people.length]);
  expect(await vote(one, first)).toEqual({ ok: false, error: "ownPhoto" });
  expect(await vote(one, uuid())).toEqual({ ok: false, error: "noPhoto" });
  clock.advance(7 * DAY);
  expect(await vote(one, second)).toEqual({ ok: false, error: "weekOver" });
  expect((await lastPhotoQuery(db, undefined, clock.now()))[0]).toMatchObject({ id: second });
  expect(await seen()).toEqual([]);
});

test("of two of whom one has blocked the other neither sees the photo of the other or votes for it", async () => {
  const { store, shown, vote, seen } = week();
  const [one, two] = [await person(), await person()];
  const photo = await shown(one);
  await block(store, two.owner, sql`${one.owner}`);
  expect([await seen(two), await vote(two, photo)]).toEqual([[], { ok: false, error: "noPhoto" }]);
  expect(await openShown(store, maySeeLoungePhoto(two, false), photo)).toBeUndefined();
  expect(await seen(one)).toEqual([photo]);
});

test("an own photo is taken back with its votes and its file, and by nobody else", async () => {
  const { store, shown, vote } = week();
  const [one, two] = [await person(), await person()];
  const photo = await shown(one);
  await vote(two, photo);
  await dropPhoto(store, two, { photo });
  expect(await db.$count(loungePhotos, eq(loungePhotos.id, photo))).toBe(1);
  await dropPhoto(store, one, { photo });
  for (const [table, column] of [
    [loungePhotos, loungePhotos.id],
    [loungePhotoVotes, loungePhotoVotes.photoId],
    [files, files.id],
  ] as const)
    expect(await db.$count(table, eq(column, photo))).toBe(0);
});

test("whoever suggested an event changes it until it is decided, and what is put on is what was read", async () => {
  const clock = createClock("2026-03-02T10:00:00.000Z");
  const deps = { db, now: clock.now };
  const [host, other] = [await person(), await person()];
  const event = uuid();
  const words = {
    ...{ title: "Grill", about: "", place: "Yard", siteZone: "America/Chicago", capacity: 9 },
    ...{ startsAt: "2026-03-06T22:00:00.000Z", endsAt: "2026-03-07T02:00:00.000Z" },
  };
  await suggestEvent(deps, host, { idem: event, ...words });
  const change = (who: Person, title: string, version: number) =>
    changeSuggestion(deps, who, { ...words, title, event, version });
  expect(await change(other, "Mine", 1)).toEqual({ ok: false, error: "gone" });
  expect([await change(host, "Grill at five", 1), await change(host, "Grill at five", 1)]).toEqual([
    { ok: true },
    { ok: true },
  ]);
  expect(await change(host, "Grill at six", 1)).toEqual({ ok: false, error: "stale" });
  expect(await decideEvent(deps, { event, approve: true, reason: "", version: 1 })).toEqual({
    ok: false,
    error: "stale",
  });
  expect((await suggestedBy(db, host)).map(({ title, version }) => [title, version])).toEqual([
    ["Grill at five", 2],
  ]);
  expect(await decideEvent(deps, { event, approve: true, reason: "", version: 2 })).toEqual({ ok: true });
  expect(await change(host, "Grill at seven", 2)).toEqual({ ok: false, error: "decided" });
});
