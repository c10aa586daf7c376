import { ALARM } from "./concepts/alarm.data.ts";
import { BODY } from "./concepts/body.data.ts";
import type { Concepts } from "./concepts/concept.ts";
import { CUES, PEOPLE } from "./concepts/cues.data.ts";
import { EVENTS } from "./concepts/events.data.ts";
import { ILLNESS } from "./concepts/illness.data.ts";
import { OTHER_SENSES } from "./concepts/other-senses.data.ts";
import { PERSON_WORDS } from "./concepts/person-words.data.ts";
import { PLAIN } from "./concepts/plain.data.ts";
import { SCENES } from "./concepts/scenes.data.ts";
import { SITE } from "./concepts/site.data.ts";
import { SITE_WORDS } from "./concepts/site-words.data.ts";
import { SUBSTANCES } from "./concepts/substances.data.ts";
import { UTILITIES } from "./concepts/utilities.data.ts";
import { ALARM_SIGNS } from "./dangers/alarm.data.ts";
import { COVERED } from "./dangers/covered.data.ts";
import { HAZARD_SIGNS, HAZARDS, type Hazard } from "./dangers/dangers.ts";
import { SCENE } from "./dangers/scene.data.ts";
import { GOES_WITH, HALLMARKS } from "./hallmarks.data.ts";
import type { HazardSigns, Lead } from "./hazard.ts";
import { type Found, lexiconOf, type Places } from "./lexicon.logic.ts";
import { readSign, type Sign, type Span, spansOf } from "./signs.logic.ts";
import { type Token, tokensOf } from "./tokens.logic.ts";

const CONCEPTS: Concepts = {
  ...CUES,
  ...PEOPLE,
  ...BODY,
  ...ILLNESS,
  ...EVENTS,
  ...UTILITIES,
  ...SITE,
  ...SUBSTANCES,
  ...PERSON_WORDS,
  ...SITE_WORDS,
  ...OTHER_SENSES,
  ...SCENES,
  ...PLAIN,
};
/** Made for the first question and not while the worker starts, which has little time for that. */
let lexica: ReturnType<typeof lexiconOf>[] | undefined;

/** The words of alarm are looked up apart: one of them is no reason to take a misspelt word of a scene for written. */
function placesIn(tokens: readonly Token[]): Found {
  lexica ??= [lexiconOf(CONCEPTS), lexiconOf(ALARM)];
  const found = lexica.map((lexicon) => lexicon(tokens));
  return {
    places: new Map(found.flatMap(({ places }) => [...places])),
    written: new Map(found.flatMap(({ written }) => [...written])),
  };
}

interface Compiled {
  hazard: Hazard;
  /** Whatever its signs speak of. */
  vocabulary: ReadonlySet<string>;
  happening: readonly Sign[];
  named: readonly Sign[];
  defining: readonly Sign[];
}

/** Whoever tells and does not ask need not say that it is somebody, or now: then the rest of a sign names the danger. */
function withoutBystanders(sign: Sign): Sign[] {
  const rest = sign.wanted.filter(([concept]) => concept !== "who" && concept !== "now");
  return rest.length === sign.wanted.length ? [] : [{ ...sign, wanted: rest }];
}

/** Of these nobody speaks without saying whom or what part of the body it struck. */
const NEEDS_SOMEBODY: readonly Hazard[] = ["impaled", "crush", "anaphylaxis"];

const ALARM_COMPILED = {
  happening: ALARM_SIGNS.happening.map(readSign),
  named: ALARM_SIGNS.named.map(readSign),
};

const COMPILED: readonly Compiled[] = HAZARDS.map((hazard) => {
  const { happening, named = [], defining = [] }: HazardSigns = HAZARD_SIGNS[hazard];
  const signs = happening.map(readSign);
  const defines = defining.map(readSign);
  const spoken = [...signs, ...named.map(readSign), ...defines].flatMap(({ wanted }) => wanted.flat());
  return {
    hazard,
    vocabulary: new Set([...spoken, ...(GOES_WITH[hazard] ?? [])]),
    happening: signs,
    named: [
      ...named.map(readSign),
      ...(NEEDS_SOMEBODY.includes(hazard) ? [] : signs.flatMap(withoutBystanders)),
    ],
    defining: defines,
  };
});

/** Names of concepts in signs that no table has; a test holds it empty. */
export function unknownConcepts(): string[] {
  const used = [...COMPILED, ALARM_COMPILED]
    .flatMap((signs) => [...signs.happening, ...signs.named, ...("defining" in signs ? signs.defining : [])])
    .flatMap(({ wanted, unwanted }) => [...wanted.flat(), ...unwanted]);
  return [...new Set(used.filter((concept) => !(concept in CONCEPTS || concept in ALARM)))];
}

/** How near a person, a moment or a call for help stands to a danger that is only named. */
const NEARBY = 12;

/** Fewer words are a title. */
const SENTENCE = 3;

/** A length of something: who gives one, and names nobody and no moment, asks what is allowed. */
const MEASURE =
  /\d\/\d|\d ?(?:ft|feet|foot|in|inch|inches|["'″′]|cm|mm|m|meters?|pies?|pulg\p{L}*|metros?|רגל|אינץ|ס[״"]?מ|מ[״"]מ|מטר)(?!\p{L})/u;

/** An amount in air, of noise or of pressure: who gives one and no injury asks what is allowed. */
const READING =
  /\d ?(?:[µμu]g|mcg|mg|microg\p{L}*|ppm|psi|psig|kpa|db\p{L}?|dba|מיקרו\p{L}*|מ[״"]?ג|דציבל\p{L}*)(?!\p{L})/u;

/** What a question says of rules, moments and people, beside the dangers themselves. */
class Question {
  readonly places: Places;
  /** Those whose words are written as we know them. */
  readonly written: Places;
  readonly #clauses: ReadonlyMap<number, number>;
  readonly #isAsked: boolean;
  readonly #isMeasured: boolean;
  readonly #isReading: boolean;
  readonly #hasFigure: boolean;
  readonly #length: number;

  constructor(question: string) {
    const tokens = tokensOf(question);
    const { places, written } = placesIn(tokens);
    this.places = places;
    this.written = written;
    this.#length = tokens.length;
    this.#isAsked = question.includes("?") || this.places.has("asks");
    this.#isMeasured = MEASURE.test(question.toLowerCase());
    this.#isReading = READING.test(question.toLowerCase());
    this.#hasFigure = /\d/.test(question);
    this.#clauses = new Map(tokens.map(({ place, clause }) => [place, clause]));
  }

  /** Whether a question about a rule begins before this, in the same clause, and nobody calls for help. */
  asksForARule({ from }: Span): boolean {
    const clause = this.#clauses.get(from);
    const isHere = (place: number) => this.#clauses.get(place) === clause;
    if (this.places.get("act")?.some(isHere)) return false;
    return this.places.get("rule")?.some((place) => place <= from && isHere(place)) ?? false;
  }

  /** Whether it is told and not asked. A name alone may be a subject, unless a life may hang on it. */
  #tells(lead: Lead): boolean {
    if (this.#isAsked) return false;
    return (lead !== "stop" && lead !== "care") || (this.#length >= SENTENCE && !this.#isMeasured);
  }

  /** "4 ft 10 deep, need a box?" asks whether something passes; nobody does so beside what is going on. */
  get asksWhetherItPasses(): boolean {
    return this.#hasFigure && this.places.has("passes") && !this.places.has("noMatter");
  }

  get isOfFigures(): boolean {
    return this.#isMeasured || this.#isReading;
  }

  /** "Scaffold 11 ft high, no rail, ok now?" asks for a limit, unless it says who is up there. */
  asksForALimit({ wanted }: Sign, lead: Lead): boolean {
    const concepts = wanted.flat();
    return this.#isMeasured && lead === "stop" && concepts.includes("now") && concepts.includes("upThere");
  }

  /** Whether something beside this says that it goes on. */
  goesOn({ from, to }: Span, lead: Lead): boolean {
    const isNear = (place: number) => place >= from - NEARBY && place <= to + NEARBY;
    const speaks = (concept: string) => this.places.get(concept)?.some(isNear) ?? false;
    if (speaks("act")) return true;
    if (this.#isReading) return false;
    // "Is a pile 50 cm from the edge allowed?" names somebody in passing and asks for a limit.
    const isLimit = this.#isMeasured && this.#isAsked && lead === "stop";
    return (
      ((speaks("who") && !isLimit) ||
        (speaks("now") && !(this.#isMeasured && lead === "stop")) ||
        this.#tells(lead)) &&
      !speaks("rule")
    );
  }
}

/** At most so many dangers are spoken of at once. */
const MOST = 3;

/** Whether another danger of these makes it needless; of two that do so to each other the graver stands. */
function isCovered(hazard: Hazard, found: readonly Hazard[]): boolean {
  return found.some(
    (other, n) =>
      COVERED[other]?.includes(hazard) && (n < found.indexOf(hazard) || !COVERED[hazard]?.includes(other)),
  );
}

/** What words alone often bring up where nothing of the kind happened: none of these is told alone. */
const OFTEN_FALSE: readonly Hazard[] = [
  "impaled",
  "crush",
  "anaphylaxis",
  "injury",
  "unsafe",
  "puncture",
  "formwork",
  "structure",
  "toxicGas",
  "chemicalSkin",
  "unconscious",
  "buriedCable",
  "notBreathing",
];

/** What a question tells of. */
export interface Told {
  /** The gravest first. */
  hazards: readonly Hazard[];
  /**
   * Only one danger, told by itself, in words as they are written, none of those that words often bring up, and of
   * everything that tells a scene it accounts for all.
   */
  isCertain: boolean;
  /** Something is wrong with somebody that none of the dangers accounts for: the wider call is made. */
  isGrave: boolean;
  /** It may be an ordinary question: no scene is plain, and nothing tells that somebody is hurt. */
  isFaint: boolean;
  /** It asks for a rule as well, which is not answered beside a danger. */
  asksMore: boolean;
}

/** Whether each hallmark of the question is one that one of these dangers speaks of. */
function isAccounted(hazards: readonly Hazard[], places: Places): boolean {
  const spoken = COMPILED.filter(({ hazard }) => hazards.includes(hazard)).map(
    ({ vocabulary }) => vocabulary,
  );
  const accounted = new Set<number>();
  for (const [concept, at] of places)
    if (spoken.some((vocabulary) => vocabulary.has(concept))) for (const place of at) accounted.add(place);
  return [...places].every(
    ([concept, at]) => !HALLMARKS.has(concept) || at.every((place) => accounted.has(place)),
  );
}

export function toldBy(question: string): Told {
  const asked = new Question(question);
  const alarmed = isAlarmed(asked);
  const heard = dangersIn(asked, alarmed);
  const told = heard.told;
  const hazards = told.map(({ hazard }) => hazard);
  const accounted = isAccounted(hazards, asked.written);
  const isGrave = hazards.length === 0 ? alarmed || mayTell(asked) : alarmed && !accounted;
  const isCertain =
    isDefined(heard, asked.written) ||
    (accounted &&
      told.length === 1 &&
      heard.defined.every((hazard) => hazard === hazards[0] || isPartOf(hazard, hazards[0] as Hazard)) &&
      told.every(({ hazard, isPlain }) => isPlain && !OFTEN_FALSE.includes(hazard)));
  return {
    hazards,
    isCertain,
    isGrave,
    isFaint: !alarmed && !isCertain,
    asksMore: asked.places.has("rule"),
  };
}

/** By these somebody is spoken of, named or not, or something that is about to come down. */
const OF_SOMEBODY = ["who", "woe", "remedy", "alarming"];

/**
 * Whether somebody is spoken of beside a hallmark of some scene, and nothing is looked for, measured or asked of a rule:
 * who writes so tells what happens, in words that are not known.
 */
function mayTell(asked: Question): boolean {
  const has = (concept: string) => asked.places.has(concept);
  if (!OF_SOMEBODY.some(has) || has("rule") || has("seeks") || asked.isOfFigures) return false;
  return [...asked.places.keys()].some(
    (concept) => concept === "flesh" || concept === "woe" || HALLMARKS.has(concept),
  );
}

/** Whether something is wrong with somebody, whatever it is. */
function isAlarmed(asked: Question): boolean {
  const spans = (signs: readonly Sign[]) =>
    signs.flatMap((sign) => spansOf(sign, asked.places)).filter((span) => !asked.asksForARule(span));
  return (
    spans(ALARM_COMPILED.happening).length > 0 ||
    spans(ALARM_COMPILED.named).some((span) => asked.goesOn(span, "ambulance"))
  );
}

interface Heard {
  hazard: Hazard;
  /** Told by itself, in words as they are written. */
  isPlain: boolean;
}

interface AllHeard {
  /** The gravest first, at most three, without what another one makes needless. */
  told: readonly Heard[];
  /** All whose defining words stand in the question. */
  defined: readonly Hazard[];
}

/** Where these stand beside a scene that does not speak of them, its steps may be the wrong ones. */
const NEVER_BESIDE = [
  ...["eye", "throatWord", "unconscious", "gasping", "noBreath"],
  ...["hvLine", "flameWord", "firearm"],
];

/** Nobody presses on the chest of somebody who breathes, nor before what took the breath is known to be gone. */
const NEVER_BESIDE_CPR = [
  ...["breathes", "awakeWord", "electricThing", "wireWord", "powerLine"],
  ...["sewer", "gas", "fumes", "trench"],
];

/** Beside one of these nobody is told first to get out, to go near, or to be moved. */
const STAYS: readonly Hazard[] = [...(Object.keys(SCENE) as Hazard[]), "hoist", "crush", "underWheel"];

/** Whether this one only says how the other came about: a trench that gave way is part of somebody buried in it. */
const isPartOf = (other: Hazard, hazard: Hazard): boolean =>
  (HAZARD_SIGNS[other].lead === "stop" || other === "fall" || other === "struckBy") &&
  (COVERED[hazard]?.includes(other) ?? false);

/** Whether the gravest danger is told in words of its own, no other one is, and nothing contradicts its steps. */
function isDefined({ told: [first, ...others], defined }: AllHeard, written: Places): boolean {
  if (!first || !defined.includes(first.hazard)) return false;
  if (defined.some((other) => other !== first.hazard && !isPartOf(other, first.hazard))) return false;
  if (others.some(({ hazard, isPlain }) => isPlain && STAYS.includes(hazard))) return false;
  const { vocabulary } = COMPILED.find(({ hazard }) => hazard === first.hazard) ?? {};
  if (first.hazard === "notBreathing" && NEVER_BESIDE_CPR.some((concept) => written.has(concept)))
    return false;
  return NEVER_BESIDE.every((concept) => !written.has(concept) || vocabulary?.has(concept));
}

/** What only words bring up where a figure is held to a rule: not what would kill whoever stays. */
const mayBeALimit = (hazard: Hazard): boolean => !(hazard in SCENE) || hazard === "explosives";

/** What happened to somebody, or to a bank that nothing holds: beside these nobody asks for a limit alone. */
const OF_HARM = [
  "hitBy",
  "fell",
  "trapped",
  "injured",
  "blood",
  "runOver",
  "unconscious",
  "pain",
  "burn",
  "breath",
  "noShore",
];

function dangersIn(asked: Question, isAlarmed: boolean): AllHeard {
  const isHarm = OF_HARM.some((concept) => asked.written.has(concept));
  const isLimit = asked.asksWhetherItPasses && !isAlarmed && !isHarm;
  const defined: Hazard[] = [];
  const found = COMPILED.flatMap(({ hazard, happening, named, defining }) => {
    const { lead } = HAZARD_SIGNS[hazard];
    const spans = (signs: readonly Sign[], places: Places) =>
      signs
        .filter((sign) => !asked.asksForALimit(sign, lead))
        .flatMap((sign) => spansOf(sign, places))
        .filter((span) => !asked.asksForARule(span));
    const isOwn = spans(defining, asked.written).length > 0;
    if (isOwn) defined.push(hazard);
    else if (isLimit && mayBeALimit(hazard)) return [];
    const isTold = isOwn || spans(happening, asked.places).length > 0;
    const goesOn = () => spans(named, asked.places).some((span) => asked.goesOn(span, lead));
    if (!isTold && !goesOn()) return [];
    return [{ hazard, isPlain: isOwn || (isTold && spans(happening, asked.written).length > 0) }];
  });
  const all = found.map(({ hazard }) => hazard);
  const told: Heard[] = [];
  for (const each of found) {
    // Said of nothing in particular, it is told alone.
    if (each.hazard === "unsafe" && told.length > 0) break;
    if (told.length < MOST && !isCovered(each.hazard, all)) told.push(each);
  }
  return { told, defined };
}

/** The dangers that a question tells of, the gravest first, at most three. */
export const hazardsOf = (question: string): readonly Hazard[] => toldBy(question).hazards;
