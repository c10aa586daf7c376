import { PERIODS } from "~/engines/metric/metric.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Unit } from "~/services/metrics.ts";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { BoxField, ChoiceField, formState, TypedField } from "~/ui/typed-field.tsx";
import type { BoardView, MetricView } from "../intelligence.view.server.ts";
import type { Tile } from "../tiles.server.ts";

/** A figure in its unit, in the reader's way of writing; a decimal of days always has its place, so that none is "1 days". */
export function useFigure() {
  const t = useText("intelligence");
  const { number, wholeMoney, percent, quantity } = useFormat();
  const inUnit: Record<Unit, (value: number) => string> = {
    count: (value) => number(Math.round(value)),
    cents: (value) => wholeMoney(Math.round(value / 100) * 100),
    percent: (value) => percent(value.toFixed(1)),
    rate: (value) => quantity(value.toFixed(2)),
    days: (value) => `${quantity(value.toFixed(1))} ${t("units.days")}`,
    hours: (value) => `${quantity(value.toFixed(1))} ${t("units.hours")}`,
  };
  return (unit: Unit, value: number | undefined) =>
    value === undefined ? t("notEnough") : inUnit[unit](value);
}

/** What a bucket of time is called. */
export function useBucket() {
  const { month, date } = useFormat();
  return (bucket: string) => (bucket.length === 7 ? month(bucket) : date(bucket));
}

const MARKS = { good: "text-ok", bad: "text-danger", none: "text-muted" } as const;

/** How a figure differs from the one before, in words, so that colour is not all that says it. */
export function ChangeLine({ tile }: { tile: Tile }) {
  const t = useText("intelligence");
  const { percent } = useFormat();
  const figure = useFigure();
  if (tile.when === "now") return <p className="text-sm text-muted">{t("asOfNow")}</p>;
  const { change, earlier } = tile;
  if (!change)
    return <p className="text-sm text-muted">{t("before", { value: figure(tile.unit, earlier) })}</p>;
  const size = Math.abs(change.by);
  const isPoints = tile.unit === "percent";
  const said = isPoints
    ? t("points", { value: size.toFixed(1) })
    : change.percent === undefined
      ? figure(tile.unit, size)
      : percent(Math.abs(change.percent).toFixed(1));
  const way = change.by === 0 ? "same" : change.by > 0 ? "up" : "down";
  return (
    <p className="text-sm">
      <span className={`font-bold ${MARKS[change.tone]}`}>
        {t(`change.${way}`, { by: said })}
        {change.tone !== "none" && ` · ${t(`tone.${change.tone}`)}`}
      </span>{" "}
      <span className="text-muted">{t("before", { value: figure(tile.unit, earlier) })}</span>
    </p>
  );
}

const WIDTH = 320;
const HEIGHT = 64;

/** Bars of a figure over time, oldest first in the direction of reading; the table beside it says the same. */
export function TrendPicture({
  tile,
  label,
  rtl,
  noted = [],
}: {
  tile: Tile;
  label: string;
  rtl: boolean;
  /** Bars that carry a mark, because somebody wrote a note on one of their days. */
  noted?: readonly string[];
}) {
  const most = Math.max(...tile.trend.map(({ value }) => Math.abs(value ?? 0)), 0);
  if (tile.trend.length < 2 || most === 0) return null;
  const step = WIDTH / tile.trend.length;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="h-16 w-full"
      preserveAspectRatio="none"
    >
      {tile.trend.map(({ bucket, value = 0 }, n) => {
        const height = (Math.abs(value) / most) * (HEIGHT - 4);
        const at = (rtl ? tile.trend.length - 1 - n : n) * step;
        return (
          <rect
            key={bucket}
            x={Math.round(at + 1)}
            y={Math.round(HEIGHT - 1 - height)}
            width={Math.max(1, Math.round(step - 2))}
            height={Math.round(height)}
            className="fill-blueprint"
          />
        );
      })}
      {tile.trend.map(({ bucket }, n) => {
        if (!noted.includes(bucket)) return null;
        const at = (rtl ? tile.trend.length - 1 - n : n) * step;
        return (
          <rect
            key={bucket}
            x={Math.round(at + 1)}
            y={0}
            width={Math.max(1, Math.round(step - 2))}
            height={3}
            className="fill-accent"
          />
        );
      })}
      <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} className="stroke-control" />
    </svg>
  );
}

const CELL = "border-b border-line py-1 ps-2 text-end tabular-nums";

/** The same as a table, newest first: as narrow as a phone, with its headings. */
export function TrendTable({ tile, caption }: { tile: Tile; caption: string }) {
  const t = useText("intelligence");
  const { number } = useFormat();
  const figure = useFigure();
  const bucket = useBucket();
  return (
    <table className="w-full max-w-2xl border-collapse text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-ink align-bottom">
          <th scope="col" className="text-start">
            {t("table.when")}
          </th>
          <th scope="col" className="ps-2 text-end">
            {t("table.value")}
          </th>
          <th scope="col" className="ps-2 text-end">
            {t("table.rows")}
          </th>
        </tr>
      </thead>
      <tbody>
        {tile.trend.toReversed().map((one) => (
          <tr key={one.bucket}>
            <th scope="row" className="border-b border-line py-1 text-start font-normal">
              <bdi>{bucket(one.bucket)}</bdi>
            </th>
            <td className={CELL}>
              {one.unusual && <span className="font-bold">{t("unusual")} </span>}
              <bdi>{figure(tile.unit, one.value)}</bdi>
            </td>
            <td className={CELL}>{number(one.rows)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Which days, which project, with examples or without. */
export function Question({
  view,
  action,
  hidden,
}: {
  view: BoardView | MetricView;
  action: string;
  hidden: Readonly<Record<string, string>>;
}) {
  const t = useText("intelligence");
  const say = (key: string) => t(key as Key<"intelligence">);
  const { asked, problem } = view;
  const form = formState({
    fields: {
      ...{ period: asked.period, project: asked.project, samples: asked.samples ? "on" : "" },
      ...{ from: asked.from, to: asked.to },
    },
    errors: problem ? { [problem.field]: `errors.${problem.why}` } : {},
  });
  return (
    <Fold title={t("fields.title")} open={problem !== undefined}>
      <form
        method="get"
        action={action}
        noValidate
        data-reload
        className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4"
      >
        {Object.entries(hidden).map(
          ([name, value]) => value && <input key={name} type="hidden" {...{ name, value }} />,
        )}
        <ChoiceField
          form={form}
          say={say}
          name="period"
          label={t("fields.period")}
          options={PERIODS.map((value) => ({ value, text: t(`periods.${value}`) }))}
        />
        <ChoiceField
          form={form}
          say={say}
          name="project"
          label={t("fields.project")}
          options={[
            { value: "", text: t("allProjects") },
            ...view.projects.map(({ id, name }) => ({ value: id, text: name })),
          ]}
        />
        <TypedField
          form={form}
          say={say}
          name="from"
          type="date"
          label={t("fields.from")}
          hint={t("fields.ownHint")}
        />
        <TypedField
          form={form}
          say={say}
          name="to"
          type="date"
          label={t("fields.to")}
          hint={t("fields.ownHint")}
        />
        <BoxField form={form} say={say} name="samples" label={t("fields.samples")} />
        <Button className="justify-self-start">{t("fields.show")}</Button>
      </form>
    </Fold>
  );
}

/** Which days are counted and which they are compared with. */
export function Counted({ view }: { view: BoardView | MetricView }) {
  const t = useText("intelligence");
  const { date } = useFormat();
  const { now, before, asked } = view;
  return (
    <div className="grid gap-3">
      <p>
        {t("spans", {
          ...{ from: date(now.from), to: date(now.to) },
          ...{ beforeFrom: date(before.from), beforeTo: date(before.to) },
        })}
      </p>
      {asked.samples && (
        <Notice tone="warn" title={t("withSamples.title")}>
          <p>{t("withSamples.text")}</p>
        </Notice>
      )}
    </div>
  );
}
