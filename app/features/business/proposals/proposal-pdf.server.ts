import { acceptedAs, sentContent, sentTitle } from "~/engines/lines/lines.server.ts";
import { type Content, withChoice } from "~/engines/lines/lines.ts";
import type { Holder, Person } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { formatsOf } from "~/i18n/formats.ts";
import { directionOf, type Language } from "~/i18n/languages.ts";
import { ENDS, Sheet } from "~/lib/paper/sheet.ts";
import type { Database } from "~db/client.ts";
import { WORDS } from "./proposal-content.ts";
import { readProposal } from "./proposals.queries.server.ts";
import { offerOf } from "./proposals.view.server.ts";

/**
 * A proposal as a PDF file, as its client sees it: the newest version that was sent, with the options as they were accepted.
 * A draft that was never sent is for whoever makes it.
 */
export async function proposalPdf(
  { db, language, now }: { db: Database; language: Language; now: () => Date },
  actor: Person | Holder,
  id: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const found = await readProposal(db, actor, id, now());
  const [newest] = found?.versions ?? [];
  if (!found || (!newest && actor.kind === "holder")) return undefined;
  const { proposal, acceptance } = found;
  const sent = newest ? sentContent(newest) : (proposal.content as Content);
  const { chosen } = acceptance ? acceptedAs(acceptance) : sent;
  const title = newest ? sentTitle(newest) : proposal.title;
  const offer = offerOf(withChoice(sent, chosen));
  const t = translator(language, "proposals");
  const { money, quantity, percent, date, moment } = formatsOf(language);
  const sheet = new Sheet(directionOf(language));
  const { facts } = offer;

  if (facts.firm) sheet.row(facts.firm, { size: 11, bold: true, typed: true });
  sheet.row(title, { size: 22, bold: true, typed: true });
  sheet.row(proposal.number === null ? t("unnumbered") : t("proposal", { number: proposal.number }));
  sheet.rule(2);
  sheet.skip(8);
  for (const fact of ["licence", "client", "site"] as const)
    if (facts[fact]) sheet.row(`${t(`fields.${fact}`)}: ${facts[fact]}`);
  if (facts.validUntil) sheet.row(`${t("fields.validUntil")}: ${date(facts.validUntil)}`);
  if (facts.startOn && facts.finishOn)
    sheet.row(t("window", { start: date(facts.startOn), finish: date(facts.finishOn) }));
  for (const word of WORDS) {
    if (!facts[word]) continue;
    sheet.skip(10);
    sheet.need(40);
    sheet.row(t(`fields.${word}`), { bold: true });
    for (const line of facts[word].split("\n")) sheet.row(line, { typed: true });
  }

  const head = () => {
    sheet.row(t("fields.text"), { size: 9, bold: true }, [
      [t("fields.qty"), ENDS.unit],
      [t("prices.amount"), ENDS.amount],
    ]);
    sheet.rule(1.2);
    sheet.skip(2);
  };
  sheet.skip(16);
  head();
  for (const { title: part, lines } of offer.sections) {
    if (sheet.need(48)) head();
    if (part) {
      sheet.skip(4);
      sheet.row(part, { bold: true, typed: true });
    }
    for (const line of lines) {
      if (sheet.need(30)) head();
      sheet.row(line.text, { typed: true }, [
        [`${quantity(line.qty)} ${line.unit}`, ENDS.unit],
        [money(line.cents), ENDS.amount],
      ]);
    }
  }
  sheet.need(110);
  sheet.rule(1.2);
  sheet.skip(2);
  if (offer.steps.length > 0) sheet.sum(t("prices.subtotal"), money(offer.subtotal));
  for (const { kind, rate, cents } of offer.steps)
    sheet.sum(t("prices.step", { name: t(`steps.${kind}`), rate: percent(rate || "0") }), money(cents));
  sheet.sum(t("prices.total"), money(offer.total), { size: 13, bold: true });
  if (offer.payments.length > 0) {
    sheet.skip(14);
    sheet.need(80);
    sheet.row(t("payments.title"), { bold: true });
    if (offer.deposit > 0) sheet.sum(t("payments.deposit"), money(offer.deposit));
    for (const { name, percent: rate, dueCents } of offer.payments)
      sheet.sum(`${name}, ${percent(rate)}`, money(dueCents));
  }
  if (offer.plans.length > 0) {
    sheet.skip(14);
    sheet.need(80);
    sheet.row(t("fields.financing"), { bold: true });
    for (const { name, apr, payment, payments: months, paid } of offer.plans)
      sheet.row(
        t("plans.line", {
          ...{ name, rate: percent(apr.toFixed(2)), payment: money(payment) },
          ...{ months, paid: money(paid) },
        }),
        { typed: true },
      );
    sheet.row(t("plans.estimate"), { size: 9 });
  }
  sheet.skip(18);
  sheet.need(60);
  if (newest) {
    sheet.row(
      t("proof.sent", { number: newest.number, moment: moment(newest.createdAt), hash: newest.hash }),
      { size: 8 },
    );
  } else sheet.row(t("states.draft"), { bold: true });
  if (acceptance) {
    sheet.row(t("proof.accepted", { name: acceptance.printedName }), { bold: true });
    const total = money(acceptance.totalCents);
    sheet.row(t("proof.acceptedAt", { moment: moment(acceptance.acceptedAt), total }));
    sheet.row(`${t("certificate.hash")}: ${acceptance.hash}`, { size: 8 });
  }
  if (sheet.paper.lacksLetters) {
    sheet.skip(10);
    sheet.row(t("letters"), { size: 9 });
  }
  if (sheet.paper.pageCount > 1) sheet.foot((page) => `${title}, ${page}`);
  return sheet.paper.write({ title, language, direction: directionOf(language) });
}
