import { useText } from "~/i18n/i18n.tsx";
import { type ScreenId, screen, sheetNumber } from "~/site-map.ts";
import { buttonClass } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { type IndexName, sheetsOf } from "../sheet-index.logic.ts";
import type { Sheets } from "../sheets.queries.server.ts";
import { Pinning } from "./pins.tsx";
import { AreaSections, SheetList } from "./sheet-list.tsx";
import { SheetSearch } from "./sheet-search.tsx";

type Props = Sheets & { name: IndexName };

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

/** The parts of the index by the phases of a job. */
function PhaseTabs({ name, phase, phases }: Pick<Props, "name" | "phase" | "phases">) {
  const t = useText("sheet-index");
  const { path } = screen(name);
  return (
    <TabLinks
      label={t("phases.label")}
      tabs={[
        { href: path, text: t("phases.all"), current: phase === undefined },
        ...phases.map((each) => ({
          href: `${path}?phase=${each}`,
          text: t(`phases.${each}`),
          current: each === phase,
        })),
      ]}
    />
  );
}

/** Sheets under a heading of their own, above the index. */
function AtHand({ title, ids }: { title: string; ids: readonly ScreenId[] }) {
  if (ids.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h2 className="text-xl font-bold">{title}</h2>
      <SheetList sheets={ids.map(screen)} />
    </section>
  );
}

/**
 * The index of the services or of the tools: what is at hand, then the whole list by area or the part of one phase; or
 * what a search found, best first.
 */
export function SheetIndexScreen({
  name,
  q,
  cut,
  found,
  nearest,
  phase,
  phases,
  pins,
  recent,
  pinnable,
}: Props) {
  const t = useText("sheet-index");
  const shell = useText("shell");
  const { path } = screen(name);
  const here = new URLSearchParams(q ? { q } : phase ? { phase } : {}).toString();
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen(name))} title={shell(`screens.${name}.title`)}>
        <p>{t(`lead.${name}`)}</p>
      </PageHeading>
      <Pinning action={here ? `${path}?${here}` : path} pins={pins} pinnable={pinnable}>
        <SheetSearch action={path} q={q} cut={cut} count={found.length} />
        {!q && <AtHand title={t("pins.title")} ids={pins} />}
        {!q && <AtHand title={t("recent")} ids={recent} />}
        {!q && <PhaseTabs name={name} phase={phase} phases={phases} />}
        {!q && !phase && <AreaSections ids={found} />}
        {phase && (
          <section className="grid gap-4">
            <h2 className="text-xl font-bold">{t(`phases.${phase}`)}</h2>
            <SheetList sheets={found.map(screen)} />
          </section>
        )}
        {q && found.length > 0 && (
          <section className="grid gap-4">
            <h2 className="sr-only">{t("results")}</h2>
            <SheetList sheets={found.map(screen)} />
          </section>
        )}
        {q && found.length === 0 && <NothingFound name={name} q={q} nearest={nearest} />}
      </Pinning>
    </div>
  );
}
