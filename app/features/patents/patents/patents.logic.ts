import { type Patent, PRIORITIES, type Priority, type Status } from "./patent.ts";

/** The statuses that the list shows. */
export const SHOWN_STATUSES = [
  "Filed",
  "Patent Pending",
  "Ready for Filing",
  "Development",
  "Research",
  "Concept",
] as const;
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

const STATUS_SHOWN: Record<Status, ShownStatus> = {
  Filed: "Filed",
  Pending: "Patent Pending",
  "Ready for Filing": "Ready for Filing",
  Draft: "Development",
  Research: "Research",
  Concept: "Concept",
};

export function shownStatus(status: Status): ShownStatus {
  return STATUS_SHOWN[status];
}

/** The priorities that the list shows. No priority of a patent is shown as low; the group says so. */
export const SHOWN_PRIORITIES = ["CRITICAL", "HIGH", "MEDIUM", "LOW"] as const;
export type ShownPriority = (typeof SHOWN_PRIORITIES)[number];

const PRIORITY_SHOWN: Record<Priority, ShownPriority> = { High: "CRITICAL", Medium: "HIGH", Low: "MEDIUM" };

export function shownPriority(priority: Priority): ShownPriority {
  return PRIORITY_SHOWN[priority];
}

/** A span of whole numbers, both ends included. */
export type Range = readonly [from: number, to: number];

/**
 * The value that a confidence stands for.
 * @param confidence percent
 * @returns millions of US dollars
 */
export function valueRange(confidence: number): Range {
  if (confidence > 90) return [200, 500];
  if (confidence > 80) return [100, 300];
  if (confidence > 70) return [50, 150];
  return [25, 100];
}

/** The days until a patent is to be filed, or until what was filed is to be looked at again. */
export function filingDeadline({ status, priority }: Pick<Patent, "status" | "priority">): Range {
  if (status === "Filed" || priority === "High") return [15, 30];
  return priority === "Medium" ? [60, 90] : [120, 180];
}

export const CONFIDENCE_BANDS = ["excellent", "strong", "fair", "early"] as const;
export type ConfidenceBand = (typeof CONFIDENCE_BANDS)[number];

/** From how many percent on a band is reached. */
export const BAND_FROM: Record<ConfidenceBand, number> = { excellent: 95, strong: 90, fair: 85, early: 0 };

/** The band that gives a confidence its colour. */
export function confidenceBand(confidence: number): ConfidenceBand {
  return CONFIDENCE_BANDS.find((band) => confidence >= BAND_FROM[band]) ?? "early";
}

/** The finer priorities of the shortlist, in the order of their deadlines. */
export const TOP_PRIORITIES = ["CRITICAL", "HIGH", "MEDIUM-HIGH", "MEDIUM"] as const;
export type TopPriority = (typeof TOP_PRIORITIES)[number];

/** A patent's priority among the ten: the medium ones part at a confidence of 90. */
export function topPriority({ priority, confidence }: Pick<Patent, "priority" | "confidence">): TopPriority {
  if (priority === "High") return "CRITICAL";
  if (priority === "Low") return "MEDIUM";
  return confidence >= 90 ? "HIGH" : "MEDIUM-HIGH";
}

const DEADLINE_DAYS: Record<TopPriority, number> = { CRITICAL: 30, HIGH: 60, "MEDIUM-HIGH": 90, MEDIUM: 120 };

/** The days, from the data's date, within which a patent of the shortlist is to be filed. */
export function deadlineDays(priority: TopPriority): number {
  return DEADLINE_DAYS[priority];
}

export const COMPLEXITIES = ["very-high", "high", "moderate"] as const;
export type Complexity = (typeof COMPLEXITIES)[number];

/** How hard an invention is to build, by how many components work together and how many claims that takes. */
export function complexityOf({ components, claims }: Pick<Patent, "components" | "claims">): Complexity {
  const weight = components.length + claims;
  if (weight >= 27) return "very-high";
  return weight >= 22 ? "high" : "moderate";
}

export const SELECTIONS = ["complete", "priority", "provisional"] as const;
export type Selection = (typeof SELECTIONS)[number];

export function isSelection(value: unknown): value is Selection {
  return (SELECTIONS as readonly unknown[]).includes(value);
}

/** Whether a patent is in a package: all, those of the shortlist, or those of which nothing has been filed yet. */
export function isSelected(
  { status, id }: Pick<Patent, "status" | "id">,
  selection: Selection,
  shortlist: ReadonlySet<number>,
): boolean {
  if (selection === "priority") return shortlist.has(id);
  return selection === "complete" || (status !== "Filed" && status !== "Pending");
}

export interface ClaimRow {
  from: number;
  to: number;
  /** The claim that these refer to; none for an independent claim. */
  on?: number;
  text: string;
}

/** Claims apportioned between system, method and medium: half of the dependent ones, then two thirds of the rest. */
export function claimsOutline({
  claims,
  text,
  components,
}: Pick<Patent, "claims" | "text" | "components">): ClaimRow[] {
  const dependent = claims - 3;
  const onSystem = Math.ceil(dependent / 2);
  const onMethod = Math.ceil(((dependent - onSystem) * 2) / 3);
  const onMedium = dependent - onSystem - onMethod;
  const names = components.map(({ name }) => (/^[aeiou]/i.test(name) ? "an " : "a ") + name.toLowerCase());
  const listed = `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
  const method = 2 + onSystem;
  const medium = method + onMethod + 1;
  const rows: ClaimRow[] = [
    { from: 1, to: 1, text: `A system for ${text.purpose}, comprising ${listed}, ${text.wherein}.` },
    ...spread(text.features, 2, onSystem, 1, "The system of claim 1,"),
    {
      from: method,
      to: method,
      text: `A method of ${text.purpose}, carried out by the system of claim 1 in the order of its flow, ${text.wherein}.`,
    },
    ...spread(text.features, method + 1, onMethod, method, `The method of claim ${method},`),
    {
      from: medium,
      to: medium,
      text: `A storage medium with instructions that make a processor carry out the method of claim ${method}.`,
    },
    ...spread(text.features, medium + 1, onMedium, medium, `The medium of claim ${medium},`),
  ];
  return rows;
}

/** Dependent claims grouped by the feature that they add. */
function spread(
  features: readonly string[],
  first: number,
  count: number,
  on: number,
  opening: string,
): ClaimRow[] {
  const groups = Math.min(features.length, count);
  return Array.from({ length: groups }, (_, n) => ({
    from: first + Math.floor((n * count) / groups),
    to: first + Math.floor(((n + 1) * count) / groups) - 1,
    on,
    text: `${opening} ${features[n]}.`,
  }));
}

/** Patents in the order of urgency: priority, then confidence, then number. */
export function byUrgency(
  a: Pick<Patent, "id" | "priority" | "confidence">,
  b: Pick<Patent, "id" | "priority" | "confidence">,
): number {
  return (
    PRIORITIES.indexOf(a.priority) - PRIORITIES.indexOf(b.priority) ||
    b.confidence - a.confidence ||
    a.id - b.id
  );
}
