import type { SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "~db/client.ts";
import type { Language } from "../i18n/languages.ts";
import type { Namespace } from "../i18n/namespaces.ts";
import type { Params } from "../i18n/translator.ts";
import type { PageToastSet, Toast, ToastSet } from "./toast.ts";
import type { Owner } from "./visitor.server.ts";
import type { WorkspaceId } from "./workspace.ts";

/** One statement of a batch. */
export type Statement = Parameters<Database["batch"]>[0][number];

/** Runs statements that several features gave in one batch: all of them, or none. */
export async function runTogether(db: Database, statements: readonly Statement[]): Promise<void> {
  const [first, ...others] = statements;
  if (first) await db.batch([first, ...others]);
}

/** A table whose rows belong to somebody. */
export interface OwnedRows {
  /** The column that says whose a row is: a `workspace` or an `owner` of the schema, or a member's id. */
  by: SQLiteColumn;
  /**
   * Hands a guest's rows to the account they just signed in to, or to the guest that their browser is. Without it only
   * members have rows there.
   */
  adopt?: (db: Database, hand: { guest: Owner; owner: Owner }) => readonly Statement[];
  /** The column that marks examples, where a table has one: `by` is its workspace then. */
  sample?: SQLiteColumn;
}

/** Statements that give a workspace a feature's examples, in the language of whoever asked for them. */
export type SampleRows = (
  db: Database,
  to: { workspace: WorkspaceId; language: Language; now: Date },
) => readonly Statement[];

/**
 * Every number that surrounds each page, by its name. A feature adds its own by declaration merging, so that who reads
 * one is checked by the compiler.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Counts {}

/** Whose things are counted: a guest's or a member's, who also has an id. */
export interface Whose {
  owner: SQL;
  member?: SQL;
}

/** One scalar subquery, or undefined where a guest has nothing to count. Read together with all the others. */
export type Count = (whose: Whose) => SQL<number> | undefined;

/** Statements that run every ten minutes in one batch, such as those that forget what is over. */
export type LateWork = (db: Database, now: Date) => readonly Statement[];

/** What a feature may add to the content security policy of every page. */
export type PolicyDirective = "frame-src" | "worker-src" | "trusted-types";

/** What a feature gives to the whole, by default from `<feature>.contributes.server.ts`. */
export interface Contribution {
  owned?: readonly OwnedRows[];
  /** Examples to try an empty page with; each row marked as one. */
  samples?: SampleRows;
  counts?: { readonly [Name in keyof Counts]?: Count };
  late?: LateWork;
  toasts?: readonly (ToastSet | PageToastSet)[];
  /** The largest body in bytes that an address takes, where 64 KiB are not enough. */
  bodyLimits?: Readonly<Record<`/${string}`, number>>;
  policy?: { readonly [Directive in PolicyDirective]?: readonly string[] };
}

/** What all features give together. The services and the worker receive it. */
export interface Contributions {
  owned: readonly OwnedRows[];
  samples: readonly SampleRows[];
  counts: Readonly<Record<keyof Counts, Count>>;
  late: readonly LateWork[];
  bodyLimits: Readonly<Record<string, number>>;
  policy: Readonly<Record<PolicyDirective, readonly string[]>>;
  /** Namespaces whose toasts only the server says. */
  saidByServer: ReadonlySet<Namespace>;
  /** A toast in words, or undefined when no feature has such a code. */
  toast: (language: Language, code: string, params?: Params) => Toast | undefined;
}
