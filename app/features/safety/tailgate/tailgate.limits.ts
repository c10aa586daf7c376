/** The work of a day, by what can go wrong in it. */
export const WORK = [
  ...(["heights", "ladders", "scaffold", "roofing", "steel", "lifting"] as const),
  ...(["digging", "confined", "machines", "traffic", "demolition"] as const),
  ...(["concrete", "masonry", "carpentry", "tools", "electrical"] as const),
  ...(["hotWork", "dust", "chemicals", "handling"] as const),
] as const;
export type Work = (typeof WORK)[number];

export const WEATHER = ["hot", "cold", "wind", "rain", "storm"] as const;
export type Weather = (typeof WEATHER)[number];

export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;
export type Season = (typeof SEASONS)[number];

export const TAILGATE_LIMITS = {
  /** Days for which a report of a near miss or worse counts when talks are ranked, and as many of them. */
  reportDays: 30,
  reports: 60,
  /** Records and own talks of one workspace. */
  records: 5_000,
  own: 100,
  /** Shown at once. */
  shown: 20,
  /** How many talks a page ranks at first; the others are behind a link. */
  ranked: 5,
  /** Tasks of a schedule that are named above the ranking. */
  planned: 6,
  place: 120,
  name: 120,
  signature: 60,
  hazards: 1_000,
  title: 120,
  point: 300,
  points: 6,
  question: 200,
  section: 120,
  /** Lines of the form, and of one record. */
  rows: 9,
  moreRows: 6,
  attendees: 60,
  /** Whose names are offered, and who counts as missing: signed within so many days. */
  crewDays: 30,
  /** Workers of the coverage table. */
  workers: 100,
} as const;

export const TAILGATE = "/ai-tailgate-safety";
export const COVERAGE = "/tailgate-coverage";
export const OWN_TALK = "/tailgate-own";
export const talkPath = (key: string) => `/tailgate-talk/${key}` as const;
export const recordPath = (id: string) => `/tailgate-record/${id}` as const;

/** The id of the example that stands in no table. */
export const EXAMPLE = "sample";

/** The kind of record that has links. */
export const RECORD = "tailgate-record";

/** What a form has of everybody who was there. */
export const ROW_PARTS = ["name", "signature", "company", "language", "understood"] as const;
export type RowPart = (typeof ROW_PARTS)[number];

/** The name of a field, by its line. */
export const fieldOf = (row: number, part: RowPart | "drawn") => `rows[${row}].${part}`;
