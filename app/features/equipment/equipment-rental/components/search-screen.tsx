import { MachinePicture } from "~/engines/listing/listing.ts";
import { METRES_PER_MILE } from "~/engines/place/place.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SearchPages } from "~/ui/search-pages.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { MACHINES } from "~db/schema/listing.terms.ts";
import { searchHref } from "../read-search.ts";
import { OFFER, RENTAL, RENTAL_LIMITS, WITHIN } from "../rentals.limits.ts";
import type { ColumnView, ResultView, SearchView } from "../rentals.view.server.ts";
import { MachineView } from "./machine-view.tsx";
import { BoxField, ChoiceField, Problem, QuoteTable, TypedField, useDistance, useFigures } from "./parts.tsx";
import { listingHref, Wants } from "./wants.tsx";

function SearchFields({ view }: { view: SearchView }) {
  const t = useText("equipment-rental");
  const { number } = useFormat();
  const form = {
    isSent: true,
    idem: undefined,
    value: (name: string) =>
      name === "from" || name === "to"
        ? view.typed[name] || view[name]
        : name === "within"
          ? String(view.within)
          : (view.typed[name] ?? ""),
    error: (name: string) => view.errors[name],
  };
  const work = ["digs", "reaches", "lifts", "powers", "tows"] as const;
  return (
    <form method="get" action={RENTAL} className="grid gap-4 border-b border-line pb-6" data-reload>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <TypedField form={form} name="q" label={t("fields.q")} most={RENTAL_LIMITS.search} />
        <ChoiceField
          form={form}
          name="machine"
          label={t("fields.machine")}
          options={[
            { value: "", text: t("all") },
            ...MACHINES.map((machine) => ({ value: machine, text: t(`machines.${machine}`) })),
          ]}
        />
        <TypedField form={form} name="from" label={t("fields.from")} type="date" />
        <TypedField form={form} name="to" label={t("fields.to")} type="date" />
        <TypedField
          form={form}
          name="at"
          label={t("fields.at")}
          hint={t("fields.atHint")}
          most={RENTAL_LIMITS.position}
        />
        <ChoiceField
          form={form}
          name="within"
          label={t("fields.within")}
          options={WITHIN.map((metres) => ({
            value: String(metres),
            text: view.metric
              ? t("units.km", { value: number(Math.round(metres / 1_000)) })
              : t("units.mi", { value: number(Math.round(metres / METRES_PER_MILE)) }),
          }))}
        />
        <div className="grid content-end">
          <BoxField form={form} name="deliver" value="yes" label={t("fields.deliver")} />
          <BoxField form={form} name="operator" value="yes" label={t("fields.operator")} />
        </div>
      </div>
      {view.typed.owner && <input type="hidden" name="owner" value={view.typed.owner} />}
      <Fold title={t("advisor.title")} open={work.some((name) => view.typed[name])}>
        <p className="max-w-prose text-muted">{t("advisor.text")}</p>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {work.map((name) => (
            <TypedField
              key={name}
              form={form}
              name={name}
              label={t(`advisor.${name}`)}
              hint={t(view.metric ? `advisor.${name}Metric` : `advisor.${name}Us`)}
            />
          ))}
        </div>
        {view.advice.length > 0 && <Advice view={view} />}
      </Fold>
      <Button className="justify-self-start">{t("search")}</Button>
    </form>
  );
}

/** The classes that do the work, with the size that does: each narrows the search. */
function Advice({ view }: { view: SearchView }) {
  const t = useText("equipment-rental");
  const figuresOf = useFigures(view.metric);
  return (
    <ul aria-label={t("advisor.fits")} className="grid gap-x-6 sm:grid-cols-2">
      {view.advice.map(({ machine, size }) => (
        <li key={machine} className="border-t border-line py-1">
          <a
            href={searchHref(RENTAL, view.typed, { machine })}
            className="inline-flex min-h-12 items-center font-bold underline"
          >
            {t(`machines.${machine}`)}
          </a>{" "}
          <span className="text-sm text-muted">
            {figuresOf(size)
              .map(({ name, text }) => `${name} ${isolated(text)}`)
              .join(" · ")}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Facets({ view }: { view: SearchView }) {
  const t = useText("equipment-rental");
  const { number } = useFormat();
  const countOf = (facet: string, value: string) =>
    view.facets.find((one) => one.facet === facet && one.value === value)?.count ?? 0;
  const groups = [
    {
      name: "machine" as const,
      chosen: view.typed.machine,
      values: MACHINES.map((value) => ({
        value,
        count: countOf("sort", value),
        text: t(`machines.${value}`),
      })),
    },
    {
      name: "owner" as const,
      chosen: view.typed.owner,
      values: (["builder", "company"] as const).map((value) => ({
        ...{ value, count: countOf("owner", value), text: t(`owners.${value}`) },
      })),
    },
  ];
  return (
    <nav aria-label={t("facets.title")} className="grid content-start gap-4">
      {groups.map(({ name, chosen, values }) => (
        <div key={name} className="grid">
          <p className="font-bold">{t(`facets.${name}`)}</p>
          <ul className="flex flex-wrap gap-x-4 lg:grid">
            {values
              .filter(({ count, value }) => count > 0 || value === chosen)
              .map(({ value, count, text }) => (
                <li key={value}>
                  <a
                    href={searchHref(RENTAL, view.typed, { [name]: chosen === value ? "" : value })}
                    aria-current={chosen === value ? "true" : undefined}
                    className="inline-flex min-h-12 items-center gap-2 underline aria-[current]:font-bold lg:min-h-10"
                  >
                    {text} <span className="text-muted tabular-nums">{number(count)}</span>
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Result({ view, result }: { view: SearchView; result: ResultView }) {
  const t = useText("equipment-rental");
  const { money } = useFormat();
  const distanceOf = useDistance();
  return (
    <li className="grid gap-x-5 gap-y-2 border-b border-line py-4 sm:grid-cols-[8rem_1fr_auto]">
      <MachineView machine={result.machine} photo={result.photo} className="h-20 w-32 text-blueprint" />
      <div className="grid content-start gap-1">
        <h3 className="text-lg font-bold wrap-anywhere">
          <a href={listingHref(view, result.id)} className="inline-flex min-h-12 items-center underline">
            <Typed text={result.title} />
          </a>
        </h3>
        <p>
          {t("by", { name: isolated(result.offeredBy) })} · {isolated(result.town)}
          {result.distance && ` · ${isolated(distanceOf(result.distance))}`}
        </p>
        <p className="flex flex-wrap items-center gap-2">
          {(view.isExample || result.sample) && <Badge variant="secondary">{t("sample")}</Badge>}
          <Badge variant="outline">{t(`owners.${result.ownerKind}`)}</Badge>
          {result.withOperator && <Badge variant="outline">{t("withOperator")}</Badge>}
          {!result.delivers && <Badge variant="outline">{t("fetchOnly")}</Badge>}
        </p>
      </div>
      <div className="sm:text-end">
        <p className="text-xl font-bold tabular-nums">{money(result.total)}</p>
        <p className="text-sm text-muted">{t("perDay", { price: isolated(money(result.perDay)) })}</p>
        {result.deposit > 0 && (
          <p className="text-sm text-muted">{t("depositOf", { price: isolated(money(result.deposit)) })}</p>
        )}
        <label className="inline-flex min-h-12 items-center gap-2">
          <input
            type="checkbox"
            name="compare"
            value={result.id}
            form="compare"
            defaultChecked={view.columns.some(({ id }) => id === result.id)}
            className="size-6 accent-accent"
          />
          {t("compare.tick")}
          <span className="sr-only">{isolated(result.title)}</span>
        </label>
      </div>
    </li>
  );
}

function Column({ view, column }: { view: SearchView; column: ColumnView }) {
  const t = useText("equipment-rental");
  const distanceOf = useDistance();
  const figuresOf = useFigures(view.metric);
  return (
    <li className="grid content-start gap-2 border border-line bg-surface p-4">
      <MachinePicture machine={column.machine} className="h-16 w-24 text-blueprint" />
      <h3 className="text-lg font-bold">
        <a href={listingHref(view, column.id)} className="underline">
          <Typed text={column.title} />
        </a>
      </h3>
      <p>
        {isolated(column.offeredBy)} · {isolated(column.town)}
        {column.distance && ` · ${isolated(distanceOf(column.distance))}`}
      </p>
      <p className="text-sm text-muted">
        {figuresOf(column.figures)
          .map(({ name, text }) => `${name} ${isolated(text)}`)
          .join(" · ")}
      </p>
      {column.quote ? <QuoteTable quote={column.quote} /> : <p>{t("noQuote")}</p>}
    </li>
  );
}

/** One search over everything for rent, the cheapest true total first. */
export default function SearchScreen({ view, sent }: { view: SearchView; sent?: Sent }) {
  const t = useText("equipment-rental");
  const shell = useText("shell");
  const { date, number } = useFormat();
  const hasErrors = Object.keys(view.errors).length > 0;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("equipmentRental"))}
        title={shell("screens.equipmentRental.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      <Problem sent={sent ?? (hasErrors ? { errors: view.errors } : undefined)} />
      {view.isExample && (
        <Notice title={t("exampleTitle")}>
          <p>{t("exampleText")}</p>
        </Notice>
      )}
      <p>
        <a href={OFFER} className={buttonClass({ variant: "outline" })}>
          {t("offer.lead")}
        </a>
      </p>
      <SearchFields view={view} />
      {view.columns.length > 0 && (
        <TitledSection id="compared" title={t("compare.title")} className="grid gap-4">
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
            {view.columns.map((column) => (
              <Column key={column.id} view={view} column={column} />
            ))}
          </ul>
        </TitledSection>
      )}
      <TitledSection
        id="found"
        title={t("found", { count: view.count })}
        className="grid gap-x-8 gap-y-4 lg:grid-cols-[14rem_1fr] [&>h2]:lg:col-span-2"
      >
        <Facets view={view} />
        <div className="grid content-start gap-4">
          <p className="max-w-prose text-muted">
            {t("ranking", { days: view.days, dates: isolated(`${date(view.from)} – ${date(view.to)}`) })}{" "}
            {t(view.delivered ? "rankingDelivered" : "rankingFetched")}
            {view.ranked && ` ${t("rankingMost", { most: number(view.ranked) })}`}
          </p>
          {view.results.length === 0 && <p>{t("nothing")}</p>}
          <ul className="border-t-2 border-ink">
            {view.results.map((result) => (
              <Result key={result.id} view={view} result={result} />
            ))}
          </ul>
          {view.results.length > 1 && (
            <form id="compare" method="get" action={RENTAL} data-reload>
              {Object.entries(view.typed).map(([name, value]) =>
                value ? <input key={name} type="hidden" name={name} value={value} /> : null,
              )}
              <Button variant="outline">{t("compare.do", { count: view.most })}</Button>
            </form>
          )}
          <SearchPages
            page={view.page}
            hasMore={view.hasMore}
            href={(page) => searchHref(RENTAL, view.typed, { page })}
            words={{
              label: t("pages"),
              position: t("page", { page: view.page }),
              ...{ previous: t("previous"), next: t("next") },
            }}
          />
        </div>
      </TitledSection>
      <Wants view={view} sent={sent} />
    </div>
  );
}
