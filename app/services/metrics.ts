import type { SQL, SQLWrapper } from "drizzle-orm";
import type { Namespace, Namespaces } from "../i18n/namespaces.ts";

// What a feature gives to the catalogue of figures (`engines/metric`): the rows that a figure is made of, and how.

type Words = Namespaces["metrics"];
/** A figure by its name; its words are `names.<id>` and `texts.<id>` of the namespace `metrics`, so that none is without them. */
export type MetricId = Extract<keyof Words["names"], string>;
/** A way of splitting by what the rows say; its words are `parts.<id>`. Month, week and project come by themselves. */
export type PartId = Exclude<Extract<keyof Words["parts"], string>, "month" | "week" | "project">;

/** What a board of figures is about. */
export const GOALS = [
  "winning",
  "cash",
  "progress",
  "schedule",
  "safety",
  "quality",
  "utilisation",
  "records",
] as const;
export type Goal = (typeof GOALS)[number];

/** `rate` is a plain number with one decimal. */
export type Unit = "count" | "cents" | "percent" | "days" | "hours" | "rate";

/** What the statements need. */
export interface MetricReach {
  /** The guard of every `where`: rows of the workspace that the reader may read, without examples unless they are asked for. */
  of: (workspace: SQLWrapper, isSample?: SQLWrapper) => SQL;
  /** `YYYY-MM-DD`: today, and the days that are asked for, both included. */
  day: string;
  from: string;
  to: string;
}

/** One record that counts, and what it counts for. */
export interface FactColumns {
  id: SQLWrapper;
  /** What its page is called by; the id where this is left out. */
  link?: SQLWrapper;
  /** As somebody wrote it. */
  name: SQLWrapper;
  /** The column of its day or moment. */
  day: SQLWrapper;
  project?: SQLWrapper;
  /** What is summed up; 1 where this is left out. */
  top?: SQLWrapper;
  /** What the sum is divided by, summed up likewise. */
  bottom?: SQLWrapper;
  parts?: Readonly<Partial<Record<PartId, SQLWrapper>>>;
  from: SQL;
  where: SQL;
}

export interface Metric {
  id: MetricId;
  goal: Goal;
  unit: Unit;
  /**
   * `sum` is the sum of `top` (a count where every row has 1), `ratio` the sum of `top` by the sum of `bottom`, of which an
   * average is one where every row has 1 below.
   */
  kind: "sum" | "ratio";
  /** The figure is multiplied by it: 100 for percent, 200,000 for a rate of OSHA's. */
  times?: number;
  /** Whether more of it is good, or bad. */
  better: "up" | "down" | "neither";
  /** Counted over the days that are asked for, or as it stands now, whatever days are asked for. */
  when: "period" | "now";
  /**
   * An index has its rows by workspace and day, so that each bucket is a stretch of it: nothing is sorted, which over many
   * rows is most of the work. Without it one reading of all rows is sorted into the buckets.
   */
  byDay?: true;
  /** How rows are split by what they say: with words of a namespace by their value, or as somebody typed it. */
  parts?: Readonly<Partial<Record<PartId, { namespace: Namespace; under: string } | "typed">>>;
  /** Whether its rows say which project they are of. */
  hasProject?: true;
  facts: (reach: MetricReach) => readonly FactColumns[];
  /** The page of a row. */
  href: (link: string) => string;
}
