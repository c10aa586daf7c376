import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { Button } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { ChoiceField, type FormState, TypedField } from "~/ui/typed-field.tsx";
import type { Rate } from "../apr.ts";
import type { DrawnField, ShownCost } from "../financing.view.server.ts";
import type { Kind } from "../kinds.ts";

/** Names that the keys of texts are made of. */
export function useSay() {
  const t = useText("financing");
  return (key: string, values?: Record<string, string>) =>
    t(key as Key<"financing">, values as never) as unknown as string;
}

/** Fields that a form calls otherwise: a sum is a price here and a limit there. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  ...{ lease: ["amount"], draws: ["amount"], factoring: ["amount"], merchant: ["amount", "payment"] },
  ...{ customer: ["amount", "fee"], capacity: ["amount"], ways: ["months", "days"] },
};

/** The label of a field, as this form calls it. */
export function useLabel(of: Kind | "capacity" | "ways") {
  const say = useSay();
  return (name: string) => say(OWN[of]?.includes(name) ? `fieldOf.${of}.${name}` : `fields.${name}`);
}

/** An annual rate to a hundredth of a percent, or why there is none. */
export function useRate() {
  const say = useSay();
  const { percent } = useFormat();
  return (rate: Rate) => (rate.ok ? percent(rate.percent.toFixed(2)) : say(`noRate.${rate.why}`));
}

const TYPES = {
  money: "decimal",
  percent: "decimal",
  factor: "decimal",
  whole: "numeric",
  day: "date",
  choice: "text",
} as const;
const HINTED = ["rate", "factor", "cover", "sales"];

interface FiguresFormProps {
  path: string;
  of: Kind | "capacity" | "ways";
  fields: readonly DrawnField[];
  /** What goes along unseen: the kind, and what it is compared with. */
  hidden?: readonly (readonly [string, string])[];
}

/** A form whose fields are the address of what comes of them. */
export function FiguresForm({ path, of, fields, hidden = [] }: FiguresFormProps) {
  const say = useSay();
  const labelOf = useLabel(of);
  const form: FormState = {
    isSent: true,
    idem: undefined,
    value: (name) => fields.find((field) => field.name === name)?.value ?? "",
    error: (name) => fields.find((field) => field.name === name)?.error,
  };
  const wrong = fields.filter(({ error }) => error);
  return (
    <form method="get" action={path} noValidate className="grid gap-4 print:hidden" data-reload>
      {wrong.length > 0 && (
        <ErrorSummary
          title={say("problemTitle")}
          items={wrong.map(({ name, error = "" }) => ({
            field: name,
            message: `${labelOf(name)}: ${error}`,
          }))}
        />
      )}
      {hidden.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {fields.map(({ name, type, options, optional }) => {
        const label = optional ? say("optional", { label: labelOf(name) }) : labelOf(name);
        const shared = { form, name, label, say: (text: string) => text };
        if (options)
          return (
            <ChoiceField
              key={name}
              {...shared}
              options={options.map((value) => ({ value, text: say(`options.${value}`) }))}
            />
          );
        return (
          <TypedField
            key={name}
            {...shared}
            type={TYPES[type]}
            most={24}
            hint={HINTED.includes(name) ? say(`hints.${name}`) : undefined}
          />
        );
      })}
      <div>
        <Button>{say("calculate")}</Button>
      </div>
    </form>
  );
}

/** Figures with their names, the first the largest. */
export function Figures({
  figures,
}: {
  figures: readonly { id: string; label: string; text: string; strong?: boolean }[];
}) {
  return (
    <dl className="grid border-t-2 border-ink">
      {figures.map(({ id, label, text, strong }) => (
        <div
          key={id}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2"
        >
          <dt>{label}</dt>
          <dd className={`font-bold tabular-nums ${strong ? "text-2xl" : "text-lg"}`}>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Rows of a schedule, with the columns that its kind has. */
export function ScheduleTable({ cost, hidden }: { cost: ShownCost; hidden?: boolean }) {
  const t = useText("financing");
  const { money, number, date } = useFormat();
  const hasDays = cost.rows.some(({ day }) => day);
  const hasDraws = cost.rows.some(({ draw }) => draw);
  const names = [
    ...(hasDays ? (["day"] as const) : []),
    ...(hasDraws ? (["draw"] as const) : []),
    "payment" as const,
    ...(cost.hasInterest ? (["interest", "principal"] as const) : []),
    "balance" as const,
  ];
  return (
    <DataTable
      dense
      captionHidden={hidden}
      caption={t("schedule.caption", { count: cost.count })}
      columns={[
        { key: "n", heading: t("columns.n") },
        ...names.map((key) => ({ key, heading: t(`columns.${key}`), numeric: key !== "day" })),
      ]}
      rows={cost.rows.map((row, place) => ({
        id: String(place),
        cells: {
          n: number(row.n),
          day: row.day && date(row.day),
          draw: row.draw && money(row.draw),
          payment: labelled(t("columns.payment"), money(row.payment)),
          interest: labelled(t("columns.interest"), money(row.interest)),
          principal: labelled(t("columns.principal"), money(row.principal)),
          balance: labelled(t("columns.balance"), money(row.balance)),
        },
      }))}
    />
  );
}

/** On a narrow screen the headings are not seen. */
const labelled = (label: string, text: string) => (
  <>
    <span aria-hidden="true" className="text-muted lg:hidden">
      {label}{" "}
    </span>
    <bdi>{text}</bdi>
  </>
);
