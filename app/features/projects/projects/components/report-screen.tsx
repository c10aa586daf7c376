import { fileHref } from "~/engines/file/file.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { LOG_TEXTS, logPath, projectPath } from "../projects.limits.ts";
import { reportPath, reportPdfPath, SPANS } from "../reports.limits.ts";
import type { ReportView } from "../reports.view.server.ts";

interface ReportScreenProps {
  view: ReportView;
}

function Choice({ view }: ReportScreenProps) {
  const t = useText("project-reports");
  const { project, span, day } = view;
  return (
    <div className="grid gap-4 print:hidden">
      <TabLinks
        label={t("choice")}
        tabs={SPANS.map((one) => ({
          href: reportPath(project.id, { day, span: one }),
          text: t(`spans.${one}`),
          current: one === span,
        }))}
      />
      <form
        method="get"
        action={reportPath(project.id)}
        className="flex flex-wrap items-end gap-3"
        data-reload
      >
        {span === "week" && <input type="hidden" name="span" value="week" />}
        <Field name="day" type="date" label={t("day")} defaultValue={day} />
        <Button variant="outline">{t("show")}</Button>
      </form>
      <p className="flex flex-wrap gap-x-6">
        <TextLink href={reportPath(project.id, { day: view.previous, span })}>{t(`before.${span}`)}</TextLink>
        {view.next && (
          <TextLink href={reportPath(project.id, { day: view.next, span })}>{t(`after.${span}`)}</TextLink>
        )}
        <TextLink href={reportPdfPath(project.id, { day, span })} data-reload>
          {t("pdf")}
        </TextLink>
      </p>
    </div>
  );
}

function Sums({ view }: ReportScreenProps) {
  const t = useText("project-reports");
  const of = useText("projects");
  const { number, date, all } = useFormat();
  const held = view.delays.reduce((sum, { hours }) => sum + hours, 0);
  const figures = [
    [t("sums.days"), view.days.length],
    [t("sums.hours"), view.hours],
    [t("sums.held"), held],
    [t("punch.raised"), view.punch.raised],
    [t("punch.closed"), view.punch.closed],
    [t("punch.open"), view.punch.open],
  ] as const;
  const lists = [
    [
      t("crews.title"),
      view.crews.map(({ name, hours }) => ({ name: isolated(name || t("crews.unnamed")), hours })),
    ],
    [
      t("delays.title"),
      view.delays.map(({ name, hours }) => ({ name: of(`causes.${name}` as Key<"projects">), hours })),
    ],
  ] as const;
  return (
    <TitledSection id="sums" title={t("sums.title")} className="grid gap-5">
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {figures.map(([label, value]) => (
          <div key={label} className="grid">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-2xl font-bold tabular-nums">{number(value)}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-x-12 gap-y-5 sm:grid-cols-2">
        {lists
          .filter(([, rows]) => rows.length > 0)
          .map(([title, rows]) => (
            <section key={title} className="grid content-start gap-1">
              <h3 className="font-bold">{title}</h3>
              <ul>
                {rows.map(({ name, hours }) => (
                  <li key={name} className="flex justify-between gap-4 border-b border-line py-1">
                    <span className="wrap-anywhere">{name}</span>
                    <span className="whitespace-nowrap tabular-nums">
                      {t("hours", { hours: number(hours) })}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
      {view.missing.length > 0 && (
        <p className="text-muted">{t("missing", { list: all(view.missing.map(date)) })}</p>
      )}
    </TitledSection>
  );
}

function Day({ view, day }: ReportScreenProps & { day: ReportView["days"][number] }) {
  const of = useText("projects");
  const { date, number, moment } = useFormat();
  return (
    <section className="grid gap-3 border-t-2 border-ink pt-4 break-inside-avoid-page">
      <h2 className="flex flex-wrap items-center gap-x-4 text-xl font-bold">
        {view.isExample ? date(day.day) : <TextLink href={logPath(day.id)}>{date(day.day)}</TextLink>}
        <Badge variant={day.state === "draft" ? "outline" : "secondary"}>
          {of(`logStates.${day.state}`)}
        </Badge>
      </h2>
      <p className="flex flex-wrap gap-x-6 text-muted">
        {day.people > 0 && <span>{of("logs.people", { count: day.people, hours: number(day.hours) })}</span>}
        {day.delayHours > 0 && (
          <span>
            {of("logs.heldUp", { hours: number(day.delayHours), cause: of(`causes.${day.delayCause}`) })}
          </span>
        )}
      </p>
      <dl className="grid gap-3">
        {LOG_TEXTS.filter((name) => day.texts[name] !== "").map((name) => (
          <div key={name} className="grid">
            <dt className="text-sm font-bold">{of(`fields.${name}`)}</dt>
            <dd className="max-w-prose">
              <Typed text={day.texts[name]} />
            </dd>
          </div>
        ))}
        {day.added.map(({ words, printedName, at }) => (
          <div key={`${at} ${words}`} className="grid border-s-2 border-line ps-4">
            <dt className="text-sm font-bold">
              {of("log.added", { name: isolated(printedName) })}{" "}
              <span className="font-normal text-muted">{moment(at, view.project.zone)}</span>
            </dt>
            <dd className="max-w-prose">
              <Typed text={words} />
            </dd>
          </div>
        ))}
      </dl>
      {day.seal && (
        <p className="text-xs text-muted wrap-anywhere">
          {of("log.entry", { number: day.seal.number })}{" "}
          <code dir="ltr" translate="no">
            {day.seal.hash}
          </code>
        </p>
      )}
    </section>
  );
}

const TONE = { none: "info", whole: "ok", broken: "danger" } as const;

/** A day or a week of a job, for reading and for paper. */
export default function ReportScreen({ view }: ReportScreenProps) {
  const t = useText("project-reports");
  const of = useText("projects");
  const { date, moment, number } = useFormat();
  const { project, span } = view;
  const facts = [
    [of("facts.number"), project.number],
    [of("facts.client"), project.client],
  ] as const;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-2 border-b border-line pb-6">
        <p>
          <TextLink href={projectPath(project.id)}>
            <bdi translate="no">{project.name}</bdi>
          </TextLink>
        </p>
        <h1 className="text-2xl font-bold sm:text-3xl">{t(span === "day" ? "dayTitle" : "weekTitle")}</h1>
        <p className="text-lg">
          {span === "day"
            ? date(view.from)
            : t("period", { from: isolated(date(view.from)), to: isolated(date(view.to)) })}
        </p>
        {facts.map(
          ([label, value]) =>
            value && (
              <p key={label} className="text-muted">
                {label}: <bdi translate="no">{value}</bdi>
              </p>
            ),
        )}
        {view.isExample && (
          <p>
            <Badge variant="secondary">{t("sample")}</Badge>
          </p>
        )}
      </header>
      <Choice view={view} />
      <Sums view={view} />
      {view.days.length === 0 && <p>{t("none")}</p>}
      {view.days.map((day) => (
        <Day key={day.id} view={view} day={day} />
      ))}
      {view.photoCount > 0 && (
        <TitledSection id="photos" title={t("photos.title")} className="grid gap-3">
          <p className="text-muted">
            {t("photos.shown", { shown: number(view.photos.length), all: number(view.photoCount) })}
          </p>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {view.photos.map(({ id, name, small }) => (
              <li key={id}>
                <a href={fileHref(id)} data-reload>
                  <img
                    src={fileHref(small ?? id)}
                    alt={t("photos.of", { name: isolated(name) })}
                    loading="lazy"
                    className="aspect-square w-full border border-line object-cover"
                  />
                </a>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      <TitledSection id="proof" title={t("proof.title")} className="grid gap-3">
        <Notice tone={TONE[view.proof]} title={t(`proof.${view.proof}`)}>
          {view.last && (
            <p className="wrap-anywhere">
              {t("proof.last", { number: number(view.last.number) })}{" "}
              <code dir="ltr" translate="no">
                {view.last.hash}
              </code>
            </p>
          )}
        </Notice>
        <p className="text-sm text-muted">
          {t("madeAt", { time: isolated(moment(view.madeAt, project.zone)) })}
        </p>
      </TitledSection>
    </div>
  );
}
