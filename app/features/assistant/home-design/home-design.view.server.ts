import {
  areaOf,
  buildable,
  type Plan,
  plansOf,
  type Room,
  SIDES,
  WEIGHTS,
} from "~/engines/plan-layout/plan-layout.ts";
import { analyzerOfHome } from "~/features/assistant/blueprint/handed-over.schemas.ts";
import { estimateOfTakeoff } from "~/features/tools/estimates/handed-over.schemas.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { isolated } from "~/i18n/isolated.ts";
import type { Language } from "~/i18n/languages.ts";
import { UNITS, unitsFor } from "~/i18n/units.ts";
import { checksOf, TO_DO, withoutWindow } from "./checks.server.ts";
import { costOf, SKETCH } from "./cost.server.ts";
import {
  AREAS,
  type Asked,
  addressOf,
  COUNTS,
  EXAMPLES,
  type ExampleId,
  FEET_IN_METRE,
  FEET2_IN_METRE2,
  type FieldId,
  fieldsOf,
  LENGTHS,
  nextSeed,
  PATH,
  readAddress,
  SIDE,
} from "./home-design.address.ts";
import { planSheet, stamp } from "./plan-sheet.ts";

export const askedOf = (query: URLSearchParams, language: Language): Asked =>
  readAddress(query, unitsFor(language, undefined));

const METRE = 0.0254;

function words(language: Language, asked: Asked, plan: Plan) {
  const t = translator(language, "home-design");
  const isMetric = asked.units === "metric";
  const number = (value: number, digits: number) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
      value,
    );
  const feet = (inches: number) => {
    const whole = Math.round(inches);
    return `${Math.floor(whole / 12)}'-${whole % 12}"`;
  };
  const length = (inches: number) => (isMetric ? number(inches * METRE, 2) : feet(inches));
  const area = (feet2: number) =>
    isMetric ? `${number(feet2 * FEET2_IN_METRE2, 1)} ${t("m2")}` : `${number(feet2, 0)} ${t("ft2")}`;
  const bedrooms = plan.storeys.flatMap(({ rooms }) => rooms).filter(({ kind }) => kind === "bedroom").length;
  const name = ({ id, kind }: Room) => {
    const text = t(`rooms.${kind}`);
    const number = /\d+$/.exec(id)?.[0];
    const hasOthers =
      kind === "bedroom"
        ? bedrooms > 1
        : plan.storeys.flatMap(({ rooms }) => rooms).filter((one) => one.kind === kind).length > 1;
    const isNumbered = ["bedroom", "bath", "office"].includes(kind) && hasOthers;
    return isNumbered && number ? `${text} ${number}` : text;
  };
  return {
    t,
    isMetric,
    number,
    feet,
    length,
    area,
    name,
    /** Sides in feet and in metres, and the area. */
    sides: (room: { w: number; h: number }) => [
      `${feet(room.w)} × ${feet(room.h)}`,
      `${number(room.w * METRE, 2)} × ${number(room.h * METRE, 2)} ${t("m")}`,
      area((room.w * room.h) / 144),
    ],
  };
}

/** One storey of a plan as a drawing with its words. */
export function sheetOf(plan: Plan, storey: number, asked: Asked, language: Language) {
  const { t, name, length, sides, isMetric } = words(language, asked, plan);
  return planSheet(plan, storey, asked.street, isMetric, {
    name,
    short: ({ kind }) => t(`short.${kind as "closet"}`),
    sides: (room) => {
      const [us = "", metric = "", area = ""] = sides({ w: room.w, h: room.h });
      return isMetric ? [metric, us, area] : [us, metric, area];
    },
    length,
    up: t("up"),
    down: t("down"),
  });
}

/** The plan that an address asks for; undefined where it is wrong or does not fit. */
export function plannedAt(query: URLSearchParams, language: Language) {
  const asked = askedOf(query, language);
  if (Object.keys(asked.wrong).length > 0) return undefined;
  const answer = plansOf(asked.programme);
  if (!answer.ok) return undefined;
  const plan = answer.plans[Math.min(asked.variant, answer.plans.length) - 1];
  return plan && { asked, plan };
}

const inches = (value: number) => `${Math.round(value * 100) / 100} in`;
const trueSizeOf = (fields: Record<string, string>) => `/ar-visualizer?${new URLSearchParams(fields)}`;

export function homeDesignView(query: URLSearchParams, language: Language, now: Date) {
  const asked = askedOf(query, language);
  const t = translator(language, "home-design");
  const isMetric = asked.units === "metric";
  const unit = (id: FieldId) =>
    id in COUNTS ? undefined : id in LENGTHS ? (isMetric ? t("m") : t("ft")) : isMetric ? t("m2") : t("ft2");
  const field = (id: FieldId) => {
    const bounds = asked.wrong[id];
    return {
      id,
      value: asked.typed[id],
      unit: unit(id),
      error: bounds && t("errors.between", { least: String(bounds.least), most: String(bounds.most) }),
    };
  };
  const form = {
    units: asked.units,
    street: asked.street,
    streets: SIDES.map((value) => ({ value, text: t(`streets.${value}`) })),
    unitChoices: UNITS.map((value) => ({ value, text: t(`units.${value}`) })),
    counts: (Object.keys(COUNTS) as (keyof typeof COUNTS)[]).map((id) => ({
      ...field(id),
      choices: Array.from({ length: COUNTS[id].most - COUNTS[id].least + 1 }, (_, n) =>
        String(COUNTS[id].least + n),
      ),
    })),
    lengths: (Object.keys(LENGTHS) as (keyof typeof LENGTHS)[]).map(field),
    areas: AREAS.map(field),
  };
  const examples = (Object.keys(EXAMPLES) as ExampleId[]).map((id) => {
    const given = Object.entries(EXAMPLES[id]).map(([key, value]): [string, string] => [
      key,
      key in LENGTHS && isMetric ? String(Math.round(value * FEET_IN_METRE * 10) / 10) : String(value),
    ]);
    return {
      href: `${PATH}?${new URLSearchParams([["units", asked.units], ...given])}`,
      text: t(`examples.${id}`),
    };
  });
  const base = { form, examples };
  const sideBounds = [SIDE.least, SIDE.most].map((feet) =>
    String(isMetric ? Math.round(feet * FEET_IN_METRE * 10) / 10 : feet),
  );
  if (Object.keys(asked.wrong).length > 0) return { ...base, status: 400, isWrong: true };
  const answer = plansOf(asked.programme);
  if (!answer.ok) {
    const number = (value: number) =>
      new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(value);
    const area = (feet2: number) =>
      isMetric ? `${number(feet2 * FEET2_IN_METRE2)} ${t("m2")}` : `${number(feet2)} ${t("ft2")}`;
    const long = (inches: number) =>
      isMetric
        ? `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(inches * METRE)} ${t("m")}`
        : `${number(inches / 12)} ${t("ft")}`;
    const ground = buildable(asked.programme.lot);
    const over = answer.needed - answer.buildable;
    const text =
      over > 0
        ? t("refused.area", {
            over: area(Math.ceil(over)),
            needed: area(answer.needed),
            buildable: area(answer.buildable),
          })
        : t("refused.sides", {
            width: long(answer.smallest?.width ?? 0),
            depth: long(answer.smallest?.depth ?? 0),
            across: long(ground.width),
            along: long(ground.depth),
          });
    return { ...base, status: 200, isWrong: false, refused: text };
  }
  const variant = Math.min(asked.variant, answer.plans.length);
  const plan = answer.plans[variant - 1] as Plan;
  const said = words(language, asked, plan);
  const { number, area, name, sides } = said;
  const { scores } = plan;
  const { figures } = scores;
  const priced = costOf(plan, language, now.toISOString().slice(0, 10));
  const percent = (value: number) => `${number(value * 100, 0)} %`;
  const at = (differing: Record<string, string>, file = "") =>
    addressOf({ ...asked, variant }, { variant: String(variant), ...differing }, file);
  const withRooms = plan.storeys.flatMap(({ rooms }) => rooms);
  return {
    ...base,
    // A side that cannot be used is told beside its field; the plan is drawn without it.
    status: asked.wrongSizes.length > 0 ? 400 : 200,
    isWrong: asked.wrongSizes.length > 0,
    variants: answer.plans.map((one, n) => ({
      href: addressOf(asked, { variant: String(n + 1) }),
      text: t("variant", { number: String(n + 1) }),
      score: percent(one.scores.total),
      stamp: stamp(one),
      current: n + 1 === variant,
    })),
    sheets: plan.storeys.map((_, storey) => ({
      title: plan.storeys.length > 1 ? t(storey === 0 ? "storey.ground" : "storey.upper") : t("storey.only"),
      sheet: sheetOf(plan, storey, asked, language),
      svg: at({ storey: String(storey + 1) }, "/plan.svg"),
      analyzer: analyzerOfHome(at({ storey: String(storey + 1) })),
    })),
    size: t("size", {
      width: said.isMetric ? `${said.length(plan.width)} ${t("m")}` : said.feet(plan.width),
      depth: said.isMetric ? `${said.length(plan.depth)} ${t("m")}` : said.feet(plan.depth),
      area: area(figures.gross),
    }),
    tried: t("tried", { attempts: number(answer.attempts, 0), seed: String(asked.seed) }),
    rooms: withRooms
      .filter(({ kind }) => kind !== "stair")
      .map((room) => {
        const [us = "", metric = "", size = ""] = sides(room);
        return {
          id: `${room.storey}-${room.id}`,
          name: name(room),
          storey: String(room.storey + 1),
          sides: said.isMetric ? metric : us,
          other: said.isMetric ? us : metric,
          area: size,
        };
      }),
    twoStoreys: plan.storeys.length > 1,
    scores: (Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]).map((id) => ({
      id,
      name: t(`scores.${id}`),
      value: percent(scores[id]),
      weight: percent(WEIGHTS[id]),
      how: t(`how.${id}`, {
        kept: String(figures.pairsKept),
        pairs: String(figures.pairs),
        glass: area(figures.glass),
        floor: area(figures.habitable),
        ways: area(figures.ways),
        gross: area(figures.gross),
        share: percent(id === "daylight" ? figures.glass / figures.habitable : figures.ways / figures.gross),
        shared: String(figures.wetShared),
        wet: String(figures.wetRooms),
        length: said.isMetric
          ? `${number(figures.wetLength * FEET_IN_METRE, 1)} ${t("m")}`
          : `${number(figures.wetLength, 0)} ${t("ft")}`,
        stretched: number(figures.stretched, 1),
        rooms: String(figures.rooms),
      }),
    })),
    total: percent(scores.total),
    checks: checksOf(plan).map((check) => {
      const text = (value: number) =>
        check.unit === "percent"
          ? `${number(value, 1)} %`
          : check.unit === "ft2"
            ? said.isMetric
              ? `${number(value * FEET2_IN_METRE2, 2)} ${t("m2")}`
              : `${number(value, 1)} ${t("ft2")}`
            : said.isMetric
              ? `${number(value * 25.4, 0)} ${t("mm")}`
              : `${number(value, value % 1 ? 2 : 0)} ${t("in")}`;
      return {
        id: check.id,
        name: t(`checks.${check.id}`),
        found: text(check.found),
        limit: t(check.bound === "min" ? "atLeast" : "atMost", { limit: text(check.limit) }),
        where: check.room ? name(check.room) : "",
        section: `IRC ${check.section}`,
        edition: check.edition,
        href:
          check.id === "exitDoorWidth"
            ? undefined
            : `/provision/irc-${check.section.toLowerCase().replaceAll(".", "-")}`,
        holds: check.holds,
      };
    }),
    todo: [
      ...(plan.stair ? [t("todo.headroom", { section: isolated(`IRC ${TO_DO.headroom.section}`) })] : []),
      t("todo.smokeAlarms", { section: isolated(`IRC ${TO_DO.smokeAlarms.section}`) }),
      ...(withoutWindow(plan).length > 0
        ? [
            t("todo.bathFan", {
              section: isolated(`IRC ${TO_DO.bathFan.section}`),
              rooms: isolated(withoutWindow(plan).map(name).join(", ")),
            }),
          ]
        : []),
    ],
    cost: {
      low: Math.round(priced.range.p10 * (1 - SKETCH.less)),
      likely: priced.range.p50,
      high: Math.round(priced.range.p90 * (1 + SKETCH.more)),
      perArea: Math.round(priced.range.p50 / (figures.gross * (said.isMetric ? FEET2_IN_METRE2 : 1))),
      perUnit: said.isMetric ? t("m2") : t("ft2"),
      oldest: priced.oldest,
      lines:
        query.get("view") === "cost"
          ? priced.sections.map(({ id, title, qty, unitText, cents }) => ({
              id,
              title,
              qty: `${qty} ${unitText}`,
              cents,
            }))
          : [],
      href: `${at({ view: "cost" })}#cost`,
    },
    estimate: estimateOfTakeoff(
      withRooms
        .filter(({ kind }) => kind !== "stair")
        .map((room) => ({
          measure: { kind: "area", label: name(room) },
          value: areaOf(room),
          unit: "ft2" as const,
        })),
    ),
    dxf: at({}, "/plan.dxf"),
    /** What of the plan can be looked at at its true size. */
    trueSize: [
      ...(plan.stair
        ? [
            {
              href: trueSizeOf({
                ...{ kind: "stair", rise: inches(plan.stair.rise * plan.stair.risers) },
                ...{ risers: String(plan.stair.risers), tread: inches(plan.stair.run) },
                width: inches(plan.stair.width),
              }),
              text: t("trueSize.stair"),
            },
          ]
        : []),
      ...withRooms
        .filter(({ kind }) => kind === "kitchen")
        .map((room) => ({
          href: trueSizeOf({
            ...{ kind: "cabinets", width: inches(Math.min(120, room.w)) },
            ...{ roomWidth: inches(room.w), roomDepth: inches(room.h) },
          }),
          text: t("trueSize.kitchen"),
        })),
    ],
    link: at({}),
    /** The sides of rooms, to be typed anew, with what is sent along. */
    sizes: {
      unit: isMetric ? t("m") : t("ft"),
      along: [...fieldsOf(asked), ...asked.keep.map((one): [string, string] => ["keep", one])],
      rooms: withRooms
        .filter(({ id }) => asked.programme.rooms.some((one) => one.id === id))
        .map((room) => ({
          id: room.id,
          name: name(room),
          value: asked.size[room.id] ?? "",
          error: asked.wrongSizes.includes(room.id)
            ? t("errors.sides", { least: sideBounds[0] ?? "", most: sideBounds[1] ?? "" })
            : undefined,
        })),
    },
    /** Mentors who know plans. */
    mentor: "/hire-a-mentor?topic=plans",
    next: [
      ...fieldsOf({ ...asked, seed: nextSeed(asked.seed) }),
      ...Object.entries(asked.size).map(([id, text]): [string, string] => [`size-${id}`, text]),
    ],
    keep: withRooms
      .filter(({ id }) => asked.programme.rooms.some((one) => one.id === id))
      .map((room) => ({
        value: `${room.id}~${room.storey}~${Math.round(room.x + room.w / 2)}~${Math.round(room.y + room.h / 2)}`,
        text: name(room),
        checked: asked.keep.some((one) => one.startsWith(`${room.id}~`)),
      })),
  };
}
export type HomeDesignView = ReturnType<typeof homeDesignView>;
