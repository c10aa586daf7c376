import { useText } from "~/i18n/i18n.tsx";
import { screen } from "~/site-map.ts";
import { SearchBox } from "~/ui/search-box.tsx";
import { QUERY_MAX_CHARACTERS } from "~workers/shared/search-limits.ts";
import { SuggestedSearches } from "./suggested-searches.tsx";

interface SearchEntryProps {
  q?: string;
  error?: string;
  /** Left out where results follow, which are what one came for. */
  suggestions?: boolean;
}

/** The box, and searches to begin with. It leads to the search page from wherever it stands. */
export default function SearchEntry({ q = "", error, suggestions = true }: SearchEntryProps) {
  const t = useText("search");
  return (
    <div className="grid gap-6">
      <SearchBox
        action={screen("search").path}
        q={q}
        error={error}
        label={t("label")}
        hint={t("hint")}
        submit={t("submit")}
        maxLength={QUERY_MAX_CHARACTERS}
      />
      {suggestions && <SuggestedSearches />}
    </div>
  );
}
