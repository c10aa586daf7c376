import { explainError, printNumber, printTape } from "~/engines/formula/formula.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { isolated } from "~/i18n/isolated.ts";
import type { Language } from "~/i18n/languages.ts";
import { UNITS, unitsFor } from "~/i18n/units.ts";
import {
  type Asked,
  addressOf,
  type FieldId,
  PATH,
  ROOM_IDS,
  readAddress,
  TAPE_IDS,
  unitOf,
} from "./ar-visualizer.address.ts";
import { checksOf, RAIL_FROM, risersFor } from "./checks.ts";
import { VIEWS } from "./drawing.server.ts";
import { fitOf, PASSAGE, SPOTS, TURNING } from "./fit.ts";
import { KINDS, sizesOf, solidsOf } from "./objects.ts";
import { SCENES } from "./scenes.limits.ts";
import { boundsOf, volumeOf } from "./solids.ts";

const MM = 25.4;
/** Shares by which a phone's measure drifts, as its makers and those who tested it say. */
export const DRIFT = { least: 0.01, most: 0.03 } as const;
/** Behind the tail of a machine that swings; no law names a figure. */
const TAIL_ROOM = 24;

export const askedOf = (query: URLSearchParams, language: Language): Asked =>
  readAddress(query, unitsFor(language, undefined), language);

export const isUsable = ({ wrong }: Asked): boolean => Object.keys(wrong).length === 0;

/** A length in the reader's units, as it is said. */
export function lengthWords(asked: Asked, language: Language) {
  const t = translator(language, "ar-visualizer");
  const number = (value: number, digits: number) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
  return (inches: number): string =>
    asked.units === "us"
      ? printTape(inches, "in")
      : Math.abs(inches * MM) >= 1000
        ? `${number((inches * MM) / 1000, 2)} ${t("units.m")}`
        : `${number(inches * MM, 0)} ${t("units.mm")}`;
}

/** A section of the residential code that the library of codes has a page of. */
const hrefOf = (section: string) =>
  /^IRC R311\.7/.test(section) ? `/provision/${section.toLowerCase().replaceAll(/[ .]/g, "-")}` : undefined;

/** @param origin of this site, where a phone's own viewer fetches the model */
export function visualizerView(query: URLSearchParams, language: Language, origin: string) {
  const asked = askedOf(query, language);
  const t = translator(language, "ar-visualizer");
  const formula = translator(language, "formula");
  const { kind, units, sizes, room, factor } = asked;
  const length = lengthWords(asked, language);
  const field = (id: FieldId, unit: "ft" | "in" | "one") => {
    const wrong = asked.wrong[id];
    const named = unitOf(unit, units);
    return {
      id,
      label: `${t(`fields.${id}`)}${named === "one" ? "" : ` (${t(`units.${named}`)})`}`,
      value: asked.typed[id] ?? "",
      error: !wrong
        ? undefined
        : wrong.why === "input"
          ? explainError(wrong.error, formula, units)
          : t(`together.${wrong.key}`),
    };
  };
  const base = {
    kinds: KINDS.map((id) => ({
      href: `${PATH}?${new URLSearchParams({ kind: id, units })}`,
      text: t(`kinds.${id}`),
      current: id === kind,
    })),
    form: {
      kind,
      units,
      unitChoices: UNITS.map((value) => ({ value, text: t(`systems.${value}`) })),
      sizes: sizesOf(kind).map(([id, { unit }]) => field(id, unit)),
      room: ROOM_IDS.map((id) => field(id, id === "roomDoor" ? "in" : "ft")),
      tape: TAPE_IDS.map((id) => field(id, "in")),
      spot: asked.spot,
      spots: SPOTS.map((value) => ({ value, text: t(`spots.${value}`) })),
      roomOpen: ROOM_IDS.some((id) => asked.typed[id]),
      tapeOpen: TAPE_IDS.some((id) => asked.typed[id]),
    },
    title: t(`kinds.${kind}`),
  };
  if (!isUsable(asked)) return { ...base, status: 400 };
  const solids = solidsOf(kind, sizes);
  const bounds = boundsOf(solids);
  const sides = [0, 1, 2].map((axis) => (bounds.max[axis] as number) - (bounds.min[axis] as number)) as [
    number,
    number,
    number,
  ];
  const cubic = solids.reduce((sum, solid) => sum + volumeOf(solid), 0);
  const number = (value: number, digits: number) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
  const volume =
    units === "us"
      ? t("volumeUs", { yards: number(cubic / 46_656, 2) })
      : t("volumeMetric", { metres: number(cubic * 0.0254 ** 3, 2) });
  const isConcrete = kind === "ramp" || kind === "retainingWall";
  const isStair = kind === "stair" || kind === "lStair";
  const checks = checksOf(kind, sizes).map(({ id, section, edition, unit, bound, limit, found, holds }) => {
    const text = (value: number) =>
      unit === "in"
        ? length(value)
        : unit === "ft2"
          ? units === "us"
            ? t("areaUs", { feet: number(value, 0) })
            : t("areaMetric", { metres: number(value * 0.3048 ** 2, 1) })
          : id === "scaffoldBase"
            ? `${printNumber(value)}:1`
            : `1:${printNumber(value)}`;
    return {
      id,
      name: t(`checks.${id}`),
      found: text(found),
      limit: t(bound === "min" ? "atLeast" : "atMost", { limit: isolated(text(limit)) }),
      ...{ section, edition, href: hrefOf(section), holds },
    };
  });
  const notes = [
    ...(isStair && sizes.rise / sizes.risers > 7.75
      ? [t("notes.risers", { risers: String(risersFor(sizes.rise)) })]
      : []),
    ...(kind === "deck" && sizes.height <= 30 ? [t("notes.lowDeck", { height: isolated(length(30)) })] : []),
    ...(kind === "deck" ? [t("notes.deckOpen")] : []),
    ...(isStair ? [t("notes.handrail")] : []),
    ...(kind === "ramp" && sizes.rise > 6 ? [t("notes.rampRails")] : []),
    ...(kind === "scaffold"
      ? [t(sizes.lift * sizes.lifts > RAIL_FROM ? "notes.scaffoldHigh" : "notes.scaffoldLow")]
      : []),
    ...(kind === "excavator" ? [t("notes.swing", { room: isolated(length(TAIL_ROOM)) })] : []),
    ...(kind === "cabinets" ? [t("notes.cabinets")] : []),
  ];
  const fit = room && fitOf(bounds, room);
  const missing = (over: number) => isolated(length(Math.ceil(-over * 16) / 16));
  const fitted = fit && {
    fits: fit.fits,
    verdict: fit.fits
      ? t("fit.yes")
      : [
          ...(fit.over.width < 0 ? [t("fit.width", { missing: missing(fit.over.width) })] : []),
          ...(fit.over.depth < 0 ? [t("fit.depth", { missing: missing(fit.over.depth) })] : []),
          ...((fit.over.height ?? 0) < 0
            ? [t("fit.height", { missing: missing(fit.over.height ?? 0) })]
            : []),
          ...(fit.fitsTurned ? [t("fit.turned")] : []),
        ].join(" "),
    rows: fit.fits
      ? [
          ...(["left", "right", "front", "back"] as const).map((side) => ({
            id: side,
            name: t(`fit.${side}`),
            value: length(Math.max(0, fit.free[side])),
            holds: undefined,
          })),
          ...(fit.over.height !== undefined
            ? [{ id: "above", name: t("fit.above"), value: length(fit.over.height), holds: undefined }]
            : []),
          {
            id: "passage",
            name: t("fit.passage", { limit: isolated(length(PASSAGE)) }),
            value: length(fit.widest),
            holds: fit.passes,
          },
          {
            id: "turning",
            name: t("fit.turning", { limit: isolated(length(TURNING)) }),
            value: length(fit.widest),
            holds: fit.turns,
          },
          ...(fit.door !== undefined
            ? [
                {
                  id: "door",
                  name: t("fit.door"),
                  value: fit.door < 0 ? t("fit.doorMeets", { missing: missing(fit.door) }) : length(fit.door),
                  holds: fit.door >= 0,
                },
              ]
            : []),
          ...(kind === "excavator"
            ? [
                {
                  id: "tail",
                  name: t("fit.tail", { limit: isolated(length(TAIL_ROOM)) }),
                  value: length(
                    sizes.reach -
                      sizes.tail +
                      Math.min(fit.free.left, fit.free.right, fit.free.front, fit.free.back),
                  ),
                  holds:
                    sizes.reach -
                      sizes.tail +
                      Math.min(fit.free.left, fit.free.right, fit.free.front, fit.free.back) >=
                    TAIL_ROOM,
                },
              ]
            : []),
        ]
      : [],
  };
  const glb = addressOf(asked, "/scene.glb");
  const longest = Math.max(...sides);
  const viewer = new URLSearchParams({
    file: `${origin}${glb}`,
    mode: "ar_preferred",
    title: t(`kinds.${kind}`),
  });
  return {
    ...base,
    status: 200,
    figures: [
      [t("figures.size"), sides.map(length).join(" × ")],
      [t("figures.riser"), isStair && length(sizes.rise / sizes.risers)],
      [t("figures.run"), kind === "ramp" && length(sizes.rise * sizes.slope)],
      [t("figures.volume"), isConcrete && volume],
    ] as [string, string | false][],
    drawings: VIEWS.map((view) => ({
      view,
      text: t("svg", { view: t(`views.${view}`) }),
      alt: t("drawingOf", {
        view: t(`views.${view}`),
        object: t(`kinds.${kind}`),
        size: sides.map(length).join(" × "),
      }),
      href: addressOf(asked, "/scene.svg", { view }),
    })),
    checks,
    notes,
    fit: fitted,
    glb,
    dxf: addressOf(asked, "/plan.dxf"),
    keep: `${SCENES}?${addressOf(asked).split("?")[1]}`,
    sceneViewer: `intent://arvr.google.com/scene-viewer/1.0?${viewer}#Intent;scheme=https;package=com.google.android.googlequicksearchbox;action=android.intent.action.VIEW;end;`,
    drift: t("drift", {
      length: isolated(length(longest)),
      least: isolated(length(longest * DRIFT.least)),
      most: isolated(length(longest * DRIFT.most)),
    }),
    calibrated:
      factor &&
      t(factor === 1 ? "calibratedSame" : factor > 1 ? "calibratedShort" : "calibratedLong", {
        percent: number(Math.abs(1 - 1 / factor) * 100, 1),
      }),
  };
}
export type VisualizerView = ReturnType<typeof visualizerView>;
