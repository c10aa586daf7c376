import { log } from "../shared/log.ts";
import type { Answered } from "../shared/search-contract.ts";
import type { Reader } from "./answer-stream.ts";
import { answerText, isTooLong } from "./answer-text.ts";
import { citationsOf } from "./citations.ts";
import type { Draft } from "./dialect.ts";
import { DIALECTS } from "./dialects.ts";
import { draftOf } from "./provider.ts";
import { ProviderFailure } from "./provider-failure.ts";
import type { LedgerSearch } from "./search.ts";

/** What the operator can do about a failure; a line of the log and nothing that a visitor sees. */
const ADVICE: Record<string, string> = {
  retired: "the provider has no chat completions any more: set SEARCH_DIALECT to agent",
  "status-400": "the provider does not take a field of the request: look at SEARCH_DIALECT and SEARCH_MODEL",
  "status-401": "the provider does not take SEARCH_API_KEY",
  "status-403": "the provider does not take SEARCH_API_KEY",
  "status-404": "look at SEARCH_BASE_URL, SEARCH_DIALECT and SEARCH_MODEL",
};

/** The provider's answer as it may be shown; undefined on failure, with the reason in the log. */
export async function askProvider(asked: LedgerSearch, reader: Reader): Promise<Answered | undefined> {
  const { settings: env, question, requestId, now } = asked;
  try {
    const dialect = DIALECTS[env.SEARCH_DIALECT];
    return answerOf(await draftOf({ env, dialect, question, ...reader }), now);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    const { reason } = error;
    log({ level: "warn", event: "search.provider-failed", requestId, reason, advice: ADVICE[reason] });
    return undefined;
  }
}

function answerOf({ text: raw, sources, partial }: Draft, now: number): Answered {
  const text = answerText(raw);
  return {
    ok: true,
    canned: false,
    text: text.trimEnd(),
    citations: citationsOf(sources),
    answeredAt: new Date(now).toISOString(),
    stale: false,
    partial: partial || isTooLong(text),
  };
}
