import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { typedDollars } from "~/lib/dollars.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { BoxField, formOf, TypedField } from "~/ui/typed-field.tsx";
import { BILLING_LIMITS } from "../billing.limits.ts";
import type { ReadApplication } from "../billing.queries.server.ts";
import { useSay } from "./billing-parts.tsx";
import { PaidFields } from "./paid-fields.tsx";

/** What the page of an application or of an invoice says of its payments. */
export interface Paying {
  payments: ReadApplication["payments"];
  paidCents: number;
  openCents: number;
  application: { client: string };
  today: string;
  mayPay: boolean;
  readOnly: boolean;
  keys: { payment: string };
}

interface PaymentsProps {
  view: Paying;
  sent?: Sent;
}

type Payment = Paying["payments"][number];

function PaymentForm({ view, sent }: PaymentsProps) {
  const t = useText("billing");
  const say = useSay();
  const form = formOf(["payment"], sent, {
    ...{ payer: view.application.client, amount: typedDollars(view.openCents), paidOn: view.today },
  });
  return (
    <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
      <input type="hidden" name="idem" value={form.idem ?? view.keys.payment} />
      <div className="grid gap-5 sm:grid-cols-2">
        <PaidFields form={form} of="payment" />
        <TypedField
          {...{ form, say, name: "clearedOn", id: "payment-clearedOn" }}
          label={t("pay.clearedOn")}
          hint={t("pay.clearedHint")}
          type="date"
        />
      </div>
      {form.error("confirmed") && (
        <BoxField form={form} say={say} name="confirmed" label={t("pay.confirmed")} />
      )}
      <Button name="intent" value="payment" className="justify-self-start max-sm:w-full">
        {t("pay.record")}
      </Button>
    </form>
  );
}

/** That the bank took it back, and why. */
function BouncedForm({ payment, view, sent }: PaymentsProps & { payment: Payment }) {
  const t = useText("billing");
  const say = useSay();
  const isThis = sent?.fields.payment === payment.id;
  const form = formOf(["bounced"], isThis ? sent : undefined, { bouncedOn: view.today });
  const amount = isolated(typedDollars(payment.amountCents));
  return (
    <Fold title={t("pay.bounceWhich", { amount })} open={form.isSent}>
      <form method="post" noValidate className="grid max-w-md gap-4" data-reload>
        <input type="hidden" name="payment" value={payment.id} />
        <TypedField
          {...{ form, say, name: "bouncedOn", id: `bouncedOn-${payment.id}`, type: "date" }}
          label={t("pay.bouncedOn")}
        />
        <TypedField
          {...{
            form,
            say,
            name: "reason",
            id: `reason-${payment.id}`,
            most: BILLING_LIMITS.note,
            long: true,
          }}
          label={t("pay.bounceReason")}
        />
        <Button
          name="intent"
          value="bounced"
          variant="destructive"
          className="justify-self-start max-sm:w-full"
        >
          {t("pay.bounce")}
        </Button>
      </form>
    </Fold>
  );
}

/** When the bank had it, or that it was written down by mistake. */
function PaymentForms({ payment, view, sent }: PaymentsProps & { payment: Payment }) {
  const t = useText("billing");
  const say = useSay();
  const isThis = sent?.fields.payment === payment.id;
  const form = formOf(["cleared"], isThis ? sent : undefined, { clearedOn: view.today });
  return (
    <Fold title={t("pay.change", { amount: isolated(typedDollars(payment.amountCents)) })} open={form.isSent}>
      <form method="post" noValidate className="grid max-w-md gap-4" data-reload>
        <input type="hidden" name="payment" value={payment.id} />
        <TypedField
          form={form}
          say={say}
          name="clearedOn"
          id={`cleared-${payment.id}`}
          label={t("pay.clearedOn")}
          type="date"
        />
        <p className="flex flex-wrap gap-3">
          <Button name="intent" value="cleared" variant="outline" className="max-sm:w-full">
            {t("pay.clear")}
          </Button>
          {view.mayPay && (
            <Button name="intent" value="dropPayment" variant="destructive" className="max-sm:w-full">
              {t("pay.drop")}
            </Button>
          )}
        </p>
      </form>
    </Fold>
  );
}

/** What was paid of an application, what is open, and the form for the next payment. */
export function Payments({ view, sent }: PaymentsProps) {
  const t = useText("billing");
  const { money, date } = useFormat();
  return (
    <TitledSection id="payments" title={t("pay.title")} className="grid gap-4">
      <p>
        {t("pay.open", {
          paid: isolated(money(view.paidCents)),
          open: isolated(money(view.openCents)),
        })}
      </p>
      {view.payments.length > 0 && (
        <ul className="border-t-2 border-ink">
          {view.payments.map((payment) => (
            <li key={payment.id} className="grid gap-1 border-b border-line py-3">
              <p className="flex flex-wrap gap-x-4 gap-y-1">
                <bdi className="font-bold tabular-nums">{money(payment.amountCents)}</bdi>
                <bdi>{date(payment.paidOn)}</bdi>
                <Typed text={payment.payer} />
                {payment.reference && <Typed text={payment.reference} />}
                {payment.depositId && <span>{t("deposit.set")}</span>}
                <span className="text-muted">
                  {payment.bouncedOn
                    ? t("pay.bounced", { day: isolated(date(payment.bouncedOn)) })
                    : payment.clearedOn
                      ? t("pay.cleared", { day: isolated(date(payment.clearedOn)) })
                      : t("pay.notCleared")}
                </span>
              </p>
              {payment.bouncedOn && (
                <p>
                  <Typed text={payment.bounceReason} />
                </p>
              )}
              {!view.readOnly && !payment.bouncedOn && !payment.depositId && (
                <>
                  {!payment.clearedOn && <PaymentForms payment={payment} view={view} sent={sent} />}
                  <BouncedForm payment={payment} view={view} sent={sent} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {view.mayPay && (
        <Fold title={t("pay.add")} open={view.payments.length === 0 || sent?.fields.intent === "payment"}>
          <PaymentForm view={view} sent={sent} />
        </Fold>
      )}
    </TitledSection>
  );
}
