import * as v from "valibot";
import {
  type Dialect,
  type Draft,
  type DraftReader,
  instructions,
  MAX_TOKENS,
  RECENCY,
  SAMPLING,
  type Source,
} from "./dialect.ts";
import { ProviderFailure } from "./provider-failure.ts";

const content = v.nullish(v.string());

/** A whole answer, or one event of a streamed one; a provider's other fields are not looked at. */
const completionSchema = v.object({
  choices: v.nullish(
    v.array(
      v.object({
        message: v.nullish(v.object({ content })),
        delta: v.nullish(v.object({ content })),
      }),
    ),
  ),
  citations: v.nullish(v.array(v.string())),
  search_results: v.nullish(v.array(v.object({ url: v.string(), title: v.nullish(v.string()) }))),
  error: v.optional(v.unknown()),
});

type Completion = v.InferOutput<typeof completionSchema>;

function parse(json: unknown): Completion {
  const parsed = v.safeParse(completionSchema, json);
  if (!parsed.success) throw new ProviderFailure("shape");
  if (parsed.output.error) throw new ProviderFailure("refused");
  return parsed.output;
}

/** `[n]` counts the citations from 1. The search results are the same pages with their titles. */
function sourcesOf({ citations, search_results: results }: Completion): Source[] {
  const titles = new Map(results?.map(({ url, title }) => [url, title]));
  const urls = citations ?? results?.map(({ url }) => url) ?? [];
  return urls.map((url, n) => ({ number: n + 1, url, title: titles.get(url) }));
}

class ChatReader implements DraftReader {
  readonly draft: Draft = { text: "", sources: [] };

  take(event: unknown): boolean {
    const completion = parse(event);
    this.draft.text += completion.choices?.[0]?.delta?.content ?? "";
    // Sources are repeated with every event or come with the last; an event without them takes none away.
    const sources = sourcesOf(completion);
    if (sources.length > 0) this.draft.sources = sources;
    return false;
  }

  /** Neither `[DONE]` nor a finish reason can be relied on: the end of the body is the end of the answer. */
  end(): Draft {
    return this.draft;
  }
}

/** An OpenAI-compatible server that searches: `POST {base}/chat/completions`, fields of the specification, 7.5. */
export const chatDialect: Dialect = {
  defaultBaseUrl: "https://api.perplexity.ai",
  defaultModel: "sonar",
  url: (baseUrl) => `${baseUrl}/chat/completions`,
  body: ({ query, language, stream }, model) => ({
    model,
    messages: [
      { role: "system", content: instructions(language) },
      { role: "user", content: query },
    ],
    ...SAMPLING,
    max_tokens: MAX_TOKENS,
    return_images: false,
    return_related_questions: false,
    search_recency_filter: RECENCY,
    // The other penalty is 0, its default: providers refuse a request that names both.
    frequency_penalty: 1,
    stream,
  }),
  read(json) {
    const completion = parse(json);
    return { text: completion.choices?.[0]?.message?.content ?? "", sources: sourcesOf(completion) };
  },
  reader: () => new ChatReader(),
};
