/**
 * The marketing figures of the specification. They are samples and measure nothing; wherever one is shown, its
 * caption says so.
 */
export const SAMPLE_FIGURES = {
  activeBuilders: "50K+",
  savedThisMonth: "$2.4M+",
  successRate: "99.2%",
  support: "24/7",
  rating: "4.9/5",
  fewerIncidents: "40%",
  fasterCompletion: "25%",
  costReduction: "30%",
  students: "10,000+",
  placement: "94%",
  members: "50K+",
  injuryFreeDays: "247",
} as const;
export type SampleFigure = keyof typeof SAMPLE_FIGURES;

/** The fixed sample site of the dashboard on phones. */
export const SAMPLE_SITE = {
  workers: 24,
  weather: { fahrenheit: 72, celsius: 22 },
  wind: { mph: 8, kmh: 13 },
  tasks: [
    { id: "inspection", status: "completed", time: "08:00" },
    { id: "pour", status: "in-progress", time: "10:30" },
    { id: "talk", status: "pending", time: "13:00" },
    { id: "delivery", status: "pending", time: "15:00" },
  ],
} as const;
