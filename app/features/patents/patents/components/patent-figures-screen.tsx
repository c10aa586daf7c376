import { useText } from "~/i18n/i18n.tsx";
import { buttonClass } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import type { readFirstFigures } from "../patents.queries.server.ts";
import { FigureName, FigureSheet } from "./figure-sheet.tsx";
import { SampleNotice, ScreenHeading } from "./patent-marks.tsx";

/** A contact sheet of the first patents. */
export default function PatentFiguresScreen({ patents }: ReturnType<typeof readFirstFigures>) {
  const t = useText("patents");
  const tDrawing = useText("patent-drawings");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <ScreenHeading id="patentFigures">
        <p>{tDrawing("lead", { count: patents.length })}</p>
      </ScreenHeading>
      <SampleNotice />
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {patents.map(({ id, title, kind, brief, figures }, n) => (
          <li
            key={id}
            className="grid content-start gap-3 rounded-surface border border-line bg-surface p-4 print:break-inside-avoid"
          >
            <FigureSheet patentId={id} number={1} brief={brief} eager={n < 3} />
            <div>
              <p className="text-sm text-muted">
                {t("facts.number", { id })} · {t("facts.figuresCount", { count: figures })}
              </p>
              <h2 className="text-lg font-bold">{title}</h2>
              <p>
                <FigureName number={1} kind={kind} />
              </p>
            </div>
            <p className="mt-auto flex flex-wrap gap-3 print:hidden">
              <a
                href={`/patent-viewer/${id}?figure=1`}
                aria-label={tDrawing("viewOf", { number: 1, id })}
                className={buttonClass({ size: "sm" })}
              >
                <Icon name="eye" />
                {tDrawing("view")}
              </a>
              <a
                href={`/patent-figures/${id}/1.svg?download`}
                download
                aria-label={tDrawing("downloadOf", { number: 1, id })}
                className={buttonClass({ variant: "outline", size: "sm" })}
              >
                <Icon name="download" />
                {tDrawing("download")}
              </a>
            </p>
          </li>
        ))}
      </ul>
      <p>
        <a href="/all-patent-figures" className={buttonClass({ variant: "outline" })}>
          {tDrawing("all")}
          <Icon name="arrow-right" directional />
        </a>
      </p>
    </div>
  );
}
