import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { DataTable } from "~/ui/data-table.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { LoyaltyView } from "../loyalty.view.server.ts";

type Rules = LoyaltyView["rules"];

/** An order of $49.99 of which $20.00 go back: 49 whole dollars, of which 29 are left. */
const EXAMPLE = { earned: 49, back: 20 };

function RatesTable({ rules }: { rules: Rules }) {
  const t = useText("loyalty");
  const { number } = useFormat();
  return (
    <DataTable
      caption={t("earn.caption")}
      columns={[
        { key: "what", heading: t("earn.what") },
        { key: "worth", heading: t("earn.worth"), numeric: true },
        { key: "example", heading: t("earn.example") },
      ]}
      rows={rules.rates.map(({ kind, points, perDay }) => ({
        id: kind,
        cells: {
          what: t(`earn.kinds.${kind}` as Key<"loyalty">),
          worth: number(points),
          example: t(`earn.examples.${kind}` as Key<"loyalty">, {
            points: t("points", { count: EXAMPLE.earned * points }),
            back: t("points", { count: EXAMPLE.back * points }),
            most: perDay ?? 0,
          }),
        },
      }))}
    />
  );
}

/** What earns points today, and what will. */
export function EarnRules({ view }: { view: LoyaltyView }) {
  const t = useText("loyalty");
  const { date } = useFormat();
  const { rules, toCome, noticeDays } = view;
  return (
    <TitledSection id="earn" title={t("earn.title")} className="grid gap-4">
      <RatesTable rules={rules} />
      <p className="max-w-prose">{t("earn.valid", { days: rules.validDays })}</p>
      <p className="max-w-prose text-muted">
        {t("earn.since", { date: date(rules.from), days: noticeDays })}
      </p>
      {toCome.map((next) => (
        <Notice key={next.from} tone="warn" title={t("earn.toCome", { date: date(next.from) })}>
          <p>{t("earn.toComeText", { date: date(next.announced) })}</p>
          <RatesTable rules={next} />
        </Notice>
      ))}
    </TitledSection>
  );
}
