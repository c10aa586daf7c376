import { Question } from "./asked.logic.ts";
import { isClearHeaded } from "./clear-headed.logic.ts";
import { alarmCompiled, compiled, ratherCompiled } from "./compiled-signs.logic.ts";
import { COVERED } from "./dangers/covered.data.ts";
import { HAZARD_SIGNS, type Hazard } from "./dangers/dangers.data.ts";
import { OWN_EVIDENCE } from "./dangers/own-evidence.data.ts";
import { SCENE } from "./dangers/scene.data.ts";
import { HALLMARKS, MARKS, NAMED_BY } from "./hallmarks.data.ts";
import type { Places } from "./lexicon.logic.ts";
import { withThings } from "./names-of-things.logic.ts";
import { type Sign, spansOf } from "./signs.logic.ts";
import { type StayedIn, stayedIn } from "./stay-in.logic.ts";

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
  /** One scene alone, told by itself, which nothing contradicts although it does not account for all. */
  isLikely: boolean;
  /** Something is wrong with somebody that none of the dangers accounts for: the wider call is made. */
  isGrave: boolean;
  /** It may be an ordinary question: no scene is plain, and nothing tells that somebody is hurt. */
  isFaint: boolean;
  /** Something happened to somebody, in a word as it is written. */
  isOfHarm: boolean;
  /** A moment or a call for help is named, or that something gives way. */
  isGoingOn: boolean;
  /** Only words that look like those of a danger bring it up: none of its signs stands as it is written. */
  isMisspelt: boolean;
  /** Somebody is spoken of beside what people are hurt by, and not only what stands about. */
  isOfSomebody: boolean;
  /** Whether the steps of a scene may stand open under its condition: nothing here that they could hurt with. */
  mayOpen: (hazard: Hazard) => boolean;
  /** Whether a scene may be shown because the question resembles it: it speaks of what this scene alone is told by. */
  mayResemble: (hazard: Hazard) => boolean;
  /** What whoever is in it must not leave: that is said before everything. */
  stayIn?: StayedIn;
  /** It asks for a rule as well, which is not answered beside a danger. */
  asksMore: boolean;
}

/** Whether each hallmark of the question is one that one of these dangers speaks of. */
function isAccounted(hazards: readonly Hazard[], places: Places): boolean {
  const spoken = compiled()
    .filter(({ hazard }) => hazards.includes(hazard))
    .map(({ vocabulary }) => vocabulary);
  const accounted = new Set<number>();
  for (const [concept, at] of places)
    if (spoken.some((vocabulary) => vocabulary.has(concept))) for (const place of at) accounted.add(place);
  return [...places].every(
    ([concept, at]) =>
      !(HALLMARKS.has(concept) || MARKS.has(concept)) || at.every((place) => accounted.has(place)),
  );
}

export function toldBy(question: string): Told {
  const asked = new Question(withThings(question));
  const isOver = asked.isLongOver;
  const alarmed = !isOver && isAlarmed(asked);
  const heard = isOver ? NOTHING : dangersIn(asked, alarmed);
  const told = heard.told;
  const hazards = told.map(({ hazard }) => hazard);
  const accounted = isAccounted(hazards, asked.written);
  const isGrave = hazards.length === 0 ? alarmed || (!isOver && mayTell(asked)) : alarmed && !accounted;
  const isCertain =
    !(hazards[0] && HAZARD_SIGNS[hazards[0]].lead === "stop" && tellsOfAFall(asked.written)) &&
    (isDefined(heard, asked.written) ||
      (accounted &&
        told.length === 1 &&
        heard.defined.every((hazard) => hazard === hazards[0] || isPartOf(hazard, hazards[0] as Hazard)) &&
        told.every(({ hazard, isPlain }) => isPlain && !OFTEN_FALSE.includes(hazard))));
  return {
    hazards,
    isCertain,
    isLikely: !isCertain && isLikely(heard, asked.written),
    isGrave,
    isFaint: !alarmed && !isCertain,
    isOfHarm: isOfHarm(asked, asked.written),
    isGoingOn: asked.isGoingOn,
    isMisspelt: told.length > 0 && !told.some(({ isWritten }) => isWritten),
    isOfSomebody: asked.written.has("who") && hazards.some((hazard) => HAZARD_SIGNS[hazard].lead !== "stop"),
    mayOpen: (hazard) =>
      isUncontradicted(hazard, asked.written) &&
      told.every((other) => other.hazard === hazard || !(other.isPlain && STAYS.includes(other.hazard))),
    mayResemble: (hazard) => OWN_EVIDENCE[hazard]?.some((concept) => asked.places.has(concept)) ?? true,
    stayIn: stayedIn(hazards, asked.written),
    asksMore: asked.asksForARuleAnywhere,
  };
}

/**
 * Somebody fell or was struck: what is about to give way is no longer what the steps are for. Of a ladder "fell" is
 * said of whoever was on it, named or not.
 */
const tellsOfAFall = (written: Places): boolean =>
  (written.has("who") && ["fell", "hitBy", "injured", "runOver"].some((concept) => written.has(concept))) ||
  (written.has("fell") && written.has("ladder"));

/** By these somebody is spoken of, named or not, or something that is about to come down. */
const OF_SOMEBODY = ["who", "woe", "remedy", "alarming"];

/**
 * Whether somebody is spoken of beside a hallmark of some scene, and nothing is looked for, measured or asked of a rule:
 * who writes so tells what happens, in words that are not known.
 */
function mayTell(asked: Question): boolean {
  const has = (concept: string) => asked.places.has(concept);
  if (!OF_SOMEBODY.some(has) || has("rule") || has("seeks")) return false;
  if (asked.isOfFigures || asked.isCounted || asked.isOfAPlan) return false;
  if (asked.asksOfLawOrMeaning && !["flesh", "woe", "remedy"].some(has)) return false;
  return [...asked.places.keys()].some(
    (concept) => concept === "flesh" || concept === "woe" || HALLMARKS.has(concept),
  );
}

/** Whether something is wrong with somebody, whatever it is. */
function isAlarmed(asked: Question): boolean {
  const spans = (signs: readonly Sign[]) =>
    signs.flatMap((sign) => spansOf(sign, asked.places)).filter((span) => !asked.asksForARule(span));
  return (
    spans(alarmCompiled().happening).length > 0 ||
    spans(alarmCompiled().named).some((span) => asked.goesOn(span, "ambulance"))
  );
}

interface Heard {
  hazard: Hazard;
  /** Told by itself, in words as they are written. */
  isPlain: boolean;
  /** One of its signs stands in words as they are written. */
  isWritten: boolean;
}

interface AllHeard {
  /** The gravest first, at most three, without what another one makes needless. */
  told: readonly Heard[];
  /** All whose defining words stand in the question. */
  defined: readonly Hazard[];
  /** Those whose steps stand first, whatever else is told. */
  foremost: readonly Hazard[];
}

const NOTHING: AllHeard = { told: [], defined: [], foremost: [] };

/** Where these stand beside a scene that does not speak of them, its steps may be the wrong ones. */
const NEVER_BESIDE = [
  ...["eye", "throatWord", "unconscious", "gasping", "noBreath"],
  ...["hvLine", "flameWord", "firearm", "binWord"],
];

/** Nobody presses on the chest of somebody who breathes, nor before what took the breath is known to be gone. */
const NEVER_BESIDE_CPR = [
  ...["breathes", "awakeWord", "electricThing", "wireWord", "powerLine"],
  ...["sewer", "gas", "fumes", "trench"],
];

/** Beside one of these nobody is told first to get out, to go near, or to be moved. */
const STAYS: readonly Hazard[] = [
  "hoist",
  "crush",
  "underWheel",
  "structure",
  "formwork",
  "scaffold",
  "trench",
];
const stays = (hazard: Hazard): boolean => hazard in SCENE || STAYS.includes(hazard);

/** Of these, what words bring up that tell another scene as crews do: "mordio" is bitten, and caught in a machine. */
const MERE_WORDS: readonly Hazard[] = ["crush", "formwork", "trench"];

/** What the steps of the other speak of anyway. */
const SPOKEN_OF: Partial<Record<Hazard, Hazard>> = { drowning: "notBreathing", clothesFire: "fire" };

/** Whether this one only says how the other came about: a trench that gave way is part of somebody buried in it. */
const isPartOf = (other: Hazard, hazard: Hazard): boolean =>
  (HAZARD_SIGNS[other].lead === "stop" ||
    other === "fall" ||
    other === "struckBy" ||
    SPOKEN_OF[hazard] === other) &&
  (COVERED[hazard]?.includes(other) ?? false);

/** Whether the gravest danger is told in words of its own, no other one is, and nothing contradicts its steps. */
function isDefined({ told: [first, ...others], defined, foremost }: AllHeard, written: Places): boolean {
  if (!first || !defined.includes(first.hazard)) return false;
  if (defined.some((other) => other !== first.hazard && !isPartOf(other, first.hazard))) return false;
  const isFirst = foremost.includes(first.hazard);
  const matters = (hazard: Hazard) => stays(hazard) && !(isFirst && MERE_WORDS.includes(hazard));
  if (others.some(({ hazard, isPlain }) => isPlain && matters(hazard))) return false;
  if (HAZARD_SIGNS[first.hazard].lead === "stop" && !isFirst && !isAccounted([first.hazard], written))
    return false;
  return isUncontradicted(first.hazard, written);
}

function isUncontradicted(hazard: Hazard, written: Places): boolean {
  const { vocabulary } = compiled().find((each) => each.hazard === hazard) ?? {};
  if (hazard === "notBreathing" && NEVER_BESIDE_CPR.some((concept) => written.has(concept))) return false;
  return NEVER_BESIDE.every((concept) => !written.has(concept) || vocabulary?.has(concept));
}

/** Whether one scene alone is told of, and nothing that its steps could hurt with. */
function isLikely({ told: [first, ...others], defined }: AllHeard, written: Places): boolean {
  if (!first?.isPlain || others.length > 0 || OFTEN_FALSE.includes(first.hazard)) return false;
  if (defined.some((other) => other !== first.hazard && !isPartOf(other, first.hazard))) return false;
  return isUncontradicted(first.hazard, written);
}

/** What only words bring up where a figure is held to a rule: not what would kill whoever stays. */
const mayBeALimit = (hazard: Hazard, written: Places): boolean =>
  !(hazard in SCENE) || hazard === "explosives" || (hazard === "fire" && written.has("burnerWord"));

/** Dust with a limit in air. A gas that is measured may kill whoever stays. */
const MEASURED_DUST: readonly Hazard[] = ["silica", "lead"];

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

/** What says that it is none after all: the gear that falls are made for, somebody who has looked at the bank. */
const NO_HARM_BESIDE: Record<string, string> = {
  fell: "fallGear",
  noShore: "noSigns",
  // Of air that was sampled "aire" is no breath.
  breath: "measured",
};

const isOfHarm = (asked: Question, places: Places): boolean =>
  OF_HARM.some(
    (concept) =>
      places.has(concept) &&
      !places.has(NO_HARM_BESIDE[concept] ?? "") &&
      !(concept === "noShore" && (asked.isOfAShallowBank || asked.plansToStay)),
  );

/** Of scenes that take one another away the first stays: two that did so would leave none. */
function withoutStruck<Each extends { is: Hazard; not: readonly Hazard[] }>(rather: readonly Each[]): Each[] {
  const left: Each[] = [];
  for (const each of rather) if (!left.some(({ not }) => not.includes(each.is))) left.push(each);
  return left;
}

function dangersIn(asked: Question, isAlarmed: boolean): AllHeard {
  const isCalm = !isAlarmed && !isOfHarm(asked, asked.written);
  const isLimit = isCalm && asked.asksWhetherItPasses;
  const isOfLaw = isCalm && asked.asksOfLawOrMeaning;
  const isMeasuredAir = isCalm && asked.isOfMeasuredAir;
  // Beside a measure a word is what is written: "pitched" is not pinched.
  const isExact = asked.isOfFigures && !isAlarmed && !isOfHarm(asked, asked.places);
  const defined: Hazard[] = [];
  const rather = withoutStruck(
    ratherCompiled().filter(
      ({ sign, unless, deep }) =>
        !(deep && asked.isOfAShallowBank) &&
        !unless.some((concept) => asked.written.has(concept)) &&
        spansOf(sign, asked.written).some((span) => !asked.asksForARule(span)),
    ),
  );
  const found = compiled().flatMap(({ hazard, happening, named, defining }) => {
    const { lead } = HAZARD_SIGNS[hazard];
    if (rather.some(({ not }) => not.includes(hazard))) return [];
    if (hazard === "heatStroke" && isClearHeaded(asked.written)) return [];
    const spans = (signs: readonly Sign[], places: Places) =>
      signs
        .filter((sign) => !asked.asksForALimit(sign, lead))
        .flatMap((sign) => spansOf(sign, places))
        .filter((span) => !asked.asksForARule(span));
    const isOwn =
      rather.some(({ is, isTold }) => isTold && is === hazard) || spans(defining, asked.written).length > 0;
    // Whose fault it was may be asked of somebody who lies there: only what stands about is set aside.
    const isAside = isLimit || (isOfLaw && lead === "stop");
    if (!isOwn && isAside && mayBeALimit(hazard, asked.written)) return [];
    if (!isOwn && isMeasuredAir && MEASURED_DUST.includes(hazard)) return [];
    const places = isExact && !(hazard in SCENE) ? asked.written : asked.places;
    const isTold = isOwn || spans(happening, places).length > 0;
    const goesOn = () => spans(named, places).some((span) => asked.goesOn(span, lead));
    if (!isTold && !goesOn()) return [];
    const isNamed = NAMED_BY[hazard]?.some((concept) => asked.written.has(concept)) ?? true;
    if (isOwn && isNamed) defined.push(hazard);
    const isAsWritten = spans(happening, asked.written).length > 0;
    return [
      {
        hazard,
        isPlain: isNamed && (isOwn || (isTold && isAsWritten)),
        isWritten: isOwn || isAsWritten || spans(named, asked.written).length > 0,
      },
    ];
  });
  const foremost = rather.filter(({ isFirst }) => isFirst).map(({ is }) => is);
  const isForemost = ({ hazard }: Heard) => foremost.includes(hazard);
  const ordered = [...found.filter(isForemost), ...found.filter((each) => !isForemost(each))];
  const all = ordered.map(({ hazard }) => hazard);
  const told: Heard[] = [];
  for (const each of ordered) {
    // Said of nothing in particular, it is told alone.
    if (each.hazard === "unsafe" && told.length > 0) break;
    if (told.length < MOST && (isForemost(each) || !isCovered(each.hazard, all))) told.push(each);
  }
  return { told, defined, foremost };
}

/** The dangers that a question tells of, the gravest first, at most three. */
export const hazardsOf = (question: string): readonly Hazard[] => toldBy(question).hazards;
