import type { Present } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { localDay } from "~/lib/local-day.ts";
import type { Database } from "~db/client.ts";
import { sampleProjects } from "~db/seed/sample/projects/projects.ts";
import { sampleWeatherDays } from "~db/seed/sample/projects/weather.ts";
import { excessByMonth, NO_TERMS, type Terms } from "./excess.ts";
import { EXAMPLE, WEATHER_LIMITS } from "./weather.limits.ts";
import { type ReadWeatherDays, readWeatherDays } from "./weather.queries.server.ts";

interface Asked {
  db: Database;
  now: () => Date;
  language: Language;
  formKey: () => string;
}

const ZONE = "America/Chicago";

/** A job that does not exist, with the days that the weather took from it. It stands in no database. */
function exampleDays(language: Language, now: Date): ReadWeatherDays {
  const [job] = sampleProjects(language, localDay(now, ZONE));
  return {
    project: {
      id: EXAMPLE,
      name: job?.name ?? "",
      number: "",
      client: job?.client ?? "",
      siteZone: ZONE,
      finishOn: job?.finishOn ?? null,
      sample: true,
    },
    terms: { allowance: "2 2 1 1 1 1 1 1 1 1 1 2", dayTenths: 40, version: 1 },
    events: sampleWeatherDays(language, localDay(now, ZONE)).map((event) => ({
      ...event,
      id: event.day,
      version: 1,
      sample: true,
    })),
  };
}

export const findDays = async ({ db, now, language }: Asked, actor: Present | undefined, project: string) =>
  project === EXAMPLE ? exampleDays(language, now()) : actor && (await readWeatherDays(db, actor, project));

export function termsOf(terms: ReadWeatherDays["terms"]): Terms {
  return terms ? { allowance: terms.allowance.split(" ").map(Number), dayTenths: terms.dayTenths } : NO_TERMS;
}

/** The days that the weather took from a project; undefined where it is none of theirs. */
export async function readDaysView(
  asked: Asked,
  actor: Present | undefined,
  project: string,
  query: URLSearchParams,
) {
  const found = await findDays(asked, actor, project);
  if (!found) return undefined;
  const terms = termsOf(found.terms);
  // In a job of one's own the examples are marked and not counted.
  const counted = found.events.filter(({ sample }) => found.project.sample || !sample);
  const months = excessByMonth(counted, terms);
  const asks = /^\d{4}-\d{2}$/.test(query.get("month") ?? "") ? query.get("month") : null;
  const pages = Math.max(1, Math.ceil(found.events.length / WEATHER_LIMITS.days));
  const typed = /^\d{1,3}$/.test(query.get("page") ?? "") ? Number(query.get("page")) : 1;
  const page = Math.min(pages, Math.max(1, typed));
  return {
    project: found.project,
    today: localDay(asked.now(), found.project.siteZone),
    printedAt: asked.now().toISOString(),
    terms: { ...terms, version: found.terms?.version ?? 0, isSet: found.terms !== undefined },
    months,
    total: months.reduce(
      (sum, { actual, hours, excess }) => ({
        actual: sum.actual + actual,
        hours: Math.round((sum.hours + hours) * 10) / 10,
        excess: sum.excess + excess,
      }),
      { actual: 0, hours: 0, excess: 0 },
    ),
    events: found.events.slice((page - 1) * WEATHER_LIMITS.days, page * WEATHER_LIMITS.days),
    edited: found.events.find(({ id }) => id === query.get("event")),
    page,
    pages,
    notice: {
      month: asks,
      months: asks ? months.filter(({ month }) => month === asks) : months,
      events: counted.filter(({ day }) => !asks || day.startsWith(asks)).reverse(),
    },
    readOnly: project === EXAMPLE || actor?.role === "viewer",
    idem: asked.formKey(),
  };
}
export type DaysView = NonNullable<Awaited<ReturnType<typeof readDaysView>>>;
