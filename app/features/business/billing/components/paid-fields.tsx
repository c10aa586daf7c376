import { useText } from "~/i18n/i18n.tsx";
import { type FormState, TypedField } from "~/ui/typed-field.tsx";
import { BILLING_LIMITS } from "../billing.limits.ts";
import { useSay } from "./billing-parts.tsx";

/** What came in, when, from whom and under which number. */
export function PaidFields({ form, of }: { form: FormState; of: "payment" | "deposit" }) {
  const t = useText("billing");
  const say = useSay();
  const field = (name: string) => ({ form, say, name, id: `${of}-${name}` });
  return (
    <>
      <TypedField {...field("amount")} label={t("pay.amount")} type="decimal" />
      <TypedField {...field("paidOn")} label={t("pay.paidOn")} type="date" />
      <TypedField {...field("payer")} label={t("pay.payer")} most={BILLING_LIMITS.payer} />
      <TypedField
        {...field("reference")}
        label={t("pay.reference")}
        hint={t("pay.referenceHint")}
        most={BILLING_LIMITS.reference}
      />
    </>
  );
}
