import { convert } from "~/engines/formula/formula.ts";
import { late } from "~/lib/late.ts";
import { amountsIn, inAmounts } from "../limits/written-amounts.ts";
import { inFigures } from "../number-words.logic.ts";
import { ALARM } from "./concepts/alarm.data.ts";
import { BODY } from "./concepts/body.data.ts";
import { CLOSER_WORDS } from "./concepts/closer.data.ts";
import type { Concepts } from "./concepts/concept.ts";
import { CUES, PEOPLE } from "./concepts/cues.data.ts";
import { EVENTS } from "./concepts/events.data.ts";
import { FRESH_WORDS } from "./concepts/fresh.data.ts";
import { FURTHER_WORDS } from "./concepts/further.data.ts";
import { ILLNESS } from "./concepts/illness.data.ts";
import { IN_IT_WORDS } from "./concepts/in-it.data.ts";
import { LATER_WORDS } from "./concepts/later.data.ts";
import { NEAR_MISS_WORDS } from "./concepts/near-miss.data.ts";
import { OTHER_SENSES } from "./concepts/other-senses.data.ts";
import { PERSON_WORDS } from "./concepts/person-words.data.ts";
import { PLAIN } from "./concepts/plain.data.ts";
import { RARER_WORDS } from "./concepts/rarer.data.ts";
import { RATHER_WORDS } from "./concepts/rather.data.ts";
import { SCENES } from "./concepts/scenes.data.ts";
import { SELDOM_WORDS } from "./concepts/seldom.data.ts";
import { SITE } from "./concepts/site.data.ts";
import { SITE_WORDS } from "./concepts/site-words.data.ts";
import { SUBSTANCES } from "./concepts/substances.data.ts";
import { TOLD_LATE_WORDS } from "./concepts/told-late.data.ts";
import { UNHEARD_WORDS } from "./concepts/unheard.data.ts";
import { UTILITIES } from "./concepts/utilities.data.ts";
import { WAYS_WORDS } from "./concepts/ways.data.ts";
import type { Lead } from "./hazard.ts";
import { type Found, lexiconOf, type Places } from "./lexicon.logic.ts";
import type { Sign, Span } from "./signs.logic.ts";
import { type Token, tokensOf } from "./tokens.logic.ts";

const concepts = (): Concepts => ({
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
});
/** The words of alarm are looked up apart: one of them is no reason to take a misspelt word of a scene for written. */
const tables = () => [
  concepts(),
  ALARM,
  RATHER_WORDS,
  WAYS_WORDS,
  FURTHER_WORDS,
  LATER_WORDS,
  IN_IT_WORDS,
  RARER_WORDS,
  FRESH_WORDS,
  SELDOM_WORDS,
  UNHEARD_WORDS,
  TOLD_LATE_WORDS,
  NEAR_MISS_WORDS,
  CLOSER_WORDS,
];
/** Every concept that a sign may name. */
export const conceptNames = late((): ReadonlySet<string> => new Set(tables().flatMap(Object.keys)));
const lexica = late(() => tables().map(lexiconOf));

function placesIn(tokens: readonly Token[]): Found {
  const found = lexica().map((lexicon) => lexicon(tokens));
  const lengths = lengthsIn(tokens);
  const distances = distancesIn(tokens);
  const withoutLengths = (places: Places) =>
    [...places].flatMap(([concept, at]) => {
      const others = OF_THE_BODY.has(concept) ? lengths : concept === "drown" ? distances : undefined;
      if (!others) return [[concept, at] as const];
      const left = at.filter((place) => !others.has(place));
      return left.length > 0 ? [[concept, left] as const] : [];
    });
  return {
    places: new Map(found.flatMap(({ places }) => withoutLengths(places))),
    written: new Map(found.flatMap(({ written }) => withoutLengths(written))),
  };
}

/** What a foot is a part of, where it is no length. */
const OF_THE_BODY: ReadonlySet<string> = new Set(["limb", "digit", "skin", "bodyPart", "flesh", "numb"]);
const FOOT = /^(?:foot|feet|pies?|רגל)$/;
/** Both feet may be hurt, and a man has one or two. */
const LENGTH_BEFORE = /^(?:[3-9]|\d{2,}|per|por|every|cada|לכל)$/;

/** Where a foot is a length: "20 feet", "1/8 por pie". */
function lengthsIn(tokens: readonly Token[]): ReadonlySet<number> {
  return new Set(
    tokens
      .filter(({ word }, n) => FOOT.test(word) && LENGTH_BEFORE.test(tokens[n - 1]?.word ?? ""))
      .map(({ place }) => place),
  );
}

/** "1.2 מטר מהמים", "a 5 pies del agua": how far off it is, and nobody who is taken out of it. */
function distancesIn(tokens: readonly Token[]): ReadonlySet<number> {
  const isFar = (n: number) => UNIT_OF_LENGTH.test(tokens[n - 1]?.word ?? "");
  return new Set(tokens.filter(({ word }, n) => FROM_IT.test(word) && isFar(n)).map(({ place }) => place));
}
const FROM_IT = /^(?:מהמים|מהנהר|מהבריכה|del|from)$/;
const UNIT_OF_LENGTH = /^(?:מטר|מטרים|מ|סמ|רגל|metros?|m|cm|pies?|ft|feet|foot|meters?)$/;

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

/** Two sides of something, and money: who writes of these alone works something out. A 2x4 is a piece of wood. */
const SIZE =
  /(?<!\d)(?![1-8] ?[x×*] ?(?:2|3|4|6|8|10|12)(?!\d))\d+ ?['"′″]? ?[x×*] ?\d|\d ?(?:sf|sq ft|sqft)(?!\p{L})/iu;
const MONEY =
  /[$₪€] ?\d|\d ?(?:[$₪€]|dollars?|bucks|pesos|d[oó]lares|שקל\p{L}*|ש["״]ח|דולר\p{L}*)(?!\p{L})|(?<!\p{L})(?:wages?|labou?r (?:cost|burden)|markup|margin|profit|salarios?|costo de|margen|utilidad|ganancia|שכר|עלות|מרווח|רווח)(?!\p{L})/iu;

/** From this depth a bank is shored in every code: of a shallower one somebody asks for the rule. */
const HELD_FROM_FT = 5;

/** Whether every depth that it may give is less; a bare number is in feet beside feet, and in metres by itself. */
function isShallow(question: string): boolean {
  const amounts = amountsIn(inAmounts(question)).flatMap((each) =>
    each.kind === "length" || each.kind === "count" ? [each] : [],
  );
  const bare = amounts.some(({ unit }) => unit === "ft" || unit === "in") ? "ft" : "m";
  const depths = amounts.map(({ kind, value, unit }) => convert(value, kind === "count" ? bare : unit, "ft"));
  return depths.length > 0 && depths.every((depth) => depth <= HELD_FROM_FT);
}

/** How a rule is asked for: the figure of one, whether something passes, and whether it may be done. */
const ASKED_OF_IT: ReadonlySet<string> = new Set(["rule", "passes", "seeks", "plansToStay"]);

/** Beside one of these what happened long ago is not over, or something else goes on. */
const STILL: readonly string[] = [
  ...["notHealed", "illNow", "unwellSince", "rightNow", "act", "numb", "pain", "blood", "dazed", "puke"],
  ...["unconscious", "noBreath", "gasping", "trapped", "suicide", "tiredOfLife", "shocked", "flameWord"],
  ...["smell", "waterRise", "tiltsNow", "powerLine", "inItNow", "fight", "weapon", "chestPain", "seizure"],
  ...["choke", "chest", "eye", "pregnantWord"],
];

/** What is wrong with somebody, what is done for him, what comes down: beside these a plan is none. */
const OF_A_BODY: readonly string[] = ["flesh", "woe", "remedy", "alarming", "noMatter"];

/** Where somebody is in it now: "Joe's in there", and not "may be in there". */
function inItNow(places: Places): readonly number[] {
  const may = places.get("mayBeInIt") ?? [];
  return (places.get("inItNow") ?? []).filter(
    (place) => !may.some((each) => each === place || each === place - 1),
  );
}

/** What a question says of rules, moments and people, beside the dangers themselves. */
export class Question {
  readonly places: Places;
  /** Those whose words are written as we know them. */
  readonly written: Places;
  /** Whether a rule is asked for, whatever else is told. */
  readonly asksForARuleAnywhere: boolean;
  /** Somebody is in it now, or it lies or burns there. */
  readonly isInItNow: boolean;
  readonly #clauses: ReadonlyMap<number, number>;
  readonly #isAsked: boolean;
  readonly #isMeasured: boolean;
  readonly #isReading: boolean;
  readonly #hasFigure: boolean;
  /** A figure by itself: that of "O2" is none. */
  readonly #hasAmount: boolean;
  readonly #isCounted: boolean;
  readonly #isShallow: boolean;
  readonly #length: number;

  constructor(question: string) {
    const tokens = tokensOf(question);
    const { places, written } = placesIn(tokens);
    this.asksForARuleAnywhere = places.has("rule");
    this.#isShallow = isShallow(question);
    // A bank that no code has held may be asked about by whoever stands in front of it.
    const isHeld = !(this.#isShallow && written.has("noShore"));
    this.isInItNow =
      written.has("foundIt") || written.has("goesOnNow") || (isHeld && inItNow(written).length > 0);
    // Whoever is in it now has no use for a rule: what is asked of it takes no danger away.
    const asTold = (each: Places): Places => {
      const now = inItNow(each);
      const others = [...each].filter(
        ([concept]) => concept !== "inItNow" && !(this.isInItNow && ASKED_OF_IT.has(concept)),
      );
      return new Map(now.length > 0 ? [...others, ["inItNow", now]] : others);
    };
    this.places = asTold(places);
    this.written = asTold(written);
    this.#length = tokens.length;
    this.#isAsked = question.includes("?") || this.places.has("asks");
    // "Four and a half feet?" is a length as well; "I follow him, it is two metres" asks for no limit.
    const asksALimit = this.#isAsked || this.places.has("passes");
    const measured = asksALimit ? inFigures(question.toLowerCase(), "kept") : question.toLowerCase();
    this.#isMeasured = MEASURE.test(measured);
    this.#isReading = READING.test(question.toLowerCase());
    this.#hasFigure = /\d/.test(question);
    this.#hasAmount = /(?<!\p{L})\d/u.test(question);
    this.#isCounted = SIZE.test(question) || MONEY.test(question);
    this.#clauses = new Map(tokens.map(({ place, clause }) => [place, clause]));
  }

  /** Whether a question about a rule begins before this, in the same clause, and nobody calls for help. */
  asksForARule({ from, to }: Span): boolean {
    const clause = this.#clauses.get(from);
    // "How close may the boom be, it is touching the wire": what happens is told in a clause of its own.
    const last = this.#clauses.get(to);
    const asks = this.places.get("asks")?.some((place) => this.#clauses.get(place) === last) ?? false;
    if (last !== clause && !asks) return false;
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
    return this.#hasFigure && (this.places.has("passes") || this.plansToStay) && !this.places.has("noMatter");
  }

  /** "5 1/2 ft deep, no box, only gonna be in there 20 min, can we": nobody is in it, and it is asked first. */
  get plansToStay(): boolean {
    const gives = ["crackBad", "collapse", "waterRise", "buriedUnder"].some((concept) =>
      this.places.has(concept),
    );
    return this.written.has("plansToStay") && this.written.has("mayWe") && !gives;
  }

  /** "The wall cracked after the job, is he at fault?": who asks so sees nothing move, grow or begin. */
  get asksOfLawOrMeaning(): boolean {
    return this.places.has("lawOrMeaning") && !this.isGoingOn && !this.places.has("noMatter");
  }

  /** Whether a moment or a call for help is named, or that something gives way more and more. */
  get isGoingOn(): boolean {
    return ["act", "moment", "suddenWord", "sinceWord", "collapse"].some((concept) =>
      this.places.has(concept),
    );
  }

  /** Whether a bank of that depth has to be held at all; one whose depth is not told may be. */
  get isOfAShallowBank(): boolean {
    return this.#isShallow;
  }

  /** "Silica averages 60 micrograms, no respirator": a figure of air that was measured, to be held to its limit. */
  get isOfMeasuredAir(): boolean {
    return this.#isReading && this.places.has("measured") && !this.places.has("noMatter");
  }

  /** "Can I bury it at 12 or does it have to be 24": whoever asks what he may do tells of nobody to whom it happens. */
  get isOfAPlan(): boolean {
    const has = (concept: string) => this.places.has(concept);
    return this.#hasAmount && this.written.has("mayWe") && !this.isGoingOn && !OF_A_BODY.some(has);
  }

  /** Somebody was hurt long ago and is well again: who asks what to write of it tells of nothing that goes on. */
  get isLongOver(): boolean {
    const has = (concept: string) => this.written.has(concept);
    return has("longAgo") && has("healedSince") && !STILL.some(has);
  }

  get isOfFigures(): boolean {
    return this.#isMeasured || this.#isReading;
  }

  /** Whether sides of something or money are told of, as nobody does beside somebody hurt. */
  get isCounted(): boolean {
    return this.#isCounted;
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
