import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { chaining } from "~/engines/chain/chain.server.ts";
import type { ChainEnd } from "~/engines/chain/chain.ts";
import { began, type MoveRefusal, move } from "~/engines/process/process.server.ts";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { fold } from "~/lib/fold.ts";
import { idFrom } from "~/lib/hash.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { phoneKey } from "~/lib/phone-key.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { Database } from "~db/client.ts";
import { crmCompanies, crmContacts, dealActivities, dealNorms, deals } from "~db/schema/deals.ts";
import { CRM_LIMITS, followUpDays, STAGES, type Stage } from "./crm.limits.ts";
import type { DealEdit, NewActivity, NewDeal, Norms } from "./crm.schemas.ts";
import bound from "./deal.process.server.ts";
import { type DealMove, STEPS } from "./deal.process.ts";
import { isSame, type Known, readKnown } from "./known.queries.server.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

/** The firm of that name, made where there is none; and its id, for the statement after it. */
export const company = (
  db: Database,
  { workspace }: Person,
  { typed, at, when = sql`1` }: { typed: string; at: string; when?: SQL },
) => {
  const titleKey = fold(typed);
  return {
    made: db
      .insert(crmCompanies)
      .select(sql`select ${crypto.randomUUID()}, ${workspace}, ${typed}, ${titleKey}, 0, ${at} where ${when}`)
      .onConflictDoNothing(),
    id: sql<string>`(select firm.id from ${crmCompanies} as firm where firm.workspace_id = ${workspace}
      and firm.title_key = ${titleKey} and not firm.sample)`,
  };
};

/** Writes down a deal, with whoever asks for it: somebody known, or somebody new who seems not to be known yet. */
export async function addDeal(
  { db, now }: Deps,
  actor: Person,
  { idem, contact, anyway, from, ...said }: NewDeal & { anyway: boolean; from?: ChainEnd },
): Promise<CommandResult<"full" | "not-allowed" | "gone" | "known", { id: string }, { known?: Known[] }>> {
  const at = now().toISOString();
  const { workspace } = actor;
  const id = await idFrom(idem, workspace, contact, JSON.stringify(said));
  const person = contact || (await idFrom(id, "contact"));
  const room = sql`(select count(*) from ${deals} where ${deals.workspace} = ${workspace} and not ${deals.sample})
    < ${CRM_LIMITS.deals} and (select count(*) from ${crmContacts} where ${crmContacts.workspace} = ${workspace})
    < ${CRM_LIMITS.contacts}`;
  const stands = sql`exists (select 1 from ${crmContacts} where ${crmContacts.id} = ${contact}
    and ${crmContacts.workspace} = ${workspace})`;
  const isNew = anyway
    ? sql`1`
    : sql`not exists (select 1 from ${crmContacts} where ${crmContacts.workspace} = ${workspace} and ${isSame(said)})`;
  const may = sql`${contact ? stands : isNew} and ${room} and ${mayWrite(actor, workspace)}`;
  const firm = company(db, actor, { typed: said.company, at });
  const { name, phone, email, place, note, title, source, jobType, chance, expectedOn } = said;
  const whoever = contact
    ? [db.update(crmContacts).set({ sample: false }).where(eq(crmContacts.id, contact))]
    : [
        ...(said.company ? [firm.made] : []),
        db.insert(crmContacts).values({
          ...{ id: person, workspace, name, phone, phoneKey: phoneKey(phone), email, place },
          ...{ companyId: said.company ? firm.id : null, createdAt: at },
        }),
      ];
  try {
    await db.batch([
      takeOnlyIf(db, workspace, await submissionKey(idem, "deal", id), now(), may),
      ...whoever,
      db.insert(deals).values({
        ...{ id, workspace, title, contactId: person, source, jobType, valueCents: said.value, chance },
        ...{ place, note, expectedOn, nextAction: said.nextAction, nextOn: said.nextOn, keeper: actor.owner },
        ...{ state: "new", stateSince: at, lastActivityAt: at, createdAt: at },
      }),
      began(db, bound, actor, { record: id, party: "keeper", now: now() }),
      ...(from ? [chaining(db, { workspace, from, to: { kind: "deal", id }, now: now() })] : []),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id };
    if (!isRefused(error)) throw error;
    if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
    if (contact) return { ok: false, error: "gone" };
    const known = anyway ? [] : await readKnown(db, actor, said);
    return known.length > 0 ? { ok: false, error: "known", known } : { ok: false, error: "full" };
  }
  return { ok: true, id };
}

/**
 * An example that is worked on is one no longer, and whoever asks for it with their firm is none either: removing the
 * examples leaves all of it. For a batch, after what makes the deal none. A firm of that name that is there stays itself.
 */
const keeping = (db: Database, id: string) => {
  const real = sql`(select kept.contact_id from deals as kept where kept.id = ${id} and not kept.sample)`;
  const firm = sql`(select person.company_id from crm_contacts as person where person.id = ${real})`;
  const twin = sql`(select firm.id from crm_companies as firm join crm_companies as example
    on example.workspace_id = firm.workspace_id and example.title_key = firm.title_key and example.sample
    where example.id = crm_contacts.company_id and not firm.sample)`;
  return [
    db
      .update(crmContacts)
      .set({ sample: false, companyId: sql`coalesce(${twin}, crm_contacts.company_id)` })
      .where(and(sql`${crmContacts.id} = ${real}`, sql`${crmContacts.sample}`)),
    db
      .update(crmCompanies)
      .set({ sample: false })
      .where(and(sql`${crmCompanies.id} = ${firm}`, sql`${crmCompanies.sample}`)),
    db
      .update(dealActivities)
      .set({ sample: false })
      .where(and(eq(dealActivities.dealId, id), sql`${real} is not null`, sql`${dealActivities.sample}`)),
  ] as const;
};

const mine = (actor: Person, id: string) => and(eq(deals.id, id), mayRead(actor, deals.workspace));

/** Why an update of a deal changed nothing. */
async function whyNot(db: Database, actor: Person, id: string) {
  const [found] = await db
    .select({ may: sql<number>`(${mayWrite(actor, deals.workspace)})` })
    .from(deals)
    .where(mine(actor, id));
  if (!found) return { ok: false, error: "gone" } as const;
  return { ok: false, error: found.may ? "stale" : "not-allowed" } as const;
}

type Changed = CommandResult<"gone" | "stale" | "not-allowed">;

/** Changes what is said of a deal. */
export async function editDeal(
  { db }: Deps,
  actor: Person,
  { id, version, value, ...said }: DealEdit & { id: string },
): Promise<Changed> {
  const [[changed]] = await db.batch([
    db
      .update(deals)
      .set({ ...said, valueCents: value, sample: false, version: sql`${deals.version} + 1` })
      .where(and(eq(deals.id, id), eq(deals.version, version), mayWrite(actor, deals.workspace)))
      .returning({ id: deals.id }),
    ...keeping(db, id),
  ]);
  return changed ? { ok: true } : whyNot(db, actor, id);
}

/** Takes a deal over: from now on its steps are theirs. */
export async function takeDeal(
  { db }: Deps,
  actor: Person,
  { id, version }: { id: string; version: number },
): Promise<Changed> {
  const [[changed]] = await db.batch([
    db
      .update(deals)
      .set({ keeper: actor.owner, sample: false, version: sql`${deals.version} + 1` })
      .where(and(eq(deals.id, id), eq(deals.version, version), mayWrite(actor, deals.workspace)))
      .returning({ id: deals.id }),
    ...keeping(db, id),
  ]);
  return changed ? { ok: true } : whyNot(db, actor, id);
}

export interface Moving {
  id: string;
  transition: DealMove;
  version: number;
  idem: string;
  note: string;
  nextAction: string;
  nextOn: string | null;
  lostReason: string;
  wakeOn: string | null;
  /** The day where the mover is. */
  day: string;
}

const isStep = (name: string) => (STEPS as readonly string[]).includes(name);

/** What a step lacks, by its field. */
function lacking({ transition, nextAction, nextOn, lostReason, wakeOn, day }: Moving) {
  const lacks: Record<string, string> = {};
  if (isStep(transition) && !nextAction) lacks.nextAction = "errors.nextAction";
  if (isStep(transition) && !nextOn) lacks.nextOn = "errors.nextOn";
  if (isStep(transition) && nextOn && nextOn < day) lacks.nextOn = "errors.nextPast";
  if (transition === "lose" && !lostReason) lacks.lostReason = "errors.lostReason";
  if (transition === "sleep" && (!wakeOn || wakeOn <= day)) lacks.wakeOn = "errors.wakeOn";
  return Object.keys(lacks).length > 0 ? lacks : undefined;
}

/**
 * Moves a deal. A step to a stage brings its next action with a day of today or later, in the batch of the step and under
 * the check of the table, so that no stage stands without one.
 */
export async function moveDeal(
  deps: Deps,
  actor: Person,
  moving: Moving,
): Promise<
  CommandResult<MoveRefusal, { state: string }> | { ok: false; error: "lacks"; lacks: Record<string, string> }
> {
  const { id, transition, version, idem, note, nextAction, nextOn, lostReason, wakeOn, day } = moving;
  const lacks = lacking(moving);
  if (lacks) return { ok: false, error: "lacks", lacks };
  const goes: Partial<typeof deals.$inferInsert> =
    transition === "lose"
      ? { lostReason }
      : transition === "sleep"
        ? { wakesAt: `${wakeOn}T00:00:00.000Z` }
        : isStep(transition) && nextOn
          ? { nextAction, nextOn }
          : {};
  return move(deps, bound, actor, {
    ...{ record: id, transition, version, idem, note },
    when: isStep(transition) ? sql`${nextAction} <> '' and ${nextOn} >= ${day}` : sql`1`,
    also: ({ db, happened }) => [
      db
        .update(deals)
        .set({ ...goes, sample: false })
        .where(and(eq(deals.id, id), happened)),
      ...keeping(db, id),
    ],
  });
}

/**
 * Writes down what was done about a deal, and what is done next: what is left empty follows the cadence of its stage. A
 * deal that is over keeps what it has.
 */
export async function logActivity(
  { db, now }: Deps,
  actor: Person,
  { id, idem, day, kind, note, nextAction, nextOn }: NewActivity & { id: string; day: string },
): Promise<
  CommandResult<"gone" | "not-allowed"> | { ok: false; error: "lacks"; lacks: Record<string, string> }
> {
  if (nextOn && nextOn < day) return { ok: false, error: "lacks", lacks: { nextOn: "errors.nextPast" } };
  const at = now().toISOString();
  const { workspace } = actor;
  const may = sql`exists (select 1 from ${deals} where ${deals.id} = ${id} and ${deals.workspace} = ${workspace})
    and ${mayWrite(actor, workspace)}`;
  const activity = await idFrom(idem, workspace, id, JSON.stringify([kind, note, nextAction, nextOn]));
  const suggested = sql.join(
    STAGES.map((stage: Stage) => sql`when ${stage} then ${dayAfter(day, followUpDays(stage, kind))}`),
    sql` `,
  );
  const isAlive = sql`${deals.state} not in ('won', 'lost', 'dormant')`;
  try {
    await db.batch([
      takeOnlyIf(db, workspace, await submissionKey(idem, "activity", activity), now(), may),
      db.insert(dealActivities).select(
        sql`select ${activity}, ${workspace}, ${id}, ${kind}, ${note}, ${deals.sample}, ${at} from ${deals}
          where ${deals.id} = ${id}`,
      ),
      db
        .update(deals)
        .set({
          lastActivityAt: at,
          sample: false,
          answeredAt: kind === "note" ? sql`${deals.answeredAt}` : sql`coalesce(${deals.answeredAt}, ${at})`,
          nextAction: sql`case when ${isAlive} and ${nextAction} <> '' then ${nextAction} else ${deals.nextAction} end`,
          nextOn: nextOn
            ? sql`case when ${isAlive} then ${nextOn} else ${deals.nextOn} end`
            : sql`case ${deals.state} ${suggested} else ${deals.nextOn} end`,
          version: sql`${deals.version} + 1`,
        })
        .where(eq(deals.id, id)),
      ...keeping(db, id),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true };
    if (!isRefused(error)) throw error;
    return { ok: false, error: (await mayStill(db, actor)) ? "gone" : "not-allowed" };
  }
  return { ok: true };
}

/** Keeps what a workspace takes for its norms; version 0 where it has none yet. */
export async function saveNorms(
  { db, now }: Deps,
  actor: Person,
  { version, ...norms }: Norms,
): Promise<CommandResult<"stale" | "not-allowed">> {
  if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
  const of = (what: "days" | "chance") =>
    Object.fromEntries(STAGES.map((stage) => [stage, norms[`${what}_${stage}`]]));
  const row = { days: of("days"), chances: of("chance"), updatedAt: now().toISOString() };
  const [kept] = await db
    .insert(dealNorms)
    .values({ workspace: actor.workspace, ...row })
    .onConflictDoUpdate({
      target: dealNorms.workspace,
      set: { ...row, version: sql`${dealNorms.version} + 1` },
      setWhere: or(eq(dealNorms.version, version), sql`0`),
    })
    .returning({ version: dealNorms.version });
  return kept ? { ok: true } : { ok: false, error: "stale" };
}
