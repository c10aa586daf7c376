import { useLocation } from "@remix-run/react";
import type { SearchView } from "../search.queries.server.ts";
import { OwnResults } from "./own-results.tsx";
import { WebAnswer } from "./web-answer.tsx";

type SearchResultsProps = Pick<
  SearchView,
  "q" | "webFirst" | "results" | "respelled" | "partial" | "nearest"
> &
  Required<Pick<SearchView, "web">>;

/** The web's answer beside what the platform itself holds; what has something to say comes first. */
export default function SearchResults({ q, web, webFirst, ...own }: SearchResultsProps) {
  // Every search is separate, also for the same words: pressing again means searching again.
  const { key } = useLocation();
  return (
    <div className="grid gap-10 lg:grid-cols-2 lg:items-start">
      {!webFirst && <OwnResults q={q} {...own} />}
      <WebAnswer key={key} q={q} web={web} />
      {webFirst && <OwnResults q={q} {...own} />}
    </div>
  );
}
