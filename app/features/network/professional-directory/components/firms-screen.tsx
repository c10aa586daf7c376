import { RANK } from "~/engines/directory/directory.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
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
import { COMPARE, DIRECTORY, FIRM_LIMITS, FORM, firmPath, WITHIN } from "../directory.limits.ts";
import type { FirmsView } from "../directory.view.server.ts";
import { FACET_VALUES, FACETS, type Facet, RATINGS } from "../firm.ts";
import { queryOf } from "../read-search.ts";
import { Marks, Problem } from "./parts.tsx";
import { KeepSearch, KeptSearches } from "./searches.tsx";

const WORDS = {
  trade: "trades",
  licence: "classes",
  language: "languages",
  crew: "crews",
  price: "prices",
  emergency: "emergencies",
} as const satisfies Record<Facet, string>;

function SearchForm({ view }: { view: FirmsView }) {
  const t = useText("professional-directory");
  const { number } = useFormat();
  const { search, counts } = view;
  const isChosen = FACETS.some((facet) => search.chosen[facet].length > 0) || search.rating !== "";
  return (
    <form method="get" action={DIRECTORY} className="grid gap-4">
      <div className="grid items-end gap-4 sm:grid-cols-[2fr_2fr_1fr]">
        <Field
          name="q"
          type="search"
          label={t("search.q")}
          defaultValue={search.q}
          dir="auto"
          maxLength={FIRM_LIMITS.search}
        />
        <Field
          name="near"
          label={t("search.near")}
          defaultValue={search.near}
          error={view.nearError && t("errors.position")}
          hint={t("search.nearHint")}
          dir="auto"
          maxLength={FIRM_LIMITS.position}
        />
        <SelectField
          name="within"
          label={t("search.within")}
          options={WITHIN.map((miles) => ({ value: String(miles), text: t("miles", { count: miles }) }))}
          defaultValue={String(search.within)}
        />
      </div>
      <details open={isChosen}>
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
                text: `${t(`${WORDS[facet]}.${value}` as Key<"professional-directory">)} (${number(counts[facet]?.[value] ?? 0)})`,
              }))}
              chosen={search.chosen[facet]}
            />
          ))}
          <SelectField
            name="rating"
            label={t("facets.rating")}
            options={[
              { value: "", text: t("search.any") },
              ...RATINGS.map((least) => ({
                value: least,
                text: `${t("search.least", { stars: number(Number(least)) })} (${number(counts.rating?.[least] ?? 0)})`,
              })),
            ]}
            defaultValue={search.rating}
          />
        </div>
      </details>
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="outline">{t("search.go")}</Button>
        <TextLink href={DIRECTORY}>{t("search.all")}</TextLink>
        <TextLink href={COMPARE}>{t("kept.see")}</TextLink>
      </div>
    </form>
  );
}

function Row({ row }: { row: FirmsView["rows"][number] }) {
  const t = useText("professional-directory");
  const { number, all } = useFormat();
  const facts = [
    row.distance && t(`distance.${row.distance.unit}`, { value: number(row.distance.value) }),
    row.isInArea !== undefined && t(row.isInArea ? "area.in" : "area.out"),
    t(`crews.${row.crew}`),
    t(`prices.${row.price}`),
    row.languages.length > 0 && all(row.languages.map((language) => t(`languages.${language}`))),
    row.emergency && t("emergencies.yes"),
  ].filter(Boolean);
  return (
    <li className="grid gap-1 border-b border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <a
          href={firmPath(row.id)}
          className="inline-flex min-h-12 items-center text-lg font-bold underline wrap-anywhere"
        >
          <Typed text={row.name} />
        </a>
        <label className="flex min-h-12 cursor-pointer items-center gap-3">
          <input type="checkbox" name="firm" value={row.id} className="size-6 accent-accent" />
          <span>{t("compare.this")}</span>
        </label>
      </div>
      <Marks {...row} />
      <p>{all(row.trades.map((trade) => t(`trades.${trade}`)))}</p>
      <p className="text-sm text-muted">
        {row.address && (
          <>
            <Typed text={row.address} /> ·{" "}
          </>
        )}
        {facts.join(" · ")}
      </p>
    </li>
  );
}

/** The formula by which the list stands, with its weights: there is no other. */
function Formula({ isNear }: { isNear: boolean }) {
  const t = useText("professional-directory");
  const weights = isNear ? RANK.nearby : RANK.anywhere;
  return (
    <div className="grid max-w-prose gap-1 text-muted">
      <p>{t(isNear ? "order.near" : "order.anywhere", weights)}</p>
      <details>
        <summary className="inline-flex min-h-12 items-center underline">{t("order.how")}</summary>
        <ul className="list-disc ps-5">
          {isNear && <li>{t("order.distance")}</li>}
          <li>{t("order.rating")}</li>
          <li>{t("order.proof", { count: RANK.proofDays })}</li>
          <li>{t("order.prompt", { count: FIRM_LIMITS.promptHours })}</li>
          <li>{t("order.level")}</li>
        </ul>
      </details>
    </div>
  );
}

/** Firms: found by what they do, where and how, in the order of a printed formula. */
export default function FirmsScreen({ view, sent }: { view: FirmsView; sent?: Sent }) {
  const t = useText("professional-directory");
  const { number } = useFormat();
  const shell = useText("shell");
  const { search } = view;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("professionalDirectory"))}
        title={shell("screens.professionalDirectory.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      {view.isExample && (
        <Notice title={t("exampleTitle")}>
          <p>{t("exampleText")}</p>
        </Notice>
      )}
      <Problem sent={sent} />
      <KeptSearches searches={view.searches} />
      <SearchForm view={view} />
      {view.query !== "" && <KeepSearch view={view} sent={sent} />}
      <TitledSection id="found" title={t("found", { count: view.total })} className="grid gap-3">
        {view.looked && (
          <p className="max-w-prose text-muted">
            {t(view.isNear ? "order.nearest" : "order.first", { most: number(view.looked) })}
          </p>
        )}
        <Formula isNear={view.isNear} />
        <form method="get" action={COMPARE} className="grid gap-4">
          <ol className="border-t-2 border-ink">
            {view.rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ol>
          {view.rows.length > 1 && (
            <Button variant="outline" className="justify-self-start">
              {t("compare.do")}
            </Button>
          )}
        </form>
        <SearchPages
          page={search.page}
          hasMore={search.page < view.pages}
          href={(page) => `${DIRECTORY}?${queryOf(search, page)}`}
          words={{
            label: t("found", { count: view.total }),
            position: t("page", { page: search.page, pages: view.pages }),
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
    </div>
  );
}
