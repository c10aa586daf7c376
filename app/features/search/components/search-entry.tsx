import { useText } from "~/i18n/i18n.tsx";
import { screen } from "~/site-map.ts";
import { buttonClass } from "~/ui/button.tsx";
import { SearchBox } from "~/ui/search-box.tsx";
import { QUERY_MAX_CHARACTERS } from "~workers/shared/search-limits.ts";

const SUGGESTED = ["irc", "lumber", "osha"] as const;

interface SearchEntryProps {
  q?: string;
  error?: string;
}

/** The box, and three searches that are made by pressing them. It leads to the search page from wherever it stands. */
export default function SearchEntry({ q = "", error }: SearchEntryProps) {
  const t = useText("search");
  const { path } = screen("search");
  return (
    <div className="grid gap-6">
      <SearchBox
        action={path}
        q={q}
        error={error}
        label={t("label")}
        hint={t("hint")}
        submit={t("submit")}
        maxLength={QUERY_MAX_CHARACTERS}
      />
      <section className="grid gap-3">
        <h2 className="text-sm font-medium text-muted">{t("suggestions")}</h2>
        <ul className="flex flex-wrap gap-2">
          {SUGGESTED.map((id) => {
            const query = t(`suggested.${id}`);
            return (
              <li key={id}>
                <a
                  href={`${path}?${new URLSearchParams({ q: query })}`}
                  rel="nofollow"
                  className={buttonClass({ variant: "outline", size: "sm" })}
                >
                  {query}
                </a>
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
