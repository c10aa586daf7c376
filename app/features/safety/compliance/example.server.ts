import type { Language } from "~/i18n/languages.ts";
import { dayAfter, localDay } from "~/lib/local-day.ts";
import { REQUIREMENT_KINDS } from "~db/schema/compliance.terms.ts";
import { sampleSubjects, sampleWords } from "~db/seed/sample/safety/compliance.ts";
import { EXAMPLE } from "./compliance.limits.ts";
import type { EvidenceRow, ItemRow, ReadSubject, SubjectLine } from "./compliance.queries.server.ts";
import { hasEnd, isInsurance, REQUIREMENT_SETS } from "./requirements.ts";

export const SAMPLE_ZONE = "America/Chicago";

const ASKED = REQUIREMENT_SETS.crane;
const askedOf = (kind: ItemRow["kind"]) => {
  const found = ASKED.find((one) => one.kind === kind);
  if (!found) throw new Error(`the samples ask for ${kind}`);
  return found;
};

/**
 * Twelve made-up firms with nine requirements each: most of them in order, and gaps of every kind among them.
 * @param idOf the id of a row, by a text that tells it from the others
 */
export function sampleRows(language: Language, now: Date, idOf: (row: string) => string) {
  const today = localDay(now, SAMPLE_ZONE);
  const words = sampleWords(language);
  const at = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString();
  const subjects: SubjectLine[] = [];
  const items: ItemRow[] = [];
  const evidence: EvidenceRow[] = [];
  sampleSubjects(language).forEach(({ called, since, gaps }, n) => {
    const subjectId = idOf(`subject ${n}`);
    subjects.push({
      ...{ id: subjectId, projectId: null, kind: "company", called, legalName: called },
      ...{ onSiteSince: dayAfter(today, -since), siteZone: SAMPLE_ZONE, sample: true },
    });
    REQUIREMENT_KINDS.forEach((kind, place) => {
      const gap = gaps[kind];
      const itemId = idOf(`item ${n} ${kind}`);
      const asked = askedOf(kind);
      const isWaived = gap === "waived";
      items.push({
        ...asked,
        ...{ id: itemId, subjectId, requestedAt: gap === "missing" ? null : at(since + 14) },
        waivedBy: isWaived ? words.waivedBy : "",
        waivedReason: isWaived ? words.reason : "",
        waivedOn: isWaived ? dayAfter(today, -since) : null,
        waivedUntil: isWaived ? dayAfter(today, 45) : null,
        version: 1,
      });
      if (gap === "missing" || gap === "requested" || isWaived) return;
      const left =
        gap === "expired"
          ? -6
          : gap === "expiring"
            ? 24
            : gap === "soon"
              ? 5
              : 120 + ((n * 31 + place * 17) % 200);
      const begins = gap === "later" ? dayAfter(today, 10) : dayAfter(today, left - 365);
      const insured = isInsurance(kind);
      const state =
        gap === "rejected" || gap === "short"
          ? "rejected"
          : gap === "holderOnly"
            ? "in_review"
            : gap === "nearName"
              ? "received"
              : "accepted";
      evidence.push({
        ...{ id: idOf(`evidence ${n} ${kind}`), itemId, insurer: insured ? words.insurer : "" },
        ...{ policyNumber: kind === "w9" ? "" : `SAMPLE-${n + 1}${place + 1}04`, effectiveOn: begins },
        expiresOn: hasEnd(kind) ? dayAfter(begins, 365) : null,
        limitCents: gap === "short" ? asked.limitCents / 2 : asked.limitCents,
        aggregateCents: asked.aggregateCents,
        namedInsured: gap === "nearName" ? `${called} LLC` : called,
        holder: insured ? words.holder : "",
        ...{ cg2010: asked.additionalInsured && gap !== "holderOnly" },
        ...{ cg2037: asked.additionalInsured && gap !== "holderOnly" },
        ...{
          sentBy: "",
          byLink: false,
          checks: "[]",
          state,
          version: 1,
          createdAt: at(since),
          fileName: null,
        },
      });
    });
  });
  return { subjects, items, evidence };
}

/** Ids of the example that stands in no table: one firm is `sample`, the others `sample-<n>`, what is asked `…-<kind>`. */
function exampleId(row: string): string {
  const [, what = "", n = "", kind] = /^(\w+) (\d+)(?: (\w+))?$/.exec(row) ?? [];
  const firm = n === "3" ? EXAMPLE : `${EXAMPLE}-${n}`;
  return what === "evidence" ? row : kind ? `${firm}-${kind}` : firm;
}

export const isExampleId = (id: string) => id === EXAMPLE || id.startsWith(`${EXAMPLE}-`);

/** The example as the list of all subjects is read. */
export const exampleRows = (language: Language, now: Date) => sampleRows(language, now, exampleId);

/** One firm of the example as a subject is read, by its own id or by that of something asked of it. */
export function exampleSubject(language: Language, now: Date, id: string): ReadSubject | undefined {
  const rows = exampleRows(language, now);
  const own = rows.items.find((item) => item.id === id)?.subjectId ?? id;
  const subject = rows.subjects.find((one) => one.id === own);
  if (!subject) return undefined;
  const items = rows.items.filter(({ subjectId }) => subjectId === own);
  return {
    subject: { ...subject, workspace: "", version: 1, mayWrite: 0, mayManage: 0 },
    items,
    evidence: rows.evidence.filter(({ itemId }) => items.some((item) => item.id === itemId)),
    projects: [],
  };
}
