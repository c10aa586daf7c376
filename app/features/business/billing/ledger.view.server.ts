import type { Present } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { daysBetween, isCalendarDay } from "~/lib/local-day.ts";
import type { Database } from "~db/client.ts";
import { iifOf, ledgerCsv } from "./general-ledger.ts";
import { LEDGER_LIMITS } from "./ledger.limits.ts";
import { readAccounts, readBookings } from "./ledger.queries.server.ts";

/** The span that an address asks for, or the year until a day; undefined where it is none, or longer than one file may be. */
export function ledgerSpan(today: string, asked: { from: string | null; to: string | null }) {
  const [from, to] = [asked.from ?? `${today.slice(0, 4)}-01-01`, asked.to ?? today];
  const isSpan = isCalendarDay(from) && isCalendarDay(to) && from <= to;
  return isSpan && daysBetween(from, to) < LEDGER_LIMITS.span ? { from, to } : undefined;
}

/** What the accounts are called, and the span that a file begins with. */
export async function ledgerView(
  { db }: { db: Database },
  actor: Present,
  { today, asked }: { today: string; asked: { from: string | null; to: string | null } },
) {
  const { names, version } = await readAccounts(db, actor);
  const span = ledgerSpan(today, asked);
  return {
    ...{ names, version, readOnly: actor.role === "viewer" },
    span: span ?? { from: asked.from ?? "", to: asked.to ?? "" },
    isWrong: span === undefined,
  };
}
export type LedgerView = Awaited<ReturnType<typeof ledgerView>>;

/** The bookings of a span as a file for a general ledger, or as a table. */
export async function ledgerFile(
  { db, language }: { db: Database; language: Language },
  actor: Present,
  { span, kind }: { span: { from: string; to: string }; kind: "iif" | "csv" },
): Promise<string> {
  const { names, bookings } = await readBookings(db, actor, span);
  if (kind === "iif") return iifOf(bookings, names);
  const t = translator(language, "ledger-export");
  const heads = [
    ...[t("heads.day"), t("heads.type"), t("heads.number"), t("heads.name"), t("heads.account")],
    ...[t("heads.debit"), t("heads.credit"), t("heads.memo")],
  ];
  return ledgerCsv(bookings, names, heads);
}
