import { useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { latePart } from "~/ui/late-part.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { QUERY_MAX_CHARACTERS } from "~workers/shared/search-limits.ts";
import type { SearchView } from "../search.queries.server.ts";
import SearchEntry from "./search-entry.tsx";
import { SuggestedSearches } from "./suggested-searches.tsx";

/** Heavier than the rest of the page: the browser fetches it when a search is shown. */
const Results = import.meta.env.SSR
  ? (await import("./search-results.tsx")).default
  : latePart(() => import("./search-results.tsx"));

/** The search page: the box, and beneath it what a search shows. */
export function SearchScreen(view: SearchView) {
  const t = useText("search");
  const shell = useText("shell");
  const { q, problem, length, web } = view;
  const error =
    problem &&
    {
      empty: t("toasts.searchEmpty"),
      long: t("long", { max: QUERY_MAX_CHARACTERS, length }),
    }[problem];
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("search"))} title={shell("screens.search.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <SearchEntry q={q} error={error} suggestions={!web} />
      {web && <Results {...view} web={web} />}
      {web && <SuggestedSearches />}
    </div>
  );
}
