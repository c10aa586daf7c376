/**
 * The fields that each kind of search provider knows in a request; whatever else is sent is refused. A test holds these
 * lists against the types of the official clients, so that a field which comes or goes with a new version shows.
 *
 * @typedef {{ [field: string]: true | Fields }} Fields what may stand in a field; `true` where nobody looks
 */

/** @param {string} names @returns {Record<string, true>} */
const fields = (names) =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, true]),
  );

/** The filters of the tool that searches, of `@perplexity-ai/perplexity_ai`. */
export const AGENT_FILTER_FIELDS = fields(
  `last_updated_after_filter last_updated_before_filter search_after_date_filter search_before_date_filter
   search_domain_filter search_recency_filter`,
);

/** The tool that searches. */
export const AGENT_TOOL_FIELDS = {
  ...fields("max_tokens max_tokens_per_page search_context_size type user_location"),
  filters: AGENT_FILTER_FIELDS,
};

/** `ResponseCreateParams` of the same. */
export const AGENT_FIELDS = {
  ...fields(
    `background input instructions language_preference max_output_tokens max_steps model models preset
     previous_response_id profile reasoning response_format skills store stream temperature top_p`,
  ),
  tools: AGENT_TOOL_FIELDS,
};

/** `ChatCompletionMessageParam` of `openai`. */
export const MESSAGE_FIELDS = fields("audio content function_call name refusal role tool_call_id tool_calls");

/** `ChatCompletionCreateParams` of the same. */
export const OPENAI_FIELDS = {
  ...fields(
    `audio frequency_penalty function_call functions logit_bias logprobs max_completion_tokens max_tokens metadata
     modalities model moderation n parallel_tool_calls prediction presence_penalty prompt_cache_key
     prompt_cache_options prompt_cache_retention reasoning_effort response_format safety_identifier seed service_tier
     stop store stream stream_options temperature tool_choice tools top_logprobs top_p user verbosity
     web_search_options`,
  ),
  messages: MESSAGE_FIELDS,
};

/** Those of the specification, 7.5, beside which a server of the chat dialect knows OpenAI's. */
export const SPECIFIED_FIELDS = fields(
  `model messages temperature top_p max_tokens return_images return_related_questions search_recency_filter
   frequency_penalty presence_penalty`,
);

export const CHAT_FIELDS = { ...SPECIFIED_FIELDS, ...OPENAI_FIELDS };

/**
 * The first field that is not known, by its path, such as `tools.filter`; every entry of a list is looked at.
 * @param {unknown} sent
 * @param {Fields} known
 * @returns {string | undefined}
 */
export function unknownField(sent, known) {
  for (const each of Array.isArray(sent) ? sent : [sent]) {
    if (typeof each !== "object" || each === null) continue;
    for (const [field, value] of Object.entries(each)) {
      const inside = Object.hasOwn(known, field) ? known[field] : undefined;
      if (!inside) return field;
      const unknown = inside === true ? undefined : unknownField(value, inside);
      if (unknown) return `${field}.${unknown}`;
    }
  }
  return undefined;
}
