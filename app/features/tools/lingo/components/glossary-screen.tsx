import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { buttonClass } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { Pagination } from "~/ui/pagination.tsx";
import { SearchBox } from "~/ui/search-box.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { MOST_TYPED, PAGE_SIZE } from "../find-terms.logic.ts";
import type { GlossaryView } from "../lingo.view.server.ts";
import { Hear } from "./hear.tsx";
import { PocketSheet } from "./pocket-sheet.tsx";
import { TermEntry, TermList } from "./term-list.tsx";

const PATH = screen("constructionLingo").path;
const CARDS = screen("lingoCards").path;
const QUIZ = screen("lingoQuiz").path;

/** The address of the glossary under a search; what is empty stays out of it. */
function pathOf({ q, trade, letter, starred, sheet, page }: Partial<GlossaryView["search"]>): string {
  const params = new URLSearchParams();
  if (q) params.set("q", q);
  if (trade) params.set("trade", trade);
  if (letter) params.set("letter", letter);
  if (starred) params.set("starred", "1");
  if (sheet) params.set("sheet", "1");
  if (page && page > 1) params.set("page", String(page));
  return params.size > 0 ? `${PATH}?${params}` : PATH;
}

/** On a phone one row each, which scrolls by itself, so that the list is not far down. */
const ROW = "flex flex-wrap gap-2 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:pb-2";

function Filters({ view }: { view: GlossaryView }) {
  const t = useText("lingo");
  const format = useFormat();
  const { trade, letter, starred } = view.search;
  const link = "filter-link px-3 whitespace-nowrap";
  return (
    <div className="grid gap-4 print:hidden">
      <nav aria-labelledby="trades" className="grid min-w-0 gap-2">
        <h2 id="trades" className="font-bold">
          {t("tradesTitle")}
        </h2>
        <ul className={ROW}>
          <li>
            <a href={pathOf({ starred })} aria-current={trade === "" ? "page" : undefined} className={link}>
              {t("allTrades")}
            </a>
          </li>
          {view.trades.map((one) => (
            <li key={one.trade}>
              <a
                href={pathOf({ trade: one.trade, starred })}
                aria-current={trade === one.trade ? "page" : undefined}
                className={link}
              >
                {t(`trades.${one.trade}`)} ({format.number(one.count)})
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="letters" className="grid min-w-0 gap-2">
        <h2 id="letters" className="font-bold">
          {t("lettersTitle")}
        </h2>
        <ul className={ROW}>
          <li>
            <a href={pathOf({ starred })} aria-current={letter === "" ? "page" : undefined} className={link}>
              {t("allLetters")}
            </a>
          </li>
          {view.letters.map((one) => (
            <li key={one} translate="no">
              <a
                href={pathOf({ letter: one, starred })}
                aria-current={letter === one ? "page" : undefined}
                className="filter-link min-w-12 justify-center px-2 uppercase"
              >
                {one}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function Day({ day }: { day: NonNullable<GlossaryView["day"]> }) {
  const t = useText("lingo");
  return (
    <TitledSection
      id="day"
      title={t("day")}
      className="grid gap-1 border-s-4 border-accent ps-4 print:hidden"
    >
      <p className="flex flex-wrap items-center gap-x-4 text-lg">
        <TermEntry term={day} />
        <Hear name={day.name} language={day.language} />
      </p>
      <p lang={day.language} dir="auto" translate="no" className="max-w-prose">
        {day.definition}
      </p>
    </TitledSection>
  );
}

function Nothing({ view }: { view: GlossaryView }) {
  const t = useText("lingo");
  const { q } = view.search;
  return (
    <>
      {view.meant.length > 0 && (
        <TitledSection id="meant" title={t("none.meant")} className="grid gap-3">
          <TermList terms={view.meant} />
        </TitledSection>
      )}
      <EmptyState
        title={t("none.title")}
        action={
          <a
            href={`${PATH}?${new URLSearchParams({ suggest: "word", name: q })}`}
            className={buttonClass({ variant: "outline" })}
          >
            {t("none.suggest")}
          </a>
        }
      >
        <p>{t("none.text", { q: `\u2068${q}\u2069` })}</p>
      </EmptyState>
    </>
  );
}

function Pages({ view }: { view: GlossaryView }) {
  const t = useText("lingo");
  const { search, found, last } = view;
  const { page } = search;
  if (last === 1) return null;
  const at = (other: number) => pathOf({ ...search, page: other });
  const to = Math.min(page * PAGE_SIZE, found);
  return (
    <Pagination
      label={t("pages.label")}
      position={t("pages.position", { from: (page - 1) * PAGE_SIZE + 1, to, total: found })}
      previous={page > 1 ? { href: at(page - 1), text: t("pages.previous") } : undefined}
      next={page < last ? { href: at(page + 1), text: t("pages.next") } : undefined}
    />
  );
}

/** The words of the trade: searched in any language, by trade and by letter. */
export function GlossaryScreen({ view }: { view: GlossaryView }) {
  const t = useText("lingo");
  const shell = useText("shell");
  const { search, found } = view;
  const narrowed = Boolean(search.q || search.trade || search.letter || search.starred);
  if (search.sheet)
    return (
      <PocketSheet
        view={view}
        sheet={sheetNumber(screen("constructionLingo"))}
        title={shell("screens.constructionLingo.title")}
        back={pathOf({ trade: search.trade })}
      />
    );
  const isUnmarked = search.starred && !search.q && !search.trade && !search.letter;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("constructionLingo"))}
        title={shell("screens.constructionLingo.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      <div className="grid gap-2 print:hidden">
        <SearchBox
          action={PATH}
          q={search.q}
          label={t("search.label")}
          hint={<span translate="no">{t("search.hint")}</span>}
          submit={t("search.submit")}
          maxLength={MOST_TYPED}
        />
        <p className="flex flex-wrap gap-x-6">
          <TextLink href={search.trade ? `${CARDS}?trade=${search.trade}` : CARDS}>
            {t(search.trade ? "learn" : "cards")}
          </TextLink>
          <TextLink href={search.trade ? `${QUIZ}?trade=${search.trade}` : QUIZ}>{t("quiz")}</TextLink>
          {search.trade && (
            <TextLink href={pathOf({ trade: search.trade, sheet: true })}>{t("pocket.link")}</TextLink>
          )}
          <TextLink href={pathOf({ starred: true })}>{t("starred.link")}</TextLink>
          <TextLink href={`${PATH}?suggest=word`}>{t("suggest")}</TextLink>
        </p>
      </div>
      {view.day && <Day day={view.day} />}
      {!search.q && <Filters view={view} />}
      <section aria-label={shell("screens.constructionLingo.title")} className="grid gap-4">
        <div className="flex min-h-12 flex-wrap items-center gap-x-6">
          <p role="status" className="font-medium">
            {t("found", { count: found })}
          </p>
          {narrowed && <TextLink href={PATH}>{t("search.all")}</TextLink>}
        </div>
        {search.starred && <h2 className="text-xl font-bold">{t("starred.title")}</h2>}
        {found > 0 ? (
          <TermList terms={view.terms} />
        ) : isUnmarked ? (
          <EmptyState title={t("starred.none")}>
            <p>{t("starred.noneText")}</p>
          </EmptyState>
        ) : (
          <Nothing view={view} />
        )}
        <Pages view={view} />
      </section>
      <p className="max-w-prose text-sm text-muted">{t("source")}</p>
    </div>
  );
}
