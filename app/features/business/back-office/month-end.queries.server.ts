import { and, eq, type SQL, sql } from "drizzle-orm";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import { isApproved } from "~/features/projects/workforce/approved.queries.server.ts";
import { dayAfter, monthsAfter } from "~/lib/local-day.ts";
import type { Database } from "~db/client.ts";
import { lienClocks, lienRules, monthEndTicks } from "~db/schema/back-office.ts";
import { workforcePunches } from "~db/schema/workforce.ts";
import { deadlinesOf, ruleOf } from "./lien-rules.ts";
import { CLOCK_DAYS, type Counted } from "./month-end.limits.ts";

const MOST_CLOCKS = 400;

/** The first day of a month, and its last. */
export function spanOf(month: string): { from: string; to: string } {
  const from = `${month}-01`;
  return { from, to: dayAfter(monthsAfter(from, 1), -1) };
}

/** Records that are still open at the end of a month, as one row of counts; examples are none. */
function counts(workspace: string, { from, to }: { from: string; to: string }): Record<string, SQL<number>> {
  const ours = sql`${workspace}`;
  return {
    papers: sql<number>`(select count(*) from desk_items as paper where paper.workspace_id = ${ours}
      and not paper.sample and paper.state in ('new', 'coded', 'approved')
      and coalesce(paper.spent_on, substr(paper.created_at, 1, 10)) <= ${to})`,
    shifts: sql<number>`(select count(*) from ${workforcePunches} where ${workforcePunches.workspace} = ${ours}
      and not ${workforcePunches.sample} and not ${workforcePunches.void} and ${workforcePunches.outAt} is not null
      and ${workforcePunches.inAt} >= ${from} and ${workforcePunches.inAt} < ${dayAfter(to)} and not ${isApproved})`,
    drafts: sql<number>`(select count(*) from billing_invoices as invoice
      join documents as paper on paper.id = invoice.id where invoice.workspace_id = ${ours} and not paper.sample
      and paper.state = 'draft' and invoice.period_to <= ${to})`,
    overdue: sql<number>`(select count(*) from billing_invoices as invoice
      join documents as paper on paper.id = invoice.id where invoice.workspace_id = ${ours} and not paper.sample
      and paper.state in ('sent', 'questioned', 'accepted') and invoice.due_on <= ${to})`,
    waivers: sql<number>`(select count(*) from lien_waivers as waiver where waiver.workspace_id = ${ours}
      and not waiver.sample and waiver.state in ('requested', 'signed') and waiver.through_on <= ${to})`,
    uncleared: sql<number>`(select count(*) from waiver_payments as paid where paid.workspace_id = ${ours}
      and not paid.sample and paid.cleared_on is null and paid.paid_on <= ${to})`,
    numbers: sql<number>`(select count(*) from tax_vendors as vendor where vendor.workspace_id = ${ours}
      and not vendor.sample and vendor.sealed_number = '' and exists (select 1 from tax_payments as paid
        where paid.vendor_id = vendor.id and paid.paid_on between ${from} and ${to}))`,
  };
}

/**
 * What is ticked of a month and what is still open in the records: one round trip.
 * @param month `YYYY-MM`
 * @param day today, for the notices and liens that are not done
 */
export async function readMonthEnd(db: Database, actor: Person, month: string, day: string) {
  const { workspace } = actor;
  const span = spanOf(month);
  const [ticks, [counted], clocks] = await db.batch([
    db
      .select({
        ...{ line: monthEndTicks.line, note: monthEndTicks.note, at: monthEndTicks.createdAt },
        mine: sql<number>`${monthEndTicks.tickedBy} = ${actor.owner}`.as("is_mine"),
      })
      .from(monthEndTicks)
      .where(
        and(
          eq(monthEndTicks.workspace, workspace),
          eq(monthEndTicks.month, month),
          mayRead(actor, monthEndTicks.workspace),
        ),
      ),
    db
      .select(
        Object.fromEntries(
          Object.entries(counts(workspace, span)).map(([name, count]) => [name, count.as(`open_${name}`)]),
        ),
      )
      .from(sql`(select 1)`)
      .where(mayRead(actor, sql`${workspace}`)),
    db
      .select({
        ...{ usState: lienClocks.usState, firstOn: lienClocks.firstOn, lastOn: lienClocks.lastOn },
        ...{ noticeSentOn: lienClocks.noticeSentOn, lienFiledOn: lienClocks.lienFiledOn },
        ...{ noticeDays: lienRules.noticeDays, lienDays: lienRules.lienDays },
      })
      .from(lienClocks)
      .leftJoin(
        lienRules,
        and(eq(lienRules.workspace, lienClocks.workspace), eq(lienRules.usState, lienClocks.usState)),
      )
      .where(
        and(
          eq(lienClocks.workspace, workspace),
          eq(lienClocks.sample, false),
          mayRead(actor, lienClocks.workspace),
        ),
      )
      .limit(MOST_CLOCKS),
  ]);
  const until = dayAfter(span.to, CLOCK_DAYS);
  const due = clocks.flatMap((clock) => {
    const rule = ruleOf(clock);
    return rule ? deadlinesOf(clock, rule, day) : [];
  });
  const open = { ...(counted as Record<string, number>) } as Record<Counted, number>;
  open.clocks = due.filter((one) => one.state !== "done" && one.day >= span.from && one.day <= until).length;
  return { ticks, open };
}
