import { useFormat, useText } from "~/i18n/i18n.tsx";
import { typedDollars } from "~/lib/dollars.ts";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Field } from "~/ui/field.tsx";
import { Fold } from "~/ui/fold.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { ChoiceField, formOf, TypedField } from "~/ui/typed-field.tsx";
import { UNLOADS } from "~db/schema/material-express.terms.ts";
import { EXPRESS_LIMITS as MOST, orderPath } from "../material-express.limits.ts";
import type { OrderScreenProps } from "./order-screen.tsx";
import { useSay } from "./parts.tsx";

const NEW_ROWS = [0, 1, 2];

/** All lines with a field each, and three rows for new ones. */
export function EditLines({ view, sent }: OrderScreenProps) {
  const t = useText("material-express");
  const say = useSay();
  const { lines, version } = view.order;
  const form = formOf(["lines"], sent, {
    ...Object.fromEntries(lines.map(({ need }, n) => [`qty_${n}`, String(need / 100)])),
    ...Object.fromEntries(lines.map(({ cents }, n) => [`price_${n}`, cents > 0 ? typedDollars(cents) : ""])),
  });
  const shared = { form, say };
  return (
    <Fold title={t("lines.edit")} open={form.isSent || lines.length === 0}>
      <form method="post" noValidate className="grid gap-4" data-reload>
        <input type="hidden" name="version" value={version} />
        {lines.map((line, n) => (
          <fieldset
            key={line.id}
            className="grid gap-3 border-b border-line pb-4 sm:grid-cols-[1fr_8rem_8rem_8rem] sm:items-end"
          >
            <legend className="pb-1 font-bold">
              <Typed text={line.text} />
            </legend>
            <span className="text-muted max-sm:hidden" />
            <TypedField {...shared} name={`qty_${n}`} label={t("columns.need")} type="decimal" />
            <TypedField {...shared} name={`price_${n}`} label={t("columns.price")} type="decimal" />
            <Checkbox
              name={`drop_${n}`}
              value="on"
              label={t("lines.drop")}
              defaultChecked={form.value(`drop_${n}`) === "on"}
            />
          </fieldset>
        ))}
        {NEW_ROWS.map((n) => (
          <fieldset key={n} className="grid gap-3 sm:grid-cols-[1fr_8rem_8rem_8rem] sm:items-end">
            <legend className="pb-1 font-bold">{t("lines.new", { number: String(n + 1) })}</legend>
            <TypedField {...shared} name={`newText_${n}`} label={t("lines.newText")} most={MOST.text} />
            <TypedField {...shared} name={`newQty_${n}`} label={t("columns.need")} type="decimal" />
            <TypedField {...shared} name={`newUnit_${n}`} label={t("columns.unit")} most={MOST.unit} />
            <TypedField {...shared} name={`newPrice_${n}`} label={t("columns.price")} type="decimal" />
          </fieldset>
        ))}
        <Button name="intent" value="lines" className="justify-self-start max-sm:w-full">
          {t("lines.save")}
        </Button>
      </form>
    </Fold>
  );
}

/** Finds a piece of the catalogue and puts it on the list. */
export function AddPiece({ view, sent }: OrderScreenProps) {
  const t = useText("material-express");
  const say = useSay();
  const { money, number } = useFormat();
  const { finding, order } = view;
  const form = formOf(["add"], sent);
  return (
    <Fold title={t("pieces.title")} open={finding !== undefined || form.isSent}>
      <form method="get" action={`${orderPath(order.id)}#pieces`} className="flex flex-wrap items-end gap-4">
        <Field
          name="q"
          label={t("catalogue.find")}
          defaultValue={finding?.q ?? ""}
          dir="auto"
          autoComplete="off"
        />
        <Button variant="outline">{t("catalogue.go")}</Button>
      </form>
      <ul id="pieces" className="grid">
        {finding?.skus.map((sku) => {
          const mine = form.value("sku") === sku.code ? form : undefined;
          const error = mine?.error("count");
          return (
            <li key={sku.code} className="border-b border-line py-3">
              <form method="post" noValidate className="flex flex-wrap items-end gap-3" data-reload>
                <input type="hidden" name="version" value={order.version} />
                <input type="hidden" name="sku" value={sku.code} />
                <p className="min-w-60 grow">
                  <strong>{sku.text}</strong>
                  <span className="block text-muted">
                    <bdi translate="no">{sku.code}</bdi> · {money(sku.cents)} · {sku.supplier} ·{" "}
                    {t("pieces.pack", { count: sku.pack })} · {t("load.pounds", { lb: number(sku.lb) })}
                  </span>
                </p>
                <Field
                  name="count"
                  id={`count-${sku.code}`}
                  label={t("columns.need")}
                  inputMode="decimal"
                  autoComplete="off"
                  defaultValue={mine?.value("count") ?? String(sku.pack)}
                  error={error && say(error)}
                />
                <Button name="intent" value="add" variant="outline">
                  {t("pieces.add")}
                </Button>
              </form>
            </li>
          );
        })}
      </ul>
      {finding?.skus.length === 0 && <p>{t("catalogue.none")}</p>}
    </Fold>
  );
}

/** Who brings it, where to, and what the way in allows. */
export function EditWhere({ view, sent }: OrderScreenProps) {
  const t = useText("material-express");
  const say = useSay();
  const { order, jobs, needed } = view;
  const form = formOf(["where"], sent, {
    ...{ topic: order.topic, siteName: order.siteName, project: order.projectId ?? "", task: order.taskId },
    ...{ supplier: view.suggested, gate: order.gate, unload: order.unload },
    ...{ maxTons: String(order.maxTons), miles: String(order.miles), note: order.note },
  });
  const shared = { form, say };
  const none = { value: "", text: t("where.none") };
  return (
    <TitledSection id="where" title={t("where.title")} className="grid gap-4 print:hidden">
      <form method="post" noValidate className="grid max-w-3xl gap-4 sm:grid-cols-2" data-reload>
        <input type="hidden" name="version" value={order.version} />
        <TypedField {...shared} name="topic" label={t("fields.topic")} most={MOST.topic} />
        <TypedField {...shared} name="supplier" label={t("fields.supplier")} most={MOST.supplier} />
        <TypedField {...shared} name="siteName" label={t("fields.siteName")} most={MOST.site} />
        <TypedField {...shared} name="gate" label={t("fields.gate")} most={MOST.gate} />
        <ChoiceField
          {...shared}
          name="unload"
          label={t("fields.unload")}
          options={UNLOADS.map((value) => ({ value, text: t(`unloads.${value}`) }))}
        />
        <TypedField
          {...shared}
          name="maxTons"
          label={t("fields.maxTons")}
          hint={t("fields.maxTonsHint")}
          type="numeric"
        />
        <TypedField {...shared} name="miles" label={t("fields.miles")} type="numeric" />
        <ChoiceField
          {...shared}
          name="project"
          label={t("fields.project")}
          options={[none, ...jobs.map(({ id, name }) => ({ value: id, text: name }))]}
        />
        {needed.choices.length > 0 ? (
          <ChoiceField
            {...shared}
            name="task"
            label={t("fields.task")}
            hint={t("fields.taskHint")}
            options={[none, ...needed.choices.map(({ id, name }) => ({ value: id, text: name }))]}
          />
        ) : (
          <input type="hidden" name="task" value={order.taskId} />
        )}
        <TypedField {...shared} name="note" label={t("fields.note")} most={MOST.note} long />
        <Button name="intent" value="where" className="justify-self-start self-end max-sm:w-full">
          {t("where.save")}
        </Button>
      </form>
    </TitledSection>
  );
}
