import * as v from "valibot";
import {
  environmentName,
  environmentReader,
  mayCarryKeys,
  optionalBaseUrl,
  optionalText,
} from "../shared/environment.ts";
import type { SearchLedger } from "./search-ledger.ts";

/** A whole number of things, `fallback` where the variable is not set. */
const amount = (fallback: number) =>
  v.pipe(
    optionalText,
    v.transform((text) =>
      text === undefined ? fallback : /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN,
    ),
    v.number("must be a whole number"),
  );

const HOUR = 3600;

/**
 * The search worker's environment, all of it optional. Without SEARCH_API_KEY every search gets the canned answer.
 * SEARCH_DIALECT selects the provider API: `agent` (the default) or `chat`, an OpenAI-compatible server. A cached
 * answer is fresh for SEARCH_CACHE_SECONDS. Per UTC day the provider is called at most SEARCH_DAILY_PER_VISITOR times
 * for one visitor, SEARCH_DAILY_PER_NETWORK times for all visitors of one network, and SEARCH_DAILY times in total.
 * Accounts are free to create, networks are not: a tenth of the daily budget leaves the rest to others and is enough
 * for three members behind one address to use their full budgets.
 */
export const readEnv = environmentReader(
  v.pipe(
    v.object(
      {
        LEDGER: v.custom<DurableObjectNamespace<SearchLedger>>(
          isNamespace,
          "must be a Durable Object namespace",
        ),
        ENVIRONMENT: environmentName,
        SEARCH_BASE_URL: optionalBaseUrl,
        SEARCH_API_KEY: optionalText,
        SEARCH_MODEL: optionalText,
        SEARCH_DIALECT: v.pipe(
          optionalText,
          v.transform((dialect) => dialect ?? "agent"),
          v.picklist(["agent", "chat"], "must be agent or chat"),
        ),
        SEARCH_CACHE_SECONDS: amount(6 * HOUR),
        SEARCH_DAILY_PER_VISITOR: amount(30),
        SEARCH_DAILY_PER_NETWORK: amount(100),
        SEARCH_DAILY: amount(1_000),
      },
      "is not bound",
    ),
    v.forward(
      v.check(
        ({ SEARCH_BASE_URL, ENVIRONMENT }) => !SEARCH_BASE_URL || mayCarryKeys(SEARCH_BASE_URL, ENVIRONMENT),
        "must use https in production",
      ),
      ["SEARCH_BASE_URL"],
    ),
  ),
);

export type SearchEnv = ReturnType<typeof readEnv>;
/** How the provider is asked, and how often: all that is no binding. */
export type ProviderSettings = Omit<SearchEnv, "LEDGER">;

function isNamespace(value: unknown): boolean {
  return typeof value === "object" && value !== null && "idFromName" in value;
}
