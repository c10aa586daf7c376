import type { Content } from "~/engines/lines/lines.ts";
import type { Language } from "~/i18n/languages.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { type SamplePeriod, sampleBilling } from "~db/seed/sample/business/billing.ts";
import { headOf, newApplication, sumsOfContent, typedContract, withWork } from "./application-content.ts";
import { FIRST_TERMS } from "./billing.limits.ts";
import type { JobRead, ReadApplication } from "./billing.queries.server.ts";

/** The id of the example that every member may look at. It stands in no table. */
export const EXAMPLE = "sample";
const ZONE = "America/Chicago";
/** Ten percent until half is done, then five. */
const TERMS = { ...FIRST_TERMS, threshold: 5_000, laterRate: 500 };

export interface SampleApplication {
  id: string;
  job: number;
  number: number | null;
  state: SamplePeriod["state"];
  content: Content;
  periodFrom: string;
  periodTo: string;
  totalCents: number;
  certifiedCents: number | null;
  dueOn: string | null;
  paidCents: number;
}

/** The contracts of the examples. @param idOf the id of a line of a job */
const contractsOf = (language: Language, idOf: (job: number, line: number) => string) =>
  sampleBilling(language).contracts.map((lines, job) =>
    typedContract(lines.map((line, n) => ({ ...line, id: idOf(job, n), code: "" }))),
  );

/** The five applications, each worked out from the one before as any other is. */
export function sampleApplications(
  language: Language,
  today: string,
  idOf: (name: string) => string = (name) => name,
) {
  const { periods } = sampleBilling(language);
  const contracts = contractsOf(language, (job, line) => idOf(`line-${job}-${line}`));
  const made: SampleApplication[] = [];
  for (const [n, period] of periods.entries()) {
    const before = made.filter(({ job }) => job === period.job);
    const last = before.at(-1)?.content;
    const [periodFrom, periodTo] = [dayAfter(today, period.from), dayAfter(today, period.to)];
    const begun = newApplication(
      {
        ...{ ...TERMS, kind: "progress", periodFrom, periodTo, released: 0, releasing: 0 },
        certified: before.reduce((all, { certifiedCents }) => all + (certifiedCents ?? 0), 0),
      },
      { values: [contracts[period.job] as Content], changes: [], last },
    );
    const content = withWork(begun, {
      done: period.done.map((percent) => ({ rate: percent * 100 })),
      stored: period.done.map((_, line) => (period.stored[line] ?? 0) * 100),
      ...{ credit: "", note: "" },
    });
    const { due } = sumsOfContent(content);
    const isCertified = period.state === "certified" || period.state === "paid";
    made.push({
      ...{ id: idOf(`application-${n}`), job: period.job, state: period.state, content },
      ...{ periodFrom, periodTo, totalCents: due },
      number: period.state === "draft" ? null : before.length + 1,
      certifiedCents: isCertified ? due : null,
      dueOn: isCertified ? dayAfter(periodTo, TERMS.payDays) : null,
      paidCents: isCertified ? Math.floor((due * period.paid) / 100) : 0,
    });
  }
  return { contracts, applications: made };
}

const STANDING = { version: 1, parties: "", blocked: "", moments: "{}", passed: 0 };

const jobOf = (language: Language) => ({
  ...{ id: EXAMPLE, client: sampleBilling(language).payer, sample: true, contractCents: 0 },
  ...{ zone: ZONE, version: 1, startOn: null, finishOn: null },
});

/** The billing of the first example, as a job is read. @param name what the example is called */
export function exampleJob(language: Language, now: Date, name: string): JobRead {
  const today = now.toISOString().slice(0, 10);
  const { contracts, applications } = sampleApplications(language, today);
  const { payer, reference } = sampleBilling(language);
  const mine = applications.filter(({ job }) => job === 0);
  return {
    job: { ...jobOf(language), name },
    values: [{ id: "values", title: name, content: contracts[0], version: 1, totalCents: 18_500_000 }],
    changes: [],
    terms: { ...TERMS, id: EXAMPLE, workspace: "", projectId: EXAMPLE, version: 1, createdAt: "" },
    applications: [...mine].reverse().map((one) => ({
      ...{ id: EXAMPLE, number: one.number, content: one.content, sample: true, totalCents: one.totalCents },
      ...{ kind: "progress" as const, periodFrom: one.periodFrom, periodTo: one.periodTo },
      ...{ certifiedCents: one.certifiedCents, dueOn: one.dueOn, paid: one.paidCents },
      ...{ state: one.state, ...STANDING },
    })),
    payments: mine
      .filter(({ paidCents }) => paidCents > 0)
      .map((one, n) => ({
        ...{ id: `payment-${n}`, workspace: "", sample: true, projectId: EXAMPLE, documentId: EXAMPLE },
        ...{ payer, amountCents: one.paidCents, paidOn: dayAfter(one.periodTo, 14), documentTitle: name },
        ...{ reference: `${reference} ${n + 1}`, clearedOn: null, bouncedOn: null, depositId: null },
      })),
    ...{ invoices: [], deposit: undefined },
  } as unknown as JobRead;
}

/** The second application of the example, as it is read. */
export function exampleApplication(language: Language, now: Date, name: string): ReadApplication {
  const { applications } = sampleApplications(language, now.toISOString().slice(0, 10));
  const one = applications[1];
  if (!one) throw new Error("there is an example");
  const { certifier, payer } = sampleBilling(language);
  return {
    application: {
      ...{ id: EXAMPLE, workspace: "", number: one.number, content: one.content, sample: true },
      ...{ totalCents: one.totalCents, projectId: EXAMPLE, kind: headOf(one.content).kind },
      ...{ periodFrom: one.periodFrom, periodTo: one.periodTo, certifiedCents: one.certifiedCents },
      ...{ dueOn: one.dueOn, certifiedReason: "", hash: "", certifiedBy: certifier, project: name },
      ...{ certifiedAt: `${dayAfter(one.periodTo, 3)}T15:00:00.000Z`, client: payer, zone: ZONE },
      ...{ state: one.state, ...STANDING },
    },
    ...{ versions: [], acceptance: undefined, payments: [], history: [] },
  } as unknown as ReadApplication;
}
