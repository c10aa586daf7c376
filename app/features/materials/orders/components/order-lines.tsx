import { LinesTable } from "~/engines/lines/lines.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { OrderView } from "../order.view.server.ts";

/** What was ordered, at which prices. */
export default function OrderLines({ content }: Pick<OrderView, "content">) {
  const t = useText("orders");
  return <LinesTable content={content} caption={t("detail.lines")} view="price" />;
}
