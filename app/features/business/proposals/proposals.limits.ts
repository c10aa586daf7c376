/** The kind of record that a link, a post and the chain name; the engine of lines calls such a document the same. */
export const PROPOSAL = "proposal";
export const KIND = "proposal";
/** What an accepted proposal leaves for its job: what is billed line by line. */
export const VALUES = "scheduleOfValues";
export const OF_PROJECT = "project";

export const PROPOSAL_LIMITS = {
  /** Of one workspace. */
  proposals: 3_000,
  title: 120,
  client: 120,
  site: 200,
  firm: 120,
  licence: 60,
  text: 4_000,
  section: 120,
  line: 500,
  unit: 12,
  choice: 60,
  milestone: 80,
  milestones: 8,
  printedName: 80,
  /** Ways to pay by the month that a client is shown, and boxes of the form that chooses them. */
  plans: 4,
  plansShown: 12,
  note: 1_000,
  question: 1_000,
  size: 100_000,
  /** Of the scope that a job begins with. */
  summary: 500,
} as const;

/** Proposals on a page of the list. */
export const SHOWN = 30;

export const TEMPLATES = ["kitchen", "bath", "deck", "roof", "addition", "fitout"] as const;
export type Template = (typeof TEMPLATES)[number];
/** What a size is counted in. */
export const SIZES: Record<Template, string> = {
  ...{ kitchen: "ft²", bath: "ft²", deck: "ft²", roof: "sq", addition: "ft²", fitout: "ft²" },
};

export const VIEWS = ["open", "out", "accepted", "all"] as const;
export type View = (typeof VIEWS)[number];

/** What the shop sells that fills in what a proposal leaves out. */
export const PACK = "bid-proposal-pack";
export const PACK_PART = "exclusions";

export const PROPOSALS = "/proposal-builder";
export const proposalPath = (id: string) => `/proposal/${id}` as const;
export const proposalPdfPath = (id: string) => `/proposal/${id}/proposal.pdf`;
export const valuesPath = (project: string) => `/schedule-of-values/${project}`;
export const CERTIFICATE = "/proposal-certificate";
export const proposalsPath = (query: Record<string, string>) => {
  const asked = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ""));
  return asked.size > 0 ? `${PROPOSALS}?${asked}` : PROPOSALS;
};

/** Where a way to pay by the month is worked out and kept. */
export const PLANS_KEPT = "/financing?kind=customer";
