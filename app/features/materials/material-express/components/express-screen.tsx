import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formState, TypedField } from "~/ui/typed-field.tsx";
import { FEE_BANDS } from "../material.ts";
import { EXPRESS, EXPRESS_LIMITS as MOST, orderPath } from "../material-express.limits.ts";
import type { ExpressView } from "../material-express.view.server.ts";
import { Problem, StateBadge, useSay } from "./parts.tsx";

interface ExpressScreenProps {
  view: ExpressView;
  sent?: Sent;
}

function Orders({ view }: { view: ExpressView }) {
  const t = useText("material-express");
  const { date, money } = useFormat();
  return (
    <TitledSection id="orders" title={t("orders.title")} className="grid gap-3">
      {view.isExample && (
        <Notice title={t("orders.exampleTitle")}>
          <p>{t("orders.exampleText")}</p>
        </Notice>
      )}
      <ul className="border-t-2 border-ink">
        {view.orders.map((order) => (
          <li key={order.id} className="grid gap-1 border-b border-line py-3">
            <p className="flex flex-wrap items-center gap-x-3">
              <TextLink href={orderPath(order.id)} className="font-bold">
                <Typed text={order.topic} />
              </TextLink>
              <StateBadge state={order.state} />
              {order.sample && <Badge variant="secondary">{t("sample")}</Badge>}
            </p>
            <p className="flex flex-wrap gap-x-3 text-muted">
              {order.supplier && <Typed text={order.supplier} />}
              <Typed text={order.siteName} />
              <span>{t("orders.lines", { count: order.lines })}</span>
              {order.goodsCents > 0 && <span>{money(order.goodsCents + order.feeCents)}</span>}
              {order.deliverOn && order.window && (
                <span>
                  {date(order.deliverOn)}, {t(`windows.${order.window}`)}
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
      <p>
        <TextLink href="/order-management">{t("orders.all")}</TextLink>
      </p>
    </TitledSection>
  );
}

function Begin({ view, sent }: ExpressScreenProps) {
  const t = useText("material-express");
  const say = useSay();
  const form = formState(sent, { source: view.source });
  const fileError = form.error("file");
  return (
    <TitledSection id="begin" title={t("begin.title")} className="grid gap-4">
      <p className="max-w-prose text-muted">{t("begin.text")}</p>
      <form
        method="post"
        action={EXPRESS}
        encType="multipart/form-data"
        noValidate
        className="grid max-w-3xl gap-4 sm:grid-cols-2"
        data-reload
      >
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <TypedField form={form} say={say} name="topic" label={t("fields.topic")} most={MOST.topic} />
        <TypedField form={form} say={say} name="siteName" label={t("fields.siteName")} most={MOST.site} />
        <SelectField
          name="source"
          label={t("fields.source")}
          error={form.error("source") && say(form.error("source") ?? "")}
          defaultValue={form.value("source")}
          options={[
            { value: "", text: t("begin.empty") },
            { value: "last", text: t("begin.last") },
            ...view.estimates.map(({ id, title }) => ({
              value: id,
              text: t("begin.estimate", { title }),
            })),
          ]}
        />
        <TypedField
          form={form}
          say={say}
          name="sku"
          label={t("fields.sku")}
          hint={t("fields.skuHint")}
          most={20}
        />
        <Field
          name="file"
          type="file"
          accept=".csv,text/csv"
          label={t("fields.file")}
          hint={t("fields.fileHint")}
          error={
            fileError &&
            (fileError === "errors.csv.line"
              ? t(fileError, {
                  line: form.value("line"),
                  column: say(`columns.${form.value("column") || "qty"}`),
                })
              : say(fileError))
          }
        />
        <Button name="intent" value="begin" size="lg" className="self-end justify-self-start max-sm:w-full">
          {t("begin.do")}
        </Button>
      </form>
    </TitledSection>
  );
}

function Catalogue({ view }: { view: ExpressView }) {
  const t = useText("material-express");
  const { money, number } = useFormat();
  const { q, yard, page, pages, total, skus } = view.catalogue;
  const turned = (to: number) => {
    const asked = new URLSearchParams({
      ...(q && { q }),
      ...(yard && { yard }),
      ...(to > 0 && { page: String(to + 1) }),
    });
    return `${EXPRESS}?${asked}#catalogue`;
  };
  return (
    <TitledSection id="catalogue" title={t("catalogue.title")} className="grid gap-4">
      <p className="max-w-prose text-muted">{t("catalogue.text")}</p>
      <form method="get" action={`${EXPRESS}#catalogue`} className="flex flex-wrap items-end gap-4">
        <Field name="q" label={t("catalogue.find")} defaultValue={q} dir="auto" autoComplete="off" />
        <SelectField
          name="yard"
          label={t("catalogue.yard")}
          defaultValue={yard}
          options={[
            { value: "", text: t("catalogue.allYards") },
            ...view.yards.map(({ id, text }) => ({ value: id, text })),
          ]}
        />
        <Button variant="outline">{t("catalogue.go")}</Button>
      </form>
      {total === 0 ? (
        <p>{t("catalogue.none")}</p>
      ) : (
        <DataTable
          dense
          caption={t("catalogue.count", { count: total })}
          columns={[
            { key: "text", heading: t("columns.text") },
            { key: "code", heading: t("columns.code") },
            { key: "supplier", heading: t("fields.supplier"), wideOnly: true },
            { key: "pack", heading: t("columns.pack"), numeric: true },
            { key: "lb", heading: t("columns.lb"), numeric: true },
            { key: "price", heading: t("columns.price"), numeric: true },
          ]}
          rows={skus.map((sku) => ({
            id: sku.code,
            cells: {
              text: sku.text,
              code: <bdi translate="no">{sku.code}</bdi>,
              supplier: sku.supplier,
              pack: number(sku.pack),
              lb: number(sku.lb),
              price: money(sku.cents),
            },
          }))}
        />
      )}
      {pages > 1 && (
        <p className="flex flex-wrap gap-x-6">
          {page > 0 && <TextLink href={turned(page - 1)}>{t("catalogue.before")}</TextLink>}
          {page < pages - 1 && <TextLink href={turned(page + 1)}>{t("catalogue.after")}</TextLink>}
        </p>
      )}
    </TitledSection>
  );
}

/** How suppliers kept their word, each with how many deliveries that is of. */
function Records({ records }: { records: ExpressView["records"] }) {
  const t = useText("material-express");
  const { number } = useFormat();
  if (records.length === 0) return null;
  const of = (count: number, all: number) => t("records.of", { count: number(count), all: number(all) });
  return (
    <TitledSection id="records" title={t("records.title")} className="grid gap-3">
      <DataTable
        dense
        caption={t("records.text")}
        columns={[
          { key: "supplier", heading: t("fields.supplier") },
          { key: "late", heading: t("records.late"), numeric: true },
          { key: "short", heading: t("records.short"), numeric: true },
          { key: "damaged", heading: t("records.damaged"), numeric: true },
        ]}
        rows={records.map(({ supplier, deliveries, late, short, damaged }) => ({
          id: supplier,
          cells: {
            supplier: <Typed text={supplier} />,
            late: of(late, deliveries),
            short: of(short, deliveries),
            damaged: of(damaged, deliveries),
          },
        }))}
      />
    </TitledSection>
  );
}

/** What a delivery costs, and when an order becomes fixed: printed, not found out later. */
function Terms() {
  const t = useText("material-express");
  const { money, number } = useFormat();
  return (
    <TitledSection id="terms" title={t("terms.title")} className="grid gap-3">
      <DataTable
        dense
        caption={t("terms.fees")}
        columns={[
          { key: "miles", heading: t("terms.miles") },
          { key: "fee", heading: t("terms.fee"), numeric: true },
        ]}
        rows={FEE_BANDS.map(({ miles, cents }) => ({
          id: String(miles),
          cells: { miles: t("terms.upTo", { miles: number(miles) }), fee: money(cents) },
        }))}
      />
      <p className="max-w-prose">{t("terms.cutoff")}</p>
      <p className="max-w-prose">{t("terms.places", { count: MOST.places })}</p>
    </TitledSection>
  );
}

/** Lists of material that become orders: from an estimate, a file, the last order or the catalogue to the gate. */
export default function ExpressScreen({ view, sent }: ExpressScreenProps) {
  const t = useText("material-express");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("materialExpress"))}
        title={shell("screens.materialExpress.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      {!view.readOnly && <Begin view={view} sent={sent} />}
      <Orders view={view} />
      <Records records={view.records} />
      <Catalogue view={view} />
      <Terms />
    </div>
  );
}
