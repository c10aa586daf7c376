import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import type { IconName } from "~/ui/icon.tsx";
import { unitPrice } from "../shop.logic.ts";
import type { Product } from "../shop.queries.server.ts";

/** Every product has a sign of its own, so that two of a category are told apart at a glance. */
export const ICONS: Record<string, IconName> = {
  "contract-template-bundle": "file-text",
  "bid-proposal-pack": "file-chart-column",
  "project-management-course": "graduation-cap",
  "legal-protection-guide": "landmark",
  "insurance-guide": "circle-check",
  "branded-hard-hat": "hard-hat",
};

export const productPath = (id: string) => `/shop/product/${id}`;

export function Price({ product }: { product: Product }) {
  const t = useText("shop");
  const format = useFormat();
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-2">
      <span className="dimension text-xl font-bold tabular-nums">
        {product.discountPercent > 0 && <span className="sr-only">{`${t("shop.now")} `}</span>}
        <bdi>{format.money(unitPrice(product.priceCents, product.discountPercent))}</bdi>
      </span>
      {product.discountPercent > 0 && (
        <>
          <s className="text-muted tabular-nums">
            <span className="sr-only">{`${t("shop.was")} `}</span>
            <bdi>{format.money(product.priceCents)}</bdi>
          </s>
          <Badge>{t("shop.off", { percent: product.discountPercent })}</Badge>
        </>
      )}
    </p>
  );
}

/** How many are left, of what can run out: said when there are few. */
const FEW = 20;

export function Stock({ product: { onHand } }: { product: Product }) {
  const t = useText("shop");
  if (onHand === null || onHand > FEW) return null;
  return (
    <p className={onHand === 0 ? "font-bold text-danger" : "text-sm text-muted"}>
      {onHand === 0 ? t("shop.soldOut") : t("shop.left", { count: onHand })}
    </p>
  );
}
