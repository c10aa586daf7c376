import { useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { buttonClass } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { contentsPath } from "../library.limits.ts";
import type { LibraryView } from "../library.view.server.ts";

/** What somebody bought to read. */
export function LibraryScreen({ goods }: { goods: LibraryView }) {
  const t = useText("library");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("library"))} title={t("title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      {goods.length === 0 ? (
        <EmptyState
          title={t("empty")}
          action={
            <a href="/shop" className={buttonClass()}>
              {t("toShop")}
            </a>
          }
        >
          <p>{t("emptyText")}</p>
        </EmptyState>
      ) : (
        <ul className="grid gap-6 md:grid-cols-2">
          {goods.map(({ good, name, parts, lessons, done }) => (
            <li
              key={good}
              className="grid content-start justify-items-start gap-3 border border-t-2 border-line border-t-ink bg-surface p-5"
            >
              <h2 className="text-lg font-bold">{name}</h2>
              <p className="text-muted">
                {t("parts", { count: parts })}
                {lessons > 0 && ` · ${t("done", { done, all: lessons })}`}
              </p>
              <a
                href={contentsPath(good)}
                aria-label={t("openOf", { name })}
                className={buttonClass({ variant: "outline" })}
              >
                {t("open")}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
