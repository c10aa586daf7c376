/** One tag of an SVG: its name in small letters without a prefix, and where its attributes stand in the source. */
export interface Tag {
  name: string;
  /** `</g>` */
  closes: boolean;
  /** `<g/>` */
  empty: boolean;
  from: number;
  to: number;
}

interface Reader {
  /** Answers `false` where nothing more is to be read. */
  tag(tag: Tag): boolean;
  /** A run of text between tags; `literal` where its entities stand for themselves. */
  text(from: number, to: number, literal: boolean): void;
}

const [TAB, LF, CR, SPACE] = [9, 10, 13, 32];
const isSpace = (code: number) => code === SPACE || code === LF || code === TAB || code === CR;
const [BANG, QUOTE, APOSTROPHE, SLASH, COLON, LESS, EQUALS, GREATER, QUESTION] = [
  33, 34, 39, 47, 58, 60, 61, 62, 63,
];

/** What is no element: where it begins and ends, and whether it is text as it stands. */
const ASIDES = [
  { start: "<!--", end: "-->", literal: false },
  { start: "<![CDATA[", end: "]]>", literal: true },
  { start: "<?", end: "?>", literal: false },
] as const;

/** Where a tag ends that begins at `at`: at its `>` outside of quotes, or before the next `<`, where it is none. */
function endOfTag(source: string, at: number): { end: number; whole: boolean } {
  let quote = 0;
  let end = at + 1;
  for (; end < source.length; end++) {
    const code = source.charCodeAt(end);
    if (code === LESS) break;
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === QUOTE || code === APOSTROPHE) quote = code;
    else if (code === GREATER) return { end: end + 1, whole: true };
  }
  return { end, whole: false };
}

/** The tag between `<` and `>`; undefined where no name stands, or that of a document type. */
function tagAt(source: string, start: number, end: number): Tag | undefined {
  let at = start + 1;
  const closes = source.charCodeAt(at) === SLASH;
  if (closes) at++;
  while (at < end && isSpace(source.charCodeAt(at))) at++;
  let from = at;
  for (; at < end - 1; at++) {
    const code = source.charCodeAt(at);
    if (isSpace(code) || code === SLASH) break;
    if (code === COLON) from = at + 1;
  }
  if (at === from || source.charCodeAt(from) === BANG) return undefined;
  let last = end - 2;
  while (last > at && isSpace(source.charCodeAt(last))) last--;
  const empty = source.charCodeAt(last) === SLASH;
  return { name: nameOf(source, from, at), closes, empty, from: at, to: empty ? last : end - 1 };
}

/** Names of SVG are shorter; a longer one is that of no element we know. */
const LONGEST_NAME = 24;
const nameOf = (source: string, from: number, to: number) =>
  to - from > LONGEST_NAME ? "" : source.slice(from, to).toLowerCase();

/**
 * Iterates over the tags and texts of an SVG. It looks at every character once or twice, without regular expressions
 * or buffering, so that the cost of a large file is linear whatever it contains.
 */
export function readTags(source: string, reader: Reader): void {
  let at = 0;
  while (at < source.length) {
    const found = source.indexOf("<", at);
    const start = found < 0 ? source.length : found;
    if (start > at) reader.text(at, start, false);
    if (found < 0) return;
    const next = source.charCodeAt(start + 1);
    const aside =
      next === BANG || next === QUESTION
        ? ASIDES.find((each) => source.startsWith(each.start, start))
        : undefined;
    if (aside) {
      const from = start + aside.start.length;
      const close = source.indexOf(aside.end, from);
      if (close < 0) return;
      if (aside.literal) reader.text(from, close, true);
      at = close + aside.end.length;
      continue;
    }
    const { end, whole } = endOfTag(source, start);
    at = end;
    const tag = whole ? tagAt(source, start, end) : undefined;
    if (tag && !reader.tag(tag)) return;
  }
}

/** Longer values are of no attribute that places a text. */
const LONGEST_VALUE = 1_000;

/** The attributes of a tag among those that are wanted, by their names in small letters, as they are written. */
export function attributesAt(
  source: string,
  { from, to }: Tag,
  wanted: ReadonlySet<string>,
): Record<string, string> {
  const found: Record<string, string> = {};
  let at = from;
  while (at < to) {
    while (at < to && isSpace(source.charCodeAt(at))) at++;
    const start = at;
    for (; at < to; at++) {
      const code = source.charCodeAt(at);
      if (isSpace(code) || code === EQUALS || code === QUOTE || code === APOSTROPHE) break;
    }
    const end = at;
    while (at < to && isSpace(source.charCodeAt(at))) at++;
    if (source.charCodeAt(at) !== EQUALS) {
      // A quote without a name before it, or a name without a value.
      at = Math.max(at, start + 1);
      continue;
    }
    at++;
    while (at < to && isSpace(source.charCodeAt(at))) at++;
    const quote = source.charCodeAt(at);
    if (at >= to || (quote !== QUOTE && quote !== APOSTROPHE)) continue;
    const close = source.indexOf(quote === QUOTE ? '"' : "'", at + 1);
    if (close < 0 || close > to) return found;
    const name = nameOf(source, start, end);
    if (wanted.has(name) && close - at <= LONGEST_VALUE) found[name] = source.slice(at + 1, close);
    at = close + 1;
  }
  return found;
}
