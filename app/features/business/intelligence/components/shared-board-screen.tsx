import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { Fold } from "~/ui/fold.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { SharedBoardView } from "../boards.view.server.ts";
import type { KeptTile } from "../kept.server.ts";
import { TrendTable } from "./figure-parts.tsx";
import { KeptBox } from "./kept-tile.tsx";

/** A figure with its days and what is counted; the rows stay with those who work there. */
function SharedTile({ kept }: { kept: KeptTile }) {
  const t = useText("intelligence");
  const words = useText("metrics");
  const { date } = useFormat();
  const { tile, now } = kept;
  const name = words(`names.${tile.id}`);
  return (
    <KeptBox kept={kept}>
      <p className="text-sm text-muted">
        {tile.when === "period" && `${t("boards.days", { from: date(now.from), to: date(now.to) })} `}
        {t("fromRows", { count: tile.rows })}
      </p>
      {!kept.split && tile.trend.length > 1 && tile.rows > 0 && (
        <Fold title={t("asTable", { name })}>
          <TrendTable tile={tile} caption={name} />
        </Fold>
      )}
      <Fold title={t("boards.countedOf", { name })}>
        <p>{words(`texts.${tile.id}`)}</p>
      </Fold>
    </KeptBox>
  );
}

/** A board for whoever holds a link to it: to be read, and nothing else. */
export default function SharedBoardScreen({ view }: { view: SharedBoardView }) {
  const t = useText("intelligence");
  return (
    <div className="sheet grid gap-6 py-10 sm:py-16">
      <header className="grid gap-2 border-b border-line pb-6">
        {view.from && (
          <p className="font-medium text-accent">{t("boards.from", { name: isolated(view.from) })}</p>
        )}
        <h1 className="text-2xl font-bold sm:text-3xl">
          <Typed text={view.name} />
        </h1>
        <p className="max-w-prose text-muted">{t("boards.shared")}</p>
      </header>
      {view.tiles.length === 0 ? (
        <p>{t("boards.nothing")}</p>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {view.tiles.map((kept) => (
            <SharedTile key={kept.id} kept={kept} />
          ))}
        </ul>
      )}
      <p className="max-w-prose text-sm text-muted">{t("boards.utc")}</p>
    </div>
  );
}
