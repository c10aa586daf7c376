import { AskVic, ChainList, type ChainRecord } from "~/engines/chain/chain.ts";
import { ProcessActions, ProcessTimeline } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { FigureList } from "~/ui/figure-list.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { DOCUMENTS, documentsPath } from "../documents.limits.ts";
import { logPath, PROJECTS, projectPath } from "../projects.limits.ts";
import type { ProjectView } from "../projects.view.server.ts";
import { reportPath } from "../reports.limits.ts";
import { teamPath } from "../team.limits.ts";
import { formOf, Problem, TypedField } from "./form-parts.tsx";
import { Production } from "./production.tsx";
import { ProjectFields } from "./project-fields.tsx";
import { useProcessTexts } from "./use-process-texts.ts";

interface ProjectScreenProps {
  view: ProjectView;
  sent?: Sent;
}

function Facts({ view: { project } }: Pick<ProjectScreenProps, "view">) {
  const t = useText("projects");
  const { date, money } = useFormat();
  const rows = [
    [t("facts.client"), project.client],
    [t("facts.number"), project.number],
    [t("facts.site"), project.site ?? ""],
    [t("facts.start"), project.startOn && date(project.startOn)],
    [t("facts.finish"), project.finishOn && date(project.finishOn)],
    [t("facts.contract"), project.contractCents > 0 && money(project.contractCents)],
    [t("facts.zone"), project.siteZone],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere">
                <bdi translate="no">{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Figures({ view }: Pick<ProjectScreenProps, "view">) {
  const t = useText("projects");
  const { number } = useFormat();
  const held = view.delays.reduce((sum, { hours }) => sum + hours, 0);
  const figures = [
    [t("logs.days"), view.logged.logs],
    [t("logs.hours"), view.hours],
    [t("logs.held"), held],
  ] as const;
  return (
    <div className="grid gap-2">
      <FigureList
        rows={figures.map(([label, value]) => [label, number(Math.round(value * 10) / 10)] as const)}
      />
      {view.delays.length > 0 && (
        <ul className="flex flex-wrap gap-x-6 text-sm text-muted">
          {view.delays.map(({ cause, hours }) => (
            <li key={cause}>
              {t("logs.heldUp", { hours: number(hours), cause: t(`causes.${cause}` as Key<"projects">) })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Logs({ view, sent }: ProjectScreenProps) {
  const t = useText("projects");
  const { date, number } = useFormat();
  const { project, logs, page, pages } = view;
  const form = formOf(["log"], sent, { day: view.today });
  const here = projectPath(project.id);
  return (
    <TitledSection id="logs" title={t("logs.title")} className="grid gap-5">
      {!view.readOnly && project.state !== "closed" && (
        <div className="flex flex-wrap items-end gap-4 print:hidden">
          <form method="post" action={here} data-reload>
            <input type="hidden" name="idem" value={view.idem} />
            <input type="hidden" name="day" value={view.today} />
            <Button name="intent" value="log">
              {t(view.hasToday ? "logs.goOn" : "logs.today")}
            </Button>
          </form>
          <form method="post" action={here} noValidate className="flex flex-wrap items-end gap-3" data-reload>
            <input type="hidden" name="idem" value={view.idem} />
            <TypedField form={form} name="day" label={t("logs.other")} type="date" />
            <Button name="intent" value="log" variant="outline">
              {t("logs.open")}
            </Button>
          </form>
        </div>
      )}
      <Figures view={view} />
      {logs.length === 0 && <p className="text-muted">{t("logs.none")}</p>}
      <ol className="border-t-2 border-ink">
        {logs.map((log) => (
          <li key={`${log.id} ${log.day}`} className="grid gap-1 border-b border-line py-3">
            <p className="flex flex-wrap items-center justify-between gap-x-4">
              <a href={logPath(log.id)} className="inline-flex min-h-12 items-center font-bold underline">
                {date(log.day)}
              </a>
              <span className="flex flex-wrap items-center gap-3 text-sm text-muted">
                {log.people > 0 && (
                  <span>{t("logs.people", { count: log.people, hours: number(log.hours) })}</span>
                )}
                {log.delayHours > 0 && (
                  <span>
                    {t("logs.heldUp", {
                      hours: number(log.delayHours),
                      cause: t(`causes.${log.delayCause}` as Key<"projects">),
                    })}
                  </span>
                )}
                <Badge variant={log.state === "draft" ? "outline" : "secondary"}>
                  {t(`logStates.${log.state as "draft"}`)}
                </Badge>
              </span>
            </p>
            {log.work && (
              <p className="line-clamp-2 max-w-prose">
                <Typed text={log.work} />
              </p>
            )}
          </li>
        ))}
      </ol>
      {pages > 1 && (
        <nav aria-label={t("logs.title")} className="flex flex-wrap items-center gap-6 print:hidden">
          {page > 0 && <TextLink href={`${here}?page=${page}#logs`}>{t("logs.newer")}</TextLink>}
          <span>{t("logs.page", { page: page + 1, pages })}</span>
          {page + 1 < pages && <TextLink href={`${here}?page=${page + 2}#logs`}>{t("logs.older")}</TextLink>}
        </nav>
      )}
    </TitledSection>
  );
}

/** What is asked and what changes: only where there is something of it. */
function Changes({ view: { questions, changes, project } }: Pick<ProjectScreenProps, "view">) {
  const t = useText("projects");
  const { money, number } = useFormat();
  const figures = [
    [t("changes.pending"), changes.pendingCents !== 0 && money(changes.pendingCents)],
    [t("changes.approved"), changes.approvedCents !== 0 && money(changes.approvedCents)],
    [
      t("changes.contract"),
      changes.approvedCents !== 0 &&
        project.contractCents > 0 &&
        money(project.contractCents + changes.approvedCents),
    ],
    [t("changes.days"), changes.approvedDays !== 0 && number(changes.approvedDays)],
    [t("changes.open"), questions.open > 0 && number(questions.open)],
    [t("changes.overdue"), questions.overdue > 0 && number(questions.overdue)],
  ] as const;
  if (figures.every(([, value]) => !value)) return null;
  return (
    <TitledSection id="changes" title={t("changes.title")} className="grid gap-3">
      <FigureList rows={figures} />
    </TitledSection>
  );
}

function Edit({ view, sent }: ProjectScreenProps) {
  const t = useText("projects");
  const { project } = view;
  const form = formOf(["edit"], sent, {
    name: project.name,
    number: project.number,
    client: project.client,
    site: project.siteId ?? "",
    summary: project.summary,
    startOn: project.startOn ?? "",
    finishOn: project.finishOn ?? "",
    contract: project.contract,
  });
  const here = projectPath(project.id);
  return (
    <details className="fold print:hidden" open={sent?.fields.intent === "edit"}>
      <summary className="inline-flex min-h-12 items-center font-bold underline">{t("edit")}</summary>
      <div className="grid gap-8 pt-4">
        <form method="post" action={here} noValidate className="grid max-w-xl gap-5" data-reload>
          <input type="hidden" name="version" value={project.version} />
          <ProjectFields form={form} sites={view.sites} />
          <Button name="intent" value="edit" className="justify-self-start">
            {t("save")}
          </Button>
        </form>
        {view.manages && (
          <details className="fold">
            <summary className="inline-flex min-h-12 items-center underline">{t("remove")}</summary>
            <form method="post" action={here} className="grid justify-items-start gap-3 pt-2" data-reload>
              <p className="max-w-prose">{t("removeText")}</p>
              <Button name="intent" value="remove" variant="destructive">
                {t("removeSure")}
              </Button>
            </form>
          </details>
        )}
      </div>
    </details>
  );
}

/** One project: where it stands, its days, and what comes next. */
export default function ProjectScreen({
  view,
  chain,
  sent,
}: ProjectScreenProps & { chain: readonly ChainRecord[] }) {
  const t = useText("projects");
  const texts = useProcessTexts();
  const { project } = view;
  const talks = `/ai-tailgate-safety?project=${project.id}${project.siteId ? `&site=${project.siteId}` : ""}`;
  const reply = sent?.errors.note ? { fields: { ...sent.fields }, errors: { ...sent.errors } } : undefined;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-3 border-b border-line pb-6">
        <p className="print:hidden">
          <TextLink href={PROJECTS}>{t("back")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <bdi translate="no">{project.name}</bdi>
        </h1>
        {project.sample && (
          <p>
            <Badge variant="secondary">{t("sample")}</Badge>
          </p>
        )}
        {project.summary && (
          <p className="max-w-prose text-lg text-muted">
            <Typed text={project.summary} />
          </p>
        )}
      </header>
      <Problem sent={sent} />
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          <Facts view={view} />
          <p className="flex flex-wrap gap-x-6 print:hidden">
            <TextLink href={documentsPath(project.id)}>{t("papers.documents")}</TextLink>
            <TextLink href={teamPath(project.id)}>{t("papers.team")}</TextLink>
            <TextLink href={reportPath(project.id)}>{t("papers.report")}</TextLink>
            {project.hasValues && (
              <TextLink href={`/schedule-of-values/${project.id}`}>{t("papers.values")}</TextLink>
            )}
          </p>
          {!view.readOnly && (
            <p className="flex flex-wrap gap-x-6">
              <TextLink href={`/ultimate-scheduling?project=${project.id}`}>{t("schedules")}</TextLink>
              <TextLink href={`/rfis?project=${project.id}`}>{t("rfis")}</TextLink>
              <TextLink href={`/change-orders?project=${project.id}`}>{t("changes.link")}</TextLink>
              <TextLink href={`/project-costs/${project.id}`}>{t("costs")}</TextLink>
              <TextLink href={`/job-billing/${project.id}`}>{t("billing")}</TextLink>
              <TextLink href={`/permit-tracking?project=${project.id}`}>{t("permits")}</TextLink>
              <TextLink href={`/punch-list-camera?project=${project.id}`}>{t("punch")}</TextLink>
              <TextLink href={talks}>{t("talks")}</TextLink>
              <TextLink href={`/business-intelligence?project=${project.id}`}>{t("figures")}</TextLink>
              <TextLink href={`/saved-calculations?project=${project.id}`}>{t("calculations")}</TextLink>
            </p>
          )}
          {!view.readOnly && <Edit view={view} sent={sent} />}
        </div>
        <ProcessActions
          isServed
          standing={view.readOnly ? { ...view.standing, choices: [] } : view.standing}
          texts={texts}
          idem={view.idem}
          zone={project.siteZone}
          action={projectPath(project.id)}
          reply={reply}
        />
      </div>
      <Changes view={view} />
      <Logs view={view} sent={sent} />
      <Production rates={view.production} estimate={view.estimate} />
      {!view.readOnly && <AskVic topic={project.name} about={`${DOCUMENTS}:${project.id}`} />}
      <ChainList records={chain} here={{ kind: "project", id: project.id }} />
      {view.history.length > 0 && (
        <TitledSection id="history" title={t("history")} className="grid gap-3">
          <ProcessTimeline events={view.history} texts={texts} zone={project.siteZone} />
        </TitledSection>
      )}
    </div>
  );
}
