import type { ListedFile } from "~/engines/file/file.server.ts";
import { typedDollars } from "~/lib/dollars.ts";
import { daysBetween } from "~/lib/local-day.ts";
import { STATES } from "~/lib/us-states.ts";
import { BOARDS, RECORDED } from "./boards.data.ts";
import { SEPARATE_TRADES, type Work } from "./boards.types.ts";
import { readingOf } from "./interpret.logic.ts";
import { LICENCE_LIMITS } from "./licences.limits.ts";
import type { Check, FoundLine } from "./licences.queries.server.ts";
import { isState } from "./licences.schemas.ts";
import { checkNumber, type NumberCheck } from "./number.logic.ts";
import { readTrade, tradeBoardOf } from "./trade-boards.data.ts";
import type { TradeBoard } from "./trade-boards.types.ts";

/** What is asked of the page by its address. */
export interface LicenceSearch {
  state: string;
  /** A trade that may have a board of its own; none where it is empty. */
  trade: Work | "";
  /** A number, or the beginning of a name. */
  number: string;
  /** Whether the form for a record is open, and the check that it begins with. */
  record: boolean;
  again: string;
  name: string;
  classes: string;
}

export function readSearch(params: URLSearchParams): LicenceSearch {
  const asked = (name: string, most: number) => (params.get(name) ?? "").trim().slice(0, most);
  const state = asked("state", 10).toUpperCase();
  return {
    state: isState(state) ? state : "",
    trade: readTrade(params.get("trade")),
    number: asked("number", LICENCE_LIMITS.name),
    record: params.has("record"),
    again: asked("again", 60),
    name: asked("name", LICENCE_LIMITS.name),
    classes: asked("classes", LICENCE_LIMITS.classes),
  };
}

const nameOf = (state: string) => STATES.find(({ id }) => id === state)?.name ?? state;

/** What is recorded of a state's board. */
export function cardOf(state: string) {
  const board = BOARDS[state];
  if (!board) return undefined;
  const { form, ...card } = board;
  return { ...card, id: state, name: nameOf(state), example: form?.example, recorded: RECORDED };
}
export type StateCard = NonNullable<ReturnType<typeof cardOf>>;

/** A check as lists show it, with what it means today. */
const listed = (check: Check, today: string) => ({
  id: check.id,
  state: check.state,
  number: check.number,
  name: check.name || check.offeredAs,
  status: check.status,
  lookedOn: check.lookedOn,
  expiresOn: check.expiresOn,
  days: check.expiresOn === null ? undefined : daysBetween(today, check.expiresOn),
  overall: readingOf(check, today).overall,
  watched: check.watchedBy !== null,
  sample: check.sample,
});
export type ListedCheck = ReturnType<typeof listed>;

/** What the form of a record begins with: an earlier check of the licence, or what the page was asked for. */
function beginning(search: LicenceSearch, checks: readonly Check[], today: string): Record<string, string> {
  const before = checks.find(({ id }) => id === search.again);
  const said: Record<string, string> = before
    ? {
        state: before.state,
        number: before.number,
        authority: before.authority,
        name: before.name,
        offeredAs: before.offeredAs,
        classes: before.classes,
        expiresOn: before.expiresOn ?? "",
        work: before.work,
        value: before.valueCents === null ? "" : typedDollars(before.valueCents),
        checkedBy: before.checkedBy,
      }
    : {
        state: search.state,
        ...(search.trade && {
          work: search.trade,
          authority: tradeBoardOf(search.state, search.trade)?.name ?? "",
        }),
        number: /\d/.test(search.number) ? search.number : "",
        name: search.name || (/\d/.test(search.number) ? "" : search.number),
        classes: search.classes,
      };
  // What has to be looked at anew is never taken over.
  return { ...said, lookedOn: today };
}

/** A trade with its board in a state, where one is recorded. */
const tradeOf = (state: string, work: Work) => ({ work, board: tradeBoardOf(state, work) });

/** What can be said of a number: of one of another board than the general contractors' nothing is recorded. */
function saidOf({ state, number, trade }: LicenceSearch, board: TradeBoard | undefined): NumberCheck {
  const said = checkNumber(state, number);
  return said.is === "empty" || !trade || board?.sameNumbers ? said : { is: "unknown" };
}

export function checkerView(
  search: LicenceSearch,
  { checks, found, today }: { checks: readonly Check[]; found: readonly FoundLine[]; today: string },
) {
  const trade = search.state && search.trade ? tradeOf(search.state, search.trade) : undefined;
  const said = search.state && search.number ? saidOf(search, trade?.board) : undefined;
  return {
    search,
    states: STATES,
    kinds: Object.fromEntries(STATES.map(({ id }) => [id, BOARDS[id]?.kind ?? "none"])),
    card: search.state ? cardOf(search.state) : undefined,
    trade,
    trades: SEPARATE_TRADES,
    said,
    found: found.slice(0, LICENCE_LIMITS.found),
    more: found.length > LICENCE_LIMITS.found,
    checks: checks.map((check) => listed(check, today)),
    begin: beginning(search, checks, today),
    today,
  };
}
export type CheckerView = ReturnType<typeof checkerView>;

/** Where the example stands. */
export const EXAMPLE = "sample";

/** A made-up record, to see what a check looks like: everything in it that can be wrong is. */
const example = (today: string): Check => ({
  id: EXAMPLE,
  workspace: "",
  state: "VA",
  authority: "",
  number: "2705000000",
  status: "active",
  name: "SAMPLE Ridge Builders LLC",
  offeredAs: "SAMPLE Ridge Builders and Roofing",
  classes: "Class B",
  expiresOn: new Date(Date.parse(`${today}T00:00:00Z`) + 21 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
  bond: "unseen",
  compensation: "missing",
  work: "newHome",
  valueCents: 18_000_000,
  lookedOn: today,
  checkedBy: "",
  note: "",
  watchedBy: null,
  sample: true,
  createdAt: `${today}T12:00:00.000Z`,
});

export function checkView(
  found: { check: Check; others: readonly Check[]; files: readonly ListedFile[] } | undefined,
  { today, isExample }: { today: string; isExample: boolean },
) {
  const check = isExample ? example(today) : found?.check;
  if (!check) return undefined;
  const { workspace, watchedBy, ...shown } = check;
  const { others = [], files = [] } = found ?? {};
  return {
    check: shown,
    watched: watchedBy !== null,
    stateName: nameOf(check.state),
    sites: BOARDS[check.state]?.sites ?? [],
    reading: readingOf(check, today),
    others: others.map((other) => listed(other, today)),
    newer: others.some((other) => other.lookedOn > check.lookedOn),
    files: files.map(({ id, name, bytes, createdAt, type }) => ({ id, name, bytes, createdAt, type })),
    today,
    isExample,
  };
}
export type CheckView = NonNullable<ReturnType<typeof checkView>>;
