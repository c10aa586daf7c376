import { useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { PageHeading } from "~/ui/page-heading.tsx";
import { QUERY_MAX_CHARACTERS } from "~workers/shared/search-limits.ts";
import type { SearchView } from "../search.queries.server.ts";
import { OwnResults } from "./own-results.tsx";
import { SearchEntry } from "./search-entry.tsx";
import { WebAnswer } from "./web-answer.tsx";

/** The search page: the box, and beneath it the web's answer beside what the platform itself holds. */
export function SearchScreen({ q, problem, length, results, nearest, web }: SearchView) {
  const t = useText("search");
  const shell = useText("shell");
  const error =
    problem &&
    {
      empty: shell("toasts.searchEmpty"),
      long: t("long", { max: QUERY_MAX_CHARACTERS, length }),
    }[problem];
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("search"))} title={shell("screens.search.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <SearchEntry q={q} error={error} />
      {web && (
        <div className="grid gap-10 lg:grid-cols-2 lg:items-start">
          <WebAnswer key={q} q={q} web={web} />
          <OwnResults q={q} results={results} nearest={nearest} />
        </div>
      )}
    </div>
  );
}
