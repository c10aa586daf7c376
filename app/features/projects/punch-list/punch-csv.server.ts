import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { csvOf } from "~/lib/csv.ts";
import type { readSheet } from "./punch-list.queries.server.ts";

/** The items of a list as a sheet, in the language of the page. */
export function punchCsv(language: Language, items: Awaited<ReturnType<typeof readSheet>>): string {
  const t = translator(language, "punch-list");
  const said = (key: string) => t(key as Key<"punch-list">);
  return csvOf([
    [
      "number",
      "project",
      "room",
      "trade",
      "words",
      "state",
      "assignee",
      "dueOn",
      "rejections",
      "backCharge",
      "raised",
    ].map((column) => said(`csv.${column}`)),
    ...items.map((item) => [
      item.number,
      item.project,
      item.room,
      said(`trades.${item.trade}`),
      item.words,
      said(`states.${item.state}`),
      item.assignee,
      item.dueOn,
      item.rejections,
      item.backChargeCents / 100,
      item.createdAt.slice(0, 10),
    ]),
  ]);
}
