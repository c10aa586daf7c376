import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { DataTable } from "~/ui/data-table.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import {
  BOARDS,
  boardPath,
  CHAMPION_LIMITS,
  CHAMPION_RULES,
  KINDS,
  MY_POINTS,
  NOMINATE,
} from "../champions.limits.ts";
import type { ChampionsView } from "../champions.view.server.ts";
import { NominationLine, SeasonDates, usePoints, useSeason } from "./parts.tsx";

function BoardTable({ view }: { view: ChampionsView }) {
  const t = useText("champions");
  const { number, quantity } = useFormat();
  const points = usePoints();
  if (view.rows.length === 0) return <p>{t("board.none")}</p>;
  return (
    <DataTable
      caption={t("board.caption", { board: t(`boards.${view.board}`), kind: t(`kinds.${view.kind}`) })}
      captionHidden
      columns={[
        { key: "name", heading: t("board.name") },
        { key: "place", heading: t("board.place"), numeric: true },
        ...(view.byHours
          ? [
              { key: "rate", heading: t("board.rate"), numeric: true },
              { key: "acts", heading: t("board.acts"), numeric: true },
              { key: "hours", heading: t("board.hours"), numeric: true },
            ]
          : [
              { key: "points", heading: t("board.points"), numeric: true },
              { key: "acts", heading: t("board.events"), numeric: true },
              { key: "days", heading: t("board.days"), numeric: true },
            ]),
      ]}
      rows={view.rows.map((row) => ({
        id: String(row.place),
        cells: {
          name: <Typed text={row.shownAs} />,
          place: number(row.place),
          rate: quantity(String(row.rate / 100)),
          acts: number(row.acts),
          hours: number(row.hours),
          points: points(row.points),
          days: number(row.days),
        },
      }))}
    />
  );
}

/** The boards of a quarter, by the records alone, and who is nominated. */
export default function ChampionsScreen({ view }: { view: ChampionsView }) {
  const t = useText("champions");
  const shell = useText("shell");
  const name = useSeason();
  const { number } = useFormat();
  const { kind, board } = view;
  const other = view.isBefore ? boardPath(kind, board) : `${boardPath(kind, board)}&season=before`;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("champions"))} title={shell("screens.champions.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <TextLink href={NOMINATE}>{t("nominate.link")}</TextLink>
        <TextLink href={MY_POINTS}>{t("mine.link")}</TextLink>
        <TextLink href={CHAMPION_RULES}>{t("rules.link")}</TextLink>
      </p>
      <TitledSection id="boards" title={t("board.title")} className="grid gap-4">
        <SeasonDates season={view.season} />
        <p>
          <TextLink href={other}>{t(view.isBefore ? "season.current" : "season.before")}</TextLink>
        </p>
        <TabLinks
          label={t("board.kind")}
          tabs={KINDS.map((one) => ({
            href: boardPath(one, board),
            text: t(`kinds.${one}`),
            current: one === kind,
          }))}
        />
        <TabLinks
          label={t("board.board")}
          tabs={BOARDS.map((one) => ({
            href: boardPath(kind, one),
            text: t(`boards.${one}`),
            current: one === board,
          }))}
        />
        <BoardTable view={view} />
        <p className="max-w-prose text-muted">
          {view.byHours
            ? t("board.howHours", {
                per: number(CHAMPION_LIMITS.perHours),
                least: number(CHAMPION_LIMITS.leastHours),
              })
            : t("board.how")}{" "}
          {t("board.ties")}
        </p>
      </TitledSection>
      <TitledSection id="nominated" title={t("nominees.title")} className="grid gap-3">
        {view.voting.state === "voting" && (
          <Notice tone="info" title={t("nominees.voting", { season: name(view.voting.key) })}>
            <SeasonDates season={view.voting} />
          </Notice>
        )}
        {view.isExample && (
          <Notice tone="info" title={t("example.title")}>
            <p>{t("example.text")}</p>
          </Notice>
        )}
        <ul className="border-t-2 border-ink">
          {view.nominations.map((line) => (
            <NominationLine key={line.id} line={line} isExample={view.isExample} />
          ))}
        </ul>
      </TitledSection>
    </div>
  );
}
