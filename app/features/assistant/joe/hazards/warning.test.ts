import { describe, expect, test } from "vitest";
import { translator } from "~/i18n/catalogue.server.ts";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { HAZARD_SIGNS, HAZARDS } from "./dangers/dangers.data.ts";
import { sayWarning, sayWarningWithSources, warningOf } from "./warning.ts";

const textsOf = (language: Language) => translator(language, "joe-hazards");

function said(question: string, page: Language = "en"): string {
  const warning = warningOf(question, page);
  return warning ? sayWarning(warning, textsOf(warning.language)) : "";
}

describe.each(LANGUAGES)("the words in %s", (language) => {
  test.each(HAZARDS)("of %s are short steps from named sources", (hazard) => {
    const [title = "", ...steps] = textsOf(language)(`texts.${hazard}`).split("\n");
    expect(title.length).toBeGreaterThan(4);
    expect(title.length).toBeLessThan(60);
    expect(title).not.toMatch(/[.:]$/);
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(steps.length).toBeLessThanOrEqual(7);
    expect(Math.max(...steps.map((step) => step.length))).toBeLessThan(280);
    expect(HAZARD_SIGNS[hazard].sources.length).toBeGreaterThan(0);
  });

  test("that always hold keep people out, away from wires and gas, and leave in what is stuck", () => {
    const steps = textsOf(language)("general").split("\n").slice(1);
    expect(steps).toHaveLength(9);
    expect(Math.max(...steps.map((step) => step.length))).toBeLessThan(280);
    expect(steps.join(" ")).toMatch(/CPR|RCP|החייאה/);
    expect(steps.join(" ")).toMatch(/35/);
  });

  test("say whom to call: 911, and the numbers of Israel first where Hebrew is spoken", () => {
    for (const lead of ["ambulance", "fire", "police", "care", "stop"] as const) {
      const words = textsOf(language)(`leads.${lead}`);
      expect(words).toContain("911");
      expect(words).toMatch(/10[012]/);
      if (language === "he") expect(words.search(/10[012]/)).toBeLessThan(words.indexOf("911"));
    }
  });
});

test.each([
  [
    "passed out on the roof, hot skin",
    [/COOL FIRST/, /ice/, /shade/, /Nothing by mouth/, /not leave them alone/],
  ],
  ["he cut his arm with the grinder and is bleeding", [/Press hard/, /tourniquet/i]],
  ["excavator struck a buried electric cable", [/stay on the machine/, /power company/, /35 ft/]],
  ["man down in a manhole", [/Do NOT go in/, /supplied air/]],
  ["the shoring under the deck is bowing", [/Stop the pour/, /off the deck/]],
  ["concrete splashed in his eye", [/Flush the eye NOW/, /Do not rub/]],
  ["he is pale and clammy, in shock", [/lay them flat/, /Keep warm/, /Nothing to eat or drink/]],
  ["nail through my foot", [/do NOT pull it out/, /tetanus/]],
  ["ceiling is sagging after we cut a beam", [/Everybody out/, /engineer/]],
  ["the breaker panel is hot to the touch", [/Cut the power/, /electrician/]],
  ["crane on a power line, operator in the cab", [/STAY IN/, /hop or shuffle/, /power company/]],
  ["hes not brething", [/CPR/, /100 to 120/, /AED/]],
  ["he is hanging in his harness", [/Get them down now/]],
  ["a worker is buried in the trench, dig him out with the excavator?", [/Do NOT dig with the excavator/]],
  ["I want to kill myself", [/988/, /not alone/]],
  ["basement flooded, outlets under water, my son is standing in it", [/Stay out of water/, /Cut the power/]],
  ["grease fire on the stove", [/lid on/, /Never water/]],
  ["rebar went through his thigh", [/Do NOT pull it out or lift them off/]],
  ["hypothermia, he stopped shivering", [/CPR at once/]],
  ["half the building collapsed and people are under it", [/do not climb on the pile/]],
  ["forklift tipped over on him, his legs are pinned", [/since when/, /let rescuers do it/]],
  ["his clothes are on fire", [/stop, drop, roll/i]],
] as const)("what helps is said, and what harms: %s", (question, points) => {
  const words = said(question);
  for (const point of points) expect(words).toMatch(point);
});

test.each([
  ["le cayó cemento en el ojo", "he", "es", "Lave el ojo YA"],
  ["המנוף נגע בקו מתח", "en", "he", "נשאר בתא"],
  ["the roof is on fire", "es", "en", "Shout fire"],
] as const)(
  "it is said in the question's language, whatever the page's: %s",
  (question, page, language, words) => {
    expect(warningOf(question, page)?.language).toBe(language);
    expect(said(question, page)).toContain(words);
  },
);

test("a text begins with its scene, so that whoever reads of another one sees it at once", () => {
  const words = said("the trench caved in on him, he is buried");
  expect(words).toContain("\n\nSomebody buried in a trench:\n1. Do NOT jump in");
  expect(words.indexOf("▸ Whatever it is")).toBeGreaterThan(words.indexOf("1. Do NOT jump in"));
});

test.each([
  ["nail gun shot a nail in his chest, chest pain and sweating", "Something is stuck", "Chest pain, perhaps"],
  ["gunman on site shooting, one guy is bleeding", "Somebody threatens or attacks:", ""],
  ["hay un hombre armado en la obra", "Alguien amenaza o ataca:", ""],
  ["יש מחבל באתר", "מישהו מאיים או תוקף:", ""],
])("a scene told in words of its own opens, what it may be as well is folded: %s", (text, open, folded) => {
  const [, first = "", ...rest] = said(text).split("\n\n");
  expect(first.startsWith(open), first).toBe(true);
  expect(rest.some((block) => block.startsWith(`▸ ${folded}`))).toBe(true);
});

test.each([
  ["he is not breathing but still touching the wire", /^Somebody does not respond/],
  ["crane on the power line and the cab is on fire", /^A machine, load or person/],
  ["hanging in his harness against the power line", /^Somebody hangs/],
  ["he has a pistol and wants to kill himself", /^Somebody may want to die/],
  ["he is slurring suddenly after he hit his head", /^Face, arm or speech/],
])("where another danger would make its steps hurt, no scene opens: %s", (text, hurting) => {
  expect(said(text).split("\n\n")[1]).not.toMatch(hurting);
});

test.each([
  ["en", /brush powder off.*sodium metal: no water/],
  ["es", /sacuda el polvo seco.*sin agua si es sodio/],
  ["he", /להבריש אבקה יבשה.*נתרן מתכתי: בלי מים/],
] as const)("what always holds brushes powder off before water in %s", (language, words) => {
  expect(textsOf(language)("general")).toMatch(words);
});

test.each([
  ["eye", /never press, rub or rinse an eye/],
  ["what is stuck", /Pull out nothing that is stuck/],
  ["electricity", /Touch nobody .* until the power is off/],
  ["a trench and gas", /Nobody goes in/],
  ["a crane on a line and a hoist", /stays in unless it burns/],
  ["a seizure", /do not hold them, nothing in the mouth/],
  ["somebody about to jump", /do not grab/],
  ["a drunk operator", /do not argue or grab/],
  ["burning clothes", /stop, drop, roll/],
  ["a chemical", /running water at once/],
  ["a diabetic", /unless dispatch says so/],
  ["poison", /1-800-222-1222/],
  ["suicide", /988.*1201/],
])("what always holds, holds for %s", (_, words) => {
  expect(textsOf("en")("general")).toMatch(words);
});

test("no step for a crane operator stands in the text of the siren, for which nobody gives one", () => {
  for (const language of LANGUAGES) {
    expect(textsOf(language)("texts.siren")).not.toMatch(/operator|operador|grúa|מנופ|עגור/i);
  }
});

test.each([
  [
    "en",
    "rocket siren going off and im up on the scaffold",
    /^STOP WORK\. Everybody into a protected space first/,
  ],
  [
    "es",
    "esta sonando la sirena de cohetes y estoy en el andamio",
    /^PARE EL TRABAJO\. Primero todos a un lugar protegido/,
  ],
  ["he", "אזעקת צבע אדום ואני על הפיגום", /^לעצור את העבודה\. קודם כולם למרחב מוגן/],
] as const)(
  "where rockets come nobody is told to clear a place or to call before taking shelter, in %s",
  (_, text, first) => {
    expect(said(text)).toMatch(first);
  },
);

test("where several dangers compete, what holds in all of them is told first, then each under its title", () => {
  const words = said("la grua se esta ladeando con la carga y le aplasto la mano a un compa", "es");
  const places = ["Sea lo que sea", "Grúa o su carga que falla:", "Alguien prensado"].map((title) =>
    words.indexOf(title),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("of two dangers the wider call is made once, before both", () => {
  const words = said("man down in the manhole, not breathing");
  expect(words.startsWith(textsOf("en")("leads.fire"))).toBe(true);
  expect(words).not.toContain(textsOf("en")("leads.ambulance"));
  expect(words.indexOf("Do NOT go in")).toBeLessThan(words.indexOf("start CPR now"));
});

test("where no list of sources stands beside it, a line names them", () => {
  const warning = warningOf("he has chest pain", "en");
  expect(warning && sayWarningWithSources(warning, textsOf("en"))).toContain(
    "AHA and American Red Cross, First Aid Guidelines; MDA",
  );
});

test("an ordinary question is no reason to warn", () => {
  expect(warningOf("How deep does a footing have to be?", "en")).toBeUndefined();
});
