import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { csvOf } from "~/lib/csv.ts";
import type { readDeskSheet } from "./desk.queries.server.ts";

/** The papers of a list as a file. */
export function deskCsv(language: Language, items: Awaited<ReturnType<typeof readDeskSheet>>): string {
  const t = translator(language, "back-office");
  const say = (key: string) => t(key as Key<"back-office">);
  const columns = ["spentOn", "vendor", "kind", "amount", "project", "code", "note"];
  return csvOf([
    [...columns.map((column) => say(`fields.${column}`)), t("csv.state"), t("csv.added"), t("sample")],
    ...items.map((item) => [
      ...[item.spentOn, item.vendor, say(`kinds.${item.kind}`), item.cents / 100, item.project, item.code],
      ...[
        item.note,
        say(`states.${item.state}`),
        item.createdAt.slice(0, 10),
        item.sample ? t("sample") : "",
      ],
    ]),
  ]);
}
