// What boards there are, and by which rules their points are counted. Pages print the same figures that statements use.

export const KINDS = ["person", "crew", "company"] as const;
export type Kind = (typeof KINDS)[number];
export const BOARDS = ["safety", "quality", "helping", "craft"] as const;
export type Board = (typeof BOARDS)[number];

export const isKind = (text: string): text is Kind => (KINDS as readonly string[]).includes(text);
export const isBoard = (text: string): text is Board => (BOARDS as readonly string[]).includes(text);

export interface Rule {
  board: Board;
  points: number;
  /** How many of a day count. */
  perDay: number;
  /** Whether another person has a part in it, so that two who reward each other are damped. */
  paired?: true;
}

/** Each is an event that stands in the records of another feature; nothing that somebody says of themselves counts. */
export const RULES = {
  talk: { board: "safety", points: 4, perDay: 2 },
  checklist: { board: "safety", points: 3, perDay: 5 },
  report: { board: "safety", points: 2, perDay: 10 },
  putRight: { board: "safety", points: 6, perDay: 5 },
  firstTry: { board: "quality", points: 3, perDay: 10 },
  answer: { board: "helping", points: 5, perDay: 4, paired: true },
  mentoring: { board: "helping", points: 8, perDay: 3, paired: true },
  returned: { board: "craft", points: 4, perDay: 3, paired: true },
} as const satisfies Record<string, Rule>;
export type RuleName = keyof typeof RULES;
export const RULE_NAMES = Object.keys(RULES) as RuleName[];
export const rulesOf = (board: Board) => RULE_NAMES.filter((name) => RULES[name].board === board);

/** By hours worked, so that a large crew is not first for being large. A person's hours are not kept. */
export const isByHours = (kind: Kind, board: Board) => board === "safety" && kind !== "person";

export const CHAMPION_LIMITS = {
  /** Acts are told for so many hours. */
  perHours: 1_000,
  /** Hours of a quarter below which a crew or company is not ranked. */
  leastHours: 200,
  /** Signatures on a talk. */
  signatures: 3,
  shown: 50,
  events: 200,
  called: 60,
  story: { least: 30, most: 2_000 },
  /** Nominations of one person in a quarter. */
  nominations: 5,
  nominees: 60,
  queue: 100,
  voteDays: 14,
  photoBytes: 4 * 1024 * 1024,
} as const;

/** Nominations that everybody sees. */
export const PUBLIC_STATES = ["agreed", "seconded", "shortlisted", "winner", "notChosen"] as const;

export const EXAMPLE = "sample";
export const PHOTO = "champion-nomination";

export const CHAMPIONS = "/champions";
export const NOMINATE = "/nominate";
export const MY_POINTS = "/my-recognition";
export const SHORTLIST = "/admin/champions";
export const CHAMPION_RULES = "/champions/rules";
export const nominationPath = (id: string) => `/champion-nomination/${id}`;
export const certificatePath = (id: string) => `/champion-certificate/${id}`;
export const championPhotoPath = (id: string) => `/champion-photo/${id}`;
export const boardPath = (kind: Kind, board: Board) => `${CHAMPIONS}?kind=${kind}&board=${board}`;
