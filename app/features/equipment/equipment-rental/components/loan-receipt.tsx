import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { LoanView } from "../loan.view.server.ts";
import { DepositTable } from "./loan-claim.tsx";
import { ConditionFacts } from "./loan-condition.tsx";
import { QuoteTable } from "./parts.tsx";

/** When the machine came back, in what state, and what the deposit came to: to be printed and kept. */
export function Receipt({ view }: { view: LoanView }) {
  const t = useText("loans");
  const { moment } = useFormat();
  const { loan } = view;
  if (!loan.backAt) return <p>{t("receipt.none")}</p>;
  return (
    <div className="grid gap-8">
      <TitledSection id="receipt" title={t("receipt.title")} className="grid gap-3">
        <p className="text-xl font-bold">
          {t("receipt.at", { moment: isolated(moment(loan.backAt, loan.siteZone)) })}
        </p>
        <p>{t("receipt.number", { number: isolated(loan.id.slice(0, 8).toUpperCase()) })}</p>
        <p>{t("receipt.text")}</p>
        <LateFee view={view} />
      </TitledSection>
      <div className="grid gap-8 sm:grid-cols-2">
        <section className="grid content-start gap-2">
          <h3 className="font-bold">{t("condition.return")}</h3>
          <ConditionFacts condition={view.return} zone={loan.siteZone} />
        </section>
        <section className="grid content-start gap-2">
          <DepositTable view={view} />
          <QuoteTable quote={view.quote} />
        </section>
      </div>
    </div>
  );
}

/** What is due for days that were late, or is running up, with how it was worked out. */
export function LateFee({ view }: { view: LoanView }) {
  const t = useText("loans");
  const { money } = useFormat();
  const { late } = view.money;
  if (late.days === 0) return null;
  return (
    <p className="border-s-4 border-danger ps-3">
      {t("money.lateHow", {
        count: late.days,
        each: isolated(money(late.each)),
        price: isolated(money(late.cents)),
      })}
    </p>
  );
}
