import { eq, or, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { chaining } from "~/engines/chain/chain.server.ts";
import { addPost } from "~/engines/talk/talk.server.ts";
import { inOwn, revokeLink } from "~/engines/trust/trust.server.ts";
import { bidInvites, bidOffers, bidPackages } from "~db/schema/bids.ts";
import { chainLinks } from "~db/schema/chain.ts";
import { files } from "~db/schema/file.ts";
import { processEvents } from "~db/schema/process.ts";
import { posts } from "~db/schema/talk.ts";
import { auditEvents, capabilityLinks } from "~db/schema/trust.ts";
import {
  afterDue,
  buyer,
  db,
  deps,
  type Invited,
  inviteOf,
  inviting,
  key,
  making,
  moved,
  now,
  outFor,
  rowOf,
  sending,
} from "../../../../tests/factories/bids.ts";
import { freshGuest } from "../../../../tests/factories.ts";
import { pdf } from "../../../../tests/pictures.ts";
import { ask } from "./bids.commands.server.ts";
import { bidStands, bidSubject } from "./invites.commands.server.ts";
import { addPackageFile } from "./packages.commands.server.ts";
import { removeInvite, removePackage } from "./remove.commands.server.ts";

const store = { ...deps, bucket: undefined };

test("a package that is a draft or over is removed with all that hangs on it, its links end, and one that is out stays", async () => {
  const actor = await buyer();
  const { id, invited } = await outFor(actor, "A", "B");
  const [a] = invited;
  const { id: other, invited: others } = await outFor(actor, "C");
  const seen = async (of = id) => ({ id: of, version: (await rowOf(of)).version });
  const file = { id, idem: key(), name: "E-1.pdf", bytes: pdf() };
  expect(await addPackageFile(store, actor, file)).toMatchObject({ ok: true });
  await sending(a);
  const to = { kind: "bidPackage", id } as const;
  const from = { kind: "project", id: key() } as const;
  await chaining(db, { workspace: actor.workspace, from, to, now: now() });
  expect(await removePackage(store, actor, await seen())).toEqual({ ok: false, error: "fixed" });
  await afterDue(id);
  await moved(actor, id, "openBids");
  const said = { idem: key(), subject: bidSubject(a.id), body: "Is the permit in it?" };
  expect((await addPost(deps, actor, said, bidStands(a.id, actor))).ok).toBe(true);
  expect(await moved(actor, id, "cancel", "Not built")).toBe("cancelled");
  const { version } = await seen();
  expect(await removePackage(store, actor, { id, version: version - 1 })).toEqual({
    ok: false,
    error: "stale",
  });
  const stranger = await buyer();
  expect(await removePackage(store, stranger, { id, version })).toEqual({ ok: false, error: "gone" });
  expect(await removePackage(store, actor, { id, version })).toEqual({ ok: true });
  expect(await removePackage(store, actor, { id, version })).toEqual({ ok: false, error: "gone" });
  const left = await Promise.all([
    db.select().from(bidPackages).where(eq(bidPackages.id, id)),
    db.select().from(bidInvites).where(eq(bidInvites.packageId, id)),
    db.select().from(bidOffers).where(eq(bidOffers.inviteId, a.id)),
    db.select().from(posts).where(eq(posts.subjectId, a.id)),
    db.select().from(files).where(eq(files.subjectId, id)),
    db.select().from(chainLinks).where(eq(chainLinks.toId, id)),
    db
      .select()
      .from(processEvents)
      .where(or(eq(processEvents.recordId, id), eq(processEvents.recordId, a.id))),
  ]);
  expect(left.map((rows) => rows.length)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  const links = await db.select().from(capabilityLinks).where(eq(capabilityLinks.workspace, actor.workspace));
  const standing = links.filter(({ revokedAt }) => revokedAt === null).map(({ subjectId }) => subjectId);
  expect(standing).toEqual([others[0].id]);
  const logged = await db
    .select({ subject: auditEvents.subject })
    .from(auditEvents)
    .where(sql`${auditEvents.chain} = ${actor.workspace} and ${auditEvents.act} = 'link.revoked'`);
  expect(logged).toEqual([{ subject: `bidPackage:${id}` }]);
  // The other package has kept its own.
  expect((await rowOf(other)).state).toBe("open");
  const events = await db.select().from(processEvents).where(eq(processEvents.recordId, other));
  expect(events.length).toBeGreaterThan(0);
  const draft = await making(actor);
  expect(await removePackage(store, actor, await seen(draft))).toEqual({ ok: true });
});

test("a company whose link was revoked is taken out, unless it bid or asked something", async () => {
  const actor = await buyer();
  const { id, invited } = await outFor(actor, "A", "B", "C");
  const [a, b, c] = invited as [Invited, Invited, Invited];
  await sending(b);
  await ask(deps, c.holder(), { id: c.id, idem: key(), question: "Who furnishes fixtures?" });
  const remove = (bid: string, who = actor) => removeInvite(deps, who, { id, bid });
  expect(await remove(a.id)).toEqual({ ok: false, error: "fixed" });
  for (const { link } of [a, b, c]) await revokeLink(deps, actor, link);
  expect(await remove(a.id, inOwn(freshGuest()))).toEqual({ ok: false, error: "gone" });
  for (const { id: kept } of [b, c]) expect(await remove(kept)).toEqual({ ok: false, error: "fixed" });
  expect(await remove(a.id)).toEqual({ ok: true });
  expect(await remove(a.id)).toEqual({ ok: false, error: "gone" });
  expect(await db.select().from(processEvents).where(eq(processEvents.recordId, a.id))).toEqual([]);
  expect((await inviteOf(b.id)).state).toBe("submitted");
  // The name is free again.
  expect((await inviting(actor, id, "A")).id).not.toBe(a.id);
});
