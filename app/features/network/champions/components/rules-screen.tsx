import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { DataTable } from "~/ui/data-table.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { CHAMPION_LIMITS, CHAMPIONS, RULE_NAMES, RULES } from "../champions.limits.ts";

/** By which rules points are counted and champions chosen, with the figures that the code uses. */
export default function RulesScreen() {
  const t = useText("champions");
  const shell = useText("shell");
  const { number } = useFormat();
  const most = CHAMPION_LIMITS;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("championRules"))} title={shell("screens.championRules.title")}>
        <p>{t("rules.lead")}</p>
      </PageHeading>
      <TitledSection id="points" title={t("rules.points")} className="grid gap-3">
        <DataTable
          caption={t("rules.points")}
          captionHidden
          columns={[
            { key: "rule", heading: t("rules.event") },
            { key: "board", heading: t("rules.board") },
            { key: "points", heading: t("board.points"), numeric: true },
            { key: "perDay", heading: t("rules.perDay"), numeric: true },
          ]}
          rows={RULE_NAMES.map((name) => ({
            id: name,
            cells: {
              rule: t(`events.${name}`),
              board: t(`boards.${RULES[name].board}`),
              points: number(RULES[name].points),
              perDay: number(RULES[name].perDay),
            },
          }))}
        />
        <ul className="grid max-w-prose list-disc gap-2 ps-6">
          <li>{t("rules.records")}</li>
          <li>{t("rules.damping")}</li>
          <li>{t("board.ties")}</li>
          <li>{t("rules.shown")}</li>
        </ul>
      </TitledSection>
      <TitledSection id="safety" title={t("rules.safety")} className="grid gap-3">
        <p className="max-w-prose">
          {t("board.howHours", { per: number(most.perHours), least: number(most.leastHours) })}
        </p>
        <p className="max-w-prose">{t("rules.hiding")}</p>
      </TitledSection>
      <TitledSection id="nominations" title={t("nominees.title")} className="grid gap-3">
        <ul className="grid max-w-prose list-disc gap-2 ps-6">
          <li>{t("rules.nominate", { count: most.nominations })}</li>
          <li>{t("rules.own")}</li>
          <li>{t("rules.agree")}</li>
          <li>{t("rules.second")}</li>
          <li>{t("rules.vote", { count: most.voteDays })}</li>
          <li>{t("rules.account")}</li>
          <li>{t("rules.win")}</li>
        </ul>
      </TitledSection>
      <p>
        <TextLink href={CHAMPIONS}>{t("back")}</TextLink>
      </p>
    </div>
  );
}
