import type { AppLoadContext } from "@remix-run/cloudflare";
import {
  answerTo,
  itemsOf,
  missingFrom,
  responsesOf,
  scoreOf,
  wordsIn,
} from "~/engines/checklist/checklist.ts";
import { type ProcessGraph, standingOf } from "~/engines/process/process.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { isolated } from "~/i18n/isolated.ts";
import type { Language } from "~/i18n/languages.ts";
import { unitsFor } from "~/i18n/units.ts";
import { clockAt } from "~/lib/wall-clock.ts";
import type { KeptPreflight } from "~db/schema/drone.ts";
import { coverageOf, LEAST_SEEN } from "./coverage.ts";
import { coverageMap } from "./coverage-map.server.ts";
import { addressOf, BEGIN, queryOf, readAddress } from "./drone.address.ts";
import { droneView } from "./drone.view.server.ts";
import { EXAMPLE, exampleMission } from "./example.server.ts";
import { positionOf } from "./ground.ts";
import { missionProcess } from "./mission.process.ts";
import { missionOf } from "./mission.ts";
import { MISSION_LIMITS, MISSIONS, missionPath, SHOWN } from "./missions.limits.ts";
import { type ReadMission, readCovered, readMission, readMissions } from "./missions.queries.server.ts";
import { photoLines } from "./photo-list.ts";
import { preflightTemplate } from "./preflight.data.ts";
import { RULE_IDS, type Verdict } from "./rules.ts";

type Context = Pick<AppLoadContext, "db" | "now" | "language" | "formKey">;

/** What an address of the planner asks for, as it is kept; undefined where it cannot be flown. */
export function planOf(query: URLSearchParams, language: Language) {
  const asked = readAddress(query, unitsFor(language, undefined));
  const mission = missionOf(asked);
  if (!mission || mission === "tooMany") return undefined;
  const verdicts = RULE_IDS.map((id) => mission.rules[id]);
  const verdict: Verdict =
    (["fails", "open", "lights"] as const).find((one) => verdicts.includes(one)) ?? "holds";
  return { plan: queryOf(asked), verdict, zone: asked.zone };
}

interface Standing {
  state: string;
  version: number;
  parties: string;
  blocked: string;
  moments: string;
  passed: number;
}
const standing = ({ state, version, parties, blocked, moments, passed }: Standing, at: Date) =>
  standingOf(missionProcess as ProcessGraph, { state, version, parties, blocked, moments, passed }, at);

/** A plan that an address hands over to be kept. */
function handedOver(query: URLSearchParams, language: Language) {
  if (!query.has("camera")) return undefined;
  const plan = planOf(query, language);
  return plan ? { ...plan, href: `/drone-integration?${plan.plan}` } : "wrong";
}

/** The missions of a workspace. */
export async function missionsView(
  context: Context,
  actor: Present,
  { query, page }: { query: URLSearchParams; page: number },
) {
  const at = context.now();
  const { rows, total, places } = await readMissions(context.db, actor, page, at);
  const taken = handedOver(query, context.language);
  return {
    missions: rows.map(({ parties, blocked, moments, passed, state, version, plan: _, ...row }) => ({
      ...row,
      href: missionPath(row.id),
      standing: { ...standing({ parties, blocked, moments, passed, state, version }, at), choices: [] },
    })),
    page,
    pages: Math.max(1, Math.ceil(total / SHOWN)),
    places,
    taken: taken === "wrong" ? undefined : taken,
    isWrong: taken === "wrong",
    readOnly: actor.role === "viewer",
    idem: context.formKey(),
  };
}
export type MissionsView = Awaited<ReturnType<typeof missionsView>>;

function preflightView({ answers }: KeptPreflight, language: Language) {
  const template = preflightTemplate();
  const missing = new Set(missingFrom(template, answers, {}).map(({ item }) => item));
  return {
    sections: template.sections.map(({ title, items }) => ({
      title: wordsIn(title, language),
      items: items.map(({ id, prompt, responses, citation }) => ({
        ...{ id, prompt: wordsIn(prompt, language), citation, responses: responsesOf(responses) },
        ...{ answer: answerTo(answers, id).answer, note: answerTo(answers, id).note },
        isMissing: missing.has(id),
      })),
    })),
    left: missing.size,
    fails: scoreOf(template, answers).fails.length,
    isBegun: Object.keys(answers).length > 0,
    total: itemsOf(template).length,
  };
}

function coverageView({ mission, id }: { mission: ReadMission["mission"]; id: string }, language: Language) {
  const t = translator(language, "drone-missions");
  const planned = missionOf(readAddress(new URLSearchParams(mission.plan), unitsFor(language, undefined)));
  if (mission.photos.length === 0 || !planned || planned === "tooMany") return undefined;
  const covered = coverageOf(planned, mission.photos);
  const number = (value: number, digits = 0) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
  const percent = (share: number) =>
    new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(share);
  const gap = covered.largest && positionOf(covered.largest.at, planned.ground.middle);
  const heights = mission.photos.flatMap(([, , height]) => height ?? []);
  return {
    figures: [
      [t("coverage.photos"), `${number(covered.photos.length)} / ${number(planned.lines.photos)}`],
      [t("coverage.enough", { least: String(LEAST_SEEN) }), percent(1 - covered.gaps - covered.thin)],
      [t("coverage.thin", { least: String(LEAST_SEEN) }), percent(covered.thin)],
      [t("coverage.gap"), percent(covered.gaps)],
      ...(covered.away > 0 ? [[t("coverage.away"), number(covered.away)]] : []),
      ...(gap ? [[t("coverage.largest"), `${gap.latitude.toFixed(6)}, ${gap.longitude.toFixed(6)}`]] : []),
      ...(heights.length > 0
        ? [[t("coverage.heights"), `${number(Math.min(...heights))}–${number(Math.max(...heights))} m`]]
        : []),
    ] as [string, string][],
    isWhole: covered.gaps === 0,
    map: `${missionPath(id)}/coverage.svg`,
    alt: t("coverage.alt", {
      photos: number(covered.photos.length),
      gaps: isolated(percent(covered.gaps)),
    }),
  };
}

/** One mission; undefined where it is none of theirs. */
export async function missionView(
  context: Context,
  actor: Present,
  { id, query }: { id: string; query: URLSearchParams },
) {
  const { db, now, language, formKey } = context;
  const at = now();
  const isExample = id === EXAMPLE;
  const read = isExample ? exampleMission(language, at) : await readMission(db, actor, id, at);
  if (!read) return undefined;
  const { mission } = read;
  const asked = readAddress(new URLSearchParams(mission.plan), unitsFor(language, undefined));
  const { zone } = asked;
  const own = standing(mission, at);
  const readOnly = isExample || actor.role === "viewer";
  const taken = handedOver(query, language);
  const isDraft = mission.state === "draft";
  const today = clockAt(at.toISOString(), zone);
  return {
    mission: {
      ...{ id, name: mission.name, place: mission.place, state: mission.state, sample: mission.sample },
      ...{ verdict: mission.verdict, preflightAt: mission.preflightAt, zone },
    },
    plan: droneView(new URLSearchParams(mission.plan), language),
    planner: addressOf({ ...asked, ...(isDraft && !isExample && { mission: id }) }),
    /** Another plan that came along, to take the place of the one that stands. */
    replan: isDraft && !readOnly && taken && taken !== "wrong" ? taken : undefined,
    standing: readOnly ? { ...own, choices: [] } : own,
    history: read.history,
    preflight: preflightView(mission.preflight, language),
    flights: read.flights.map(
      ({ id: flight, pilot, certificate, startedAt, endedAt, siteZone, conditions }) => ({
        ...{ id: flight, pilot, certificate, conditions, zone: siteZone },
        ...{ start: clockAt(startedAt, siteZone), end: clockAt(endedAt, siteZone) },
        minutes: Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 60_000),
      }),
    ),
    today: today.day,
    coverage: coverageView({ mission, id }, language),
    photos: photoLines(mission.photos),
    may: {
      plan: isDraft && !readOnly,
      log: !readOnly && (mission.state === "checked" || mission.state === "flown"),
      photos: !readOnly && (mission.state === "flown" || mission.state === "processed"),
    },
    ...{ readOnly, isExample, list: MISSIONS, mostPhotos: MISSION_LIMITS.photos },
    keys: { move: formKey(), flight: formKey() },
  };
}
export type MissionView = NonNullable<Awaited<ReturnType<typeof missionView>>>;

/** The zone of the place that a mission is planned for. */
export const zoneOf = (plan: string): string =>
  readAddress(new URLSearchParams(plan), "us").zone || BEGIN.zone;

/** The drawing of what the photos of a mission show. */
export async function missionCoverage(context: Context, actor: Present, id: string) {
  const found = await readCovered(context.db, actor, id);
  if (!found || found.photos.length === 0) return undefined;
  const planned = missionOf(readAddress(new URLSearchParams(found.plan), "us"));
  if (!planned || planned === "tooMany") return undefined;
  return coverageMap(planned, coverageOf(planned, found.photos), context.language);
}
