import { log } from "../shared/log.ts";
import type { Answered, SearchAnswer, SearchRequest } from "../shared/search-contract.ts";
import { agentDialect } from "./agent-dialect.ts";
import { answerText } from "./answer-text.ts";
import { chatDialect } from "./chat-dialect.ts";
import { citationsOf } from "./citations.ts";
import { type Dialect, type Draft, modelOf } from "./dialect.ts";
import type { SearchEnv } from "./env.ts";
import { askProvider } from "./provider.ts";
import { ProviderFailure } from "./provider-failure.ts";

const DIALECTS: Record<SearchEnv["SEARCH_DIALECT"], Dialect> = { agent: agentDialect, chat: chatDialect };

/** How long an answer past its time may still stand in for one that cannot be had. */
const STALE_MS = 7 * 24 * 3_600_000;

/** What the operator can do about a failure; a line of the log and nothing that a visitor sees. */
const ADVICE: Record<string, string> = {
  retired: "the provider has no chat completions any more: set SEARCH_DIALECT to agent",
  "status-401": "the provider does not take SEARCH_API_KEY",
  "status-403": "the provider does not take SEARCH_API_KEY",
  "status-404": "look at SEARCH_BASE_URL, SEARCH_DIALECT and SEARCH_MODEL",
};

export interface SearchDeps {
  env: SearchEnv;
  requestId: string;
  now: () => number;
  waitUntil: (work: Promise<unknown>) => void;
  /** Ends the search when nobody waits for it any more. */
  signal: AbortSignal;
  onText?: (text: string) => void;
}

/**
 * Answers a search: from the ledger, where a fresh answer is kept; else from the provider, as far as the budgets
 * reach; else from an older answer, if there is one. Without a key nobody is asked.
 */
export async function search(deps: SearchDeps, request: SearchRequest): Promise<SearchAnswer> {
  const { env, requestId, now, waitUntil, signal, onText = () => {} } = deps;
  if (!env.SEARCH_API_KEY) return { ok: true, canned: true, reason: "no-key", text: null, citations: [] };
  const dialect = DIALECTS[env.SEARCH_DIALECT];
  const ledger = env.LEDGER.getByName("ledger");
  const key = await answerKey(env, dialect, request);
  const opened = await ledger.open({
    key,
    visitor: request.visitor,
    network: request.network,
    now: now(),
    perVisitor: env.SEARCH_DAILY_PER_VISITOR,
    perNetwork: env.SEARCH_DAILY_PER_NETWORK,
    perDay: env.SEARCH_DAILY,
  });
  if (opened.kind === "fresh") return opened.answer;
  const { kind, stale } = opened;
  if (kind !== "ask") return stale ? { ...stale, stale: true } : { ok: false, error: kind };
  try {
    const draft = await askProvider({ env, dialect, question: request, signal, onText });
    const answer = answerOf(draft, now());
    const freshUntil = now() + env.SEARCH_CACHE_SECONDS * 1_000;
    waitUntil(ledger.keep({ key, answer, freshUntil, keptUntil: freshUntil + STALE_MS }));
    return answer;
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    const { reason } = error;
    log({ level: "warn", event: "search.provider-failed", requestId, reason, advice: ADVICE[reason] });
    return stale ? { ...stale, stale: true } : { ok: false, error: "provider-failed" };
  }
}

function answerOf({ text, sources }: Draft, now: number): Answered {
  return {
    ok: true,
    canned: false,
    text: answerText(text).trimEnd(),
    citations: citationsOf(sources),
    answeredAt: new Date(now).toISOString(),
    stale: false,
  };
}

/** Case, spaces and a mark at the end make no other question. */
export function normalised(query: string): string {
  return query
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\s?!.]+$/, "");
}

/** Names an answer by its query, model and language, and by the provider: another one has other answers. */
async function answerKey(
  env: SearchEnv,
  dialect: Dialect,
  { query, language }: SearchRequest,
): Promise<string> {
  const parts = [
    env.SEARCH_DIALECT,
    env.SEARCH_BASE_URL ?? "",
    modelOf(env, dialect),
    language,
    normalised(query),
  ];
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
