import {
  ATTIC_SHARE,
  DECK_JOIST_OVERHANG,
  DECK_JOIST_SPACINGS,
  DECK_JOIST_SPANS,
  type DeckSpecies,
  INSULATION,
  type Layers,
  STUD_CUTS,
} from "~/engines/formula/formula.ts";
import type { AtticVent, Entity, Member, StudCut } from "../text/entity.ts";
import { type About, type CheckContext, compare, type Finding, held, passing, question } from "./finding.ts";
import { ATTIC_UPPER, STUD_WIDTHS } from "./limits.ts";

/** Spans in inches from the table for every species and spacing that the note may mean. */
function deckSpans({ nominal, spacingIn, species }: Member): number[] {
  const woods = species ? [species] : (Object.keys(DECK_JOIST_SPANS) as DeckSpecies[]);
  // Between two columns the truth lies between them too.
  const columns = DECK_JOIST_SPACINGS.flatMap((spacing, n) => {
    if (spacingIn === undefined) return [n];
    const [before = 0, after = Number.POSITIVE_INFINITY] = [
      DECK_JOIST_SPACINGS[n - 1],
      DECK_JOIST_SPACINGS[n + 1],
    ];
    return spacingIn === spacing ||
      (spacingIn > before && spacingIn < spacing) ||
      (spacingIn > spacing && spacingIn < after)
      ? [n]
      : [];
  });
  const widest = DECK_JOIST_SPACINGS.at(-1) ?? 0;
  const rows = woods.map(
    (wood) => (DECK_JOIST_SPANS[wood] as Readonly<Record<string, readonly number[]>>)[nominal],
  );
  if (spacingIn !== undefined && spacingIn > widest) return [];
  return rows.flatMap((row) => (row ? columns.map((column) => (row[column] ?? 0) * 12) : []));
}

/** Joists of a deck against the table of their spans; beams have a table that is not ours. */
export function checkMember(member: Member, about: About): Finding[] {
  if (member.role === "deck beam") return [question("deckBeam", "verify", about)];
  if (member.role !== "deck joist") return [];
  const { spanIn, cantileverIn } = member;
  const findings: Finding[] = [];
  const limits = deckSpans(member);
  if (spanIn === undefined || limits.length === 0) findings.push(question("deckSpan", "unknown", about));
  else {
    const [least, most] = [Math.min(...limits), Math.max(...limits)];
    const best = held("deckSpan", spanIn, most, about);
    const worst = held("deckSpan", spanIn, least, about);
    // Whatever the wood it is too long, or whatever the wood it is not; between the two the wood decides.
    findings.push(
      best.verdict === "fail" ? best : worst.verdict === "pass" ? worst : { ...worst, verdict: "verify" },
    );
  }
  if (cantileverIn !== undefined && spanIn !== undefined)
    findings.push(held("deckOverhang", cantileverIn, spanIn * DECK_JOIST_OVERHANG, about));
  return findings;
}

/** A notch or a hole against the share of the stud that may go. */
export function checkStudCut(
  { cut, percent, sizeIn, nominal, bearing, doubled }: StudCut,
  about: About,
): Finding[] {
  const width = STUD_WIDTHS[nominal ?? ""];
  const share = percent ?? (sizeIn !== undefined && width ? (100 * sizeIn) / width : undefined);
  if (share === undefined) return [question("studCut", "unknown", about)];
  const limits = STUD_CUTS[cut];
  // Doubled bearing studs may be bored as if they bore nothing.
  const free = bearing === false || (cut === "hole" && doubled === true);
  const strict = held("studCut", share, free ? limits.other : limits.bearing, about);
  const loose = held("studCut", share, limits.other, about);
  if (bearing !== undefined || strict.verdict === "pass") return [strict];
  return [loose.verdict === "fail" ? loose : { ...strict, verdict: "verify" }];
}

/** What all the notes on an attic say together: free vents against its floor. */
export function checkAttic(
  vents: readonly { vent: AtticVent; source: number }[],
  { zone }: CheckContext,
): Finding[] {
  const only = (field: "atticFt2" | "ventFt2" | "ratio") => {
    const said = vents.filter(({ vent }) => vent[field] !== undefined);
    return said.length === 1 ? said[0] : undefined;
  };
  const [attic, vent, ratio] = [only("atticFt2"), only("ventFt2"), only("ratio")];
  const upper = vents.find(({ vent: { upperPercent } }) => upperPercent !== undefined)?.vent.upperPercent;
  const balanced = upper !== undefined && upper >= ATTIC_UPPER.least && upper <= ATTIC_UPPER.most;
  // In the cold zones the smaller share wants a vapor retarder too, of which the sheet says nothing.
  const warm = zone !== undefined && Number.parseInt(zone, 10) < 6;
  const smaller = balanced && warm ? "pass" : "verify";
  if (attic && vent) {
    const [floor, free] = [attic.vent.atticFt2 ?? 0, vent.vent.ventFt2 ?? 0];
    const about = { source: vent.source };
    const plain = held("atticVents", free, floor / ATTIC_SHARE.plain, about);
    if (plain.verdict === "pass") return [plain];
    return [passing(held("atticVents", free, floor / ATTIC_SHARE.balanced, about), smaller)];
  }
  if (ratio) {
    const [share, about] = [ratio.vent.ratio ?? 0, { source: ratio.source }];
    const plain = held("atticRatio", share, ATTIC_SHARE.plain, about);
    if (plain.verdict === "pass") return [plain];
    return [passing(held("atticRatio", share, ATTIC_SHARE.balanced, about), smaller)];
  }
  return [question("atticVents", "unknown", { source: vents[0]?.source })];
}

const covers = ([cavity, continuous]: Layers, [leastCavity, leastContinuous]: Layers) =>
  cavity >= leastCavity && continuous >= leastContinuous;

/** Insulation against its zone. Places without a row in the table (slabs, basements, ducts) raise no question. */
export function checkInsulation(
  { rValue, continuousR = 0, location }: Extract<Entity, { kind: "insulation" }>,
  { zone }: CheckContext,
  about: About,
): Finding[] {
  if (zone === undefined) return [];
  const row = INSULATION[zone];
  switch (location) {
    case undefined:
      return [question("insulation", "unknown", about)];
    case "ceiling": {
      const finding = held("insulationCeiling", rValue + continuousR, row.ceiling, about);
      const before = finding.verdict === "fail" && rValue + continuousR >= row.ceiling2018;
      return [before ? { ...finding, verdict: "verify" } : finding];
    }
    case "floor":
      return [held("insulationFloor", rValue + continuousR, row.floor, about)];
    case "wall": {
      const layers: Layers = [rValue, continuousR];
      const met = row.walls.find((option) => covers(layers, option));
      // What it is held against is the option of its own kind.
      const [cavity, continuous] = met ??
        row.walls.find(([least, over]) => over > 0 && continuousR > 0 && least <= rValue) ??
        row.walls[0] ?? [0, 0];
      return [
        {
          ...held("insulationWall", rValue, cavity, about),
          verdict: met ? "pass" : "fail",
          ...((continuous > 0 || continuousR > 0) && {
            continuous: { measured: continuousR, limit: continuous },
          }),
        },
      ];
    }
    default:
      return [];
  }
}

/** The landing of a stair: how deep it is along the way is seen only where both sides are long enough. */
export function checkLanding(sidesIn: readonly number[], about: About): Finding[] {
  const [least, most] = [Math.min(...sidesIn), Math.max(...sidesIn)];
  const narrow = compare("landing", least, about);
  if (narrow.verdict === "pass") return [narrow];
  return [compare("landing", most, about).verdict === "pass" ? { ...narrow, verdict: "verify" } : narrow];
}
