import type { Fetcher } from "@cloudflare/workers-types";
import * as v from "valibot";
import type { Language } from "~/i18n/languages.ts";
import { REQUEST_ID_HEADER, readTextWithin } from "~workers/shared/http.ts";
import { errorFields, log } from "~workers/shared/log.ts";
import {
  SEARCH_PATH,
  SEARCH_STREAM_TYPE,
  type SearchAnswer,
  type SearchEvent,
  type SearchRequest,
  searchAnswerSchema,
} from "~workers/shared/search-contract.ts";
import { hasProvider } from "./provider-status.server.ts";

/** Longer than the search worker's own timeout for its provider. */
const TIMEOUT_MS = 25_000;
/** Above the largest response of the contract. */
const ANSWER_MAX_BYTES = 256 * 1024;

const FAILED: SearchAnswer = { ok: false, error: "internal" };

export interface SearchDeps {
  /** The search worker. */
  worker: Pick<Fetcher, "fetch">;
  language: Language;
  requestId: string;
  /** The subject of the daily budgets: opaque, the same all day. No guest is created if a search costs nothing. */
  counted: (costs: () => Promise<boolean>) => Promise<Pick<SearchRequest, "visitor" | "network">>;
}

export type SearchService = ReturnType<typeof createSearch>;

/** Searches the web through the search worker, which alone knows the provider and its key. */
export function createSearch({ worker, language, requestId, counted }: SearchDeps) {
  const isConfigured = () => hasProvider(worker);

  async function send(query: string, stream: boolean): Promise<Response> {
    const body: SearchRequest = { query, language, ...(await counted(isConfigured)), stream };
    const response = await worker.fetch(`http://search${SEARCH_PATH}`, {
      method: "POST",
      headers: { "content-type": "application/json", [REQUEST_ID_HEADER]: requestId },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS) as never,
    });
    return response as unknown as Response;
  }

  function failed(error: unknown): SearchAnswer {
    log({ level: "error", event: "search.failed", requestId, ...errorFields(error) });
    return FAILED;
  }

  return {
    /** Whether a provider is configured. */
    isConfigured,
    /** The complete answer. A failure of any kind is also returned as an answer. */
    async answer(query: string): Promise<SearchAnswer> {
      try {
        const read = await readTextWithin(await send(query, false), ANSWER_MAX_BYTES);
        if (!read.ok) throw new Error(read.error);
        return v.parse(searchAnswerSchema, JSON.parse(read.text));
      } catch (error) {
        return failed(error);
      }
    },
    /**
     * The answer as a stream, one SearchEvent per line; always status 200, with the complete answer in the last line.
     */
    async stream(query: string): Promise<Response> {
      let body: BodyInit | null;
      try {
        const response = await send(query, true);
        const streams = response.headers.get("content-type")?.startsWith(SEARCH_STREAM_TYPE);
        if (!streams) throw new Error(`the search worker answered ${response.status}`);
        body = response.body;
      } catch (error) {
        body = `${JSON.stringify({ type: "answer", answer: failed(error) } satisfies SearchEvent)}\n`;
      }
      return new Response(body, { headers: { "Content-Type": `${SEARCH_STREAM_TYPE}; charset=utf-8` } });
    },
  };
}
