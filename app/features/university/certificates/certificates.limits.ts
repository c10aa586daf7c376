const MB = 1024 * 1024;

export const CERTIFICATE_LIMITS = {
  /** Of one workspace. */
  cards: 400,
  sets: 50,
  shown: 100,
  /** Reports of one workspace that nobody has looked at yet, and those on the page of administrators. */
  openReports: 20,
  reportsShown: 50,
  holder: 80,
  number: 40,
  issuer: 80,
  how: 200,
  title: 80,
  words: 600,
  qrText: 400,
  photoBytes: 6 * MB,
} as const;

/** Kinds of cards that building sites ask for. */
export const CARD_KINDS = [
  "osha10",
  "osha30",
  "orientation",
  "hazcom",
  "fall",
  "scaffold",
  "ladder",
  "firstAid",
  "forklift",
  "mewp",
  "respirator",
  "signal",
  "crane",
  "flagger",
  "silica",
  "confined",
  "other",
] as const;
export type CardKind = (typeof CARD_KINDS)[number];
export const isCardKind = (kind: string): kind is CardKind =>
  (CARD_KINDS as readonly string[]).includes(kind);

export const VERIFIED = ["none", "self", "issuer", "reviewed"] as const;
export type Verified = (typeof VERIFIED)[number];

export const WALLET = "/certifications";
export const CARD_FORM = "/credential-form";
export const certificatePath = (number: string) => `/certificate/${number}` as const;
export const cardPath = (id: string) => `/credential/${id}` as const;
export const cardFormPath = (renews: string) => `${CARD_FORM}?renew=${renews}` as const;

/** The kinds of records that files and links name. */
export const CARD = "credential";
export const SET = "credential-set";
/** A request for a card, of the feature `training-matrix`; a test compares them. */
export const ASK = "training-ask";

/** The example that stands in no table. */
export const EXAMPLE = "sample";
