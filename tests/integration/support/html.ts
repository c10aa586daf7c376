/** Reads the HTML that React writes, which is regular enough for patterns: quoted attributes, no bare `>` in them. */

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };

/** Text with its character references resolved. */
export function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return NAMED[name] ?? whole;
  });
}

/** What a reader sees of a piece of HTML, with white space folded. */
export function textOf(html: string): string {
  const visible = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "").replace(/<[^>]*>/g, " ");
  return decode(visible).replace(/\s+/g, " ").trim();
}

/** What a browser takes out of a paragraph while it reads: the page is then another one than React drew, and not woken. */
const ENDS_PARAGRAPH =
  /<p\b[^>]*>(?:(?!<\/p>)[\s\S])*?<(form|div|section|p|ul|ol|dl|table|details|fieldset|h[1-6])\b[^>]*>/i;

/** The first paragraph that ends before its end tag, because something stands in it that may not; undefined if none. */
export const brokenParagraph = (html: string): string | undefined =>
  ENDS_PARAGRAPH.exec(html.replace(/<script\b[\s\S]*?<\/script>/gi, ""))?.[0].slice(0, 300);

export type Attributes = Record<string, string>;

/** One start tag. */
export interface Tag {
  name: string;
  /** Names in lower case, values decoded; an attribute without a value is empty. */
  attributes: Attributes;
  /** Where the tag ends. */
  end: number;
}

/** The tags of the page that was read last: a page is asked several things, one after the other. */
let last: { html: string; tags: readonly Tag[] } | undefined;

/** Every start tag of a page outside scripts, in order. */
export function tagsOf(html: string): readonly Tag[] {
  if (last?.html !== html) last = { html, tags: readTags(html) };
  return last.tags;
}

function readTags(html: string): Tag[] {
  const bare = html.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, (whole, start) =>
    start.padEnd(whole.length),
  );
  return [...bare.matchAll(/<([a-z][\w-]*)((?:\s[^>]*)?)>/gi)].map((match) => ({
    name: (match[1] ?? "").toLowerCase(),
    attributes: attributesOf(match[2] ?? ""),
    end: (match.index ?? 0) + match[0].length,
  }));
}

function attributesOf(source: string): Attributes {
  const pairs = [...source.matchAll(/([^\s=/"]+)(?:="([^"]*)")?/g)];
  return Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name.toLowerCase(), decode(value)]));
}

/** What stands in the first element whose start tag satisfies `wanted`, up to its end tag; elements nest. */
export function insideOf(html: string, wanted: (tag: Tag) => boolean): string | undefined {
  const tag = tagsOf(html).find(wanted);
  if (!tag) return undefined;
  const edges = new RegExp(`<(/?)${tag.name}\\b[^>]*>`, "gi");
  edges.lastIndex = tag.end;
  let depth = 1;
  for (let edge = edges.exec(html); edge; edge = edges.exec(html)) {
    depth += edge[1] ? -1 : 1;
    if (depth === 0) return html.slice(tag.end, edge.index);
  }
  return undefined;
}

/** A form as a browser without scripts would send it. */
export interface HtmlForm {
  method: string;
  /** Empty where the page itself is the target. */
  action: string;
  /** What is sent whichever button is pressed: hidden fields and what stands in the others. */
  fields: Record<string, string>;
  /**
   * What is empty or not ticked, each by its attributes; an area of text is of type `textarea`, a
   * list of type `select` with its first choice as its value.
   */
  blanks: Attributes[];
  /** The named buttons. */
  buttons: { name: string; value: string }[];
  /** The label of every button, or else what stands on it. */
  labels: string[];
}

const isTicked = ({ type = "" }: Attributes) => type === "checkbox" || type === "radio";
/** Whether a browser sends a named input: one to tick only when it is ticked. */
const isSent = (input: Attributes) => !("disabled" in input) && (!isTicked(input) || "checked" in input);

export function formsOf(html: string): HtmlForm[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].map(([, head = "", body = ""]) => {
    const form = attributesOf(head);
    const tags = tagsOf(body);
    const inputs = tags.filter(({ name, attributes }) => name === "input" && attributes.name);
    const fields = inputs
      .filter(({ attributes }) => isSent(attributes))
      .map(({ attributes }) => [attributes.name, attributes.value ?? (isTicked(attributes) ? "on" : "")]);
    const areas = [...body.matchAll(/<textarea\b([^>]*)>([\s\S]*?)<\/textarea>/g)].map(
      ([, own = "", text = ""]) => [
        attributesOf(own).name,
        // HTML drops the first line break of a text area.
        decode(text).replace(/^\n/, ""),
      ],
    );
    const lists = [...body.matchAll(/<select\b([^>]*)>([\s\S]*?)<\/select>/g)].map(
      ([, own = "", inner = ""]) => {
        const options = tagsOf(inner).filter(({ name }) => name === "option");
        const chosen = options.find(({ attributes }) => "selected" in attributes) ?? options[0];
        const value = chosen?.attributes.value ?? "";
        const first = options.map(({ attributes }) => attributes.value ?? "").find((option) => option !== "");
        return { name: attributesOf(own).name ?? "", value, first: first ?? "" };
      },
    );
    const selects = lists.map(({ name, value }) => [name, value]);
    const buttons = [...body.matchAll(/<button\b([^>]*)>([\s\S]*?)<\/button>/g)].map(
      ([, own = "", inner = ""]) => ({
        attributes: attributesOf(own),
        text: textOf(inner),
      }),
    );
    return {
      method: (form.method ?? "get").toUpperCase(),
      action: form.action ?? "",
      fields: Object.fromEntries([...fields, ...areas, ...selects]),
      blanks: [
        ...inputs
          .map(({ attributes }) => attributes)
          .filter((input) => !("disabled" in input) && (isTicked(input) ? !isSent(input) : !input.value)),
        ...areas.flatMap(([name = "", text]) => (text ? [] : [{ name, type: "textarea" }])),
        ...lists.flatMap(({ name, value, first }) => (value ? [] : [{ name, type: "select", value: first }])),
      ],
      buttons: buttons
        .filter(({ attributes }) => attributes.name)
        .map(({ attributes }) => ({ name: attributes.name ?? "", value: attributes.value ?? "" })),
      labels: buttons.map(({ attributes, text }) => attributes["aria-label"] ?? text),
    };
  });
}
