import type { ReactNode } from "react";
import { useLanguage, useText } from "~/i18n/i18n.tsx";
import { GOALS } from "~/services/metrics.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Fold } from "~/ui/fold.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { withAsked } from "../asked.ts";
import { BOARD, BOARD_FILE, MY_FIGURES, metricPath } from "../intelligence.limits.ts";
import type { BoardView } from "../intelligence.view.server.ts";
import type { Tile } from "../tiles.server.ts";
import { ChangeLine, Counted, Question, TrendPicture, TrendTable, useFigure } from "./figure-parts.tsx";

/** A figure, how it changed, its picture with the table, how many rows it rests on, and the way to them. */
function TileBox({ tile, view }: { tile: Tile; view: BoardView }) {
  const t = useText("intelligence");
  const words = useText("metrics");
  const figure = useFigure();
  const rtl = useLanguage().direction === "rtl";
  const name = words(`names.${tile.id}`);
  const href = withAsked(metricPath(tile.id), view.asked);
  return (
    <li className="grid content-start gap-2 border border-control bg-surface p-4 break-inside-avoid">
      <h2 className="text-base font-medium">{name}</h2>
      <p className={tile.value === undefined ? "font-medium" : "text-3xl font-bold tabular-nums"}>
        <bdi>{figure(tile.unit, tile.value)}</bdi>
      </p>
      <ChangeLine tile={tile} />
      <TrendPicture tile={tile} label={t("pictureOf", { name })} rtl={rtl} />
      <p className="text-sm">
        <TextLink href={href}>{t("toRows", { count: tile.rows })}</TextLink>
      </p>
      {tile.trend.length > 1 && tile.rows > 0 && (
        <Fold title={t("asTable", { name })}>
          <TrendTable tile={tile} caption={name} />
        </Fold>
      )}
    </li>
  );
}

/** The form of a board of the team, begun with this one as it is shown; days of one's own would be old ones tomorrow. */
function shareHref({ asked: { goal, period, project } }: BoardView) {
  const query = new URLSearchParams({ figures: goal, period: period === "own" ? "month" : period });
  if (project) query.set("project", project);
  return `${MY_FIGURES}?${query}#board`;
}

/** What the rows of a workspace come to, goal by goal. */
export default function FiguresScreen({ view, below }: { view: BoardView; below?: ReactNode }) {
  const t = useText("intelligence");
  const words = useText("metrics");
  const shell = useText("shell");
  const { asked } = view;
  return (
    <div className="sheet grid gap-6 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("businessIntelligence"))}
        title={shell("screens.businessIntelligence.title")}
      >
        <p>{t("lead")}</p>
        <p className="print:hidden">
          <TextLink href={MY_FIGURES}>{t("mine.open")}</TextLink>
        </p>
      </PageHeading>
      <TabLinks
        label={t("goals")}
        tabs={GOALS.map((goal) => ({
          ...{ href: withAsked(BOARD, { ...asked, goal }), text: words(`goals.${goal}`) },
          current: goal === asked.goal,
        }))}
      />
      <Question view={view} action={BOARD} hidden={{ goal: asked.goal }} />
      <Counted view={view} />
      {view.tiles.length === 0 ? (
        <p>{t("noneForProject")}</p>
      ) : (
        <>
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {view.tiles.map((tile) => (
              <TileBox key={tile.id} tile={tile} view={view} />
            ))}
          </ul>
          <p className="print:hidden">
            <TextLink href={withAsked(BOARD_FILE, asked)} data-reload>
              {t("file.csv")}
            </TextLink>
          </p>
          <p className="print:hidden">
            <TextLink href={shareHref(view)}>{t("boards.make")}</TextLink>
          </p>
        </>
      )}
      {view.left > 0 && view.tiles.length > 0 && (
        <p className="text-sm text-muted">{t("left", { count: view.left })}</p>
      )}
      {below}
      <p className="max-w-prose text-sm text-muted">{t("utc")}</p>
    </div>
  );
}
