/** The kind of record that a link, a file and a post name. */
export const RFI = "rfi";

export const RFI_LIMITS = {
  /** Of one workspace. */
  rfis: 5_000,
  topic: 160,
  question: 4_000,
  location: 120,
  drawing: 120,
  askedOf: 80,
  answer: 4_000,
  printedName: 80,
  files: 12,
  fileBytes: 8 * 1024 * 1024,
} as const;

/** RFIs on a page of the list, and of the printed one. */
export const SHOWN = 30;
export const PRINTED = 100;

export const RFI_TRADES = [
  "architecture",
  "structure",
  "concrete",
  "carpentry",
  "drywall",
  "roofing",
  "plumbing",
  "electrical",
  "hvac",
  "fire",
  "civil",
  "other",
] as const;
export const IMPACTS = ["none", "maybe", "yes"] as const;

export const VIEWS = ["open", "mine", "overdue", "ended", "all"] as const;
export type View = (typeof VIEWS)[number];

export const RFIS = "/rfis";
export const rfiPath = (id: string) => `/rfi/${id}`;
export const rfisPath = (query: Record<string, string>) => {
  const asked = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ""));
  return asked.size > 0 ? `${RFIS}?${asked}` : RFIS;
};
