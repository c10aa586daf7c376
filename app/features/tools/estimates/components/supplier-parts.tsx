import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";

/** A supplier in a sentence; its name keeps its own direction. */
export const supplierText = (name: string, nobody: string) => (name ? isolated(name) : nobody);

export function SupplierName({ name }: { name: string }) {
  const t = useText("suppliers");
  return <span className="font-medium wrap-anywhere">{supplierText(name, t("nobody"))}</span>;
}

/** Of which day a price is, how long ago that was, and whether it has to be asked for anew. */
export function Age({ asOf, days, old }: { asOf: string; days: number; old: boolean }) {
  const t = useText("suppliers");
  const { date } = useFormat();
  return (
    <span className="text-sm text-muted">
      {t("age", { date: date(asOf), count: days })}
      {old && <strong className="text-danger"> · {t("old")}</strong>}
    </span>
  );
}
