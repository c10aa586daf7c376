import type { Content } from "~/engines/lines/lines.ts";
import { standingOf } from "~/engines/process/process.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import { workIn, workName } from "~/features/tools/estimates/estimated-work.queries.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { typedDollars } from "~/lib/dollars.ts";
import { localDay } from "~/lib/local-day.ts";
import type { Database } from "~db/client.ts";
import { completenessOf } from "./completeness.ts";
import { crewTotals, readCrews } from "./crews.ts";
import { dayFacts, shownFacts } from "./day-facts.server.ts";
import { EXAMPLE, exampleLog, exampleProject } from "./example.server.ts";
import { isLocked } from "./logs.commands.server.ts";
import { productionOf } from "./production.ts";
import { projectProcess } from "./project.process.ts";
import { DELAY_CAUSES, LOCK_HOURS, LOG_TEXTS, SHOWN_LOGS } from "./projects.limits.ts";
import { readLog, readProject, readProjects } from "./projects.queries.server.ts";
import { contentHashOf, firstBroken } from "./seal.ts";

interface Asked {
  db: Database;
  language: Language;
  now: () => Date;
  formKey: () => string;
}

/** The page of all projects. */
export async function projectsView({ db, formKey }: Asked, actor: Present | undefined) {
  return { ...(await readProjects(db, actor)), readOnly: actor?.role === "viewer", idem: formKey() };
}
export type ProjectsView = Awaited<ReturnType<typeof projectsView>>;

const tenths = (value: number) => value / 10;

/** A project's page: where it stands, what was logged, what comes next; undefined where it is none of theirs. */
export async function projectView(
  { db, now, formKey, language }: Asked,
  actor: Present | undefined,
  { id, page }: { id: string; page: number },
) {
  const at = now();
  const isExample = id === EXAMPLE;
  const found = isExample
    ? exampleProject(language, at)
    : actor && (await readProject(db, actor, { id, page, now: at }));
  if (!found) return undefined;
  const { project, logs, logged, delays, crews, worked, history, sites, changes, questions } = found;
  const work = found.estimate ? workIn(found.estimate.content as Content) : [];
  const { state, parties, blocked, moments, passed, version, stateSince, ...rest } = project;
  const standing = standingOf(projectProcess, { state, parties, blocked, moments, passed, version }, at);
  const today = localDay(at, rest.siteZone);
  return {
    project: {
      id: rest.id,
      name: rest.name,
      number: rest.number,
      client: rest.client,
      summary: rest.summary,
      siteId: rest.siteId,
      site: rest.site,
      siteZone: rest.siteZone,
      startOn: rest.startOn,
      finishOn: rest.finishOn,
      contractCents: rest.contractCents,
      contract: rest.contractCents > 0 ? typedDollars(rest.contractCents) : "",
      sample: rest.sample,
      hasValues: rest.hasValues === 1,
      version,
      state,
      stateSince,
    },
    standing,
    history,
    sites,
    today,
    hasToday: logs.some(({ day }) => day === today),
    logs: logs.map(({ crews: text, delayTenths, submittedAt, ...log }) => ({
      ...log,
      ...crewTotals(text),
      delayHours: tenths(delayTenths),
      state: submittedAt === null ? "draft" : isLocked(submittedAt, at) ? "locked" : "submitted",
    })),
    logged,
    hours: Math.round(crews.reduce((sum, text) => sum + crewTotals(text).hours, 0) * 10) / 10,
    production: productionOf(worked, work).map(({ estimate, ...rate }) => ({
      ...rate,
      estimate: estimate && {
        ...{ rate: estimate.rate, percent: estimate.percent },
        work: estimate.work.map((one) => workName(one, language)),
      },
    })),
    estimate: found.estimate && { title: found.estimate.title, href: `/estimate/${found.estimate.id}` },
    delays: delays.map(({ cause, tenths: sum }) => ({ cause, hours: tenths(Number(sum)) })),
    changes: {
      pendingCents: Number(changes.pending),
      approvedCents: Number(changes.approved),
      approvedDays: Number(changes.approvedDays),
    },
    questions: {
      open: Number(questions.open),
      overdue: (JSON.parse(questions.days) as (string | null)[]).filter((day) => day !== null && day < today)
        .length,
    },
    page,
    pages: Math.max(1, Math.ceil(logged.logs / SHOWN_LOGS)),
    readOnly: isExample || actor?.role === "viewer",
    manages: !isExample && actor?.role === "owner",
    idem: formKey(),
  };
}
export type ProjectView = NonNullable<Awaited<ReturnType<typeof projectView>>>;

/** One day of a job; undefined where it is none of theirs. */
export async function logView(
  {
    db,
    now,
    formKey,
    language,
    contributions,
  }: Asked & Pick<Parameters<typeof dayFacts>[0], "contributions">,
  actor: Present | undefined,
  id: string,
) {
  const at = now();
  const isExample = id === EXAMPLE;
  const found = isExample ? await exampleLog(language, at) : actor && (await readLog(db, actor, id));
  if (!found) return undefined;
  const { log, project, before, chain, photos } = found;
  const entries = chain.filter(({ logId }) => logId === id);
  const sealed = entries.findLast(({ kind }) => kind === "submitted");
  const broken = await firstBroken(chain);
  const locked = isLocked(log.submittedAt, at);
  const hash = await contentHashOf(log);
  // Until it is handed in, what others wrote down of the day is shown beside it.
  const facts =
    isExample || log.submittedAt !== null
      ? []
      : await dayFacts(
          { db, language, contributions },
          {
            workspace: log.workspace,
            job: project.id,
            day: log.day,
            zone: project.siteZone,
            sample: log.sample,
          },
        );
  return {
    project,
    log: {
      id: log.id,
      day: log.day,
      version: log.version,
      sample: log.sample,
      texts: Object.fromEntries(LOG_TEXTS.map((text) => [text, log[text]])) as Record<
        (typeof LOG_TEXTS)[number],
        string
      >,
      delayCause: DELAY_CAUSES.find((cause) => cause === log.delayCause) ?? "",
      delayHours: tenths(log.delayTenths),
      submittedAt: log.submittedAt,
      locksAt:
        log.submittedAt === null
          ? null
          : new Date(Date.parse(log.submittedAt) + LOCK_HOURS * 60 * 60 * 1000).toISOString(),
      state: log.submittedAt === null ? "draft" : locked ? "locked" : "submitted",
    },
    ...crewTotals(log.crews),
    crews: readCrews(log.crews),
    ...completenessOf(log),
    photos,
    facts: shownFacts(facts, language, log),
    planned: before && before.tomorrow !== "" ? before : undefined,
    entries: entries.map(({ id: entry, number, kind, words, printedName, chainHash, createdAt }) => ({
      id: entry,
      number,
      kind,
      words,
      printedName,
      chainHash,
      at: createdAt,
    })),
    /** Whether what stands here is what was handed in, and the chain of the job is unbroken. */
    proof:
      sealed === undefined
        ? "none"
        : sealed.contentHash !== hash || broken !== undefined
          ? "broken"
          : "whole",
    readOnly: isExample || actor?.role === "viewer",
    idem: formKey(),
    photoKey: formKey(),
  } as const;
}
export type LogView = NonNullable<Awaited<ReturnType<typeof logView>>>;
