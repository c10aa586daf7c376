import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { eraseAccounts } from "~/features/account/privacy/erasure.server.ts";
import { askDeletion } from "~/features/account/privacy/privacy.commands.server.ts";
import { postLead } from "~/features/business/lead-generation/leads.commands.server.ts";
import { claimLead, savePro } from "~/features/business/lead-generation/pros.commands.server.ts";
import { UNDO_DAYS } from "~/services/account-deletion.server.ts";
import { intakes } from "~db/schema/intakes.ts";
import { leadClaims, leads } from "~db/schema/leads.ts";
import { testDatabase } from "../../tests/database.ts";
import {
  createClock,
  createMember,
  DAY,
  freshGuest,
  MINUTE,
  type TestMember,
} from "../../tests/factories.ts";
import { rowFor } from "../../tests/tables.ts";
import { joinedContributions as contributions } from "./contributions.server.ts";

const db = testDatabase();
const uuid = () => crypto.randomUUID() as string;
const CONFIRMED = { emailConfirmedAt: "2026-01-01T00:00:00.000Z" };

/** A request of a guest under somebody's address, claimed by a firm. */
async function place(cap = 3) {
  const clock = createClock("2026-11-02T15:00:00.000Z");
  const deps = {
    ...{ db, now: clock.now, contributions, origin: "https://groundwork.example", language: "en" as const },
    secret: "a secret of the test",
  };
  const pros = async () => {
    const pro = await createMember(db, CONFIRMED);
    await savePro(deps, pro.actor, {
      ...{ idem: uuid(), version: 0, firm: "Sample Ridge Builders", trades: ["deck"], region: "TX" },
      ...{ place: "Austin", radiusMiles: 30, classes: [], licence: "", weekly: 5, paused: false },
    });
    return pro;
  };
  const post = async (email: string, who = inOwn(freshGuest())) => {
    const posted = await postLead(deps, who, {
      ...{ idem: uuid(), source: "site", trade: "deck", scope: "A deck", quote: "", budgetCents: 0, cap },
      ...{ timing: "weeks", region: "TX", place: "Austin", client: "Homeowner 1", email, language: "en" },
      ...{ phone: "", address: `12 Sample Street ${uuid()}` },
    });
    if (!posted.ok) throw new Error(posted.error);
    return posted.id;
  };
  const claim = (pro: TestMember, lead: string) => claimLead(deps, pro.actor, { idem: uuid(), lead });
  const leaves = async (who: TestMember) => {
    expect(await askDeletion(deps, who, { address: who.email })).toMatchObject({ ok: true });
    clock.advance(UNDO_DAYS * DAY + MINUTE);
    await eraseAccounts(deps);
  };
  const rowOf = async (id: string) => (await db.select().from(leads).where(eq(leads.id, id)))[0];
  const claimsOf = (id: string) => db.select().from(leadClaims).where(eq(leadClaims.leadId, id));
  return { pros, post, claim, leaves, rowOf, claimsOf };
}

test("who signs up with a stranger's address and goes again takes nothing of the stranger's along", async () => {
  const { post, leaves, rowOf } = await place();
  const stranger = await createMember(db);
  const lead = await post(stranger.email);
  const intake = { ...(await rowFor(db, intakes)), email: stranger.email } as typeof intakes.$inferInsert;
  await db.insert(intakes).values(intake);
  await leaves(stranger);
  expect(await rowOf(lead)).toMatchObject({ client: "Homeowner 1", email: stranger.email, state: "offered" });
  const [kept] = await db.select().from(intakes).where(eq(intakes.id, intake.id));
  expect(kept?.email).toBe(stranger.email);
});

test("of a client who goes nothing stays in a request, and the firms keep what they claimed", async () => {
  const { pros, post, claim, leaves, rowOf, claimsOf } = await place();
  const client = await createMember(db, CONFIRMED);
  const asGuest = await post(client.email);
  const asMember = await post("another@example.com", client.actor);
  const intake = { ...(await rowFor(db, intakes)), email: client.email } as typeof intakes.$inferInsert;
  await db.insert(intakes).values(intake);
  const pro = await pros();
  for (const lead of [asGuest, asMember]) expect(await claim(pro, lead)).toEqual({ ok: true });
  await leaves(client);
  for (const lead of [asGuest, asMember]) {
    const row = await rowOf(lead);
    expect(row).toMatchObject({ client: "—", email: "", address: "", addressKey: "", state: "withdrawn" });
    expect(row?.workspace).toMatch(/^gone:/);
    expect(await claimsOf(lead)).toMatchObject([{ workspace: pro.owner, firm: "Sample Ridge Builders" }]);
  }
  const [kept] = await db.select().from(intakes).where(eq(intakes.id, intake.id));
  expect(kept?.email).toBe("");
});

test("the seat of a firm that goes stays taken, so that no more than were asked for get the contact details", async () => {
  const { pros, post, claim, leaves, claimsOf } = await place(1);
  const lead = await post("somebody@example.com");
  const [one, other] = [await pros(), await pros()];
  expect(await claim(one, lead)).toEqual({ ok: true });
  await leaves(one);
  expect(await claimsOf(lead)).toMatchObject([{ firm: "—", workspace: expect.stringMatching(/^gone:/) }]);
  expect(await claim(other, lead)).toEqual({ ok: false, error: "full" });
});
