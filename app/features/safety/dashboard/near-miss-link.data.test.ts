import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { listFiles, openFile } from "~/engines/file/file.server.ts";
import { type Holder, inOwn, makeLink, type Person, revokeLink } from "~/engines/trust/trust.server.ts";
import { safetyReports } from "~db/schema/safety.ts";
import { sites } from "~db/schema/tools.ts";
import { memoryBucket } from "../../../../tests/bucket.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import { jpeg, latin1, SVG } from "../../../../tests/pictures.ts";
import { removeReport } from "./dashboard.commands.server.ts";
import contribution from "./dashboard.contributes.server.ts";
import { NEAR_MISS, SAFETY_LIMITS } from "./dashboard.limits.ts";
import { findReport } from "./dashboard.queries.server.ts";
import { dashboardView, reportView } from "./dashboard.view.server.ts";
import { reportByLink } from "./near-miss-link.commands.server.ts";
import { addReportPhoto, subjectOf } from "./report-photos.server.ts";

const db = testDatabase();
const { now } = createClock();
const store = { db, now, bucket: memoryBucket().pictures };
const OK = { ok: true };
const OVER = { ok: false, error: "over" };
const key = () => crypto.randomUUID();
const fresh = () => inOwn(freshGuest());
const context = { db, now, formKey: key, language: "en" as const };

async function siteOf(owner: Person, name = "SAMPLE Yard") {
  const id = key();
  const { workspace } = owner;
  await db.insert(sites).values({
    ...{
      id,
      workspace,
      name,
      status: "active",
      siteZone: "America/New_York",
      createdAt: now().toISOString(),
    },
  });
  return id;
}

async function posterOf(owner: Person, site: string, verbs = ["answer", "upload"]): Promise<Holder> {
  const passwords = { hash: async (text: string) => text, verify: async () => true };
  const deps = { db, now, secret: "s".repeat(32), passwords, contributions: { links: contribution.links } };
  const made = await makeLink(deps, owner, {
    ...{
      idem: key(),
      workspace: owner.workspace,
      subject: { type: NEAR_MISS, id: site },
      name: "Poster at the gate",
    },
    ...{ verbs: verbs as ("answer" | "upload")[], kind: "crew" as const, days: 30 as const, asksName: false },
  });
  if (!made.ok) throw new Error(made.error);
  return { kind: "holder", link: made.id, now: now() };
}

const sent = (site: string, idem: string = key()) => ({
  ...{ site, idem, what: "A brace fell", place: "Gate 2", happenedOn: "2026-03-01", printedName: "" },
});

test("what is reported by a link twice stands once in the owner's dashboard, with its source and its photo without its place", async () => {
  const owner = fresh();
  const site = await siteOf(owner);
  const holder = await posterOf(owner, site);
  const report = { ...sent(site), photo: { name: "gate.jpg", bytes: jpeg() } };
  expect(await reportByLink(store, holder, report)).toEqual(OK);
  expect(await reportByLink(store, holder, report)).toEqual(OK);
  const board = await dashboardView(context, owner, { page: 1, today: "2026-03-02" });
  expect(board.reports).toMatchObject([
    { id: report.idem, source: "Poster at the gate", siteName: "SAMPLE Yard", kind: "near-miss" },
  ]);
  const page = await reportView(context, owner, { id: report.idem, today: "2026-03-02" });
  expect(page?.by).toEqual({ source: "Poster at the gate", site: "SAMPLE Yard", reporter: "" });
  expect(page?.photos).toEqual([report.idem]);
  const kept = await openFile(store, owner, report.idem);
  expect(latin1((await kept?.content()) ?? new Uint8Array())).not.toMatch(/GPS|who took it/);
});

test("a picture that is none keeps no report, and without `upload` no photo is taken", async () => {
  const owner = fresh();
  const site = await siteOf(owner);
  const holder = await posterOf(owner, site);
  const none = { ...sent(site), photo: { name: "a.png", bytes: new TextEncoder().encode(SVG) } };
  expect(await reportByLink(store, holder, none)).toEqual({ ok: false, error: "photo.unknown" });
  expect(await findReport(db, owner, none.idem)).toBeUndefined();
  const mute = await posterOf(owner, site, ["answer"]);
  const photo = { ...sent(site), photo: { name: "a.jpg", bytes: jpeg() } };
  expect(await reportByLink(store, mute, photo)).toEqual(OVER);
  expect(await reportByLink(store, mute, sent(site))).toEqual(OK);
});

test("a link of another site, one that is revoked and one that may only read report nothing", async () => {
  const owner = fresh();
  const site = await siteOf(owner);
  const elsewhere = await siteOf(owner, "SAMPLE Other");
  const holder = await posterOf(owner, site);
  expect(await reportByLink(store, holder, sent(elsewhere))).toEqual(OVER);
  expect(await reportByLink(store, await posterOf(owner, site, []), sent(site))).toEqual(OVER);
  await revokeLink({ db, now }, owner, holder.link);
  expect(await reportByLink(store, holder, sent(site))).toEqual(OVER);
  const [left] = await db
    .select({ reports: sql<number>`count(*)` })
    .from(safetyReports)
    .where(eq(safetyReports.workspace, owner.workspace));
  expect(Number(left?.reports)).toBe(0);
});

test("the key of somebody else's report takes no photo and changes nothing", async () => {
  const owner = fresh();
  const site = await siteOf(owner);
  const first = sent(site);
  expect(await reportByLink(store, await posterOf(owner, site), first)).toEqual(OK);
  const again = { ...sent(site, first.idem), what: "Else", photo: { name: "a.jpg", bytes: jpeg() } };
  expect(await reportByLink(store, await posterOf(owner, site), again)).toEqual(OVER);
  const row = await findReport(db, owner, first.idem);
  expect(row?.what).toBe("A brace fell");
  expect(row && (await listFiles({ db }, owner, subjectOf(row)))).toEqual([]);
});

test("one link takes so many reports a day and no more", async () => {
  const owner = fresh();
  const site = await siteOf(owner);
  const holder = await posterOf(owner, site);
  const day = {
    workspace: owner.workspace,
    siteZone: "UTC",
    linkId: holder.link,
    createdAt: now().toISOString(),
  };
  for (let n = 0; n < SAFETY_LIMITS.byLinkADay; n++)
    await db.insert(safetyReports).values({ ...day, id: key(), what: "x", happenedOn: "2026-03-01" });
  expect(await reportByLink(store, holder, sent(site))).toEqual({ ok: false, error: "today" });
});

test("photos of a report are capped, gone with it, and none of another workspace's", async () => {
  const owner = fresh();
  const site = await siteOf(owner);
  const { idem } = sent(site);
  expect(await reportByLink(store, await posterOf(owner, site), sent(site, idem))).toEqual(OK);
  const photo = () => ({ report: idem, id: key(), name: "a.jpg", bytes: jpeg() });
  expect(await addReportPhoto(store, fresh(), photo())).toEqual({ ok: false, error: "gone" });
  for (let n = 0; n < SAFETY_LIMITS.photos; n++)
    expect(await addReportPhoto(store, owner, photo())).toEqual(OK);
  expect(await addReportPhoto(store, owner, photo())).toEqual({ ok: false, error: "tooMany" });
  const row = await findReport(db, owner, idem);
  if (!row) throw new Error("no report");
  expect(await removeReport(store, owner, { id: idem, version: 1 })).toEqual(OK);
  expect(await listFiles({ db }, owner, subjectOf(row))).toEqual([]);
});
