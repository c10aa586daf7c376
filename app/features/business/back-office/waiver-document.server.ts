import { translator } from "~/i18n/catalogue.server.ts";
import { formatsOf } from "~/i18n/formats.ts";
import { directionOf, LANGUAGES, type Language } from "~/i18n/languages.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { Sheet } from "~/lib/paper/sheet.ts";
import type { lienWaivers } from "~db/schema/back-office.ts";

type Waiver = Omit<typeof lienWaivers.$inferSelect, "workspace"> & { project: string };

/** What a waiver says, in the language in which it is written. */
export function documentOf(waiver: Waiver) {
  const language = LANGUAGES.find((one) => one === waiver.language) ?? "en";
  const t = translator(language, "lien-waivers");
  const say = (key: string, params: Record<string, string> = {}) =>
    t(key as Key<"lien-waivers">, params as never);
  const { money, date } = formatsOf(language);
  const kind = `${waiver.condition}_${waiver.stage}`;
  const facts = {
    ...{ party: waiver.party, payer: waiver.payer || say("doc.noPayer"), project: waiver.project },
    ...{ amount: money(waiver.cents), day: date(waiver.throughOn) },
  };
  return {
    language: language as Language,
    title: say(`doc.titles.${kind}`),
    rows: [
      [say("fields.party"), waiver.party],
      [say("fields.payer"), facts.payer],
      [say("fields.project"), waiver.project],
      ...(waiver.usState ? [[say("fields.usState"), waiver.usState]] : []),
      [say("fields.amount"), facts.amount],
      [say("fields.throughOn"), facts.day],
    ] as [string, string][],
    paragraphs: [
      say(`doc.body.${kind}`, facts),
      say(`doc.effect.${waiver.condition}`, facts),
      waiver.exceptions ? say("doc.exceptions", { text: waiver.exceptions }) : say("doc.noExceptions"),
    ],
    note: say("doc.note"),
  };
}
export type WaiverDocument = ReturnType<typeof documentOf>;

/** The waiver as a PDF file, in the language in which it is written, with who signed it and its hash. */
export function waiverPdf(waiver: Waiver): Promise<Uint8Array<ArrayBuffer>> {
  const { language, title, rows, paragraphs, note } = documentOf(waiver);
  const t = translator(language, "lien-waivers");
  const { moment } = formatsOf(language);
  const sheet = new Sheet(directionOf(language));
  sheet.row(title, { size: 18, bold: true });
  if (waiver.sample) sheet.row(t("sample"), { bold: true });
  if (waiver.state === "void") sheet.row(t("states.void"), { size: 14, bold: true });
  sheet.rule(2);
  for (const [label, value] of rows) sheet.row(`${label}: ${value}`, { typed: true });
  sheet.rule();
  for (const paragraph of paragraphs) {
    sheet.skip(8);
    sheet.row(paragraph, { size: 11 });
  }
  sheet.skip(16);
  sheet.need(80);
  if (waiver.signedAt) {
    sheet.row(t("doc.signed", { name: waiver.signedName, time: moment(waiver.signedAt, "UTC") }), {
      bold: true,
    });
    sheet.row(waiver.hash, { size: 8, typed: true });
    if (waiver.drawn) sheet.row(t("doc.drawn"), { size: 9 });
  } else sheet.row(t("doc.unsigned"), { bold: true });
  sheet.rule();
  sheet.row(note, { size: 9 });
  return sheet.paper.write({ title, language, direction: directionOf(language) });
}
