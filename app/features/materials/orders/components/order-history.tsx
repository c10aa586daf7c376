import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { OrderView } from "../order.view.server.ts";

/** What happened, the oldest first: of the order, its payments, deliveries, returns and refunds in one line of time. */
export default function OrderHistory({ order }: { order: OrderView }) {
  const t = useText("orders");
  const { moment } = useFormat();
  const said = (process: string, transition: string) => {
    if (transition === "begin") return t(process === "order-return" ? "history.ask" : "history.begin");
    const key = `history.${transition}` as Key<"orders">;
    const words = t(key);
    if (words !== key) return words;
    const part = process === "order" ? "order" : process.slice("order-".length);
    return t(`${part}.transitions.${transition}` as Key<"orders">);
  };
  return (
    <ol className="ms-1 grid border-s-2 border-line ps-4">
      {order.history.map(({ id, process, transition, party, note, at, lines }) => (
        <li key={id} className="relative grid gap-0.5 py-2 break-inside-avoid">
          <span aria-hidden="true" className="absolute -start-[1.3rem] top-4 size-2 rounded-full bg-ink" />
          <p className="font-medium">{said(process, transition)}</p>
          <p className="text-sm text-muted">
            <time dateTime={at}>{moment(at)}</time>
            {" · "}
            {party === "system" ? t("history.itself") : t(`order.parties.${party as "buyer" | "seller"}`)}
          </p>
          {lines.map((line) => (
            <p key={line.id} dir="auto">
              <bdi>{line.qty}</bdi> × {line.text}
            </p>
          ))}
          {note && (
            <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
              {note}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
