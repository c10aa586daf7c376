import type { R2Bucket } from "@cloudflare/workers-types";
import type { SQL, SQLWrapper } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "~db/client.ts";
import type { Language } from "../i18n/languages.ts";
import type { Namespace } from "../i18n/namespaces.ts";
import type { Params } from "../i18n/translator.ts";
import type { BriefSource } from "./brief.ts";
import type { ChainSource } from "./chain-sources.ts";
import type { DaySource } from "./day-sources.ts";
import type { Metric } from "./metrics.ts";
import type { NeedSource } from "./needs.ts";
import type { Payments } from "./payments.server.ts";
import type { FirmNotCleared, NotCleared, SiteDelivery, SiteSource, SiteTask } from "./site-sources.ts";
import type { PageToastSet, Toast, ToastSet } from "./toast.ts";
import type { Owner } from "./visitor.server.ts";
import type { WorkspaceId } from "./workspace.ts";

/** One statement of a batch. */
export type Statement = Parameters<Database["batch"]>[0][number];

/** Runs statements of several features in one batch: all of them, or none. */
export async function runTogether(db: Database, statements: readonly Statement[]): Promise<void> {
  const [first, ...others] = statements;
  if (first) await db.batch([first, ...others]);
}

/** A table whose rows have an owner. */
export interface OwnedRows {
  /** The owner column: a `workspace` or an `owner` of the schema, or a member's id. */
  by: SQLiteColumn;
  /**
   * Transfers a guest's rows to the account that signed in, or to the guest that the browser is now. Without it only
   * members have rows in this table.
   */
  adopt?: (db: Database, hand: { guest: Owner; owner: Owner }) => readonly Statement[];
  /** The column that marks sample rows, if the table has one; `by` is then its workspace. */
  sample?: SQLiteColumn;
  /** When a row was last written, in a table where guests have rows: what they leave is deleted after a time. */
  touched?: SQLiteColumn;
  /** Rows with which somebody is not done yet, as a condition: they stay although a guest left them, until it is over. */
  unfinished?: SQL;
  /** Columns that no archive contains: hashes and keys with which something could be opened or guessed. */
  secret?: readonly SQLiteColumn[];
  /** When the account is deleted the row stays and only this column is emptied; examples go. */
  stays?: true;
  /** What else of a row that stays is emptied, or what stands there then. */
  leaves?: Leaves;
  /** Files in the bucket that belong to the rows. */
  files?: OwnedFiles;
}

/** What stands in columns of a row once whoever it named is gone, by the names under which Drizzle knows them. */
export type Leaves = Readonly<Record<string, SQL | string | null>>;

/** Files of rows, by a column of the row that names them. */
export interface OwnedFiles {
  /** Names the file in the bucket; null where its bytes lie in the database. */
  name: SQLiteColumn;
  key: (name: string) => string;
  /** Where files may lie in the database: the row's own key, its media type, and how the bytes are read. */
  kept?: {
    id: SQLiteColumn;
    type: SQLiteColumn;
    read: (db: Database, id: string) => Promise<Uint8Array | undefined>;
  };
}

/**
 * A column that may name somebody or a workspace, beside the one that says whose the row is. When that account is
 * deleted, the name is taken out of the row, or the row goes. `keep` says why it holds no account's name.
 */
export type Mention =
  | { column: SQLiteColumn; as: "id" | "owner" | "email"; fate: "empty" | "delete"; leaves?: Leaves }
  | { column: SQLiteColumn; keep: string };

/** How long rows are kept, counted from a moment of theirs. A scheduled run deletes those that are older. */
export interface Retention {
  since: SQLiteColumn;
  days: number;
  /** Only these rows, and what they are called in the table of docs/security.md. */
  when?: SQL;
  of?: string;
}

/** Statements that add a feature's sample rows to a workspace, in the requester's language. */
export type SampleRows = (
  db: Database,
  to: { workspace: WorkspaceId; language: Language; now: Date },
) => readonly Statement[] | Promise<readonly Statement[]>;

/**
 * Every number in the page header, by name. A feature adds its own by declaration merging, so that the compiler
 * checks its readers.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Counts {}

/** The owner whose rows are counted: a guest, or a member, who also has an id. */
export interface Whose {
  owner: SQL;
  member?: SQL;
}

/** One scalar subquery, or undefined if a guest has nothing to count. All are read in one query. */
export type Count = (whose: Whose) => SQL<number> | undefined;

/** Statements that run every ten minutes in one batch, such as those that delete expired rows. */
export type LateWork = (db: Database, now: Date) => readonly Statement[];

/** Work of every ten minutes that is more than statements. One that fails is tried again with the next run. */
export type Task = (deps: {
  db: Database;
  now: () => Date;
  pictures?: R2Bucket;
  payments?: Payments;
  /** The public origin, for links in mails; undefined where only requests tell it. */
  origin?: string;
  contributions: Contributions;
}) => Promise<void>;

/** What a feature may add to the content security policy of every page. */
export type PolicyDirective = "frame-src" | "worker-src" | "trusted-types";

/** A kind of record that can be shared by a link (`engines/trust`). */
export interface LinkSubject {
  /** What a link to one may allow, beside reading. */
  verbs: readonly string[];
  /** The page made for whoever holds it: `/shared/<link>/<page>`. */
  page: string;
  /** What the record is called, as a scalar subquery; null where it is gone. */
  title: (id: SQL) => SQL<string | null>;
  /** Whether such a record is in a workspace, as a condition. */
  isIn: (workspace: SQL, id: SQL) => SQL;
  /** Where its members see the record. */
  href: (id: string) => string;
  /** Of what job the record is, as an expression; left out for what is of none. */
  project?: (id: SQL) => SQL;
}

/** The columns of one order in the list of all kinds, in this order. */
export const ORDER_COLUMNS = [
  "id",
  "number",
  "title",
  "total_cents",
  "off_cents",
  "spent_cents",
  "state",
  "payment",
  "fulfilment",
  "placed_at",
  "href",
] as const;

/** A kind of purchase that the list of orders has: of the shop, of material, fuel or services. */
export interface OrderSource {
  /** Its words are `kinds.<kind>` of the namespace `orders`. */
  kind: string;
  /**
   * A select of `ORDER_COLUMNS`: sums in cents, `off_cents` what was taken off
   * the goods, `spent_cents` what was paid and did not go back. States are those of the namespace `orders`, the time is ISO 8601, the address leads to the
   * order's page. `may` is the condition that it is the reader's: `where ${may(table.workspace)}`.
   */
  rows: (may: (workspace: SQLWrapper) => SQL) => SQL;
}

/** The columns of one event that points are counted from, in this order. */
export const POINT_COLUMNS = ["id", "workspace", "amount", "at", "provider"] as const;

/** A kind of event that earns points, or takes them back. What one is worth is said by the rules of the programme. */
export interface PointSource {
  /** Also a name of the rules, and of the words `sources.<kind>` of the namespace `loyalty`. */
  kind: string;
  /**
   * A select of `POINT_COLUMNS`: whose the event is, how often the rule counts (whole dollars of a payment, 1 for an act;
   * below zero takes back), the moment whose rule holds, and by which provider it was paid; null where nothing was. An id is
   * counted once. `may` is the condition on its workspace: `where ${may(table.workspace)}`.
   */
  rows: (may: (workspace: SQLWrapper) => SQL) => SQL;
}

/** A process with the table of its records, as `bindProcess` of `engines/process` makes it, which alone looks inside. */
export interface ContributedProcess {
  readonly graph: { readonly name: string };
  readonly binding: object;
}

/** Whoever is being deleted, by one workspace that goes with them. */
export interface Departure {
  workspace: string;
  /** What stands in its place afterwards: it names nobody, and rows that belong together still do. */
  gone: string;
  /** Whether the workspace still goes, as a condition: an account that is kept after all keeps everything. */
  still: SQL;
}

/** Something in which somebody else has a part: what becomes of it when one side deletes their account. */
export interface SharedWithOthers {
  /** Its words are `delete.open.<kind>` of the namespace `privacy`. */
  kind: "loans" | "offers" | "sessions" | "stays";
  /** Where it is seen. */
  href: `/${string}`;
  /** How much is open in the workspaces of a condition, as a scalar subquery. */
  open: (whose: (workspace: SQLWrapper) => SQL) => SQL;
  /** Ends what is open by its own rules, once the deletion is due; called again, it does what is left. */
  end: (deps: { db: Database; now: () => Date }, departure: Departure) => Promise<void>;
  /** Statements, before all others of the deletion, that leave to others what is theirs too, without the name. */
  leave: (db: Database, departure: Departure) => readonly Statement[];
}

/**
 * Asked before a file of a record is sent to somebody who may read its workspace; it writes down what has to be known of it.
 * @returns whether it may be sent
 */
export type FileGuard = (
  deps: { db: Database; now: () => Date },
  /** Who asks, and the condition that a workspace is one in which they may write. */
  reader: { owner: Owner; may: (workspace: SQLWrapper) => SQL },
  record: { workspace: string; id: string },
) => Promise<boolean>;

/**
 * Statements that go along when somebody passes a course, in the same batch.
 * @param passed.enrolments the ids of `course_enrolments` that were passed, as a subquery: none where it was refused
 */
export type OnPassed = (db: Database, passed: { enrolments: SQL; now: Date }) => readonly Statement[];

/** The contributions of a feature, the default export of `<feature>.contributes.server.ts`. */
export interface Contribution {
  owned?: readonly OwnedRows[];
  mentions?: readonly Mention[];
  retention?: readonly Retention[];
  /** Sample rows for an empty page; each is marked as sample. */
  samples?: SampleRows;
  /** Sample rows that hang on those of other features: they are written after all of them. */
  hangingSamples?: SampleRows;
  counts?: { readonly [Name in keyof Counts]?: Count };
  late?: LateWork;
  tasks?: readonly Task[];
  /** The states of its records. */
  processes?: readonly ContributedProcess[];
  toasts?: readonly (ToastSet | PageToastSet)[];
  /** The maximum body size of a path in bytes, if 64 KiB are not enough. */
  bodyLimits?: Readonly<Record<`/${string}`, number>>;
  /** Pages that say themselves, beside their field, that a body was too large (`context.tooLarge`). */
  toldOnPage?: readonly `/${string}`[];
  policy?: { readonly [Directive in PolicyDirective]?: readonly string[] };
  /** What can be shared by a link, by the name of its kind. */
  links?: Readonly<Record<string, LinkSubject>>;
  /** Kinds of orders for the one list. */
  orders?: readonly OrderSource[];
  /** Events that earn points. */
  points?: readonly PointSource[];
  /** Rules of the morning brief of a site. */
  brief?: readonly BriefSource[];
  /** What is on record of a job on a day, for its daily log. */
  dayFacts?: readonly DaySource[];
  /** Records along the way from the first question to a job. */
  chain?: readonly ChainSource[];
  /** What is worked at a site on a day. */
  siteTasks?: readonly SiteSource<SiteTask>[];
  /** Workers who are not cleared for a site on a day. */
  notCleared?: readonly SiteSource<NotCleared>[];
  /** Firms that are not cleared for a site on a day. */
  firmsNotCleared?: readonly SiteSource<FirmNotCleared>[];
  /** Loads that are expected at a site on a day. */
  siteDeliveries?: readonly SiteSource<SiteDelivery>[];
  /** What waits for a member today. */
  needsMe?: readonly NeedSource[];
  /** Figures over the feature's own rows. */
  metrics?: readonly Metric[];
  /** What else is written when somebody passes a course. */
  onPassed?: OnPassed;
  /** What others have a part in, when an account is deleted. */
  sharedWithOthers?: readonly SharedWithOthers[];
  /** Records whose files are not opened by everybody who reads them, or not without an entry in a log, by their kind. */
  guardedFiles?: Readonly<Record<string, FileGuard>>;
  /**
   * Paths to which machines post without an origin, such as a provider's messages. Whoever is there checks a signature over
   * the whole body before anything else.
   */
  signed?: readonly `/${string}`[];
}

/** The contributions of all features. The services and the worker receive it. */
export interface Contributions {
  owned: readonly OwnedRows[];
  mentions: readonly Mention[];
  /** With what guests leave. */
  retention: readonly Retention[];
  samples: readonly SampleRows[];
  counts: Readonly<Record<keyof Counts, Count>>;
  late: readonly LateWork[];
  tasks: readonly Task[];
  processes: readonly ContributedProcess[];
  bodyLimits: Readonly<Record<string, number>>;
  toldOnPage: ReadonlySet<string>;
  policy: Readonly<Record<PolicyDirective, readonly string[]>>;
  links: Readonly<Record<string, LinkSubject>>;
  orders: readonly OrderSource[];
  points: readonly PointSource[];
  brief: readonly BriefSource[];
  dayFacts: readonly DaySource[];
  chain: readonly ChainSource[];
  siteTasks: readonly SiteSource<SiteTask>[];
  notCleared: readonly SiteSource<NotCleared>[];
  firmsNotCleared: readonly SiteSource<FirmNotCleared>[];
  siteDeliveries: readonly SiteSource<SiteDelivery>[];
  needsMe: readonly NeedSource[];
  onPassed: readonly OnPassed[];
  metrics: readonly Metric[];
  sharedWithOthers: readonly SharedWithOthers[];
  guardedFiles: Readonly<Record<string, FileGuard>>;
  signed: ReadonlySet<string>;
  /** Namespaces whose toasts are rendered on the server only. */
  saidByServer: ReadonlySet<Namespace>;
  /** The text of a toast; undefined if no feature has this code. */
  toast: (language: Language, code: string, params?: Params) => Toast | undefined;
}
