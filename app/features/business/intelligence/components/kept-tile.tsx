import type { ReactNode } from "react";
import { useLanguage, useText } from "~/i18n/i18n.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { KeptTile } from "../kept.server.ts";
import { ChangeLine, TrendPicture, useFigure } from "./figure-parts.tsx";
import { PartsTable } from "./parts-table.tsx";

/** A question of a board: the figure as it is today, and its picture or its parts, and below what can be done with it. */
export function KeptBox({ kept, children }: { kept: KeptTile; children: ReactNode }) {
  const t = useText("intelligence");
  const words = useText("metrics");
  const figure = useFigure();
  const rtl = useLanguage().direction === "rtl";
  const { tile, split, parts, asked } = kept;
  const name = words(`names.${tile.id}`);
  return (
    <li className="grid content-start gap-2 border border-control bg-surface p-4 break-inside-avoid">
      <h2 className="text-base font-medium">{name}</h2>
      <p className="text-sm text-muted">
        {tile.when === "period" && t(`periods.${asked.period}`)}
        {tile.when === "period" && kept.project && " · "}
        {kept.project && <Typed text={kept.project} />}
      </p>
      <p className={tile.value === undefined ? "font-medium" : "text-3xl font-bold tabular-nums"}>
        <bdi>{figure(tile.unit, tile.value)}</bdi>
      </p>
      <ChangeLine tile={tile} />
      {split ? (
        parts.length > 0 && <PartsTable parts={parts} split={split} unit={tile.unit} />
      ) : (
        <TrendPicture tile={tile} label={t("pictureOf", { name })} rtl={rtl} />
      )}
      {children}
    </li>
  );
}
