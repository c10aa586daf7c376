import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Holder, isMember, type Present } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { formatsOf } from "~/i18n/formats.ts";
import { isolated } from "~/i18n/isolated.ts";
import { directionOf, isMetricFirst, LANGUAGES, type Language } from "~/i18n/languages.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { sampleWellness } from "~db/seed/sample/safety/wellness.ts";
import { fatigueOf } from "./fatigue.ts";
import { dayOf, heatOf, inC, restsOf, shareOn, waterOf } from "./heat.ts";
import { EXAMPLE } from "./wellness.limits.ts";
import {
  findRound,
  type PlanRow,
  type ReadWellness,
  readPlan,
  readWellness,
} from "./wellness.queries.server.ts";

type Asked = Pick<AppLoadContext, "db" | "language" | "now" | "formKey">;

const shownPlan = (plan: PlanRow) => {
  const heat = heatOf(plan);
  return {
    ...{ id: plan.id, siteName: plan.siteName, planOn: plan.planOn, sample: plan.sample },
    ...{ tier: heat?.tier ?? ("none" as const), indexF: Math.round(heat?.index ?? 0) },
    indexC: Math.round(inC(heat?.index ?? 0)),
  };
};

/** People with two points or more for their hours, the most first. */
function tiredOf(shifts: ReadWellness["shifts"], at: string) {
  const people = new Map(shifts.map(({ worker: id, name, crew }) => [id, { id, name, crew }]));
  return [...people.values()]
    .map((person) => {
      const worked = shifts.filter(({ worker }) => worker === person.id);
      const times = worked.map(({ inAt, outAt }) => ({ inAt, outAt: outAt ?? at }));
      return { ...person, fatigue: fatigueOf(times, at) };
    })
    .filter(({ fatigue }) => fatigue.level !== "low")
    .sort((a, b) => b.fatigue.points - a.fatigue.points);
}

const NOTHING: ReadWellness = {
  ...{ plans: [], people: [], days: [], rounds: [], sessions: [], sites: [] },
  ...{ enrolments: [], calls: [], shifts: [] },
};

/** The page of the programs. */
export async function wellnessView(asked: Asked, actor: Present | undefined, { today }: { today: string }) {
  const { db, language, formKey, now } = asked;
  const at = now().toISOString();
  const read = actor ? await readWellness(db, actor, { since: dayAfter(at.slice(0, 10), -8) }) : NOTHING;
  return {
    plans: read.plans.map(shownPlan),
    people: read.people.map(({ id, name, kind, buddy, sample }) => {
      const worked = read.days.filter(({ person }) => person === id).map(({ workedOn }) => workedOn);
      const day = dayOf(worked, today);
      return { id, name, kind, buddy, sample, worked, day, share: shareOn(kind, day) };
    }),
    rounds: read.rounds.map(({ answers, moodSum, fatigueSum, ...round }) => ({
      ...round,
      answers: Number(answers),
      mood: answers > 0 ? moodSum / answers : undefined,
      /** Turned round, so that more is better in both. */
      rested: answers > 0 ? 6 - fatigueSum / answers : undefined,
    })),
    sessions: read.sessions.map(({ id, program, heldOn, heldAt, place, sample, enrolled, came }) => ({
      ...{ id, program, heldOn, heldAt, place, sample, enrolled: Number(enrolled), came: Number(came) },
      list: read.enrolments.filter(({ session }) => session === id),
    })),
    sites: read.sites,
    /** Of what was asked in private only the owners see anything. */
    calls: read.calls,
    tired: tiredOf(read.shifts, at),
    unit: isMetricFirst(language) ? ("c" as const) : ("f" as const),
    today,
    mayShare: isMember(actor) && actor.role !== "viewer",
    readOnly: actor?.role === "viewer",
    idem: formKey(),
  };
}
export type WellnessView = Awaited<ReturnType<typeof wellnessView>>;

interface NewToHeat {
  name: string;
  share: number;
  buddy: string;
}

/** A plan in one language, ready to be printed. */
function sheetIn(language: Language, plan: PlanRow, people: readonly NewToHeat[]) {
  const t = translator(language, "wellness-programs");
  const { number, date } = formatsOf(language);
  const heat = heatOf(plan) ?? { index: 0, worst: 0, tier: "none" as const };
  const metric = isMetricFirst(language);
  const water = waterOf(plan);
  const said = (fahrenheit: number) => ({
    f: number(Math.round(fahrenheit)),
    c: number(Math.round(inC(fahrenheit))),
  });
  const amounts = { people: plan.people, hours: plan.hours };
  return {
    language,
    direction: directionOf(language),
    title: t("sheet.title"),
    date: date(plan.planOn),
    index: t(metric ? "sheet.index" : "sheet.indexUs", said(heat.index)),
    sun: plan.fullSun ? t(metric ? "sheet.sun" : "sheet.sunUs", said(heat.worst)) : "",
    tier: t(`tiers.${heat.tier}`),
    lines: [
      t(`sheet.actions.${heat.tier}`, { rests: restsOf(plan.hours) }),
      t(metric ? "sheet.water" : "sheet.waterUs", {
        ...amounts,
        litres: number(Math.ceil(water.litres)),
        gallons: number(Math.ceil(water.gallons * 2) / 2),
      }),
      ...(plan.place ? [t("sheet.place", { place: isolated(plan.place) })] : []),
    ],
    peopleTitle: t("sheet.people"),
    people: people.map(({ name, share, buddy }) =>
      t(buddy ? "sheet.personBuddy" : "sheet.person", {
        ...{ share, name: isolated(name), buddy: isolated(buddy) },
      }),
    ),
    emergency: t("sheet.emergency"),
    proposed: t("sheet.proposed"),
  };
}

/** A plan to print, in three languages, the reader's first; undefined where it is none of theirs. */
export async function planView({ db, language, now }: Asked, actor: Present | undefined, id: string) {
  const sheets = (plan: PlanRow, people: readonly NewToHeat[]) =>
    [language, ...LANGUAGES.filter((other) => other !== language)].map((one) => sheetIn(one, plan, people));
  if (id === EXAMPLE) {
    const { plan, people, buddy } = sampleWellness(language);
    const planOn = now().toISOString().slice(0, 10);
    const row: PlanRow = {
      ...{ id, workspace: "", siteId: null, planOn, sample: true, createdAt: now().toISOString() },
      ...plan,
    };
    const shares = people.map(({ name, kind, worked }) => ({
      name,
      buddy,
      share: shareOn(kind, worked + 1),
    }));
    return { id, siteName: row.siteName, planOn, isExample: true, sample: true, sheets: sheets(row, shares) };
  }
  const read = actor && (await readPlan(db, actor, id));
  if (!read) return undefined;
  const { plan } = read;
  const people = read.people.map(({ id: person, name, kind, buddy }) => {
    const worked = read.days.filter((day) => day.person === person).map(({ workedOn }) => workedOn);
    return { name, buddy, share: shareOn(kind, dayOf(worked, plan.planOn)) };
  });
  const short = people.filter(({ share }) => share < 100);
  return {
    ...{ id, siteName: plan.siteName, planOn: plan.planOn, isExample: false, sample: plan.sample },
    sheets: sheets(plan, short),
  };
}
export type PlanView = NonNullable<Awaited<ReturnType<typeof planView>>>;

/** The question to a crew, for whoever holds its link. */
export async function checkInView(
  { db, formKey }: Pick<Asked, "db" | "formKey">,
  holder: Holder,
  id: string,
) {
  const round = await findRound(db, holder, id);
  return round && { crew: round.crew, heldOn: round.heldOn, idem: formKey(), callIdem: formKey() };
}
export type CheckInView = NonNullable<Awaited<ReturnType<typeof checkInView>>>;
