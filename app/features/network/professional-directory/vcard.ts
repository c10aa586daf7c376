/** What a card of a firm says (RFC 6350). */
export interface Card {
  id: string;
  name: string;
  phone: string;
  address: string;
  latitude?: number;
  longitude?: number;
  site: string;
  page: string;
  note: string;
}

/** A value as a card has it: signs that would end it are escaped, and other control characters are left out. */
const escaped = (text: string): string =>
  text
    .replace(/\\/g, "\\\\")
    .replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, "\\n")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\u0000-\u001f\u007f]/g, "")
    .replace(/[,;]/g, "\\$&");

/** A line of at most 75 octets, and the rest in lines that begin with a blank; no letter is cut. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = "";
  let octets = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (octets + size > 75) {
      lines.push(current);
      current = " ";
      octets = 1;
    }
    current += letter;
    octets += size;
  }
  return [...lines, current].join("\r\n");
}

/** An address of a page, which stands as it is: nothing that is none. */
const addressOf = (url: string): string => {
  try {
    const { protocol, href } = new URL(url);
    return protocol === "https:" || protocol === "http:" ? href : "";
  } catch {
    return "";
  }
};

/** The card of a firm as a file. */
export function vcardOf(card: Card): string {
  const phone = card.phone.replace(/[^\d+]/g, "");
  const hasPlace = card.latitude !== undefined && card.longitude !== undefined;
  const lines = [
    "BEGIN:VCARD",
    "VERSION:4.0",
    "KIND:org",
    `UID:${escaped(card.page)}`,
    `FN:${escaped(card.name)}`,
    `ORG:${escaped(card.name)}`,
    ...(phone ? [`TEL;VALUE=uri:tel:${phone}`] : []),
    ...(card.address ? [`ADR:;;${escaped(card.address)};;;;`] : []),
    ...(hasPlace ? [`GEO:geo:${card.latitude},${card.longitude}`] : []),
    ...[card.site, card.page]
      .map(addressOf)
      .filter(Boolean)
      .map((url) => `URL:${url}`),
    ...(card.note ? [`NOTE:${escaped(card.note)}`] : []),
    "END:VCARD",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
