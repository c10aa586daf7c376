import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Words, wordsIn } from "~/engines/checklist/checklist.ts";
import type { Holder, Present } from "~/engines/trust/trust.server.ts";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { daysBetween } from "~/lib/local-day.ts";
import { findWeatherSite } from "../../projects/weather/weather.queries.server.ts";
import { exampleRecord } from "./example.server.ts";
import { LIBRARY } from "./library/library.data.ts";
import { fittingOf, libraryTalk, topicOf } from "./library.ts";
import { type Day, rank, seasonOf, weatherOf } from "./rank.ts";
import { isWhole, ownTalkOf, talkOf } from "./record-content.server.ts";
import { EXAMPLE, TAILGATE_LIMITS, WEATHER, type Weather, WORK, type Work } from "./tailgate.limits.ts";
import {
  type Attendee,
  type CoverageRow,
  findRecord,
  type RecordLine,
  readCoverage,
  readRecord,
  readTailgate,
  readTalk,
} from "./tailgate.queries.server.ts";
import { answersOf, type Fitting, languageFor, minutesOf, type Talk, talkIn } from "./talk.ts";
import { workIn } from "./work-words.ts";

type Asked = Pick<AppLoadContext, "db" | "language" | "now" | "formKey">;

const DAY_MS = 24 * 60 * 60 * 1000;
/** A kept forecast that is older is not counted. */
const FORECAST_HOURS = 24;

const named = (json: string, language: Language) => wordsIn(JSON.parse(json) as Words, language);

const lineOf = ({ title, ...record }: RecordLine, language: Language, today: string) => ({
  ...record,
  title: named(title, language),
  attendees: Number(record.attendees),
  /** Planned until its day has come. */
  planned: record.signedAt === null && record.heldOn > today,
});

/** What of a list the address names. */
const chosenIn = <T extends string>(search: URLSearchParams, name: string, all: readonly T[]) => {
  const asked = search.getAll(name);
  return all.filter((one) => asked.includes(one));
};

/** What the kept forecast of a site says of a day; undefined where there is none, or it is too old. */
async function forecastOf(
  { db, now }: Asked,
  actor: Present | undefined,
  { site, day }: { site: string; day: string },
) {
  const found = actor && site ? await findWeatherSite(db, actor, site) : undefined;
  const kept = found?.kept;
  const forecast = kept?.days.find((one) => one.day === day);
  if (!kept || !forecast || now().getTime() - Date.parse(kept.fetchedAt) > FORECAST_HOURS * 3_600_000)
    return undefined;
  return {
    at: kept.fetchedAt,
    weather: weatherOf(forecast),
    high: forecast.high,
    low: forecast.low,
    gust: forecast.gust ?? forecast.wind,
    rain: forecast.rain,
  };
}

const fittingOfOwn = (key: string, { work = [], weather = [] }: Talk): Fitting => ({
  ...{ key, work, weather, seasons: [], lists: [] },
});

/**
 * The first page: the talks ranked for a day, with every term of the score, and the workspace's records.
 * @param search `work` and `weather` as often as they are chosen, `site`, `all` for the whole list
 * @param today the day where whoever asks is
 */
export async function tailgateView(
  asked: Asked & Pick<AppLoadContext, "contributions">,
  actor: Present | undefined,
  { page, search, today }: { page: number; search: URLSearchParams; today: string },
) {
  const { db, language, contributions } = asked;
  const found = await readTailgate(
    db,
    actor,
    { page, day: today, language, site: (search.get("site") ?? "").slice(0, 60) },
    contributions.siteTasks,
  );
  const site = found.sites?.find(({ id }) => id === search.get("site"));
  const forecast = await forecastOf(asked, actor, { site: site?.id ?? "", day: today });
  const ticked = chosenIn<Weather>(search, "weather", WEATHER);
  const tasks = [...new Set(site ? found.tasks?.map(({ name }) => name) : [])];
  const tickedWork = chosenIn<Work>(search, "work", WORK);
  const planned = workIn(tasks);
  const day: Day = {
    work: WORK.filter((one) => tickedWork.includes(one) || planned.includes(one)),
    weather: WEATHER.filter((one) => ticked.includes(one) || forecast?.weather.includes(one)),
    season: seasonOf(today, (site?.latitude ?? 0) < 0),
    findings: Object.fromEntries((found.findings ?? []).map(({ list, open }) => [list, Number(open)])),
    reports: (found.reports ?? []).map((what) => workIn([what])),
    since: Object.fromEntries((found.given ?? []).map(({ key, last }) => [key, daysBetween(last, today)])),
  };
  const own = (found.own ?? []).map(({ id, title, content }) => ({
    id,
    title,
    fit: fittingOfOwn(id, JSON.parse(content) as Talk),
  }));
  const ownTitles = new Map(own.map(({ id, title }) => [id, title]));
  const titleOf = (key: string) => {
    const text = (of: Language) => found.texts.find((row) => row.slug === key && row.language === of)?.title;
    return ownTitles.get(key) ?? topicOf(text(language) ?? text("en") ?? key);
  };
  const known = new Set([...ownTitles.keys(), ...found.texts.map(({ slug }) => slug)]);
  const all = rank([...own.map(({ fit }) => fit), ...LIBRARY.map(fittingOf)], day)
    .filter(({ key }) => known.has(key))
    .map((ranked) => ({ ...ranked, title: titleOf(ranked.key), own: ownTitles.has(ranked.key) }));
  const isWhole = search.has("all");
  return {
    ranked: isWhole ? all : all.slice(0, TAILGATE_LIMITS.ranked),
    talks: all.length,
    isWhole,
    day: today,
    chosen: {
      ...{ work: tickedWork, weather: ticked, site: site?.id ?? "" },
      /** For which job the talk is: the form that begins its record has it chosen. */
      project: (search.get("project") ?? "").slice(0, 60),
    },
    counted: { weather: day.weather, season: day.season },
    /** Tasks of the site's schedules today, and the work that their names speak of. */
    plan: {
      tasks: tasks.slice(0, TAILGATE_LIMITS.planned),
      more: tasks.length - TAILGATE_LIMITS.planned,
      work: planned,
    },
    findings: Object.values(day.findings).reduce((sum, open) => sum + open, 0),
    /** Reports whose words speak of some work. */
    reports: day.reports.filter((works) => works.length > 0).length,
    forecast,
    sites: (found.sites ?? []).map(({ id, name }) => ({ id, name })),
    records: (found.records ?? []).map((record) => lineOf(record, language, today)),
    total: found.counted ?? 0,
    page,
    pages: Math.max(1, Math.ceil((found.counted ?? 0) / TAILGATE_LIMITS.shown)),
    readOnly: actor?.role === "viewer",
  };
}
export type TailgateView = Awaited<ReturnType<typeof tailgateView>>;

const shownTalk = (talk: Talk, language: Language) => {
  const shown = talkIn(talk, language);
  return {
    ...shown,
    questions: shown.questions.map((question) => ({ ask: question.ask, answers: answersOf(question) })),
    minutes: minutesOf(shown),
  };
};
export type ShownTalk = ReturnType<typeof shownTalk>;

/** A talk: its points, its questions, and the form that begins a record; undefined where there is none. */
export async function talkView(
  { db, language, formKey, assistant }: Asked & Pick<AppLoadContext, "assistant">,
  actor: Present | undefined,
  { key, search, today }: { key: string; search: URLSearchParams; today: string },
) {
  const found = await readTalk(db, actor, key);
  const talk = libraryTalk(key, found.texts) ?? (found.own && ownTalkOf(found.own));
  if (!talk) return undefined;
  const answer = (name: string) => search.get(name) ?? "";
  return {
    talk: shownTalk(talk, language),
    own: found.own !== undefined,
    /** The model that may word it anew. A talk of one's own is sent to none. */
    model: assistant.configured && !found.own ? assistant.name : undefined,
    /** What was answered to the two questions, to see whether it is right. */
    check: [answer("first"), answer("second")],
    sheet: search.get("sheet") === "blank",
    sites: found.sites.map(({ id, name }) => ({ id, name })),
    projects: found.projects,
    begin: { site: answer("site").slice(0, 60), project: answer("project").slice(0, 60), day: today },
    readOnly: actor?.role === "viewer",
    idem: formKey(),
  };
}
export type TalkView = NonNullable<Awaited<ReturnType<typeof talkView>>>;

const signerOf = ({
  id,
  name,
  signature,
  drawn,
  company,
  language,
  understood,
  via,
  createdAt,
}: Attendee) => ({
  ...{ id, name, signature, drawn, company, language, understood, via, createdAt },
});
export type ShownSigner = ReturnType<typeof signerOf>;

/** A record: its talk in every language in which somebody signed it, its list, and whether it still says what was signed. */
export async function recordView(
  { db, language, now, formKey }: Asked,
  actor: Present | undefined,
  { id, today, rows }: { id: string; today: string; rows: number },
) {
  const isExample = id === EXAMPLE;
  const since = new Date(Date.parse(today) - TAILGATE_LIMITS.crewDays * DAY_MS).toISOString().slice(0, 10);
  const found = isExample
    ? { ...(await exampleRecord(language, now())), crew: [] }
    : actor && (await readRecord(db, actor, { id, since }));
  if (!found) return undefined;
  const { record, attendees, crew } = found;
  const talk = talkOf(record);
  const here = new Set(attendees.map(({ nameKey }) => nameKey));
  const list = attendees.filter(({ via }) => via === "list");
  // The reader's language first, then those of the others who signed.
  const wanted = [language, ...LANGUAGES.filter((one) => attendees.some((there) => there.language === one))];
  const languages = [...new Set(wanted.map((one) => languageFor(talk, one)))];
  return {
    record: {
      ...{ id: record.id, siteName: record.siteName, projectName: record.projectName, place: record.place },
      projectId: record.projectId,
      ...{ heldOn: record.heldOn, presenter: record.presenter, qualification: record.qualification },
      ...{ hazards: record.hazards, language: record.language, signedAt: record.signedAt, seal: record.seal },
      ...{ version: record.version, sample: record.sample, talkKey: record.talkKey },
    },
    talk: shownTalk(talk, language),
    /** Words of the talk for those who read it in another language. */
    others: languages.slice(1).map((one) => talkIn(talk, one)),
    version: talk.version,
    attendees: attendees.map(signerOf),
    list: list.map(signerOf),
    lines: Math.min(
      TAILGATE_LIMITS.attendees,
      Math.max(rows, list.length + (list.length >= TAILGATE_LIMITS.rows ? 1 : 0), TAILGATE_LIMITS.rows),
    ),
    /** Who signed lately and is not on the list: to fill in, and afterwards to catch up with. */
    missing: crew.filter(({ nameKey }) => !here.has(nameKey)).map(({ name }) => name),
    planned: record.heldOn > today,
    proof:
      record.signedAt === null
        ? ("none" as const)
        : (await isWhole(record, attendees))
          ? ("whole" as const)
          : ("broken" as const),
    readOnly: isExample || actor?.role === "viewer",
    isExample,
    idem: formKey(),
  };
}
export type RecordView = NonNullable<Awaited<ReturnType<typeof recordView>>>;

/** A record for whoever holds its link: the talk and the form to sign it, and nothing of the others who did. */
export async function sharedView({ db, language, formKey }: Asked, holder: Holder, id: string) {
  const record = await findRecord(db, holder, id);
  if (!record) return undefined;
  return {
    talk: shownTalk(talkOf(record), language),
    siteName: record.siteName,
    place: record.place,
    heldOn: record.heldOn,
    presenter: record.presenter,
    hazards: record.hazards,
    closed: record.signedAt !== null,
    idem: formKey(),
  };
}
export type SharedView = NonNullable<Awaited<ReturnType<typeof sharedView>>>;

/** Who signed which talk when: workers down, talks across. */
export function matrixOf(rows: readonly CoverageRow[], language: Language) {
  const talks = [...new Map(rows.map(({ talkKey, title }) => [talkKey, named(title, language)]))]
    .map(([key, title]) => ({ key, title }))
    .sort((a, b) => a.title.localeCompare(b.title, language));
  const workers = new Map<string, { name: string; last: Record<string, string> }>();
  for (const { nameKey, name, talkKey, last } of rows) {
    const worker = workers.get(nameKey) ?? { name, last: {} };
    worker.last[talkKey] = last;
    workers.set(nameKey, worker);
  }
  return {
    talks,
    workers: [...workers].slice(0, TAILGATE_LIMITS.workers).map(([key, worker]) => ({ key, ...worker })),
  };
}

export async function coverageView({ db, language }: Asked, actor: Present | undefined) {
  const matrix = matrixOf(await readCoverage(db, actor), language);
  const gaps = matrix.workers.map(({ last }) => matrix.talks.filter(({ key }) => !last[key]).length);
  return { ...matrix, gaps: gaps.reduce((sum, missing) => sum + missing, 0) };
}
export type CoverageView = Awaited<ReturnType<typeof coverageView>>;

/** The form of an own talk, empty for a new one; undefined where the one that is asked for is not there. */
export async function ownView({ db, formKey }: Asked, actor: Present | undefined, id: string) {
  const own = id ? (await readTalk(db, actor, id)).own : undefined;
  if (id && !own) return undefined;
  const talk = own && ownTalkOf(own);
  const shown = talk && talkIn(talk, talk.written ?? "en");
  const fields: Record<string, string> = {
    title: shown?.title ?? "",
    section: shown?.section ?? "",
    edition: shown?.edition ?? "",
    work: (talk?.work ?? []).join(" "),
    weather: (talk?.weather ?? []).join(" "),
  };
  for (let n = 0; n < TAILGATE_LIMITS.points; n++) fields[`point${n}`] = shown?.points[n] ?? "";
  for (const n of [0, 1] as const) {
    const question = shown?.questions[n];
    fields[`ask${n}`] = question?.ask ?? "";
    fields[`right${n}`] = question?.right ?? "";
    fields[`wrong${n}`] = question?.wrong ?? "";
  }
  return {
    id: own?.id ?? "",
    version: own?.version ?? 1,
    fields,
    readOnly: actor?.role === "viewer",
    idem: formKey(),
  };
}
export type OwnView = NonNullable<Awaited<ReturnType<typeof ownView>>>;
