import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { EXPRESS_LIMITS as MOST } from "../material-express.limits.ts";
import type { HeldQuoteView } from "../material-express.view.server.ts";
import { Facts, Problem, useQuantity, useSay } from "./parts.tsx";

/** A request for prices for the supplier who holds its link: a price, days and a substitute for each line. */
export default function HeldQuoteScreen({ view, sent }: { view: HeldQuoteView; sent?: Sent }) {
  const t = useText("material-express");
  const say = useSay();
  const { date, money } = useFormat();
  const quantity = useQuantity();
  const { quote, standing } = view;
  const mayAnswer = standing.choices.some(({ name }) => name === "answer");
  const form = formOf(["answer"], sent, { printedName: view.name });
  const shared = { form, say };
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-2 border-b border-line pb-6">
        <p className="text-sm font-medium text-accent">{t("held.quote")}</p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={quote.topic} />
        </h1>
      </header>
      <Problem sent={sent} />
      <Facts
        rows={[
          [t("fields.supplier"), <Typed key="supplier" text={quote.supplier} />],
          [t("fields.siteName"), <Typed key="site" text={quote.siteName} />],
          ...(quote.answerBy ? [[t("quotes.answerBy"), date(quote.answerBy)] as const] : []),
          ...(quote.note ? [[t("fields.note"), <Typed key="note" text={quote.note} />] as const] : []),
        ]}
      />
      {!mayAnswer && <Notice title={t(quote.state === "answered" ? "held.answered" : "held.closed")} />}
      <TitledSection id="answer" title={t("lines.title")} className="grid gap-4">
        {mayAnswer ? (
          <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
            <p className="text-muted">{t("held.text")}</p>
            <input type="hidden" name="idem" value={form.idem ?? view.idem} />
            <input type="hidden" name="version" value={quote.version} />
            {quote.lines.map((line, n) => (
              <fieldset key={line.id} className="grid gap-3 border-b border-line pb-4 sm:grid-cols-3">
                <legend className="pb-1 font-bold">
                  <Typed text={line.text} />: {quantity(line.ordered, line.unit)}
                </legend>
                <TypedField {...shared} name={`price_${n}`} label={t("columns.price")} type="decimal" />
                <TypedField {...shared} name={`lead_${n}`} label={t("held.lead")} type="numeric" />
                <TypedField {...shared} name={`other_${n}`} label={t("held.other")} most={MOST.text} />
              </fieldset>
            ))}
            <TypedField {...shared} name="fee" label={t("sums.fee")} type="decimal" />
            {view.asksName && (
              <TypedField {...shared} name="printedName" label={t("fields.printedName")} most={MOST.name} />
            )}
            <Button name="intent" value="answer" size="lg" className="justify-self-start max-sm:w-full">
              {t("held.send")}
            </Button>
          </form>
        ) : (
          <ul className="border-t-2 border-ink">
            {quote.lines.map((line) => {
              const answer = quote.answers?.[line.id];
              return (
                <li
                  key={line.id}
                  className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2"
                >
                  <span>
                    <Typed text={line.text} />: {quantity(line.ordered, line.unit)}
                  </span>
                  {quote.answers && (
                    <strong>
                      {answer && answer.cents !== null ? money(answer.cents) : t("quotes.without")}
                    </strong>
                  )}
                </li>
              );
            })}
          </ul>
        )}
        {!mayAnswer && quote.answers && (
          <p>
            {t("sums.fee")}: {money(quote.feeCents)}
          </p>
        )}
      </TitledSection>
    </div>
  );
}
