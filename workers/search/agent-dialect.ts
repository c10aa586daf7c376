import * as v from "valibot";
import {
  type Dialect,
  type Draft,
  type DraftReader,
  instructions,
  MAX_TOKENS,
  type Question,
  RECENCY,
  SAMPLING,
  type Source,
} from "./dialect.ts";
import { ProviderFailure } from "./provider-failure.ts";

const page = v.object({ url: v.string(), title: v.nullish(v.string()) });

const annotations = v.nullish(
  v.array(v.object({ type: v.string(), url: v.nullish(v.string()), title: v.nullish(v.string()) })),
);

const outputSchema = v.object({
  type: v.string(),
  /** Of an item of type `search_results`. */
  results: v.nullish(v.array(v.object({ ...page.entries, id: v.nullish(v.number()) }))),
  /** Of an item of type `message`. */
  content: v.nullish(v.array(v.object({ type: v.string(), text: v.nullish(v.string()), annotations }))),
});

type Output = v.InferOutput<typeof outputSchema>;

const responseSchema = v.object({ status: v.string(), output: v.nullish(v.array(outputSchema)) });

const eventSchema = v.object({
  type: v.string(),
  delta: v.optional(v.unknown()),
  item: v.optional(v.unknown()),
  response: v.optional(v.unknown()),
});

/** `[n]` is the id of a search result. A provider without ids cites by annotation, in the order of the text. */
function sourcesOf(output: readonly Output[]): Source[] {
  const results = output.flatMap((item) => item.results ?? []);
  if (results.length > 0) {
    return results.map(({ id, url, title }, n) => ({ number: id ?? n + 1, url, title }));
  }
  const cited = output
    .flatMap((item) => item.content ?? [])
    .flatMap((part) => part.annotations ?? [])
    .flatMap(({ url, title }) => (url ? [{ url, title }] : []));
  const distinct = [...new Map(cited.map((each) => [each.url, each])).values()];
  return distinct.map((each, n) => ({ number: n + 1, ...each }));
}

function textOf(output: readonly Output[]): string {
  return output
    .flatMap((item) => item.content ?? [])
    .map(({ type, text }) => (type === "output_text" ? (text ?? "") : ""))
    .join("");
}

/** A run that failed is answered with 200 as well; only its status tells. A text cut at its limit is a part of one. */
function read(json: unknown): Draft {
  const parsed = v.safeParse(responseSchema, json);
  if (!parsed.success) throw new ProviderFailure("shape");
  const { status, output } = parsed.output;
  if (status !== "completed" && status !== "incomplete") throw new ProviderFailure("refused");
  return { text: textOf(output ?? []), sources: sourcesOf(output ?? []), partial: status === "incomplete" };
}

const ENDINGS = ["response.completed", "response.incomplete"];
const REFUSALS = ["response.failed", "response.cancelled", "error"];

class AgentReader implements DraftReader {
  /** Until an event reports the end, the text is partial. */
  readonly draft: Draft = { text: "", sources: [], partial: true };

  take(event: unknown): boolean {
    const parsed = v.safeParse(eventSchema, event);
    if (!parsed.success) throw new ProviderFailure("shape");
    const { type, delta, item, response } = parsed.output;
    if (REFUSALS.includes(type)) throw new ProviderFailure("refused");
    if (type === "response.output_text.delta" && typeof delta === "string") this.draft.text += delta;
    if (type === "response.output_item.done") this.#takeItem(item);
    if (!ENDINGS.includes(type)) return false;
    // The last event repeats the whole answer; if it does not, the text so far is used.
    const whole = read(response);
    if (whole.text) this.draft.text = whole.text;
    if (whole.sources.length > 0) this.draft.sources = whole.sources;
    this.draft.partial = whole.partial;
    return true;
  }

  #takeItem(item: unknown): void {
    const parsed = v.safeParse(outputSchema, item);
    const sources = parsed.success ? sourcesOf([parsed.output]) : [];
    if (sources.length > 0) this.draft.sources = sources;
  }

  end(): Draft {
    return this.draft;
  }
}

/** Names of the retired chat completions API and their replacements; other names are sent unchanged. */
const SUCCESSORS: readonly [RegExp, Record<string, string>][] = [
  [/^(sonar|llama-3(\.\d)?-sonar-.*|sonar-(small|medium)-online|pplx-.*)$/, { model: "perplexity/sonar" }],
  [/^sonar-(pro|reasoning|reasoning-pro)$/, { preset: "low" }],
  [/^sonar-deep-research$/, { preset: "medium" }],
];

/** Perplexity's Agent API, the shape of OpenAI's responses. It refuses every field that it does not know. */
export const agentDialect = {
  defaultBaseUrl: "https://api.perplexity.ai",
  defaultModel: "perplexity/sonar",
  url: (baseUrl) => `${baseUrl.replace(/\/v1$/, "")}/v1/responses`,
  body: ({ query, language, stream }: Question, model: string) => ({
    ...(SUCCESSORS.find(([name]) => name.test(model))?.[1] ?? { model }),
    instructions: instructions(language),
    input: query,
    ...SAMPLING,
    max_output_tokens: MAX_TOKENS,
    language_preference: language,
    // Without the tool, and without the instruction to use it, a model answers from memory.
    tools: [{ type: "web_search" as const, filters: { search_recency_filter: RECENCY } }],
    store: false,
    stream,
  }),
  read,
  reader: () => new AgentReader(),
} satisfies Dialect;
