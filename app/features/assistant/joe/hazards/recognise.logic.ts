import { BODY } from "./concepts/body.data.ts";
import type { Concepts } from "./concepts/concept.ts";
import { CUES, PEOPLE } from "./concepts/cues.data.ts";
import { EVENTS } from "./concepts/events.data.ts";
import { ILLNESS } from "./concepts/illness.data.ts";
import { OTHER_SENSES } from "./concepts/other-senses.data.ts";
import { PERSON_WORDS } from "./concepts/person-words.data.ts";
import { SCENES } from "./concepts/scenes.data.ts";
import { SITE } from "./concepts/site.data.ts";
import { SITE_WORDS } from "./concepts/site-words.data.ts";
import { SUBSTANCES } from "./concepts/substances.data.ts";
import { UTILITIES } from "./concepts/utilities.data.ts";
import { COVERED } from "./dangers/covered.data.ts";
import { HAZARD_SIGNS, HAZARDS, type Hazard } from "./dangers/dangers.ts";
import type { HazardSigns, Lead } from "./hazard.ts";
import { lexiconOf, type Places } from "./lexicon.logic.ts";
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
};
/** Made for the first question and not while the worker starts, which has little time for that. */
let lexicon: ReturnType<typeof lexiconOf> | undefined;
function placesIn(tokens: readonly Token[]): Places {
  lexicon ??= lexiconOf(CONCEPTS);
  return lexicon(tokens);
}

interface Compiled {
  hazard: Hazard;
  happening: readonly Sign[];
  named: readonly Sign[];
}

/** Whoever tells and does not ask need not say that it is somebody, or now: then the rest of a sign names the danger. */
function withoutBystanders(sign: Sign): Sign[] {
  const rest = sign.wanted.filter(([concept]) => concept !== "who" && concept !== "now");
  return rest.length === sign.wanted.length ? [] : [{ ...sign, wanted: rest }];
}

const COMPILED: readonly Compiled[] = HAZARDS.map((hazard) => {
  const { happening, named = [] }: HazardSigns = HAZARD_SIGNS[hazard];
  const signs = happening.map(readSign);
  return { hazard, happening: signs, named: [...named.map(readSign), ...signs.flatMap(withoutBystanders)] };
});

/** Names of concepts in signs that no table has; a test holds it empty. */
export function unknownConcepts(): string[] {
  const used = COMPILED.flatMap(({ happening, named }) => [...happening, ...named]).flatMap(
    ({ wanted, unwanted }) => [...wanted.flat(), ...unwanted],
  );
  return [...new Set(used.filter((concept) => !(concept in CONCEPTS)))];
}

/** How near a person, a moment or a call for help stands to a danger that is only named. */
const NEARBY = 12;

/** Fewer words are a title. */
const SENTENCE = 3;

/** A length of something: who gives one, and names nobody and no moment, asks what is allowed. */
const MEASURE =
  /\d ?(?:ft|feet|foot|in|inch|inches|["'″′]|cm|mm|m|meters?|pies?|pulg\p{L}*|metros?|רגל|אינץ|ס[״"]?מ|מ[״"]מ|מטר)(?!\p{L})/u;

/** What a question says of rules, moments and people, beside the dangers themselves. */
class Question {
  readonly places: Places;
  readonly #clauses: ReadonlyMap<number, number>;
  readonly #isAsked: boolean;
  readonly #isMeasured: boolean;
  readonly #length: number;

  constructor(question: string) {
    const tokens = tokensOf(question);
    this.places = placesIn(tokens);
    this.#length = tokens.length;
    this.#isAsked = question.includes("?") || this.places.has("asks");
    this.#isMeasured = MEASURE.test(question.toLowerCase());
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

  /** Whether something beside this says that it goes on. */
  goesOn({ from, to }: Span, lead: Lead): boolean {
    const isNear = (place: number) => place >= from - NEARBY && place <= to + NEARBY;
    const speaks = (concept: string) => this.places.get(concept)?.some(isNear) ?? false;
    if (speaks("act")) return true;
    // "Is a pile 50 cm from the edge allowed?" names somebody in passing and asks for a limit.
    const isLimit = this.#isMeasured && this.#isAsked && lead === "stop";
    return ((speaks("who") && !isLimit) || speaks("now") || this.#tells(lead)) && !speaks("rule");
  }
}

/** At most so many dangers are spoken of at once. */
const MOST = 2;

/** Whether another danger of these makes it needless; of two that do so to each other the graver stands. */
function isCovered(hazard: Hazard, found: readonly Hazard[]): boolean {
  return found.some(
    (other, n) =>
      COVERED[other]?.includes(hazard) && (n < found.indexOf(hazard) || !COVERED[hazard]?.includes(other)),
  );
}

/** The dangers that a question tells of, the gravest first, at most two. */
export function hazardsOf(question: string): Hazard[] {
  const asked = new Question(question);
  const found = COMPILED.filter(({ hazard, happening, named }) => {
    const spans = (signs: readonly Sign[]) => signs.flatMap((sign) => spansOf(sign, asked.places));
    return (
      spans(happening).some((span) => !asked.asksForARule(span)) ||
      spans(named).some((span) => !asked.asksForARule(span) && asked.goesOn(span, HAZARD_SIGNS[hazard].lead))
    );
  }).map(({ hazard }) => hazard);
  const told: Hazard[] = [];
  for (const hazard of found) {
    // Said of nothing in particular, it is told alone.
    if (hazard === "unsafe" && told.length > 0) break;
    if (told.length < MOST && !isCovered(hazard, found)) told.push(hazard);
  }
  return told;
}
