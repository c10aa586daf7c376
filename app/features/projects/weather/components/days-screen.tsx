import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { Notice } from "~/ui/notice.tsx";
import { Pagination } from "~/ui/pagination.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { DaysSent } from "../days.form.server.ts";
import type { DaysView } from "../days.view.server.ts";
import { daysPath, noticePath, WEATHER } from "../weather.limits.ts";
import { Problem, TypedField } from "./form-parts.tsx";

interface DaysProps {
  view: DaysView;
  sent?: DaysSent;
}

function Fields({
  intent,
  sent,
  begin,
}: {
  intent: string;
  sent?: DaysSent;
  begin: Readonly<Record<string, string>>;
}) {
  const t = useText("weather-days");
  const field = { space: "weather-days", sent, intent } as const;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TypedField {...field} name="day" label={t("fields.day")} begin={begin.day} type="date" />
        <TypedField
          {...field}
          name="hours"
          label={t("fields.hours")}
          hint={t("hints.hours")}
          begin={begin.hours}
          type="decimal"
        />
      </div>
      <TypedField
        {...field}
        name="weather"
        label={t("fields.weather")}
        hint={t("hints.weather")}
        begin={begin.weather}
      />
      <TypedField {...field} name="tasks" label={t("fields.tasks")} begin={begin.tasks} />
      <TypedField
        {...field}
        name="evidence"
        label={t("fields.evidence")}
        hint={t("hints.evidence")}
        begin={begin.evidence}
        long
      />
    </>
  );
}

function Record({ view, sent }: DaysProps) {
  const t = useText("weather-days");
  const { date } = useFormat();
  const { edited, project } = view;
  const action = edited ? `${daysPath(project.id)}?event=${edited.id}` : daysPath(project.id);
  return (
    <TitledSection
      id="record"
      title={edited ? t("record.edit", { day: isolated(date(edited.day)) }) : t("record.title")}
      className="grid gap-4"
    >
      <form method="post" action={action} noValidate className="grid max-w-2xl gap-5" data-reload>
        {edited ? (
          <>
            <input type="hidden" name="event" value={edited.id} />
            <input
              type="hidden"
              name="version"
              value={sent?.current?.id === edited.id ? sent.current.version : edited.version}
            />
            <Fields
              intent="edit"
              sent={sent}
              begin={{ ...edited, hours: String(edited.tenths / 10) } as unknown as Record<string, string>}
            />
          </>
        ) : (
          <>
            <input type="hidden" name="idem" value={sent?.fields.idem ?? view.idem} />
            <Fields intent="record" sent={sent} begin={{ day: view.today }} />
          </>
        )}
        <p className="max-w-prose text-sm text-muted">{t("record.photo")}</p>
        <div className="flex flex-wrap items-center gap-3">
          <Button name="intent" value={edited ? "edit" : "record"}>
            {t(edited ? "record.save" : "record.send")}
          </Button>
          {edited && (
            <>
              <Button name="intent" value="remove" variant="destructive">
                {t("record.remove")}
              </Button>
              <TextLink href={daysPath(project.id)}>{t("record.cancel")}</TextLink>
            </>
          )}
        </div>
      </form>
    </TitledSection>
  );
}

/** Month by month against the allowance. */
export function Months({ view, months }: { view: DaysView; months: DaysView["months"] }) {
  const t = useText("weather-days");
  const { month, number } = useFormat();
  return (
    <DataTable
      caption={t("months.caption")}
      columns={[
        { key: "month", heading: t("months.month") },
        { key: "hours", heading: t("months.hours"), numeric: true },
        { key: "actual", heading: t("months.actual"), numeric: true },
        { key: "allowed", heading: t("months.allowed"), numeric: true },
        { key: "excess", heading: t("months.excess"), numeric: true },
      ]}
      rows={months.map((one) => ({
        id: one.month,
        cells: {
          month: (
            <TextLink href={`${noticePath(view.project.id)}?month=${one.month}`}>{month(one.month)}</TextLink>
          ),
          hours: number(one.hours),
          actual: number(one.actual),
          allowed: number(one.allowed),
          excess: number(one.excess),
        },
      }))}
    />
  );
}

function Terms({ view, sent }: DaysProps) {
  const t = useText("weather-days");
  const { monthName } = useFormat();
  const field = { space: "weather-days", sent, intent: "terms", type: "decimal" } as const;
  return (
    <details open={sent?.fields.intent === "terms"}>
      <summary className="inline-flex min-h-12 cursor-pointer items-center text-xl font-bold">
        {t("terms.title")}
      </summary>
      <form
        method="post"
        action={daysPath(view.project.id)}
        noValidate
        className="grid max-w-3xl gap-5 pt-4"
        data-reload
      >
        <p className="max-w-prose text-muted">{t("terms.text")}</p>
        <input type="hidden" name="version" value={view.terms.version} />
        <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-4">
          {view.terms.allowance.map((days, n) => {
            const name = `m${n + 1}`;
            return (
              <TypedField key={name} {...field} name={name} label={monthName(n + 1)} begin={String(days)} />
            );
          })}
        </div>
        <TypedField
          {...field}
          name="dayHours"
          label={t("terms.dayHours")}
          hint={t("hints.hours")}
          begin={String(view.terms.dayTenths / 10)}
        />
        <Button name="intent" value="terms" variant="outline" className="justify-self-start">
          {t("terms.save")}
        </Button>
      </form>
    </details>
  );
}

function List({ view }: { view: DaysView }) {
  const t = useText("weather-days");
  const { date, number } = useFormat();
  const { project, events, page, pages } = view;
  if (events.length === 0) return <p>{t("list.empty")}</p>;
  const to = (other: number) => `${daysPath(project.id)}?page=${other}`;
  return (
    <>
      <ol className="max-w-3xl border-t-2 border-ink">
        {events.map((event) => (
          <li key={event.id} className="grid gap-1 border-b border-line py-3">
            <p className="flex flex-wrap items-center gap-x-4">
              <b>{date(event.day)}</b>
              <span>{t("list.hours", { number: number(event.tenths / 10) })}</span>
              {event.sample && <Badge variant="secondary">{t("sample")}</Badge>}
            </p>
            {[event.weather, event.tasks, event.evidence].filter(Boolean).map((text) => (
              <p key={text}>
                <Typed text={text} />
              </p>
            ))}
            {!view.readOnly && (
              <p>
                <TextLink href={`${daysPath(project.id)}?event=${event.id}#record`}>
                  {t("list.change", { day: isolated(date(event.day)) })}
                </TextLink>
              </p>
            )}
          </li>
        ))}
      </ol>
      {pages > 1 && (
        <Pagination
          label={t("list.title")}
          position={t("list.page", { page: number(page), pages: number(pages) })}
          previous={page > 1 ? { href: to(page - 1), text: t("list.previous") } : undefined}
          next={page < pages ? { href: to(page + 1), text: t("list.next") } : undefined}
        />
      )}
      <p>
        <TextLink href={`${daysPath(project.id)}/days.csv`} data-reload>
          {t("list.csv")}
        </TextLink>
      </p>
    </>
  );
}

/** Time that the weather took from a project: the record of it, and how it stands against the contract. */
export default function DaysScreen({ view, sent }: DaysProps) {
  const t = useText("weather-days");
  const { date, number } = useFormat();
  const { project, months, terms, total } = view;
  const current = sent?.current;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-2 border-b border-line pb-6">
        <p className="flex flex-wrap gap-x-6">
          <TextLink href={WEATHER}>{t("back")}</TextLink>
          <TextLink href={`/project/${project.id}`}>{t("project")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          {t("title", { name: isolated(project.name) })}
        </h1>
        {project.sample && (
          <p>
            <Badge variant="secondary">{t("sample")}</Badge>
          </p>
        )}
        <p className="max-w-prose text-lg text-muted">{t("lead")}</p>
      </header>
      <Problem space="weather-days" sent={sent} />
      {current && (
        <Notice tone="warn" title={t("conflict.title")}>
          <p>
            {t("conflict.stands", {
              day: isolated(date(current.day)),
              hours: number(current.tenths / 10),
              weather: isolated(current.weather),
              tasks: isolated(current.tasks),
            })}
          </p>
        </Notice>
      )}
      {!view.readOnly && <Record view={view} sent={sent} />}
      <TitledSection id="months" title={t("months.title")} className="grid gap-4">
        <p>
          {terms.isSet ? t("months.counts", { number: number(terms.dayTenths / 10) }) : t("months.unset")}
        </p>
        {months.length > 0 && <Months view={view} months={months} />}
        <p className="text-lg font-bold">{t("months.total", { number: number(total.excess) })}</p>
        <p>
          <TextLink href={noticePath(project.id)}>{t("notice.open")}</TextLink>
        </p>
        {!view.readOnly && <Terms view={view} sent={sent} />}
      </TitledSection>
      <TitledSection id="list" title={t("list.title")} className="grid gap-4">
        <List view={view} />
      </TitledSection>
    </div>
  );
}
