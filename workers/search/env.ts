import * as v from "valibot";
import {
  environmentName,
  environmentReader,
  mayCarryKeys,
  optionalBaseUrl,
  optionalText,
} from "../shared/environment.ts";

/**
 * The search worker's environment, all of it optional. Without SEARCH_API_KEY every search gets the canned answer.
 * SEARCH_DIALECT says how the provider is spoken to: `agent` (the default) or `chat`, an OpenAI-compatible server.
 */
export const readEnv = environmentReader(
  v.pipe(
    v.object({
      ENVIRONMENT: environmentName,
      SEARCH_BASE_URL: optionalBaseUrl,
      SEARCH_API_KEY: optionalText,
      SEARCH_MODEL: optionalText,
      SEARCH_DIALECT: v.pipe(
        optionalText,
        v.transform((dialect) => dialect ?? "agent"),
        v.picklist(["agent", "chat"], "must be agent or chat"),
      ),
    }),
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
