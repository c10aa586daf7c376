import { PSEUDO_CLOSE, PSEUDO_OPEN } from "../../../app/i18n/pseudo.ts";
import { decode, tagsOf } from "./html.ts";

/** A piece of text that somebody sees or hears, and where it stands. */
export interface Seen {
  text: string;
  where: string;
}

const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const SPOKEN = ["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "alt", "title"];
/** Further attributes that become text, by element. */
const OF_ELEMENT: Record<string, string[]> = {
  input: ["placeholder"],
  textarea: ["placeholder"],
  option: ["label"],
  optgroup: ["label"],
  track: ["label"],
};
/** Inputs whose value is sent and not shown. */
const UNSHOWN = new Set(["hidden", "checkbox", "radio", "color", "range"]);
const META =
  /^(description|keywords|og:(title|description|site_name|image:alt)|twitter:(title|description))$/;

/**
 * Everything of a page that is read or spoken: text, the title, and attributes that become text. What stands inside an
 * element marked `translate="no"` is left out: that is HTML's own word for a name that is the same in every language.
 * So is what names a language of its own: it is a text of that language, such as an article, and not the page's words.
 */
export function seenOn(html: string): Seen[] {
  const body = html.replace(/<!--[\s\S]*?-->/g, "").replace(/<!DOCTYPE[^>]*>/i, "");
  const bare = body.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, "$1</$2>");
  const seen: Seen[] = [];
  const open: { name: string; same: boolean }[] = [];
  for (const [token] of bare.matchAll(/<[^>]*>|[^<]+/g)) {
    const same = open.at(-1)?.same ?? false;
    const path = open.map(({ name }) => name).join(" > ");
    if (!token.startsWith("<")) {
      const text = decode(token).trim();
      if (text && !same) seen.push({ text, where: path });
    } else if (token.startsWith("</")) {
      const name = token.slice(2, -1).trim().toLowerCase();
      const at = open.findLastIndex((entry) => entry.name === name);
      if (at >= 0) open.splice(at);
    } else {
      const [tag] = tagsOf(token);
      if (!tag) continue;
      const own = tag.name !== "html" && "lang" in tag.attributes;
      const untouched = same || own || tag.attributes.translate === "no";
      if (!untouched) seen.push(...seenIn(tag, path));
      if (!VOID.has(tag.name) && !token.endsWith("/>")) open.push({ name: tag.name, same: untouched });
    }
  }
  return seen;
}

function seenIn({ name, attributes }: ReturnType<typeof tagsOf>[number], path: string): Seen[] {
  const names = [...SPOKEN, ...(OF_ELEMENT[name] ?? [])];
  if (name === "input" && !UNSHOWN.has(attributes.type ?? "text")) names.push("value");
  if (name === "meta" && META.test(attributes.name ?? attributes.property ?? "")) names.push("content");
  return names
    .filter((attribute) => attributes[attribute]?.trim())
    .map((attribute) => ({
      text: (attributes[attribute] ?? "").trim(),
      where: `${path} > ${name}[${attribute}]`,
    }));
}

/** Pieces of brackets and of what stands between them. */
const PIECES = new RegExp(`[${PSEUDO_OPEN}${PSEUDO_CLOSE}]|[^${PSEUDO_OPEN}${PSEUDO_CLOSE}]+`, "g");

/**
 * What of a page in the pseudo-locale did not come from a locale file: letters outside brackets, and plain Latin
 * letters inside them, which came in as a value. One message may be spread over an element's children, as a mail is
 * whose addresses are links; a bracket that is not closed by then is found too.
 * @param allowed taken out first
 */
export function untranslatedIn(seen: readonly Seen[], allowed: readonly RegExp[]): Seen[] {
  const found: Seen[] = [];
  let depth = 0;
  let opened: Seen | undefined;
  const close = () => {
    if (depth !== 0 && opened) found.push({ ...opened, text: `half a message: ${opened.text}` });
    depth = 0;
    opened = undefined;
  };
  for (const entry of seen) {
    const spoken = entry.where.endsWith("]");
    if (!opened || spoken || !entry.where.startsWith(opened.where)) close();
    const rest = allowed.reduce((left, pattern) => left.replace(pattern, " "), entry.text);
    for (const [piece] of rest.matchAll(PIECES)) {
      if (piece === PSEUDO_OPEN) {
        depth++;
        opened ??= entry;
      } else if (piece === PSEUDO_CLOSE) {
        depth--;
        if (depth <= 0) close();
      } else {
        const words = piece.match(depth > 0 ? /[a-z][a-z'’-]*/gi : /\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
        found.push(...words.map((text) => ({ text, where: entry.where })));
      }
    }
    if (spoken) close();
  }
  close();
  return found;
}
