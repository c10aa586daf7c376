import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { typedDollars } from "~/lib/dollars.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Fold } from "~/ui/fold.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { type FormState, formOf, TypedField } from "~/ui/typed-field.tsx";
import { DESK, withQuery } from "../desk.limits.ts";
import { TAX, TAX_KINDS, TAX_LIMITS } from "../tax.ts";
import type { TaxView } from "../tax.view.server.ts";

interface TaxScreenProps {
  view: TaxView;
  sent?: Sent;
}

function useSay() {
  const t = useText("vendor-tax");
  return (key: string) => t(key as Key<"vendor-tax">);
}

/** The id of a field: every vendor has a form with fields of the same names. */
const fieldId = (of: string, name: string) => `${of}-${name}`;

function Problem({ sent }: { sent?: Sent }) {
  const t = useText("vendor-tax");
  const { intent = "", id = "" } = sent?.fields ?? {};
  const of = intent === "save" || intent === "paid" ? id : intent;
  return (
    <FormProblem
      sent={sent}
      title={t("errors.summary")}
      say={useSay()}
      hidden={["intent", "idem", "version", "id", "year"]}
      anchor={(field) => fieldId(of, field)}
    />
  );
}

/** What a vendor is for taxes. The number is asked for like a password and never shown again. */
function VendorFields({ form, of }: { form: FormState; of: string }) {
  const t = useText("vendor-tax");
  const say = useSay();
  const error = form.error("numberPassword");
  const kindError = form.error("kind");
  return (
    <>
      <SelectField
        name="kind"
        id={fieldId(of, "kind")}
        label={t("fields.kind")}
        error={kindError && say(kindError)}
        options={TAX_KINDS.map((value) => ({ value, text: say(`kinds.${value}`) }))}
        defaultValue={form.value("kind")}
      />
      <Field
        name="numberPassword"
        id={fieldId(of, "numberPassword")}
        type="password"
        label={t("fields.number")}
        hint={t("fields.numberHint")}
        error={error && say(error)}
        autoComplete="off"
        dir="ltr"
      />
      <TypedField
        form={form}
        say={say}
        id={fieldId(of, "w9On")}
        name="w9On"
        label={t("fields.w9On")}
        type="date"
      />
    </>
  );
}

function Vendor({ vendor, view, sent }: TaxScreenProps & { vendor: TaxView["vendors"][number] }) {
  const t = useText("vendor-tax");
  const say = useSay();
  const { money, date } = useFormat();
  const mine = sent?.fields.id === vendor.id ? sent : undefined;
  const edit = formOf(["save"], mine, { kind: vendor.kind, w9On: vendor.w9On ?? "" });
  const paid = formOf(["paid"], mine, { paidOn: view.day });
  const shared = { form: paid, say };
  return (
    <li className="grid gap-1 border-b border-line py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b>
          <Typed text={vendor.vendor} />
        </b>
        {vendor.sample && <Badge variant="secondary">{t("sample")}</Badge>}
        {vendor.reported && <Badge>{t("reported")}</Badge>}
        {vendor.lacks && <Badge variant="destructive">{t("lacks")}</Badge>}
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
        <bdi className="font-bold text-ink tabular-nums">{money(vendor.cents)}</bdi>
        <span>{say(`kinds.${vendor.kind}`)}</span>
        <span>{vendor.lastFour ? t("lastFour", { digits: isolated(vendor.lastFour) }) : t("noNumber")}</span>
        <span>{vendor.w9On ? t("w9", { date: isolated(date(vendor.w9On)) }) : t("noW9")}</span>
      </p>
      {!view.readOnly && (
        <>
          <Fold title={t("paid.title")} open={paid.isSent}>
            <form method="post" noValidate className="grid max-w-2xl gap-5 sm:grid-cols-2" data-reload>
              <input type="hidden" name="idem" value={paid.idem ?? view.keys.paid} />
              <input type="hidden" name="id" value={vendor.id} />
              <TypedField
                {...shared}
                id={fieldId(vendor.id, "paid")}
                name="paid"
                label={t("fields.paid")}
                type="decimal"
              />
              <TypedField
                {...shared}
                id={fieldId(vendor.id, "paidOn")}
                name="paidOn"
                label={t("fields.paidOn")}
                type="date"
              />
              <TypedField
                {...shared}
                id={fieldId(vendor.id, "reference")}
                name="reference"
                label={t("fields.reference")}
                most={TAX_LIMITS.reference}
              />
              <Button name="intent" value="paid" className="justify-self-start max-sm:w-full">
                {t("paid.submit")}
              </Button>
            </form>
          </Fold>
          <Fold title={t("save.title")} open={edit.isSent}>
            <form method="post" noValidate className="grid max-w-2xl gap-5 sm:grid-cols-2" data-reload>
              <input type="hidden" name="id" value={vendor.id} />
              <input type="hidden" name="version" value={vendor.version} />
              <VendorFields form={edit} of={vendor.id} />
              <Button name="intent" value="save" className="justify-self-start max-sm:w-full">
                {t("save.submit")}
              </Button>
            </form>
          </Fold>
        </>
      )}
    </li>
  );
}

function Threshold({ view, sent }: TaxScreenProps) {
  const t = useText("vendor-tax");
  const say = useSay();
  const { money } = useFormat();
  const form = formOf(["threshold"], sent, { amount: typedDollars(view.threshold), source: view.source });
  const shared = { form, say };
  const params = { year: String(view.year), amount: isolated(money(view.threshold)) };
  return (
    <div className="grid gap-2">
      <p className="max-w-prose">{t(view.isOwn ? "threshold.own" : "threshold.ours", params)}</p>
      {view.isOwn && view.source && (
        <p className="text-muted">
          <Typed text={view.source} />
        </p>
      )}
      {!view.readOnly && (
        <Fold title={t("threshold.title")} open={form.isSent}>
          <form method="post" noValidate className="grid max-w-2xl gap-5 sm:grid-cols-2" data-reload>
            <input type="hidden" name="year" value={view.year} />
            <input type="hidden" name="version" value={view.version} />
            <TypedField
              {...shared}
              id={fieldId("threshold", "amount")}
              name="amount"
              label={t("fields.threshold")}
              type="decimal"
            />
            <TypedField
              {...shared}
              id={fieldId("threshold", "source")}
              name="source"
              label={t("fields.source")}
              most={TAX_LIMITS.source}
            />
            <Button name="intent" value="threshold" className="justify-self-start max-sm:w-full">
              {t("save.submit")}
            </Button>
          </form>
        </Fold>
      )}
    </div>
  );
}

/** The vendors of a workspace and what they were paid in a year: who is reported, and what is still missing for it. */
export default function TaxScreen({ view, sent }: TaxScreenProps) {
  const t = useText("vendor-tax");
  const shell = useText("shell");
  const say = useSay();
  const form = formOf(["vendor"], sent, { kind: "individual" });
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("vendorTax"))} title={shell("screens.vendorTax.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <p className="print:hidden">
        <TextLink href={DESK}>{t("toDesk")}</TextLink>
      </p>
      <Notice tone="warn" title={t("verify")} />
      <Problem sent={sent} />
      {!view.readOnly && (
        <Fold title={t("add.title")} open={form.isSent}>
          <form method="post" noValidate className="grid max-w-2xl gap-5 sm:grid-cols-2" data-reload>
            <input type="hidden" name="idem" value={form.idem ?? view.keys.vendor} />
            <TypedField
              form={form}
              say={say}
              id={fieldId("vendor", "vendor")}
              name="vendor"
              label={t("fields.vendor")}
              most={TAX_LIMITS.vendor}
            />
            <VendorFields form={form} of="vendor" />
            <Button name="intent" value="vendor" className="justify-self-start max-sm:w-full">
              {t("add.submit")}
            </Button>
          </form>
        </Fold>
      )}
      <TitledSection id="list" title={t("list", { year: String(view.year) })} className="grid gap-4">
        <TabLinks
          label={t("years")}
          tabs={view.years.map((year) => ({
            href: withQuery(TAX, { year: String(year) }),
            text: String(year),
            current: year === view.year,
          }))}
        />
        <Threshold view={view} sent={sent} />
        {view.vendors.length === 0 ? (
          <p>{t("empty")}</p>
        ) : (
          <ol className="border-t-2 border-ink">
            {view.vendors.map((vendor) => (
              <Vendor key={vendor.id} vendor={vendor} view={view} sent={sent} />
            ))}
          </ol>
        )}
        <p>
          <a
            href={withQuery(`${TAX}/vendors.csv`, { year: String(view.year) })}
            className="inline-flex min-h-12 items-center font-bold underline underline-offset-4"
            data-reload
          >
            {t("csv.link")}
          </a>
        </p>
      </TitledSection>
    </div>
  );
}
