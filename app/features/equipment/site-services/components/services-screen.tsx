import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { SITE_SERVICES } from "~db/schema/site-services.terms.ts";
import { TRUCK_FEET, USUAL_NOTICE } from "../ordering.ts";
import { SERVICE_LIMITS, SERVICES, servicePath } from "../site-services.limits.ts";
import type { ServicesView } from "../site-services.view.server.ts";
import { DEBRIS_KINDS, SIZE_FIELDS, type Sized } from "../sizing.ts";

const HIDDEN = ["intent", "idem", "version"];

/** What is wrong, above the page; each field is reached from here. */
export function Problem({ sent, anchor }: { sent?: Sent; anchor?: (field: string) => string }) {
  const t = useText("site-services");
  return (
    <FormProblem
      sent={sent}
      title={t("errors.summary")}
      say={(key) => t(key as Key<"site-services">)}
      hidden={HIDDEN}
      anchor={anchor}
    />
  );
}

function Answer({ sized }: { sized: Sized }) {
  const t = useText("site-services");
  const { number } = useFormat();
  const { service, quantity, weekly, cite, says } = sized;
  const words = Object.fromEntries(Object.entries(says).map(([name, value]) => [name, number(value)]));
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-lg">
        <strong>{t(`kinds.${service}`)}</strong>
        <strong className="tabular-nums">{t(`sized.${service}`, { n: number(quantity) })}</strong>
      </p>
      <p className="max-w-prose">{t(`how.${service}`, words)}</p>
      {weekly !== undefined && <p>{t("weekly", { count: weekly })}</p>}
      {cite && (
        <p className="text-sm text-muted">
          <bdi translate="no">{cite}</bdi>. {t("verify")}
        </p>
      )}
      <p>
        <TextLink href={`${SERVICES}?kind=${service}&quantity=${quantity}#order`}>{t("ask")}</TextLink>
      </p>
    </li>
  );
}

function Sizing({ view }: { view: ServicesView }) {
  const t = useText("site-services");
  return (
    <TitledSection id="size" title={t("size.title")} className="grid gap-4">
      <form method="get" action={SERVICES} className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {SIZE_FIELDS.map((field) => (
          <Field
            key={field}
            name={field}
            label={t(`size.${field}`)}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={view.asked[field] ?? (field === "hours" ? "8" : field === "days" ? "5" : "")}
            error={view.wrong.includes(field) ? t("errors.number") : undefined}
          />
        ))}
        <SelectField
          name="debris"
          label={t("size.debris")}
          options={DEBRIS_KINDS.map((kind) => ({ value: kind, text: t(`debris.${kind}`) }))}
          defaultValue={view.site.debris}
        />
        <Button className="justify-self-start">{t("size.go")}</Button>
      </form>
      {view.sized.length > 0 && (
        <>
          <ul className="border-t-2 border-ink">
            {view.sized.map((sized) => (
              <Answer key={sized.service} sized={sized} />
            ))}
          </ul>
          <p className="max-w-prose text-sm text-muted">{t("size.note")}</p>
        </>
      )}
    </TitledSection>
  );
}

/** Suppliers of the same service side by side. */
function Suppliers({ view }: { view: ServicesView }) {
  const t = useText("site-services");
  const { money, number } = useFormat();
  if (view.compared.length === 0) return null;
  return (
    <TitledSection id="suppliers" title={t("compare.title")} className="grid gap-4">
      <p className="max-w-prose text-muted">{t("compare.how")}</p>
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
        {view.compared.map(({ kind, suppliers }) => (
          <div key={kind}>
            <h3 className="font-bold">{t(`kinds.${kind}`)}</h3>
            <ul className="border-t-2 border-ink">
              {suppliers.map((one) => (
                <li key={one.supplier} className="grid gap-1 border-b border-line py-2">
                  <p className="flex flex-wrap justify-between gap-x-4">
                    <Typed text={one.supplier} />
                    <strong className="tabular-nums">{money(one.monthCents)}</strong>
                  </p>
                  <p className={one.missed > 0 ? "font-medium text-danger" : "text-muted"}>
                    {one.said > 0
                      ? t("compare.came", { missed: number(one.missed), said: number(one.said) })
                      : t("compare.nothing")}
                  </p>
                  {one.rating !== undefined && (
                    <p className="text-muted">
                      {t("compare.rated", { count: one.ratings, rating: number(one.rating) })}
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </TitledSection>
  );
}

function OrderForm({ view, sent }: { view: ServicesView; sent?: Sent }) {
  const t = useText("site-services");
  const { all, number } = useFormat();
  const begin: Record<string, string> = {
    ...{ kind: view.asked.kind ?? "", quantity: view.asked.quantity ?? "" },
    ...{ startsOn: view.first, everyDays: "7" },
  };
  const field = (name: string) => {
    const error = sent?.errors[name];
    return {
      name,
      label: t(`fields.${name}` as Key<"site-services">),
      error: error && t(error as Key<"site-services">),
      defaultValue: sent ? (sent.fields[name] ?? "") : (begin[name] ?? ""),
    };
  };
  return (
    <TitledSection id="order" title={t("order.title")} className="grid gap-4">
      <p className="max-w-prose text-muted">{t("order.text")}</p>
      <form
        method="post"
        action={SERVICES}
        noValidate
        className="grid max-w-3xl gap-4 sm:grid-cols-2"
        data-reload
      >
        <input type="hidden" name="idem" value={sent?.fields.idem ?? view.idem} />
        <SelectField
          {...field("kind")}
          options={[
            { value: "", text: t("choose") },
            ...SITE_SERVICES.map((kind) => ({ value: kind, text: t(`kinds.${kind}`) })),
          ]}
        />
        <Field {...field("quantity")} inputMode="numeric" autoComplete="off" />
        <Field {...field("supplier")} dir="auto" maxLength={SERVICE_LIMITS.supplier} />
        <Field {...field("siteName")} dir="auto" maxLength={SERVICE_LIMITS.site} />
        <Field {...field("startsOn")} type="date" />
        <Field
          {...field("noticeDays")}
          inputMode="numeric"
          autoComplete="off"
          hint={t("fields.noticeHint", {
            list: all(SITE_SERVICES.map((kind) => `${t(`kinds.${kind}`)} ${number(USUAL_NOTICE[kind])}`)),
          })}
        />
        <Field
          {...field("accessFeet")}
          inputMode="decimal"
          autoComplete="off"
          hint={t("fields.accessHint", {
            wide: number(TRUCK_FEET.dumpster),
            other: number(TRUCK_FEET.toilet),
          })}
        />
        <Field {...field("everyDays")} inputMode="numeric" autoComplete="off" hint={t("fields.everyHint")} />
        <Field {...field("month")} inputMode="decimal" autoComplete="off" />
        <TextareaField {...field("note")} rows={2} maxLength={SERVICE_LIMITS.note} />
        <Button name="intent" value="order" className="justify-self-start">
          {t("order.do")}
        </Button>
      </form>
    </TitledSection>
  );
}

/** What a site needs beside machines: how much of it by rule, who brings it, and whether it was serviced. */
export default function ServicesScreen({ view, sent }: { view: ServicesView; sent?: Sent }) {
  const t = useText("site-services");
  const shell = useText("shell");
  const { date, number } = useFormat();
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("siteServices"))} title={shell("screens.siteServices.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      <Sizing view={view} />
      <TitledSection id="hired" title={t("hired")} className="grid gap-3">
        {view.isExample && (
          <Notice title={t("exampleTitle")}>
            <p>{t("exampleText")}</p>
          </Notice>
        )}
        <ul className="border-t-2 border-ink">
          {view.services.map((service) => (
            <li key={service.id} className="grid gap-1 border-b border-line py-3">
              <p className="flex flex-wrap items-center gap-x-3">
                <TextLink href={servicePath(service.id)} className="font-bold">
                  {number(service.quantity)} × {t(`kinds.${service.kind}`)}
                </TextLink>
                <Badge variant={service.state === "running" ? "default" : "outline"}>
                  {t(`states.${service.state as "off"}`)}
                </Badge>
                {service.sample && <Badge variant="secondary">{t("sample")}</Badge>}
              </p>
              <p className="text-muted">
                <Typed text={service.supplier} /> · <Typed text={service.siteName} /> ·{" "}
                {date(service.startsOn)}
              </p>
              {service.missed > 0 && (
                <p className="font-medium text-danger">{t("missed", { count: service.missed })}</p>
              )}
            </li>
          ))}
        </ul>
        <p>
          <TextLink href="/order-management">{t("orders")}</TextLink>
        </p>
      </TitledSection>
      <Suppliers view={view} />
      {!view.readOnly && <OrderForm view={view} sent={sent} />}
    </div>
  );
}
