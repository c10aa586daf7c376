import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { csvOf } from "~/lib/csv.ts";
import type { readPeopleSheet } from "./contacts.queries.server.ts";
import type { readDealsSheet } from "./deals.queries.server.ts";

/** All people as a file, which can be read again. */
export function peopleCsv(language: Language, people: Awaited<ReturnType<typeof readPeopleSheet>>): string {
  const t = translator(language, "crm");
  const columns = ["name", "phone", "email", "company", "place", "note"] as const;
  return csvOf([
    [...columns.map((column) => t(`csv.${column}`)), t("csv.deals"), t("csv.since")],
    ...people.map((one) => [
      ...columns.map((column) => one[column]),
      Number(one.deals),
      one.createdAt.slice(0, 10),
    ]),
  ]);
}

/** All deals as a file. */
export function dealsCsv(language: Language, rows: Awaited<ReturnType<typeof readDealsSheet>>): string {
  const t = translator(language, "crm");
  const named = translator(language, "job-types");
  const say = (key: string) => t(key as Key<"crm">);
  return csvOf([
    [
      ...[
        "title",
        "state",
        "name",
        "phone",
        "email",
        "place",
        "source",
        "jobType",
        "value",
        "chance",
        "nextAction",
      ],
      ...["nextOn", "expectedOn", "lostReason", "note", "since", "closed"],
    ].map((column) => say(`csv.${column}`)),
    ...rows.map((one) => [
      ...[one.title, say(`states.${one.state}`), one.contact, one.phone, one.email, one.place],
      ...[say(`sources.${one.source}`), named(`names.${one.jobType}` as "names.roof"), one.valueCents / 100],
      ...[Number(one.realChance), one.nextAction, one.nextOn, one.expectedOn],
      ...[one.lostReason && say(`lostReasons.${one.lostReason}`), one.note],
      ...[one.createdAt.slice(0, 10), one.closedAt?.slice(0, 10)],
    ]),
  ]);
}
