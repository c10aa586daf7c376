import type { Formula, FormulaId } from "./formula.types.ts";
import { ampacity } from "./formulas/ampacity.ts";
import { beamPoint, beamPointMoment } from "./formulas/beam-point.ts";
import { beamMoment, beamUniform } from "./formulas/beam-uniform.ts";
import { boardFeet } from "./formulas/board-feet.ts";
import { concreteBags } from "./formulas/concrete-bags.ts";
import { concreteColumn, concreteColumnSquare } from "./formulas/concrete-column.ts";
import { concreteFooting } from "./formulas/concrete-footing.ts";
import { concreteSlab, concreteSlabArea } from "./formulas/concrete-slab.ts";
import { concreteSteps } from "./formulas/concrete-steps.ts";
import { concreteWall } from "./formulas/concrete-wall.ts";
import { conduitFill } from "./formulas/conduit-fill.ts";
import { conduitMost } from "./formulas/conduit-most.ts";
import { continuousBreaker, loadCurrent } from "./formulas/continuous-breaker.ts";
import { insulationBags, insulationR, layersR, tile } from "./formulas/coverings.ts";
import { deckJoist } from "./formulas/deck-joist.ts";
import { drywall, drywallArea } from "./formulas/drywall.ts";
import { codeSize, egressWindow, guardCheck, roomCheck, roomLight } from "./formulas/dwelling-code.ts";
import { dwellingOptional } from "./formulas/dwelling-optional.ts";
import { dwellingStandard, generalLighting } from "./formulas/dwelling-standard.ts";
import { adaParking, egressWidth, occupantLoad, travelDistance } from "./formulas/exits.ts";
import { sheathing, squareCorner, studs } from "./formulas/framing.ts";
import { atticVents, joistCuts, studCuts } from "./formulas/framing-code.ts";
import {
  asphalt,
  asphaltArea,
  cutoutArea,
  decking,
  excavation,
  fence,
  gravel,
  gravelArea,
  swellLoads,
  twoAreas,
} from "./formulas/ground.ts";
import {
  fallClearance,
  noiseTime,
  slingReduction,
  slingTension,
  trir,
  windChill,
} from "./formulas/hazards.ts";
import { heatIndex } from "./formulas/heat-index.ts";
import { insulationNeeded } from "./formulas/insulation-needed.ts";
import { ladder } from "./formulas/ladder.ts";
import { ladderHeight } from "./formulas/ladder-height.ts";
import { deflectionAllowed, footingArea, tributaryLoad, windPressure } from "./formulas/loads.ts";
import { blockWall, brickRate, brickWall, mortarBags } from "./formulas/masonry.ts";
import {
  crewMix,
  crewTime,
  estimateTotal,
  laborBurden,
  loan,
  marginPrice,
  overtimePay,
  rentOrBuy,
  retainage,
} from "./formulas/money.ts";
import { paint, paintArea } from "./formulas/paint.ts";
import { drainSize, drainSlopeCheck, fixtureUnits, supplyUnits, trapArm } from "./formulas/plumbing.ts";
import { rampCheck } from "./formulas/ramp-check.ts";
import { rampLayout } from "./formulas/ramp-layout.ts";
import { rebarBar } from "./formulas/rebar-bar.ts";
import { rebarGrid } from "./formulas/rebar-grid.ts";
import { rebarLap, rebarLapLength } from "./formulas/rebar-lap.ts";
import { counterReceptacles, receptacles } from "./formulas/receptacles.ts";
import { roofArea } from "./formulas/roof-area.ts";
import { roofPitch } from "./formulas/roof-pitch.ts";
import { roofRafter } from "./formulas/roof-rafter.ts";
import { fallProtection, scaffoldCapacity, scaffoldTie } from "./formulas/scaffolds.ts";
import {
  airflow,
  boxFill,
  coolingGuess,
  ductVelocity,
  pipeFall,
  roundTank,
  sensibleAir,
  sensibleHeat,
  squareTank,
  ventilation,
} from "./formulas/services.ts";
import {
  airChanges,
  compactedFill,
  concreteEvaporation,
  groundSample,
  noiseDose,
  snowLoad,
  tapeSum,
  waterHead,
} from "./formulas/site-measures.ts";
import { airSampling, extinguishers, paintSurface, powerLine, siteToilets } from "./formulas/site-rules.ts";
import { stairsCheck } from "./formulas/stairs-check.ts";
import { stairsLayout } from "./formulas/stairs-layout.ts";
import { trenchProtection } from "./formulas/trench-protection.ts";
import { trenchSetback, trenchSlope } from "./formulas/trench-slope.ts";
import { voltageDrop, voltageDropOhms } from "./formulas/voltage-drop.ts";
import { voltageDropSize } from "./formulas/voltage-drop-size.ts";
import {
  concreteWeight,
  joistCount,
  lengthConversion,
  rebarWeight,
  roundBarWeight,
  solidWeight,
} from "./formulas/weights.ts";

/** Every formula by its id. */
export const FORMULAS: Readonly<Record<FormulaId, Formula>> = {
  concreteSlab,
  concreteSlabArea,
  concreteFooting,
  concreteColumn,
  concreteColumnSquare,
  concreteWall,
  concreteSteps,
  concreteBags,
  concreteWeight,
  solidWeight,
  concreteEvaporation,
  rebarBar,
  rebarWeight,
  roundBarWeight,
  rebarGrid,
  rebarLap,
  rebarLapLength,
  stairsLayout,
  stairsCheck,
  beamUniform,
  beamPoint,
  beamMoment,
  beamPointMoment,
  voltageDrop,
  voltageDropOhms,
  voltageDropSize,
  dwellingOptional,
  dwellingStandard,
  generalLighting,
  continuousBreaker,
  loadCurrent,
  conduitFill,
  conduitMost,
  ampacity,
  roofPitch,
  roofArea,
  roofRafter,
  atticVents,
  drywall,
  drywallArea,
  paint,
  paintArea,
  paintSurface,
  boardFeet,
  deckJoist,
  studCuts,
  joistCuts,
  rampCheck,
  rampLayout,
  adaParking,
  trenchSlope,
  trenchSetback,
  trenchProtection,
  ladder,
  ladderHeight,
  heatIndex,
  brickWall,
  blockWall,
  brickRate,
  mortarBags,
  studs,
  sheathing,
  squareCorner,
  joistCount,
  lengthConversion,
  tapeSum,
  tile,
  insulationR,
  layersR,
  insulationBags,
  insulationNeeded,
  asphalt,
  asphaltArea,
  gravel,
  gravelArea,
  cutoutArea,
  twoAreas,
  excavation,
  swellLoads,
  compactedFill,
  groundSample,
  decking,
  fence,
  pipeFall,
  drainSlopeCheck,
  fixtureUnits,
  drainSize,
  trapArm,
  supplyUnits,
  airflow,
  sensibleAir,
  sensibleHeat,
  coolingGuess,
  ventilation,
  ductVelocity,
  roundTank,
  squareTank,
  airChanges,
  waterHead,
  boxFill,
  receptacles,
  counterReceptacles,
  tributaryLoad,
  deflectionAllowed,
  windPressure,
  snowLoad,
  footingArea,
  slingTension,
  slingReduction,
  noiseTime,
  noiseDose,
  windChill,
  fallClearance,
  fallProtection,
  scaffoldTie,
  scaffoldCapacity,
  powerLine,
  airSampling,
  siteToilets,
  extinguishers,
  trir,
  egressWindow,
  roomCheck,
  roomLight,
  guardCheck,
  codeSize,
  occupantLoad,
  egressWidth,
  travelDistance,
  marginPrice,
  laborBurden,
  overtimePay,
  crewMix,
  crewTime,
  retainage,
  loan,
  rentOrBuy,
  estimateTotal,
};

export const isFormulaId = (id: string): id is FormulaId => Object.hasOwn(FORMULAS, id);
