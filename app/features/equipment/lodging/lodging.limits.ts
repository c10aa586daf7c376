export const LODGING = "/constructor-lodging";
export const LIST_HOUSE = "/list-lodging";
export const STAYS = "/crew-stays";
export const STAY_FILE = "/crew-stay.csv";
export const housePath = (id: string) => `/crew-house/${id}`;
export const STAY_PARTS = ["roster", "costs"] as const;
export type StayPart = (typeof STAY_PARTS)[number];
export const stayPath = (id: string, part?: StayPart) =>
  `${STAYS}?stay=${id}${part ? `&part=${part}` : ""}` as const;
export const stayFile = (id: string) => `${STAY_FILE}?stay=${id}`;
export const housePhoto = (id: string) => `/rental-photo/${id}`;

/** What a crew may insist on: each is a box of the search. */
export const MUSTS = ["rooms", "kitchen", "laundry", "truckParking", "wifi"] as const;
export type Must = (typeof MUSTS)[number];

export const LODGING_LIMITS = {
  title: 80,
  words: 1_000,
  offeredBy: 80,
  town: 80,
  position: 500,
  message: 500,
  /** Beds of one house, as units of one listing. */
  beds: 20,
  called: 60,
  job: 40,
  issue: 500,
  answer: 500,
  review: 1_000,
  /** People and problems of one stay. */
  occupants: 80,
  issues: 100,
  /** The nearest houses that a search works its totals out for. */
  considered: 300,
} as const;

export const SHOWN = 12;
export const MOST_COMPARED = 4;
export const SHOWN_OWN = 30;
export const WEEKS = 8;
/** The same distances as machines are searched by. */
export const WITHIN = [16_093, 40_234, 80_467, 160_934, 321_869] as const;
export const USUAL_WITHIN = 80_467;
export const USUAL_CREW = 4;
export const USUAL_NIGHTS = 14;
export const USUAL_WORK_DAYS = 5;
export const EXAMPLE = "sample-1";

/** Rules of cancelling before the first night: from how many hours before it which part comes back. */
export const POLICIES = {
  flexible: [{ hoursBefore: 48, percent: 100 }],
  moderate: [
    { hoursBefore: 336, percent: 100 },
    { hoursBefore: 168, percent: 50 },
  ],
  strict: [{ hoursBefore: 720, percent: 50 }],
  none: [],
} as const;
export type Policy = keyof typeof POLICIES;
export const POLICY_NAMES = Object.keys(POLICIES) as Policy[];
