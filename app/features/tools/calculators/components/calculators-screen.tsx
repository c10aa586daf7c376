import { useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SearchBox } from "~/ui/search-box.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { CalculatorsIndex } from "../calculators.index.server.ts";
import { SEARCH_MAX } from "../calculators.limits.ts";

const PATH = "/calculators";

/** Every calculator by its trade, to be found by words of any language. */
export function CalculatorsScreen({ index }: { index: CalculatorsIndex }) {
  const t = useText("calculators");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("calculators"))} title={shell("screens.calculators.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <SearchBox
        action={PATH}
        q={index.q}
        label={t("search")}
        hint={t("searchHint")}
        submit={t("find")}
        maxLength={SEARCH_MAX}
      />
      <p role="status" className="flex flex-wrap items-center gap-x-4 text-muted">
        {index.found > 0 ? t("found", { count: index.found }) : t("none")}
        {index.q && <TextLink href={PATH}>{t("all")}</TextLink>}
        <TextLink href="/saved-calculations">{t("saved")}</TextLink>
      </p>
      <div className="grid items-start gap-x-10 gap-y-8 md:grid-cols-2 xl:grid-cols-3">
        {index.groups.map(({ id, title, calculators }) => (
          <section key={id} aria-labelledby={`group-${id}`} className="grid">
            <h2 id={`group-${id}`} className="border-b-2 border-ink pb-2 text-xl font-bold">
              {title}
            </h2>
            <ul>
              {calculators.map((calculator) => (
                <li key={calculator.href} className="grid border-b border-line py-1">
                  <a
                    href={calculator.href}
                    className="flex min-h-12 flex-col justify-center py-1 hover:bg-sunken"
                  >
                    <span className="font-medium underline">{calculator.title}</span>
                    {calculator.results && <span className="text-sm text-muted">{calculator.results}</span>}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
