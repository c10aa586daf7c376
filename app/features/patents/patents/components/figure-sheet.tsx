import { useText } from "~/i18n/i18n.tsx";
import type { FigureKind } from "../drawing/figure-plan.ts";
import { ENGLISH } from "./patent-marks.tsx";

interface FigureSheetProps {
  patentId: number;
  number: number;
  brief: string;
  /** Fetched at once, for what stands at the top of the page. */
  eager?: boolean;
}

/** A drawing as paper: white in every theme, as it is filed. */
export function FigureSheet({ patentId, number, brief, eager = false }: FigureSheetProps) {
  return (
    <span {...ENGLISH} className="block border border-line bg-[#fff]">
      <img
        src={`/patent-figures/${patentId}/${number}.svg`}
        alt={brief}
        width={612}
        height={792}
        loading={eager ? undefined : "lazy"}
        className="block h-auto w-full"
      />
    </span>
  );
}

/** The number of a figure and what kind of drawing it is. */
export function FigureName({ number, kind }: { number: number; kind: FigureKind }) {
  const tDrawing = useText("patent-drawings");
  return (
    <>
      <bdi className="font-bold tabular-nums">{tDrawing("fig", { number })}</bdi> {tDrawing(`kinds.${kind}`)}
    </>
  );
}
