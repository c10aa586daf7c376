import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  claimEntry,
  decideReport,
  dropReview,
  entryOf,
  entryStatements,
  keepEntry,
  keptEntries,
  letEntryGo,
  readReports,
  reportReview,
  saveEntry,
  searchDirectory,
  twinsOf,
  writeReview,
} from "~/engines/directory/directory.server.ts";
import { inOwn, type Present } from "~/engines/trust/trust.server.ts";
import { directoryEntries, directoryReviews } from "~db/schema/directory.ts";
import { leadClaims, leads } from "~db/schema/leads.ts";
import { verificationCases } from "~db/schema/verification.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, freshGuest } from "../../../../tests/factories.ts";
import { firmView } from "./directory.view.server.ts";
import { type Firm, firm } from "./firm.ts";
import contribution from "./professional-directory.contributes.server.ts";
import { answeredBy, answerHours, relationOf, relationsWith } from "./relations.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const uuid = () => crypto.randomUUID() as string;
const member = async () => (await createMember(db)).actor;
const administrator = { kind: "administrator", owner: "user:administrator" } as const;
const HOUR = 3_600_000;

const FACTS: Firm = {
  ...{ trades: ["roofing"], services: "", areaMiles: 25, licences: [] },
  ...{ insurance: { status: "unknown", seenOn: "" }, crew: "few", price: "low", languages: ["en"] },
  ...{ emergency: false, site: "" },
};

async function pageOf(actor: Present, isFirm: boolean, name = `Ridge ${uuid()}`) {
  const saved = await saveEntry(deps, actor, {
    ...{ kind: firm, idem: uuid(), name, about: "", attrs: FACTS },
    places: [{ called: "", address: "", phone: "", hours: "", latitude: 41.9, longitude: -87.6 }],
  });
  if (!saved.ok) throw new Error(saved.error);
  if (isFirm)
    await db
      .update(directoryEntries)
      .set({ firmSince: now().toISOString() })
      .where(eq(directoryEntries.id, saved.id));
  return saved.id;
}

/** A request that a firm took and, where the hours are said, answered; hired for it where it is won. */
async function jobOf(client: Present, pro: Present, state = "won", hours?: number) {
  const [id, claim] = [uuid(), uuid()];
  const at = new Date(now().getTime() - 100 * HOUR);
  await db.batch([
    db.insert(leads).values({
      ...{ id, workspace: client.workspace, source: "site", trade: "roof", scope: "New roof" },
      ...{ timing: "now", cap: 3, region: "TX", place: "Austin", client: "Client 1" },
      ...{ email: "client@example.com", language: "en", hired: claim, state },
      ...{ stateSince: at.toISOString(), createdAt: at.toISOString() },
    }),
    db.insert(leadClaims).values({
      ...{
        id: claim,
        workspace: pro.workspace,
        leadId: id,
        proId: uuid(),
        firm: "Ridge",
        seat: 1,
        score: 80,
      },
      ...{ claimedAt: at.toISOString(), createdAt: at.toISOString() },
      contactedAt: hours === undefined ? null : new Date(at.getTime() + hours * HOUR).toISOString(),
    }),
  ]);
  return id;
}

const review = (actor: Present, entry: string, chosen: string, idem = uuid()) => {
  const relation = relationOf(actor, entry, chosen);
  if (!relation) throw new Error("no relation");
  return writeReview(deps, actor, { entry, relation, stars: 4, body: "On time", idem });
};

test("a firm is reviewed by whoever hired it here, once, and by nobody else", async () => {
  const [pro, client, other] = [await member(), await member(), await member()];
  const page = await pageOf(pro, true);
  const won = await jobOf(client, pro);
  const open = await jobOf(client, pro, "claimed");
  const elsewhere = await jobOf(client, other);
  expect((await relationsWith(db, client, page)).map(({ id }) => id)).toEqual([won]);
  expect(await relationsWith(db, other, page)).toEqual([]);
  expect(await relationsWith(db, undefined, page)).toEqual([]);
  for (const [actor, job] of [
    [client, open],
    [client, elsewhere],
    [other, won],
    [client, uuid()],
  ] as const)
    expect(await review(actor, page, `hired:${job}`)).toEqual({ ok: false, error: "unrelated" });
  expect(relationOf(client, page, `friend:${won}`)).toBeUndefined();
  const twice = await Promise.all([0, 1].map(() => review(client, page, `hired:${won}`)));
  expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
  expect(twice).toContainEqual({ ok: false, error: "already" });
  expect(await relationsWith(db, client, page)).toEqual([]);
});

test("a firm reviews itself by no relation, and a page that is not the firm's own is not reviewed", async () => {
  const [pro, writer, client] = [await member(), await member(), await member()];
  const own = await pageOf(pro, true);
  const itself = await jobOf(pro, pro);
  expect(await review(pro, own, `hired:${itself}`)).toEqual({ ok: false, error: "own" });
  const written = await pageOf(writer, false);
  const job = await jobOf(client, writer);
  expect(await review(client, written, `hired:${job}`)).toEqual({ ok: false, error: "unrelated" });
});

test("a badge is told on the firm's own page by the name that was checked, for as long as it stands", async () => {
  const pro = await member();
  const name = `Ridge ${uuid()}`;
  const [own, another] = [await pageOf(pro, true, `${name} LLC`), await pageOf(pro, true)];
  const written = await pageOf(pro, false, name);
  const [badge, id] = [uuid(), uuid()];
  await db.insert(verificationCases).values({
    ...{ id, badge, workspace: pro.workspace, firm: name, level: 3, state: "verified" },
    ...{ decidedAt: now().toISOString(), untilOn: "2099-12-31", endsAt: "2100-01-01T05:00:00.000Z" },
    ...{ stateSince: now().toISOString(), createdAt: now().toISOString() },
  });
  const told = async (page: string, at = now()) =>
    (
      await firmView(
        { db, language: "en", now: () => at, formKey: uuid, origin: "" } as never,
        undefined,
        page,
      )
    )?.badge;
  expect(await told(own)).toEqual({
    ...{ href: `/badge/${badge}`, level: 3, untilOn: "2099-12-31" },
    decidedOn: now().toISOString().slice(0, 10),
  });
  for (const page of [another, written]) expect(await told(page)).toBeUndefined();
  expect(await told(own, new Date("2100-01-01T05:00:00.000Z"))).toBeUndefined();
  await db.update(verificationCases).set({ state: "revoked" }).where(eq(verificationCases.id, id));
  expect(await told(own)).toBeUndefined();
});

test("a report takes a review down once, with a reason that stands in its place, and it counts no more", async () => {
  const [pro, client, reader] = [await member(), await member(), await member()];
  const page = await pageOf(pro, true);
  const id = uuid();
  expect(await review(client, page, `hired:${await jobOf(client, pro)}`, id)).toEqual({ ok: true });
  const report = { review: id, reason: "insult", body: "The second line" } as const;
  expect(await reportReview(deps, inOwn(freshGuest()), { ...report, idem: uuid() })).toEqual({
    ok: false,
    error: "guest",
  });
  const first = uuid();
  expect(await reportReview(deps, reader, { ...report, idem: first })).toEqual({ ok: true });
  expect(await reportReview(deps, reader, { ...report, idem: uuid() })).toEqual({ ok: true });
  expect(await reportReview(deps, pro, { ...report, idem: uuid() })).toEqual({ ok: true });
  expect(await reportReview(deps, reader, { ...report, review: uuid(), idem: uuid() })).toEqual({
    ok: false,
    error: "gone",
  });
  const waiting = (await readReports(db)).filter(({ entry }) => entry === page);
  expect(waiting.map(({ decidedAt }) => decidedAt)).toEqual([null, null]);
  const decision = { report: first, verdict: "takenDown", note: "It names a person" } as const;
  expect(await decideReport(deps, administrator, { ...decision, note: " " })).toEqual({
    ok: false,
    error: "note-missing",
  });
  const both = await Promise.all([
    decideReport(deps, administrator, decision),
    decideReport(deps, administrator, { report: first, verdict: "kept", note: "Fine" }),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  const wasTakenDown = both[0]?.ok;
  const found = entryOf(firm, await db.batch(entryStatements(db, firm, reader, page)));
  expect(found?.entry.reviews).toBe(wasTakenDown ? 0 : 1);
  expect(found?.reviews[0]?.takenDownReason).toBe(wasTakenDown ? "It names a person" : "");
  // What was taken down is not taken back, to be written anew.
  if (wasTakenDown)
    expect(await dropReview(deps, client, { id })).toEqual({ ok: false, error: "not-allowed" });
  // Whatever was decided is the log, and all reports of the review are decided with it.
  const log = (await readReports(db)).filter(({ entry }) => entry === page);
  expect(new Set(log.map(({ verdict }) => verdict))).toEqual(new Set([wasTakenDown ? "takenDown" : "kept"]));
  expect(log).toHaveLength(2);
});

test("how soon a firm answers is known from the requests it took, and lifts it above one that does not answer", async () => {
  const [quick, slow] = [await member(), await member()];
  const client = await member();
  const word = `prompt${uuid().slice(0, 8)}`;
  const [first, second] = [await pageOf(quick, true, `A ${word}`), await pageOf(slow, true, `B ${word}`)];
  for (const hours of [1, 3, 5]) await jobOf(client, slow, "claimed", hours);
  await jobOf(client, quick, "claimed");
  const search = { words: [word], chosen: {}, page: 1, today: now().toISOString().slice(0, 10) };
  const found = await searchDirectory(db, firm, undefined, search, answeredBy(now()));
  expect(found.rows.map(({ id }) => id)).toEqual([second, first]);
  expect((await answerHours(db, second)).map(({ hours }) => hours)).toEqual([1, 3, 5]);
  expect(await answerHours(db, first)).toEqual([]);
});

test("whoever adds a firm learns which are nearly called so, and samples are none of them", async () => {
  const actor = await member();
  const word = uuid().slice(0, 8);
  const page = await pageOf(actor, false, `Ridge ${word} Roofing LLC`);
  expect((await twinsOf(db, firm, `ridge ${word} rofing, inc`)).map(({ id }) => id)).toEqual([page]);
  expect(await twinsOf(db, firm, `Gate ${uuid()}`)).toEqual([]);
  expect(await twinsOf(db, firm, '"*')).toEqual([]);
  await db.update(directoryEntries).set({ sample: true }).where(eq(directoryEntries.id, page));
  expect(await twinsOf(db, firm, `Ridge ${word} Roofing`)).toEqual([]);
});

test("the samples are sixty firms with their reviews, marked, in four statements, and seen by nobody else", async () => {
  const [actor, other] = [await member(), await member()];
  const statements = contribution.samples(db, { workspace: actor.workspace, language: "en", now: now() });
  expect(statements).toHaveLength(4);
  await db.batch(statements as never);
  const search = { words: ["sample"], chosen: {}, page: 1, today: now().toISOString().slice(0, 10) };
  const found = await searchDirectory(db, firm, actor, search, answeredBy(now()));
  expect(found.total).toBe(60);
  expect(found.rows.every(({ sample }) => sample)).toBe(true);
  expect((await searchDirectory(db, firm, other, search, answeredBy(now()))).total).toBe(0);
  const claimed = await claimEntry(deps, other, {
    ...{ entry: found.rows[0]?.id ?? "", claimant: "Manager 1", idem: uuid() },
  });
  expect(claimed).toEqual({ ok: false, error: "gone" });
  const said = await db
    .select({ id: directoryReviews.id })
    .from(directoryReviews)
    .where(eq(directoryReviews.workspace, actor.workspace));
  expect(said.length).toBeGreaterThan(100);
});

test("a guest and a member keep firms on a list that nobody else sees, each once, and take them off again", async () => {
  const [writer, actor] = [await member(), await member()];
  const guest = inOwn(freshGuest());
  const page = await pageOf(writer, false);
  for (const who of [actor, guest]) {
    const kept = await Promise.all([0, 1, 2].map(() => keepEntry(deps, who, { id: page })));
    expect(kept).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect((await keptEntries(db, firm, who)).map(({ id }) => id)).toEqual([page]);
  }
  expect(await keptEntries(db, firm, writer)).toEqual([]);
  expect(await keptEntries(db, firm, undefined)).toEqual([]);
  expect(await keepEntry(deps, actor, { id: uuid() })).toEqual({ ok: false, error: "gone" });
  expect(await letEntryGo(deps, actor, { id: page })).toEqual({ ok: true });
  expect(await letEntryGo(deps, actor, { id: page })).toEqual({ ok: true });
  expect(await keptEntries(db, firm, actor)).toEqual([]);
  expect(await keptEntries(db, firm, guest)).toHaveLength(1);
});
