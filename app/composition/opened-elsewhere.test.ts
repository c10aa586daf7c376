import { expect, test } from "vitest";
import { LANGUAGES } from "~/i18n/languages.ts";
import { csvOf } from "~/lib/csv.ts";
import { openCard, openCsv, openIcs } from "../../tests/readers.ts";
import { eventIcs } from "../features/network/builders-lounge/calendar.ts";
import { needIcs } from "../features/network/connections/calendar.ts";
import { sessionIcs } from "../features/network/mentors/calendar.ts";
import { vcardOf } from "../features/network/professional-directory/vcard.ts";
import { calendarIcs } from "../features/patents/patents/document/calendar-ics.ts";
import { permitIcs } from "../features/projects/permits/permit-calendar.ts";

// Calendars, cards and tables of the whole product, opened by readers that others wrote. What needs a server to be made
// is opened in tests/integration/exports.test.ts.

/** Everything that a text field takes and that ends a value, a line or a file where it is not escaped. */
const ODD = 'Weld; "north", C:\\site\nEND:VEVENT\r\nשער צפוני — ñ\u2028 🏗️ '.repeat(3).trim();
const SAID = ODD.replaceAll("\r\n", "\n");
const host = "127.0.0.1";
const now = new Date("2026-03-02T15:00:00Z");
const from = { host, now };

test.each<[string, string, { start: string; end: string }]>([
  [
    "permit",
    permitIcs("Permit", [{ id: "p1", day: "2026-03-08", title: ODD }], from),
    { start: "2026-03-08", end: "2026-03-09" },
  ],
  [
    "mentor session",
    sessionIcs(
      { id: "s1", startsAt: "2026-03-08T17:00:00.000Z", minutes: 45, version: 2, cancelled: false },
      { ...from, title: ODD, joinBy: ODD },
    ),
    { start: "2026-03-08T17:00", end: "2026-03-08T17:45" },
  ],
  [
    "crew for some days",
    needIcs(
      { id: "n1", firstDay: "2026-02-27", lastDay: "2026-03-01" },
      { ...from, title: ODD, place: ODD, cancelled: true },
    ),
    { start: "2026-02-27", end: "2026-03-02" },
  ],
  [
    "evening of the lounge",
    eventIcs(
      {
        ...{ id: "e1", title: ODD, place: ODD, offAt: null },
        ...{ startsAt: "2026-03-08T23:30:00.000Z", endsAt: "2026-03-09T01:00:00.000Z" },
      },
      from,
    ),
    { start: "2026-03-08T23:30", end: "2026-03-09T01:00" },
  ],
])("a calendar shows the %s on its day under its whole name", (_, file, { start, end }) => {
  const { version, maker, events } = openIcs(file);
  expect([version, typeof maker]).toEqual(["2.0", "string"]);
  expect(events).toHaveLength(1);
  const [event] = events;
  expect(event?.uid).toMatch(/^\w+@127\.0\.0\.1$/);
  expect(event?.summary).toBe(SAID.replaceAll("\u2028", event?.summary.includes("\u2028") ? "\u2028" : "\n"));
  const said = (date: Date | undefined, like: string) =>
    like.length === 10
      ? date &&
        `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`
      : date?.toISOString().slice(0, 16);
  expect([said(event?.start, start), said(event?.end, end)]).toEqual([start, end]);
});

test.each(LANGUAGES)("the deadlines of patents open as a calendar in %s", (language) => {
  const patents = [1, 2].map((n) => ({ id: n, title: ODD, deadline: "2026-12-31" })) as unknown as Parameters<
    typeof calendarIcs
  >[1]["patents"];
  const { events } = openIcs(calendarIcs(language, { patents, date: "2026-03-02", host }));
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(2);
});

test("a calendar with nothing in it opens too", () => {
  expect(openIcs(permitIcs("Empty", [], from)).events).toEqual([]);
});

test("an address book takes a firm by its whole name", () => {
  const page = "https://groundwork.example/professional/p1";
  const card = vcardOf({
    ...{ id: "p1", name: ODD, phone: "(512) 555-0134", address: ODD, latitude: 30.2, longitude: -97.7 },
    ...{ site: "https://example.com/a,b;c", page, note: ODD },
  });
  const { version, name } = openCard(card);
  expect(version).toBe("4.0");
  // A semicolon may be escaped here and need not be (RFC 6350, 3.4): this reader shows the sign that escapes it.
  expect(String(name).replaceAll("\\;", ";")).toBe(SAID.replaceAll("\u2028", "\n"));
});

test("a spreadsheet finds each cell as it was, and none that it would run", () => {
  const cells = [ODD, '"', "", "a,b", "line\r\nbreak", "=1+1", "-2", 'say "hi"'];
  const { headings, rows } = openCsv(csvOf([cells.map((_, n) => `c${n}`), cells]));
  expect(headings).toHaveLength(cells.length);
  expect(rows[0]).toEqual(cells.map((cell) => (/^[=-]/.test(cell) ? `'${cell}` : cell)));
});
