import type { FormulaId, LabelId } from "~/engines/formula/formula.ts";
import type { SketchKind } from "./sketches.data.ts";

/** A drawing that follows its dimensions; those that do not are sketches. */
export type DrawnKind =
  | "slab"
  | "wall"
  | "column"
  | "stair"
  | "roof"
  | "trench"
  | "beam"
  | "room"
  | "grid"
  | "circuit"
  | "ladder"
  | "pipe"
  | "ramp"
  | "board"
  | "sling"
  | "studs"
  | "square"
  | "drop"
  | "tower"
  | "notched"
  | "flight"
  | "layers";

/** A result that another calculator goes on with: its inputs, and the values here that fill them. */
export interface Chain {
  to: FormulaId;
  takes: Partial<Record<LabelId, LabelId>>;
}

export interface CalculatorSheet {
  /** What the page shows before anything was typed, as somebody would type it in US units. */
  example: Readonly<Record<string, string>>;
  /** A drawing that several calculators share, and the values that stand on it, in the drawing's own order. */
  figure?: readonly [DrawnKind | SketchKind, ...LabelId[]];
  next?: readonly Chain[];
  /** Carries loads: the result is preliminary, and an engineer confirms it. */
  structural?: true;
}

/** What the page of each formula has beside the formula itself. */
export const SHEETS: Readonly<Record<FormulaId, CalculatorSheet>> = {
  concreteSlab: {
    example: { length: "12' 6\"", width: "20-3", thickness: "5 in", waste: "5" },
    figure: ["slab", "length", "width", "thickness"],
    next: [
      { to: "concreteBags", takes: { volumeYd3: "volumeYd3" } },
      { to: "rebarGrid", takes: { length: "length", width: "width" } },
    ],
  },
  concreteSlabArea: {
    example: { area: "1200 ft²", thickness: "4 in" },
    figure: ["patch", "area", "thickness"],
    next: [{ to: "concreteBags", takes: { volumeYd3: "volumeYd3" } }],
  },
  concreteFooting: {
    example: { length: "120 ft", width: "16 in", thickness: "8 in" },
    figure: ["slab", "length", "width", "thickness"],
    next: [
      { to: "concreteBags", takes: { volumeYd3: "volumeYd3" } },
      { to: "rebarLap", takes: { run: "length" } },
    ],
  },
  concreteColumn: {
    example: { diameter: "12 in", depth: "48 in", quantity: "6" },
    figure: ["column", "diameter", "depth"],
    next: [{ to: "concreteBags", takes: { volumeYd3: "volumeYd3" } }],
  },
  concreteColumnSquare: {
    example: { columnWidth: "12 in", columnThickness: "16 in", height: "10 ft", quantity: "6" },
    figure: ["square", "columnWidth", "columnThickness"],
    next: [{ to: "concreteBags", takes: { volumeYd3: "volumeYd3" } }],
  },
  concreteWall: {
    example: { length: "40 ft", height: "8 ft", thickness: "8 in" },
    figure: ["wall", "length", "height", "thickness"],
    next: [{ to: "concreteBags", takes: { volumeYd3: "volumeYd3" } }],
  },
  concreteSteps: {
    example: { steps: "5", riser: "7 in", tread: "11 in", width: "48 in" },
    figure: ["stair", "steps", "riser", "tread"],
    next: [{ to: "concreteBags", takes: { volumeYd3: "volumeYd3" } }],
  },
  concreteBags: { example: { volumeYd3: "1.5 yd³", bagWeight: "80" } },
  solidWeight: {
    example: { length: "20 ft", width: "12 in", thickness: "18 in" },
    figure: ["slab", "length", "width", "thickness"],
  },
  concreteWeight: { example: { volumeYd3: "6 yd³" }, figure: ["mass", "volumeYd3", "weight"] },
  rebarBar: {
    example: { bar: "5" },
    figure: ["pipe", "barDiameter"],
    next: [{ to: "rebarLapLength", takes: { bar: "bar" } }],
  },
  rebarWeight: {
    example: { bar: "5", length: "20 ft", quantity: "35" },
    figure: ["board", "length"],
  },
  roundBarWeight: {
    example: { barDiameter: "12 mm", length: "12 m", quantity: "20" },
    figure: ["pipe", "barDiameter"],
  },
  rebarGrid: {
    example: { length: "24 ft", width: "24 ft", spacing: "18 in", cover: "2 in", bar: "4", waste: "5" },
    figure: ["grid", "length", "width", "spacing"],
    next: [{ to: "concreteSlab", takes: { length: "length", width: "width" } }],
  },
  rebarLap: { example: { run: "38 ft", stock: "20 ft", bar: "4" }, figure: ["board", "run", "lap"] },
  rebarLapLength: { example: { bar: "5" }, figure: ["board", "lap"] },
  stairsLayout: {
    example: { totalRise: "108 in", tread: "10 in" },
    figure: ["stair", "risers", "riser", "tread", "totalRise", "totalRun"],
    next: [
      { to: "stairsCheck", takes: { riser: "riser", tread: "tread" } },
      { to: "concreteSteps", takes: { steps: "risers", riser: "riser", tread: "tread" } },
    ],
  },
  stairsCheck: {
    example: { riser: "7 1/2 in", tread: "10 1/4 in", headroom: "6' 9\"", width: "36 in" },
    figure: ["stair", "occupants", "riser", "tread"],
  },
  beamUniform: {
    example: { load: "100 lb/ft", span: "12 ft", beamWidth: "1 1/2 in", beamDepth: "9 1/4 in" },
    figure: ["beam", "span", "load"],
    structural: true,
  },
  beamMoment: {
    example: { load: "400 lb/ft", span: "10 ft" },
    figure: ["beam", "span", "load"],
    next: [{ to: "beamUniform", takes: { load: "load", span: "span" } }],
    structural: true,
  },
  beamPoint: {
    example: { pointLoad: "1000 lb", span: "10 ft", beamWidth: "3 1/2 in", beamDepth: "9 1/4 in" },
    figure: ["beam", "span", "pointLoad"],
    structural: true,
  },
  beamPointMoment: {
    example: { pointLoad: "1000 lb", span: "10 ft" },
    figure: ["beam", "span", "pointLoad"],
    next: [{ to: "beamPoint", takes: { pointLoad: "pointLoad", span: "span" } }],
    structural: true,
  },
  voltageDrop: {
    example: { current: "16 A", oneWay: "100 ft", voltage: "120 V", wire: "12" },
    figure: ["circuit", "oneWay", "voltage", "endVoltage"],
  },
  voltageDropOhms: {
    example: { current: "16 A", oneWay: "150 ft", voltage: "120 V", ohmsPerThousand: "1.24" },
    figure: ["circuit", "oneWay", "voltage", "endVoltage"],
  },
  voltageDropSize: {
    example: { current: "20 A", oneWay: "100 ft", voltage: "120 V" },
    figure: ["circuit", "oneWay", "voltage"],
    next: [
      {
        to: "voltageDrop",
        takes: { current: "current", oneWay: "oneWay", voltage: "voltage", wire: "wireToUse" },
      },
    ],
  },
  dwellingOptional: {
    example: {
      floorArea: "1500 ft²",
      appliances: "12000; 2500; 1200; 5000",
      electricHeat: "9000",
      heatUnits: "5",
    },
    figure: ["service", "service", "generalDemand", "hvac", "total"],
  },
  dwellingStandard: {
    example: { floorArea: "1500 ft²", range: "12 kW", dryer: "5500" },
    figure: [
      "serviceOfFour",
      "service",
      "generalDemand",
      "rangeDemand",
      "dryerDemand",
      "fastenedDemand",
      "total",
    ],
  },
  generalLighting: {
    example: { floorArea: "2200 ft²" },
    figure: ["lamps", "floorArea", "general", "generalDemand"],
    next: [{ to: "dwellingStandard", takes: { floorArea: "floorArea" } }],
  },
  loadCurrent: {
    example: { loadPower: "9600 W", sourceVoltage: "240 V" },
    figure: ["load", "sourceVoltage", "loadPower", "loadAmps"],
  },
  continuousBreaker: {
    example: { continuousCurrent: "32 A" },
    figure: ["branches", "leastBreaker", "continuousCurrent", "otherCurrent"],
  },
  conduitFill: { example: { conductors: "3 #12, 4 #10, 8 #8" }, figure: ["pipe", "fill"] },
  conduitMost: { example: { wire: "12", emt: "3/4" }, figure: ["pipe", "mostConductors"] },
  roofPitch: {
    example: { pitch: "6:12" },
    figure: ["roof", "pitch"],
    next: [{ to: "roofArea", takes: { pitch: "pitch" } }],
  },
  roofArea: { example: { planArea: "1500 ft²", pitch: "8:12", waste: "15" }, figure: ["roof", "pitch"] },
  roofRafter: {
    example: { span: "28 ft", pitch: "8:12", overhang: "12 in" },
    figure: ["roof", "pitch", "span", "rafterTotal"],
    next: [{ to: "roofArea", takes: { pitch: "pitch" } }],
  },
  drywall: {
    example: { wallLength: "52 ft", height: "8 ft", ceilingArea: "168 ft²", sheet: "4x12" },
    figure: ["room", "wallLength", "height"],
    next: [{ to: "paintArea", takes: { area: "netArea" } }],
  },
  drywallArea: {
    example: { area: "1080 ft²" },
    figure: ["room", "area"],
    next: [{ to: "paintArea", takes: { area: "area" } }],
  },
  paint: {
    example: { perimeter: "48 ft", height: "8 ft", openings: "41 ft²" },
    figure: ["room", "perimeter", "height"],
  },
  paintArea: { example: { area: "600 ft²" }, figure: ["room", "area"] },
  boardFeet: {
    example: { nominalThickness: "2 in", nominalWidth: "10 in", length: "14 ft", quantity: "20" },
    figure: ["board", "length", "nominalWidth"],
  },
  rampCheck: { example: { rise: "30 in", rampRun: "30 ft" }, figure: ["ramp", "rise", "rampRun"] },
  rampLayout: {
    example: { rise: "58 in" },
    figure: ["ramp", "rise", "minRun"],
  },
  trenchSlope: {
    example: { soil: "B", trenchDepth: "8 ft", bottomWidth: "3 ft" },
    figure: ["trench", "topWidth", "bottomWidth", "trenchDepth"],
    next: [{ to: "trenchProtection", takes: { trenchDepth: "trenchDepth", soil: "soil" } }],
  },
  trenchSetback: {
    example: { soil: "C", trenchDepth: "8 ft" },
    figure: ["trench", "setback", "trenchDepth"],
    next: [{ to: "trenchSlope", takes: { trenchDepth: "trenchDepth", soil: "soil" } }],
  },
  trenchProtection: { example: { trenchDepth: "6 ft", soil: "B" }, figure: ["trench", "trenchDepth"] },
  ladder: {
    example: { workingLength: "16 ft" },
    figure: ["ladder", "baseOffset", "supportHeight", "workingLength"],
  },
  ladderHeight: {
    example: { supportHeight: "14 ft" },
    figure: ["ladder", "baseOffset", "supportHeight", "workingLength"],
  },
  heatIndex: { example: { temperature: "94 °F", humidity: "65" } },
  brickWall: {
    example: { wallLength: "20 ft", height: "8 ft" },
    figure: ["room", "wallLength", "height"],
    next: [{ to: "mortarBags", takes: { blocks: "bricks" } }],
  },
  blockWall: {
    example: { wallLength: "40 ft", height: "8 ft" },
    figure: ["room", "wallLength", "height"],
    next: [{ to: "mortarBags", takes: { blocks: "blocks" } }],
  },
  brickRate: {
    example: { brickLength: "8 in", brickHeight: "2 1/4 in", joint: "3/8 in" },
    figure: ["board", "brickLength", "brickHeight"],
    next: [{ to: "brickWall", takes: { brickRate: "brickRate" } }],
  },
  mortarBags: { example: { blocks: "360" } },
  studs: {
    example: { wallLength: "14'6", spacing: "16 in" },
    figure: ["studs", "wallLength", "spacing"],
  },
  sheathing: { example: { area: "1120 ft²" }, figure: ["sheets", "area", "sheetArea", "sheets"] },
  joistCount: {
    example: { length: "27' 4\"", spacing: "16 in" },
    figure: ["studs", "length", "spacing"],
  },
  lengthConversion: { example: { length: "137 7/16 in" }, figure: ["board", "length"] },
  squareCorner: {
    example: { length: "24 ft", width: "18 ft" },
    figure: ["square", "length", "width", "diagonal"],
  },
  tile: {
    example: { area: "120 ft²", tileLength: "12 in", tileWidth: "12 in" },
    figure: ["grid", "tileLength", "tileWidth"],
  },
  insulationR: { example: { thickness: "5 1/2 in" }, figure: ["cavity", "thickness", "rValue"] },
  layersR: { example: { layers: "21; 5; 0.45; 0.62" }, figure: ["layers", "layers", "rValue"] },
  insulationBags: {
    example: { area: "1000 ft²", bagCoverage: "88 ft²" },
    figure: ["sheets", "area", "bagCoverage", "bags"],
  },
  asphalt: {
    example: { length: "100 ft", width: "20 ft", thickness: "3 in" },
    figure: ["slab", "length", "width", "thickness"],
  },
  asphaltArea: { example: { area: "6500 ft²", thickness: "3 in" }, figure: ["patch", "area", "thickness"] },
  gravel: {
    example: { length: "40 ft", width: "25 ft", depth: "6 in" },
    figure: ["slab", "length", "width", "depth"],
  },
  gravelArea: { example: { area: "1000 ft²", depth: "4 in" }, figure: ["patch", "area", "depth"] },
  cutoutArea: {
    example: { length: "28 ft", width: "20 ft", cutLength: "12 ft", cutWidth: "9 ft" },
    figure: ["square", "length", "width"],
    next: [{ to: "concreteSlabArea", takes: { area: "netArea" } }],
  },
  twoAreas: {
    example: { length: "20 ft", width: "10 ft", secondLength: "12 ft", secondWidth: "8 ft" },
    figure: ["rectangles", "length", "width", "secondLength", "secondWidth", "area"],
    next: [{ to: "concreteSlabArea", takes: { area: "area" } }],
  },
  excavation: {
    example: { length: "40 ft", width: "28 ft", digDepth: "8 ft", swell: "30", truck: "16 yd³" },
    figure: ["slab", "length", "width", "digDepth"],
  },
  swellLoads: { example: { bank: "200 yd³", swell: "40" }, figure: ["haul", "bank", "loose", "truckLoads"] },
  decking: {
    example: { deckWidth: "12 ft", boardRun: "16 ft" },
    figure: ["grid", "boardRun", "deckWidth", "boardWidth"],
  },
  fence: { example: { length: "100 ft" }, figure: ["studs", "length", "postSpacing"] },
  pipeFall: { example: { length: "40 ft" }, figure: ["ramp", "fall", "length"] },
  airflow: { example: { coolingTons: "3" }, figure: ["air", "coolingTons", "cooling", "airFlow"] },
  sensibleHeat: {
    example: { airFlow: "1000 cfm", airDelta: "20" },
    figure: ["air", "airFlow", "airDelta", "heatCarried"],
  },
  sensibleAir: {
    example: { sensibleLoad: "6200 Btu/h", airDelta: "20" },
    figure: ["air", "sensibleLoad", "airDelta", "airFlow"],
  },
  coolingGuess: {
    example: { area: "2000 ft²" },
    figure: ["floorPlan", "area", "coolingTons", "coolingUnit"],
    next: [{ to: "airflow", takes: { coolingTons: "coolingUnit" } }],
  },
  ventilation: {
    example: { floorArea: "2000 ft²", bedrooms: "3" },
    figure: ["floorPlan", "floorArea", "bedrooms", "airFlow"],
  },
  ductVelocity: { example: { airFlow: "400 cfm", diameter: "10 in" }, figure: ["pipe", "diameter"] },
  roundTank: { example: { diameter: "6 ft", height: "8 ft" }, figure: ["column", "diameter", "height"] },
  squareTank: {
    example: { length: "8 ft", width: "4 ft", height: "3 ft" },
    figure: ["slab", "length", "width", "height"],
  },
  boxFill: {
    example: { boxWire: "12", wires: "4", grounds: "2", clamps: "on" },
    figure: ["box", "wires", "devices", "grounds", "boxVolume"],
  },
  tributaryLoad: {
    example: { areaLoad: "50 psf", tributary: "10 ft" },
    figure: ["beam", "tributary", "load"],
    next: [{ to: "beamMoment", takes: { load: "load" } }],
    structural: true,
  },
  deflectionAllowed: { example: { span: "12 ft" }, figure: ["beam", "span"], structural: true },
  windPressure: {
    example: { windSpeed: "115 mph" },
    figure: ["wind", "windSpeed", "windQz"],
    structural: true,
  },
  footingArea: {
    example: { pointLoad: "6000 lb" },
    figure: ["square", "footingSide", "footingSide"],
    structural: true,
  },
  slingTension: {
    example: { liftedLoad: "10000 lb", slingAngle: "60°" },
    figure: ["sling", "slingAngle", "liftedLoad"],
    structural: true,
  },
  slingReduction: {
    example: { ratedCapacity: "8000 lb", slingLength: "96 in", slingHeight: "84 in" },
    figure: ["sling", "slingHeight", "reducedCapacity"],
    structural: true,
  },
  noiseTime: { example: { noiseLevel: "95" } },
  windChill: { example: { temperature: "20 °F", windSpeed: "20 mph" } },
  fallClearance: { example: { lanyard: "6 ft" }, figure: ["drop", "clearance"] },
  trir: { example: { cases: "3", hoursWorked: "180000" } },
  marginPrice: { example: { cost: "1000", marginShare: "20" } },
  laborBurden: { example: { wage: "32", crew: "4" } },
  overtimePay: { example: { hoursWorked: "53", wage: "31.50" } },
  crewTime: { example: { dayOutput: "1150", outputCrew: "3", jobSize: "9200", crew: "5" } },
  retainage: { example: { invoice: "48000" } },
  loan: { example: { principal: "60000", months: "60" } },
  estimateTotal: {
    example: { subtotal: "110", tax: "8" },
    next: [{ to: "retainage", takes: { invoice: "price" } }],
  },
  ampacity: {
    example: { wire: "12", rating: "75", ambient: "104 °F" },
    figure: ["bundle", "wire", "carrying", "ambient", "ampacity"],
    next: [{ to: "voltageDrop", takes: { wire: "wire", metal: "metal" } }],
  },
  receptacles: { example: { oneWall: "12' 6\"" }, figure: ["board", "oneWall"] },
  counterReceptacles: { example: { counterLength: "84 in" }, figure: ["board", "counterLength"] },
  insulationNeeded: {
    example: { climateZone: "4m" },
    figure: ["envelope", "climateZone", "ceilingR", "wallR", "floorR"],
  },
  deckJoist: {
    example: { species: "southernPine", joistSize: "2x8" },
    figure: ["beam", "longestSpan"],
    structural: true,
  },
  fixtureUnits: {
    example: { fullBaths: "2", halfBaths: "1", kitchens: "1", laundries: "1" },
    figure: ["pipe", "drainSize"],
  },
  drainSize: {
    example: { drainageUnits: "45", drainFall: "1/2", hasToilet: "on" },
    figure: ["pipe", "drainSize"],
  },
  supplyUnits: {
    example: { fullBaths: "2", kitchenSinks: "1", dishwashers: "1", standpipes: "1", hoseBibbs: "2" },
    figure: ["pipe", "leastService"],
  },
  trapArm: { example: { trapSize: "2" }, figure: ["board", "longestArm"] },
  drainSlopeCheck: {
    example: { pipeSize: "2 in", pipeSlope: "2.1" },
    figure: ["drain", "pipeSize", "pipeSlope", "leastSlope"],
  },
  scaffoldTie: {
    example: { scaffoldHeight: "26 ft", scaffoldBase: "6 ft" },
    figure: ["tower", "scaffoldHeight", "scaffoldBase"],
  },
  scaffoldCapacity: {
    example: { intendedLoad: "750 lb", scaffoldPart: "suspensionRope" },
    figure: ["platform", "intendedLoad", "neededCapacity"],
    structural: true,
  },
  fallProtection: {
    example: { fallHeight: "8 ft" },
    figure: ["drop", "fallHeight"],
    next: [{ to: "fallClearance", takes: {} }],
  },
  siteToilets: { example: { workers: "45" } },
  extinguishers: {
    example: { floorArea: "10000 ft²" },
    figure: ["travel", "extinguisherTravel", "floorArea", "extinguishers"],
  },
  powerLine: { example: { lineVoltage: "69 kV" }, figure: ["drop", "lineClearance"] },
  airSampling: { example: { substance: "silica", airLevels: "120; 20", airHours: "2; 6" } },
  paintSurface: { example: { surfaceTemperature: "62 °F", dewPoint: "55 °F" } },
  egressWindow: {
    example: { clearWidth: "24 in", clearHeight: "34 1/4 in", sill: "40 in" },
    figure: ["square", "clearWidth", "clearHeight"],
  },
  roomCheck: {
    example: { roomLength: "12' 4\"", roomWidth: "11'", ceiling: "96 in" },
    figure: ["square", "roomLength", "roomWidth"],
    next: [{ to: "roomLight", takes: { floorArea: "floorArea" } }],
  },
  roomLight: {
    example: { floorArea: "135 ft²", glazing: "12 ft²", openable: "6 ft²" },
    figure: ["daylight", "floorArea", "leastGlazing", "leastOpenable"],
  },
  guardCheck: { example: { guardDrop: "48 in", guardHeight: "36 in" }, figure: ["drop", "guardDrop"] },
  codeSize: { example: { sizeOf: "adaDoor", measured: "31 1/2 in" } },
  occupantLoad: {
    example: { use: "business", floorArea: "4500 ft²" },
    figure: ["floorPlan", "floorArea", "areaEach", "occupants"],
    next: [{ to: "egressWidth", takes: { occupants: "occupants" } }],
  },
  egressWidth: {
    example: { exitPart: "stairway", occupants: "200" },
    figure: ["exit", "neededWidth", "occupants"],
  },
  travelDistance: { example: { group: "groupB", sprinklered: "on" }, figure: ["travel", "longestTravel"] },
  adaParking: {
    example: { parkingSpaces: "250" },
    figure: ["parking", "parkingSpaces", "accessibleSpaces", "vanSpaces"],
  },
  atticVents: { example: { atticArea: "1500 ft²" }, figure: ["attic", "atticArea", "ventArea"] },
  studCuts: {
    example: { studDepth: "3 1/2 in", studRole: "bearing" },
    figure: ["notched", "studDepth", "widestHole", "deepestNotch"],
  },
  joistCuts: {
    example: { joistDepth: "9 1/4 in" },
    figure: ["notched", "joistDepth", "widestHole", "deepestNotch"],
  },
  concreteEvaporation: {
    example: { concreteTemperature: "85 °F", temperature: "90 °F", humidity: "40", windSpeed: "12 mph" },
    next: [{ to: "heatIndex", takes: { temperature: "temperature", humidity: "humidity" } }],
  },
  groundSample: {
    example: { flightHeight: "200 ft" },
    figure: ["flight", "flightHeight", "photoWidth", "groundSample"],
  },
  compactedFill: {
    example: { compacted: "300 yd³", shrinkage: "15", swell: "25" },
    figure: ["haul", "bank", "loose", "truckLoads", "compacted"],
    next: [{ to: "swellLoads", takes: { bank: "bank", swell: "swell" } }],
  },
  snowLoad: {
    example: { groundSnow: "30 psf" },
    figure: ["snow", "groundSnow", "lowSlopeSnow"],
    structural: true,
  },
  noiseDose: { example: { noiseLevels: "95; 90; 85", noiseHours: "2; 3; 3" } },
  airChanges: {
    example: { roomArea: "120 ft²", roomHeight: "8 ft", airFlow: "80 cfm" },
    figure: ["room", "roomArea", "roomHeight"],
  },
  waterHead: { example: { streetPressure: "60 psi", waterRise: "22 ft" }, figure: ["drop", "waterRise"] },
  tapeSum: {
    example: { addedLengths: "12' 6 1/2\"; 8' 3 3/4\"", takenLengths: "1' 1/2\"", tapeParts: "3" },
    figure: ["board", "tapeTotal"],
  },
  crewMix: { example: { wages: "42; 36; 24", hoursWorked: "8", unitsDone: "600" } },
  rentOrBuy: {
    example: {
      purchase: "48000",
      resale: "20000",
      yearlyCost: "3500",
      dayRent: "325",
      daysYear: "60",
      years: "4",
    },
    next: [{ to: "loan", takes: { principal: "purchase" } }],
  },
};
