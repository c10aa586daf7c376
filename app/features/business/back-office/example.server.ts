import type { Language } from "~/i18n/languages.ts";
import { dayAfter, localDay } from "~/lib/local-day.ts";
import { sampleReceipts } from "~db/seed/sample/business/back-office.ts";
import type { ReadItem } from "./desk.queries.server.ts";
import type { ReadWaiver } from "./waiver.queries.server.ts";

/** The id of the example that any member may look at. It stands in no table. */
export const EXAMPLE = "sample";

/** The example receipts as rows, with days counted from today. */
export const sampleRows = (language: Language, now: Date) =>
  sampleReceipts(language).map(({ daysAgo, ...row }) => ({
    ...row,
    id: crypto.randomUUID() as string,
    spentOn: dayAfter(localDay(now), -daysAgo),
  }));

/** The example as a paper is read. */
export function exampleItem(language: Language, now: Date): ReadItem {
  const [row] = sampleReceipts(language);
  if (!row) throw new Error("there is an example");
  const { daysAgo, ...said } = row;
  const at = now.toISOString();
  return {
    item: {
      ...said,
      ...{ id: EXAMPLE, workspace: "", projectId: null, project: null, note: "", keptTwice: false },
      ...{ codedBy: null, spentOn: dayAfter(localDay(now), -daysAgo), stateSince: at, version: 1 },
      ...{ sample: true, createdAt: at, parties: "", blocked: "", moments: "{}", passed: 0 },
    },
    jobs: [],
    files: [],
    twins: [],
    history: [],
    timeline: [],
    proposals: [],
  };
}

/** The example as a waiver is read: an unconditional one that waits for its money. */
export function exampleWaiver(language: Language, now: Date): ReadWaiver {
  const [row] = sampleWaivers(language, now);
  if (!row) throw new Error("there is an example");
  return {
    waiver: {
      ...row,
      ...{ id: EXAMPLE, workspace: "", projectId: EXAMPLE, project: row.job, version: 1, sample: true },
      ...{
        paymentId: null,
        signedName: "",
        signedAt: null,
        drawn: "",
        hash: "",
        createdAt: now.toISOString(),
      },
      ...{ stateSince: now.toISOString(), parties: "", blocked: "", moments: "{}", passed: 0 },
    },
    payments: [],
    timeline: [],
  };
}

const WAIVER_WORDS: Record<
  Language,
  readonly [roofer: string, plumber: string, builder: string, job: string]
> = {
  en: ["Sample Roofing", "Sample Plumbing", "Sample Builders", "Sample house"],
  es: ["Techos de muestra", "Plomería de muestra", "Constructora de muestra", "Casa de muestra"],
  he: ["גגות לדוגמה", "אינסטלציה לדוגמה", "קבלן לדוגמה", "בית לדוגמה"],
};

/** Three waivers of the first example of a project, none of them asked for. */
export function sampleWaivers(language: Language, now: Date) {
  const [roofer, plumber, payer, job] = WAIVER_WORDS[language];
  const throughOn = dayAfter(localDay(now), -3);
  const kinds = [
    [roofer, "unconditional", "progress", 845_000],
    [roofer, "conditional", "progress", 1_212_500],
    [plumber, "conditional", "final", 391_040],
  ] as const;
  return kinds.map(([party, condition, stage, cents]) => ({
    ...{ party, partyKey: party.toLowerCase(), payer, job, usState: "CO", throughOn },
    ...{ condition: condition as string, stage: stage as string, cents: cents as number },
    ...{ exceptions: "", language: language as string, state: "draft" },
  }));
}
