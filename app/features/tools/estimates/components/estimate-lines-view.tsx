import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Icon } from "~/ui/icon.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { EstimateView, ShownLine } from "../estimate.view.server.ts";
import { FileForm, FormField, fieldId, formOf, type Sent } from "./form-parts.tsx";

/** Where a price comes from and of which day it is. */
function Source({ line }: { line: ShownLine }) {
  const t = useText("estimates");
  const { date } = useFormat();
  const { basis, labour, locked, noIndex, old, unitCost } = line;
  const { month } = useFormat();
  const { index } = basis ?? {};
  if (!basis) return null;
  const day = date(basis.asOf);
  const { supplier } = basis;
  const text =
    labour && basis.source === "sample"
      ? t("line.wage")
      : basis.source === "own" && supplier
        ? t("line.ownBy", { supplier: isolated(supplier), date: day })
        : t(`line.${basis.source}`, { date: day });
  return (
    <>
      {text}
      {index &&
        ` · ${t("line.index", { from: month(index.from), to: month(index.to), ratio: isolated(index.ratio) })}`}
      {index && index.rest > 0 && ` · ${t("line.indexRest", { count: index.rest })}`}
      {noIndex && ` · ${t("line.noIndex")}`}
      {locked && <strong> · {t("line.locked")}</strong>}
      {old && <strong className="text-danger"> · {t("line.old")}</strong>}
      {unitCost === "0" && <strong className="text-danger"> · {t("line.free")}</strong>}
    </>
  );
}

function Counted({ line }: { line: ShownLine }) {
  const t = useText("estimates");
  const { quantity, exactMoney, percent } = useFormat();
  const { qty, unit, unitCost, factor, waste, basis } = line;
  return (
    <>
      <bdi translate="no">
        {t("line.times", { qty: quantity(qty), unit: isolated(unit), cost: isolated(exactMoney(unitCost)) })}
      </bdi>
      {factor && ` ${t("line.factor", { factor: quantity(factor) })}`}
      {waste !== "0" && ` ${t("line.waste", { waste: percent(waste) })}`}
      {basis?.needed &&
        ` (${t(basis.spare ? "line.boughtSpare" : "line.bought", {
          needed: quantity(basis.needed),
          spare: percent(basis.spare ?? "0"),
        })})`}
    </>
  );
}

/** One form for a line: a new one, or one that is changed. */
function LineForm({
  view,
  intent,
  line,
  sent,
}: {
  view: EstimateView;
  intent: "line" | "edit";
  line?: ShownLine;
  sent?: Sent;
}) {
  const t = useText("estimates");
  const form = formOf(intent, sent, {
    text: line?.text ?? "",
    qty: line?.qty ?? "",
    unit: line?.unit ?? "",
    unitCost: line?.unitCost ?? "",
    waste: line?.waste === "0" ? "" : (line?.waste ?? ""),
    taxed: (line?.taxable ?? true) ? "on" : "",
    locked: line?.locked ? "on" : "",
  });
  const action = `/estimate/${view.id}${line ? `?line=${encodeURIComponent(line.id)}` : ""}`;
  return (
    <form method="post" action={action} noValidate className="grid gap-4" data-reload>
      {line ? (
        <>
          <input type="hidden" name="line" value={line.id} />
          <input type="hidden" name="version" value={view.version} key={view.version} />
        </>
      ) : (
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
      )}
      <FormField form={form} name="text" />
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <FormField form={form} name="qty" />
        <FormField form={form} name="unit" />
        <FormField form={form} name="unitCost" />
        <FormField form={form} name="waste" />
      </div>
      <Checkbox
        name="taxed"
        id={fieldId(intent, "taxed")}
        label={t("fields.taxed")}
        defaultChecked={form.value("taxed") === "on"}
      />
      {line && (
        <Checkbox
          name="locked"
          id={fieldId(intent, "locked")}
          label={t("fields.locked")}
          defaultChecked={form.value("locked") === "on"}
        />
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button name="intent" value={intent} variant={line ? "default" : "outline"}>
          {t(line ? "save" : "add.addLine")}
        </Button>
        {line && <TextLink href={`/estimate/${view.id}`}>{t("cancel")}</TextLink>}
      </div>
    </form>
  );
}

function Remove({ view, id, name }: { view: EstimateView; id: string; name: string }) {
  return (
    <form method="post" action={`/estimate/${view.id}`} data-reload data-keep-scroll>
      <input type="hidden" name="what" value={id} />
      <input type="hidden" name="version" value={view.version} />
      <Button name="intent" value="remove" variant="ghost" size="icon" aria-label={name}>
        <Icon name="trash-2" />
      </Button>
    </form>
  );
}

function LineRow({ view, line, sent }: { view: EstimateView; line: ShownLine; sent?: Sent }) {
  const t = useText("estimates");
  const { money } = useFormat();
  if (view.lines?.edited === line.id && view.mayWrite)
    return (
      <li id={line.id} className="border-b border-line bg-sunken p-4">
        <LineForm view={view} intent="edit" line={line} sent={sent} />
      </li>
    );
  return (
    <li
      id={line.id}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2"
    >
      <p className="grid min-w-0">
        <span className="font-medium wrap-anywhere">
          <bdi translate="no">{line.text}</bdi>
        </span>
        <span className="text-sm tabular-nums">
          <Counted line={line} />
        </span>
        <span className="text-sm text-muted">
          <Source line={line} />
        </span>
      </p>
      <p className="flex items-center justify-end gap-1 self-start">
        <bdi className="pt-1 font-bold tabular-nums">{money(line.cents)}</bdi>
      </p>
      {view.mayWrite && (
        <div className="col-span-2 flex items-center gap-4">
          <TextLink
            href={`/estimate/${view.id}?line=${encodeURIComponent(line.id)}#${line.id}`}
            aria-label={t("line.editOf", { text: isolated(line.text) })}
          >
            {t("line.edit")}
          </TextLink>
          <Remove view={view} id={line.id} name={t("line.removeOf", { text: isolated(line.text) })} />
        </div>
      )}
    </li>
  );
}

function Sums({ lines, total }: { lines: NonNullable<EstimateView["lines"]>; total: number }) {
  const t = useText("estimates");
  const { money, percent } = useFormat();
  const row = "flex flex-wrap items-baseline justify-between gap-x-6 py-1";
  return (
    <dl className="grid border-t-2 border-ink pt-2 tabular-nums sm:justify-self-end sm:min-w-96">
      <div className={row}>
        <dt>{t("subtotal")}</dt>
        <dd>
          <bdi>{money(lines.subtotal)}</bdi>
        </dd>
      </div>
      {lines.steps.map(({ kind, rate, base, cents }) => (
        <div key={kind} className={row}>
          <dt>
            {t(`rates.${kind as "tax"}`)}
            <span className="text-sm text-muted">
              , {t("rateOf", { rate: isolated(percent(rate)), base: isolated(money(base)) })}
            </span>
          </dt>
          <dd>
            <bdi>{money(cents)}</bdi>
          </dd>
        </div>
      ))}
      <div className={`${row} border-t-2 border-ink text-lg font-bold`}>
        <dt>{t("total")}</dt>
        <dd>
          <bdi>{money(total)}</bdi>
        </dd>
      </div>
    </dl>
  );
}

function Add({ view, sent }: { view: EstimateView; sent?: Sent }) {
  const t = useText("estimates");
  const form = formOf("work", sent);
  return (
    <TitledSection
      id="add"
      title={t("add.title")}
      className="grid gap-6 border-t border-line pt-6 print:hidden"
    >
      <form method="post" action={`/estimate/${view.id}`} noValidate className="grid gap-4" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <div className="grid items-start gap-4 sm:grid-cols-[2fr_1fr]">
          <SelectField
            name="work"
            label={t("add.work")}
            hint={t("add.workHint")}
            options={(view.lines?.works ?? []).map(({ value, text }) => ({ value, text }))}
            defaultValue={form.value("work")}
          />
          <FormField form={form} name="qty" hint={t("add.qtyHint")} />
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <Button name="intent" value="work">
            {t("add.addWork")}
          </Button>
          <TextLink href={`/price-book?for=${view.id}`}>{t("add.find")}</TextLink>
        </div>
      </form>
      <details className="fold border-t border-line pt-2" open={sent?.fields.intent === "line"}>
        <summary className="min-h-12 content-center font-bold">{t("add.line")}</summary>
        <LineForm view={view} intent="line" sent={sent} />
      </details>
      <details className="fold border-t border-line pt-2">
        <summary className="min-h-12 content-center font-bold">{t("start.import")}</summary>
        <FileForm
          action="/material-cost-estimator"
          idem={view.idem}
          hint={t("start.importHint")}
          label={t("start.send")}
          fields={{ estimate: view.id }}
        />
      </details>
    </TitledSection>
  );
}

/** The lines of an estimate with their prices, and what can be added. */
export function EstimateLines({ view, sent }: { view: EstimateView; sent?: Sent }) {
  const t = useText("estimates");
  const { money } = useFormat();
  const { lines } = view;
  if (!lines) return null;
  return (
    <div className="grid gap-8">
      {lines.sections.length === 0 && <p className="text-muted">{t("noLines")}</p>}
      {lines.sections.map((section) => (
        <section key={section.id} className="grid" aria-labelledby={`s-${section.id}`}>
          <div className="flex items-center justify-between gap-4 border-b-2 border-ink">
            <h2 id={`s-${section.id}`} className="py-2 text-lg font-bold wrap-anywhere">
              <bdi translate="no">{section.title || t("loose")}</bdi>
            </h2>
            <div className="flex items-center gap-2">
              <Badge variant="secondary">
                <bdi className="tabular-nums">{money(section.cents)}</bdi>
              </Badge>
              {view.mayWrite && (
                <Remove
                  view={view}
                  id={section.id}
                  name={t("line.removeSection", { title: isolated(section.title || t("loose")) })}
                />
              )}
            </div>
          </div>
          <ul>
            {section.lines.map((line) => (
              <LineRow key={line.id} view={view} line={line} sent={sent} />
            ))}
          </ul>
        </section>
      ))}
      {lines.sections.length > 0 && <Sums lines={lines} total={view.total} />}
      {view.mayWrite && <Add view={view} sent={sent} />}
    </div>
  );
}
