import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openShown } from "~/engines/file/file.server.ts";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { USUAL_TERMS } from "~/features/tools/estimates/priced-work.queries.server.ts";
import { quotePages } from "~db/schema/business.ts";
import { files } from "~db/schema/file.ts";
import { memoryBucket } from "../../../../tests/bucket.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import { jpeg, png } from "../../../../tests/pictures.ts";
import { dropLogo, keepLogo } from "./firm-brand.commands.server.ts";
import { brandIn, brandOf, isFirmLogo } from "./firm-brand.queries.server.ts";
import { LOGO_LIMITS } from "./firm-brand.ts";
import { savePage } from "./quote-page.commands.server.ts";
import { findOpenPage } from "./quote-page.queries.server.ts";

const db = testDatabase();
const { now } = createClock("2026-11-02T15:00:00.000Z");
const { pictures } = memoryBucket();
const store = { db, now, bucket: pictures };
const key = () => crypto.randomUUID() as string;

/** A workspace with a page, and how its firm looks. */
async function firm(more: { accent?: string; open?: boolean } = {}) {
  const actor = inOwn(freshGuest());
  const page = key();
  const form = { firm: "Sample Ridge Builders", intro: "", jobs: [], terms: { ...USUAL_TERMS } };
  const saved = await savePage({ db, now }, actor, {
    ...{ ...form, idem: page, version: 0, accent: "", open: true, ...more },
  });
  if (!saved.ok) throw new Error(saved.error);
  const look = async () => brandIn((await brandOf(db, actor.workspace))[0]);
  const keep = (idem: string, bytes = png({ width: 480, height: 120 })) =>
    keepLogo(store, actor, { idem, name: "logo.png", bytes });
  return { actor, page, look, keep };
}

test("a firm looks as its page says, open or closed, and as nobody else does", async () => {
  const { look, page } = await firm({ accent: "teal", open: false });
  expect(await look()).toMatchObject({ firm: "Sample Ridge Builders", accent: "teal", logo: undefined });
  // A closed page is shown to nobody; the proposals of its firm still look as it does.
  expect(await findOpenPage(db, page)).toBeUndefined();
  expect(await (await firm()).look()).toBeUndefined();
  expect((await brandOf(db, key()))[0]).toBeUndefined();
});

test("a picture stands in place of the one before, is sent twice and kept once, and everybody may see it", async () => {
  const { actor, page, look, keep } = await firm();
  const idem = key();
  expect(await Promise.all([keep(idem), keep(idem)])).toEqual([{ ok: true }, { ok: true }]);
  const first = (await look())?.logo;
  expect(first).toMatchObject({ width: LOGO_LIMITS.width, height: 60 });
  expect((await openShown(store, isFirmLogo, first?.id ?? ""))?.type).toBe("image/png");
  expect((await findOpenPage(db, page))?.brand?.logo?.id).toBe(first?.id);
  // The same form with another picture is another picture.
  expect(await keep(idem, png({ width: 64, height: 64 }))).toEqual({ ok: true });
  const second = (await look())?.logo;
  expect(second?.id).not.toBe(first?.id);
  expect(await db.$count(files, eq(files.workspace, actor.workspace))).toBe(1);
  expect(await openShown(store, isFirmLogo, first?.id ?? "")).toBeUndefined();
  expect(await dropLogo(store, actor)).toEqual({ ok: true });
  expect(await dropLogo(store, actor)).toEqual({ ok: true });
  expect(await look()).toBeUndefined();
});

test("what is no picture, is too large or has no page is refused, and the one that stands stays", async () => {
  const { look, keep } = await firm();
  await keep(key(), jpeg());
  const stands = (await look())?.logo?.id;
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
  expect(await keep(key(), svg)).toEqual({ ok: false, error: "unknown" });
  expect(await keep(key(), new Uint8Array(LOGO_LIMITS.bytes + 1))).toEqual({ ok: false, error: "tooLarge" });
  expect((await look())?.logo?.id).toBe(stands);
  const stranger = inOwn(freshGuest());
  const file = { idem: key(), name: "logo.png", bytes: png({}) };
  expect(await keepLogo(store, stranger, file)).toEqual({ ok: false, error: "gone" });
});

test("a file of another record is not shown as a logo", async () => {
  const { actor, keep, look } = await firm();
  await keep(key());
  const id = (await look())?.logo?.id ?? "";
  await db.update(files).set({ subjectType: sql`'profile'` }).where(eq(files.id, id));
  expect(await openShown(store, isFirmLogo, id)).toBeUndefined();
  await db.delete(quotePages).where(eq(quotePages.workspace, actor.workspace));
});
