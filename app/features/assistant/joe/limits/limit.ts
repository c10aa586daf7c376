import type { Unit } from "~/engines/formula/formula.ts";
import type en from "../locales/joe-limits.en.ts";

export type SubjectId = keyof typeof en.subjects;
export type DutyId = keyof typeof en.duties;
export type CaseId = keyof typeof en.cases;

/** Which building a limit is for: a dwelling (IRC), another building (IBC), a construction site (OSHA), an accessible one. */
export type Occupancy = "house" | "building" | "site" | "accessible";

/** What a measure is of. A question that names one of them asks about no other. */
export type Property =
  | "height"
  | "width"
  | "depth"
  | "thickness"
  | "length"
  | "spacing"
  | "opening"
  | "distance"
  | "slope"
  | "area"
  | "size"
  | "difference"
  | "load"
  | "force"
  | "diameter"
  | "pressure"
  | "cut";

/** One limit of a provision. */
export interface Limit {
  /** The slug of the article that states it; a test finds the figure there. */
  article: string;
  /** Where the article cites several sections, the one that states it. */
  section?: string;
  least?: number;
  most?: number;
  /** What it has to stay below: the figure itself is too much. */
  below?: number;
  /** Which building it is for; any where nothing stands here. */
  occupancy?: Occupancy;
  /** The part of the provision it is. */
  where?: CaseId;
  /** Held to only when the question speaks of its case. */
  onlyWhenSaid?: true;
  /** Over and up to which other amount of the question it holds, in the unit of `Subject.by`. */
  by?: readonly [over: number, upTo: number];
  /** What meets it is not therefore allowed: something else decides, which its case says. */
  neverEnough?: true;
  /** What breaks it is not therefore refused: something more is asked for then, which its case says; to this at most. */
  elseMore?: true | number;
  /** Of a size: or no side under this, with this area at least. */
  orNarrow?: readonly [side: number, area: number];
  /** Not told where this is said, which its provision treats apart. */
  notWhen?: CaseId;
  /** It holds beside the others: that it is met allows nothing that another refuses. */
  besides?: true;
}

/** Something that provisions limit by a number. */
export interface Subject {
  id: SubjectId;
  /** The words by which it is spoken of. */
  thing: RegExp;
  /** What must be spoken of besides. */
  also?: RegExp;
  /** None of this may be. */
  not?: RegExp;
  /** Things that may stand between it and its number. */
  with?: RegExp;
  property: readonly Property[];
  /** A number beside it is of this property, even when the question does not name it. */
  unsaid?: true;
  /** The unit of its limits and of a bare number. */
  unit: Unit;
  /** Where the question gives an amount of this, the subject has to reach it too: a footing the frost line. */
  atLeastSaid?: RegExp;
  /** Its limits hold up to this of another kind of measure; beyond it nothing is decided. */
  upTo?: { unit: Unit; most: number };
  /** A bare number is counted in this, which stands behind it: decibels, parts per million. */
  counted?: RegExp;
  /** Another amount by which the limit goes, and the words beside it; of lumber 2x10 is 210. */
  by?: {
    unit: Unit;
    thing: RegExp;
    needed?: true;
    lumber?: true;
    /** What stands right beside its words is never the number that is held, even where it is the only one. */
    beside?: true;
  };
  /** The limit is a share of a piece of wood, in percent, and a question gives the wood by its size. */
  share?: true;
  /** A size is held as a whole: no side under these, and no smaller area (both in `unit`). */
  sides?: readonly [number, number];
  /** So small that its code gives it to a tenth of a millimeter: 9.5 mm is 3/8 in, and 10 mm is not. */
  toTenths?: true;
  /** It may lie either way round: what is large enough turned is large enough. */
  anyWay?: true;
  /** What a door's leaf is wider than its clear opening, unless the question says that it is clear. */
  leaf?: number;
  /** A ratio is level to upright, as trenches are sloped, and not upright to level, whichever way it is written. */
  asWritten?: true;
  /** A fall is said as inches in a foot. */
  perFoot?: true;
  /** Windows are named by their frame: what is large enough so need not be large enough clear. */
  nominal?: true;
  /** How far beyond a limit nothing is decided, in `unit`; for rules that say "about". */
  grey?: number;
  /** The one meant when nothing is said comes first, and the strictest where people may be hurt. */
  limits: readonly Limit[];
}

/** Something that provisions ask for beyond a number. */
export interface Duty {
  id: DutyId;
  thing: RegExp;
  also?: RegExp;
  not?: RegExp;
  /** How it is said that this is left out, beside the words that say so of everything. */
  without?: RegExp;
  unit: Unit;
  limits: readonly (Pick<
    Limit,
    "article" | "section" | "occupancy" | "where" | "onlyWhenSaid" | "notWhen"
  > & {
    /** Asked for above this, or from this on. */
    above?: number;
    from?: number;
    /** Below it nothing is said to be unnecessary; its case says what decides. */
    neverUnneeded?: true;
  })[];
}
