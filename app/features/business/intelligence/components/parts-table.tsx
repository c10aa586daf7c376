import type { Split } from "~/engines/metric/metric.server.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Unit } from "~/services/metrics.ts";
import { DataTable } from "~/ui/data-table.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { Part } from "../tiles.server.ts";
import { useBucket, useFigure } from "./figure-parts.tsx";

/** A figure part by part, each with a bar as long as it is large. */
export function PartsTable({ parts, split, unit }: { parts: readonly Part[]; split: Split; unit: Unit }) {
  const t = useText("intelligence");
  const words = useText("metrics");
  const { number } = useFormat();
  const figure = useFigure();
  const bucket = useBucket();
  const most = Math.max(...parts.map(({ value }) => Math.abs(value ?? 0)), 1e-9);
  const isTime = split === "month" || split === "week";
  const nameOf = ({ text, typed }: Part) => {
    if (text === undefined) return t("parts.none");
    return typed ? <Typed text={text} /> : <bdi>{isTime ? bucket(text) : text}</bdi>;
  };
  return (
    <DataTable
      caption={t("parts.title", { part: words(`parts.${split}`) })}
      captionHidden
      columns={[
        { key: "part", heading: words(`parts.${split}`) },
        { key: "value", heading: t("table.value"), numeric: true },
        { key: "rows", heading: t("table.rows"), numeric: true },
      ]}
      rows={parts.map((part) => ({
        id: part.key || "none",
        cells: {
          part: (
            <>
              {nameOf(part)}
              <svg
                viewBox="0 0 100 4"
                preserveAspectRatio="none"
                className="h-1 w-full rtl:-scale-x-100"
                aria-hidden="true"
              >
                <rect
                  width={Math.round((Math.abs(part.value ?? 0) * 1_000) / most) / 10}
                  height={4}
                  className="fill-blueprint"
                />
              </svg>
            </>
          ),
          value: <bdi>{figure(unit, part.value)}</bdi>,
          rows: number(part.rows),
        },
      }))}
    />
  );
}
