import {
  convert,
  kindOf,
  OCCUPANCY_GROUPS,
  OCCUPANT_AREAS,
  parseQuantity,
  travelOf,
} from "~/engines/formula/formula.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { formatsOf } from "~/i18n/formats.ts";
import { isolated } from "~/i18n/isolated.ts";
import type { Language } from "~/i18n/languages.ts";
import { CODES_LIMITS } from "./codes.limits.ts";
import { type Diagram, floorWithExits } from "./diagrams.data.ts";

export type Group = (typeof OCCUPANCY_GROUPS)[number];

/** A group of the IBC as an address asks for it: `groupS1`, or `S-1` as it is written. */
export function readGroup(asked: string | null): Group | "" {
  const key = `group${(asked ?? "").replace(/^group/i, "").replace("-", "")}`.toLowerCase();
  return OCCUPANCY_GROUPS.find((group) => group.toLowerCase() === key) ?? "";
}

type Use = keyof typeof OCCUPANT_AREAS;
const is = (group: Group, ...letters: readonly string[]) =>
  letters.some((letter) => group.startsWith(`group${letter}`));

/** Uses whose floor area an occupant has in a group, the densest first; none where table 1004.5 asks for the function. */
function usesOf(group: Group): readonly Use[] {
  if (is(group, "A")) return ["assemblyChairs", "assemblyTables"];
  if (is(group, "B")) return ["business"];
  if (is(group, "E")) return ["classroom"];
  if (is(group, "F")) return ["industrial"];
  if (is(group, "M")) return ["mercantile"];
  if (is(group, "R")) return ["residential"];
  return is(group, "S") ? ["warehouse"] : [];
}

const MAY_HAVE_ONE_EXIT = 49;

/** Groups of which it is recorded that few people need one exit only. */
const hasOneExit = (group: Group) => is(group, "A", "B", "E", "F", "M", "U");

/** The least exits of a space by the people in it; of other groups the table of 1006.2 may allow one, which is not recorded. */
export function exitsFor(group: Group, occupants: number): number {
  if (occupants > 1000) return 4;
  if (occupants > 500) return 3;
  return hasOneExit(group) && occupants <= MAY_HAVE_ONE_EXIT ? 1 : 2;
}

const LEAST_FT2 = 1;
const MOST_FT2 = 1_000_000;

/** A floor area as typed, in square feet; undefined where it is none or absurd. A bare number is in square feet. */
export function readFloor(typed: string, language: Language): number | undefined {
  const parsed = parseQuantity(typed, language);
  if (!parsed.ok) return undefined;
  const { quantity } = parsed;
  if (quantity.kind === "size" || quantity.kind === "gauge") return undefined;
  const isArea = quantity.kind !== "count" && quantity.kind === kindOf("ft2");
  if (quantity.kind !== "count" && !isArea) return undefined;
  const value = isArea ? convert(quantity.value, quantity.unit, "ft2") : quantity.value;
  return value >= LEAST_FT2 && value <= MOST_FT2 ? value : undefined;
}

interface Fact {
  /** On the drawing. */
  letter?: string;
  label: string;
  says: readonly string[];
  section: string;
  slug: string;
}

/** What the IBC asks of an occupancy group, in words, from the provisions that stand here; with the people of a floor. */
export function occupancyOf(group: Group | "", typedArea: string, language: Language) {
  const t = translator(language, "code-groups");
  const words = translator(language, "formula");
  const { number } = formatsOf(language);
  const choices = OCCUPANCY_GROUPS.map((one) => ({ value: one, text: words(`words.${one}`) }));
  const typed = typedArea.replace(/\s+/g, " ").trim().slice(0, CODES_LIMITS.measure);
  if (!group) return { choices, group, typed: "", card: undefined, error: undefined };
  const area = typed ? readFloor(typed, language) : undefined;
  const uses = usesOf(group);
  const feet = (amount: number) => t("feet", { amount: number(amount) });
  const squareFeet = (amount: number) => t("squareFeet", { amount: number(amount) });
  const people = (amount: number) => t("people", { count: amount, number: number(amount) });
  const counted = area === undefined ? [] : uses.map((use) => Math.ceil(area / OCCUPANT_AREAS[use]));
  const [most] = counted;
  const exits = most === undefined ? undefined : exitsFor(group, most);
  const [without, sprinklered] = [travelOf(group, false), travelOf(group, true)];

  const facts: (Fact | false | undefined)[] = [
    {
      label: t("area.label"),
      says:
        uses.length > 0
          ? uses.map((use) => `${words(`words.${use}`)}: ${squareFeet(OCCUPANT_AREAS[use])}`)
          : [t("area.byFunction")],
      section: "IBC 1004.5",
      slug: "ibc-1004-5",
    },
    area !== undefined &&
      counted.length > 0 && {
        label: t("load.label", { area: squareFeet(Math.round(area)) }),
        says: counted.map((count, n) =>
          counted.length > 1 ? `${words(`words.${uses[n] ?? "business"}`)}: ${people(count)}` : people(count),
        ),
        section: "IBC 1004.5",
        slug: "ibc-1004-5",
      },
    {
      letter: "A",
      label: t("exits.label"),
      says: [
        ...(exits ? [t("exits.least", { count: exits, number: number(exits) })] : []),
        t(hasOneExit(group) ? "exits.one" : "exits.oneByTable"),
        t("exits.more"),
      ],
      section: "IBC 1006.2, 1006.3",
      slug: "ibc-1006-2",
    },
    {
      letter: "B",
      label: t("travel.label"),
      says: [
        without === undefined ? t("travel.noneWithout") : t("travel.without", { length: feet(without) }),
        ...(sprinklered === undefined ? [] : [t("travel.sprinklered", { length: feet(sprinklered) })]),
      ],
      section: "IBC 1017.2",
      slug: "ibc-1017-2",
    },
    {
      letter: "C",
      label: t("doors.label"),
      says: [
        t("doors.size"),
        t(is(group, "H") ? "doors.outward" : "doors.outwardFrom50"),
        ...(is(group, "A", "E") ? [t("doors.panicFrom50")] : is(group, "H") ? [t("doors.panic")] : []),
      ],
      section: "IBC 1010.1, 1010.2.9",
      slug: "ibc-1010-1",
    },
    {
      label: t("corridor.label"),
      says: [
        t("corridor.width"),
        ...(is(group, "E") ? [t("corridor.school")] : []),
        t(is(group, "B", "E", "F", "I1", "M", "R", "S", "U") ? "corridor.deadEndMore" : "corridor.deadEnd"),
      ],
      section: "IBC 1020.3, 1020.5",
      slug: "ibc-1020-2",
    },
    {
      label: t("sprinklers.label"),
      says: [
        t(
          `sprinklers.${is(group, "A") ? "assembly" : is(group, "M") ? "mercantile" : is(group, "R") ? "residential" : "other"}`,
        ),
      ],
      section: "IBC 903.2",
      slug: "ibc-903-2",
    },
  ];
  const diagram: Diagram = floorWithExits(exits ?? 2);
  return {
    choices,
    group,
    typed,
    error: typed && area === undefined ? t("area.wrong") : undefined,
    card: {
      title: t("title", { group: isolated(words(`words.${group}`)) }),
      facts: facts.filter((fact): fact is Fact => Boolean(fact)),
      diagram,
      note: t("note"),
      verify: t("verify"),
      calculator: { href: "/calculator/occupant-load", text: t("calculator") },
    },
  };
}
export type OccupancyView = ReturnType<typeof occupancyOf>;
