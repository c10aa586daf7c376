import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Field } from "~/ui/field.tsx";
import { Icon } from "~/ui/icon.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { ASKED_MAX, supplierOut } from "../estimate-facts.ts";
import type { IndexView, PriceBookView } from "../price-book.view.server.ts";
import { DrawnComparison, DrawnIndex } from "./drawn-parts.tsx";
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

const PATH = "/price-book";

interface PriceBookScreenProps {
  book: PriceBookView;
  /** The series of what prices rise by, in the place of the prices. */
  index?: IndexView;
  /** The estimate that an item is looked for. */
  target?: string;
  idem: string;
  readOnly: boolean;
  sent?: Sent;
  report?: FileReport;
}

interface Row {
  /** Of an own price; a sample has none. */
  supplier?: string;
  code: string;
  text: string;
  unit: string;
  unitCost: string;
}

/** A quantity and a button, for the estimate that somebody came from. */
function AddTo({ target, idem, row }: { target: string; idem: string; row: Row }) {
  const t = useText("estimates");
  return (
    <form
      method="post"
      action={`/estimate/${target}`}
      noValidate
      className="flex items-end gap-2"
      data-reload
    >
      <input type="hidden" name="idem" value={idem} />
      <input type="hidden" name="code" value={row.code} />
      {row.supplier !== undefined && <input type="hidden" name="from" value={supplierOut(row.supplier)} />}
      <Field
        name="qty"
        id={`qty-${row.code}-${row.supplier ?? ""}`}
        label={t("fields.qty")}
        className="w-28"
        autoComplete="off"
      />
      <Button
        name="intent"
        value="item"
        variant="outline"
        aria-label={t("book.addOf", { text: isolated(row.text) })}
      >
        {t("book.add")}
      </Button>
    </form>
  );
}

function PriceRow({
  row,
  book,
  target,
  idem,
  readOnly,
  children,
  own = false,
}: {
  row: Row;
  own?: boolean;
  children?: React.ReactNode;
} & Pick<PriceBookScreenProps, "book" | "target" | "idem" | "readOnly">) {
  const t = useText("estimates");
  const { exactMoney } = useFormat();
  const query = new URLSearchParams({
    ...(book.q && { q: book.q }),
    edit: row.code,
    ...(row.supplier !== undefined && { from: supplierOut(row.supplier) }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-2">
      <p className="grid min-w-0">
        <bdi translate="no" className="font-medium wrap-anywhere">
          {row.text}
        </bdi>
        <span className="text-sm text-muted">
          <bdi dir="ltr" translate="no">
            {row.code}
          </bdi>
          {children}
        </span>
      </p>
      <div className="flex flex-wrap items-center justify-end gap-x-4">
        <bdi translate="no" className="font-bold tabular-nums">
          {exactMoney(row.unitCost)}
          {row.unit && ` / ${row.unit}`}
        </bdi>
        {target && !readOnly ? (
          <AddTo target={target} idem={idem} row={row} />
        ) : (
          !readOnly && (
            <>
              <TextLink
                href={`${PATH}?${query}#price`}
                aria-label={`${t(own ? "line.edit" : "book.mine")}: \u2068${row.text}\u2069`}
              >
                {t(own ? "line.edit" : "book.mine")}
              </TextLink>
              {own && (
                <form method="post" action={PATH} data-reload>
                  <input type="hidden" name="code" value={row.code} />
                  <input type="hidden" name="from" value={supplierOut(row.supplier ?? "")} />
                  <Button
                    name="intent"
                    value="remove"
                    variant="ghost"
                    size="icon"
                    aria-label={t("book.removeOf", { text: isolated(row.text) })}
                  >
                    <Icon name="trash-2" />
                  </Button>
                </form>
              )}
            </>
          )
        )}
      </div>
    </li>
  );
}

function PriceForm({ book, sent }: Pick<PriceBookScreenProps, "book" | "sent">) {
  const t = useText("estimates");
  const form = formOf("price", sent, book.edited);
  return (
    <TitledSection
      id="price"
      title={t(book.isEdit ? "book.editTitle" : "book.addTitle")}
      className="grid content-start gap-4"
    >
      <form method="post" action={PATH} noValidate className="grid gap-4" data-reload>
        <FormField form={form} name="text" />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FormField form={form} name="unitCost" />
          <FormField form={form} name="unit" />
          <FormField form={form} name="supplier" hint={t("book.supplierHint")} />
          <FormField form={form} name="pricedOn" />
        </div>
        <FormField form={form} name="code" hint={t("fields.codeHint")} />
        <Checkbox
          name="taxed"
          id={fieldId("price", "taxed")}
          label={t("fields.taxed")}
          defaultChecked={form.value("taxed") === "on"}
        />
        <Button name="intent" value="price" className="justify-self-start">
          {t("book.keep")}
        </Button>
      </form>
    </TitledSection>
  );
}

/** Own prices and samples, to be found, typed, read from a file, and added to an estimate. */
export function PriceBookScreen(props: PriceBookScreenProps) {
  const { book, index, target, readOnly, sent, report } = props;
  const t = useText("estimates");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("priceBook"))} title={shell("screens.priceBook.title")}>
        <p>{t("book.lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      <ReadReport report={report} />
      {target && (
        <Notice
          title={t("book.forEstimate")}
          action={<TextLink href={`/estimate/${target}`}>{t("book.toEstimate")}</TextLink>}
        />
      )}
      {!target && (
        <TabLinks
          label={t("book.views")}
          tabs={[
            { href: PATH, text: t("book.list"), current: !book.compared && !index },
            { href: `${PATH}?view=compare`, text: t("book.compare"), current: book.compared !== undefined },
            { href: `${PATH}?view=index`, text: t("book.index"), current: index !== undefined },
          ]}
        />
      )}
      {!index && (
        <form method="get" action={PATH} className="flex max-w-xl flex-wrap items-end gap-3" data-keep-scroll>
          {target && <input type="hidden" name="for" value={target} />}
          {book.compared && <input type="hidden" name="view" value="compare" />}
          <Field
            name="q"
            type="search"
            label={t("book.find")}
            hint={t("book.findHint")}
            defaultValue={book.q}
            maxLength={ASKED_MAX}
            dir="auto"
            className="grow"
          />
          <Button variant="outline">{t("book.go")}</Button>
        </form>
      )}
      {index ? (
        <DrawnIndex index={index} sent={sent} readOnly={readOnly} />
      ) : book.compared ? (
        <DrawnComparison compared={book.compared} />
      ) : (
        <PriceLists {...props} />
      )}
    </div>
  );
}

function PriceLists(props: PriceBookScreenProps) {
  const { book, target, idem, readOnly, sent } = props;
  const t = useText("estimates");
  const { date } = useFormat();
  const rows = { book, target, idem, readOnly };
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid gap-8">
        {book.ownAll > 0 && (
          <TitledSection id="own" title={t("book.own")} className="grid gap-2">
            <p role="status" className="text-muted">
              {t("book.ownCount", { count: book.ownCount })}
            </p>
            <ul className="border-t-2 border-ink">
              {book.own.map((price) => (
                <PriceRow key={`${price.code}|${price.supplier}`} row={price} own {...rows}>
                  {price.supplier && (
                    <>
                      {" · "}
                      <bdi>{price.supplier}</bdi>
                    </>
                  )}
                  {" · "}
                  {date(price.asOf)}
                  {price.old && <strong className="text-danger"> · {t("line.old")}</strong>}
                </PriceRow>
              ))}
            </ul>
            {book.ownCount > book.own.length && <p>{t("book.more", { count: book.own.length })}</p>}
            <p>
              <TextLink href="/price-book.csv" download>
                {t("book.csv")}
              </TextLink>
            </p>
          </TitledSection>
        )}
        <TitledSection id="samples" title={t("book.samples")} className="grid gap-2">
          <p role="status" className="flex flex-wrap items-center gap-x-4 text-muted">
            {t("book.sampleCount", { count: book.sampleCount, day: date(book.sampleDay) })}
            <Badge variant="secondary">{t("sample")}</Badge>
            {book.q && <TextLink href={target ? `${PATH}?for=${target}` : PATH}>{t("book.all")}</TextLink>}
          </p>
          <ul className="border-t-2 border-ink">
            {book.samples.map((item) => (
              <PriceRow key={item.code} row={item} {...rows} />
            ))}
          </ul>
          {book.sampleCount > book.samples.length && <p>{t("book.more", { count: book.samples.length })}</p>}
        </TitledSection>
      </div>
      {!readOnly && !target && (
        <div className="grid gap-8">
          <PriceForm book={book} sent={sent} />
          <FileForm action={PATH} sent={sent} hint={t("book.importHint")} label={t("book.import")}>
            <FormField form={formOf("import", sent)} name="supplier" hint={t("book.importSupplier")} />
          </FileForm>
        </div>
      )}
    </div>
  );
}
