import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { CheckboxList } from "~/ui/checkbox-list.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { Pagination } from "~/ui/pagination.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { TERMS } from "../rank.ts";
import {
  COVERAGE,
  EXAMPLE,
  OWN_TALK,
  recordPath,
  TAILGATE,
  talkPath,
  WEATHER,
  WORK,
} from "../tailgate.limits.ts";
import type { TailgateView } from "../tailgate.view.server.ts";
import { OfTalk } from "./form-parts.tsx";

interface ViewProps {
  view: TailgateView;
}

function DayForm({ view }: ViewProps) {
  const t = useText("tailgate");
  return (
    <form method="get" action={TAILGATE} className="grid gap-4" data-reload>
      {view.chosen.project && <input type="hidden" name="project" value={view.chosen.project} />}
      <CheckboxList
        name="work"
        legend={t("fields.work")}
        options={WORK.map((value) => ({ value, text: t(`work.${value}`) }))}
        chosen={view.chosen.work}
      />
      <CheckboxList
        name="weather"
        legend={t("fields.weather")}
        options={WEATHER.map((value) => ({ value, text: t(`weather.${value}`) }))}
        chosen={view.chosen.weather}
      />
      {view.sites.length > 0 && (
        <SelectField
          name="site"
          label={t("fields.site")}
          options={[
            { value: "", text: t("none") },
            ...view.sites.map(({ id, name }) => ({ value: id, text: name })),
          ]}
          defaultValue={view.chosen.site}
          translate="no"
          className="max-w-xl"
        />
      )}
      <Button size="lg" className="justify-self-start">
        {t("suggest.do")}
      </Button>
    </form>
  );
}

/** What beside the ticked boxes went into the score. */
function Counted({ view }: ViewProps) {
  const t = useText("tailgate");
  const { moment } = useFormat();
  const { forecast, counted, plan } = view;
  const at = forecast ? isolated(moment(forecast.at)) : "";
  const tasks = plan.tasks.map((task) => isolated(task)).join(", ");
  return (
    <ul className="grid gap-1 text-sm text-muted">
      {view.chosen.site && plan.tasks.length === 0 && <li>{t("suggest.noPlan")}</li>}
      {plan.tasks.length > 0 && (
        <li className="wrap-anywhere">
          {plan.work.length > 0
            ? t("suggest.plan", { tasks, work: plan.work.map((one) => t(`work.${one}`)).join(", ") })
            : t("suggest.planNothing", { tasks })}
        </li>
      )}
      <li>{t(`suggest.season.${counted.season}`)}</li>
      {view.findings > 0 && <li>{t("suggest.findings", { count: view.findings })}</li>}
      {view.reports > 0 && <li>{t("suggest.reports", { count: view.reports })}</li>}
      <li>
        {!forecast
          ? t("suggest.noForecast")
          : forecast.weather.length > 0
            ? t("suggest.forecast", {
                at,
                weather: forecast.weather.map((one) => t(`weather.${one}`)).join(", "),
              })
            : t("suggest.forecastNothing", { at })}
      </li>
    </ul>
  );
}

/** The same question of the day, with another length of the list. */
function listHref({ chosen, isWhole }: TailgateView) {
  const search = new URLSearchParams([
    ...chosen.work.map((one) => ["work", one]),
    ...chosen.weather.map((one) => ["weather", one]),
    ...(chosen.site ? [["site", chosen.site]] : []),
    ...(chosen.project ? [["project", chosen.project]] : []),
    ...(isWhole ? [] : [["all", "1"]]),
  ]);
  return `${TAILGATE}${search.size > 0 ? `?${search}` : ""}#talks`;
}

/** A talk, with the site and the job that its record is for. */
function talkHref(key: string, { chosen: { site, project } }: TailgateView) {
  const search = new URLSearchParams({ ...(site && { site }), ...(project && { project }) });
  return `${talkPath(key)}${search.size > 0 ? `?${search}` : ""}`;
}

function Talks({ view }: ViewProps) {
  const t = useText("tailgate");
  const { date } = useFormat();
  const title = t("suggest.result", { date: isolated(date(view.day)) });
  return (
    <TitledSection id="talks" title={title} className="grid gap-3">
      <Counted view={view} />
      <DataTable
        caption={title}
        captionHidden
        dense
        columns={[
          { key: "title", heading: t("fields.topic") },
          ...TERMS.map((term) => ({ key: term, heading: t(`terms.${term}`), numeric: true })),
          { key: "total", heading: t("terms.total"), numeric: true },
        ]}
        rows={view.ranked.map(({ key, title: topic, own, terms, total }) => ({
          id: key,
          cells: {
            title: (
              <a
                href={talkHref(key, view)}
                className="inline-flex min-h-12 items-center underline wrap-anywhere"
              >
                <OfTalk text={topic} />
                {own && <span className="ps-2 text-sm text-muted">{t("own")}</span>}
              </a>
            ),
            ...Object.fromEntries(
              TERMS.map((term) => [
                term,
                <span key={term}>
                  <span className="text-muted lg:hidden">{t(`terms.${term}`)} </span>
                  <bdi>{terms[term]}</bdi>
                </span>,
              ]),
            ),
            total: (
              <strong>
                <span className="text-muted lg:hidden">{t("terms.total")} </span>
                <bdi>{total}</bdi>
              </strong>
            ),
          },
        }))}
      />
      <p>
        <TextLink href={listHref(view)}>
          {view.isWhole ? t("suggest.fewer") : t("suggest.all", { count: view.talks })}
        </TextLink>
      </p>
      <details className="max-w-prose">
        <summary className="inline-flex min-h-12 cursor-pointer items-center font-medium">
          {t("suggest.how")}
        </summary>
        <p>{t("suggest.howText")}</p>
      </details>
    </TitledSection>
  );
}

function Records({ view }: ViewProps) {
  const t = useText("tailgate");
  const { date } = useFormat();
  const pageHref = (page: number) => `${TAILGATE}?page=${page}#records`;
  return (
    <TitledSection id="records" title={t("records")} className="grid gap-3">
      {view.records.length === 0 && (
        <EmptyState
          title={t("noRecords")}
          action={<TextLink href={recordPath(EXAMPLE)}>{t("example")}</TextLink>}
        >
          <p>{t("noRecordsText")}</p>
        </EmptyState>
      )}
      <ul className="grid">
        {view.records.map((record) => (
          <li key={record.id} className="grid gap-1 border-b border-line py-2">
            <p className="flex flex-wrap items-center justify-between gap-x-4">
              <a
                href={recordPath(record.id)}
                className="inline-flex min-h-12 items-center font-bold underline wrap-anywhere"
              >
                <OfTalk text={record.title} />
              </a>
              <span className="flex flex-wrap gap-2">
                {record.sample && <Badge variant="secondary">{t("sample")}</Badge>}
                {record.signedAt === null && <Badge>{t(record.planned ? "planned" : "open")}</Badge>}
              </span>
            </p>
            <p className="flex flex-wrap gap-x-4 text-sm text-muted">
              <span>{date(record.heldOn)}</span>
              {[record.siteName, record.projectName, record.place, record.presenter]
                .filter(Boolean)
                .map((text) => (
                  <bdi key={text} translate="no" className="wrap-anywhere">
                    {text}
                  </bdi>
                ))}
              <span>{t("signers", { count: record.attendees })}</span>
            </p>
          </li>
        ))}
      </ul>
      {view.pages > 1 && (
        <Pagination
          label={t("pages.label")}
          position={t("pages.position", { page: view.page, pages: view.pages })}
          previous={view.page > 1 ? { href: pageHref(view.page - 1), text: t("pages.previous") } : undefined}
          next={view.page < view.pages ? { href: pageHref(view.page + 1), text: t("pages.next") } : undefined}
        />
      )}
      <p className="flex flex-wrap gap-x-6">
        <TextLink href={COVERAGE}>{t("coverage.open")}</TextLink>
        {view.total > 0 && (
          <TextLink href={`${TAILGATE}.csv`} download>
            {t("csv")}
          </TextLink>
        )}
      </p>
    </TitledSection>
  );
}

/** What is on today, the talks that fit it with every term of their score, and the records. */
export default function TailgateScreen({ view }: ViewProps) {
  const t = useText("tailgate");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("aiTailgateSafety"))}
        title={shell("screens.aiTailgateSafety.title")}
      >
        <p>{t("lead")}</p>
        <p className="text-muted">{t("verify")}</p>
      </PageHeading>
      <TitledSection id="today" title={t("suggest.title")} className="grid gap-4">
        <DayForm view={view} />
      </TitledSection>
      <Talks view={view} />
      {!view.readOnly && (
        <p>
          <TextLink href={OWN_TALK}>{t("write.open")}</TextLink>
        </p>
      )}
      <Records view={view} />
    </div>
  );
}
