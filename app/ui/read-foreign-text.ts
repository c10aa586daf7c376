import { Lexer, type MarkedToken, type Token, type Tokens } from "marked";
import { webAddress } from "~workers/shared/web-address.ts";

/** Running text, or a part of it that means more. */
export type ForeignWords =
  | string
  | { is: "strong" | "em"; of: ForeignWords[] }
  | { is: "code"; text: string }
  | { is: "break" }
  | { is: "link"; href: string; host: string; text: string };

export type ForeignBlock =
  /** `words` are running text within an item of a list. */
  | { is: "heading" | "paragraph" | "words"; of: ForeignWords[] }
  /** Elements whose white space is preserved. */
  | { is: "lines"; text: string }
  | { is: "quote"; of: ForeignBlock[] }
  /** With a start it is numbered. */
  | { is: "list"; start?: number; items: ForeignBlock[][] }
  | { is: "table"; head: ForeignWords[][]; rows: ForeignWords[][][] };

/** The maximum depth of lists and quotations; deeper levels are flattened. No person nests deeper. */
const DEPTH_MAX = 8;
const DEEPER = new RegExp(`^( {${2 * DEPTH_MAX}}) +|^((?:> ?){${DEPTH_MAX}})[> ]+`, "gm");

/**
 * Parses the text of a model or a provider, with or without Markdown's emphasis, lists, tables and links. It is
 * parsed where it arrives, so that a page that shows it needs no parser; text that cannot be parsed is one paragraph.
 */
export function readForeignText(text: string): ForeignBlock[] {
  try {
    return blocksOf(Lexer.lex(text.replace(DEEPER, "$1$2"), { gfm: true }));
  } catch {
    return [{ is: "paragraph", of: [text] }];
  }
}

const blocksOf = (tokens: readonly Token[]) => tokens.flatMap((token) => blockOf(token as MarkedToken));

const wordsOf = (tokens: readonly Token[] = []): ForeignWords[] =>
  joined(tokens.flatMap((token) => partsOf(token as MarkedToken)));

/** Plain text that an escape has cut is one text again. */
function joined(parts: readonly ForeignWords[]): ForeignWords[] {
  const whole: ForeignWords[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (typeof part === "string" && typeof last === "string") whole[whole.length - 1] = last + part;
    else whole.push(part);
  }
  return whole;
}

function partsOf(token: MarkedToken): ForeignWords | ForeignWords[] {
  switch (token.type) {
    case "strong":
      return { is: "strong", of: wordsOf(token.tokens) };
    case "em":
      // 2*4*6 is a product.
      return /\p{L}/u.test(token.text) ? { is: "em", of: wordsOf(token.tokens) } : token.raw;
    case "codespan":
      return { is: "code", text: token.text };
    case "br":
      return { is: "break" };
    case "image":
    case "escape":
      return token.text;
    case "link":
      return linkOf(token);
    case "text":
      return token.tokens ? wordsOf(token.tokens) : token.text;
    // Also strikethrough: ~ more often means "about".
    default:
      return token.raw;
  }
}

function linkOf({ href, text }: Tokens.Link): ForeignWords {
  // A number refers to a source in the page's own list.
  if (/^\d{1,3}$/.test(text)) return `[${text}]`;
  const url = webAddress(href);
  return url ? { is: "link", href: url.href, host: url.host, text } : text;
}

function blockOf(token: MarkedToken): ForeignBlock | ForeignBlock[] {
  switch (token.type) {
    case "space":
    case "def":
    case "hr":
    case "checkbox":
      return [];
    case "heading":
    case "paragraph":
      return { is: token.type, of: wordsOf(token.tokens) };
    case "blockquote":
      return { is: "quote", of: blocksOf(token.tokens) };
    case "list":
      return {
        is: "list",
        ...(token.ordered && { start: Number(token.start) || 1 }),
        items: token.items.map(itemOf),
      };
    case "table":
      return {
        is: "table",
        head: token.header.map(({ tokens }) => wordsOf(tokens)),
        rows: token.rows.map((row) => row.map(({ tokens }) => wordsOf(tokens))),
      };
    // Indented or fenced lines are no program here.
    case "code":
      return { is: "lines", text: token.text };
    default:
      return { is: "paragraph", of: wordsOf([token]) };
  }
}

function itemOf({ tokens, task, checked }: Tokens.ListItem): ForeignBlock[] {
  const parts = tokens.flatMap((token): ForeignBlock | ForeignBlock[] =>
    token.type === "text" ? { is: "words", of: wordsOf([token]) } : blockOf(token as MarkedToken),
  );
  return task ? [{ is: "words", of: [checked ? "☑ " : "☐ "] }, ...parts] : parts;
}
