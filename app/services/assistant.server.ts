import * as v from "valibot";

export interface AssistantProvider {
  /** Base of an OpenAI-compatible API, without `/chat/completions`. */
  baseUrl: string;
  key: string;
  model: string;
}

/** Longest time a visitor waits for the provider before Joe falls back. */
const TIMEOUT_MS = 12_000;
const MAX_ANSWER_BYTES = 64 * 1024;
const MAX_ANSWER_CHARACTERS = 6_000;

const Completion = v.object({
  choices: v.pipe(
    v.array(v.object({ message: v.object({ content: v.nullish(v.string()) }) })),
    v.minLength(1),
  ),
});

async function readLimited(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return "";
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MAX_ANSWER_BYTES) {
      await reader.cancel();
      throw new Error("the assistant's answer is too large");
    }
    text += decoder.decode(value, { stream: true });
  }
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
        const response = await fetch(`${provider.baseUrl.replace(/\/+$/, "")}/chat/completions`, {
          method: "POST",
          headers: { Authorization: `Bearer ${provider.key}`, "Content-Type": "application/json" },
          body: JSON.stringify({
            model: provider.model,
            messages: [
              { role: "system", content: instructions },
              { role: "user", content: question },
            ],
          }),
          redirect: "error",
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (!response.ok) {
          await response.body?.cancel();
          return undefined;
        }
        const parsed = v.safeParse(Completion, JSON.parse(await readLimited(response)));
        const content = parsed.success ? parsed.output.choices[0]?.message.content?.trim() : undefined;
        return content ? content.slice(0, MAX_ANSWER_CHARACTERS) : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
