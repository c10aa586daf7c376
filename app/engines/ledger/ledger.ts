import type { WorkspaceId } from "~/services/workspace.ts";

// What an account is, for pages and features. The rest is in ledger.server.ts.

/** The site itself as an owner of accounts: where points come from, where money goes. */
export const SITE = "site";

/** A kind of account, defined once by the feature that needs it: `const POINTS = defineAccount("points", …)`. */
export interface AccountKind {
  readonly name: string;
  /** What is counted: whole cents, or whole points. Only accounts of one currency move anything between them. */
  readonly currency: "cents" | "points";
  /** What comes in is kept apart, spent in its order, and may expire. */
  readonly lots: boolean;
  /** May go below zero. Only of the site's accounts, which stand for the world outside. */
  readonly overdraft: boolean;
}

export interface Account {
  readonly kind: AccountKind;
  readonly owner: WorkspaceId | typeof SITE;
}

const NAME = /^[a-z][a-z0-9-]*$/;

/** An account that people have. It is never overdrawn. */
export function defineAccount(
  name: string,
  currency: AccountKind["currency"],
  { lots = false }: { lots?: boolean } = {},
) {
  if (!NAME.test(name)) throw new RangeError(`${name} is no name of an account`);
  const kind: AccountKind = { name, currency, lots, overdraft: false };
  return { kind, of: (owner: WorkspaceId): Account => ({ kind, owner }) };
}

/** An account of the site, which may be overdrawn: it stands for what comes from outside and goes there. */
export function defineSiteAccount(name: string, currency: AccountKind["currency"]): Account {
  if (!NAME.test(name)) throw new RangeError(`${name} is no name of an account`);
  return { kind: { name, currency, lots: false, overdraft: true }, owner: SITE };
}

/** Where lots go that were not spent in time. */
export const EXPIRED = {
  cents: defineSiteAccount("expired", "cents"),
  points: defineSiteAccount("expired", "points"),
} as const;

export interface Movement {
  from: Account;
  to: Account;
  /** A whole number above zero. */
  amount: number;
  /** When it is over, into an account with lots: ISO 8601 in UTC. What comes out of lots keeps the shortest of theirs. */
  expiresAt?: string;
}

export interface NewPosting {
  /** Says what it is, and is written once: `order:<id>:points`. */
  key: string;
  /** Why, by a code that the page translates. */
  reason: string;
  subject?: { type: string; id: string };
  movements: readonly Movement[];
}

/** Entries of one posting. */
export const MOST_MOVEMENTS = 100;

/** Far above what a job costs, and far below where whole numbers end. */
export const MOST_AMOUNT = 1_000_000_000_000;

/** What is wrong with a posting is a mistake in the code that made it, and throws. */
export function checkPosting({ key, movements }: NewPosting): void {
  if (!key) throw new RangeError("a posting has a key");
  if (movements.length === 0 || movements.length > MOST_MOVEMENTS)
    throw new RangeError(`a posting has 1 to ${MOST_MOVEMENTS} movements`);
  for (const { from, to, amount, expiresAt } of movements) {
    if (!Number.isSafeInteger(amount) || amount <= 0 || amount > MOST_AMOUNT)
      throw new RangeError(`${amount} is no amount to move`);
    if (from.kind.currency !== to.kind.currency)
      throw new RangeError(`${from.kind.currency} do not become ${to.kind.currency}`);
    if (from.owner === to.owner && from.kind.name === to.kind.name)
      throw new RangeError("nothing moves from an account to itself");
    if (expiresAt && !to.kind.lots) throw new RangeError(`${to.kind.name} has no lots that could expire`);
    for (const { owner, kind } of [from, to])
      if (kind.overdraft !== (owner === SITE)) throw new RangeError(`${kind.name} is not of ${owner}`);
  }
}
