import { useFormat, useText } from "~/i18n/i18n.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { ENOUGH_ANSWERS } from "../items.logic.ts";
import type { ItemRow } from "../items.view.server.ts";
import { Said } from "./parts.tsx";

/** How good each question is, for whoever wrote it. */
export function ItemsTable({ caption, rows }: { caption: string; rows: readonly ItemRow[] }) {
  const t = useText("courses");
  const { number, percent } = useFormat();
  return (
    <>
      {rows.length === 0 ? (
        <p>{t("items.none")}</p>
      ) : (
        <DataTable
          caption={caption}
          captionHidden
          dense
          columns={[
            { key: "question", heading: t("items.question") },
            { key: "n", heading: t("items.answers"), numeric: true },
            { key: "share", heading: t("items.share"), numeric: true },
            { key: "told", heading: t("items.told"), numeric: true },
            { key: "verdict", heading: t("items.verdict") },
          ]}
          rows={rows.map((row) => ({
            id: row.id,
            cells: {
              question: <Said text={row.ask} written={row.written} />,
              n: number(row.n),
              share: <bdi>{percent(String(row.percent))}</bdi>,
              told: row.told === undefined ? "–" : <bdi dir="ltr">{row.told.toFixed(2)}</bdi>,
              verdict: t(`items.verdicts.${row.verdict}`),
            },
          }))}
        />
      )}
      <p className="max-w-prose text-sm text-muted">{t("items.how", { count: ENOUGH_ANSWERS })}</p>
    </>
  );
}
