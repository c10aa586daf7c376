import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { BILLING_LIMITS } from "../billing.limits.ts";
import { useSay } from "./billing-parts.tsx";
import type { JobFormProps } from "./job-forms.tsx";

/** What was paid down on the contract, and how much of it is set against nothing yet; or the form that says that it came. */
export function Deposit({ view, sent }: JobFormProps) {
  const t = useText("billing");
  const say = useSay();
  const { money, date } = useFormat();
  const { kept, agreed, mayRecord } = view.deposit;
  if (!kept && !mayRecord) return null;
  const form = formOf(["deposit"], sent, {
    ...{ payer: view.job.client, amount: agreed === "0.00" ? "" : agreed, paidOn: view.job.today },
  });
  const field = (name: string) => ({ form, say, name, id: `deposit-${name}` });
  return (
    <TitledSection id="deposit" title={t("deposit.title")} className="grid gap-3">
      <p className="max-w-prose text-muted">{t("deposit.text")}</p>
      {kept ? (
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <bdi className="font-bold tabular-nums">{money(kept.amountCents)}</bdi>
          <bdi>{date(kept.paidOn)}</bdi>
          <Typed text={kept.payer} />
          {kept.reference && <Typed text={kept.reference} />}
          <span>{t("deposit.left", { amount: isolated(money(kept.left)) })}</span>
        </p>
      ) : (
        <Fold title={t("deposit.add")} open={form.isSent}>
          <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
            <input type="hidden" name="idem" value={form.idem ?? view.keys.deposit} />
            <div className="grid gap-5 sm:grid-cols-2">
              <TypedField {...field("amount")} label={t("pay.amount")} type="decimal" />
              <TypedField {...field("paidOn")} label={t("pay.paidOn")} type="date" />
              <TypedField {...field("payer")} label={t("pay.payer")} most={BILLING_LIMITS.payer} />
              <TypedField
                {...field("reference")}
                label={t("pay.reference")}
                hint={t("pay.referenceHint")}
                most={BILLING_LIMITS.reference}
              />
            </div>
            <Button name="intent" value="deposit" className="justify-self-start max-sm:w-full">
              {t("deposit.record")}
            </Button>
          </form>
        </Fold>
      )}
    </TitledSection>
  );
}
