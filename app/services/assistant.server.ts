import * as v from "valibot";
import { fetchJson } from "./fetch-json.server.ts";

export interface AssistantProvider {
  /** Base of an OpenAI-compatible API, without `/chat/completions`. */
  baseUrl: string;
  key: string;
  model: string;
}

/** The time is the longest a visitor waits for the provider before Joe falls back. */
const BOUNDS = { timeoutMs: 12_000, maxBytes: 64 * 1024 };
const MAX_ANSWER_CHARACTERS = 6_000;

const Completion = v.object({
  choices: v.pipe(
    v.array(v.object({ message: v.object({ content: v.nullish(v.string()) }) })),
    v.minLength(1),
  ),
});

/** The beginning of a text, without half of a character at its end. */
function cut(text: string): string {
  return text.slice(0, MAX_ANSWER_CHARACTERS).replace(/[\ud800-\udbff]$/, "");
}

export type AssistantService = ReturnType<typeof createAssistant>;

export function createAssistant(provider: AssistantProvider | undefined) {
  return {
    configured: provider !== undefined,
    /**
     * Asks the provider. Answers undefined when there is none, and for every failure: a refusal, a time-out, a page
     * that is not JSON, an empty answer. The text is untrusted and is only ever shown as text.
     */
    async complete(instructions: string, question: string): Promise<string | undefined> {
      if (!provider) return undefined;
      try {
        const answer = await fetchJson(
          `${provider.baseUrl.replace(/\/+$/, "")}/chat/completions`,
          {
            method: "POST",
            headers: { Authorization: `Bearer ${provider.key}`, "Content-Type": "application/json" },
            body: JSON.stringify({
              model: provider.model,
              messages: [
                { role: "system", content: instructions },
                { role: "user", content: question },
              ],
            }),
          },
          BOUNDS,
        );
        const parsed = v.safeParse(Completion, answer);
        const content = parsed.success ? parsed.output.choices[0]?.message.content?.trim() : undefined;
        return content ? cut(content) : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
