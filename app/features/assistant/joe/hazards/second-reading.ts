import { COVERED } from "./dangers/covered.data.ts";
import type { Hazard } from "./dangers/dangers.data.ts";
import type { Told } from "./recognise.logic.ts";
import { type Read, secondReading } from "./second-reader.logic.ts";

/** What the second reader adds to what the rules tell: it takes no warning away, and "calm" is nothing to it. */
export interface Second {
  /** Scenes that the question resembles and the rules do not name, the likeliest first; each is told folded. */
  offered: readonly Hazard[];
  /** The scene that stands open under its condition. */
  opens?: Hazard;
  /** It is sure of a scene that the rules do not name: both stand right below the call, each under its condition. */
  doubts: boolean;
}

/**
 * From this share on it is sure. Trained on what was there before each, and asked where the rules open no scene, it was
 * sure of 46 of 97 emergencies of the ninth to the twelfth set: 43 right, 2 of another scene, 1 calm; and of 1 of their
 * 269 calm questions.
 */
const SURE = 0.4;
/** A scene that the rules name as well: of 56 of those sets it was right in 53. */
const AGREED = 0.15;
/**
 * Where the rules open a scene, from this share of another on, with next to none of theirs, it disagrees strongly. From
 * 0.5 on it did so in none of 143 emergencies of those sets, at 0.3 in five, and in all five the rules were right.
 */
const SURE_OF_ANOTHER = 0.6;
const HARDLY = 0.05;

/** As many scenes are offered. */
const MOST = 3;
/**
 * From this share on. Of the eleventh and twelfth set, held out, what had less was the right scene 3 times and another
 * one 89 times.
 */
const LEAST = 0.03;

interface Scene {
  is: Hazard;
  share: number;
}

const isScene = (read: Read): read is Scene => read.is !== "calm";

/** Scenes of one accident, whose steps hold for one another: of these it is no matter which is told. */
const ALIKE: readonly (readonly Hazard[])[] = [
  ["crush", "underWheel", "rollover", "entangled"],
  ["headSpine", "lateHead", "fall", "struckBy"],
];

/** Whether one is a part of the other: a trench that gave way and somebody buried in it do not disagree. */
const goTogether = (a: Hazard, b: Hazard): boolean =>
  ALIKE.some((scenes) => scenes.includes(a) && scenes.includes(b)) ||
  (COVERED[a]?.includes(b) ?? false) ||
  (COVERED[b]?.includes(a) ?? false);

/** Holds what a question resembles against what the rules tell of it. */
export function second(question: string, told: Told): Second {
  const reads = secondReading(question);
  const { hazards, isCertain } = told;
  const resembled = reads.slice(0, MOST).filter(isScene);
  const scenes = resembled.filter(({ is, share }) => share >= LEAST && told.mayResemble(is));
  const first =
    resembled[0] && resembled[0] === reads[0] && told.mayResemble(resembled[0].is) ? resembled[0] : undefined;
  if (isCertain) {
    const [opened] = hazards;
    const isOther =
      first !== undefined &&
      opened !== undefined &&
      first.share >= SURE_OF_ANOTHER &&
      !hazards.includes(first.is) &&
      !goTogether(first.is, opened) &&
      (reads.find(({ is }) => is === opened)?.share ?? 0) < HARDLY;
    return { offered: isOther ? [first.is] : [], doubts: isOther };
  }
  // Whom the rules leave calm it alarms with nothing: "would it be better off" resembles despair.
  if (hazards.length === 0 && !told.isGrave) return { offered: [], doubts: false };
  const offered = scenes.map(({ is }) => is).filter((scene) => !hazards.includes(scene));
  const isSure = first !== undefined && first.share >= SURE;
  const isAgreed = first !== undefined && first.share >= AGREED && hazards.includes(first.is);
  const opens =
    first && (isAgreed || (isSure && hazards.length === 0)) && told.mayOpen(first.is) ? first.is : undefined;
  return {
    offered: offered.filter((scene) => scene !== opens),
    opens,
    doubts: isSure && !opens && hazards.length > 0 && !hazards.includes(first.is),
  };
}
