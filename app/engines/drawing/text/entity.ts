import type { DeckSpecies } from "~/engines/formula/formula.ts";

/** How a drawing wrote a figure that is kept in inches or square feet. */
export interface Metric {
  unit: "mm" | "cm" | "m" | "m2";
  /** As many as it was written with. */
  decimals: number;
  /** Of an area beside lengths. */
  areaDecimals?: number;
}

/**
 * What a line of a drawing can say. Lengths are inches, areas square feet, unless the field says otherwise; `metric`
 * where they were written so.
 */
export type Entity = Said & { metric?: Metric };

type Said =
  | { kind: "dimension"; inches: number; mm?: number }
  | { kind: "size"; widthIn: number; heightIn: number }
  | Room
  | Opening
  /** Paper to building, 48 for 1/4" = 1'-0"; null where the sheet says that it is not to scale. */
  | { kind: "scale"; ratio: number | null }
  | {
      kind: "ceilingHeight";
      inches: number;
      room?: RoomKind;
      /** The room of the line before, which it may be of. */
      beside?: RoomKind;
    }
  | Stair
  | { kind: "guard"; heightIn: number /** On the open side of a stair. */; stair?: boolean }
  /** Between balusters: the clear opening, or the distance of their centres. */
  | { kind: "guardOpening"; openingIn: number; centers?: boolean; stair?: boolean }
  | { kind: "handrail"; heightIn: number }
  | { kind: "landing"; sidesIn: number[] }
  | Member
  | StudCut
  | { kind: "slab"; thicknessIn: number }
  | { kind: "footing"; widthIn: number; depthIn: number }
  | { kind: "rebar"; bar: number; quantity?: number; spacingIn?: number; continuous?: boolean }
  | { kind: "insulation"; rValue: number; continuousR?: number; location?: string }
  | { kind: "pitch"; rise: number; run: number }
  | Glazing
  | AtticVent
  | Clearance
  | { kind: "shower"; dim1In: number; dim2In: number }
  /** Gallons a flush of a toilet, gallons a minute of the others. */
  | { kind: "flow"; fixture: "toilet" | "shower" | "lavatory" | "sink"; rate: number }
  | DryerDuct
  | Receptacles
  | GarageDoor
  | {
      kind: "garageBoard";
      thicknessIn: number;
      typeX: boolean;
      place?: "wall" | "ceiling";
      /** Habitable rooms lie above. */
      underRooms?: boolean;
    }
  | { kind: "egressNote"; sillIn?: number }
  | { kind: "area"; ft2: number }
  | { kind: "sheetTitle"; title: string }
  | { kind: "sheetNumber"; number: string }
  | SheetSymbol
  | { kind: "reference"; detail: string; sheet: string };

export type EntityKind = Entity["kind"];

export interface Room {
  kind: "room";
  /** As printed. */
  name: string;
  room: RoomKind;
  dim1In?: number;
  dim2In?: number;
  /** Of its sides, or as printed where there are none. */
  areaFt2?: number;
  /** The area that is printed with it. */
  printedFt2?: number;
  /** Of a hall that is labelled by its width alone. */
  widthIn?: number;
}

export interface Opening {
  kind: "opening";
  type: "door" | "window";
  widthIn: number;
  heightIn: number;
  quantity: number;
  /** What the sheet says that it is for; most openings say nothing. */
  role?: "exit" | "escape" | "vehicle";
}

export interface Stair {
  kind: "stair";
  direction?: "up" | "down";
  risers?: number;
  riserIn?: number;
  treads?: number;
  treadIn?: number;
  widthIn?: number;
  headroomIn?: number;
}

export interface Member {
  kind: "member";
  nominal: string;
  role: string;
  quantity?: number;
  spacingIn?: number;
  spanIn?: number;
  /** Beyond its last support. */
  cantileverIn?: number;
  species?: DeckSpecies;
}

/** What may be cut from a stud: as a share of its width, or as a size that its nominal width is held against. */
export interface StudCut {
  kind: "studCut";
  cut: "notch" | "hole";
  percent?: number;
  sizeIn?: number;
  nominal?: string;
  /** Undefined where the note does not say what the stud carries. */
  bearing?: boolean;
  doubled?: boolean;
}

/** Glass and what opens of it, as areas or as shares of the floor. */
export interface Glazing {
  kind: "glazing";
  glazingFt2?: number;
  openableFt2?: number;
  glazingPercent?: number;
  openablePercent?: number;
  /** The room as printed. */
  room?: string;
}

/** What a sheet says of the ventilation of an attic; floor and free vent area may stand on different lines. */
export interface AtticVent {
  kind: "atticVent";
  atticFt2?: number;
  ventFt2?: number;
  /** 150 of 1/150. */
  ratio?: number;
  /** Share of the vents in the upper part of the attic. */
  upperPercent?: number;
}

/** Room around a fixture. Without a side it is not said which way it is measured. */
export interface Clearance {
  kind: "clearance";
  fixture: "toilet" | "lavatory";
  inches: number;
  /** From its centre to the wall beside it, in front of it, or the width of its place. */
  side?: "side" | "front" | "width";
}

export interface DryerDuct {
  kind: "dryerDuct";
  lengthIn?: number;
  diameterIn?: number;
  elbows90?: number;
  elbows45?: number;
  /** Its length follows the maker's own table. */
  byMaker?: boolean;
}

export interface Receptacles {
  kind: "receptacles";
  place: "wall" | "counter";
  /** How far apart. */
  spacingIn?: number;
  /** From any point of the wall to the next one. */
  reachIn?: number;
}

/** The door between house and garage. */
export interface GarageDoor {
  kind: "garageDoor";
  ratingMin?: number;
  thicknessIn?: number;
  selfClosing?: boolean;
}

/** Where the code wants alarms: in a bedroom, outside the bedrooms, on each storey. */
export type AlarmPlace = "bedroom" | "outside" | "storey";

export interface SheetSymbol {
  kind: "symbol";
  name: SymbolName;
  quantity?: number;
  /** Where a note wants an alarm. */
  places?: AlarmPlace[];
}

export const ROOM_KINDS = [
  "bedroom",
  "bath",
  "kitchen",
  "living",
  "hall",
  "laundry",
  "garage",
  "storage",
  "outdoor",
  "basement",
] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

export type SymbolName =
  | "smoke alarm"
  | "carbon monoxide alarm"
  | "fuel appliance"
  | "mechanical ventilation"
  | "gfci"
  | "afci"
  | "tempered glass"
  | "hose bibb";

/** A place on the picture, in its pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A word of the line that was corrected before it was read, as it stood and as it was read. */
export interface Repair {
  from: string;
  to: string;
}

export interface LineReading {
  entities: Entity[];
  repairs: Repair[];
}
