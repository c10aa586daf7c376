import { useEffect, useRef } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { buttonClass } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { OpenFigure } from "../patents.queries.server.ts";
import { FigureName, FigureSheet } from "./figure-sheet.tsx";
import { ENGLISH } from "./patent-marks.tsx";

interface FigureDialogProps {
  figure: OpenFigure;
  /** The address of the page without the dialog. */
  close: string;
  /** The address of another figure of the same patent. */
  at: (number: number) => string;
}

/**
 * A figure in full, above its page. It has an address of its own, so it opens and closes by links; scripts only keep
 * the focus inside and let Escape close it.
 */
export function FigureDialog({ figure, close, at }: FigureDialogProps) {
  const t = useText("patents");
  const tDrawing = useText("patent-drawings");
  const dialog = useRef<HTMLDialogElement>(null);
  const closing = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    dialog.current?.close();
    dialog.current?.showModal();
  }, []);
  const { patentId, number, sheets, kind, brief, parts, title } = figure;
  const file = `/patent-figures/${patentId}/${number}`;
  return (
    <dialog
      ref={dialog}
      open
      id="figure"
      aria-labelledby="figure-title"
      onCancel={(event) => {
        event.preventDefault();
        closing.current?.click();
      }}
      className="fixed inset-0 z-40 m-auto max-h-[calc(100dvh-1rem)] w-[min(64rem,calc(100vw-1rem))] overflow-y-auto rounded-surface border border-control bg-surface p-4 text-ink shadow-float backdrop:bg-scrim sm:p-6 print:static print:max-h-none print:border-0"
    >
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 id="figure-title" className="text-xl font-bold">
            <FigureName number={number} kind={kind} />
          </h2>
          <p className="text-muted">
            {t("facts.number", { id: patentId })}: {title}. {tDrawing("sheet", { number, sheets })}
          </p>
        </div>
        <a
          ref={closing}
          href={close}
          aria-label={tDrawing("close")}
          className={buttonClass({ variant: "ghost", size: "icon" })}
        >
          <Icon name="x" />
        </a>
      </div>
      <div className="mt-4 grid gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <FigureSheet patentId={patentId} number={number} brief={brief} eager />
        <div className="grid content-start gap-4">
          <p {...ENGLISH}>{brief}</p>
          <table className="w-full text-start">
            <caption className="pb-1 text-start font-bold">{tDrawing("parts")}</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">{tDrawing("numeral")}</th>
                <th scope="col">{tDrawing("part")}</th>
              </tr>
            </thead>
            <tbody {...ENGLISH}>
              {parts.map((part) => (
                <tr key={part.numeral} className="border-b border-line align-baseline">
                  <th scope="row" className="w-14 py-1 text-start font-bold tabular-nums">
                    {part.numeral}
                  </th>
                  <td className="py-1">{part.name}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="grid justify-items-start print:hidden">
            <TextLink href={`${file}.svg?download`} download className="gap-2">
              <Icon name="download" />
              {tDrawing("svg")}
            </TextLink>
            <TextLink href={`${file}.pdf`} download className="gap-2">
              <Icon name="download" />
              {tDrawing("pdf")}
            </TextLink>
          </p>
          <p className="flex flex-wrap gap-x-6 print:hidden">
            {number > 1 && (
              <TextLink href={at(number - 1)} className="gap-2">
                <Icon name="arrow-left" directional />
                {tDrawing("previous")}
              </TextLink>
            )}
            {number < sheets && (
              <TextLink href={at(number + 1)} className="gap-2">
                {tDrawing("next")}
                <Icon name="arrow-right" directional />
              </TextLink>
            )}
          </p>
        </div>
      </div>
    </dialog>
  );
}
