import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { OrderView } from "../order.view.server.ts";
import { invoicePdfPath, numberOf, orderPath, type Side } from "../orders.words.ts";
import { DrawnInvoice } from "./drawn-parts.tsx";

function PrintRow({ order, side, invoice }: { order: OrderView; side: Side; invoice?: boolean }) {
  const t = useText("orders");
  return (
    <div className="flex flex-wrap items-center gap-4 print:hidden">
      <span className="contents noscript:hidden">
        <Button type="button" variant="outline" onClick={() => window.print()}>
          {t("invoice.print")}
        </Button>
      </span>
      {invoice && (
        <TextLink href={invoicePdfPath(side, order.id)} download>
          {t("invoice.pdf")}
        </TextLink>
      )}
      <TextLink href={orderPath(side, order.id)}>{t("invoice.back")}</TextLink>
    </div>
  );
}

/** The invoice of an order, for paper. */
export function InvoiceSheet({ order, side }: { order: OrderView; side: Side }) {
  return (
    <div className="sheet grid gap-8 py-8">
      <DrawnInvoice order={order} />
      <PrintRow order={order} side={side} invoice />
    </div>
  );
}

/** What lies in a parcel, to be put into it: no prices. Without one in the address it is the first. */
export function PackingSlip({ order, parcel: asked }: { order: OrderView; parcel: string | null }) {
  const t = useText("orders");
  const parcels = order.deliveries.filter(({ kind }) => kind === "parcel");
  const parcel = parcels.find(({ id }) => id === asked) ?? parcels[0];
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
      {order.gift?.message && (
        <blockquote dir="auto" translate="no" className="text-xl whitespace-pre-line wrap-anywhere">
          {order.gift.message}
        </blockquote>
      )}
      <PrintRow order={order} side="seller" />
    </div>
  );
}
