import { sentContent } from "~/engines/lines/lines.server.ts";
import { type Content, priceOf, totalsOf } from "~/engines/lines/lines.ts";
import type { Holder, Person } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { formatsOf } from "~/i18n/formats.ts";
import { directionOf, type Language } from "~/i18n/languages.ts";
import { ENDS, Sheet } from "~/lib/paper/sheet.ts";
import type { Database } from "~db/client.ts";
import { readInvoice } from "./invoice.queries.server.ts";

/** An invoice as a PDF file: the version that was issued; a draft for whoever works on it. */
export async function invoicePdf(
  { db, language, now }: { db: Database; language: Language; now: () => Date },
  actor: Person | Holder,
  id: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const found = await readInvoice(db, actor, id, now());
  const [newest] = found?.versions ?? [];
  if (!found || (!newest && actor.kind === "holder")) return undefined;
  const { invoice, credits, payments } = found;
  const content = newest ? sentContent(newest) : (invoice.content as Content);
  const totals = totalsOf(content);
  const t = translator(language, "invoices");
  const { money, date, moment, percent, number } = formatsOf(language);
  const sheet = new Sheet(directionOf(language));

  sheet.row(invoice.project, { size: 22, bold: true, typed: true });
  sheet.row(invoice.number === null ? t("unnumbered") : t("numbered", { number: number(invoice.number) }), {
    bold: true,
  });
  sheet.row(t("period", { from: date(invoice.periodFrom), to: date(invoice.periodTo) }));
  const client = content.facts.client || invoice.client;
  if (client) sheet.row(client, { typed: true });
  if (invoice.issuedOn) sheet.row(t("issuedOn", { day: date(invoice.issuedOn) }));
  if (invoice.dueOn) sheet.row(t("dueOn", { day: date(invoice.dueOn) }), { bold: true });
  sheet.rule(2);
  for (const section of content.sections) {
    sheet.skip(12);
    sheet.need(60);
    sheet.row(section.title, { bold: true, typed: true });
    sheet.rule(1.2);
    for (const line of section.lines) {
      sheet.need(40);
      sheet.row(line.text, { typed: true }, [[money(priceOf(line)), ENDS.amount]]);
      const how = line.unit
        ? t("lines.hoursAt", { hours: number(Number(line.qty)), rate: `$${line.unitCost}` })
        : line.markup
          ? t("lines.costAnd", { cost: `$${line.unitCost}`, markup: percent(line.markup) })
          : "";
      const said = [how, line.code].filter(Boolean).join(", ");
      if (said) sheet.row(said, { size: 8 });
    }
  }
  sheet.skip(14);
  sheet.need(120);
  sheet.sum(t("sums.subtotal"), money(totals.subtotal));
  for (const { adjustment, cents } of totals.steps)
    sheet.sum(t("sums.tax", { rate: percent(adjustment.rate ?? "0") }), money(cents));
  sheet.sum(t("sums.total"), money(totals.total), { size: 13, bold: true });
  let open = totals.total;
  const less = (name: string, cents: number) => {
    if (cents === 0) return;
    open -= cents;
    sheet.sum(name, money(-cents));
  };
  for (const one of credits)
    less(t("sums.credit", { number: number(one.number), day: date(one.creditedOn) }), one.amountCents);
  const counted = payments.filter(({ bouncedOn }) => bouncedOn === null);
  const sum = (rows: typeof counted) => rows.reduce((all, { amountCents }) => all + amountCents, 0);
  less(t("sums.deposit"), sum(counted.filter(({ depositId }) => depositId !== null)));
  less(t("sums.paid"), sum(counted.filter(({ depositId }) => depositId === null)));
  if (open !== totals.total) sheet.sum(t("sums.open"), money(open), { size: 13, bold: true });
  for (const one of credits) sheet.row(one.reason, { size: 9, typed: true });
  if (content.facts.note) {
    sheet.skip(8);
    for (const line of content.facts.note.split("\n")) sheet.row(line, { typed: true });
  }
  sheet.skip(16);
  sheet.need(60);
  if (newest)
    sheet.row(
      t("proof", {
        number: number(newest.number),
        moment: moment(newest.createdAt, invoice.zone),
        hash: newest.hash,
      }),
      { size: 8 },
    );
  else sheet.row(t("states.draft"), { bold: true });
  if (sheet.paper.lacksLetters) {
    sheet.skip(10);
    sheet.row(t("letters"), { size: 9 });
  }
  if (sheet.paper.pageCount > 1) sheet.foot((page) => `${invoice.project}, ${page}`);
  return sheet.paper.write({ title: invoice.project, language, direction: directionOf(language) });
}
