import { useFormat, useText } from "~/i18n/i18n.tsx";
import { withQuestion } from "~/services/question-link.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button, buttonClass } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { Pagination } from "~/ui/pagination.tsx";
import { SearchBox } from "~/ui/search-box.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { SCOPES } from "../books.data.ts";
import { CODES_LIMITS } from "../codes.limits.ts";
import type { CodeSearch } from "../codes.schemas.ts";
import type { LookupView } from "../codes.view.server.ts";
import { OccupancySection } from "./occupancy.tsx";
import { PlaceCard } from "./place-card.tsx";
import { placed } from "./placed.ts";
import { ProvisionList, Section } from "./provision-list.tsx";

const PATH = screen("codeLookup").path;
const SHEET = screen("codeSheet").path;

/** The address under a search; what is empty stays out of it. */
function pathOf({ q, book, scope, state, city, page }: Partial<CodeSearch>): string {
  const params = new URLSearchParams();
  if (q) params.set("q", q);
  if (book) params.set("book", book);
  if (scope) params.set("for", scope);
  if (state) params.set("state", state);
  if (city) params.set("city", city);
  if (page) params.set("page", String(page + 1));
  return params.size > 0 ? `${PATH}?${params}` : PATH;
}

function Books({ view }: { view: LookupView }) {
  const t = useText("codes");
  const { number } = useFormat();
  const { state, city, scope } = view.search;
  return (
    <TitledSection id="books" title={t("books.title")} className="grid gap-3">
      <ul className="grid gap-3 sm:grid-cols-2">
        {view.books.map(({ id, count }) => (
          <li key={id} className="border border-line bg-surface p-4">
            <a
              href={pathOf({ book: id, state, city, scope })}
              aria-current={view.search.book === id ? "page" : undefined}
              className="inline-flex min-h-12 items-center text-lg font-bold text-blueprint underline underline-offset-4 hover:no-underline"
            >
              {t(`books.${id}.name`)}
            </a>
            <p className="text-muted">{t(`books.${id}.text`)}</p>
            <p className="text-sm text-muted">{t("books.count", { count, number: number(count) })}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** Where it is to hold: a house, a public or larger building, a work site, access for everybody. */
function Scopes({ view }: { view: LookupView }) {
  const t = useText("codes");
  const { search } = view;
  return (
    <nav aria-labelledby="scopes" className="grid gap-2 print:hidden">
      <h2 id="scopes" className="font-bold">
        {t("scopes.title")}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {(["", ...SCOPES] as const).map((scope) => (
          <li key={scope}>
            <a
              href={pathOf({ ...search, book: "", scope, page: 0 })}
              aria-current={search.scope === scope ? "page" : undefined}
              className="filter-link"
            >
              {t(`scopes.${scope || "any"}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Found({ view }: { view: LookupView }) {
  const t = useText("codes");
  const { q } = view.search;
  const { found } = view;
  const at = (slug: string) => placed(`/provision/${slug}`, view.search);
  if (!found) return null;
  if (found.kind === "none")
    return (
      <EmptyState
        title={t("none.title")}
        action={
          <a href={withQuestion("/ai-hub?tab=chat", q)} className={buttonClass({ variant: "outline" })}>
            {t("none.ask")}
          </a>
        }
      >
        <p>{t("none.text", { q: `\u2068${q}\u2069` })}</p>
      </EmptyState>
    );
  if (found.kind === "near")
    return (
      <div className="grid gap-4">
        <Notice tone="warn" title={t("near.title", { section: `\u2068${found.written}\u2069` })}>
          <p>{t("near.text")}</p>
        </Notice>
        <ProvisionList provisions={found.provisions} place={view.search} />
      </div>
    );
  return (
    <TitledSection id="found" title={t("found", { q: `\u2068${q}\u2069` })} className="grid gap-3">
      <ol className="border-t-2 border-ink">
        {found.passages.map(({ slug, section, edition, title, body, language }) => (
          <li key={slug} className="grid gap-1 border-b border-line py-4">
            <p className="text-sm text-muted">
              <Section section={section} /> · {t("edition", { edition: `\u2068${edition}\u2069` })}
            </p>
            <h3 lang={language}>
              <a
                href={at(slug)}
                translate="no"
                className="inline-flex min-h-12 items-center text-lg font-bold text-blueprint underline underline-offset-4 wrap-anywhere hover:no-underline"
              >
                {title}
              </a>
            </h3>
            <p lang={language} dir="auto" translate="no" className="max-w-prose">
              {body}
            </p>
          </li>
        ))}
      </ol>
      {found.more && (
        <p className="max-w-prose text-muted">{t("foundMore", { shown: found.passages.length })}</p>
      )}
    </TitledSection>
  );
}

function Book({ view }: { view: LookupView }) {
  const t = useText("codes");
  const { list, search } = view;
  if (!list || !search.book) return null;
  const at = (page: number) => pathOf({ ...search, page });
  const last = Math.ceil(list.total / CODES_LIMITS.page) - 1;
  return (
    <TitledSection id="book" title={t(`books.${search.book}.name`)} className="grid gap-4">
      {list.total >= CODES_LIMITS.book && <p className="text-muted">{t("books.cut")}</p>}
      {list.groups.map(({ chapter, provisions }) => (
        <div key={chapter ?? "all"} className="grid gap-2">
          {chapter && <h3 className="text-lg font-bold">{t(`chapters.${chapter}`)}</h3>}
          <ProvisionList provisions={provisions} place={search} />
        </div>
      ))}
      {last > 0 && (
        <Pagination
          label={t("pages.label")}
          position={t("pages.position", { from: list.from, to: list.to, total: list.total })}
          previous={search.page > 0 ? { href: at(search.page - 1), text: t("pages.previous") } : undefined}
          next={search.page < last ? { href: at(search.page + 1), text: t("pages.next") } : undefined}
        />
      )}
    </TitledSection>
  );
}

/** Provisions by words, by section, or by browsing a book; and what a state has adopted. */
export function LookupScreen({ view }: { view: LookupView }) {
  const t = useText("codes");
  const { search, place, states, errors } = view;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("codeLookup"))} title={t("title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <SearchBox
          action={PATH}
          q={search.q}
          label={t("search.label")}
          hint={t("search.hint")}
          submit={t("search.submit")}
          kept={{ state: search.state, city: search.city, for: search.scope }}
          maxLength={CODES_LIMITS.search}
        />
        <form action={PATH} className="flex flex-wrap items-end gap-3" data-keep-scroll>
          {search.q && <input type="hidden" name="q" value={search.q} />}
          {search.book && <input type="hidden" name="book" value={search.book} />}
          {search.scope && <input type="hidden" name="for" value={search.scope} />}
          <SelectField
            key={search.state}
            name="state"
            label={t("state.label")}
            error={errors.state}
            defaultValue={search.state}
            options={[
              { value: "", text: t("state.none") },
              ...states.map(({ id, name }) => ({ value: id, text: name })),
            ]}
            className="min-w-56 flex-1"
            translate="no"
          />
          <Field
            key={`city ${search.city}`}
            name="city"
            label={t("state.city")}
            hint={t("state.cityHint")}
            defaultValue={search.city}
            maxLength={CODES_LIMITS.city}
            autoComplete="address-level2"
            dir="auto"
            className="min-w-56 flex-1"
          />
          <Button variant="outline">{t("state.submit")}</Button>
        </form>
      </div>
      {!search.book && <Scopes view={view} />}
      {view.occupancy && <OccupancySection occupancy={view.occupancy} search={search} path={PATH} />}
      {place && <PlaceCard place={place} at={(city) => pathOf({ ...search, city })} />}
      <Found view={view} />
      <Book view={view} />
      {!search.q && <Books view={view} />}
      <p className="flex flex-wrap gap-x-6">
        <TextLink href={SHEET}>{t("sheet.link")}</TextLink>
        {(search.q || search.book) && <TextLink href={PATH}>{t("all")}</TextLink>}
      </p>
      <p className="max-w-prose text-muted">{t("verify")}</p>
    </div>
  );
}
