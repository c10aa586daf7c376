import { CITATIONS_MAX, type Citation } from "../shared/search-contract.ts";
import { oneLine } from "./answer-text.ts";
import type { Source } from "./dialect.ts";

const URL_MAX_CHARACTERS = 2_048;
const TITLE_MAX_CHARACTERS = 300;
const NUMBER_MAX = 999;

/** A web address that shows where it leads: no other scheme, and no name before the host that could pass for one. */
function safeUrl(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return url.href.length > URL_MAX_CHARACTERS ? undefined : url;
}

/** One line that somebody can see; where it holds none such, or there is none, the host, which may itself be long. */
function titleOf(title: string, { host }: URL): string {
  const words = oneLine(title, TITLE_MAX_CHARACTERS);
  return /[^\p{Z}\p{C}]/u.test(words) ? words : oneLine(host, TITLE_MAX_CHARACTERS);
}

/** The sources that may be linked, each number once, by number; a source without a title goes by its host. */
export function citationsOf(sources: readonly Source[]): Citation[] {
  const citations = new Map<number, Citation>();
  for (const { number, url: address, title } of sources) {
    const url = safeUrl(address);
    if (!url || !Number.isInteger(number) || number < 1 || number > NUMBER_MAX || citations.has(number))
      continue;
    citations.set(number, { number, title: titleOf(title ?? "", url), url: url.href });
  }
  return [...citations.values()].sort((a, b) => a.number - b.number).slice(0, CITATIONS_MAX);
}
