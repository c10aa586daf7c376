import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { AUTHORIZED_DAYS, orderPath, PAY_MINUTES } from "../orders.words.ts";
import { type PartProps, PROCESS } from "./order-parts.tsx";

/** What is left to do before the order is paid: the test, or the way to the provider. */
export function PaymentPart({ order, side }: PartProps) {
  const t = useText("orders");
  const { money } = useFormat();
  const amount = money(order.totalCents);
  const stands = (...states: string[]) =>
    order.payments.find(({ standing }) => states.includes(standing.state));
  const open = stands("open", "action");
  if (side === "seller" || order.standing.state !== "pending" || stands("captured")) return null;
  const action = orderPath(side, order.id);
  if (stands("authorized"))
    return (
      <TitledSection id="payment" title={t("pay.title")} className="grid gap-4 border-t-2 border-ink pt-6">
        <Notice title={t("payments.authorized")}>{t("pay.authorized", { days: AUTHORIZED_DAYS })}</Notice>
        <form method="post" action={action} data-reload>
          <input type="hidden" name="order" value={order.id} />
          <input type="hidden" name="idem" value={order.idem} />
          <Button name="intent" value="check" variant="outline">
            {t("pay.checkAgain")}
          </Button>
        </form>
      </TitledSection>
    );
  const isTest = open?.provider === "test";
  return (
    <TitledSection id="payment" title={t("pay.title")} className="grid gap-4 border-t-2 border-ink pt-6">
      {!open && order.payments.length > 0 && <Notice tone="danger" title={t("pay.again")} />}
      {stands("action") && (
        <Notice tone="warn" title={t("payments.action")}>
          {t("pay.action")}
        </Notice>
      )}
      {order.real ? (
        <p className="max-w-prose">{t("pay.realText")}</p>
      ) : (
        <Notice tone="warn" title={t("pay.test")}>
          {t("pay.testText")}
        </Notice>
      )}
      {isTest && (
        <form
          method="post"
          action={orderPath(side, order.id, { process: PROCESS.payment, record: open.id })}
          className="flex flex-wrap gap-3"
          data-reload
        >
          <input type="hidden" name="intent" value="move" />
          <input type="hidden" name="idem" value={order.idem} />
          <input type="hidden" name="version" value={open.standing.version} />
          <Button name="transition" value="pay" size="lg" className="max-sm:w-full">
            {t("pay.pay", { amount })}
          </Button>
          <Button name="transition" value="fail" variant="outline" size="lg" className="max-sm:w-full">
            {t("pay.fail")}
          </Button>
        </form>
      )}
      {open && !isTest && open.url && (
        <p>
          <a href={open.url} rel="external" data-reload className={buttonClass({ size: "lg" })}>
            {t("pay.real", { amount })}
          </a>
        </p>
      )}
      <form method="post" action={action} className="flex flex-wrap gap-3" data-reload>
        <input type="hidden" name="order" value={order.id} />
        <input type="hidden" name="idem" value={order.idem} />
        {(!open || (!isTest && !open.url)) && (
          <Button name="intent" value="pay" size="lg">
            {t(open ? "pay.prepare" : "pay.againPay")}
          </Button>
        )}
        {open && !isTest && open.url && (
          <Button name="intent" value="check" variant="outline">
            {t("pay.check")}
          </Button>
        )}
      </form>
      <p className="max-w-prose text-muted">{t("pay.aside", { minutes: PAY_MINUTES })}</p>
    </TitledSection>
  );
}
