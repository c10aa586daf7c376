import { eq, sql } from "drizzle-orm";
import { localDay } from "~/lib/local-day.ts";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { projects } from "~db/schema/projects.ts";
import {
  crewNotices,
  weatherEvents,
  weatherForecasts,
  weatherLimits,
  weatherTasks,
  weatherTerms,
} from "~db/schema/weather.ts";
import { sampleWeatherDays } from "~db/seed/sample/projects/weather.ts";
import { CREW_NOTICE } from "./crew-notice.ts";
import { weatherBrief } from "./weather.brief.server.ts";
import { weatherOfDay } from "./weather.day.server.ts";
import { WEATHER } from "./weather.limits.ts";

const SAMPLE_ZONE = "America/Chicago";

export default {
  dayFacts: [weatherOfDay],
  brief: [weatherBrief],
  owned: [
    {
      by: weatherForecasts.workspace,
      touched: weatherForecasts.fetchedAt,
      adopt: (db, { guest, owner }) => [
        db.update(weatherForecasts).set({ workspace: owner }).where(eq(weatherForecasts.workspace, guest)),
      ],
    },
    {
      by: weatherLimits.workspace,
      touched: weatherLimits.createdAt,
      // Who set limits in their account keeps those; what the guest set besides comes along.
      adopt: (db, { guest, owner }) => [
        db.delete(weatherLimits).where(
          sql`${weatherLimits.workspace} = ${guest} and exists (select 1 from weather_limits as mine
              where mine.workspace_id = ${owner} and mine.kind = ${weatherLimits.kind})`,
        ),
        db.update(weatherLimits).set({ workspace: owner }).where(eq(weatherLimits.workspace, guest)),
      ],
    },
    {
      by: weatherTasks.workspace,
      touched: weatherTasks.createdAt,
      adopt: (db, { guest, owner }) => [
        db.update(weatherTasks).set({ workspace: owner }).where(eq(weatherTasks.workspace, guest)),
      ],
    },
    {
      by: crewNotices.workspace,
      touched: crewNotices.createdAt,
      adopt: (db, { guest, owner }) => [
        db.update(crewNotices).set({ workspace: owner }).where(eq(crewNotices.workspace, guest)),
      ],
    },
    {
      by: weatherTerms.workspace,
      touched: weatherTerms.createdAt,
      adopt: (db, { guest, owner }) => [
        db.update(weatherTerms).set({ workspace: owner }).where(eq(weatherTerms.workspace, guest)),
      ],
    },
    {
      by: weatherEvents.workspace,
      touched: weatherEvents.createdAt,
      sample: weatherEvents.sample,
      adopt: (db, { guest, owner }) => [
        db.update(weatherEvents).set({ workspace: owner }).where(eq(weatherEvents.workspace, guest)),
      ],
    },
  ],
  // They hang on the first example of a project, which its own feature adds before.
  samples: (db, { workspace, language, now }) =>
    sampleWeatherDays(language, localDay(now, SAMPLE_ZONE)).map(({ day, tenths, weather, tasks, evidence }) =>
      db
        .insert(weatherEvents)
        .select(
          sql`select ${crypto.randomUUID()}, ${workspace}, ${projects.id}, ${day}, ${tenths}, ${weather}, ${tasks},
            ${evidence}, 1, 1, ${now.toISOString()} from ${projects} where ${projects.workspace} = ${workspace}
            and ${projects.sample} order by ${projects.name}, ${projects.id} limit 1`,
        )
        .onConflictDoNothing(),
    ),
  links: {
    [CREW_NOTICE]: {
      verbs: [],
      page: "crew-notice",
      title: (id) => sql`(select ${crewNotices.title} from ${crewNotices} where ${crewNotices.id} = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${crewNotices} where ${crewNotices.id} = ${id} and ${crewNotices.workspace} = ${workspace})`,
      project: (id) =>
        sql`(select plan.project_id from schedules as plan join crew_notices as told on told.schedule_id = plan.id
          and told.workspace_id = plan.workspace_id where told.id = ${id})`,
      href: () => WEATHER,
    },
  },
  toasts: [
    toastSet("weather", {
      weatherRefreshed: "ok",
      weatherKind: "ok",
      weatherLimits: "ok",
      weatherReset: "ok",
      weatherTold: "ok",
    }),
    toastSet("weather-days", {
      weatherRecorded: "ok",
      weatherChanged: "ok",
      weatherRemoved: "ok",
      weatherTerms: "ok",
    }),
  ],
} satisfies Contribution;
