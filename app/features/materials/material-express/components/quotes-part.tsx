import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { MATERIAL_QUOTE, EXPRESS_LIMITS as MOST } from "../material-express.limits.ts";
import type { OrderScreenProps } from "./order-screen.tsx";
import { useSay } from "./parts.tsx";

/** What suppliers say of each line, which is the cheapest, and what it comes to with the deliveries. */
function Comparison({ view }: OrderScreenProps) {
  const t = useText("material-express");
  const { money } = useFormat();
  const { order, compared, keys, mayWrite } = view;
  if (compared.offers.length === 0) return null;
  const isOpen = mayWrite && order.state === "draft";
  const hidden = (
    <>
      <input type="hidden" name="idem" value={keys.take} />
      <input type="hidden" name="version" value={order.version} />
      <input type="hidden" name="intent" value="take" />
    </>
  );
  return (
    <>
      <DataTable
        caption={t("quotes.compare")}
        columns={[
          { key: "text", heading: t("columns.text") },
          ...compared.offers.map(({ quote, supplier }) => ({ key: quote, heading: supplier, numeric: true })),
        ]}
        rows={[
          ...order.lines.map((line) => ({
            id: line.id,
            cells: {
              text: <Typed text={line.text} />,
              ...Object.fromEntries(
                compared.offers.map(({ quote, answers }) => {
                  const answer = answers[line.id];
                  if (!answer || answer.cents === null) return [quote, t("quotes.without")];
                  return [
                    quote,
                    <span key={quote} className={compared.best[line.id] === quote ? "font-bold" : ""}>
                      {money(answer.cents)}
                      <span className="block text-sm text-muted">
                        {t("quotes.days", { count: answer.leadDays })}
                      </span>
                      {answer.substitute && <Typed text={answer.substitute} />}
                    </span>,
                  ];
                }),
              ),
            },
          })),
          {
            id: "fee",
            cells: {
              text: t("sums.fee"),
              ...Object.fromEntries(compared.offers.map(({ quote, feeCents }) => [quote, money(feeCents)])),
            },
          },
          {
            id: "alone",
            cells: {
              text: t("quotes.alone"),
              ...Object.fromEntries(
                compared.alone.map(({ quote, cents, missing }) => [
                  quote,
                  cents === undefined ? t("quotes.missing", { count: missing }) : money(cents),
                ]),
              ),
            },
          },
        ]}
      />
      <p>{t("quotes.split", { sum: money(compared.splitCents) })}</p>
      {isOpen && (
        <div className="flex flex-wrap gap-3 print:hidden">
          {compared.offers.map(({ quote, supplier }) => (
            <form key={quote} method="post" data-reload>
              {hidden}
              <Button name="quote" value={quote} variant="outline">
                {t("quotes.take", { supplier })}
              </Button>
            </form>
          ))}
          {compared.offers.length > 1 && (
            <form method="post" data-reload>
              {hidden}
              <Button name="quote" value="split">
                {t("quotes.takeSplit")}
              </Button>
            </form>
          )}
        </div>
      )}
    </>
  );
}

/** Requests for prices: to whom, by link, and what came of them. */
export function QuotesPart({ view, sent }: OrderScreenProps) {
  const t = useText("material-express");
  const say = useSay();
  const { date } = useFormat();
  const { order, quotes, keys, mayWrite } = view;
  const isOpen = mayWrite && order.state === "draft" && order.lines.length > 0;
  const form = formOf(["ask"], sent);
  return (
    <TitledSection id="quotes" title={t("quotes.title")} className="grid gap-4">
      <p className="max-w-prose text-muted">{t("quotes.text")}</p>
      {quotes.length > 0 && (
        <ul className="border-t-2 border-ink">
          {quotes.map((quote) => (
            <li
              key={quote.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2"
            >
              <strong>
                <Typed text={quote.supplier} />
              </strong>
              <Badge variant={quote.state === "answered" ? "default" : "outline"}>
                {say(`quoteStates.${quote.state}`)}
              </Badge>
              {quote.answerBy && <span>{t("quotes.by", { day: date(quote.answerBy) })}</span>}
              {mayWrite && quote.state === "asked" && (
                <>
                  <TextLink href={`/workspace/share?type=${MATERIAL_QUOTE}&id=${quote.id}`}>
                    {t("quotes.link")}
                  </TextLink>
                  <form method="post" data-reload>
                    <input type="hidden" name="idem" value={keys.plain} />
                    <input type="hidden" name="version" value={quote.version} />
                    <input type="hidden" name="quote" value={quote.id} />
                    <Button name="intent" value="close" variant="link">
                      {t("quotes.close")}
                    </Button>
                  </form>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <Comparison view={view} />
      {isOpen && (
        <form method="post" noValidate className="flex flex-wrap items-end gap-4 print:hidden" data-reload>
          <input type="hidden" name="idem" value={form.idem ?? keys.ask} />
          <TypedField form={form} say={say} name="askedOf" label={t("quotes.of")} most={MOST.supplier} />
          <TypedField form={form} say={say} name="answerBy" label={t("quotes.answerBy")} type="date" />
          <Button name="intent" value="ask" variant="outline">
            {t("quotes.ask")}
          </Button>
        </form>
      )}
    </TitledSection>
  );
}
