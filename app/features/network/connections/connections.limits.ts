import type { NeedTrade } from "~db/schema/connections.terms.ts";

export const CONNECT = "/contractor-connect";
export const NEED_FORM = "/crew-need-form";
export const MY_CONNECTIONS = "/my-connections";
export const needPath = (id: string): `/${string}` => `/crew-need/${id}`;
export const needIcsPath = (id: string) => `/crew-need-ics/${id}`;
export const connectionPath = (id: string): `/${string}` => `/connection/${id}`;
export const connectionFilePath = (id: string, file: string) => `/connection-file/${id}/${file}`;
export const REPORTS = "/admin/connection-reports";
/** The kind of record that a thread of two is about. */
export const CONNECTION = "connection";
export const EXAMPLE = "sample";

export const CONNECT_LIMITS = {
  headcount: 200,
  /** From the first day of a need to its last, and days ahead at which it may begin. */
  needDays: 92,
  ahead: 365,
  area: 80,
  address: 300,
  position: 300,
  notes: 1_000,
  line: 500,
  tags: 120,
  privateNote: 2_000,
  reason: 500,
  /** Files that each of the two may hand the other, and how large one is. */
  files: 20,
  fileBytes: 5 * 1024 * 1024,
  /** Connections of one person that a page lists. */
  connections: 200,
  /** The community's own: a name is one in both. */
  called: { least: 3, most: 30 },
  /** Kilometers around a place that a search may ask for. */
  radius: [10, 25, 50, 100, 250],
  /** Needs that a search looks through, and shows. */
  found: 200,
  shown: 30,
  /** Answers that one need takes. */
  responses: 100,
  /** Weeks for which somebody says when they are free. */
  weeks: 8,
} as const;

/** What one member may post, answer or ask within a day, by their trust in the community from 0 to 3. */
export const DAILY = [6, 12, 25, 50] as const;

/** What a search weighs, printed on its page. The sum of what was asked for is the whole. */
export const NEED_WEIGHTS = { trade: 40, dates: 30, distance: 20, clearance: 10 } as const;

/** Trades of which one often does the other's work: half of a match. */
export const FAMILIES: readonly (readonly NeedTrade[])[] = [
  ["framing", "carpentry", "drywall"],
  ["drywall", "painting"],
  ["concrete", "masonry", "tile"],
  ["steel", "welding"],
  ["plumbing", "hvac"],
];
