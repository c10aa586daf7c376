// biome-ignore-all lint/a11y/noRedundantRoles: some browsers forget a table's roles when it is laid out as a grid
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { FEATURES, TIERS } from "../membership.logic.ts";
import { HeldValue } from "./held-value.tsx";

/** The lines of one group: what can be used today, or what opens later. */
function Group({ open }: { open: boolean }) {
  const t = useText("membership");
  return (
    <tbody role="rowgroup" className="max-sm:block">
      <tr role="row" className="max-sm:block">
        <th
          scope="rowgroup"
          colSpan={TIERS.length + 1}
          className="border-y border-line bg-sunken px-4 py-2 text-start text-sm font-medium text-muted max-sm:block"
        >
          {open ? t("table.today") : t("table.later")}
        </th>
      </tr>
      {FEATURES.filter((feature) => feature.open === open).map((feature) => (
        <tr
          role="row"
          key={feature.id}
          className="border-b border-line max-sm:grid max-sm:grid-cols-3 max-sm:gap-y-2 max-sm:py-3"
        >
          <th role="rowheader" scope="row" className="px-4 text-start font-medium max-sm:col-span-3 sm:py-3">
            {t(`features.${feature.id}`)}
          </th>
          {TIERS.map((tier) => (
            <td
              role="cell"
              key={tier.id}
              className="px-4 tabular-nums max-sm:border-s max-sm:border-line max-sm:first-of-type:border-s-0 sm:border-s sm:border-line sm:py-3"
            >
              <span className="block text-sm text-muted sm:hidden" aria-hidden="true">
                {t(`tiers.${tier.id}.name`)}
              </span>
              <HeldValue held={feature.of(tier)} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** Every feature by plan; on a phone each feature is a row of its own with the three plans beneath it. */
export default function ComparisonTable() {
  const t = useText("membership");
  const format = useFormat();
  return (
    <table role="table" className="w-full border-t-2 border-ink bg-surface max-sm:block">
      <caption className="sr-only">{t("table.caption")}</caption>
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row">
          <th role="columnheader" scope="col" className="p-4 text-start text-sm font-medium text-muted">
            {t("table.feature")}
          </th>
          {TIERS.map((tier) => (
            <th
              role="columnheader"
              scope="col"
              key={tier.id}
              className="w-1/5 border-s border-line p-4 text-start font-bold"
            >
              {t(`tiers.${tier.id}.name`)}
              <span className="block text-sm font-normal text-muted tabular-nums">
                {t("table.perMonth", { price: format.wholeMoney(tier.monthlyCents) })}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <Group open={true} />
      <Group open={false} />
    </table>
  );
}
