import { sentContent } from "~/engines/lines/lines.server.ts";
import { type Content, linesOf, shortHash, totalsOf } from "~/engines/lines/lines.ts";
import { standingOf } from "~/engines/process/process.ts";
import { type Holding, isMember, type Present } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { typedDollars } from "~/lib/dollars.ts";
import { dayAfter, localDay } from "~/lib/local-day.ts";
import type { Database } from "~db/client.ts";
import { applicationProcess, OPEN, WITH_MORE } from "./application.process.ts";
import { headOf, sumsOfContent, workOf } from "./application-content.ts";
import { FIRST_TERMS, ROWS } from "./billing.limits.ts";
import {
  type JobRead,
  type ReadApplication,
  readApplication,
  readBilling,
  readJob,
  SALES_DAYS,
} from "./billing.queries.server.ts";
import { cashOf, owedOf } from "./cash.ts";
import { EXAMPLE, exampleApplication, exampleJob } from "./example.server.ts";
import { ageing, ageOf, salesOutstanding } from "./receivables.ts";
import { doneOf } from "./sums.ts";
import { type JobFigures, marginsOf, progressOf } from "./wip.ts";

export interface Given {
  db: Database;
  language: Language;
  now: () => Date;
  formKey: () => string;
}

/** What a job costs, from the page of its costs. */
export interface JobCosts {
  budgetCents: number;
  actualCents: number;
  eacCents: number;
}

/** The jobs of a workspace: what was billed and paid of each, what is open and how late it is. */
export async function billingView({ db }: Given, actor: Present, day: string) {
  const { jobs, open, salesCents } = await readBilling(db, actor, day);
  const owed = open.map(({ certified, paid, ...one }) => ({
    ...one,
    openCents: Number(certified) - Number(paid),
    age: ageOf(one.dueOn, day),
  }));
  const openCents = owed.reduce((all, one) => all + one.openCents, 0);
  return {
    jobs: jobs.map((job) => ({
      ...job,
      contract: Number(job.contract),
      certified: Number(job.certified),
      paid: Number(job.paid),
      invoiced: Number(job.invoiced),
      applications: Number(job.applications),
    })),
    owed,
    openCents,
    ages: ageing(owed, day),
    /** In days, to a tenth; undefined where nothing was certified lately. */
    outstanding: salesOutstanding(openCents, salesCents, SALES_DAYS),
    readOnly: actor.role === "viewer",
  };
}
export type BillingView = Awaited<ReturnType<typeof billingView>>;

const percentOf = (rate: number) => String(rate / 100);

/** The rows of a contract that may still be typed: those that stand, and some empty ones. */
function contractRows(stands: Content | undefined, rows: number) {
  const lines = (stands ? linesOf(stands) : []).map((line) => ({
    ...{ text: line.text, code: line.code ?? "", amount: typedDollars(workOf(line).scheduled) },
  }));
  const empty = Array.from({ length: Math.max(ROWS, rows) - lines.length }, () => ({
    text: "",
    code: "",
    amount: "",
  }));
  return [...lines, ...empty];
}

/** How a job stands by what it costs; the reason where there is nothing to say. */
function standingOfJob(figures: Omit<JobFigures, keyof JobCosts>, costs: JobCosts | undefined) {
  const all = { ...figures, ...(costs ?? { budgetCents: 0, actualCents: 0, eacCents: 0 }) };
  const [progress, margins] = [progressOf(all), marginsOf(all)];
  return {
    eacCents: all.eacCents,
    actualCents: all.actualCents,
    progress: typeof progress === "string" ? undefined : progress,
    lacking: typeof progress === "string" ? progress : undefined,
    margins: typeof margins === "string" ? undefined : margins,
  };
}

/** What was billed of a job, with what is held back: the newest application that went out. */
const billedOf = (applications: JobRead["applications"]) => {
  const newest = applications.find(({ state }) => ["submitted", "certified", "paid"].includes(state));
  return newest ? sumsOfContent(newest.content as Content).completed : 0;
};

/** The cash of a job in the weeks to come; undefined where its costs or its finish are not known. */
function cashOfJob(
  { job, applications, terms, invoices, work }: JobRead,
  contractCents: number,
  today: string,
  costs?: JobCosts,
) {
  if (!costs || costs.eacCents <= 0) return undefined;
  const said = terms ?? FIRST_TERMS;
  const standing = applications.filter(({ state }) => state !== "void");
  const [newest] = standing;
  const owed = owedOf(standing, invoices, { today, payDays: said.payDays });
  return cashOf({
    ...{ today, finishOn: job.finishOn, work, payDays: said.payDays, contractCents, retaining: said, owed },
    completedCents: newest ? sumsOfContent(newest.content as Content).completed : 0,
    toGoCents: Math.max(0, costs.eacCents - costs.actualCents),
  });
}

/** The billing of one job; undefined where it is none of theirs. @param costs what it costs, from its own page */
export async function jobView(
  { db, now, language, formKey }: Given,
  actor: Present,
  {
    project,
    rows,
    exampleName,
    costs,
  }: { project: string; rows: number; exampleName: string; costs?: JobCosts },
) {
  const at = now();
  const isExample = project === EXAMPLE;
  const found = isExample ? exampleJob(language, at, exampleName) : await readJob(db, actor, project, at);
  if (!found) return undefined;
  const { job, values, changes, terms, applications, payments, invoices, deposit } = found;
  const today = localDay(at, job.zone);
  const standing = applications.filter(({ state }) => state !== "void");
  const [last] = standing;
  const original = values.reduce((all, { totalCents }) => all + totalCents, 0);
  const changed = changes.reduce((all, { totalCents }) => all + totalCents, 0);
  const sums = last && sumsOfContent(last.content as Content);
  const certified = standing.reduce((all, one) => all + (one.certifiedCents ?? 0), 0);
  const paid = payments.reduce((all, one) => (one.bouncedOn ? all : all + one.amountCents), 0);
  const invoiced = invoices
    .filter(({ state }) => state !== "draft" && state !== "void")
    .reduce((all, one) => all + one.totalCents - Number(one.credited), 0);
  const agreedDeposit = values.reduce((all, one) => all + totalsOf(one.content as Content).deposit, 0);
  const from = last ? dayAfter(last.periodTo) : (job.startOn ?? `${today.slice(0, 8)}01`);
  const [first] = values;
  const typed = first?.content as Content | undefined;
  const isTyped = values.length === 0 || (values.length === 1 && typed?.facts.typed === "1");
  const readOnly = isExample || actor.role === "viewer";
  return {
    job: { ...job, today },
    figures: {
      ...{ original, changed, contract: original + changed, certified, invoiced, paid },
      open: certified + invoiced - paid,
      ...{ completed: sums?.completed ?? 0, retainage: sums?.retainage ?? 0 },
    },
    contract: {
      /** Whether it may be typed: no proposal brought it, and nothing was applied for. */
      mayType: !readOnly && isTyped && applications.length === 0,
      stands: values.length > 0,
      version: first?.version ?? 1,
      sum: typedDollars(values.length > 0 ? original : job.contractCents),
      rows: isTyped && applications.length === 0 ? contractRows(typed, rows) : [],
    },
    changes,
    terms: {
      version: terms?.version ?? 0,
      firstRate: percentOf((terms ?? FIRST_TERMS).firstRate),
      threshold: percentOf((terms ?? FIRST_TERMS).threshold),
      laterRate: percentOf((terms ?? FIRST_TERMS).laterRate),
      storedRate: percentOf((terms ?? FIRST_TERMS).storedRate),
      payDays: String((terms ?? FIRST_TERMS).payDays),
    },
    applications: applications.map(
      ({ content, state, version, parties, blocked, moments, passed, ...one }, n) => ({
        ...one,
        key: `${one.id}-${n}`,
        paid: Number(one.paid),
        standing: {
          ...standingOf(applicationProcess, { state, version, parties, blocked, moments, passed }, at),
          choices: [],
        },
      }),
    ),
    payments,
    invoices: invoices.length,
    deposit: {
      kept: deposit && { ...deposit, left: deposit.amountCents - Number(deposit.used) },
      /** What the contract asks for. */
      agreed: typedDollars(agreedDeposit),
      mayRecord: !readOnly && !deposit && values.length > 0,
    },
    begin: {
      mayBegin: !readOnly && values.length > 0 && !(last && OPEN.includes(last.state)),
      from,
      to: from > today ? from : today,
      /** What may still be released. */
      held: sums?.retainage ?? 0,
      hasWork: last !== undefined,
    },
    standing: standingOfJob(
      {
        originalContractCents: original,
        contractCents: original + changed,
        billedCents: billedOf(applications),
      },
      costs,
    ),
    cash: cashOfJob(found, original + changed, today, costs),
    isExample,
    readOnly,
    keys: { contract: formKey(), begin: formKey(), deposit: formKey() },
  };
}
export type JobView = NonNullable<Awaited<ReturnType<typeof jobView>>>;

/** The lines of an application, with what is left of each. */
const linesIn = (content: Content) =>
  linesOf(content).map((line) => {
    const work = workOf(line);
    const total = work.previous + work.current + work.stored;
    return {
      ...{ id: line.id, text: line.text, code: line.code ?? "", ...work, total },
      doneTenths: doneOf(work) ?? null,
      left: work.scheduled - total,
    };
  });

function shown(
  { application, versions, acceptance, history, payments }: ReadApplication,
  content: Content,
  at: Date,
) {
  const { state, version, parties, blocked, moments, passed } = application;
  const [newest] = versions;
  const head = headOf(content);
  return {
    application: {
      ...{ id: application.id, number: application.number, version, sample: application.sample },
      ...{ kind: application.kind, periodFrom: application.periodFrom, periodTo: application.periodTo },
      ...{ project: application.project, client: application.client, zone: application.zone },
      ...{ certifiedCents: application.certifiedCents, dueOn: application.dueOn },
      ...{ reason: application.certifiedReason, hash: application.hash, by: application.certifiedBy },
      certifiedAt: application.certifiedAt,
    },
    head,
    lines: linesIn(content),
    sums: sumsOfContent(content),
    standing: standingOf(applicationProcess, { state, version, parties, blocked, moments, passed }, at),
    sent: newest && { number: newest.number, at: newest.createdAt, hash: shortHash(newest.hash) },
    isSigned: acceptance !== undefined,
    paidCents: payments.reduce((all, one) => (one.bouncedOn ? all : all + one.amountCents), 0),
    history,
  };
}

/** What an application says as its own page shows it: a draft as it is worked on, and what went out as it went out. */
export async function applicationView(
  { db, now, language, formKey }: Given,
  actor: Present,
  { id, exampleName }: { id: string; exampleName: string },
) {
  const at = now();
  const isExample = id === EXAMPLE;
  const found = isExample
    ? exampleApplication(language, at, exampleName)
    : await readApplication(db, actor, id, at);
  if (!found) return undefined;
  const { application } = found;
  const content = application.content as Content;
  const view = shown(found, content, at);
  const readOnly = isExample || actor.role === "viewer";
  const { choices, state } = view.standing;
  const blockedBy = choices.find(({ name }) => name === "submit")?.blockedBy;
  const lines = view.lines.map((line) => ({
    ...line,
    typed: {
      done: line.current === 0 ? "" : typedDollars(line.current),
      stored: line.stored === 0 ? "" : typedDollars(line.stored),
    },
  }));
  const openCents = (application.certifiedCents ?? 0) - view.paidCents;
  return {
    ...view,
    lines,
    projectId: application.projectId,
    // Those that write more have forms of their own.
    standing: { ...view.standing, choices: choices.filter(({ name }) => !WITH_MORE.includes(name)) },
    mayEdit: !readOnly && state === "draft",
    maySubmit: !readOnly && choices.some(({ name, blockedBy: by }) => name === "submit" && !by),
    notYet: readOnly ? undefined : blockedBy,
    // What was never sent, as an example is, has no version that could be certified.
    mayCertify: !readOnly && state === "submitted" && view.sent !== undefined,
    mayPay: !readOnly && state === "certified",
    openCents,
    payments: found.payments,
    isExample,
    readOnly,
    mayShare: isMember(actor),
    today: localDay(at, application.zone),
    keys: { move: formKey(), submit: formKey(), certify: formKey(), payment: formKey() },
  };
}
export type ApplicationView = NonNullable<Awaited<ReturnType<typeof applicationView>>>;

/** An application for whoever holds its link: the newest version as it was submitted; nothing where none was. */
export async function heldApplicationView({ db, now, formKey }: Given, { holder, link, name }: Holding) {
  const at = now();
  const found = await readApplication(db, holder, link.subject.id, at);
  const [newest] = found?.versions ?? [];
  if (!found || !newest) return undefined;
  const view = shown(found, sentContent(newest), at);
  const { choices, state } = view.standing;
  return {
    ...view,
    history: [],
    mayDecide: choices.some((choice) => choice.name === "certify"),
    isOut: state === "draft" || state === "void" || state === "returned",
    name,
    keys: { decide: formKey() },
  };
}
export type HeldApplicationView = NonNullable<Awaited<ReturnType<typeof heldApplicationView>>>;
