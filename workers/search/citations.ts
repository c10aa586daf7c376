import { CITATIONS_MAX, type Citation } from "../shared/search-contract.ts";
import { webAddress } from "../shared/web-address.ts";
import { oneLine } from "./answer-text.ts";
import type { Source } from "./dialect.ts";

const URL_MAX_CHARACTERS = 2_048;
const TITLE_MAX_CHARACTERS = 300;
const NUMBER_MAX = 999;

/** One visible line of text; if there is none, the host, which may itself be long. */
function titleOf(title: string, { host }: URL): string {
  const words = oneLine(title, TITLE_MAX_CHARACTERS);
  return /[^\p{Z}\p{C}]/u.test(words) ? words : oneLine(host, TITLE_MAX_CHARACTERS);
}

/** The sources that may be linked, each number once, by number; a source without a title goes by its host. */
export function citationsOf(sources: readonly Source[]): Citation[] {
  const citations = new Map<number, Citation>();
  for (const { number, url: address, title } of sources) {
    const url = webAddress(address);
    if (!url || url.href.length > URL_MAX_CHARACTERS) continue;
    if (!Number.isInteger(number) || number < 1 || number > NUMBER_MAX || citations.has(number)) continue;
    citations.set(number, { number, title: titleOf(title ?? "", url), url: url.href });
  }
  return [...citations.values()].sort((a, b) => a.number - b.number).slice(0, CITATIONS_MAX);
}
