export interface XmlElement {
  name: string;
  text: string;
  children: XmlElement[];
}

/** Bounds against files that were made to be slow. */
const MOST_ELEMENTS = 400_000;
const MOST_DEPTH = 40;

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const unescapeXml = (text: string) =>
  text.includes("&")
    ? text.replace(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w{2,4}));/g, (all, decimal, hex, name) => {
        if (name) return ENTITIES[name] ?? all;
        const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
      })
    : text;

/** Control characters have no place in XML at all. */
export const escapeXml = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replace(/[&<>"]/g, (sign) => `&${{ "&": "amp", "<": "lt", ">": "gt", '"': "quot" }[sign]};`);

/**
 * The root of an XML document, without attributes and without entities of its own: what project files need. One pass over
 * the text; undefined where it is not whole.
 */
export function elementsOf(source: string): XmlElement | undefined {
  const root: XmlElement = { name: "", text: "", children: [] };
  const open: XmlElement[] = [root];
  let count = 0;
  for (let at = source.indexOf("<"); at >= 0; ) {
    const top = open.at(-1) as XmlElement;
    if (source.startsWith("<!--", at) || source.startsWith("<![CDATA[", at)) {
      const isData = source[at + 2] === "[";
      const end = source.indexOf(isData ? "]]>" : "-->", at);
      if (end < 0) return undefined;
      if (isData) top.text += source.slice(at + "<![CDATA[".length, end);
      at = source.indexOf("<", end);
      continue;
    }
    const end = source.indexOf(">", at);
    if (end < 0) return undefined;
    const inside = source.slice(at + 1, end);
    if (inside.startsWith("!")) return undefined;
    const next = source.indexOf("<", end);
    if (inside.startsWith("/")) {
      const closed = open.pop();
      if (!closed || open.length === 0 || closed.name !== inside.slice(1).trim()) return undefined;
    } else if (!inside.startsWith("?")) {
      const name = /^[\w:.-]+/.exec(inside)?.[0];
      if (!name || ++count > MOST_ELEMENTS || open.length > MOST_DEPTH) return undefined;
      const element: XmlElement = { name, text: "", children: [] };
      top.children.push(element);
      if (!inside.endsWith("/")) {
        open.push(element);
        element.text = unescapeXml(source.slice(end + 1, next < 0 ? undefined : next));
      }
    }
    at = next;
  }
  return open.length === 1 ? root.children[0] : undefined;
}

export const childOf = (element: XmlElement | undefined, name: string) =>
  element?.children.find((child) => child.name === name);
export const childrenOf = (element: XmlElement | undefined, name: string) =>
  element?.children.filter((child) => child.name === name) ?? [];
export const textOf = (element: XmlElement | undefined, name: string) => childOf(element, name)?.text ?? "";
