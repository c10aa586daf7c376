const encoder = new TextEncoder();

/** A line holds 75 bytes; what is longer goes on with a blank, which counts (RFC 5545 §3.1). No letter is cut in two. */
function folded(line: string): string {
  const parts = [""];
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > (parts.length === 1 ? 75 : 74)) {
      parts.push("");
      bytes = 0;
    }
    parts[parts.length - 1] += letter;
    bytes += size;
  }
  return parts.join("\r\n ");
}

/** A text as the value of a calendar's property: marks that would end it are spelled out (RFC 5545 §3.3.11). */
export const icsText = (text: string): string =>
  text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, "\\n");

/** A day, `YYYY-MM-DD`, as calendars write it: `20260302`. */
export const icsDay = (day: string): string => day.replaceAll("-", "");

/** A moment as calendars write it, in UTC: `20260302T100000Z`. */
export const icsMoment = (at: Date): string => `${at.toISOString().replace(/[-:]/g, "").slice(0, 15)}Z`;

/** The lines of a calendar as a file: long ones folded, each ended as RFC 5545 §3.1 has it. */
export const icsFile = (lines: readonly string[]): string => `${lines.map(folded).join("\r\n")}\r\n`;
