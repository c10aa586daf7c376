import { settle } from "~/engines/process/process.server.ts";
import { standingOf } from "~/engines/process/process.ts";
import { readLinks } from "~/engines/schedule/schedule.ts";
import { type Holding, isMember, listLinks, type Present, showLink } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { askedPage } from "~/lib/asked-page.ts";
import { centsOf, typedDollars } from "~/lib/dollars.ts";
import { keyedToken } from "~/lib/hash.ts";
import { daysBetween, localDay } from "~/lib/local-day.ts";
import { medianOf } from "~/lib/median.ts";
import { qrOf } from "~/lib/qr.server.ts";
import type { Contributions } from "~/services/contribution.ts";
import type { Database } from "~db/client.ts";
import { RECORD_TYPES, type RecordType } from "~db/schema/permits.terms.ts";
import { authoritiesOf } from "./authorities.ts";
import { EXAMPLE, examplePermit } from "./example.server.ts";
import { lastDayOf, readinessOf, staysIn } from "./expiry.ts";
import { type Band, EXAMPLE_FEES, estimateFee, type FeeTable } from "./fees.ts";
import process from "./permit.process.server.ts";
import { permitProcess } from "./permit.process.ts";
import type { CalendarDay } from "./permit-calendar.ts";
import {
  BANDS,
  PERMIT,
  PERMIT_LIMITS,
  RULE_DAYS,
  SHOWN_AUTHORITIES,
  SHOWN_PERMITS,
} from "./permits.limits.ts";
import {
  type PermitLine,
  type ReadPermit,
  readFees,
  type readForFeed,
  readPermit,
  readPermits,
  readShared,
} from "./permits.queries.server.ts";
import { inspectionsFor, PARTS, recordTypesFor, USES, WORKS } from "./record-types.ts";
import { papersIn } from "./submittal.server.ts";

interface Asked {
  db: Database;
  now: () => Date;
  language: Language;
  formKey: () => string;
}
interface AskedHere extends Asked {
  origin: string;
  env: { sessionSecret: string };
  contributions: Pick<Contributions, "links">;
}

/** The days that count for whoever looks at a list: how long it stands where it is, and when it ends. */
export function daysOf(
  permit: Pick<PermitLine, "state" | "stateSince" | "siteZone" | "expiresOn" | "lastActivityOn" | "ruleDays">,
  now: Date,
) {
  const today = localDay(now, permit.siteZone);
  const lastDay = permit.state === "issued" || permit.state === "expired" ? lastDayOf(permit) : undefined;
  return {
    daysInState: Math.max(0, daysBetween(localDay(new Date(permit.stateSince), permit.siteZone), today)),
    lastDay,
    daysLeft: lastDay === undefined ? undefined : daysBetween(today, lastDay),
  };
}

const oneOf = <T extends string>(known: readonly T[], asked: string | null): T | undefined =>
  known.find((one) => one === asked);

/** The permits of a workspace, and a form that begins one with what the wizard found. */
export async function permitsView(asked: Asked, actor: Present | undefined, query: URLSearchParams) {
  const { db, now, formKey } = asked;
  const state = oneOf(permitProcess.states, query.get("state")) ?? "";
  const project = (query.get("project") ?? "").slice(0, 60);
  const authority = (query.get("authority") ?? "").slice(0, PERMIT_LIMITS.jurisdiction);
  const page = askedPage(query);
  const found = await readPermits(db, actor, { state, project, authority, page });
  const at = now();
  return {
    list: found.list.map(({ stateSince, lastActivityOn, ruleDays, siteZone, ...permit }) => ({
      ...permit,
      ...daysOf({ ...permit, stateSince, lastActivityOn, ruleDays, siteZone }, at),
    })),
    count: found.count,
    page,
    pages: Math.max(1, Math.ceil(found.count / SHOWN_PERMITS)),
    states: found.states.map((one) => ({ state: one.state, count: Number(one.permits) })),
    filter: { state, project, authority },
    projects: found.projects,
    authorities: authoritiesOf(found.filed).slice(0, SHOWN_AUTHORITIES),
    types: RECORD_TYPES,
    type: oneOf(RECORD_TYPES, query.get("type")) ?? "",
    readOnly: actor?.role === "viewer",
    idem: formKey(),
  };
}
export type PermitsView = Awaited<ReturnType<typeof permitsView>>;

/** The signed address of a permit's calendar: who has it reads its days and nothing else. */
export async function feedToken(secret: string, id: string, feed: number): Promise<string> {
  return `${id}.${feed}.${(await keyedToken(secret, `permit feed ${id} ${feed}`)).slice(0, 32)}`;
}

/** What a calendar has of a permit: inspections that wait, and the last day while it is issued. */
export function calendarDays(
  language: Language,
  { permit, inspections }: NonNullable<Awaited<ReturnType<typeof readForFeed>>>,
): CalendarDay[] {
  const t = translator(language, "permits");
  const lastDay = permit.state === "issued" ? lastDayOf(permit) : undefined;
  return [
    ...inspections
      .filter(({ result }) => result === null)
      .map(({ id, type, requestedFor }) => ({
        id,
        day: requestedFor,
        title: `${t("inspections.type")}: ${t(`inspectionTypes.${type}`)} · ${permit.name}`,
      })),
    ...(lastDay
      ? [{ id: `${permit.id}-end`, day: lastDay, title: `${t("facts.lastDay")} · ${permit.name}` }]
      : []),
  ];
}

/** The address of the newest link by which an inspector writes the result, where one stands. */
async function inspectorAddress(
  asked: AskedHere,
  actor: Present,
  { id, workspace }: { id: string; workspace: string },
) {
  if (!isMember(actor)) return undefined;
  const links = await listLinks(asked, actor, {
    workspace: workspace as Present["workspace"],
    subject: { type: PERMIT, id },
  });
  const link = links.find(({ stands, verbs }) => stands && verbs.includes("sign"));
  const shown = link && (await showLink({ ...asked, secret: asked.env.sessionSecret }, actor, link.id));
  return shown && `${asked.origin}/l/${shown.token}`;
}

const before = (tasks: ReadPermit["tasks"]) => {
  const known = new Set(tasks.map(({ number }) => number));
  return (links: string): number[] => {
    const read = readLinks(links, (number) => (known.has(number) ? String(number) : undefined), 5);
    return read.ok ? read.links.map(({ from }) => Number(from)) : [];
  };
};

async function foundFor(asked: Asked, actor: Present | undefined, id: string) {
  const now = asked.now();
  if (id === EXAMPLE) return examplePermit(asked.language, now);
  if (!actor) return undefined;
  const found = await readPermit(asked.db, actor, { id, now });
  if (!found?.permit.passed) return found;
  await settle(asked, process, { record: id });
  return readPermit(asked.db, actor, { id, now });
}

/** One permit: where it stands, what is missing, its inspections and its end; undefined where it is none of theirs. */
export async function permitView(
  asked: AskedHere,
  actor: Present | undefined,
  id: string,
  { sheet }: { sheet: string },
) {
  const found = await foundFor(asked, actor, id);
  if (!found) return undefined;
  const now = asked.now();
  const { permit, inspections, tasks, events } = found;
  const { parties, blocked, moments, passed, version, state, stateSince, workspace, ...known } = permit;
  const { mayWrite: may, mayManage, ...rest } = known;
  const isExample = id === EXAMPLE;
  const waits = before(tasks);
  const stays = staysIn(events, state);
  const repeated = new Set(inspections.map(({ repeatOf }) => repeatOf));
  const fees = inspections.reduce((sum, { repeatOf, feeCents }) => sum + (repeatOf ? feeCents : 0), 0);
  const paid = found.entries.reduce((sum, { kind, cents }) => sum + (kind === "fee" ? cents : 0), 0);
  const mayWrite = Boolean(may);
  const qrFor =
    sheet === "inspector" && actor && mayWrite
      ? await inspectorAddress(asked, actor, { id, workspace })
      : undefined;
  const token = await feedToken(asked.env.sessionSecret, id, rest.feed);
  return {
    permit: {
      ...rest,
      ...daysOf({ ...rest, state, stateSince }, now),
      version,
      state,
      valuation: rest.valuationCents > 0 ? typedDollars(rest.valuationCents) : "",
    },
    project: found.projects.find((one) => one.id === rest.projectId),
    schedule: found.schedules.find((one) => one.id === rest.scheduleId),
    standing: standingOf(permitProcess, { state, parties, blocked, moments, passed, version }, now),
    median: { days: medianOf(stays), stays: stays.length },
    ...papersIn(found.papers, asked.language),
    inspections: inspections.map((one) => ({
      ...one,
      ready:
        one.result === null && one.taskNumber !== null
          ? readinessOf(tasks, one.taskNumber, waits)
          : undefined,
      mayRepeat: one.result !== null && one.result !== "pass" && !repeated.has(one.id),
    })),
    suggested: inspectionsFor(rest.recordType),
    repeatCents: fees,
    paidCents: paid,
    entries: found.entries,
    files: found.files,
    numberLike: found.numberLike,
    cycles: found.history.filter(({ to }) => to === "corrections").length,
    history: found.history,
    projects: found.projects,
    schedules: found.schedules,
    today: localDay(now, rest.siteZone),
    feed: isExample ? undefined : `${asked.origin}/permit-feed/${token}`,
    sheet: (sheet === "inspector" ? sheet : undefined) as "inspector" | undefined,
    qr: qrFor ? qrOf(qrFor) : undefined,
    readOnly: !mayWrite,
    // The page of links is that of the workspace that is chosen.
    mayShare: mayWrite && actor?.workspace === workspace && isMember(actor),
    manages: Boolean(mayManage),
    idem: asked.formKey(),
  };
}
export type PermitView = NonNullable<Awaited<ReturnType<typeof permitView>>>;

/** A permit as whoever holds a link sees it; with the verb `sign` they write down what came of an inspection. */
export async function sharedView(db: Database, { holder, link, name }: Holding) {
  const found = await readShared(db, holder, link.subject.id);
  if (!found) return undefined;
  const { permit, inspections } = found;
  return {
    permit: { ...permit, ...daysOf(permit, holder.now) },
    inspections: inspections.map(({ feeCents, taskNumber, repeatOf, ...one }) => one),
    mayRecord: link.verbs.includes("sign"),
    name,
  };
}
export type SharedView = NonNullable<Awaited<ReturnType<typeof sharedView>>>;

const dollarsOrNothing = (cents: number) => (cents > 0 ? typedDollars(cents) : "");

function feeFields({ bands, planReviewPercent }: FeeTable): Record<string, string> {
  const lines = BANDS.map((n): [string, string][] => {
    const band = bands[n];
    return [
      [`over${n}`, band ? typedDollars(band.overCents) : ""],
      [`base${n}`, band ? dollarsOrNothing(band.baseCents) : ""],
      [`per${n}`, band ? dollarsOrNothing(band.perThousandCents) : ""],
    ];
  });
  return Object.fromEntries([...lines.flat(), ["planReview", String(planReviewPercent)]]);
}

/** The wizard: which record a scope needs, what is handed in with it, and what it may cost. */
export async function wizardView(
  { db }: Pick<Asked, "db">,
  actor: Present | undefined,
  query: URLSearchParams,
) {
  const work = oneOf(WORKS, query.get("work"));
  const use = oneOf(USES, query.get("use"));
  const parts = PARTS.filter((part) => query.getAll("part").includes(part));
  const typed = (query.get("valuation") ?? "").slice(0, 20);
  const cents = typed ? centsOf(typed) : undefined;
  const kept = await readFees(db, actor);
  const table: FeeTable = kept
    ? { bands: JSON.parse(kept.bands) as Band[], planReviewPercent: kept.planReviewPercent }
    : EXAMPLE_FEES;
  return {
    works: WORKS,
    uses: USES,
    allParts: PARTS,
    work,
    use,
    parts,
    advice:
      work && use
        ? recordTypesFor({ work, use, parts }).map(({ type, why }) => ({ type, why, steps: stepsOf(type) }))
        : [],
    valuation: typed,
    valuationBad: typed !== "" && !cents,
    fee: cents ? estimateFee(table, cents) : undefined,
    table,
    isExample: !kept,
    feeVersion: kept?.version ?? 0,
    feeFields: feeFields(table),
    ruleDays: RULE_DAYS,
    readOnly: actor?.role === "viewer",
  };
}
const stepsOf = (type: RecordType) => inspectionsFor(type);
export type WizardView = Awaited<ReturnType<typeof wizardView>>;
