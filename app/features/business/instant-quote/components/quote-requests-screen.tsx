import { ChainList, fromAddress } from "~/engines/chain/chain.ts";
import { ACCEPTED } from "~/engines/file/file.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { CheckboxList } from "~/ui/checkbox-list.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Field } from "~/ui/field.tsx";
import { FirmHead } from "~/ui/firm-head.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { BoxField, ChoiceField, formOf, TypedField } from "~/ui/typed-field.tsx";
import { ACCENTS } from "../firm-brand.ts";
import { QUOTE_LIMITS, REQUESTS } from "../quote-page.limits.ts";
import type { ReceivedView } from "../quote-page.view.server.ts";
import { QuoteProblem } from "./quote-problem.tsx";

const DEAL_NEW = "/deal/new";

/** What the page is called, what it offers and by which terms; open where there is none yet. */
function PageSettings({ view, sent }: { view: ReceivedView; sent?: Sent }) {
  const t = useText("quote-page");
  const words = useText("instant-quote");
  const named = useText("job-types");
  const form = formOf(["page"], sent, view.form);
  const say = (key: string) => t(key as Key<"quote-page">);
  const field = { form, say };
  return (
    <Fold title={t(view.page ? "page.change" : "page.make")} open={form.isSent || !view.page}>
      <form method="post" noValidate className="grid max-w-xl gap-5" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <input type="hidden" name="version" value={form.value("version")} />
        <TypedField {...field} name="firm" label={t("fields.firm")} most={QUOTE_LIMITS.firm} />
        <TypedField
          {...field}
          name="intro"
          long
          label={t("fields.intro")}
          hint={t("optional")}
          most={QUOTE_LIMITS.intro}
        />
        <CheckboxList
          name="jobs"
          legend={t("fields.jobs")}
          hint={t("fields.jobsHint")}
          options={view.jobs.map((job) => ({ value: job, text: named(`names.${job}` as "names.roof") }))}
          chosen={form.value("jobs").split(",")}
        />
        {view.terms.map((term) => (
          <TypedField key={term} {...field} name={term} type="decimal" label={words(`terms.${term}`)} />
        ))}
        <p className="text-sm text-muted">
          {t("page.prices")} <TextLink href="/price-book">{t("page.book")}</TextLink>
        </p>
        <ChoiceField
          {...field}
          name="accent"
          label={t("fields.accent")}
          hint={t("fields.accentHint")}
          options={["", ...ACCENTS].map((value) => ({
            value,
            text: t(`accents.${value || "own"}` as "accents.own"),
          }))}
        />
        <BoxField {...field} name="open" label={t("fields.open")} hint={t("fields.openHint")} />
        <div>
          <Button name="intent" value="page">
            {t("page.save")}
          </Button>
        </div>
      </form>
    </Fold>
  );
}

/** How clients see the firm, and the picture that stands in place of its name. */
function Look({ view, page, sent }: { view: ReceivedView; page: { firm: string }; sent?: Sent }) {
  const t = useText("quote-page");
  const form = formOf(["logo"], sent);
  const wrong = form.error("logo");
  const { brand } = view;
  return (
    <div className="grid gap-4" data-brand={brand?.accent}>
      {brand && <FirmHead firm={page.firm} logo={brand.logo} />}
      {view.mayWrite && (
        <Fold title={t(brand?.logo ? "logo.replace" : "logo.add")} open={form.isSent}>
          <form
            method="post"
            encType="multipart/form-data"
            noValidate
            className="grid max-w-xl gap-3"
            data-reload
          >
            <input type="hidden" name="idem" value={form.idem ?? view.logoIdem} />
            <Field
              name="logo"
              type="file"
              accept={ACCEPTED.picture}
              label={t("logo.file")}
              hint={t("logo.hint")}
              error={wrong && t(wrong as Key<"quote-page">)}
            />
            <Button name="intent" value="logo" variant="outline" className="justify-self-start">
              {t("logo.keep")}
            </Button>
          </form>
        </Fold>
      )}
      {view.mayWrite && brand?.logo && (
        <form method="post" data-reload>
          <Button name="intent" value="dropLogo" variant="outline" size="sm">
            {t("logo.drop")}
          </Button>
        </form>
      )}
    </div>
  );
}

function Shown({ page }: { page: NonNullable<ReceivedView["page"]> }) {
  const t = useText("quote-page");
  if (!page.open)
    return (
      <Notice tone="warn" title={t("page.closed")}>
        <p>{t("page.closedText")}</p>
      </Notice>
    );
  return (
    <div className="grid justify-items-start gap-3">
      <p>{t("page.address")}</p>
      <TextLink href={page.address} className="wrap-anywhere">
        <bdi dir="ltr">{page.address}</bdi>
      </TextLink>
      <p>{t("page.embed")}</p>
      <pre dir="ltr" className="max-w-full overflow-x-auto border border-line bg-sunken p-3 text-sm">
        <code>{page.embed}</code>
      </pre>
    </div>
  );
}

function One({ view, one }: { view: ReceivedView; one: NonNullable<ReceivedView["one"]> }) {
  const t = useText("quote-page");
  const words = useText("instant-quote");
  const named = useText("job-types");
  const { wholeMoney, date, quantity } = useFormat();
  const isWaiting = one.state === "received" || one.state === "answered";
  const answer = ({ value, isOption, unit }: (typeof one.answers)[number]) =>
    isOption
      ? words(`options.${value}` as "options.yes")
      : `${quantity(value)}${unit === "ea" ? "" : ` ${words(`unit.${unit}` as "unit.ft")}`}`;
  const typed: [label: string, value: string][] = [
    [t("fields.email"), one.email],
    [t("fields.phone"), one.phone],
    [t("fields.place"), one.place],
    [t("fields.note"), one.note],
  ];
  return (
    <TitledSection
      id="request"
      title={`${named(`names.${one.job}` as "names.roof")}, ${one.client}`}
      className="grid gap-4 border-2 border-ink p-4"
    >
      <p className="flex flex-wrap items-center gap-3">
        <Badge variant={one.state === "received" ? "default" : "outline"}>{t(`states.${one.state}`)}</Badge>
        {one.sample && <Badge variant="secondary">{t("sample")}</Badge>}
        <span>{t("since", { day: date(one.stateSince) })}</span>
      </p>
      <p className="font-medium">
        {t("told", {
          low: wholeMoney(one.low),
          likely: wholeMoney(one.likely),
          high: wholeMoney(one.high),
          until: date(one.validUntil),
        })}
      </p>
      <dl className="border-t border-line">
        {typed
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label} className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[14rem_1fr]">
              <dt className="text-muted">{label}</dt>
              <dd className="font-medium">
                <Typed text={value} />
              </dd>
            </div>
          ))}
        {one.answers.map((each) => (
          <div
            key={each.id}
            id={each.id}
            className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[14rem_1fr]"
          >
            <dt className="text-muted">{words(`questions.${each.id}` as "questions.area")}</dt>
            <dd>
              <bdi>{answer(each)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {view.mayWrite && (
        <p>
          <TextLink href={fromAddress(DEAL_NEW, { kind: "quoteRequest", id: one.id })}>
            {t("steps.deal")}
          </TextLink>
        </p>
      )}
      {view.mayWrite && isWaiting && (
        <form method="post" className="flex flex-wrap gap-3" data-reload>
          <input type="hidden" name="idem" value={view.idem} />
          <input type="hidden" name="request" value={one.id} />
          <input type="hidden" name="version" value={one.version} />
          <a href={one.mailTo} className={buttonClass({ variant: "outline" })}>
            {t("steps.mail")}
          </a>
          {one.state === "received" && (
            <Button name="intent" value="answer" variant="outline">
              {t("steps.answer")}
            </Button>
          )}
          <Button name="intent" value="convert">
            {t("steps.convert")}
          </Button>
          <Button name="intent" value="close" variant="ghost">
            {t("steps.close")}
          </Button>
        </form>
      )}
      {view.mayWrite && (
        <p>
          <TextLink href={`/proposal-builder?from=quoteRequest:${one.id}`}>{t("steps.propose")}</TextLink>
        </p>
      )}
      <ChainList records={one.chain} here={{ kind: "quoteRequest", id: one.id }} />
    </TitledSection>
  );
}

/** The page of a workspace, and what clients sent from it. */
export default function QuoteRequestsScreen({
  view,
  sent,
  tooLarge = false,
}: {
  view: ReceivedView;
  sent?: Sent;
  /** A picture was sent that was not even read. */
  tooLarge?: boolean;
}) {
  const given: Sent | undefined = tooLarge
    ? { fields: { intent: "logo" }, errors: { logo: "errors.logo.tooLarge" } }
    : sent;
  const t = useText("quote-page");
  const named = useText("job-types");
  const shell = useText("shell");
  const { date, wholeMoney } = useFormat();
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("quoteRequests"))} title={shell("screens.quoteRequests.title")}>
        <p>{t("lead")}</p>
        <p>
          <TextLink href={screen("crmDashboard").path}>{t("deals")}</TextLink>
        </p>
      </PageHeading>
      <QuoteProblem sent={given} />
      {view.missing && (
        <Notice tone="warn" title={t("missing")}>
          <p role="status">{t("missingText")}</p>
        </Notice>
      )}
      {view.one && <One view={view} one={view.one} />}
      <TitledSection id="received" title={t("received")} className="grid gap-3">
        {view.requests.length === 0 ? (
          <EmptyState title={t("none")}>
            <p>{t("noneText")}</p>
          </EmptyState>
        ) : (
          <DataTable
            caption={t("receivedText")}
            columns={[
              { key: "client", heading: t("columns.client") },
              { key: "job", heading: t("columns.job") },
              { key: "range", heading: t("columns.range"), numeric: true },
              { key: "came", heading: t("columns.came") },
              { key: "state", heading: t("columns.state") },
            ]}
            rows={view.requests.map((row) => ({
              id: row.id,
              cells: {
                client: (
                  <TextLink href={`${REQUESTS}?request=${row.id}`} data-reload>
                    <bdi>{row.client}</bdi>
                  </TextLink>
                ),
                job: named(`names.${row.job}` as "names.roof"),
                range: (
                  <bdi>
                    {wholeMoney(row.lowCents)} – {wholeMoney(row.highCents)}
                  </bdi>
                ),
                came: date(row.createdAt),
                state: `${t(`states.${row.state}`)}${row.sample ? ` · ${t("sample")}` : ""}`,
              },
            }))}
            dense
          />
        )}
      </TitledSection>
      <TitledSection id="page" title={t("page.title")} className="grid gap-4">
        {view.page && <Shown page={view.page} />}
        {view.page && <Look view={view} page={view.page} sent={given} />}
        {view.mayWrite && <PageSettings view={view} sent={sent} />}
      </TitledSection>
    </div>
  );
}
