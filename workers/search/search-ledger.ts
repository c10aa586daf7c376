import { DurableObject } from "cloudflare:workers";
import type { Answered } from "../shared/search-contract.ts";

/** A search that wants an answer. Times are milliseconds since 1970. */
export type Opening = {
  /** What makes two searches the same. */
  key: string;
  visitor: string;
  network: string;
  now: number;
  perVisitor: number;
  perNetwork: number;
  perDay: number;
};

/** A kept answer, the leave to ask the provider, or the budget that is used up; with what is left of an old answer. */
export type Opened =
  | { kind: "fresh"; answer: Answered }
  | { kind: "ask" | "visitor-budget" | "network-budget" | "daily-budget"; stale?: Answered };

/** An answer to keep: fresh until the one time, then a stand-in for a failure until the other. */
export type Keeping = { key: string; answer: Answered; freshUntil: number; keptUntil: number };

const DAY_MS = 24 * 3_600_000;
/** The row that counts all visitors; no visitor's id is empty. */
const EVERYBODY = "";
/** The row that counts a network; no visitor's id is a hash behind a word. */
const rowOf = (network: string) => `network ${network}`;

/**
 * The one place that knows what was asked: kept answers, and how often the provider was asked today, by visitor, by
 * network and in all. One object for the whole installation, so that a budget holds whichever isolate or data centre a
 * search comes to, and one visit decides everything (docs/decisions/0009). Holds no query, name or address: keys,
 * visitors and networks are hashes.
 */
export class SearchLedger extends DurableObject {
  readonly #sql: SqlStorage;

  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env as never);
    this.#sql = ctx.storage.sql;
    this.#sql.exec(`
      create table if not exists answers (
        key text primary key, answer text not null, fresh_until integer not null, kept_until integer not null);
      create table if not exists asked (
        day text not null, visitor text not null, times integer not null, primary key (day, visitor));`);
  }

  /** A fresh answer costs nothing; the leave to ask is counted when it is given, whatever comes of it. */
  async open({ key, visitor, network, now, perVisitor, perNetwork, perDay }: Opening): Promise<Opened> {
    const [kept] = this.#sql
      .exec<{ answer: string; fresh_until: number; kept_until: number }>(
        "select answer, fresh_until, kept_until from answers where key = ?",
        key,
      )
      .toArray();
    const answer = kept && now < kept.kept_until ? (JSON.parse(kept.answer) as Answered) : undefined;
    if (answer && now < (kept?.fresh_until ?? 0)) return { kind: "fresh", answer };
    const day = new Date(now).toISOString().slice(0, 10);
    // Nothing is awaited between reading and writing, so two searches cannot both be the last.
    if (this.#times(day, visitor) >= perVisitor) return { kind: "visitor-budget", stale: answer };
    if (this.#times(day, rowOf(network)) >= perNetwork) return { kind: "network-budget", stale: answer };
    if (this.#times(day, EVERYBODY) >= perDay) return { kind: "daily-budget", stale: answer };
    this.#sql.exec(
      `insert into asked (day, visitor, times) values (?1, ?2, 1), (?1, ?3, 1), (?1, ?4, 1)
       on conflict (day, visitor) do update set times = times + 1`,
      day,
      visitor,
      rowOf(network),
      EVERYBODY,
    );
    await this.#wakeLater(now);
    return { kind: "ask", stale: answer };
  }

  #times(day: string, visitor: string): number {
    const [row] = this.#sql
      .exec<{ times: number }>("select times from asked where day = ? and visitor = ?", day, visitor)
      .toArray();
    return row?.times ?? 0;
  }

  keep({ key, answer, freshUntil, keptUntil }: Keeping): void {
    this.#sql.exec(
      `insert into answers (key, answer, fresh_until, kept_until) values (?, ?, ?, ?)
       on conflict (key) do update set answer = excluded.answer, fresh_until = excluded.fresh_until,
         kept_until = excluded.kept_until`,
      key,
      JSON.stringify(answer),
      freshUntil,
      keptUntil,
    );
  }

  async #wakeLater(now: number): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(now + DAY_MS);
  }

  /** Forgets the counts of days gone by and answers past their time; the budgets bound how many there can be. */
  override async alarm(): Promise<void> {
    const now = Date.now();
    this.#sql.exec("delete from asked where day < ?", new Date(now).toISOString().slice(0, 10));
    this.#sql.exec("delete from answers where kept_until <= ?", now);
    const left = this.#sql.exec("select 1 from answers union all select 1 from asked limit 1").toArray();
    if (left.length > 0) await this.#wakeLater(now);
  }
}
