import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { IndexView } from "../price-book.view.server.ts";
import { FileForm, FormField, fieldId, formOf, type Sent } from "./form-parts.tsx";

const ACTION = "/price-book?view=index";

type Point = IndexView["series"][number]["points"][number];

function PointRow({
  division,
  name,
  point,
  readOnly,
}: {
  division: string;
  name: string;
  point: Point;
  readOnly: boolean;
}) {
  const t = useText("price-index");
  const { month, percent, quantity } = useFormat();
  const when = month(point.month);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-1">
      <span className="grid">
        <span className="font-medium">{when}</span>
        <bdi className="text-sm text-muted wrap-anywhere">{point.source}</bdi>
      </span>
      <span className="flex flex-wrap items-center gap-4 tabular-nums">
        {point.change !== undefined && (
          <span className="text-sm text-muted">
            {t("since", { change: isolated(percent(point.change)) })}
          </span>
        )}
        <bdi className="font-bold">{quantity(point.value)}</bdi>
        {!readOnly && (
          <form method="post" action={ACTION} data-reload data-keep-scroll>
            <input type="hidden" name="division" value={division} />
            <input type="hidden" name="month" value={point.month} />
            <Button
              name="intent"
              value="unpoint"
              variant="ghost"
              size="icon"
              aria-label={t("removeOf", { month: when, group: isolated(name) })}
            >
              <Icon name="trash-2" />
            </Button>
          </form>
        )}
      </span>
    </li>
  );
}

/** The series of what materials rise by, typed or read from a file; none comes with the site. */
export default function PriceIndex({
  index,
  sent,
  readOnly,
}: {
  index: IndexView;
  sent?: Sent;
  readOnly: boolean;
}) {
  const t = useText("price-index");
  const form = formOf("point", sent, { division: "00" });
  const file = formOf("points", sent, { division: "00" });
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid gap-6">
        <p className="max-w-prose text-muted">{t("text")}</p>
        {index.series.length === 0 && <p>{t("none")}</p>}
        {index.series.map(({ division, name, points }) => (
          <TitledSection key={division} id={`series-${division}`} title={name} className="grid gap-2">
            <ol className="border-t-2 border-ink">
              {points.map((point) => (
                <PointRow
                  key={point.month}
                  division={division}
                  name={name}
                  point={point}
                  readOnly={readOnly}
                />
              ))}
            </ol>
          </TitledSection>
        ))}
      </div>
      {!readOnly && (
        <div className="grid gap-8">
          <TitledSection id="point" title={t("add")} className="grid content-start gap-4">
            <form method="post" action={ACTION} noValidate className="grid gap-4" data-reload>
              <SelectField
                name="division"
                id={fieldId("point", "division")}
                label={t("group")}
                options={index.divisions}
                defaultValue={form.value("division")}
              />
              <div className="grid items-start gap-4 sm:grid-cols-2">
                <FormField form={form} name="month" hint={t("monthHint")} />
                <FormField form={form} name="value" />
              </div>
              <FormField form={form} name="source" hint={t("sourceHint")} />
              <Button name="intent" value="point" className="justify-self-start">
                {t("keep")}
              </Button>
            </form>
          </TitledSection>
          <FileForm action={ACTION} intent="points" sent={sent} hint={t("fileHint")} label={t("read")}>
            <SelectField
              name="division"
              id={fieldId("points", "division")}
              label={t("fileGroup")}
              options={index.divisions}
              defaultValue={file.value("division")}
            />
            <FormField form={file} name="source" hint={t("fileSource")} />
          </FileForm>
        </div>
      )}
    </div>
  );
}
