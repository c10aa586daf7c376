import { useText } from "~/i18n/i18n.tsx";
import { Icon } from "~/ui/icon.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { Tab } from "../patents.filters.ts";
import type { readAllFigures } from "../patents.queries.server.ts";
import { FigureDialog } from "./figure-dialog.tsx";
import { FigureName, FigureSheet } from "./figure-sheet.tsx";
import { SampleNotice, ScreenHeading } from "./patent-marks.tsx";

const PATH = "/all-patent-figures";

function addressOf(tab: Tab, figure?: string): string {
  const query = new URLSearchParams();
  if (tab !== "all") query.set("tab", tab);
  if (figure) query.set("figure", figure);
  return query.size > 0 ? `${PATH}?${query}` : PATH;
}

/** Every drawing of the portfolio, by its patent. */
export default function AllFiguresScreen({ tab, counts, patents, open }: ReturnType<typeof readAllFigures>) {
  const t = useText("patents");
  const tDrawing = useText("patent-drawings");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <ScreenHeading id="allPatentFigures">
        <p>{tDrawing("allLead")}</p>
      </ScreenHeading>
      <SampleNotice />
      <TabLinks
        label={tDrawing("tabs")}
        tabs={counts.map((each) => ({
          href: addressOf(each.tab),
          text: tDrawing("tabCount", { tab: tDrawing(`tab.${each.tab}`), count: each.figures }),
          current: each.tab === tab,
        }))}
      />
      {patents.map(({ id, title, group, brief, figures }) => {
        return (
          <section
            key={id}
            aria-labelledby={`patent-${id}`}
            className="grid gap-4 border-t-2 border-ink pt-4"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-6">
              <h2 id={`patent-${id}`} className="text-xl font-bold">
                {title}
              </h2>
              <p className="text-muted">
                {t("facts.number", { id })} · {t(`groups.${group}`)} ·{" "}
                {t("facts.figuresCount", { count: figures.length })}
              </p>
            </div>
            <div className="grid gap-6 sm:grid-cols-[14rem_minmax(0,1fr)]">
              <FigureSheet patentId={id} number={1} brief={brief} />
              <div>
                <ul className="grid gap-x-6 sm:grid-cols-2">
                  {figures.map(({ number, kind }) => (
                    <li key={number} className="border-b border-line">
                      <TextLink href={addressOf(tab, `${id}-${number}`)} className="gap-2">
                        <span>
                          <FigureName number={number} kind={kind} />
                        </span>
                      </TextLink>
                    </li>
                  ))}
                </ul>
                <p className="flex flex-wrap gap-x-6 pt-2 print:hidden">
                  <TextLink href={`/patent-figures/${id}/sheets.pdf`} download className="gap-2">
                    <Icon name="download" />
                    {tDrawing("sheets")}
                  </TextLink>
                </p>
              </div>
            </div>
          </section>
        );
      })}
      {open && (
        <FigureDialog
          key={`${open.patentId}-${open.number}`}
          figure={open}
          close={addressOf(tab)}
          at={(number) => addressOf(tab, `${open.patentId}-${number}`)}
        />
      )}
    </div>
  );
}
