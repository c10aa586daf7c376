import type { Content } from "~/engines/lines/lines.ts";
import { linesOf, priceOf, totalsOf } from "~/engines/lines/lines.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { formatsOf } from "~/i18n/formats.ts";
import { isLanguage } from "~/i18n/languages.ts";
import type { Message } from "~/services/mail.server.ts";
import { numberOf } from "./orders.words.ts";
import { type DeliveryKind, DIGITAL, PARCEL } from "./quote.logic.ts";

interface Ordered {
  order: string;
  number: number;
  provider: string;
  email: string;
  language: string;
  content: unknown;
  taxCents: number;
  totalCents: number;
}

/** The confirmation of an order that was paid: what, for how much, and where it stands. */
export function confirmationOf(origin: string, ordered: Ordered): Message {
  const language = isLanguage(ordered.language) ? ordered.language : "en";
  const t = translator(language, "order-mail");
  const { money } = formatsOf(language);
  const content = ordered.content as Content;
  const number = numberOf(ordered.number);
  const rows = linesOf(content).map((line) => `${line.qty} × ${line.text}: ${money(priceOf(line))}`);
  const digital = content.sections.some(({ id }) => id === "digital");
  return {
    recipient: ordered.email,
    subject: t("subject", { number }),
    text: [
      t("lead", { number }),
      ...(ordered.provider === "test" ? ["", t("test")] : []),
      "",
      ...rows,
      ...totalsOf(content)
        .steps.filter(({ adjustment }) => adjustment.kind === "discount")
        .map(({ adjustment, cents }) => `${adjustment.name}: ${money(cents)}`),
      ...(ordered.taxCents > 0 ? [`${t("tax")}: ${money(ordered.taxCents)}`] : []),
      `${t("total")}: ${money(ordered.totalCents)}`,
      "",
      ...(digital ? [t("digital"), `${origin}/library`, ""] : []),
      t("where"),
      `${origin}/order-management?order=${ordered.order}`,
    ].join("\n"),
  };
}

interface Given {
  gift: { name: string; email: string; message: string };
  email: string;
  language: string;
  content: unknown;
}

/** What somebody is told who was given an order: from whom, what, and where to take it. Nothing of what it cost. */
export function giftMailOf(
  origin: string,
  { gift, email, language: of, content }: Given,
  { path, expiresAt }: { path: string; expiresAt: string },
): Message {
  const language = isLanguage(of) ? of : "en";
  const t = translator(language, "order-mail");
  const given = content as Content;
  const has = (kind: DeliveryKind) => given.sections.some(({ id }) => id === kind);
  return {
    recipient: gift.email,
    subject: t("gift.subject"),
    text: [
      t("gift.lead", { name: gift.name, buyer: email }),
      ...(gift.message ? ["", gift.message] : []),
      "",
      ...linesOf(given).map((line) => `${line.qty} × ${line.text}`),
      "",
      ...(has(DIGITAL) ? [t("gift.take", { day: formatsOf(language).date(expiresAt) })] : []),
      ...(has(PARCEL) ? [t("gift.parcel")] : []),
      "",
      t("gift.see"),
      `${origin}${path}`,
    ].join("\n"),
  };
}
