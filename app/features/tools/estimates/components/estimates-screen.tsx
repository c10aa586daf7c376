import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { EstimatesStart } from "../estimates.view.server.ts";
import type { TakenOver } from "../take-over.server.ts";
import {
  FileForm,
  type FileReport,
  FormField,
  fieldId,
  formOf,
  Problem,
  ReadReport,
  type Sent,
} from "./form-parts.tsx";

const PATH = "/material-cost-estimator";
/** The longest title, as the schema has it. */
const TITLE = 120;

interface EstimatesScreenProps {
  start: EstimatesStart;
  sent?: Sent;
  report?: FileReport;
}

function TakenRow({ row, n, sent }: { row: TakenOver["rows"][number]; n: number; sent?: Sent }) {
  const t = useText("estimates");
  const name = (part: string) => `rows[${n}].${part}`;
  const form = formOf("create", sent, {
    [name("what")]: row.what,
    [name("text")]: row.text,
    [name("qty")]: row.qty,
    [name("unit")]: row.unit,
    [name("unitCost")]: row.unitCost,
  });
  const field = (part: "qty" | "unit" | "unitCost" | "text", label: string) => {
    const error = form.error(name(part));
    return (
      <Field
        name={name(part)}
        id={fieldId("create", name(part))}
        label={label}
        dir="auto"
        defaultValue={form.value(name(part))}
        error={error && t(error as Key<"estimates">)}
        autoComplete="off"
      />
    );
  };
  return (
    <fieldset className="grid items-end gap-4 border-b border-line pb-5 sm:grid-cols-2 lg:grid-cols-[2fr_2fr_1fr_1fr_1fr]">
      <legend className="pb-2 font-bold">
        {t("taken.row", { number: n + 1 })} · <bdi>{row.text}</bdi>
      </legend>
      <SelectField
        name={name("what")}
        id={fieldId("create", name("what"))}
        label={t("taken.what")}
        options={[...row.options, { value: "", text: t("taken.typed") }]}
        defaultValue={form.value(name("what"))}
      />
      {field("text", t("taken.label"))}
      {field("qty", t("taken.qty"))}
      {field("unit", t("taken.unit"))}
      {field("unitCost", t("taken.unitCost"))}
    </fieldset>
  );
}

/** What a take-off or a calculator handed over, to be looked at and made into lines. */
function Taken({ start, taken, sent }: { start: EstimatesStart; taken: TakenOver; sent?: Sent }) {
  const t = useText("estimates");
  const form = formOf("create", sent, { title: taken.title });
  return (
    <TitledSection id="taken" title={t(`taken.heading.${taken.from}`)} className="grid gap-5">
      <p className="max-w-prose text-muted">{t("taken.text")}</p>
      {taken.left > 0 && <Notice tone="warn" title={t("taken.left", { count: taken.left })} />}
      <form method="post" action={`${PATH}${start.query}`} noValidate className="grid gap-6" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? start.idem} />
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField form={form} name="title" />
          {start.list.length > 0 && (
            <SelectField
              name="into"
              label={t("taken.into")}
              options={[
                { value: "", text: t("taken.intoNew") },
                ...start.list.map(({ id, title }) => ({ value: id, text: title })),
              ]}
              defaultValue={form.value("into")}
            />
          )}
        </div>
        {taken.rows.map((row, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are known by their place
          <TakenRow key={n} row={row} n={n} sent={sent} />
        ))}
        <Button name="intent" value="create" className="justify-self-start">
          {t("start.make")}
        </Button>
      </form>
    </TitledSection>
  );
}

function NewEstimate({ start, sent }: { start: EstimatesStart; sent?: Sent }) {
  const t = useText("estimates");
  const { from } = start;
  const form = formOf("create", sent, { title: from?.title.slice(0, TITLE) ?? "", from: from?.from ?? "" });
  return (
    <TitledSection id="new" title={t("start.title")} className="grid content-start gap-5">
      {from && (
        <p>
          {t("start.from")} <bdi className="font-bold">{from.name}</bdi>
          {from.client && <bdi> · {from.client}</bdi>}
          {from.scope && <bdi className="block text-muted">{from.scope}</bdi>}
        </p>
      )}
      <form method="post" action={PATH} noValidate className="grid max-w-xl gap-5" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? start.idem} />
        <input type="hidden" name="from" value={form.value("from")} />
        <FormField form={form} name="title" />
        <SelectField
          name="job"
          label={t("start.job")}
          options={[{ value: "", text: t("start.blank") }, ...start.jobs]}
          defaultValue={form.value("job")}
        />
        <Button name="intent" value="create" className="justify-self-start">
          {t("start.make")}
        </Button>
      </form>
    </TitledSection>
  );
}

function Others({ start, sent }: { start: EstimatesStart; sent?: Sent }) {
  const t = useText("estimates");
  return (
    <TitledSection id="others" title={t("start.other")} className="grid content-start gap-5">
      <ul className="grid">
        <li>
          <TextLink href="/blueprint-analyzer?plan=sample">{t("start.fromPlan")}</TextLink>
        </li>
        <li>
          <TextLink href="/calculators">{t("start.fromCalculator")}</TextLink>
        </li>
        <li>
          <TextLink href="/price-book">{t("start.prices")}</TextLink>
        </li>
        <li>
          <TextLink href="/estimate/sample">{t("start.example")}</TextLink>
        </li>
      </ul>
      {!start.readOnly && (
        <FileForm
          action={PATH}
          idem={start.idem}
          sent={sent}
          hint={t("start.importHint")}
          label={t("start.import")}
        />
      )}
    </TitledSection>
  );
}

function List({ list }: Pick<EstimatesStart, "list">) {
  const t = useText("estimates");
  const format = useFormat();
  return (
    <ol className="border-t-2 border-ink">
      {list.map(({ id, title, totalCents, updatedAt }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-2"
        >
          <a
            href={`/estimate/${id}`}
            className="inline-flex min-h-12 items-center font-bold underline wrap-anywhere"
          >
            <bdi>{title}</bdi>
          </a>
          <span className="flex flex-wrap items-baseline gap-x-4">
            <span className="text-sm text-muted">{t("list.changed", { date: format.date(updatedAt) })}</span>
            <bdi className="font-bold tabular-nums">{format.money(totalCents)}</bdi>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The estimates of a workspace, and every way to begin one. */
export function EstimatesScreen({ start, sent, report }: EstimatesScreenProps) {
  const t = useText("estimates");
  const shell = useText("shell");
  const format = useFormat();
  const { taken, list, readOnly } = start;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("materialCostEstimator"))}
        title={shell("screens.materialCostEstimator.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      <ReadReport report={report} />
      {start.nothing && <Notice tone="warn" title={t("taken.nothing")} />}
      {taken && !readOnly && <Taken start={start} taken={taken} sent={sent} />}
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        {!readOnly && !taken && <NewEstimate start={start} sent={sent} />}
        <Others start={start} sent={sent} />
      </div>
      {list.length > 0 ? (
        <TitledSection id="list" title={t("list.title")} className="grid gap-3">
          <List list={list} />
        </TitledSection>
      ) : (
        !taken && (
          <EmptyState title={t("list.empty")}>
            <p>{t("list.emptyText")}</p>
          </EmptyState>
        )
      )}
      <p className="max-w-prose text-sm text-muted">
        {t("sampleNote", { day: format.date(start.sampleDay) })}
      </p>
    </div>
  );
}
