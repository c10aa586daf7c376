import { and, eq, sql } from "drizzle-orm";
import { settle } from "~/engines/process/process.server.ts";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import { licenceKey } from "~/features/tools/licences/needed.queries.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { queueMailIf } from "~/services/mail.server.ts";
import type { LeadClass, LeadTrade, PASS_REASONS } from "~db/schema/leads.terms.ts";
import { leadClaims, leadPasses, leadPros, leads } from "~db/schema/leads.ts";
import { isFor } from "./asked.server.ts";
import process from "./lead.process.server.ts";
import { type Deps, linkOf, type MailDeps } from "./leads.commands.server.ts";
import { LEAD_LIMITS } from "./leads.limits.ts";
import { claimedIn, findPro, fitFor, WEEK_MS } from "./pros.queries.server.ts";

export interface ProInput {
  idem: string;
  /** That the form showed; zero where there was none. */
  version: number;
  firm: string;
  trades: readonly LeadTrade[];
  region: string;
  place: string;
  at?: { latitude: number; longitude: number };
  radiusMiles: number;
  classes: readonly LeadClass[];
  licence: string;
  weekly: number;
  paused: boolean;
}

/** What a workspace looks for, made or changed. A form that is sent twice says the same twice. */
export async function savePro(
  { db, now }: Deps,
  actor: Person,
  { idem, version, at, ...input }: ProInput,
): Promise<CommandResult<"stale" | "not-allowed">> {
  const { workspace } = actor;
  const values = {
    ...input,
    ...{ trades: input.trades.join(","), classes: input.classes.join(",") },
    ...{ latitude: at?.latitude ?? null, longitude: at?.longitude ?? null },
    licenceKey: licenceKey(input.licence),
  };
  const [saved, [found]] = await db.batch([
    version === 0
      ? db
          .insert(leadPros)
          .select(
            sql`select ${idem}, ${workspace}, ${values.firm}, ${values.trades}, ${values.region}, ${values.place},
              ${values.latitude}, ${values.longitude}, ${values.radiusMiles}, ${values.classes}, ${values.licence},
              ${values.licenceKey}, ${values.weekly}, ${values.paused ? 1 : 0}, 1, 0, ${now().toISOString()}
              where ${mayWrite(actor, workspace)}`,
          )
          .onConflictDoNothing()
          .returning({ id: leadPros.id })
      : db
          .update(leadPros)
          .set({ ...values, version: sql`${leadPros.version} + 1` })
          .where(
            and(
              eq(leadPros.workspace, workspace),
              eq(leadPros.sample, false),
              eq(leadPros.version, version),
              mayWrite(actor, leadPros.workspace),
            ),
          )
          .returning({ id: leadPros.id }),
    db
      .select()
      .from(leadPros)
      .where(
        and(
          eq(leadPros.workspace, workspace),
          eq(leadPros.sample, false),
          mayWrite(actor, leadPros.workspace),
        ),
      ),
  ]);
  if (saved.length > 0) return { ok: true };
  if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
  const isSame =
    found && Object.entries(values).every(([name, value]) => found[name as keyof typeof found] === value);
  return isSame ? { ok: true } : { ok: false, error: "stale" };
}

export type ClaimRefusal =
  | "gone"
  | "noProfile"
  | "not-allowed"
  | "own"
  | "elsewhere"
  | "ended"
  | "full"
  | "week"
  | "paused"
  | "stale"
  | "misfit.trade"
  | "misfit.state"
  | "misfit.far"
  | "misfit.licence";

/**
 * Claims one of the seats of a request. Everything that can change between looking and claiming is in the one statement:
 * the seats that are left, the week of the pro, what the pro looks for, and whether it is still on offer. So of any number
 * at once exactly as many get it as it has seats.
 */
export async function claimLead(
  deps: MailDeps,
  actor: Person,
  { idem, lead }: { idem: string; lead: string },
): Promise<CommandResult<ClaimRefusal>> {
  const { db, now } = deps;
  const at = now();
  await settle(deps, process, { record: lead });
  const { pro, wanted } = await findPro(db, actor, { lead, now: at });
  if (!wanted) return { ok: false, error: "gone" };
  if (!pro) return { ok: false, error: "noProfile" };
  if (wanted.mine) return { ok: true };
  const fit = fitFor(wanted, pro);
  // Whoever is asked by name need not look for such a job.
  if (fit.misfits[0] && !wanted.asked) return { ok: false, error: `misfit.${fit.misfits[0]}` };
  const week = new Date(at.getTime() - WEEK_MS).toISOString();
  // One account has one seat, and one week, however many workspaces it makes.
  const elsewhere = sql`exists (select 1 from lead_claims as e where e.lead_id = l.id and not e.sample
    and ${mayWrite(actor, sql`e.workspace_id`)})`;
  const seat = sql`(select min(value) from json_each('[1,2,3]') where value <= l.cap
    and value not in (select taken.seat from lead_claims as taken where taken.lead_id = l.id))`;
  const offered = new Date(at.getTime() - LEAD_LIMITS.offerDays * 86_400_000).toISOString();
  const t = translator(wanted.language, "leads");
  const link = await linkOf(deps, lead, "");
  const [[claimed]] = await db.batch([
    db
      .insert(leadClaims)
      .select(
        sql`select ${idem}, pro.workspace_id, l.id, pro.id, pro.firm, ${seat}, ${fit.score}, ${at.toISOString()},
          null, null, 0, l.sample, ${at.toISOString()}
          from leads as l join lead_pros as pro on pro.id = ${pro.id}
          where l.id = ${lead} and l.state in ('offered', 'claimed', 'contacted', 'quoted') and l.paused = 0
          and l.created_at > ${offered} and pro.version = ${pro.version} and pro.paused = 0
          and ${mayWrite(actor, sql`pro.workspace_id`)}
          and (l.sample = 1 or (${isFor(actor, { lead: sql`l.id`, client: sql`l.workspace_id` })} and not ${mayRead(actor, sql`l.workspace_id`)} and not ${elsewhere}))
          and ${seat} is not null and (l.sample = 1 or ${claimedIn(actor, week)} < pro.weekly)`,
      )
      .onConflictDoNothing()
      .returning({ id: leadClaims.id }),
    queueMailIf(
      db,
      `lead-claim:${idem}`,
      {
        recipient: wanted.email,
        subject: t("mail.claimed.subject", { firm: pro.firm }),
        text: t("mail.claimed.text", { firm: pro.firm, link: deps.origin + link.path }),
      },
      at,
      sql`exists (select 1 from lead_claims as c where c.id = ${idem} and c.lead_id = ${lead} and not c.sample)`,
    ),
  ]);
  if (claimed) {
    await settle(deps, process, { record: lead });
    return { ok: true };
  }
  return refusedClaim(deps, actor, lead, at);
}

/** Why nothing was written, by what stands now. */
async function refusedClaim(
  { db }: Deps,
  actor: Person,
  lead: string,
  now: Date,
): Promise<CommandResult<ClaimRefusal>> {
  if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
  const { pro, wanted } = await findPro(db, actor, { lead, now });
  if (wanted?.mine) return { ok: true };
  const no = (error: ClaimRefusal) => ({ ok: false, error }) as const;
  if (!wanted) return no("gone");
  if (wanted.own && !wanted.sample) return no("own");
  if (wanted.elsewhere && !wanted.sample) return no("elsewhere");
  if (wanted.claims >= wanted.cap) return no("full");
  if (wanted.paused || !wanted.isOffered) return no("ended");
  if (pro?.paused) return no("paused");
  if (pro && pro.used >= pro.weekly) return no("week");
  return no("stale");
}

/** Says that a request is not wanted, and why: it leaves the list. Said anew it stands anew. */
export async function passLead(
  { db, now }: Deps,
  actor: Person,
  { idem, lead, reason }: { idem: string; lead: string; reason: (typeof PASS_REASONS)[number] },
): Promise<CommandResult<"not-allowed" | "gone">> {
  const { workspace } = actor;
  const [passed, [there]] = await db.batch([
    db
      .insert(leadPasses)
      .select(
        sql`select ${idem}, ${workspace}, l.id, ${reason}, ${now().toISOString()} from leads as l
          where l.id = ${lead} and ${mayWrite(actor, workspace)}
          and not exists (select 1 from lead_claims as c where c.lead_id = l.id and c.workspace_id = ${workspace})`,
      )
      .onConflictDoUpdate({ target: [leadPasses.workspace, leadPasses.leadId], set: { reason } })
      .returning({ id: leadPasses.id }),
    db.select({ id: leads.id }).from(leads).where(eq(leads.id, lead)),
  ]);
  if (passed.length > 0) return { ok: true };
  if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
  return there ? { ok: true } : { ok: false, error: "gone" };
}
