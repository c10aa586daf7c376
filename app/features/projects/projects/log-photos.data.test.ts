import { expect, test } from "vitest";
import { listFiles } from "~/engines/file/file.server.ts";
import { THUMB } from "~/engines/file/file.ts";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import type { Owner } from "~/services/visitor.server.ts";
import { projects } from "~db/schema/projects.ts";
import { memoryBucket } from "../../../../tests/bucket.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest, DAY as ONE_DAY } from "../../../../tests/factories.ts";
import { jpeg, pdf, png } from "../../../../tests/pictures.ts";
import { removeWithDocuments } from "./documents.commands.server.ts";
import { answerLogPhotos, readLogForm } from "./log-photos.form.server.ts";
import { saveLog, startLog } from "./logs.commands.server.ts";
import { LOG_PHOTOS } from "./projects.limits.ts";
import { logView } from "./projects.view.server.ts";
import { reportView } from "./reports.view.server.ts";

const db = testDatabase();
const key = () => crypto.randomUUID() as string;
const DAY = "2026-03-02";

function place() {
  const clock = createClock("2026-03-05T18:00:00.000Z");
  const { now } = clock;
  const owner = freshGuest();
  const actor = inOwn(owner);
  const { pictures } = memoryBucket();
  const store = { db, now, bucket: pictures };
  const given = { db, now, formKey: key, language: "en" as const };
  const begun = async () => {
    const job = key();
    await db.insert(projects).values({
      ...{ id: job, name: "Sample house", workspace: actor.workspace, siteZone: "America/Chicago" },
      ...{ state: "active", stateSince: now().toISOString(), createdAt: now().toISOString() },
    });
    const started = await startLog({ db, now }, actor, { project: job, idem: key(), day: DAY });
    if (!started.ok) throw new Error(started.error);
    return { job, log: started.id };
  };
  const contextOf = (who: Owner) =>
    ({ db, now, visitor: { ensureOwner: async () => who }, env: { pictures } }) as never;
  const send = async (
    log: string,
    files: readonly { name: string; bytes: Uint8Array<ArrayBuffer>; as?: string }[],
    { idem = key(), by = owner }: { idem?: string; by?: Owner } = {},
  ) => {
    const form = new FormData();
    form.set("intent", "photos");
    form.set("idem", idem);
    for (const { name, bytes, as = "photo" } of files) form.append(as, new File([bytes], name));
    const request = new Request("http://site/", { method: "POST", body: form });
    return answerLogPhotos(contextOf(by), log, await readLogForm(request));
  };
  const drop = (log: string, file: string) => {
    const form = new FormData();
    form.set("intent", "drop-photo");
    form.set("file", file);
    return answerLogPhotos(contextOf(owner), log, { form, photos: [], small: [] });
  };
  const kept = (log: string, who: Person = actor) =>
    listFiles({ db }, who, { workspace: actor.workspace, type: LOG_PHOTOS, id: log });
  return {
    clock,
    store,
    given,
    actor,
    begun,
    send,
    drop,
    kept,
    present: { ...actor, role: "owner" as const },
  };
}

const TWO = [
  { name: "walls.png", bytes: png() },
  { name: "roof.jpg", bytes: jpeg() },
];

test("photos of one form are kept each once, however often it is sent, with the small pictures in their places", async () => {
  const { given, present, begun, send, kept } = place();
  const { log } = await begun();
  const idem = key();
  const small = { name: "1.jpg", bytes: jpeg({ comment: "small" }), as: THUMB };
  for (const _ of [1, 2])
    expect(await send(log, [...TWO, small], { idem })).toMatchObject({ ok: true, toast: "logPhotosKept" });
  const view = await logView(given, present, log);
  expect(view?.photos.map(({ name, small: of }) => [name, of !== null]).sort()).toEqual([
    ["roof.jpg", true],
    ["walls.png", false],
  ]);
  expect((await kept(log, inOwn(freshGuest()))).length).toBe(0);
});

test("of several the good ones stay, and what is wrong with another is said beside the field", async () => {
  const { begun, send, kept } = place();
  const { log } = await begun();
  const heic = new TextEncoder().encode("\0\0\0\x18ftypheic\0\0") as Uint8Array<ArrayBuffer>;
  expect(await send(log, [...TWO, { name: "phone.heic", bytes: heic }])).toMatchObject({
    ok: false,
    sent: { errors: { photo: "errors.photo.heic" }, problem: "errors.photosPart" },
  });
  expect(await send(log, [{ name: "plan.pdf", bytes: pdf() }])).toMatchObject({
    ...{ ok: false, status: 400 },
    sent: { errors: { photo: "errors.photo.unknown" } },
  });
  expect(await send(log, [])).toMatchObject({ ok: false, sent: { errors: { photo: "errors.photo.none" } } });
  const seven = Array.from({ length: 7 }, () => TWO[0] as (typeof TWO)[number]);
  expect(await send(log, seven)).toMatchObject({ sent: { errors: { photo: "errors.photo.many" } } });
  expect((await kept(log)).length).toBe(2);
});

test("a stranger sends no photo and takes none away", async () => {
  const { begun, send, kept } = place();
  const { log } = await begun();
  await send(log, TWO);
  expect(await send(log, TWO, { by: freshGuest() })).toMatchObject({ ok: false, status: 404 });
  expect((await kept(log)).length).toBe(2);
});

test("once the log is locked its photos neither come nor go", async () => {
  const { clock, actor, begun, send, drop, kept, store } = place();
  const { log } = await begun();
  await send(log, TWO);
  const [first, second] = await kept(log);
  expect(await drop(log, first?.id ?? "")).toMatchObject({ ok: true, toast: "logPhotoRemoved" });
  const texts = { weather: "", crews: "", equipment: "", deliveries: "", visitors: "", delays: "" };
  const says = { ...texts, work: "Walls", safety: "", tomorrow: "", delayCause: "", delayHours: 0 };
  expect(await saveLog(store, actor, { id: log, version: 1, intent: "submit", ...says } as never)).toEqual({
    ok: true,
  });
  clock.advance(ONE_DAY + 1);
  const locked = { ok: false, status: 409, sent: { problem: "errors.locked" } };
  expect(await send(log, TWO)).toMatchObject(locked);
  expect(await drop(log, second?.id ?? "")).toMatchObject(locked);
  expect((await kept(log)).length).toBe(1);
});

test("the report of the day has its photos, whenever they were sent, and they go with the project", async () => {
  const { given, store, actor, present, begun, send, kept } = place();
  const { job, log } = await begun();
  await send(log, TWO);
  const report = await reportView(given, present, job, { day: DAY, span: "day" });
  expect(report?.photoCount).toBe(2);
  expect(report?.days[0]?.photos).toBe(2);
  const other = await reportView(given, present, job, { day: "2026-03-05", span: "day" });
  expect(other?.photoCount).toBe(0);
  expect(await removeWithDocuments(store, actor, job)).toEqual({ ok: true });
  expect((await kept(log)).length).toBe(0);
});
