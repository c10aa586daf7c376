import type { AppLoadContext } from "@remix-run/cloudflare";
import {
  type Answers,
  answerTo,
  itemsOf,
  missingFrom,
  outcomeIn,
  outcomeOf,
  responsesOf,
  scoreOf,
  shownItems,
  type Template,
  type Words,
  wordsIn,
} from "~/engines/checklist/checklist.ts";
import { standingOf } from "~/engines/process/process.ts";
import type { Actor, Present } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { medianOf } from "~/lib/median.ts";
import { qrOf } from "~/lib/qr.server.ts";
import { reportHref } from "../dashboard/dashboard.queries.server.ts";
import { actionProcess } from "./action.process.ts";
import { builtIn } from "./built-in.ts";
import { beginPath, CHECKLISTS_LIMITS, EXAMPLE, templatePath } from "./checklists.limits.ts";
import {
  type Run,
  type RunLine,
  readAction,
  readChecklists,
  readList,
  readRun,
} from "./checklists.queries.server.ts";
import { said } from "./draft.ts";
import { exampleAction, exampleRun } from "./example.server.ts";
import { type PlanRow, plansDue } from "./plans.queries.server.ts";
import { answersOf, isWhole, photoCounts, photosOf, templateOf } from "./run-content.server.ts";
import { BUILT_IN } from "./templates/built-in.data.ts";

type Asked = Pick<AppLoadContext, "db" | "language" | "now" | "formKey" | "origin">;

const DAY_MS = 24 * 60 * 60 * 1000;
/** A Sunday, from which days of the week are named. */
const SUNDAY = "2026-03-01";
const named = (json: string, language: Language) => wordsIn(JSON.parse(json) as Words, language);

/** The name of a draft, which may have one language only. */
const draftName = (json: string, language: Language) => said(JSON.parse(json) as Words, language);

const lineOf = ({ name, ...run }: RunLine, language: Language) => ({ ...run, name: named(name, language) });
export type ShownRun = ReturnType<typeof lineOf>;

/** What a day of the week is called: 0 is Sunday. */
export const weekdayIn = (language: Language, day: number) =>
  new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(
    Date.parse(dayAfter(SUNDAY, day)),
  );

/** Plans as a page shows them, the one that is due first before the others, and where a run of each is begun. */
const shownPlans = (rows: readonly PlanRow[], { language, today }: { language: Language; today: string }) =>
  plansDue(rows, today).map(({ id, key, name, rhythm, every, siteId, siteName, place, next, sample }) => ({
    ...{ id, key, rhythm, every, siteName, place, next, sample },
    name: named(name, language),
    weekday: rhythm === "weekday" ? weekdayIn(language, every) : "",
    state: next < today ? ("overdue" as const) : next === today ? ("today" as const) : ("later" as const),
    href: beginPath({ key, siteId, place }),
  }));
export type ShownPlan = ReturnType<typeof shownPlans>[number];

/** The page of all checklists. `today` is the day where whoever asks is. */
export async function checklistsView(
  { db, language, formKey }: Asked,
  actor: Present | undefined,
  { page, today }: { page: number; today: string },
) {
  const since = new Date(Date.parse(today) - CHECKLISTS_LIMITS.repeatDays * DAY_MS)
    .toISOString()
    .slice(0, 10);
  const found = await readChecklists(db, actor, { page, since, today });
  const closed = (found?.closed ?? []).map(({ days }) => Number(days));
  return {
    builtIn: BUILT_IN.map((template) => ({
      key: template.id,
      name: wordsIn(template.name, language),
      items: itemsOf(template).length,
    })),
    lists: (found?.lists ?? []).map(({ name, ...list }) => ({ ...list, name: named(name, language) })),
    /** What is written and not published as it is. */
    drafts: (found?.drafts ?? [])
      .filter(({ isPublished }) => !isPublished)
      .map(({ id, name, base }) => ({ id, base, name: draftName(name, language) })),
    runs: (found?.runs ?? []).map((run) => lineOf(run, language)),
    actions: (found?.actions ?? []).map((action) => ({ ...action, overdue: action.dueOn < today })),
    repeats: (found?.repeats ?? []).map(({ key, item, times, last }) => {
      const { id, ...prompt } = JSON.parse(item) as Words & { id: string };
      return { key, id, prompt: wordsIn(prompt, language), times: Number(times), last };
    }),
    plans: shownPlans(found?.plans ?? [], { language, today }),
    closed: { n: closed.length, median: medianOf(closed) },
    page,
    pages: Math.max(1, Math.ceil((found?.counted ?? 0) / CHECKLISTS_LIMITS.shown)),
    counted: found?.counted ?? 0,
    readOnly: actor?.role === "viewer",
    idem: formKey(),
  };
}
export type ChecklistsView = Awaited<ReturnType<typeof checklistsView>>;

/** The items of a template as a page shows them, before anybody answers. */
const sectionsOf = (template: Template, language: Language) =>
  template.sections.map(({ title, items }) => ({
    title: wordsIn(title, language),
    items: items.map(({ id, prompt, responses, critical, citation, showIf, require }) => ({
      id,
      prompt: wordsIn(prompt, language),
      responses: responsesOf(responses),
      critical,
      citation,
      photo: require.photo.length > 0,
      ...(showIf && { showIf }),
    })),
  }));

/** A list: what it asks, and the form that begins a run; undefined where there is none. */
export async function listView(
  { db, language, formKey, origin }: Asked,
  actor: Present | undefined,
  { key, search, today }: { key: string; search: URLSearchParams; today: string },
) {
  const found = await readList(db, actor, key, today);
  const template = builtIn(key) ?? (found.list && (JSON.parse(found.list.content) as Template));
  if (!template) return undefined;
  const asked = (name: string) => (search.get(name) ?? "").slice(0, CHECKLISTS_LIMITS.place);
  const site = found.sites.find(({ id }) => id === asked("site"));
  const project = found.projects.find(({ id }) => id === asked("project"));
  const place = asked("place");
  const leads = new URLSearchParams({ ...(site && { site: site.id }), ...(place && { place }) });
  const address = `${origin}${templatePath(key)}${leads.size > 0 ? `?${leads}` : ""}`;
  const sheet = search.get("sheet");
  return {
    key,
    name: wordsIn(template.name, language),
    version: template.version,
    own: !builtIn(key),
    /** What is written on it, by its page. */
    draft: found.draft?.id,
    sections: sectionsOf(template, language),
    sites: found.sites,
    projects: found.projects,
    plans: shownPlans(found.plans, { language, today }),
    weekdays: [1, 2, 3, 4, 5, 6, 0].map((day) => ({ day, name: weekdayIn(language, day) })),
    trend: {
      now: Number(found.runs?.now ?? 0),
      before: Number(found.runs?.before ?? 0),
      items: found.failed.map(({ item, now, before }) => {
        const { id, ...prompt } = JSON.parse(item) as Words & { id: string };
        return { id, prompt: wordsIn(prompt, language), now: Number(now), before: Number(before) };
      }),
    },
    begin: { site: site?.id ?? "", project: project?.id ?? "", place, day: today },
    siteName: site?.name ?? "",
    sheet: sheet === "blank" || sheet === "qr" ? sheet : "",
    address,
    qr: sheet === "qr" ? qrOf(address) : undefined,
    readOnly: actor?.role === "viewer",
    idem: formKey(),
  };
}
export type ListView = NonNullable<Awaited<ReturnType<typeof listView>>>;

function shownIn(
  template: Template,
  {
    answers,
    photos,
    language,
  }: { answers: Answers; photos: Readonly<Record<string, string>>; language: Language },
) {
  const shown = new Set(shownItems(template, answers).map(({ id }) => id));
  const places = new Map(itemsOf(template).map(({ id }, n) => [id, n]));
  const { sections } = scoreOf(template, answers);
  return template.sections.map(({ title, items }, n) => ({
    title: wordsIn(title, language),
    percent: sections[n]?.percent,
    items: items
      .filter(({ id }) => shown.has(id))
      .map((item) => {
        const { id, prompt, responses, critical, citation, require } = item;
        return {
          id,
          index: places.get(id) ?? 0,
          prompt: wordsIn(prompt, language),
          critical,
          citation,
          responses: responsesOf(responses).map((answer) => ({
            answer,
            outcome: outcomeOf(responses, answer) ?? "out",
          })),
          ...answerTo(answers, id),
          outcome: outcomeIn(answers, item),
          photos: Object.keys(photos).filter((file) => photos[file] === id),
          photoOn: require.photo,
          actionOn: require.action,
        };
      }),
  }));
}

const headOf = (run: Run) => ({
  id: run.id,
  templateKey: run.templateKey,
  templateVersion: run.templateVersion,
  siteName: run.siteName,
  projectName: run.projectName,
  place: run.place,
  runOn: run.runOn,
  paper: run.paper,
  language: run.language,
  printedName: run.printedName,
  drawn: run.drawn,
  signedAt: run.signedAt,
  contentHash: run.contentHash,
  version: run.version,
  sample: run.sample,
});

/** A run: its items with their answers, what is missing, its score, and whether it still says what was signed. */
export async function runView(
  { db, language, now, formKey }: Asked,
  actor: Present | undefined,
  { id, today }: { id: string; today: string },
) {
  const isExample = id === EXAMPLE;
  const found = isExample
    ? { run: exampleRun(language, now()), files: [], actions: [], latest: undefined }
    : actor && (await readRun(db, actor, id));
  if (!found) return undefined;
  const { run, files, actions } = found;
  const template = templateOf(run);
  const answers = answersOf(run);
  const kept = new Set(files.map((file) => file.id));
  const photos = Object.fromEntries(Object.entries(photosOf(run)).filter(([file]) => kept.has(file)));
  const { sections: _, fails, critical, ...score } = scoreOf(template, answers);
  const shown = shownItems(template, answers);
  const places = new Map(itemsOf(template).map((item, n) => [item.id, n]));
  const latest = builtIn(run.templateKey)?.version ?? found.latest;
  return {
    run: { ...headOf(run), name: wordsIn(template.name, language) },
    sections: shownIn(template, { answers, photos, language }),
    score: { ...score, fails: fails.length, critical: critical.length },
    answered: shown.filter((item) => outcomeIn(answers, item)).length,
    asked: shown.length,
    missing:
      run.signedAt === null
        ? missingFrom(template, answers, photoCounts(photos)).map(({ item, what }) => ({
            index: places.get(item) ?? 0,
            what,
          }))
        : [],
    actions: actions.map((action) => ({
      ...action,
      overdue: action.state === "open" && action.dueOn < today,
    })),
    /** The version that the list has now, where the run began with an earlier one. */
    newer: latest !== undefined && latest > run.templateVersion ? latest : undefined,
    proof:
      run.signedAt === null
        ? ("none" as const)
        : (await isWhole(run))
          ? ("whole" as const)
          : ("broken" as const),
    readOnly: isExample || actor?.role === "viewer",
    idem: formKey(),
  };
}
export type RunView = NonNullable<Awaited<ReturnType<typeof runView>>>;

/** An action, for its workspace and for whoever holds a link to it. */
export async function actionView(
  { db, language, now, formKey }: Asked,
  actor: Actor | undefined,
  { id, today }: { id: string; today: string },
) {
  const at = now();
  const found =
    id === EXAMPLE ? exampleAction(language, at) : actor && (await readAction(db, actor, { id, now: at }));
  if (!found) return undefined;
  const { action, files, history } = found;
  const { state, parties, blocked, moments, passed, version } = action;
  return {
    action: {
      id: action.id,
      runId: action.runId,
      /** The page of the report that it follows from, if it does. */
      report: action.reportId ? reportHref(action.reportId) : undefined,
      /** What the item asked; an action of a report has none, and what was reported is not for whoever holds a link. */
      prompt: action.runId === null ? "" : named(action.prompt, language),
      what: action.what,
      assignedTo: action.assignedTo,
      dueOn: action.dueOn,
      siteName: action.siteName,
      place: action.place,
      sample: action.sample,
      state,
      version,
      overdue: state === "open" && action.dueOn < today,
    },
    standing: standingOf(actionProcess, { state, parties, blocked, moments, passed, version }, at),
    files: files.map(({ id: file, name }) => ({ id: file, name })),
    history,
    byLink: actor?.kind === "holder",
    /** Whether whoever looks may say that it is done. */
    mayFinish: state === "open" && parties.trim() !== "",
    idem: formKey(),
  };
}
export type ActionView = NonNullable<Awaited<ReturnType<typeof actionView>>>;
