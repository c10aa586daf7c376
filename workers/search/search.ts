import type { SearchAnswer, SearchRequest } from "../shared/search-contract.ts";
import { type Reader, readAnswer } from "./answer-stream.ts";
import { modelOf, type Question } from "./dialect.ts";
import { DIALECTS } from "./dialects.ts";
import type { ProviderSettings, SearchEnv } from "./env.ts";

export interface SearchDeps extends Reader {
  env: SearchEnv;
  requestId: string;
  now: () => number;
}

/** The request to the ledger, which outlives any request and has no environment of its own. */
export interface LedgerSearch {
  /** What makes two searches the same. */
  key: string;
  question: Question;
  visitor: string;
  network: string;
  settings: ProviderSettings;
  requestId: string;
  /** When the search was made, in milliseconds since 1970. */
  now: number;
}

/**
 * Answers a search through the ledger, which has the cached answers, the budgets and the calls in progress. Without a
 * key no provider is called.
 */
export async function search(deps: SearchDeps, request: SearchRequest): Promise<SearchAnswer> {
  const { env, requestId, now, signal, onText } = deps;
  const { LEDGER, ...settings } = env;
  if (!env.SEARCH_API_KEY) return { ok: true, canned: true, reason: "no-key", text: null, citations: [] };
  const { query, language, stream, visitor, network } = request;
  const asked: LedgerSearch = {
    key: await answerKey(settings, request),
    question: { query, language, stream },
    visitor,
    network,
    settings,
    requestId,
    now: now(),
  };
  try {
    const init = { method: "POST", body: JSON.stringify(asked), signal };
    const { body } = await LEDGER.getByName("ledger").fetch("https://ledger/search", init);
    return await readAnswer(body ?? new ReadableStream(), onText);
  } catch (error) {
    // No reader is left.
    if (signal.aborted) return { ok: false, error: "provider-failed" };
    throw error;
  }
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

/** The cache key of an answer: query, model, language, and the provider. */
async function answerKey(env: ProviderSettings, { query, language }: SearchRequest): Promise<string> {
  const { SEARCH_DIALECT, SEARCH_BASE_URL = "" } = env;
  const model = modelOf(env, DIALECTS[SEARCH_DIALECT]);
  const parts = [SEARCH_DIALECT, SEARCH_BASE_URL, model, language, normalised(query)];
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
