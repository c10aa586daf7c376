import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { Badge } from "~/ui/badge.tsx";
import type { ListedOrder } from "../order-list.queries.server.ts";
import { saidState } from "../orders.words.ts";

/** The states of an order, each by itself. */
export function OrderStates({
  state,
  payment,
  fulfilment,
}: Pick<ListedOrder, "state" | "payment" | "fulfilment">) {
  const t = useText("orders");
  const said = saidState({ state, payment });
  const bad = payment === "declined" || payment === "none";
  return (
    <span className="flex flex-wrap gap-2">
      <Badge variant={state === "pending" ? "default" : "secondary"}>
        {t(`states.${said}` as Key<"orders">)}
      </Badge>
      <Badge variant={bad && state === "pending" ? "destructive" : "secondary"}>
        {t(`payments.${payment}`)}
      </Badge>
      <Badge variant="secondary">{t(`fulfilments.${fulfilment}`)}</Badge>
    </span>
  );
}
