/** Whoever follows a path, by what they do on a job. */
export const PATH_IDS = ["laborer", "carpenter", "foreman", "estimator", "owner"] as const;
export type PathId = (typeof PATH_IDS)[number];

export interface LearningPath {
  id: PathId;
  trade: "general" | "carpentry" | "office";
  /** Courses in the order in which they are taken. */
  steps: readonly string[];
  /** Those of them without which nobody should do the work. */
  required: readonly string[];
}

export const PATHS: readonly LearningPath[] = [
  {
    id: "laborer",
    trade: "general",
    steps: ["falls-and-ladders", "trenches-and-power", "health-on-site", "reading-plans"],
    required: ["falls-and-ladders", "trenches-and-power", "health-on-site"],
  },
  {
    id: "carpenter",
    trade: "carpentry",
    steps: ["falls-and-ladders", "reading-plans", "framing-and-concrete", "health-on-site"],
    required: ["falls-and-ladders"],
  },
  {
    id: "foreman",
    trade: "general",
    steps: ["falls-and-ladders", "trenches-and-power", "health-on-site", "leading-a-crew", "reading-plans"],
    required: ["falls-and-ladders", "trenches-and-power", "health-on-site", "leading-a-crew"],
  },
  {
    id: "estimator",
    trade: "office",
    steps: ["reading-plans", "estimating", "framing-and-concrete"],
    required: ["reading-plans"],
  },
  {
    id: "owner",
    trade: "office",
    steps: ["estimating", "project-management", "leading-a-crew", "health-on-site"],
    required: ["leading-a-crew"],
  },
];
