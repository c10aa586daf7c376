import type { ReactNode } from "react";
import { processTexts } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { OrderView } from "../material-express.view.server.ts";

/** Says a key that comes from a schema, a command or a record. */
export function useSay() {
  const t = useText("material-express");
  return (key: string, values?: Record<string, string>) => t(key as Key<"material-express">, values as never);
}

/** The words of the process, for the components of the engine. */
export const useProcessTexts = () => processTexts(useSay(), { transitions: "moves" });

const HIDDEN = ["intent", "idem", "version", "transition", "sku"];

/** What is wrong, above the page; each field is reached from here. */
export function Problem({ sent, anchor }: { sent?: Sent; anchor?: (field: string) => string }) {
  const t = useText("material-express");
  const say = useSay();
  const { line = "", column = "" } = sent?.fields ?? {};
  return (
    <FormProblem
      sent={sent}
      title={t("errors.summary")}
      say={(key) =>
        key === "errors.csv.line" ? t(key, { line, column: say(`columns.${column || "qty"}`) }) : say(key)
      }
      hidden={HIDDEN}
      anchor={anchor}
    />
  );
}

/** Hundredths of a unit, as people write them. */
export function useQuantity() {
  const { number } = useFormat();
  return (hundredths: number, unit = "") => (
    <>
      {number(hundredths / 100)}
      {unit && (
        <>
          {" "}
          <bdi translate="no">{unit}</bdi>
        </>
      )}
    </>
  );
}

export function StateBadge({ state }: { state: string }) {
  const say = useSay();
  const isBad = state === "short" || state === "damaged";
  const isOver = state === "accepted" || state === "cancelled" || state === "draft";
  return (
    <Badge variant={isBad ? "destructive" : isOver ? "outline" : "default"}>{say(`states.${state}`)}</Badge>
  );
}

export function Facts({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="border-t-2 border-ink">
      {rows.map(([label, value]) => (
        <div key={label} className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[14rem_1fr]">
          <dt className="text-muted">{label}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Shown = OrderView["order"]["lines"][number];

/** The lines: what is needed, what whole packs make of it, and what it costs. */
export function LinesTable({ lines, priced = true }: { lines: readonly Shown[]; priced?: boolean }) {
  const t = useText("material-express");
  const { money } = useFormat();
  const quantity = useQuantity();
  return (
    <DataTable
      caption={t("lines.title")}
      captionHidden
      columns={[
        { key: "text", heading: t("columns.text") },
        { key: "need", heading: t("columns.need"), numeric: true },
        { key: "ordered", heading: t("columns.ordered"), numeric: true },
        ...(priced
          ? [
              { key: "price", heading: t("columns.price"), numeric: true },
              { key: "sum", heading: t("columns.sum"), numeric: true },
            ]
          : []),
      ]}
      rows={lines.map((line) => ({
        id: line.id,
        cells: {
          text: (
            <>
              <Typed text={line.text} />
              {line.sku && (
                <>
                  {" "}
                  <bdi translate="no" className="text-sm font-normal text-muted">
                    {line.sku}
                  </bdi>
                </>
              )}
            </>
          ),
          need: quantity(line.need, line.unit),
          ordered: (
            <span>
              {quantity(line.ordered, line.unit)}
              {line.ordered !== line.need && (
                <span className="block text-sm text-muted">
                  {t("lines.packs", { count: line.pack / 100 })}
                </span>
              )}
            </span>
          ),
          price: line.cents > 0 ? money(line.cents) : "–",
          sum: line.cents > 0 ? money(line.sum) : "–",
        },
      }))}
    />
  );
}

/** What the load weighs, and which truck brings it how often. */
export function useLoadRows({
  load,
  haul,
}: Pick<OrderView, "load" | "haul">): (readonly [string, ReactNode])[] {
  const t = useText("material-express");
  const { number } = useFormat();
  return [
    [
      t("load.weight"),
      <>
        {t("load.sum", { lb: number(load.lb), cuft: number(load.cuft) })}
        {load.unknown > 0 && (
          <span className="block text-sm text-muted">{t("load.unknown", { count: load.unknown })}</span>
        )}
      </>,
    ],
    [
      t("load.truck"),
      haul ? `${t(`trucks.${haul.truck}`)} · ${t("load.trips", { count: haul.trips })}` : t("errors.noTruck"),
    ],
  ];
}
