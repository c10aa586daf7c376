import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { buttonClass } from "~/ui/button.tsx";
import { DimensionFigure } from "~/ui/dimension-figure.tsx";
import { Icon } from "~/ui/icon.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TOP_SORTS } from "../patents.filters.ts";
import type { TopList, TopPatent } from "../patents.queries.server.ts";
import {
  Confidence,
  ENGLISH,
  millions,
  SampleNotice,
  ScreenHeading,
  StatusBadge,
  Value,
} from "./patent-marks.tsx";

function Calendar({ calendar, date }: Pick<TopList, "calendar" | "date">) {
  const t = useText("patents");
  const format = useFormat();
  return (
    <section aria-labelledby="calendar" className="grid gap-4">
      <h2 id="calendar" className="text-xl font-bold">
        {t("top.calendar")}
      </h2>
      <p className="text-muted">{t("top.calendarLead", { date: format.date(date) })}</p>
      <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {calendar.map(({ days, date: by, patents }) => (
          <li key={days} className="grid content-start gap-2 border-t-4 border-accent bg-surface p-4">
            <h3 className="text-lg font-bold">{t("top.within", { days })}</h3>
            <p className="text-muted">{t("top.by", { date: format.date(by) })}</p>
            <ul>
              {patents.map(({ id, title }) => (
                <li key={id}>
                  <TextLink href={`/patent-viewer/${id}`}>{title}</TextLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className="print:hidden">
        <a href="/filing-calendar.ics" download className={buttonClass({ variant: "outline" })}>
          <Icon name="calendar-days" />
          {t("top.ics")}
        </a>
      </p>
    </section>
  );
}

function Patent({ patent }: { patent: TopPatent }) {
  const t = useText("patents");
  const format = useFormat();
  const facts = [
    [t("facts.confidence"), <Confidence key="c" percent={patent.confidence} band={patent.band} />],
    [t("top.market"), <Value key="m" range={patent.marketValue} />],
    [t("facts.claims"), format.number(patent.claims)],
    [t("facts.pages"), format.number(patent.pages)],
    [t("facts.figures"), format.number(patent.figures)],
    [t("top.complexity"), t(`complexity.${patent.complexity}`)],
    [t("top.due"), t("top.dueDays", { days: patent.days })],
  ] as const;
  return (
    <li className="grid gap-4 border border-line bg-surface p-4 sm:p-5 print:break-inside-avoid">
      <div className="grid gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <span>{t("top.rank", { rank: patent.rank })}</span>
          <span>{t("facts.number", { id: patent.id })}</span>
          <Badge variant={patent.priority === "CRITICAL" ? "destructive" : "outline"}>
            {t(`priority.${patent.priority}`)}
          </Badge>
          <StatusBadge status={patent.status} />
        </p>
        <h3 className="text-lg font-bold">
          <TextLink href={`/patent-viewer/${patent.id}`} className="text-start">
            {patent.title}
          </TextLink>
        </h3>
        <p className="max-w-prose">{patent.description}</p>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4 lg:grid-cols-7">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <h4 className="text-sm text-muted">{t("top.advantage")}</h4>
        <p {...ENGLISH} className="max-w-prose">
          {patent.advantage}
        </p>
      </div>
    </li>
  );
}

/** The shortlist: totals, calendar, and the ten. */
export function TopPatentsScreen({ sort, patents, totals, value, calendar, date }: TopList) {
  const t = useText("patents");
  const format = useFormat();
  return (
    <div className="sheet grid gap-10 py-10 sm:py-16">
      <ScreenHeading id="topPatents">
        <p>{t("top.lead")}</p>
      </ScreenHeading>
      <SampleNotice />
      <dl className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        <DimensionFigure label={t("facts.claims")} value={format.number(totals.claims)} />
        <DimensionFigure label={t("facts.pages")} value={format.number(totals.pages)} />
        <DimensionFigure label={t("facts.figures")} value={format.number(totals.figures)} />
        <DimensionFigure
          label={t("top.value")}
          value={<span translate="no">{millions(value)}</span>}
          note={t("top.valueBasis")}
        />
      </dl>
      <Calendar calendar={calendar} date={date} />
      <section aria-label={t("top.lead")} className="grid gap-4">
        <TabLinks
          label={t("top.order")}
          tabs={TOP_SORTS.map((each) => ({
            href: each === "deadline" ? "/top-patents" : `/top-patents?sort=${each}`,
            text: t(`top.sorts.${each}`),
            current: each === sort,
          }))}
        />
        <ol className="grid gap-3">
          {patents.map((patent) => (
            <Patent key={patent.id} patent={patent} />
          ))}
        </ol>
      </section>
    </div>
  );
}
