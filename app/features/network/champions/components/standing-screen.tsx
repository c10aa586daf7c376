import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { FigureList } from "~/ui/figure-list.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { BoxField, formOf, TypedField } from "~/ui/typed-field.tsx";
import { CHAMPION_LIMITS, CHAMPION_RULES, CHAMPIONS, MY_POINTS, RULES } from "../champions.limits.ts";
import type { StandingView } from "../champions.view.server.ts";
import { NominationLine, Problem, SeasonDates, usePoints, useSay } from "./parts.tsx";

function Entry({ view, sent }: { view: StandingView; sent?: Sent }) {
  const t = useText("champions");
  const say = useSay();
  const { entry, isTeam } = view;
  const form = formOf(["enter"], sent, {
    kind: entry?.kind ?? (isTeam ? "crew" : "person"),
    shownAs: entry?.shownAs ?? view.name ?? "",
    shown: entry?.shown ? "on" : "",
  });
  const wrong = form.error("kind");
  return (
    <TitledSection id="entry" title={t("entry.title")} className="grid gap-4">
      <p className="max-w-prose">{t(entry?.shown ? "entry.isShown" : "entry.isHidden")}</p>
      {view.mayEnter ? (
        <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
          {isTeam ? (
            <RadioTiles
              name="kind"
              legend={t("entry.kind")}
              options={(["crew", "company"] as const).map((value) => ({ value, text: t(`kind.${value}`) }))}
              chosen={form.value("kind")}
              error={wrong && say(wrong)}
            />
          ) : (
            <input type="hidden" name="kind" value="person" />
          )}
          <TypedField
            {...{ form, say }}
            name="shownAs"
            label={t("entry.shownAs")}
            hint={t("entry.shownAsHint")}
            most={CHAMPION_LIMITS.called}
          />
          <BoxField {...{ form, say }} name="shown" label={t("entry.shown")} />
          <Button name="intent" value="enter" className="justify-self-start">
            {t("entry.do")}
          </Button>
        </form>
      ) : (
        <p>{t("entry.owner")}</p>
      )}
    </TitledSection>
  );
}

function Events({ view }: { view: StandingView }) {
  const t = useText("champions");
  const { date, number } = useFormat();
  const points = usePoints();
  if (view.events.length === 0) return <p>{t("mine.none")}</p>;
  return (
    <DataTable
      caption={t("mine.events")}
      captionHidden
      columns={[
        { key: "rule", heading: t("rules.event") },
        { key: "day", heading: t("mine.day") },
        { key: "how", heading: t("mine.how") },
        { key: "worth", heading: t("board.points"), numeric: true },
      ]}
      rows={view.events.map(({ rule, id, at, href, nth, perDay, share, worth }) => ({
        id: `${rule}-${id}`,
        cells: {
          rule: <TextLink href={href}>{t(`events.${rule}`)}</TextLink>,
          day: date(at),
          how:
            nth > perDay ? (
              t("mine.over", { most: number(perDay) })
            ) : (
              <bdi>
                {number(RULES[rule].points)} ÷ {number(share)}
              </bdi>
            ),
          worth: points(worth),
        },
      }))}
    />
  );
}

/** What is counted for whoever works here, each line with the record that it stands in, and whether others see it. */
export default function StandingScreen({ view, sent }: { view: StandingView; sent?: Sent }) {
  const t = useText("champions");
  const shell = useText("shell");
  const { number, quantity } = useFormat();
  const points = usePoints();
  const { safety } = view;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("championStanding"))}
        title={shell("screens.championStanding.title")}
      >
        <p>{t("mine.lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <TextLink href={CHAMPIONS}>{t("back")}</TextLink>
        <TextLink href={CHAMPION_RULES}>{t("rules.link")}</TextLink>
        <TextLink href={view.isBefore ? MY_POINTS : `${MY_POINTS}?season=before`}>
          {t(view.isBefore ? "season.current" : "season.before")}
        </TextLink>
      </p>
      <SeasonDates season={view.season} />
      <FigureList
        rows={[
          [t("board.points"), points(view.total)],
          [t("board.acts"), safety && number(safety.acts)],
          [t("board.hours"), safety && number(safety.hours)],
          [t("board.rate"), safety && safety.rate !== undefined && quantity(String(safety.rate / 100))],
        ]}
      />
      {safety && safety.rate === undefined && (
        <p>{t("mine.fewHours", { least: number(CHAMPION_LIMITS.leastHours) })}</p>
      )}
      <TitledSection id="events" title={t("mine.events")} className="grid gap-3">
        <Events view={view} />
      </TitledSection>
      <Entry view={view} sent={sent} />
      {view.nominations.length > 0 && (
        <TitledSection id="nominated" title={t("nominees.title")} className="grid gap-3">
          <ul className="border-t-2 border-ink">
            {view.nominations.map((line) => (
              <NominationLine key={line.id} line={line} />
            ))}
          </ul>
        </TitledSection>
      )}
    </div>
  );
}
