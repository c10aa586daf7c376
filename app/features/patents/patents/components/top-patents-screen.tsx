import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { buttonClass } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { TOP_SORTS } from "../patents.filters.ts";
import type { TopList, TopPatent } from "../patents.queries.server.ts";
import { Confidence, ENGLISH, SampleNotice, ScreenHeading, StatusBadge, Value } from "./patent-marks.tsx";
import { PatentTotals } from "./patent-totals.tsx";

function Calendar({ calendar, date }: Pick<TopList, "calendar" | "date">) {
  const tTop = useText("patent-shortlist");
  const format = useFormat();
  return (
    <TitledSection id="calendar" title={tTop("calendar")} className="grid gap-4">
      <p className="text-muted">{tTop("calendarLead", { date: format.date(date) })}</p>
      <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {calendar.map(({ days, date: by, patents }) => (
          <li key={days} className="grid content-start gap-2 border-t-4 border-accent bg-surface p-4">
            <h3 className="text-lg font-bold">{tTop("within", { days })}</h3>
            <p className="text-muted">{tTop("by", { date: format.date(by) })}</p>
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
          {tTop("ics")}
        </a>
      </p>
    </TitledSection>
  );
}

function Patent({ patent }: { patent: TopPatent }) {
  const t = useText("patents");
  const tTop = useText("patent-shortlist");
  const format = useFormat();
  const facts = [
    [t("facts.confidence"), <Confidence key="c" percent={patent.confidence} band={patent.band} />],
    [tTop("market"), <Value key="m" range={patent.marketValue} />],
    [t("facts.claims"), format.number(patent.claims)],
    [t("facts.pages"), format.number(patent.pages)],
    [t("facts.figures"), format.number(patent.figures)],
    [tTop("complexity"), tTop(`complexities.${patent.complexity}`)],
    [tTop("due"), tTop("dueDays", { days: patent.days })],
  ] as const;
  return (
    <li className="grid gap-4 border border-line bg-surface p-4 sm:p-5 print:break-inside-avoid">
      <div className="grid gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <span>{tTop("rank", { rank: patent.rank })}</span>
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
        <h4 className="text-sm text-muted">{tTop("advantage")}</h4>
        <p {...ENGLISH} className="max-w-prose">
          {patent.advantage}
        </p>
      </div>
    </li>
  );
}

/** The shortlist: totals, calendar, and the ten. */
export default function TopPatentsScreen({ sort, patents, totals, value, calendar, date }: TopList) {
  const tTop = useText("patent-shortlist");
  return (
    <div className="sheet grid gap-10 py-10 sm:py-16">
      <ScreenHeading id="topPatents">
        <p>{tTop("lead")}</p>
      </ScreenHeading>
      <SampleNotice />
      <PatentTotals
        counts={[
          ["claims", totals.claims],
          ["pages", totals.pages],
          ["figures", totals.figures],
        ]}
        value={value}
        valueLabel={tTop("value")}
        valueNote={tTop("valueBasis")}
      />
      <Calendar calendar={calendar} date={date} />
      <section aria-label={tTop("lead")} className="grid gap-4">
        <TabLinks
          label={tTop("order")}
          tabs={TOP_SORTS.map((each) => ({
            href: each === "deadline" ? "/top-patents" : `/top-patents?sort=${each}`,
            text: tTop(`sorts.${each}`),
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
