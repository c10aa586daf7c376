import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Holding, isMember, type Present } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { formatsOf } from "~/i18n/formats.ts";
import { isolated } from "~/i18n/isolated.ts";
import { directionOf, isLanguage, type Language } from "~/i18n/languages.ts";
import { dayAfter, isCalendarDay, localDay } from "~/lib/local-day.ts";
import { startOfDay } from "~/lib/wall-clock.ts";
import type { BriefScope, BriefSource, Finding, Said } from "~/services/brief.ts";
import { NOT_ENOUGH } from "~/services/brief.ts";
import { BRIEF_LIMITS, SHEETS, type Sheet } from "./morning-brief.limits.ts";
import {
  type BriefSite,
  type FoundBy,
  findingsOf,
  limitsOf,
  type ReadBrief,
  rangesOf,
  readBrief,
  readSites,
} from "./morning-brief.queries.server.ts";
import { MORNING } from "./mornings.ts";
import { holds, type Mark, pointsOf, scoreOf } from "./score.ts";
import { found, wordsOf } from "./search.ts";

type Asked = Pick<AppLoadContext, "db" | "language" | "now" | "formKey" | "contributions">;

/** What is wrong with a day that was asked for, as a key; undefined where it can be judged. */
export function dayProblem(day: string, today: string): string | undefined {
  if (day === "") return undefined;
  if (!isCalendarDay(day)) return "errors.day";
  return day < dayAfter(today, -BRIEF_LIMITS.back) || day > dayAfter(today, BRIEF_LIMITS.ahead)
    ? "errors.far"
    : undefined;
}

/** The day and the moment that are judged: of a day that is past its last minute, else now. */
export function scopeOf(
  site: BriefSite,
  {
    day: asked,
    now,
    own,
    sources,
  }: { day: string; now: Date; own?: string; sources: readonly BriefSource[] },
): BriefScope {
  const today = localDay(now, site.zone);
  const day = asked === "" || dayProblem(asked, today) ? today : asked;
  const end = new Date(Date.parse(startOfDay(dayAfter(day), site.zone)) - 60_000);
  return {
    ...{ site, day, isToday: day === today, now: day < today ? end : now },
    limits: limitsOf(sources, own),
  };
}

/** Says the parts of a sentence in a language. */
function sayer(language: Language, zone: string) {
  const formats = formatsOf(language);
  const words = translator(language, "brief-words");
  return (said: Said): string => {
    if (typeof said === "number") return formats.number(said);
    if ("day" in said) return formats.date(said.day);
    if ("at" in said) return formats.moment(said.at, zone);
    return "word" in said ? words(said.word) : said.typed;
  };
}

/** A finding in words. */
export function inWords({ rule, numbers }: FoundBy, language: Language, zone: string) {
  const t = translator(language, "brief-rules");
  const say = sayer(language, zone);
  const params = Object.fromEntries(
    Object.entries(numbers).map(([name, said]) => [name, isolated(say(said))]),
  );
  return { name: t(`${rule}.name`), says: t(`${rule}.says`, params), does: t(`${rule}.act`) };
}

/** Findings of the site and of its workspace, those that wait apart, and the rules that had nothing to judge from. */
export function sorted({ judged, marks }: Pick<ReadBrief, "judged" | "marks">, day: string) {
  const heaviest = (a: Finding & { rule: string }, b: Finding & { rule: string }) =>
    pointsOf(b) - pointsOf(a) || b.severity - a.severity || a.rule.localeCompare(b.rule);
  const all = findingsOf(judged)
    .sort(heaviest)
    .map((finding) => {
      const said = marks.find(({ rule }) => rule === finding.rule);
      return { ...finding, said, mark: said && holds(said, finding, day) ? said : undefined };
    });
  const open = all.filter(({ mark }) => mark?.kind !== "snoozed");
  return {
    open: open.filter(({ whole }) => !whole),
    whole: open.filter(({ whole }) => whole),
    snoozed: all.filter(({ mark }) => mark?.kind === "snoozed"),
    unknown: judged.filter(({ judgement }) => judgement === NOT_ENOUGH).map(({ rule }) => rule),
  };
}
type Sorted = ReturnType<typeof sorted>["open"][number];

function shown(finding: Sorted, language: Language, zone: string) {
  const say = sayer(language, zone);
  const { rule, severity, likelihood, act, rows, said, mark } = finding;
  return {
    ...{ rule, severity, likelihood, act, ...inWords(finding, language, zone) },
    points: pointsOf(finding),
    rows: rows.slice(0, BRIEF_LIMITS.rows).map(({ name, more, href }) => ({
      ...{ name: say(name), href },
      ...(more !== undefined && { more: say(more) }),
    })),
    others: Math.max(0, rows.length - BRIEF_LIMITS.rows),
    mark: mark && { kind: mark.kind, reason: mark.reason, until: mark.until },
    /** Of what was said last, whether it holds or not: the next mark stands in its place. */
    version: said?.version ?? 0,
  };
}
export type ShownFinding = ReturnType<typeof shown>;

/** One page for paper and for whoever holds a link, in whole sentences of one language. Names of people are not in it. */
export function sheetOf(
  brief: Pick<ReadBrief, "judged" | "marks">,
  { scope, language, printedAt }: { scope: BriefScope; language: Language; printedAt: Date },
) {
  const formats = formatsOf(language);
  const t = translator(language, "morning-brief");
  const rules = translator(language, "brief-rules");
  const say = sayer(language, scope.site.zone);
  const { open, snoozed, unknown } = sorted(brief, scope.day);
  const lines = open.map((finding) => {
    const { name, says } = inWords(finding, language, scope.site.zone);
    const rows = finding.rows.filter(({ person }) => !person).slice(0, BRIEF_LIMITS.rows);
    return {
      ...{ rule: finding.rule, name, says },
      sum: `${finding.severity} × ${finding.likelihood} = ${pointsOf(finding)}`,
      rows: rows.map((row) => say(row.name)),
    };
  });
  return {
    language,
    direction: directionOf(language),
    site: scope.site.name,
    sample: scope.site.sample ? t("sample") : "",
    title: t("sheet.title"),
    day: formats.date(scope.day),
    score: t("sheet.score", { score: scoreOf(open), findings: open.length }),
    lines: lines.slice(0, BRIEF_LIMITS.printed),
    more:
      lines.length > BRIEF_LIMITS.printed ? t("sheet.more", { n: lines.length - BRIEF_LIMITS.printed }) : "",
    none: lines.length === 0 ? t("none") : "",
    waiting: snoozed.map(({ rule, mark }) =>
      t("sheet.waits", {
        name: rules(`${rule}.name`),
        day: isolated(mark?.until ? formats.date(mark.until) : ""),
        reason: isolated(mark?.reason ?? ""),
      }),
    ),
    waitingTitle: t("snoozed.title"),
    unknown:
      unknown.length > 0
        ? t("sheet.unknown", { rules: formats.all(unknown.map((rule) => rules(`${rule}.name`))) })
        : "",
    printed: t("sheet.printed", { time: isolated(formats.moment(printedAt.toISOString(), scope.site.zone)) }),
    basis: t("score.how"),
  };
}
export type BriefSheet = ReturnType<typeof sheetOf>;

const sheetIn = (query: URLSearchParams): Sheet | undefined =>
  SHEETS.find((sheet) => sheet === query.get("sheet"));

const languageIn = (query: URLSearchParams, otherwise: Language): Language => {
  const asked = query.get("in") ?? "";
  return isLanguage(asked) ? asked : otherwise;
};

/** What was asked about the site, what was searched for it, and what was found. */
function answerTo(question: string, { searched }: Pick<ReadBrief, "searched">, language: Language) {
  const words = translator(language, "brief-words");
  const formats = formatsOf(language);
  const counts = new Map<string, number>();
  for (const { kind } of searched) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return {
    question,
    words: wordsOf(question),
    searched: [...counts].map(([kind, n]) => ({ kind: words(kind as never), n })),
    found: found(question, searched, BRIEF_LIMITS.found).map(({ words: text, href, kind, day, hits }) => ({
      ...{ text, href, kind: words(kind), hits },
      day: day ? formats.date(day) : "",
    })),
  };
}

/** The page: a site, its brief for a day, and what was asked about it; undefined where the site is none of theirs. */
export async function briefView(context: Asked, actor: Present | undefined, query: URLSearchParams) {
  const { db, language, now, formKey } = context;
  const sources = context.contributions.brief;
  const asked = (query.get("site") ?? "").slice(0, 60);
  const typedDay = (query.get("day") ?? "").slice(0, 30);
  const nobody = { list: [], own: undefined, site: undefined, mailed: false };
  const { list, own, site, mailed } = actor ? await readSites(db, actor, asked) : nobody;
  if (asked !== "" && !site) return undefined;
  const head = {
    sites: list.map(({ id, name, sample }) => ({ id, name, sample })),
    hasSamples: list.some(({ sample }) => sample),
    typedDay,
    sheet: sheetIn(query),
    limits: rangesOf(sources).map(([name, range]) => ({
      ...{ name, ...range },
      label: translator(language, "brief-limits")(name),
      value: limitsOf(sources, own?.limits)[name],
    })),
    limitsVersion: own?.version ?? 0,
    rules: sources.flatMap(({ rules }) => Object.keys(rules)).length,
    readOnly: actor?.role === "viewer",
    idem: formKey(),
  };
  if (!actor || !site) return { ...head, site: undefined, dayError: undefined };
  const at = now();
  const scope = scopeOf(site, { day: typedDay, now: at, own: own?.limits, sources });
  const brief = await readBrief(db, actor, { sources, scope });
  const { open, whole, snoozed, unknown } = sorted(brief, scope.day);
  const rules = translator(language, "brief-rules");
  const question = (query.get("q") ?? "").trim().slice(0, BRIEF_LIMITS.question);
  const words = (all: readonly Sorted[]) => all.map((one) => shown(one, language, site.zone));
  const today = localDay(at, site.zone);
  return {
    ...head,
    site: { id: site.id, name: site.name, sample: site.sample, zone: site.zone },
    ...{ day: scope.day, today, isToday: scope.isToday },
    dayError: dayProblem(typedDay, today),
    score: scoreOf(open),
    ...{ findings: words(open), whole: words(whole), snoozed: words(snoozed) },
    unknown: unknown.map((rule) => ({ rule, name: rules(`${rule}.name`) })),
    answer: question === "" ? undefined : answerTo(question, brief, language),
    until: dayAfter(scope.day > today ? scope.day : today, 7),
    mayShare: isMember(actor) && actor.role !== "viewer",
    /** Whether it is mailed to them each morning; guests have no address. */
    mail: isMember(actor) ? { isOn: mailed, time: MORNING } : undefined,
    printed:
      head.sheet === "print"
        ? sheetOf(brief, { scope, language: languageIn(query, language), printedAt: at })
        : undefined,
  };
}
export type BriefView = NonNullable<Awaited<ReturnType<typeof briefView>>>;
export type SiteBriefView = Extract<BriefView, { score: number }>;

/** The brief of today for whoever holds a link to it; undefined where the site is gone. */
export async function sharedBriefView(
  context: Asked,
  { holder, link }: Pick<Holding, "holder"> & { link: Pick<Holding["link"], "subject"> },
  query: URLSearchParams,
) {
  const { db, language, now } = context;
  const sources = context.contributions.brief;
  const { own, site } = await readSites(db, holder, link.subject.id);
  if (!site) return undefined;
  const at = now();
  const scope = scopeOf(site, { day: "", now: at, own: own?.limits, sources });
  const brief = await readBrief(db, holder, { sources, scope });
  return sheetOf(brief, { scope, language: languageIn(query, language), printedAt: at });
}

/** One finding of a site as it is now, for what somebody says to it; undefined where the rule finds nothing any more. */
export async function findFinding(
  { db, now, contributions: { brief: sources } }: Pick<Asked, "db" | "now" | "contributions">,
  actor: Present,
  { site: id, day, rule }: { site: string; day: string; rule: string },
): Promise<{ site: BriefSite; today: string; finding?: FoundBy; mark?: Mark } | undefined> {
  const { own, site } = await readSites(db, actor, id);
  if (!site) return undefined;
  const scope = scopeOf(site, { day, now: now(), own: own?.limits, sources });
  const { judged, marks } = await readBrief(db, actor, { sources, scope });
  return {
    site,
    today: localDay(now(), site.zone),
    finding: findingsOf(judged).find((one) => one.rule === rule),
    mark: marks.find((one) => one.rule === rule),
  };
}
