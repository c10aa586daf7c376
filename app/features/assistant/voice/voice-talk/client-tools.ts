import * as v from "valibot";
import { screenAt } from "~/site-map.ts";

/** What an agent may ask of the page, by name. Each answers a text for the agent, or throws one. */
export type ClientTools = Record<string, (parameters: unknown) => Promise<string>>;

const QUESTION = v.object({ question: v.pipe(v.string(), v.trim(), v.minLength(1)) });
const NOTE = v.object({ text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2_000)) });
const ANSWER = v.object({ response: v.string() });
const CALCULATOR = v.object({ calculator: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))) });
const CALCULATORS = "/calculators";

export function clientTools(write: (who: "note" | "link", text: string) => void): ClientTools {
  return {
    /** Joe's notes, as the voice page asks them (§7.2). */
    async ask_joe(parameters) {
      const { question } = v.parse(QUESTION, parameters);
      const response = await fetch("/functions/joe-ai-assistant", {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify({ question, complexity: "auto", userId: "anonymous" }),
      });
      if (!response.ok) throw new Error("Failed to get response from Joe");
      return v.parse(ANSWER, await response.json()).response;
    },
    /** Offers the screen, because going there would end the conversation. */
    async open_calculator(parameters) {
      if (!screenAt(CALCULATORS)) throw new Error("This site has no calculator screen");
      const { calculator: words } = v.parse(CALCULATOR, parameters ?? {});
      // The list narrows itself to what was asked for, in any language; a single one is opened by it.
      write("link", words ? `${CALCULATORS}?${new URLSearchParams({ q: words, open: "1" })}` : CALCULATORS);
      return words
        ? `A link to the calculator for “${words}” stands in the transcript`
        : "A link to the calculators stands in the transcript";
    },
    async save_note(parameters) {
      write("note", v.parse(NOTE, parameters).text);
      return "The note stands in the transcript";
    },
  };
}

export async function runTool(
  tools: ClientTools,
  name: string,
  parameters: unknown,
): Promise<{ result: string; isError: boolean }> {
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  if (!tool) return { result: `Client tool with name ${name} is not defined on client`, isError: true };
  try {
    return { result: await tool(parameters), isError: false };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { result: `Client tool execution failed: ${message}`, isError: true };
  }
}
