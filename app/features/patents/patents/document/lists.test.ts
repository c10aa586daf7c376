import { expect, test } from "vitest";
import { LANGUAGES } from "~/i18n/languages.ts";
import { listFilter } from "../patents.filters.ts";
import { readRows, readTop } from "../patents.queries.server.ts";
import { calendarIcs } from "./calendar-ics.ts";
import { listCsv } from "./list-csv.ts";

const everything = listFilter(new URLSearchParams());

test("the table has a line for every patent and as many cells in each, in every language", () => {
  for (const language of LANGUAGES) {
    const rows = readRows(language, everything);
    const lines = listCsv(language, rows)
      .replace(/^\ufeff/, "")
      .trimEnd()
      .split("\r\n");
    expect(lines).toHaveLength(rows.length + 1);
    const cells = lines.map((line) => line.match(/("([^"]|"")*"|[^,]*)(,|$)/g)?.filter(Boolean).length);
    expect(new Set(cells)).toEqual(new Set([12]));
  }
});

test("a cell with a comma or a quotation mark is still one cell", () => {
  const [row] = readRows("en", everything);
  const csv = listCsv("en", [{ ...(row as NonNullable<typeof row>), title: 'Guard, "open"' }]);
  expect(csv).toContain(',"Guard, ""open""",');
});

test.each(LANGUAGES)("the calendar has a day for each of the ten, in lines of 75 bytes (%s)", (language) => {
  const { patents, date } = readTop(language, "deadline");
  const ics = calendarIcs(language, { patents, date, host: "groundwork.example" });
  expect(ics.match(/BEGIN:VEVENT/g)).toHaveLength(10);
  expect(ics.match(/DTSTART;VALUE=DATE:20261220/g)).toHaveLength(4);
  expect(ics.match(/DTSTART;VALUE=DATE:20270320/g)).toHaveLength(2);
  const lines = ics.split("\r\n");
  for (const line of lines) expect(new TextEncoder().encode(line).byteLength).toBeLessThanOrEqual(75);
  const whole = ics.replaceAll("\r\n ", "");
  expect(new Set(whole.match(/UID:.*/g)).size).toBe(10);
  expect(whole).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[\s\S]*END:VCALENDAR\r\n$/);
});
