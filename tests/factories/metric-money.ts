import { type Kept, TODAY } from "./metric-rows.ts";

// The figures of money once more, from the rows as they were written: slow, and so that anybody sees what they count.

export interface Fact {
  day: string;
  top?: number;
  bottom?: number;
  project?: string | null;
}
const dayOf = (at: string | null) => (at ?? "").slice(0, 10);
const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
const openJobs = ({ jobs }: Kept) => jobs.filter(({ state }) => state !== "closed");
const isOpen = (kept: Kept, id: string) => openJobs(kept).some((job) => job.id === id);

export const total = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
/** The applications that were not voided, each with its document and what was paid of it. */
const applications = ({ applications: all, papers, payments }: Kept) =>
  all.flatMap((one) => {
    const paper = papers.find(({ id }) => id === one.id);
    const paid = total(
      payments
        .filter(({ documentId, bouncedOn }) => documentId === one.id && bouncedOn === null)
        .map((pay) => pay.amountCents),
    );
    return paper && paper.state !== "void" ? [{ ...one, ...paper, paid }] : [];
  });
/** The invoices that were issued, each with what is left of it after credits and what was paid of it. */
export const issued = ({ invoices, invoicePapers, credits, payments }: Kept) =>
  invoices.flatMap((one) => {
    const paper = invoicePapers.find(({ id }) => id === one.id);
    if (!paper || one.issuedOn === null) return [];
    const credited = total(credits.filter(({ invoiceId }) => invoiceId === one.id).map((c) => c.amountCents));
    const paid = total(
      payments.filter((pay) => pay.documentId === one.id && !pay.bouncedOn).map((pay) => pay.amountCents),
    );
    return [{ ...one, state: paper.state, left: paper.totalCents - credited, paid }];
  });
const anew = ({ payments }: Kept) =>
  payments.filter(({ bouncedOn, depositId }) => bouncedOn === null && depositId === null);
export const certified = (kept: Kept) => applications(kept).filter(({ certifiedAt }) => certifiedAt !== null);
type Adjusted = { adjustments: { id: string; cents: number }[] };
const adjusted = ({ content }: { content: object }, name: string) =>
  (content as Adjusted).adjustments.find(({ id }) => id === name)?.cents ?? 0;
/** The newest application of a job that was handed in. */
const newest = (kept: Kept, job: string) =>
  applications(kept)
    .filter(({ projectId, state }) => projectId === job && state !== "draft")
    .sort((a, b) => b.periodTo.localeCompare(a.periodTo))[0];
/** What an open job brings, has cost and will have cost, as it was typed. */
const standing = (kept: Kept, job: string) => {
  const ours = ({ subjectId }: { subjectId: string | null }) => subjectId === job;
  const contract = total(kept.values.filter(ours).map(({ totalCents }) => totalCents));
  const orders = kept.documents.filter((one) => ours(one) && one.kind === "changeOrder");
  const changes = total(orders.filter(({ state }) => state === "approved").map((one) => one.totalCents));
  const costs = kept.lines.filter(({ projectId }) => projectId === job);
  const spent = total(costs.map(({ actualCents }) => actualCents));
  const atEnd = total(
    costs.map(({ budgetCents, committedCents, actualCents, toGoCents }) => {
      const left = Math.max(budgetCents, committedCents) - actualCents;
      return actualCents + (toGoCents ?? Math.max(0, left));
    }),
  );
  const budget = total(costs.map(({ budgetCents }) => budgetCents));
  return { contract, changes, spent, atEnd, budget };
};
const billedOf = (kept: Kept, job: string) => {
  const last = newest(kept, job);
  return last ? last.totalCents + adjusted(last, "retainage") + adjusted(last, "previous") : 0;
};

/** The tasks of a job with how many of their working days are done. */
const tasksOf = (kept: Kept, job: string) =>
  kept.tasks
    .filter((task) => kept.schedules.find(({ id }) => id === task.scheduleId)?.projectId === job)
    .map((task) => {
      const left = task.remaining === null ? undefined : Math.max(0, task.duration - task.remaining);
      const done = task.finished ? task.duration : (left ?? (task.duration * task.percent) / 100);
      const base = kept.baselines
        .filter(({ scheduleId }) => scheduleId === task.scheduleId)
        .sort((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
      const planned = (JSON.parse(base?.days ?? "{}") as Record<string, [string, string]>)[task.id];
      const part = planned && days(planned[0], TODAY) / (days(...planned) + 1);
      return {
        ...task,
        done,
        due: part === undefined ? undefined : task.duration * Math.min(1, Math.max(0, part)),
      };
    });
/** How far a job is by its schedule: working days in all, done, and of those that were planned also due. */
const builtOf = (kept: Kept, job: string) => {
  const tasks = tasksOf(kept, job);
  const planned = tasks.filter(({ due }) => due !== undefined);
  const sum = (of: typeof tasks, what: "duration" | "done" | "due") =>
    total(of.map((task) => task[what] ?? 0));
  return {
    ...{ all: sum(tasks, "duration"), done: sum(tasks, "done"), planned: sum(planned, "duration") },
    ...{ plannedDone: sum(planned, "done"), due: sum(planned, "due") },
  };
};
/** A fact of each open job of which something can be told. */
const ofJobs = (
  kept: Kept,
  tell: (
    of: ReturnType<typeof standing> & ReturnType<typeof builtOf> & { billed: number },
  ) => { top: number; bottom?: number } | undefined,
): Fact[] =>
  openJobs(kept).flatMap(({ id }) => {
    const told = tell({ ...standing(kept, id), ...builtOf(kept, id), billed: billedOf(kept, id) });
    return told ? [{ day: "", project: id, ...told }] : [];
  });
export const lateBy = (dueOn: string | null) => (dueOn === null ? 0 : days(dueOn, TODAY));

export const MONEY = {
  billed: (kept) => [
    ...certified(kept).map((one) => ({
      ...{ day: dayOf(one.certifiedAt), project: one.projectId, top: one.certifiedCents ?? 0 },
    })),
    ...issued(kept).map((one) => ({ day: one.issuedOn ?? "", project: one.projectId, top: one.left })),
  ],
  paymentsIn: (kept) =>
    [...anew(kept), ...kept.deposits].map((one) => ({
      ...{ day: one.paidOn, project: one.projectId, top: one.amountCents },
    })),
  daysToPay: (kept) =>
    anew(kept).map(({ paidOn, projectId, documentId }) => {
      const from =
        kept.invoices.find(({ id }) => id === documentId)?.issuedOn ??
        dayOf(kept.applications.find(({ id }) => id === documentId)?.certifiedAt ?? "");
      return { day: paidOn, project: projectId, top: Math.max(0, days(from, paidOn)), bottom: 1 };
    }),
  owed: (kept) => [
    ...certified(kept)
      .filter(({ state }) => state === "certified")
      .map((one) => ({ day: "", project: one.projectId, top: (one.certifiedCents ?? 0) - one.paid })),
    ...issued(kept)
      .filter(({ state }) => ["sent", "questioned", "accepted"].includes(state))
      .map((one) => ({ day: "", project: one.projectId, top: one.left - one.paid })),
  ],
  retainageHeld: (kept) =>
    kept.jobs.flatMap(({ id }) => {
      const last = newest(kept, id);
      return last ? [{ day: "", project: id, top: adjusted(last, "retainage") }] : [];
    }),
  backlog: (kept) =>
    openJobs(kept).flatMap(({ id }) => {
      const { contract, changes } = standing(kept, id);
      const ours = certified(kept).filter(({ projectId }) => projectId === id);
      const top = contract + changes - total(ours.map(({ certifiedCents }) => certifiedCents ?? 0));
      return contract + changes > 0 ? [{ day: "", project: id, top }] : [];
    }),
  overBilled: (kept) =>
    openJobs(kept).flatMap(({ id }) => {
      const { contract, changes, spent, atEnd } = standing(kept, id);
      const last = newest(kept, id);
      const billed = last ? last.totalCents + adjusted(last, "retainage") + adjusted(last, "previous") : 0;
      const earned = Math.round((Math.min(spent, atEnd) * (contract + changes)) / atEnd);
      return contract + changes > 0 ? [{ day: "", project: id, top: billed - earned }] : [];
    }),
  jobMargin: (kept) =>
    openJobs(kept).flatMap(({ id }) => {
      const { contract, atEnd } = standing(kept, id);
      return contract > 0 ? [{ day: "", project: id, top: contract - atEnd, bottom: contract }] : [];
    }),
  percentBilled: (kept) =>
    ofJobs(kept, ({ contract, changes, billed }) =>
      contract + changes > 0 ? { top: billed, bottom: contract + changes } : undefined,
    ),
  percentSpent: (kept) =>
    ofJobs(kept, ({ spent, atEnd }) =>
      atEnd > 0 ? { top: Math.min(spent, atEnd), bottom: atEnd } : undefined,
    ),
  percentBuilt: (kept) => ofJobs(kept, ({ all, done }) => (all > 0 ? { top: done, bottom: all } : undefined)),
  costIndex: (kept) =>
    ofJobs(kept, ({ budget, spent, all, done }) =>
      budget > 0 && spent > 0 && all > 0 ? { top: (budget * done) / all, bottom: spent } : undefined,
    ),
  scheduleIndex: (kept) =>
    ofJobs(kept, ({ budget, planned, plannedDone, due }) =>
      budget > 0 && due > 0
        ? { top: (budget * plannedDone) / planned, bottom: (budget * due) / planned }
        : undefined,
    ),
  costAtEnd: (kept) => ofJobs(kept, ({ atEnd }) => (atEnd > 0 ? { top: atEnd } : undefined)),
  marginFade: (kept) =>
    ofJobs(kept, ({ contract, budget, atEnd, changes }) =>
      contract > 0 && budget > 0 && atEnd > 0 ? { top: atEnd - budget - changes } : undefined,
    ),
  largestClient: (kept) => {
    const jobs = openJobs(kept).filter(({ client, contractCents }) => client !== "" && contractCents > 0);
    const of = (name: string) =>
      total(jobs.filter(({ client }) => client === name).map((job) => job.contractCents));
    const [largest] = [...new Set(jobs.map(({ client }) => client))].sort((a, b) => of(b) - of(a));
    return jobs.map(({ client, contractCents }) => ({
      ...{ day: "", top: client === largest ? contractCents : 0, bottom: contractCents },
    }));
  },
  committed: (kept) =>
    kept.lines
      .filter((one) => isOpen(kept, one.projectId))
      .map((one) => ({ day: "", project: one.projectId, top: one.committedCents })),
  budgetSpent: (kept) =>
    kept.lines
      .filter((one) => isOpen(kept, one.projectId))
      .map((one) => ({ day: "", project: one.projectId, top: one.actualCents, bottom: one.budgetCents })),
  waiversMissing: ({ subPayments, waivers }) =>
    subPayments
      .filter(({ clearedOn }) => clearedOn !== null)
      .filter(
        ({ id }) =>
          !waivers.some(
            ({ paymentId, state }) => paymentId === id && ["signed", "exchanged"].includes(state),
          ),
      )
      .map((one) => ({ day: "", project: one.projectId })),
} satisfies Record<string, (kept: Kept) => Fact[]>;
