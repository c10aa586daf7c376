import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { OrderView } from "../order.view.server.ts";
import { numberOf, orderPath, type Side } from "../orders.words.ts";
import { DrawnLines } from "./drawn-lines.tsx";

function PrintRow({ order, side }: { order: OrderView; side: Side }) {
  const t = useText("orders");
  return (
    <div className="flex flex-wrap items-center gap-4 print:hidden">
      <span className="contents noscript:hidden">
        <Button type="button" variant="outline" onClick={() => window.print()}>
          {t("invoice.print")}
        </Button>
      </span>
      <TextLink href={orderPath(side, order.id)}>{t("invoice.back")}</TextLink>
    </div>
  );
}

const madeOf = ({ refunds }: OrderView) =>
  refunds
    .filter(({ standing }) => standing.state === "made")
    .reduce((sum, { amountCents }) => sum + amountCents, 0);

/** The invoice of an order, for paper: who, what, tax, and what was paid. */
export function InvoiceSheet({ order, side }: { order: OrderView; side: Side }) {
  const t = useText("orders");
  const shell = useText("shell");
  const { money, date } = useFormat();
  const captured = order.payments.filter(({ standing }) => standing.state === "captured");
  const paid = captured.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const back = madeOf(order);
  const rows = [
    [t("invoice.paid"), money(paid)],
    ...(back > 0 ? [[t("invoice.paidBack"), money(back)]] : []),
    ...(order.standing.state === "cancelled"
      ? []
      : [[t("invoice.due"), money(Math.max(0, order.totalCents - paid))]]),
  ];
  return (
    <div className="sheet grid gap-8 py-8">
      <header className="grid gap-1 border-b-4 border-ink pb-4 sm:grid-cols-[1fr_auto] sm:items-end">
        <h1 className="text-3xl font-bold">{t("invoice.title", { number: numberOf(order.number) })}</h1>
        <p>
          {t("invoice.date")}: {date(order.createdAt)}
        </p>
        <p className="font-bold">{shell("product")}</p>
      </header>
      {captured.some(({ provider }) => provider === "test") && (
        <p className="border-2 border-ink p-3 font-bold">{t("invoice.test")}</p>
      )}
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
      <DrawnLines content={order.content} />
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
      <PrintRow order={order} side={side} />
    </div>
  );
}

/** What lies in the parcel, to be put into it: no prices. */
export function PackingSlip({ order }: { order: OrderView }) {
  const t = useText("orders");
  const parcel = order.deliveries.find(({ kind }) => kind === "parcel");
  return (
    <div className="sheet grid gap-8 py-8">
      <h1 className="border-b-4 border-ink pb-4 text-3xl font-bold">
        {t("detail.title", { number: numberOf(order.number) })}
      </h1>
      {order.address && (
        <address className="text-2xl not-italic" dir="auto" translate="no">
          {[order.address.name, ...order.address.lines].map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      )}
      <ul className="grid gap-2 text-xl">
        {parcel?.lines.map((line) => (
          <li key={line.id} className="flex gap-4 border-b border-line py-2">
            <span aria-hidden="true" className="size-6 border-2 border-ink" />
            <bdi className="font-bold">{line.qty}</bdi>
            <span dir="auto">{line.text}</span>
          </li>
        ))}
      </ul>
      <PrintRow order={order} side="seller" />
    </div>
  );
}
