import * as v from "valibot";
import { endsSentence } from "./answer-text.ts";
import {
  type Dialect,
  type Draft,
  type DraftReader,
  instructions,
  MAX_TOKENS,
  PENALTIES,
  type Question,
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
        finish_reason: v.nullish(v.string()),
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

/** `stop` is the only end that a model chose; where no reason is given, the text itself tells. */
const isPartial = (text: string, reason: string | null | undefined) =>
  reason ? reason !== "stop" : !endsSentence(text);

class ChatReader implements DraftReader {
  readonly draft: Draft = { text: "", sources: [], partial: true };
  #reason?: string;

  take(event: unknown): boolean {
    const completion = parse(event);
    const [choice] = completion.choices ?? [];
    this.draft.text += choice?.delta?.content ?? "";
    this.#reason = choice?.finish_reason ?? this.#reason;
    // Sources are repeated with every event or come with the last; an event without them takes none away.
    const sources = sourcesOf(completion);
    if (sources.length > 0) this.draft.sources = sources;
    return false;
  }

  /** Neither `[DONE]` nor a finish reason can be relied on: the end of the body is the end of the answer. */
  end(): Draft {
    this.draft.partial = isPartial(this.draft.text, this.#reason);
    return this.draft;
  }
}

/** An OpenAI-compatible server that searches: `POST {base}/chat/completions`, all fields of the specification, 7.5. */
export const chatDialect = {
  defaultBaseUrl: "https://api.perplexity.ai",
  defaultModel: "sonar",
  url: (baseUrl) => `${baseUrl}/chat/completions`,
  body: ({ query, language, stream }: Question, model: string) => ({
    model,
    messages: [
      { role: "system" as const, content: instructions(language) },
      { role: "user" as const, content: query },
    ],
    ...SAMPLING,
    max_tokens: MAX_TOKENS,
    return_images: false,
    return_related_questions: false,
    search_recency_filter: RECENCY,
    ...PENALTIES,
    // Not part of the specification, so sent only if set.
    ...(stream && { stream }),
  }),
  read(json: unknown) {
    const completion = parse(json);
    const [choice] = completion.choices ?? [];
    const text = choice?.message?.content ?? "";
    return { text, sources: sourcesOf(completion), partial: isPartial(text, choice?.finish_reason) };
  },
  reader: () => new ChatReader(),
} satisfies Dialect;
