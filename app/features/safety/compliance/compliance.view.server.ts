import type { AppLoadContext } from "@remix-run/cloudflare";
import { wordsIn } from "~/engines/checklist/checklist.ts";
import { type Actor, isMember, type Present } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { localDay } from "~/lib/local-day.ts";
import { REQUIREMENT_KINDS, type RequirementKind } from "~db/schema/compliance.terms.ts";
import { COMPLIANCE_LIMITS, EXAMPLE } from "./compliance.limits.ts";
import {
  type EvidenceRow,
  findItem,
  type ItemRow,
  readBoard,
  readGate,
  readHistory,
  readSubject,
  type SubjectLine,
} from "./compliance.queries.server.ts";
import { exampleRows, exampleSubject, isExampleId, SAMPLE_ZONE } from "./example.server.ts";
import { reviewList } from "./review.ts";
import { type Cell, cellOf, findingsOf, lapsedDays, type Piece, spansOf, standingOf } from "./standing.ts";

export interface Rows {
  subjects: readonly SubjectLine[];
  items: readonly ItemRow[];
  evidence: readonly EvidenceRow[];
}

export interface Line extends Cell {
  item: ItemRow;
  kind: RequirementKind;
  /** Of this requirement, oldest first. */
  pieces: readonly EvidenceRow[];
  /** Days on site on which it was not met; undefined where nobody knows since when the subject is there. */
  lapsed: number | undefined;
}

const place = ({ kind }: { kind: RequirementKind }) => REQUIREMENT_KINDS.indexOf(kind);
const pieceOf = (row: EvidenceRow): Piece => ({ ...row, state: row.state as Piece["state"] });

/** The requirements of a subject as they stand on a day. */
export function linesOf(
  { onSiteSince }: Pick<SubjectLine, "onSiteSince">,
  items: readonly ItemRow[],
  evidence: readonly EvidenceRow[],
  today: string,
): Line[] {
  return items
    .toSorted((a, b) => place(a) - place(b))
    .map((item) => {
      const pieces = evidence.filter(({ itemId }) => itemId === item.id);
      const rules = pieces.map(pieceOf);
      return {
        ...cellOf(item, rules, today),
        item,
        kind: item.kind,
        pieces,
        lapsed: lapsedDays(onSiteSince, spansOf(item, rules), today),
      };
    });
}

const byOwn = <Row>(rows: readonly Row[], keyOf: (row: Row) => string) => {
  const found = new Map<string, Row[]>();
  for (const row of rows) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row]);
  return found;
};

/** All subjects as they stand now, each by the day of its own zone: those that are blocked first. */
export function standingRows({ subjects, items, evidence }: Rows, now: Date) {
  const itemsOf = byOwn(items, ({ subjectId }) => subjectId);
  const piecesOf = byOwn(evidence, ({ itemId }) => itemId);
  return subjects
    .map((subject) => {
      const own = itemsOf.get(subject.id) ?? [];
      const lines = linesOf(
        subject,
        own,
        own.flatMap(({ id }) => piecesOf.get(id) ?? []),
        localDay(now, subject.siteZone),
      );
      const lapsed = lines.flatMap((line) => line.lapsed ?? []);
      return {
        subject,
        lines,
        ...standingOf(lines),
        lapsed: lapsed.length > 0 ? Math.max(...lapsed) : undefined,
      };
    })
    .sort((a, b) => Number(a.cleared) - Number(b.cleared));
}

const cellView = ({ item, kind, state, clears, until, lapsed }: Line) => ({
  ...{ id: item.id, kind, state, clears, until, lapsed },
});
export type CellView = ReturnType<typeof cellView>;

/** The matrix of a workspace, or of the example where it has nothing yet; `?project=` and `?page=`. */
export async function boardView(context: AppLoadContext, actor: Present | undefined, query: URLSearchParams) {
  const { db, now, language, formKey } = context;
  const project = (query.get("project") ?? "").slice(0, 60);
  const asked = Number(query.get("page") ?? "1");
  const found = actor && (await readBoard(db, actor, project));
  const isExample = !found || found.subjects.length === 0;
  const all = standingRows(isExample ? exampleRows(language, now()) : found, now());
  // Some of each are enough to see what it is, and the page stays light for whoever looks at it first.
  const rows = isExample
    ? [
        ...all.filter(({ cleared }) => !cleared).slice(0, 4),
        ...all.filter(({ cleared }) => cleared).slice(0, 2),
      ]
    : all;
  const pages = Math.max(1, Math.ceil(rows.length / COMPLIANCE_LIMITS.shown));
  const page = Number.isSafeInteger(asked) && asked >= 1 && asked <= pages ? asked : 1;
  const shown = rows.slice((page - 1) * COMPLIANCE_LIMITS.shown, page * COMPLIANCE_LIMITS.shown);
  const counted = rows.filter(({ subject }) => !subject.sample);
  const kinds = REQUIREMENT_KINDS.filter((kind) =>
    shown.some(({ lines }) => lines.some((line) => line.kind === kind)),
  );
  return {
    isExample,
    rows: shown.map(({ subject, lines, cleared, lacking, lapsed }) => ({
      ...{ id: subject.id, called: subject.called, kind: subject.kind, sample: subject.sample },
      ...{ cleared, lacking, lapsed, cells: lines.map(cellView) },
    })),
    kinds,
    // Samples are left out of both.
    cleared: counted.filter(({ cleared }) => cleared).length,
    blocked: counted.filter(({ cleared }) => !cleared).length,
    page,
    pages,
    project,
    projects: found?.projects ?? [],
    gates: found?.gates ?? [],
    readOnly: actor?.role === "viewer",
    idem: formKey(),
  };
}
export type BoardView = Awaited<ReturnType<typeof boardView>>;

async function subjectRead(context: AppLoadContext, actor: Actor | undefined, id: string) {
  if (isExampleId(id)) return exampleSubject(context.language, context.now(), id);
  return actor && readSubject(context.db, actor, id);
}

/** One subject with what is asked of it. */
export async function subjectView(context: AppLoadContext, actor: Present | undefined, id: string) {
  const found = await subjectRead(context, actor, id);
  if (!found) return undefined;
  const { subject, items, evidence, projects } = found;
  const today = localDay(context.now(), subject.siteZone);
  const lines = linesOf(subject, items, evidence, today);
  const { workspace: _, ...shown } = subject;
  return {
    subject: shown,
    lines: lines.map(cellView),
    ...standingOf(lines),
    projects,
    mayWrite: Boolean(subject.mayWrite),
    mayManage: Boolean(subject.mayManage),
    // A guest has no links: whoever opened one could ask nobody for another.
    mayShare: Boolean(subject.mayWrite) && isMember(actor),
    kinds: REQUIREMENT_KINDS.filter((kind) => !items.some((item) => item.kind === kind)),
    idem: context.formKey(),
  };
}
export type SubjectView = NonNullable<Awaited<ReturnType<typeof subjectView>>>;

const evidenceView = ({ checks, ...piece }: EvidenceRow) => ({
  ...piece,
  checks: JSON.parse(checks) as string[],
});
export type EvidenceView = ReturnType<typeof evidenceView>;

/** One requirement of a subject: its evidence, what speaks against the newest, and its review. */
export async function itemView(context: AppLoadContext, actor: Present | undefined, id: string) {
  const { db, language, now, formKey } = context;
  const isExample = isExampleId(id);
  const found = isExample
    ? exampleSubject(language, now(), id)
    : actor && (await readSubjectOfItem(context, actor, id));
  if (!found) return undefined;
  const { subject, items, evidence } = found;
  const today = localDay(now(), subject.siteZone);
  const lines = linesOf(subject, items, evidence, today);
  const line = id === EXAMPLE ? lines[0] : lines.find(({ item }) => item.id === id);
  if (!line) return undefined;
  const { item, pieces } = line;
  const open = pieces.findLast(({ state }) => state === "received" || state === "in_review");
  const against = open ? findingsOf(item, open, { entity: subject.legalName, today }) : [];
  const list = reviewList(
    item,
    against.some(({ code }) => code === "nameNear"),
  );
  return {
    /** What the page is called. */
    heading: translator(language, "compliance")(`kinds.${item.kind}`),
    subject: { id: subject.id, called: subject.called, legalName: subject.legalName, sample: subject.sample },
    cell: cellView(line),
    item,
    pieces: pieces.toReversed().map(evidenceView),
    open: open && evidenceView(open),
    findings: against,
    review: list.sections.flatMap((section) =>
      section.items.map(({ id: check, prompt }) => ({ id: check, prompt: wordsIn(prompt, language) })),
    ),
    history: actor && open && !isExample ? await readHistory(db, actor, open.id) : [],
    mayWrite: Boolean(subject.mayWrite),
    mayManage: Boolean(subject.mayManage),
    today,
    idem: formKey(),
  };
}
export type ItemView = NonNullable<Awaited<ReturnType<typeof itemView>>>;

async function readSubjectOfItem(context: AppLoadContext, actor: Actor, id: string) {
  const item = await findItem(context.db, actor, id);
  return item && readSubject(context.db, actor, item.subjectId);
}

/** A subject for whoever holds its link: what is asked, what is still lacking, and a form for one thing at a time. */
export async function sharedSubjectView(
  context: AppLoadContext,
  actor: Actor,
  { id, asked, mayUpload }: { id: string; asked: string; mayUpload: boolean },
) {
  const found = await readSubject(context.db, actor, id);
  if (!found) return undefined;
  const { subject, items, evidence } = found;
  const lines = linesOf(subject, items, evidence, localDay(context.now(), subject.siteZone));
  const chosen = lines.find(({ item }) => item.id === asked);
  const mine = ({ id: piece, state, version, createdAt }: EvidenceRow) => ({
    id: piece,
    state,
    version,
    createdAt,
  });
  return {
    subject: { called: subject.called, legalName: subject.legalName, sample: subject.sample },
    ...standingOf(lines),
    lines: lines.map((line) => {
      const sent = line.pieces.findLast(({ state }) => state === "received");
      return { ...cellView(line), sent: sent && mine(sent) };
    }),
    chosen: mayUpload ? chosen?.item : undefined,
    mayUpload,
    idem: context.formKey(),
  };
}
export type SharedSubjectView = NonNullable<Awaited<ReturnType<typeof sharedSubjectView>>>;

/** A gate: who may enter today, and of whom something is missing, without numbers, sums or reasons. */
export async function gateView(context: AppLoadContext, actor: Actor | undefined, id: string) {
  const { db, now, language } = context;
  const found =
    id === EXAMPLE
      ? {
          ...exampleRows(language, now()),
          gate: {
            id,
            called: translator(language, "compliance")("gate.sample"),
            siteZone: SAMPLE_ZONE,
            sample: true,
            mayWrite: 0,
            job: null,
          },
        }
      : actor && (await readGate(db, actor, id));
  if (!found) return undefined;
  const rows = standingRows(found, now());
  return {
    gate: { ...found.gate, mayWrite: Boolean(found.gate.mayWrite) },
    today: localDay(now(), found.gate.siteZone),
    cleared: rows.filter(({ cleared }) => cleared).length,
    rows: rows.map(({ subject, cleared, lacking }) => ({
      ...{ id: subject.id, called: subject.called, kind: subject.kind, cleared },
      // A guard need not know that it is a medical paper.
      lacking: [...new Set(lacking.map(({ kind }) => (kind === "medical" ? ("paper" as const) : kind)))],
    })),
  };
}
export type GateView = NonNullable<Awaited<ReturnType<typeof gateView>>>;
