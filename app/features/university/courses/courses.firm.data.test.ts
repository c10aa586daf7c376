import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { makeWorkspace } from "~/engines/trust/trust.server.ts";
import { memberships } from "~db/schema/membership.ts";
import { orderPayments, orders } from "~db/schema/orders.ts";
import { workspaceMembers } from "~db/schema/trust.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { ALL_RIGHT, courseFixture, learner } from "../../../../tests/factories/courses.ts";
import { createClock, createMember } from "../../../../tests/factories.ts";
import { assignPath, withdrawPath } from "./assignments.commands.server.ts";
import { readAssignments } from "./assignments.queries.server.ts";
import { scoreOf } from "./course.logic.ts";
import { enrol, handIn } from "./courses.commands.server.ts";
import { readStanding } from "./courses.queries.server.ts";

const db = testDatabase();

describe("a path for somebody of a firm", () => {
  async function firm() {
    const [owner, worker, stranger] = await Promise.all([
      createMember(db),
      createMember(db),
      createMember(db),
    ]);
    const made = await makeWorkspace({ db, now: createClock().now }, owner.actor, {
      ...{ idem: crypto.randomUUID(), name: "Sample firm" },
    });
    if (!made.ok) throw new Error(made.error);
    const workspace = made.id;
    await db.insert(workspaceMembers).values({ workspace, userId: worker.id, role: "member", joinedAt: "" });
    const at = (who: typeof owner) => ({ ...who.actor, workspace });
    const learning = (who: typeof owner) => ({ person: who.actor, payers: [who.actor, at(who)] });
    return { owner, worker, stranger, at, learning };
  }
  const deps = { db, now: createClock().now };

  test("is given by an owner to a member, once, and the member sees by whom and by when", async () => {
    const { owner, worker, at, learning } = await firm();
    const given = { member: worker.id, path: "laborer", dueOn: "2026-04-01" };
    expect(await assignPath(deps, at(owner), given)).toEqual({ ok: true });
    expect(await assignPath(deps, at(owner), { ...given, dueOn: null })).toEqual({ ok: true });
    const seen = await readAssignments(db, learning(worker));
    expect(seen.own).toMatchObject([{ path: "laborer", dueOn: null, firm: "Sample firm" }]);
    expect([seen.people, seen.given]).toEqual([[], []]);
    const [row] = (await readAssignments(db, learning(owner))).given;
    expect(row).toMatchObject({ path: "laborer", passed: 0 });
    await withdrawPath(deps, at(worker), row?.id ?? "");
    expect((await readAssignments(db, learning(worker))).own).toHaveLength(1);
    await withdrawPath(deps, at(owner), row?.id ?? "");
    expect((await readAssignments(db, learning(worker))).own).toEqual([]);
  });

  test("is given by no member, to no stranger, and ends for whoever has left", async () => {
    const { owner, worker, stranger, at, learning } = await firm();
    const given = { member: worker.id, path: "laborer", dueOn: null };
    const gone = { ok: false, error: "gone" };
    expect(await assignPath(deps, at(worker), given)).toEqual(gone);
    expect(await assignPath(deps, at(stranger), given)).toEqual(gone);
    expect(await assignPath(deps, at(owner), { ...given, member: stranger.id })).toEqual(gone);
    await assignPath(deps, at(owner), given);
    await db.delete(workspaceMembers).where(eq(workspaceMembers.userId, worker.id));
    expect((await readAssignments(db, learning(worker))).own).toEqual([]);
    expect((await readAssignments(db, learning(owner))).given).toEqual([]);
  });

  test("tells the firm how many of its courses were passed", async () => {
    const { owner, worker, at, learning } = await firm();
    await assignPath(deps, at(owner), { member: worker.id, path: "laborer", dueOn: null });
    const course = courseFixture({ id: "falls-and-ladders" });
    const who = learner(worker.owner);
    const taken = await enrol(deps, who, course);
    if (!taken.ok) throw new Error(taken.error);
    await handIn({ ...deps, contributions: { onPassed: [] } }, who.person, {
      ...{ enrolment: taken.enrolment, course, scored: scoreOf(course, (n) => ALL_RIGHT[n]) },
      ...{ idem: crypto.randomUUID(), today: "2026-03-02" },
    });
    expect((await readAssignments(db, learning(owner))).given).toMatchObject([{ passed: 1 }]);
  });
});

describe("a course that is paid for", () => {
  const SOLD = "project-management-course";
  const now = createClock().now;
  const at = now().toISOString();

  test("opens with its order, for the workspace that paid and for nobody else", async () => {
    const course = courseFixture({ access: { kind: "order", product: SOLD } });
    const { person, payers } = learner();
    const [order, other] = [crypto.randomUUID(), learner()];
    const shared = { workspace: person.workspace, stateSince: at, createdAt: at };
    await db.batch([
      db.insert(orders).values({
        ...{ ...shared, id: order, number: 800_000 + Math.floor(Math.random() * 90_000), state: "completed" },
        ...{ email: "buyer@example.com", language: "en", taxCents: 0, totalCents: 19_999 },
        content: { sections: [{ id: "digital", title: "", lines: [{ id: SOLD, text: SOLD, qty: "1" }] }] },
      }),
      db.insert(orderPayments).values({
        ...{ ...shared, id: crypto.randomUUID(), orderId: order, provider: "test", state: "captured" },
        amountCents: 19_999,
      }),
    ]);
    expect(await enrol({ db, now }, { person, payers }, course)).toMatchObject({ ok: true });
    expect(await enrol({ db, now }, other, course)).toEqual({ ok: false, error: "closed" });
  });

  test("opens with the plan of the firm in which somebody works, and closes when they leave it", async () => {
    const course = courseFixture({ access: { kind: "plan" } });
    const [owner, worker] = await Promise.all([createMember(db), createMember(db)]);
    const made = await makeWorkspace({ db, now }, owner.actor, { idem: crypto.randomUUID(), name: "Firm" });
    if (!made.ok) throw new Error(made.error);
    const workspace = made.id;
    await db.insert(workspaceMembers).values({ workspace, userId: worker.id, role: "viewer", joinedAt: "" });
    const who = { person: worker.actor, payers: [worker.actor, { ...worker.actor, workspace }] };
    expect((await readStanding(db, who, course, now())).open).toBe(false);
    await db.insert(memberships).values({
      ...{ id: crypto.randomUUID(), workspace, state: "active", stateSince: at, tier: "pro" },
      ...{ siteZone: "UTC", language: "en", createdAt: at },
    });
    expect((await readStanding(db, who, course, now())).open).toBe(true);
    await db.delete(workspaceMembers).where(eq(workspaceMembers.userId, worker.id));
    expect((await readStanding(db, who, course, now())).open).toBe(false);
    expect(await enrol({ db, now }, who, course)).toEqual({ ok: false, error: "closed" });
  });
});
