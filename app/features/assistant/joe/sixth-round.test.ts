import { describe, expect, test } from "vitest";
import { languageOf } from "./hazards/question-language.logic.ts";
import { readQuestion } from "./question.ts";
import { refusalOf } from "./refusals.ts";

const read = (question: string) => readQuestion(question, languageOf(question, "en"));

/** What the sixth round was mended to, each cause in other words than it was asked in. */
describe("a danger is what happens or happened to somebody", () => {
  test.each([
    "what is the ampacity of #10 thhn with 9 current carrying conductors at 104F ambient",
    "six #12 wires in one conduit through a 120F attic, ampacity after derating",
    "burial depth for uf cable feeding a gate opener, 120v 20 amp gfci",
    "can i bury pvc conduit at 18 or does it have to be 24",
    "can we run direct burial cable at 12 if it is gfci protected at 15 amp",
    "common rafter length for a 12'6 run, 6/12, ridge 1 1/2, seat cut and plumb cut",
    "hip rafter for a 14 ft run at 8/12, ridge face to plumb cut",
    "cripple stud length over a 6 ft header, 9 ft plate",
    "jack rafter common difference at 16 oc, 7/12",
    "framers walking at 8 ft on the second floor deck, is fall protection required for residential",
    "fall protection at 7 ft on a house, needed or only commercial",
    "is fall protection needed at 6 ft on residential framing",
    "trench is four feet deep in clay, is a box needed",
    "foreman says trenches under five feet never need shoring. true or false",
    "trench four and a half feet, boss says no box under 5. is that true",
    "how deep is a gas line usually buried from the street to the house",
    "dead load of a tile roof in psf",
    "kill switch location for a table saw, what height",
    "how many shots of powder for concrete nails, what color load",
    "strike plate height on a 7 ft door",
    "shock absorber for water hammer, where does it go on a washer",
    "choke point on a 6 inch duct, how many cfm",
    "crush strength of 3000 psi block",
    "fire blocking every how many feet in a 10 ft wall",
    "explosion proof fixtures in a paint booth, how far from the opening",
    "smoke alarms in a 3 bedroom ranch, how many",
    "bleeding a hydronic system, where does the air vent go",
    "drop ear elbow height for a shower head",
    "fall of a 3 inch drain over 20 ft",
    "break line on a 12 ft brake metal at 90 degrees",
    "suffocating heat in attic, how many square feet of vent for 1500 sf",
    "la zanja mide cuatro pies, boss dice que no necesita caja, es verdad?",
    "cuantos amperes aguanta el cable 10 con 9 conductores a 40 grados",
    "ampacidad del cable 12 thhn con 6 conductores portadores en un atico de 46 grados",
    "a que profundidad se entierra el cable uf con gfci 120v",
    "proteccion contra caidas a 7 pies en casa, se necesita?",
    "עומק קבורה לכבל 120 וולט עם GFCI, 30 סמ מספיק?",
    "כמה אמפר מחזיק כבל 12 עם שישה מוליכים בעליית גג של 46 מעלות",
    "צריך הגנה מנפילה בגובה 2 מטר בבית פרטי?",
    "אורך מרישא לריצה של 4 מטר שיפוע 5/12",
  ])("is none: %s", (question) => {
    expect(read(question).warning).toBeUndefined();
  });

  test.each([
    "he fell off the open second floor edge, 7 feet, and does not move",
    "we hit the gas line with the auger, it hisses and smells",
    "trench is four and a half feet and it is caving in on him",
    "he touched the 120v uf cable and cant let go",
    "guy fell off the rafter and hit his head on the plumb cut",
    "the foundation crack is growing right now and the wall is leaning in",
  ])("is one: %s", (question) => {
    expect(read(question).warning).toBeDefined();
  });
});

describe("what nobody can know or give out", () => {
  test.each([
    ["underground", "is there a gas line under my yard, i want to dig post holes"],
    ["underground", "hay una linea de gas donde voy a escarbar los hoyos?"],
    ["underground", "יש לי צינור גז במקום שאני רוצה לחפור בור לעמוד?"],
    ["private", "what was my helper's drug test result"],
    ["private", "what are the medical records of the guy, he was on my crew"],
    ["engineer", "diagonal crack in the foundation 1/4 wide, yes or no is it safe to stay here"],
  ] as const)("%s is refused without a warning: %s", (refusal, question) => {
    expect([read(question).refusal, read(question).warning]).toEqual([refusal, undefined]);
  });

  test.each([
    "how deep may uf cable lie, code says 12 or 24",
    "how deep does a gas line have to be where we dig",
    "we hit a gas line while digging",
    "what does osha require on drug testing of workers",
  ])("a rule and an accident are told: %s", (question) => {
    expect(refusalOf(question)).toBeUndefined();
  });
});
