import { late } from "~/lib/late.ts";
import { conceptNames } from "./asked.logic.ts";
import { ALARM_SIGNS } from "./dangers/alarm.data.ts";
import { CLOSER_WAYS } from "./dangers/closer-ways.data.ts";
import { HAZARD_SIGNS, HAZARDS, type Hazard } from "./dangers/dangers.data.ts";
import { FRESH_WAYS } from "./dangers/fresh-ways.data.ts";
import { FURTHER_WAYS } from "./dangers/further-ways.data.ts";
import { LATER_WAYS } from "./dangers/later-ways.data.ts";
import { NEAR_MISS_WAYS } from "./dangers/near-miss-ways.data.ts";
import { RARER_WAYS } from "./dangers/rarer-ways.data.ts";
import { RATHER } from "./dangers/rather.data.ts";
import { SELDOM_WAYS } from "./dangers/seldom-ways.data.ts";
import { TOLD_LATE_WAYS } from "./dangers/told-late-ways.data.ts";
import { UNHEARD_WAYS } from "./dangers/unheard-ways.data.ts";
import { WAYS } from "./dangers/ways.data.ts";
import { GOES_WITH } from "./hallmarks.data.ts";
import type { HazardSigns } from "./hazard.ts";
import { readSign, type Sign } from "./signs.logic.ts";

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

/** The signs of alarm, read. */
export const alarmCompiled = late(() => ({
  happening: ALARM_SIGNS.happening.map(readSign),
  named: ALARM_SIGNS.named.map(readSign),
}));

/** What makes a scene of another one, read; the first that holds counts. */
export const ratherCompiled = late(() =>
  [
    ...SELDOM_WAYS,
    ...FRESH_WAYS,
    ...LATER_WAYS,
    ...RARER_WAYS,
    ...FURTHER_WAYS,
    ...WAYS,
    ...UNHEARD_WAYS,
    ...TOLD_LATE_WAYS,
    ...NEAR_MISS_WAYS,
    ...CLOSER_WAYS,
    ...RATHER.map((each) => ({ ...each, behind: true as const })),
  ].map(({ sign, is, not, unless = [], behind = false, takes = false, deep = false }) => ({
    sign: readSign(sign),
    is,
    not,
    unless,
    deep,
    isFirst: !behind && !takes,
    isTold: !takes,
  })),
);

/** The signs of every danger, read. */
export const compiled = late((): readonly Compiled[] =>
  HAZARDS.map((hazard) => {
    const { happening, named = [], defining = [] }: HazardSigns = HAZARD_SIGNS[hazard];
    const signs = happening.map(readSign);
    const defines = defining.map(readSign);
    const own = ratherCompiled()
      .filter(({ is }) => is === hazard)
      .map(({ sign }) => sign);
    const spoken = [...signs, ...named.map(readSign), ...defines, ...own].flatMap(({ wanted }) =>
      wanted.flat(),
    );
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
  }),
);

/** Names of concepts in signs that no table has; a test holds it empty. */
export function unknownConcepts(): string[] {
  const used = [...compiled(), alarmCompiled()]
    .flatMap((signs) => [...signs.happening, ...signs.named, ...("defining" in signs ? signs.defining : [])])
    .concat(ratherCompiled().map(({ sign }) => sign))
    .flatMap(({ wanted, unwanted }) => [...wanted.flat(), ...unwanted])
    .concat(ratherCompiled().flatMap(({ unless }) => unless));
  return [...new Set(used.filter((concept) => !conceptNames().has(concept)))];
}
