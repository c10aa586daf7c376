import { useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { buttonClass } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { type IndexName, sheetsOf } from "../sheet-index.logic.ts";
import type { SheetIndex } from "../sheet-index.queries.server.ts";
import { AreaSections, SheetList } from "./sheet-list.tsx";
import { SheetSearch } from "./sheet-search.tsx";

type Props = SheetIndex & { name: IndexName };

/** Nothing fits: what to do instead, and what comes nearest or else the whole list. */
function NothingFound({ name, q, nearest }: Pick<Props, "name" | "q" | "nearest">) {
  const t = useText("sheet-index");
  return (
    <>
      <EmptyState
        title={t("lost.title")}
        action={
          <div className="flex flex-wrap gap-3">
            <a href={`${screen("hub").path}?tab=chat`} className={buttonClass()}>
              {t("askJoe")}
            </a>
            {name === "tools" && (
              <a
                href={`${screen("services").path}?${new URLSearchParams({ q })}`}
                className={buttonClass({ variant: "outline" })}
              >
                {t("inServices")}
              </a>
            )}
          </div>
        }
      >
        <p>{t("lost.text")}</p>
      </EmptyState>
      {nearest.length > 0 ? (
        <section className="grid gap-4">
          <h2 className="text-xl font-bold">{t("nearest")}</h2>
          <SheetList sheets={nearest.map(screen)} />
        </section>
      ) : (
        <AreaSections ids={sheetsOf(name).map(({ id }) => id)} />
      )}
    </>
  );
}

/** The index of the services or of the tools: the whole list by area, or what a search found, best first. */
export function SheetIndexScreen({ name, q, cut, found, nearest }: Props) {
  const t = useText("sheet-index");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen(name))} title={shell(`screens.${name}.title`)}>
        <p>{t(`lead.${name}`)}</p>
      </PageHeading>
      <SheetSearch action={screen(name).path} q={q} cut={cut} count={found.length} />
      {!q && <AreaSections ids={found} />}
      {q && found.length > 0 && (
        <section className="grid gap-4">
          <h2 className="sr-only">{t("results")}</h2>
          <SheetList sheets={found.map(screen)} />
        </section>
      )}
      {q && found.length === 0 && <NothingFound name={name} q={q} nearest={nearest} />}
    </div>
  );
}
