import { DurableObject } from "cloudflare:workers";
import type { Answered, SearchAnswer } from "../shared/search-contract.ts";
import { answerStream, type Reader } from "./answer-stream.ts";
import { askProvider } from "./ask-provider.ts";
import { Flight } from "./flight.ts";
import type { LedgerSearch } from "./search.ts";

/** A kept answer, the leave to ask the provider, or the budget that is used up; with what is left of an old answer. */
type Opened =
  | { kind: "fresh"; answer: Answered }
  | { kind: "ask" | "visitor-budget" | "network-budget" | "daily-budget"; stale?: Answered };

const DAY_MS = 24 * 3_600_000;
/** How long an answer past its time may still stand in for one that cannot be had. */
const STALE_MS = 7 * DAY_MS;
/** The row that counts all visitors; no visitor's id is empty. */
const EVERYBODY = "";
/** The row that counts a network; no visitor's id is a hash behind a word. */
const rowOf = (network: string) => `network ${network}`;

/**
 * The only place with global state: cached answers, calls in progress, and today's provider calls by visitor, by
 * network and in total. There is one object for the whole installation, so that budgets hold and concurrent searches
 * share a call, across isolates and data centres (docs/decisions/0009-one-ledger-for-search.md). Stores no query,
 * name or address: keys, visitors and networks are hashes.
 */
export class SearchLedger extends DurableObject {
  readonly #sql: SqlStorage;
  /** Calls in progress, by the hash of the search. */
  readonly #flights = new Map<string, Flight>();

  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env as never);
    this.#sql = ctx.storage.sql;
    this.#sql.exec(`
      create table if not exists answers (
        key text primary key, answer text not null, fresh_until integer not null, kept_until integer not null);
      create table if not exists asked (
        day text not null, visitor text not null, times integer not null, primary key (day, visitor));`);
  }

  /** Answers a LedgerSearch with a stream of SearchEvents. */
  override async fetch(request: Request): Promise<Response> {
    const asked: LedgerSearch = await request.json();
    return new Response(answerStream((reader) => this.#answer(asked, reader), request.signal));
  }

  /**
   * Uses a call in progress for the same search; a fresh cached answer; the provider, within the budgets; otherwise a
   * stale answer, if there is one. Nothing is awaited before the call is registered, so two searches cannot both
   * start it, nor both use the last call of a day.
   */
  async #answer(asked: LedgerSearch, reader: Reader): Promise<SearchAnswer> {
    const { key } = asked;
    const flying = this.#flights.get(key);
    if (flying?.goesOn) return flying.join(reader);
    const opened = this.#open(asked);
    if (opened.kind === "fresh") return opened.answer;
    const { kind, stale } = opened;
    if (kind !== "ask") return stale ? { ...stale, stale: true } : { ok: false, error: kind };
    const flight = new Flight((own) => this.#ask(asked, own, stale));
    this.#flights.set(key, flight);
    try {
      return await flight.join(reader);
    } finally {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    }
  }

  async #ask(asked: LedgerSearch, own: Reader, stale: Answered | undefined): Promise<SearchAnswer> {
    const answer = await askProvider(asked, own);
    if (!answer) return stale ? { ...stale, stale: true } : { ok: false, error: "provider-failed" };
    // Half an answer is worth asking again.
    if (!answer.partial) this.#keep(asked, answer);
    return answer;
  }

  /** A fresh answer costs nothing; the leave to ask is counted when it is given, whatever comes of it. */
  #open({ key, visitor, network, now, settings }: LedgerSearch): Opened {
    const [kept] = this.#sql
      .exec<{ answer: string; fresh_until: number; kept_until: number }>(
        "select answer, fresh_until, kept_until from answers where key = ?",
        key,
      )
      .toArray();
    const answer = kept && now < kept.kept_until ? (JSON.parse(kept.answer) as Answered) : undefined;
    if (answer && now < (kept?.fresh_until ?? 0)) return { kind: "fresh", answer };
    const day = new Date(now).toISOString().slice(0, 10);
    const { SEARCH_DAILY_PER_VISITOR, SEARCH_DAILY_PER_NETWORK, SEARCH_DAILY } = settings;
    if (this.#times(day, visitor) >= SEARCH_DAILY_PER_VISITOR)
      return { kind: "visitor-budget", stale: answer };
    if (this.#times(day, rowOf(network)) >= SEARCH_DAILY_PER_NETWORK)
      return { kind: "network-budget", stale: answer };
    if (this.#times(day, EVERYBODY) >= SEARCH_DAILY) return { kind: "daily-budget", stale: answer };
    this.#sql.exec(
      `insert into asked (day, visitor, times) values (?1, ?2, 1), (?1, ?3, 1), (?1, ?4, 1)
       on conflict (day, visitor) do update set times = times + 1`,
      day,
      visitor,
      rowOf(network),
      EVERYBODY,
    );
    this.ctx.waitUntil(this.#wakeLater());
    return { kind: "ask", stale: answer };
  }

  #times(day: string, visitor: string): number {
    const [row] = this.#sql
      .exec<{ times: number }>("select times from asked where day = ? and visitor = ?", day, visitor)
      .toArray();
    return row?.times ?? 0;
  }

  #keep({ key, now, settings }: LedgerSearch, answer: Answered): void {
    const freshUntil = now + settings.SEARCH_CACHE_SECONDS * 1_000;
    this.#sql.exec(
      `insert into answers (key, answer, fresh_until, kept_until) values (?, ?, ?, ?)
       on conflict (key) do update set answer = excluded.answer, fresh_until = excluded.fresh_until,
         kept_until = excluded.kept_until`,
      key,
      JSON.stringify(answer),
      freshUntil,
      freshUntil + STALE_MS,
    );
  }

  async #wakeLater(): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + DAY_MS);
  }

  /** Deletes the counts of past days and expired answers; the budgets limit how many there can be. */
  override async alarm(): Promise<void> {
    const now = Date.now();
    this.#sql.exec("delete from asked where day < ?", new Date(now).toISOString().slice(0, 10));
    this.#sql.exec("delete from answers where kept_until <= ?", now);
    const left = this.#sql.exec("select 1 from answers union all select 1 from asked limit 1").toArray();
    if (left.length > 0) await this.#wakeLater();
  }
}
