import { useFormat, useText } from "~/i18n/i18n.tsx";
import { centsOf } from "~/lib/dollars.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { COMPARE, FINANCING, withCompared } from "../financing.limits.ts";
import type { CompareView } from "../financing.view.server.ts";
import { useRate } from "./parts.tsx";

/** Up to four scenarios side by side. */
export default function CompareScreen({ view }: { view: CompareView }) {
  const t = useText("financing");
  const shell = useText("shell");
  const rate = useRate();
  const { money, number } = useFormat();
  const nameOf = ({ kind, amount, months }: CompareView["rows"][number]) => {
    const sum = money(centsOf(amount) ?? 0);
    const text = months ? t("compare.months", { amount: sum, months }) : sum;
    return `${t(`kinds.${kind}`)}, ${text}`;
  };
  const heading = (
    <PageHeading
      sheet={sheetNumber(screen("financingCompare"))}
      title={shell("screens.financingCompare.title")}
    >
      <p>{t("compare.lead")}</p>
    </PageHeading>
  );
  const add = <TextLink href={withCompared(FINANCING, view.compared)}>{t("compare.another")}</TextLink>;
  if (view.rows.length === 0)
    return (
      <div className="sheet grid gap-8 py-10 sm:py-16">
        {heading}
        <EmptyState title={t("compare.none")} action={add}>
          {t("compare.how")}
        </EmptyState>
      </div>
    );
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      {heading}
      <DataTable
        captionHidden
        caption={t("compare.caption")}
        columns={[
          { key: "name", heading: t("compare.scenario") },
          { key: "rate", heading: t("out.rate"), numeric: true },
          { key: "payment", heading: t("out.payment"), numeric: true },
          { key: "count", heading: t("out.count"), numeric: true },
          { key: "received", heading: t("out.received"), numeric: true },
          { key: "cost", heading: t("out.cost"), numeric: true },
        ]}
        rows={view.rows.map((row) => {
          const name = nameOf(row);
          const { cost, own, others } = row;
          const action = (key: "open" | "remove", href: string) => (
            <TextLink
              href={href}
              data-reload
              aria-label={t("compare.ofScenario", { action: t(`compare.${key}`), scenario: name })}
            >
              {t(`compare.${key}`)}
            </TextLink>
          );
          return {
            id: own,
            cells: {
              name: (
                <span className="grid justify-items-start gap-1">
                  <bdi>{name}</bdi>
                  {cost?.rate.ok && cost.rate.percent === view.lowestRate && (
                    <Badge>{t("compare.lowestRate")}</Badge>
                  )}
                  {cost && cost.cost === view.lowestCost && <Badge>{t("compare.lowestCost")}</Badge>}
                  <span className="flex gap-4 font-normal print:hidden">
                    {action("open", `${FINANCING}?${own}${withCompared("", others).replace("?", "&")}`)}
                    {action("remove", withCompared(COMPARE, others))}
                  </span>
                </span>
              ),
              rate: cost ? rate(cost.rate) : t("compare.wrong"),
              payment: cost && money(cost.payment),
              count: cost && number(cost.payments),
              received: cost && money(cost.received),
              cost: cost && money(cost.cost),
            },
          };
        })}
      />
      <p>{view.isFull ? t("compare.full") : add}</p>
      <p className="max-w-prose text-muted">{t("disclaimer")}</p>
    </div>
  );
}
