import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { DataTable } from "~/ui/data-table.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { COMMUNITY, HOURLY, LINKS, COMMUNITY_LIMITS as MOST, TRUST } from "../community.limits.ts";
import type { RulesView } from "../community.view.server.ts";

/** The rules with their figures, as the code counts them, and the log of what was done by them. */
export default function RulesScreen({ view }: { view: RulesView }) {
  const t = useText("community");
  const shell = useText("shell");
  const { date, number } = useFormat();
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("communityRules"))}
        title={shell("screens.communityRules.title")}
      >
        <p>{t("rules.lead")}</p>
      </PageHeading>
      <TitledSection id="trust" title={t("rules.trust")} className="grid gap-3">
        <p className="max-w-prose">
          {t("rules.points", { accepted: TRUST.accepted, helper: TRUST.helper, upheld: TRUST.upheld })}
        </p>
        <DataTable
          caption={t("rules.trust")}
          captionHidden
          columns={[
            { key: "level", heading: t("rules.level") },
            { key: "points", heading: t("rules.needs"), numeric: true },
            { key: "days", heading: t("rules.days"), numeric: true },
            { key: "hourly", heading: t("rules.hourly"), numeric: true },
            { key: "links", heading: t("rules.links"), numeric: true },
          ]}
          rows={HOURLY.map((hourly, level) => ({
            id: String(level),
            cells: {
              level: t(`trust.${String(level) as "0"}`),
              points: String(TRUST.levels[level - 1]?.points ?? 0),
              days: String(TRUST.levels[level - 1]?.days ?? 0),
              hourly: String(hourly),
              links: String(LINKS[level]),
            },
          }))}
        />
      </TitledSection>
      <TitledSection id="moderation" title={t("rules.moderation")} className="grid gap-3">
        <ul className="grid max-w-prose list-disc gap-2 ps-6">
          <li>{t("rules.flags", { count: MOST.flagsHide })}</li>
          <li>{t("rules.held")}</li>
          <li>{t("rules.hidden")}</li>
          <li>{t("rules.edit", { count: MOST.editMinutes })}</li>
          <li>{t("rules.accept", { count: MOST.acceptDays })}</li>
          <li>{t("rules.order", { most: number(MOST.ranked) })}</li>
          <li>{t("rules.leaving")}</li>
        </ul>
      </TitledSection>
      <TitledSection id="log" title={t("rules.log")} className="grid gap-3">
        {view.log.length === 0 ? (
          <p>{t("rules.noLog")}</p>
        ) : (
          <ol className="border-t-2 border-ink">
            {view.log.map((one) => (
              <li key={one.id} className="flex flex-wrap gap-x-4 border-b border-line py-2">
                <time dateTime={one.createdAt} className="text-muted">
                  {date(one.createdAt)}
                </time>
                <span>{t(`log.${one.action as "hide"}`)}</span>
                <span>{t(one.opening ? "log.thread" : "log.answer")}</span>
                <span>{t(`spaces.${one.space as "codes"}`)}</span>
                <span className="text-muted">{t(`reasons.${one.reason as "spam"}`)}</span>
              </li>
            ))}
          </ol>
        )}
      </TitledSection>
      <p>
        <TextLink href={COMMUNITY}>{t("rules.back")}</TextLink>
      </p>
    </div>
  );
}
