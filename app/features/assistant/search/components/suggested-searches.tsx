import { useText } from "~/i18n/i18n.tsx";
import { screen } from "~/site-map.ts";
import { buttonClass } from "~/ui/button.tsx";

const SUGGESTED = ["irc", "lumber", "osha"] as const;

/** Three searches that are made by pressing them. */
export function SuggestedSearches() {
  const t = useText("search");
  return (
    <section aria-labelledby="suggested" className="grid gap-3">
      <h2 id="suggested" className="text-sm font-medium text-muted">
        {t("suggestions")}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {SUGGESTED.map((id) => {
          const query = t(`suggested.${id}`);
          return (
            <li key={id}>
              <a
                href={`${screen("search").path}?${new URLSearchParams({ q: query })}`}
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
  );
}
