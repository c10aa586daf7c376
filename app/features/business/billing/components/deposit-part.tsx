import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import type { JobFormProps } from "./job-forms.tsx";
import { PaidFields } from "./paid-fields.tsx";

/** What was paid down on the contract, and how much of it is set against nothing yet; or the form that says that it came. */
export function Deposit({ view, sent }: JobFormProps) {
  const t = useText("billing");
  const { money, date } = useFormat();
  const { kept, agreed, mayRecord } = view.deposit;
  if (!kept && !mayRecord) return null;
  const form = formOf(["deposit"], sent, {
    ...{ payer: view.job.client, amount: agreed === "0.00" ? "" : agreed, paidOn: view.job.today },
  });
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
              <PaidFields form={form} of="deposit" />
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
