import { useFormat, useText } from "~/i18n/i18n.tsx";
import { invoiceSums } from "../invoice.logic.ts";
import type { OrderView } from "../order.view.server.ts";
import { numberOf } from "../orders.words.ts";
import OrderLines from "./order-lines.tsx";

/** Who, what, tax, and what was paid. */
export default function InvoiceBody({ order }: { order: OrderView }) {
  const t = useText("orders");
  const shell = useText("shell");
  const { money, date } = useFormat();
  const { paidCents, backCents, dueCents, isTest } = invoiceSums(order);
  const rows = [
    [t("invoice.paid"), money(paidCents)],
    ...(backCents > 0 ? [[t("invoice.paidBack"), money(backCents)]] : []),
    ...(dueCents === undefined ? [] : [[t("invoice.due"), money(dueCents)]]),
  ];
  return (
    <>
      <header className="grid gap-1 border-b-4 border-ink pb-4 sm:grid-cols-[1fr_auto] sm:items-end">
        <h1 className="text-3xl font-bold">{t("invoice.title", { number: numberOf(order.number) })}</h1>
        <p>
          {t("invoice.date")}: {date(order.createdAt)}
        </p>
        <p className="font-bold">{shell("product")}</p>
      </header>
      {isTest && <p className="border-2 border-ink p-3 font-bold">{t("invoice.test")}</p>}
      <dl className="grid gap-4 sm:grid-cols-2">
        <div>
          <dt className="text-muted">{t("invoice.for")}</dt>
          <dd dir="auto" className="wrap-anywhere">
            {order.email}
          </dd>
        </div>
        {order.address && (
          <div>
            <dt className="text-muted">{t("invoice.ships")}</dt>
            <dd dir="auto" translate="no">
              {[order.address.name, ...order.address.lines].map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </dd>
          </div>
        )}
      </dl>
      <OrderLines content={order.content} />
      <dl className="grid justify-self-end gap-1 tabular-nums">
        {rows.map(([name, amount]) => (
          <div key={name} className="flex justify-between gap-8">
            <dt>{name}</dt>
            <dd>
              <bdi>{amount}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
