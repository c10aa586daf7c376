import type { Language } from "~/i18n/languages.ts";
import { dayAfter, localDay } from "~/lib/local-day.ts";
import { momentsAt } from "~/lib/wall-clock.ts";
import { sampleCrew } from "~db/seed/sample/projects/workforce.ts";
import { codeKeyOf } from "./budget.ts";
import { nameKeyOf } from "./crews.commands.server.ts";
import { weekOf } from "./hours.ts";
import type { Crew, Punch, Worker } from "./workforce.queries.server.ts";

const WEEKS = 3;
const MONDAY = 1;

/** Whole minutes before or after the usual, made up but the same each time. */
const drift = (worker: number, day: number) => ((worker * 7 + day * 5) % 4) * 5;

/**
 * Nine made-up workers and three weeks of their hours up to yesterday: plain days, some of ten hours, a Saturday, somebody
 * who forgot to clock out, somebody outside the fence, and a shift that is too long.
 */
export function sampleRows(language: Language, now: Date, id: string, workspace: string) {
  const { crew: name, site, codes, siteZone, workers: people } = sampleCrew(language);
  const createdAt = now.toISOString();
  const shared = { workspace, sample: true, version: 1, createdAt };
  const crew: Crew = {
    ...{ ...shared, id, name, siteId: null, siteName: site, siteZone, fenceMetres: 200 },
    ...{ ruleSet: "california", weekStart: MONDAY, burdenPercent: 25 },
  };
  const workers = people.map(
    (person, n): Worker => ({
      ...{
        ...shared,
        ...person,
        id: `${id}-${n + 1}`,
        crewId: id,
        nameKey: nameKeyOf(person.name),
        active: true,
      },
    }),
  );
  const today = localDay(now, siteZone);
  const days = Array.from({ length: WEEKS * 7 }, (_, n) => dayAfter(today, n - WEEKS * 7));
  const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
  const works = days.filter((day) => weekday(day) >= 1 && weekday(day) <= 5);
  const at = (day: string, time: string, minutes: number) => {
    const moment = Date.parse(momentsAt(day, time, siteZone)[0] ?? `${day}T15:00:00.000Z`);
    return new Date(moment + minutes * 60_000).toISOString();
  };
  const punches: Punch[] = workers.flatMap((worker, n) =>
    days
      .filter((day) => works.includes(day) || (weekday(day) === 6 && n === 2))
      .map((day): Punch => {
        const isLast = day === works.at(-1);
        const isLong = n === 6 && day === works[3];
        const inAt = at(day, "07:00", -drift(n, days.indexOf(day)));
        const long = isLong ? 17 : weekday(day) === 3 && n < 5 ? 10.5 : 8.5;
        const outAt =
          n === 3 && isLast ? null : at(day, "07:00", long * 60 + drift(n + 1, days.indexOf(day)));
        const weekOn = weekOf(day, MONDAY);
        const far = n === 8 && day === works.at(-2);
        return {
          ...{ ...shared, id: `${worker.id}-${day}`, crewId: id, workerId: worker.id, siteId: null },
          ...{ siteName: site, siteZone, code: codes[n % 4 === 3 ? 1 : n === 5 ? 2 : 0] ?? "" },
          openFor: outAt ? null : worker.id,
          ...{
            inAt,
            outAt,
            weekOn,
            weekTo: outAt ? weekOf(localDay(new Date(outAt), siteZone), MONDAY) : weekOn,
          },
          ...{
            rateCents: worker.rateCents,
            breakMinutes: outAt ? 30 : 0,
            inSource: "crew",
            outSource: outAt ? "crew" : null,
            inBy: null,
          },
          ...{ outBy: null, inMetres: far ? 640 : null, inAccuracy: far ? 25 : null, outMetres: null },
          ...{
            outAccuracy: null,
            firstInAt: inAt,
            firstOutAt: outAt,
            outKey: null,
            void: false,
            settled: "",
            approved: 0,
          },
        };
      }),
  );
  const planned = [800, 200, 160];
  const budgets = codes.map((code, n) => ({
    ...{ id: `${id}:${codeKeyOf(code)}`, workspace, placeId: id, code, minutes: (planned[n] ?? 0) * 60 },
    ...{ sample: true, createdAt },
  }));
  return { crew, workers, punches, budgets };
}
