/** What a line of a drawing can say. Lengths are inches, areas square feet, unless the field says otherwise. */
export type Entity =
  | { kind: "dimension"; inches: number; mm?: number }
  | { kind: "size"; widthIn: number; heightIn: number }
  | Room
  | Opening
  /** Paper to building, 48 for 1/4" = 1'-0"; null where the sheet says that it is not to scale. */
  | { kind: "scale"; ratio: number | null }
  | { kind: "ceilingHeight"; inches: number; room?: RoomKind }
  | Stair
  | { kind: "guard"; heightIn: number }
  | { kind: "handrail"; heightIn: number }
  | { kind: "member"; nominal: string; role: string; quantity?: number; spacingIn?: number }
  | { kind: "slab"; thicknessIn: number }
  | { kind: "footing"; widthIn: number; depthIn: number }
  | { kind: "rebar"; bar: number; quantity?: number; spacingIn?: number; continuous?: boolean }
  | { kind: "insulation"; rValue: number; continuousR?: number; location?: string }
  | { kind: "pitch"; rise: number; run: number }
  | { kind: "egressNote"; sillIn?: number }
  | { kind: "area"; ft2: number }
  | { kind: "sheetTitle"; title: string }
  | { kind: "sheetNumber"; number: string }
  | { kind: "symbol"; name: SymbolName }
  | { kind: "reference"; detail: string; sheet: string };

export type EntityKind = Entity["kind"];

export interface Room {
  kind: "room";
  /** As printed. */
  name: string;
  room: RoomKind;
  dim1In?: number;
  dim2In?: number;
  areaFt2?: number;
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
