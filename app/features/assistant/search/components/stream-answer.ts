import { type ForeignBlock, readForeignText } from "~/ui/read-foreign-text.ts";
import type { SearchEvent } from "~workers/shared/search-contract.ts";
import { type ShownAnswer, shownAnswer } from "../shown-answer.ts";

/**
 * Asks for the web's answer and reads it as it comes, line by line; the last line is the answer itself. Rejects when
 * the line breaks off before it.
 */
export async function streamAnswer(
  q: string,
  signal: AbortSignal,
  onText: (written: ForeignBlock[]) => void,
): Promise<ShownAnswer> {
  const response = await fetch("/api/search", { method: "POST", body: new URLSearchParams({ q }), signal });
  if (!response.ok || !response.body) throw new Error(`the search answered ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  let written = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new Error("the answer broke off");
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines.filter(Boolean)) {
      const event = JSON.parse(line) as SearchEvent;
      if (event.type === "answer") return shownAnswer(event.answer);
      written += event.text;
      onText(readForeignText(written));
    }
  }
}
