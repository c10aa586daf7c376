import { describe, expect, test } from "vitest";
import { limitQuestionOf } from "./read-limits.ts";

/** What is held, and what of it is decided: `guard: fail`. */
function decided(question: string): string {
  const read = limitQuestionOf(question);
  if (!read) return "none";
  if (read.duty) return `${read.duty.duty.id}: ${read.duty.limits.map(({ verdict }) => verdict).join(", ")}`;
  return read.held
    .map(({ subject, limits }) => `${subject.id}: ${limits.map(({ verdict }) => verdict).join(", ")}`)
    .join("; ");
}

test.each([
  "Footing 60 ft long, 20 in wide, 10 in deep. How many cubic yards?",
  "concrete slab 8000 ft x 20 ft, 4 in thick",
  "Concrete for 4 solid steps, 4 ft wide, 7 in rise, 12 in run, no platform?",
])("what is to be worked out is not held to a limit: %s", (question) => {
  expect(decided(question)).toBe("none");
});

test.each([
  ["UF cable 120 volt 20 amp with gfci 18 in deep in the trench ok?", "burial: pass"],
  ["UF cable 240 V 30 A with gfci 18 in deep ok?", "burial: fail"],
  ["uf 18 inches deep without gfci on a 20 amp circuit ok?", "burial: fail"],
  ["הסולם הכי קרוב לעובדים 9 מטר בחפירה 1.5 עומק אוסהא מרשה?", "trenchLadder: fail"],
  ["baranda de 90 cm en deck de casa a 80 cm del piso ya la libre?", "guard: fail"],
])("and what the question says of its case is honoured: %s", (question, decision) => {
  expect(decided(question)).toBe(decision);
});

test.each([
  ["trench 22 ft deep sloped 1.5 to 1 type c ok?", "none"],
  ["trench 12 ft deep sloped 1.5 to 1 type c ok?", "soilSlope: pass"],
  ["escalera con peralte de 17 cm y huella de 28 cm cumple?", "riser: pass, pass; tread: pass, pass"],
  ["escalera de 90 cm de ancho con peralte de 17 cm y huella de 28 cm cumple?", "none"],
  ["spiral stair riser 9 in ok?", "riser: pass"],
])(
  "each number is of what is named beside it, and a limit ends where its provision does: %s",
  (question, decision) => {
    expect(decided(question)).toBe(decision);
  },
);

test("a building that stands already is told so", () => {
  expect(limitQuestionOf("existing house stairs 8 1/4 riser grandfathered ok?")).toMatchObject({
    isStanding: true,
  });
  expect(limitQuestionOf("8 1/4 riser ok?")).toMatchObject({ isStanding: false });
});

describe("limits are asked about as crews write", () => {
  test.each([
    // What stands beside the number is a circumstance.
    ["36 inch guard on a store deck 4ft up thats good isnt it", "guard: fail"],
    ["36 in guard on my deck 4 ft up good?", "guard: pass"],
    ["12-2 on a 30 breaker for the dryer really that bad", "breaker: fail"],
    ["bedroom window 5.0 sq ft clear upstairs whats the verdict", "escapeArea: fail"],
    ["1:10 passes ada cause the ramps only 3 foot long doesnt it", "rampSlope: fail"],
    ["1/2 lags every 36 in on the ledger joists are 12 foot wont that hold", "ledgerFasteners: fail"],
    ["85 dba all 8 hrs no plugs osha good or nah", "noise: pass"],
    ["dryer duct 42 ft two 90s which section even says i cant", "dryerLength: fail"],
    ["dryer duct 30 ft with two 90s ok?", "dryerLength: undecided"],
    ["footing 12 deep frost is 30, thats enough right", "footingDepth: fail"],
    ["le deje 75 cm libre enfrente del panel de 120/240 alcanza o no", "panelDepth: fail"],
    ["tubo de 3 pulg con caida de 1/8 x pie sirve o le falta", "drainSlope: pass"],
    ["tierra tipo C con talud 1 a 1 a 10 pies sin caja, cumple si o no?", "soilSlope: fail"],
    ["escalera apoyada con 6 m de largo y la pata a 1 metro esta bien paradita", "ladderSlope: fail"],
    ["escalera de mano de 5 metros con la base a 1.25 m bien?", "ladderSlope: pass"],
    ["contactos en la barra de cocina a 1,5 m uno del otro legal?", "receptacleCounter: fail"],
    ["pasamanos de la escalera a 1 metro mucho o poquito", "handrail: fail, fail, fail"],
    ["silice 60 microgramos en 8 hrs pasa del limite o todavia no", "silica: fail"],
    // Metres without their unit, kilovolts without their volts.
    ["מעקה מטר אחד במסחרי לפי ibc מספיק?", "guard: fail"],
    ["תקרה בסלון 2.10 לפי irc לא נמוכה מדי?", "ceiling: fail"],
    ["קוטר סיבוב 1,40 בשירותי נכים ada יספיק?", "turning: fail"],
    ["4 מטר מהמנוף לקו 138 קילו לפי אוסהא מותר לא?", "craneLine: fail"],
    ["שלח 25 סמ במדרגות בית irc בסדר נכון?", "tread: fail"],
    ["קורות דק 2x6 כל 40 סמ מפתח 3.6 מטר irc מחזיק כן?", "deckJoistSpan: fail, fail, fail"],
    ["מסעד יד צינור 60 ממ מתאים ל irc?", "handrailRound: fail"],
    ["יסוד לדק 10 אינץ מתחת לקרקע באזור בלי קפיאה, עובר?", "footingDepth: fail"],
    // Whether it is needed at all.
    ["no need for a box at 5 n a half feet in clay yeah?", "trenchProtection: needed"],
    ["scaffold at 8 ft dont need rails till 10 correct?", "scaffoldGuard: undecided"],
    ["לפי איזה סעיף אוסהא אסור לי לעבוד על גג 1.7 מ בלי רתמה", "fallProtection: undecided"],
  ] as const)("%s", (question, decision) => {
    expect(decided(question)).toBe(decision);
  });
});

test.each([
  ["Can deck joists of 2x8 at 24 in span 11 ft?", "the table is of 16 in"],
  ["is 3 ft in front of a 480 V panel enough", "the space goes by the voltage"],
  ["is a 6 AWG copper feeder ok at 65 A for a subpanel", "feeders have rules of their own"],
  ["is a 50 psf deck joist span of 11 ft ok for 2x8 with a hot tub", "the table is of 40 psf"],
])("a limit is not told where something else decides: %s (%s)", (question) => {
  expect(decided(question)).not.toContain("pass");
});

test.each([
  ["abertura de 12 cm en la baranda ok?", "guardOpening"],
  ["מסדרון ללא מוצא 24 רגל בסדר?", "deadEnd"],
  ["la nariz del escalon sale 2 pulgadas, cumple?", "nosing"],
  ["el punto mas lejos de la pared queda a 7 pies del contacto, legal?", "receptacleDoor"],
])("a measure of one thing is not held to a limit of another: %s", (question, id) => {
  expect(["none", id]).toContain(decided(question).split(":")[0]);
});
