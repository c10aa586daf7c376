import type { R2Bucket } from "@cloudflare/workers-types";
import { makeZip } from "client-zip";
import { openFile } from "~/engines/file/file.server.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { csvOf } from "~/lib/csv.ts";
import { typedDollars } from "~/lib/dollars.ts";
import { icsDay, icsFile, icsMoment, icsText } from "~/lib/ics.ts";
import { dayAfter } from "~/lib/local-day.ts";
import type { Database } from "~db/client.ts";
import { readBoard, readFilesFor } from "./compliance.queries.server.ts";
import { type Rows, standingRows } from "./compliance.view.server.ts";
import { isInsurance } from "./requirements.ts";

const dollarsOf = (cents: number) => (cents > 0 ? typedDollars(cents) : "");

/** Every requirement of every subject, one a line, as it stands when the file is made. */
export function complianceCsv(language: Language, rows: Rows, now: Date): string {
  const t = translator(language, "compliance");
  const head = [
    t("fields.called"),
    t("fields.legalName"),
    t("facts.entry"),
    t("facts.requirement"),
    t("facts.state"),
    t("facts.until"),
    t("fields.insurer"),
    t("fields.policyNumber"),
    t("fields.effectiveOn"),
    t("fields.expiresOn"),
    t("fields.limit"),
    t("fields.aggregate"),
    t("fields.namedInsured"),
    t("fields.holder"),
    "CG 20 10",
    "CG 20 37",
    t("facts.waiver"),
    t("fields.waivedBy"),
    t("facts.lapsed"),
    t("sample"),
  ];
  const lines = standingRows(rows, now).flatMap(({ subject, lines: own, cleared }) =>
    own.map(({ item, kind, state, until, pieces, piece, lapsed }) => {
      const shown = pieces.find(({ id }) => id === piece);
      const insured = shown && isInsurance(kind) ? shown : undefined;
      return [
        subject.called,
        subject.legalName,
        t(cleared ? "cleared" : "blocked"),
        t(`kinds.${kind}`),
        t(`states.${state}`),
        until,
        insured?.insurer,
        shown?.policyNumber,
        shown?.effectiveOn,
        shown?.expiresOn,
        dollarsOf(insured?.limitCents ?? 0),
        dollarsOf(insured?.aggregateCents ?? 0),
        shown?.namedInsured,
        insured?.holder,
        insured?.cg2010 ? "1" : "",
        insured?.cg2037 ? "1" : "",
        state === "waived" ? item.waivedReason : "",
        state === "waived" ? item.waivedBy : "",
        lapsed,
        subject.sample ? "1" : "",
      ];
    }),
  );
  return csvOf([head, ...lines]);
}

/** The last days of what is in force as a calendar, a whole day each, with reminders 60, 30 and 7 days before (RFC 5545). */
export function complianceIcs(
  language: Language,
  rows: Rows,
  { host, now, name }: { host: string; now: Date; name: string },
): string {
  const t = translator(language, "compliance");
  const stamp = icsMoment(now);
  const days = standingRows(rows, now)
    .filter(({ subject }) => !subject.sample)
    .flatMap(({ subject, lines }) =>
      lines.flatMap(({ item, kind, clears, until }) =>
        clears && until
          ? [{ id: item.id, day: until, title: `${t(`kinds.${kind}`)} · ${subject.called}` }]
          : [],
      ),
    );
  return icsFile([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Groundwork//Compliance//EN",
    `X-WR-CALNAME:${icsText(name)}`,
    ...days.flatMap(({ id, day, title }) => [
      "BEGIN:VEVENT",
      `UID:${id}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${icsDay(day)}`,
      `DTEND;VALUE=DATE:${icsDay(dayAfter(day))}`,
      `SUMMARY:${icsText(title)}`,
      "TRANSP:TRANSPARENT",
      ...[60, 30, 7].flatMap((before) => [
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        `DESCRIPTION:${icsText(title)}`,
        `TRIGGER:-P${before}D`,
        "END:VALARM",
      ]),
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ]);
}

/** A name of a folder or file in an archive, without what some systems cannot write. */
const safeName = (name: string) => name.replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, "_").slice(0, 80) || "_";

interface Store {
  db: Database;
  now: () => Date;
  bucket?: R2Bucket;
}

async function* packOf(
  store: Store,
  actor: Present,
  { language, project }: { language: Language; project: string },
) {
  const t = translator(language, "compliance");
  const lastModified = store.now();
  const rows = await readBoard(store.db, actor, project);
  yield { name: "README.txt", lastModified, input: t("pack.readme") };
  yield { name: "requirements.csv", lastModified, input: complianceCsv(language, rows, lastModified) };
  for (const file of await readFilesFor(store.db, actor, project)) {
    const opened = await openFile(store, actor, file.id);
    const input = await opened?.content();
    // Told apart by the day on which they came and by their id: two firms may have one name.
    if (input)
      yield {
        name: `${safeName(file.called)} ${file.subjectId.slice(0, 8)}/${file.kind} ${file.createdAt.slice(0, 10)} ${file.state} ${file.id.slice(0, 8)}.${file.type.split("/")[1]}`,
        lastModified: new Date(file.createdAt),
        input,
      };
  }
}

/** All requirements and every file that came for them, as one ZIP: read and sent file by file. */
export const compliancePack = (
  store: Store,
  actor: Present,
  asked: { language: Language; project: string },
): ReadableStream<Uint8Array> => makeZip(packOf(store, actor, asked));
