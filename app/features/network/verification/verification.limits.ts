/** The kinds of records that files and links name. */
export const REFERENCE = "verification-reference";
/** The picture of an ID, which lies under a workspace of its own: see the README. */
export const IDENTITY_FILES = "verification-identity";
export const EVIDENCE_FILES = "verification-evidence-";

export const VERIFICATION_LIMITS = {
  /** Cases of one workspace. */
  cases: 20,
  firm: 120,
  address: 200,
  number: 60,
  issuer: 120,
  classes: 120,
  note: 600,
  asked: 80,
  job: 120,
  words: 600,
  printedName: 80,
  lookedAt: 200,
  fileBytes: 4 * 1024 * 1024,
  /** Days after which the picture of an ID goes, decided or not. */
  identityDays: 90,
} as const;

/** Evidence that the holder writes down; the e-mail address and the references come by themselves. */
export const ITEM_KINDS = ["registration", "licence", "insurance", "identity", "site"] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** The fields that each kind has, beside its note. */
export const ITEM_FIELDS = {
  registration: ["region", "number", "issuer"],
  licence: ["region", "number", "classes", "untilOn"],
  insurance: ["issuer", "number", "untilOn"],
  identity: [],
  site: [],
} as const satisfies Record<ItemKind, readonly ("region" | "number" | "issuer" | "classes" | "untilOn")[]>;

/** Kinds with a file: a picture or a PDF, of a site a picture, and of an ID a picture that is deleted. */
export const WITH_FILE: readonly ItemKind[] = ["registration", "insurance", "identity", "site"];

export const RESULTS = ["confirmed", "problem", "unseen"] as const;
export const REVOKED_FOR = ["lapsed", "untrue", "misuse", "other"] as const;

/** Answers of a reference. `again` is whether they would hire the firm again. */
export const YES_NO = ["yes", "no", "unsure"] as const;
export const REFERENCE_QUESTIONS = ["worked", "finished", "price", "again"] as const;

/** Details that a holder may hide on the badge page. What was checked, and when, is always shown. */
export const HIDEABLE = ["address", "registration", "licence", "insurance"] as const;

/** The states in which the holder may change evidence. */
export const OPEN_STATES: readonly string[] = ["draft", "needsInfo"];

export const VERIFICATION = "/verification";
export const casePath = (id: string) => `/verification-case/${id}`;
export const badgePath = (badge: string) => `/badge/${badge}`;
export const badgeFramePath = (badge: string) => `/badge-frame/${badge}`;
export const badgeDataPath = (badge: string) => `/badge-data/${badge}`;
export const ADMIN_VERIFICATIONS = "/admin/verifications";
export const adminCasePath = (id: string) => `${ADMIN_VERIFICATIONS}?case=${id}`;
export const adminFilePath = (id: string, file: string) => `/admin/verification-file/${id}/${file}`;

/** The badge and the case that can be looked at as examples. They stand in no table. */
export const SAMPLE_BADGE = "sample";
