import type { AlarmPlace, Entity, EntityKind, Room, SymbolName } from "../text/entity.ts";
import { isHabitable } from "../text/rooms.ts";
import { placeAlarms } from "./alarm-places.ts";
import { checkAttic } from "./check-structure.ts";
import { type CheckContext, type Finding, question } from "./finding.ts";
import type { RuleId } from "./limits.ts";

/** A sheet's entities, asked by their kind. */
function sheetOf(entities: readonly Entity[], boxes: CheckContext["boxes"] = []) {
  const of = <K extends EntityKind>(kind: K) =>
    entities.flatMap((entity, source) =>
      entity.kind === kind ? [{ ...(entity as Extract<Entity, { kind: K }>), source }] : [],
    );
  const rooms = of("room");
  const placed = <T extends { source: number }>(all: readonly T[]) =>
    all.flatMap((each) => {
      const box = boxes[each.source];
      return box ? [{ ...each, box }] : [];
    });
  return {
    of,
    rooms: (...kinds: Room["room"][]) => rooms.filter(({ room }) => kinds.includes(room)),
    /** How many of a symbol there are, and where the notes want them. */
    symbol(name: SymbolName) {
      const all = of("symbol").filter((symbol) => symbol.name === name);
      return {
        count: all.reduce((sum, { quantity = 1 }) => sum + quantity, 0),
        places: new Set(all.flatMap(({ places = [] }) => places)),
        source: all[0]?.source,
      };
    },
    /** Where the alarms of a name stand, on a drawing whose texts have places. */
    placement(name: SymbolName, asked: boolean) {
      const labels = placed(rooms);
      const alarms = placed(of("symbol").filter((symbol) => symbol.name === name));
      return labels.length > 0 ? { placement: placeAlarms(alarms, labels, asked) } : {};
    },
  };
}
type Sheet = ReturnType<typeof sheetOf>;

/** Entities that raise questions, as the findings name them. */
const by = (raising: readonly { source: number }[]) => ({ raisedBy: raising.map(({ source }) => source) });

/** Stairs from this many risers on need a handrail. */
const RISERS_WITH_HANDRAIL = 4;
const EVERYWHERE: readonly AlarmPlace[] = ["bedroom", "outside", "storey"];

function aboutBedrooms(sheet: Sheet): Finding[] {
  const bedrooms = new Set(sheet.rooms("bedroom").map(({ name }) => name)).size;
  if (bedrooms === 0) return [];
  const shown =
    sheet.of("egressNote").length > 0 || sheet.of("opening").some(({ role }) => role === "escape");
  const findings = [question("escapeNeeded", shown ? "verify" : "unknown", by(sheet.rooms("bedroom")))];
  const smoke = sheet.symbol("smoke alarm");
  const noted = EVERYWHERE.every((place) => smoke.places.has(place));
  // One in each bedroom and one outside them; where they hang is for the eye to say.
  findings.push(
    smoke.count === 0
      ? question("smokeAlarms", "unknown", sheet.placement("smoke alarm", false))
      : question("smokeAlarms", noted ? "pass" : "verify", {
          source: smoke.source,
          ...sheet.placement("smoke alarm", smoke.places.has("bedroom")),
          ...(smoke.places.size === 0 && {
            measured: smoke.count,
            limit: bedrooms + 1,
            unit: "count",
            bound: "min",
          }),
        }),
  );
  if (sheet.rooms("garage").length > 0 || sheet.symbol("fuel appliance").count > 0) {
    const { count, places, source } = sheet.symbol("carbon monoxide alarm");
    const verdict = count === 0 ? "unknown" : places.has("outside") ? "pass" : "verify";
    // They hang outside the bedrooms, so that none of these lacks one.
    findings.push(
      question("carbonMonoxide", verdict, {
        source,
        ...(count > 0 && sheet.placement("carbon monoxide alarm", true)),
      }),
    );
  }
  return findings;
}

function aboutGarage(sheet: Sheet): Finding[] {
  const doors = sheet.of("garageDoor");
  const closes = doors.find(({ selfClosing }) => selfClosing);
  const closing = closes ? [question("garageDoorCloses", "pass", { source: closes.source })] : [];
  const garages = sheet.rooms("garage");
  if (garages.length === 0) return closing;
  const built = doors.some(({ ratingMin, thicknessIn }) => ratingMin ?? thicknessIn);
  return [
    ...(built ? [] : [question("garageDoor", "unknown", by(garages))]),
    ...(closes ? closing : [question("garageDoorCloses", "unknown", by(garages))]),
    ...(sheet.of("garageBoard").length > 0 ? [] : [question("garageWall", "unknown", by(garages))]),
  ];
}

function aboutStairs(sheet: Sheet): Finding[] {
  const stairs = sheet.of("stair");
  if (stairs.length === 0) return [];
  const says = (field: "riserIn" | "treadIn" | "widthIn" | "headroomIn") =>
    stairs.some((stair) => stair[field] !== undefined);
  const missing: [RuleId, boolean][] = [
    ["riser", says("riserIn")],
    ["tread", says("treadIn")],
    ["stairWidth", says("widthIn")],
    ["headroom", says("headroomIn")],
    ["landing", sheet.of("landing").length > 0],
    [
      "handrail",
      sheet.of("handrail").length > 0 || !stairs.some(({ risers = 0 }) => risers >= RISERS_WITH_HANDRAIL),
    ],
  ];
  return missing.flatMap(([rule, said]) => (said ? [] : [question(rule, "unknown", by(stairs))]));
}

/** Rules whose figure the sheet should give, by what stands on it, and does not. */
function unanswered(sheet: Sheet): Finding[] {
  const has = (kind: EntityKind) => sheet.of(kind).length > 0;
  const members = sheet.of("member");
  const roles = (...wanted: string[]) => members.filter(({ role }) => wanted.includes(role));
  const decks = sheet.rooms("outdoor").filter(({ name }) => /DECK|BALCONY/.test(name));
  const laundries = sheet.rooms("laundry").filter(({ name }) => /^(?:LAUND|LDRY|UTIL)/.test(name));
  const living = sheet.rooms("bedroom", "living");
  const lit = living.filter(({ room, areaFt2 }) => isHabitable(room) && areaFt2);
  const glazing = sheet.of("glazing");
  const toilet = sheet.of("clearance").filter(({ fixture }) => fixture === "toilet");
  const baths = [...sheet.rooms("bath"), ...toilet];
  const beside = toilet.some(({ side, inches }) => side !== "front" && (side !== undefined || inches < 21));
  const before = toilet.some(({ side, inches }) => side === "front" || (side === undefined && inches >= 21));
  const opens = glazing.some(({ openableFt2, openablePercent }) => openableFt2 ?? openablePercent);
  const guards = sheet.of("guard");
  /** Each rule, what raises it, and whether the sheet answers it. */
  const questions: [RuleId, { source: number }[], boolean][] = [
    ["glazing", lit, glazing.length > 0],
    ["openable", glazing, opens],
    ["toiletSide", baths, beside],
    ["toiletFront", baths, before],
    ["dryerLength", laundries, has("dryerDuct")],
    ["receptacles", living, has("receptacles")],
    ["deckSpan", decks, roles("deck joist").length > 0],
    ["guardNeeded", decks, guards.length > 0],
    ["guardOpening", guards, has("guardOpening")],
    ["studCut", roles("stud"), has("studCut")],
    ["atticVents", [...sheet.of("pitch"), ...roles("rafter")], has("atticVent")],
  ];
  return questions.flatMap(([rule, raising, answered]) =>
    raising.length > 0 && !answered ? [question(rule, "unknown", by(raising))] : [],
  );
}

/** What the sheet as a whole raises: escape, alarms, the garage, and figures that it ought to give. */
export function checkWhole(entities: readonly Entity[], context: CheckContext): Finding[] {
  const sheet = sheetOf(entities, context.boxes);
  const vents = sheet.of("atticVent").map(({ source, ...vent }) => ({ vent, source }));
  const insulation = sheet.of("insulation");
  return [
    ...aboutBedrooms(sheet),
    ...aboutGarage(sheet),
    ...(vents.length > 0 ? checkAttic(vents, context) : []),
    ...(context.zone === undefined && insulation.length > 0
      ? [question("insulation", "unknown", { source: insulation[0]?.source })]
      : []),
    ...aboutStairs(sheet),
    ...unanswered(sheet),
  ];
}
