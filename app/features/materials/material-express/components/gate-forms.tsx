import { ACCEPTED } from "~/engines/file/file.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { typedDollars } from "~/lib/dollars.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { Field } from "~/ui/field.tsx";
import { Fold } from "~/ui/fold.tsx";
import { SignatureField } from "~/ui/signature.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { EXPRESS_LIMITS as MOST } from "../material-express.limits.ts";
import type { OrderScreenProps } from "./order-screen.tsx";
import { useQuantity, useSay } from "./parts.tsx";

/** At the gate, on a phone: a tick for each line that is all there, or what was counted, and a name below. */
export function ReceiveForm({ view, sent }: OrderScreenProps) {
  const t = useText("material-express");
  const say = useSay();
  const quantity = useQuantity();
  const { order, keys } = view;
  const form = formOf(["receive"], sent);
  const photoError = form.error("photo");
  const shared = { form, say };
  return (
    <TitledSection id="receive" title={t("receive.title")} className="grid gap-4 print:hidden">
      <p className="max-w-prose text-muted">{t("receive.text")}</p>
      <form
        method="post"
        encType="multipart/form-data"
        noValidate
        className="grid max-w-2xl gap-5"
        data-reload
      >
        <input type="hidden" name="idem" value={form.idem ?? keys.receive} />
        <input type="hidden" name="version" value={order.version} />
        {order.lines.map((line, n) => (
          <fieldset key={line.id} className="grid grid-cols-2 gap-3 border-b border-line pb-4">
            <legend className="pb-1 font-bold">
              <Typed text={line.text} />: {quantity(line.ordered, line.unit)}
            </legend>
            <div className="col-span-2">
              <Checkbox
                name={`all_${n}`}
                value="on"
                label={t("receive.all")}
                defaultChecked={form.value(`all_${n}`) === "on"}
              />
            </div>
            <TypedField {...shared} name={`good_${n}`} label={t("receive.good")} type="decimal" />
            <TypedField {...shared} name={`broken_${n}`} label={t("receive.broken")} type="decimal" />
          </fieldset>
        ))}
        <TypedField
          {...shared}
          id="receive-note"
          name="note"
          label={t("receive.note")}
          most={MOST.note}
          long
        />
        <Field
          name="photo"
          type="file"
          accept={ACCEPTED.picture}
          capture="environment"
          label={t("receive.photo")}
          hint={t("receive.photoHint")}
          error={photoError && say(photoError)}
        />
        <TypedField {...shared} name="printedName" label={t("fields.printedName")} most={MOST.name} />
        <SignatureField
          name="drawn"
          value={form.value("drawn")}
          words={{ draw: t("receive.draw"), clear: t("receive.clear"), drawn: t("receive.drawn") }}
        />
        <Button name="intent" value="receive" size="lg" className="justify-self-start max-sm:w-full">
          {t("receive.do")}
        </Button>
      </form>
    </TitledSection>
  );
}

/** What was ordered, what came, and what was billed: each difference stands out. */
export function MatchPart({ view, sent }: OrderScreenProps) {
  const t = useText("material-express");
  const say = useSay();
  const { money } = useFormat();
  const quantity = useQuantity();
  const { order, match } = view;
  const over = match.reduce((sum, line) => sum + line.overCents, 0);
  const isBilled = order.billed !== null;
  const form = formOf(["bill"], sent, {
    ...Object.fromEntries(
      match.map((line, n) => [`billed_${n}`, line.billed === null ? "" : String(line.billed / 100)]),
    ),
    ...Object.fromEntries(
      match.map((line, n) => [
        `billedPrice_${n}`,
        typedDollars(line.billedCents ?? order.lines[n]?.cents ?? 0),
      ]),
    ),
  });
  return (
    <TitledSection id="match" title={t("match.title")} className="grid gap-4">
      <DataTable
        caption={t("match.text")}
        columns={[
          { key: "text", heading: t("columns.text") },
          { key: "ordered", heading: t("columns.ordered"), numeric: true },
          { key: "good", heading: t("receive.good"), numeric: true },
          { key: "broken", heading: t("receive.broken"), numeric: true },
          { key: "billed", heading: t("match.billed"), numeric: true },
          { key: "over", heading: t("match.over"), numeric: true },
        ]}
        rows={match.map((line, n) => ({
          id: line.id,
          cells: {
            text: <Typed text={order.lines[n]?.text ?? ""} />,
            ordered: quantity(line.ordered),
            good: order.received ? quantity(line.good) : "–",
            broken: order.received ? quantity(line.broken) : "–",
            billed:
              line.billed === null ? (
                "–"
              ) : (
                <span>
                  {quantity(line.billed)} × {money(line.billedCents ?? 0)}
                </span>
              ),
            over:
              line.overCents === 0 && !line.priceDiffers ? (
                "–"
              ) : (
                <span className="font-bold text-danger">
                  {money(line.overCents)}
                  {line.priceDiffers && <span className="block text-sm">{t("match.price")}</span>}
                </span>
              ),
          },
        }))}
      />
      {isBilled && (
        <p className="flex flex-wrap items-center gap-x-3">
          <Badge variant={over === 0 ? "outline" : "destructive"}>
            {over === 0 ? t("match.same") : t("match.sum", { sum: money(over) })}
          </Badge>
        </p>
      )}
      {view.mayWrite && (
        <Fold title={t("match.enter")} open={form.isSent}>
          <form method="post" noValidate className="grid max-w-2xl gap-4" data-reload>
            <input type="hidden" name="version" value={order.version} />
            {order.lines.map((line, n) => (
              <fieldset key={line.id} className="grid grid-cols-2 gap-3">
                <legend className="pb-1 font-bold">
                  <Typed text={line.text} />
                </legend>
                <TypedField
                  form={form}
                  say={say}
                  name={`billed_${n}`}
                  label={t("match.quantity")}
                  type="decimal"
                />
                <TypedField
                  form={form}
                  say={say}
                  name={`billedPrice_${n}`}
                  label={t("columns.price")}
                  type="decimal"
                />
              </fieldset>
            ))}
            <Button name="intent" value="bill" className="justify-self-start">
              {t("match.save")}
            </Button>
          </form>
        </Fold>
      )}
    </TitledSection>
  );
}
