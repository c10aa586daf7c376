import type { NumberRow } from "../question.ts";

/** Calculations asked in English, with the result worked out by hand from the rule. */
export const EN_NUMBERS: readonly NumberRow[] = [
  {
    set: "development",
    question: "How many yards of concrete for a 24x30 slab 4 inches thick?",
    expected: { value: 8.88889, unit: "yd3" },
    working: "24 × 30 × 4 / 12 / 27",
  },
  {
    set: "development",
    question: 'Patio 14\' 6" x 18\' 9", 4" thick, 10% waste. How many cubic yards of concrete?',
    expected: { value: 3.69213, unit: "yd3" },
    working: "14.5 × 18.75 × 4 / 12 / 27 × 1.10",
  },
  {
    set: "held-out",
    question: "how many 80 lb bags for a 10x12 slab 4 in thick, no waste",
    expected: { value: 67, unit: "one" },
    working: "roundUp(10 × 12 × 4 / 12 / 0.60)",
  },
  {
    set: "development",
    question: "Footing 60 ft long, 20 in wide, 10 in deep. How many cubic yards?",
    expected: { value: 3.08642, unit: "yd3" },
    working: "60 × 20 / 12 × 10 / 12 / 27",
  },
  {
    set: "held-out",
    question:
      "I need to fill 6 sonotubes, 12 in diameter and 4 ft deep. How much concrete in cubic yards, no waste?",
    expected: { value: 0.698132, unit: "yd3" },
    working: "6 × π / 4 × 1² × 4 / 27",
  },
  {
    set: "held-out",
    question: "Foundation wall 48 ft long, 9 ft high, 8 in thick - concrete volume please",
    expected: { value: 10.6667, unit: "yd3" },
    working: "48 × 9 × 8 / 12 / 27",
  },
  {
    set: "held-out",
    question: "how many 60 lb bags for one round column 10 in diameter 8 ft tall without waste",
    expected: { value: 10, unit: "one" },
    working: "roundUp(π / 4 × (10 / 12)² × 8 / 0.45)",
  },
  {
    set: "development",
    question: "Concrete for 4 solid steps, 4 ft wide, 7 in rise, 12 in run, no platform?",
    expected: { value: 0.864198, unit: "yd3" },
    working: "4 × (12 / 12) × (7 / 12) × 4 × 5 / 2 / 27",
  },
  {
    set: "development",
    question:
      "#4 rebar at 16 in on center each way in a 30 ft x 20 ft slab, 3 in edge cover, no waste. Total feet of bar?",
    expected: { value: 940, unit: "ft" },
    working:
      "(roundUp((30 - 0.5) × 12 / 16) + 1) × (20 - 0.5) + (roundUp((20 - 0.5) × 12 / 16) + 1) × (30 - 0.5)",
  },
  {
    set: "development",
    question: "What is the lap length of a #5 bar at 40 bar diameters?",
    expected: { value: 25, unit: "in" },
    working: "40 × 0.625",
  },
  {
    set: "development",
    question: "How many 20 ft sticks of #4 rebar for a 90 ft run with 40d laps?",
    expected: { value: 5, unit: "one" },
    working: "roundUp((90 - 40 × 0.5 / 12) / (20 - 40 × 0.5 / 12))",
  },
  {
    set: "development",
    question: 'Floor to floor is 9\' 1". How many risers with a 7 3/4" max?',
    expected: { value: 15, unit: "one" },
    working: "roundUp(109 / 7.75)",
  },
  {
    set: "development",
    question: "total rise 112 inches, what riser height do I end up with, IRC stairs",
    expected: { value: 7.46667, unit: "in" },
    working: "112 / roundUp(112 / 7.75)",
  },
  {
    set: "development",
    question: "Simple span beam 12 ft with a uniform load of 300 plf, what's the max bending moment?",
    expected: { value: 5400, unit: "lbft" },
    working: "300 × 12² / 8",
  },
  {
    set: "development",
    question: "Deflection of a 14 ft simply supported 3.5 x 11.25 beam carrying 200 lb/ft, E = 1,600,000 psi",
    expected: { value: 0.260172, unit: "in" },
    working: "5 × (200 / 12) × (14 × 12)⁴ / (384 × 1600000 × (3.5 × 11.25³ / 12))",
  },
  {
    set: "development",
    question: "Point load of 2000 lb at midspan of a 10 ft beam, 3.5 in x 9.25 in, E 1600000 psi. Moment?",
    expected: { value: 5000, unit: "lbft" },
    working: "2000 × 10 / 4",
  },
  {
    set: "held-out",
    question: "Voltage drop for 16 A at 120 V over 100 ft one way on 12 AWG copper, single phase",
    expected: { value: 6.32159, unit: "V" },
    working: "2 × 12.9 × 16 × 100 / 6530",
  },
  {
    set: "development",
    question: "What size copper wire for 30 amps at 240 volts, 150 ft one way, 3% voltage drop?",
    expected: { value: 8, unit: "AWG" },
    working:
      "2 × 12.9 × 30 × 150 / (3% of 240 V) = 16,125 cmil, so 8 AWG (16,510), which carries 40 A at 60 °C",
  },
  {
    set: "held-out",
    question:
      "NEC optional calc for a 2000 sq ft house: 2 small appliance circuits, 1 laundry, range 12 kW, dryer 5 kW, water heater 4.5 kW, air conditioning 5 kW. Total demand load in VA?",
    expected: { value: 23800, unit: "VA" },
    working: "10000 + 0.4 × (3 × 2000 + 1500 × 3 + 12000 + 5000 + 4500 - 10000) + 5000",
  },
  {
    set: "development",
    question: "How many 12 AWG THHN wires fit in 3/4 EMT?",
    expected: { value: 16, unit: "one" },
    working: "roundDown(0.40 × 0.533 / 0.0133)",
  },
  {
    set: "held-out",
    question: "conduit fill percent for three 8 AWG and one 10 AWG THHN in 3/4 inch EMT",
    expected: { value: 24.5591, unit: "pct", within: 0.2 },
    working: "100 × (3 × 0.0366 + 0.0211) / 0.533",
  },
  {
    set: "held-out",
    question: "Roof plan is 40 ft x 30 ft including overhangs, pitch 6/12. Roof area in squares, no waste?",
    expected: { value: 13.4164, unit: "square" },
    working: "40 × 30 × √(1 + (6 / 12)²) / 100",
  },
  {
    set: "development",
    question:
      "How many bundles of shingles for a 1500 sq ft plan area roof at 8:12 with 10% waste, 3 bundles per square",
    expected: { value: 60, unit: "one" },
    working: "roundUp(1500 × √(1 + (8 / 12)²) × 1.10 / 100 × 3)",
  },
  {
    set: "development",
    question: "rafter length for a 24 ft span, 5/12 pitch, no overhang, 1 1/2 in ridge board",
    expected: { value: 12.9323, unit: "ft" },
    working: "(24 - 1.5 / 12) / 2 × √(1 + (5 / 12)²)",
  },
  {
    set: "held-out",
    question: "What angle is a 7/12 roof pitch in degrees?",
    expected: { value: 30.2564, unit: "deg", within: 0.3 },
    working: "degrees(arctan(7 / 12))",
  },
  {
    set: "development",
    question: "Walls only: room 15 x 20 ft, 9 ft high. How many 4x8 drywall sheets with 10% waste?",
    expected: { value: 22, unit: "one" },
    working: "roundUp(2 × (15 + 20) × 9 × 1.10 / 32)",
  },
  {
    set: "development",
    question: "How many gallons of paint do I buy for 1,450 sq ft of wall, two coats, 350 sq ft per gallon?",
    expected: { value: 9, unit: "gal", within: 0.01 },
    working: "roundUp(1450 × 2 / 350)",
  },
  {
    set: "development",
    question: "board feet in 24 pieces of 2x6x12",
    expected: { value: 288, unit: "boardFoot" },
    working: "24 × 2 × 6 × 12 / 12",
  },
  {
    set: "held-out",
    question: "How long is an ADA ramp for a 24 inch rise at 1:12?",
    expected: { value: 24, unit: "ft" },
    working: "24 × 12 / 12",
  },
  {
    set: "held-out",
    question: "Trench 10 ft deep in type C soil with a 3 ft wide bottom. How wide is it at the top?",
    expected: { value: 33, unit: "ft" },
    working: "3 + 2 × 10 × 1.5",
  },
  {
    set: "development",
    question: "My extension ladder has a working length of 20 ft, how far out do I set the foot?",
    expected: { value: 5, unit: "ft" },
    working: "20 / 4",
  },
  {
    set: "development",
    question: "heat index at 92F and 60% humidity",
    expected: { value: 104.684, unit: "F", within: 1.3 },
    working: "heatIndex(92, 60)",
  },
];
