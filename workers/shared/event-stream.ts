/**
 * Server-sent events, the `text/event-stream` of the HTML standard: read as they arrive, and written.
 */

/**
 * Parses the `data` of events from a text that arrives in chunks of any length. Lines end with CR, LF or both;
 * comments, event names and ids are skipped; several `data` lines are one text. `end` also returns an event that the
 * server did not close with a blank line. `unfinished` is the length, in UTF-16 units, of the incomplete line, so
 * that a reader can stop at an endless one.
 */
export function createEventReader() {
  let rest = "";
  let data: string[] = [];

  function take(line: string): string | undefined {
    if (line === "") {
      const event = data.length > 0 ? data.join("\n") : undefined;
      data = [];
      return event;
    }
    const [, value] = /^data(?:: ?(.*))?$/s.exec(line) ?? [];
    if (value !== undefined) data.push(value);
    return undefined;
  }

  function read(text: string): string[] {
    // A CR at the very end may be the first half of a CRLF.
    const lines = text.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    return lines.map(take).filter((event) => event !== undefined);
  }

  return {
    push: (text: string): string[] => read(rest + text),
    unfinished: (): number => rest.length,
    end: (): string[] => read(`${rest.replace(/\r$/, "")}\n\n`),
  };
}

/** One event, its data as JSON: without line breaks, whatever is in it. */
export function formatEvent(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
