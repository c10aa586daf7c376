import type { Language } from "~/i18n/languages.ts";
import type { Translate } from "~/i18n/translator.ts";
import type { Citation } from "../answer.ts";
import { FOLDED } from "../folded-block.ts";
import { HAZARD_SIGNS, type Hazard } from "./dangers/dangers.data.ts";
import { LEADS, type Lead } from "./hazard.ts";
import { languageOf } from "./question-language.logic.ts";
import { type Told, toldBy } from "./recognise.logic.ts";
import { type Second, second } from "./second-reading.ts";
import { SOURCES, type SourceId } from "./sources.data.ts";

/** What is to be done now about the danger that a question tells of. */
export interface Warning extends Told {
  /** The question's, whatever the page's. */
  language: Language;
  citations: Citation[];
  second: Second;
}

/** What the text that always holds is drawn from. */
const OF_ALL: readonly SourceId[] = ["firstAid", "redCross", "medline", "poison", "suicide"];

/** All scenes that are told: what may stand open under its condition first, then what is likely or resembled. */
function scenesOf({ hazards, isLikely }: Told, { offered, opens }: Second): readonly Hazard[] {
  const named = hazards.filter((hazard) => hazard !== opens);
  if (opens) return [opens, ...offered, ...named];
  return isLikely ? [...named, ...offered] : [...offered, ...named];
}

export function warningOf(question: string, page: Language): Warning | undefined {
  const told = toldBy(question);
  const read = second(question, told);
  if (told.hazards.length === 0 && !told.isGrave) return undefined;
  const named = scenesOf(told, read).flatMap((hazard) => HAZARD_SIGNS[hazard].sources);
  const sources = new Set([...named, ...OF_ALL]);
  return {
    ...told,
    isCertain: told.isCertain && !read.doubts,
    second: read,
    language: languageOf(question, page),
    citations: [...sources].map((source) => ({
      label: SOURCES[source],
      edition: "",
      title: "",
      confidence: "known",
    })),
  };
}

/**
 * Who is called: the widest call of all that it may be, and never "today" where a sign of grave danger is unaccounted
 * for or no scene is plain. Where somebody may attack, nobody is sent out to meet an ambulance; where rockets come,
 * nobody stands about to clear a place or to call; where the ground shakes, nobody runs.
 */
function leadOf({ hazards, isGrave, isCertain, second: { opens } }: Warning): Lead | "siren" | "quake" {
  if (hazards.length === 1 && hazards[0] === "siren") return "siren";
  if (isCertain && hazards[0] === "earthquake") return "quake";
  const leads = new Set<Lead>(hazards.map((hazard) => HAZARD_SIGNS[hazard].lead));
  if (opens) leads.add(HAZARD_SIGNS[opens].lead);
  if (hazards.length === 0) leads.add("ambulance");
  const lead = LEADS.find((each) => leads.has(each)) ?? "ambulance";
  if (lead === "ambulance" && hazards.includes("violence")) return "police";
  if (!isCertain && lead === "care") return "ambulance";
  if (!isGrave) return lead;
  if (lead === "stop") return "fire";
  return lead === "care" ? "ambulance" : lead;
}

/** A title, so that whoever is in another scene sees that it is not theirs, and numbered steps. */
function sayScene(text: string): string {
  const [title, ...steps] = text.split("\n");
  return [`${title}:`, ...steps.map((step, n) => `${n + 1}. ${step}`)].join("\n");
}

/**
 * Its words: who is called, then what is done, step by step. Where the scene is plain its steps stand open, and what
 * always holds is folded below; where it is not, what always holds stands open, and above it, under its condition, the
 * scene that both readers know. The scenes that it may be as well are folded below, each under its title; one that is
 * likely, and the only one, stands folded right below the call, and so do they where the readers disagree.
 */
export function sayWarning(warning: Warning, t: Translate<"joe-hazards">): string {
  const { hazards, isCertain, isLikely, second: read, stayIn, asksMore } = warning;
  const say = (hazard: Hazard) => sayScene(t(`texts.${hazard}`));
  const lead = stayIn ? t(`stays.${stayIn}`) : t(`leads.${leadOf(warning)}`);
  const general = sayScene(t("general"));
  const scenes = isCertain ? [...hazards] : [...scenesOf(warning, read)];
  const told = [general];
  if (isCertain) told.splice(0, 1, ...scenes.splice(0, 1).map(say), FOLDED + general);
  else if (read.opens) told.unshift(`${t("onlyIf")}:`, ...scenes.splice(0, 1).map(say));
  const offered = scenes.length > 0 ? [`${t("scenes")}:`, ...scenes.map((scene) => FOLDED + say(scene))] : [];
  const isFirst = (isLikely && !read.opens) || read.doubts;
  const both = isFirst ? [...offered, ...told] : [...told, ...offered];
  return [lead, ...both, ...(asksMore ? [t("rest")] : [])].join("\n\n");
}

/** The same with a line on where it is drawn from, for where no list of sources stands beside it. */
export function sayWarningWithSources(warning: Warning, t: Translate<"joe-hazards">): string {
  const sources = warning.citations.map(({ label }) => label).join("; ");
  return `${sayWarning(warning, t)}\n\n${t("sources", { sources })}`;
}
