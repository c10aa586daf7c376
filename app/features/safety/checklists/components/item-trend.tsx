import { useText } from "~/i18n/i18n.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { CHECKLISTS_LIMITS } from "../checklists.limits.ts";
import type { ListView } from "../checklists.view.server.ts";
import { OfList } from "./form-parts.tsx";

/** In how many signed runs each item failed lately, and in the time before: counts with what they are of. */
export function ItemTrend({ trend }: Pick<ListView, "trend">) {
  const t = useText("safety-checklists");
  if (trend.now + trend.before === 0) return null;
  const days = CHECKLISTS_LIMITS.trendDays;
  return (
    <TitledSection id="trend" title={t("trend.title")} className="grid gap-3 print:hidden">
      <p className="text-muted">{t("trend.text", { count: trend.now, before: trend.before, days })}</p>
      {trend.items.length === 0 ? (
        <p>{t("trend.none")}</p>
      ) : (
        <DataTable
          caption={t("trend.title")}
          captionHidden
          columns={[
            { key: "item", heading: t("trend.item") },
            { key: "now", heading: t("trend.now", { days }), numeric: true },
            { key: "before", heading: t("trend.before", { days }), numeric: true },
          ]}
          rows={trend.items.map(({ id, prompt, now, before }) => ({
            id,
            cells: {
              item: <OfList text={prompt} />,
              now: t("trend.of", { n: now, of: trend.now }),
              before: t("trend.of", { n: before, of: trend.before }),
            },
          }))}
        />
      )}
    </TitledSection>
  );
}
