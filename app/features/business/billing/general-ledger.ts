import { csvOf, defused } from "~/lib/csv.ts";
import { typedDollars } from "~/lib/dollars.ts";
import type { Account } from "./ledger.limits.ts";

/** What a booking comes from, by the word that the file has for it. */
export type BookingType = "INVOICE" | "CREDIT MEMO" | "PAYMENT" | "BILL" | "GENERAL JOURNAL";

/** One booking: what it is of, and its parts, which come to nothing together. Debits are above zero. */
export interface Booking {
  type: BookingType;
  /** `YYYY-MM-DD`. */
  day: string;
  /** Of the customer or the vendor. */
  name: string;
  number: string;
  memo: string;
  parts: readonly { account: Account; cents: number; memo?: string }[];
}

type Names = Readonly<Record<Account, string>>;

/**
 * Without what would break the lines or the columns of a file that is parted by tabs, and without what a spreadsheet that
 * opens the file would compute: the names are those that payers and vendors gave.
 */
const plain = (text: string) =>
  defused(
    text
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
      .replaceAll('"', "'")
      .trim(),
  );
/** Month, day, year, as the format has it. */
const slashed = (day: string) => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;

const FIELDS = ["TRNSTYPE", "DATE", "ACCNT", "NAME", "AMOUNT", "DOCNUM", "MEMO"] as const;

/**
 * Bookings as an IIF file: after the three lines that name the fields, of each booking a TRNS line, an SPL line for every
 * other part, and ENDTRNS. The lines of a booking come to nothing together, or its readers refuse it.
 * @throws RangeError for a booking that does not balance
 */
export function iifOf(bookings: readonly Booking[], names: Names): string {
  const lines = [
    ["!TRNS", ...FIELDS],
    ["!SPL", ...FIELDS],
    ["!ENDTRNS", ...FIELDS.map(() => "")],
  ];
  for (const { type, day, name, number, memo, parts } of bookings) {
    if (parts.reduce((all, { cents }) => all + cents, 0) !== 0) throw new RangeError("it does not balance");
    for (const [n, part] of parts.filter(({ cents }) => cents !== 0).entries())
      lines.push([
        n === 0 ? "TRNS" : "SPL",
        ...[type, slashed(day), plain(names[part.account]), plain(name), typedDollars(part.cents)],
        ...[plain(number), plain(part.memo ?? memo)],
      ]);
    lines.push(["ENDTRNS", ...FIELDS.map(() => "")]);
  }
  return `${lines.map((line) => line.join("\t")).join("\r\n")}\r\n`;
}

/** The same as a table: a row for each part, debits and credits in columns of their own. @param heads the names of the columns */
export const ledgerCsv = (bookings: readonly Booking[], names: Names, heads: readonly string[]): string =>
  csvOf([
    [...heads],
    ...bookings.flatMap(({ type, day, name, number, memo, parts }) =>
      parts
        .filter(({ cents }) => cents !== 0)
        .map((part) => [
          ...[day, type, number, name, names[part.account]],
          ...[part.cents > 0 ? { cents: part.cents } : "", part.cents < 0 ? { cents: -part.cents } : ""],
          part.memo ?? memo,
        ]),
    ),
  ]);
