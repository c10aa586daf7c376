import type { ReactNode } from "react";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button, buttonClass } from "~/ui/button.tsx";
import { CheckboxList } from "~/ui/checkbox-list.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SearchPages } from "~/ui/search-pages.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { COMPANIES, COMPANY_LIMITS, companyPath, FORM, WITHIN } from "../rental-companies.limits.ts";
import type { CompaniesView } from "../rental-companies.view.server.ts";
import { BASKET, BLOCKS, FACET_VALUES, FACETS, type Facet } from "../yard.ts";
import { BasketPrice, Marks, useTerms } from "./parts.tsx";

type List = NonNullable<CompaniesView["list"]>;
type Search = CompaniesView["search"];

/** The address of another page of the same search. */
function addressOf({ q, near, within, chosen }: Search, page: number) {
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (near) {
    query.set("near", near);
    query.set("within", String(within));
  }
  for (const facet of FACETS) for (const value of chosen[facet]) query.append(facet, value);
  if (page > 1) query.set("page", String(page));
  return `${COMPANIES}?${query}`;
}

function SearchForm({ search, list }: { search: Search; list: List }) {
  const t = useText("rental-companies");
  const { number } = useFormat();
  const words = (facet: Facet, value: string) =>
    t((facet === "machine" ? `machines.${value}` : `facets.${facet}_${value}`) as Key<"rental-companies">);
  return (
    <form method="get" action={COMPANIES} className="grid gap-4">
      <div className="grid items-end gap-4 sm:grid-cols-[2fr_2fr_1fr]">
        <Field
          name="q"
          type="search"
          label={t("search.q")}
          defaultValue={search.q}
          dir="auto"
          maxLength={COMPANY_LIMITS.search}
        />
        <Field
          name="near"
          label={t("search.near")}
          defaultValue={search.near}
          error={list.nearError && t("errors.position")}
          hint={t("search.nearHint")}
          dir="auto"
          maxLength={COMPANY_LIMITS.position}
        />
        <SelectField
          name="within"
          label={t("search.within")}
          options={WITHIN.map((miles) => ({ value: String(miles), text: t("miles", { count: miles }) }))}
          defaultValue={String(search.within)}
        />
      </div>
      <details open={FACETS.some((facet) => search.chosen[facet].length > 0)}>
        <summary className="inline-flex min-h-12 items-center font-bold underline">
          {t("search.more")}
        </summary>
        <div className="grid gap-4 pt-2">
          {FACETS.map((facet) => (
            <CheckboxList
              key={facet}
              name={facet}
              legend={t(`facets.${facet}`)}
              options={FACET_VALUES[facet].map((value) => ({
                value,
                text: `${words(facet, value)} (${number(list.counts[facet]?.[value] ?? 0)})`,
              }))}
              chosen={search.chosen[facet]}
            />
          ))}
        </div>
      </details>
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="outline">{t("search.go")}</Button>
        <TextLink href={COMPANIES}>{t("search.all")}</TextLink>
      </div>
    </form>
  );
}

function Row({ row }: { row: List["rows"][number] }) {
  const t = useText("rental-companies");
  const { number, all } = useFormat();
  return (
    <li className="grid gap-1 border-b border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <a
          href={companyPath(row.id)}
          className="inline-flex min-h-12 items-center text-lg font-bold underline wrap-anywhere"
        >
          <Typed text={row.name} />
        </a>
        <label className="flex min-h-12 cursor-pointer items-center gap-3">
          <input type="checkbox" name="compare" value={row.id} className="size-6 accent-accent" />
          <span>{t("compare.this")}</span>
        </label>
      </div>
      <Marks {...row} />
      {row.place && (
        <p>
          <Typed text={row.place.called} />
          {row.place.address && (
            <>
              {", "}
              <Typed text={row.place.address} />
            </>
          )}
          {row.distance && (
            <> · {t(`distance.${row.distance.unit}`, { value: number(row.distance.value) })}</>
          )}
          {row.places > 1 && (
            <span className="text-muted"> · {t("moreYards", { count: row.places - 1 })}</span>
          )}
        </p>
      )}
      <p className="text-sm text-muted">{all(row.machines.map((machine) => t(`machines.${machine}`)))}</p>
      <p>
        {t("basket.short")} <BasketPrice basket={row.basket} />
      </p>
    </li>
  );
}

/** The basket by which lists are compared, in words. */
export function BasketWords() {
  const t = useText("rental-companies");
  const { all } = useFormat();
  return (
    <p className="max-w-prose">
      {t("basket.is", {
        what: all(
          BASKET.lines.map(({ machine, days }) =>
            t("basket.line", { machine: t(`machines.${machine}`), count: days }),
          ),
        ),
        miles: BASKET.miles,
      })}
    </p>
  );
}

function Companies({ view, list }: { view: CompaniesView; list: List }) {
  const t = useText("rental-companies");
  const { number } = useFormat();
  const { search } = view;
  return (
    <>
      {list.isExample && (
        <Notice title={t("exampleTitle")}>
          <p>{t("exampleText")}</p>
        </Notice>
      )}
      <SearchForm search={search} list={list} />
      <TitledSection id="found" title={t("found", { count: list.total })} className="grid gap-3">
        {list.looked && (
          <p className="max-w-prose text-muted">
            {t(list.isNear ? "order.nearest" : "order.first", { most: number(list.looked) })}
          </p>
        )}
        <p className="text-muted">{t(list.isNear ? "order.near" : "order.name")}</p>
        <BasketWords />
        <form method="get" action={COMPANIES} className="grid gap-4">
          <ol className="border-t-2 border-ink">
            {list.rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ol>
          {list.rows.length > 1 && (
            <Button variant="outline" className="justify-self-start">
              {t("compare.do")}
            </Button>
          )}
        </form>
        <SearchPages
          page={search.page}
          hasMore={search.page < list.pages}
          href={(page) => addressOf(search, page)}
          words={{
            label: t("found", { count: list.total }),
            position: t("page", { page: search.page, pages: list.pages }),
            previous: t("previous"),
            next: t("next"),
          }}
        />
      </TitledSection>
      {view.mayAdd && (
        <p>
          <a href={FORM} className={buttonClass({ variant: "outline" })}>
            {t("add")}
          </a>
        </p>
      )}
    </>
  );
}

/** Up to three companies beside each other: one row a term, and below a narrow page one block a term. */
function Compared({ compared }: { compared: NonNullable<CompaniesView["compared"]> }) {
  const t = useText("rental-companies");
  const { wholeMoney } = useFormat();
  const termsOf = useTerms();
  const columns = compared.map((one) => ({ ...one, terms: termsOf(one.yard) }));
  const terms = columns[0]?.terms.map(([term]) => term) ?? [];
  const machines = BASKET.lines.map(({ machine }) => machine);
  const priceOf = (column: (typeof columns)[number], machine: (typeof machines)[number]) => {
    const prices = column.yard.machines.find((one) => one.machine === machine);
    if (!prices) return t("notListed");
    return BLOCKS.map((block) => (prices[block] ? wholeMoney(prices[block]) : t("noPrice"))).join(" / ");
  };
  const rows: { id: string; label: string; cell: (column: (typeof columns)[number]) => ReactNode }[] = [
    { id: "basket", label: t("basket.title"), cell: (column) => <BasketPrice basket={column.basket} /> },
    ...terms.map((label, n) => ({
      id: `term${n}`,
      label,
      cell: (column: (typeof columns)[number]) => column.terms[n]?.[1],
    })),
    ...machines.map((machine) => ({
      id: machine,
      label: t("compare.price", { machine: t(`machines.${machine}`) }),
      cell: (column: (typeof columns)[number]) => <bdi>{priceOf(column, machine)}</bdi>,
    })),
  ];
  return (
    <TitledSection id="compare" title={t("compare.title")} className="grid gap-4">
      <p>
        <TextLink href={COMPANIES}>{t("compare.back")}</TextLink>
      </p>
      <BasketWords />
      {compared.length === 0 ? (
        <p>{t("compare.none")}</p>
      ) : (
        <table className="w-full border-collapse max-sm:block">
          <caption className="sr-only">{t("compare.title")}</caption>
          <thead className="border-b-2 border-ink max-sm:sr-only">
            <tr>
              <th scope="col" className="py-2 text-start">
                {t("compare.term")}
              </th>
              {columns.map(({ id, name }) => (
                <th key={id} scope="col" className="px-3 py-2 text-start wrap-anywhere">
                  <Typed text={name} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block max-sm:border-t-2 max-sm:border-ink">
            {rows.map(({ id, label, cell }) => (
              <tr key={id} className="border-b border-line align-top max-sm:grid max-sm:gap-1 max-sm:py-3">
                <th scope="row" className="text-start font-bold sm:py-3 sm:pe-3">
                  {label}
                </th>
                {columns.map((column) => (
                  <td key={column.id} className="max-sm:grid sm:px-3 sm:py-3">
                    <span aria-hidden="true" className="text-sm text-muted sm:hidden">
                      <Typed text={column.name} />
                    </span>
                    <span>{cell(column)}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ul className="grid gap-2">
        {columns.map(({ id, name, ...head }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4">
            <TextLink href={companyPath(id)}>
              <Typed text={name} />
            </TextLink>
            <Marks {...head} />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** Rental companies: found by what they have and where, and up to three side by side. */
export default function CompaniesScreen({ view }: { view: CompaniesView }) {
  const t = useText("rental-companies");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("rentalCompanies"))}
        title={shell("screens.rentalCompanies.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      {view.list ? <Companies view={view} list={view.list} /> : <Compared compared={view.compared ?? []} />}
    </div>
  );
}
