import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { PROJECTS, projectPath } from "../projects.limits.ts";
import type { ProjectsView } from "../projects.view.server.ts";
import { formOf, Problem } from "./form-parts.tsx";
import { ProjectFields } from "./project-fields.tsx";
import { useStates } from "./use-process-texts.ts";

interface ProjectsScreenProps {
  view: ProjectsView;
  sent?: Sent;
}

function List({ list }: Pick<ProjectsView, "list">) {
  const t = useText("projects");
  const { date } = useFormat();
  const states = useStates();
  return (
    <ul className="border-t-2 border-ink">
      {list.map((project) => (
        <li key={project.id} className="grid gap-1 border-b border-line py-3">
          <p className="flex flex-wrap items-center justify-between gap-x-4">
            <a
              href={projectPath(project.id)}
              className="inline-flex min-h-12 items-center text-lg font-bold underline wrap-anywhere"
            >
              <bdi translate="no">{project.name}</bdi>
            </a>
            <span className="flex flex-wrap gap-2">
              {project.sample && <Badge variant="secondary">{t("sample")}</Badge>}
              <Badge>{states(project.state)}</Badge>
            </span>
          </p>
          <p className="flex flex-wrap gap-x-4 text-sm text-muted">
            {[project.number, project.client, project.site ?? ""].filter(Boolean).map((text) => (
              <bdi key={text} translate="no" className="wrap-anywhere">
                {text}
              </bdi>
            ))}
            <span>
              {project.lastLog ? t("lastLog", { date: isolated(date(project.lastLog)) }) : t("noLog")}
            </span>
            {project.drafts > 0 && <span>{t("drafts", { count: Number(project.drafts) })}</span>}
            {project.finishOn && <span>{t("finish", { date: isolated(date(project.finishOn)) })}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The projects of a workspace, and a form that begins one. */
export default function ProjectsScreen({ view, sent }: ProjectsScreenProps) {
  const t = useText("projects");
  const shell = useText("shell");
  const form = formOf(["create"], sent);
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("projectManagement"))}
        title={shell("screens.projectManagement.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      {view.list.length > 0 ? (
        <TitledSection id="list" title={t("list")} className="grid gap-3">
          <List list={view.list} />
        </TitledSection>
      ) : (
        <EmptyState
          title={t("empty")}
          action={<TextLink href={projectPath("sample")}>{t("sample")}</TextLink>}
        >
          <p>{t("emptyText")}</p>
        </EmptyState>
      )}
      {!view.readOnly && (
        <TitledSection id="new" title={t("newTitle")} className="grid gap-5">
          <form method="post" action={PROJECTS} noValidate className="grid max-w-xl gap-5" data-reload>
            <input type="hidden" name="idem" value={form.idem ?? view.idem} />
            <ProjectFields form={form} sites={view.sites} />
            <Button name="intent" value="create" className="justify-self-start">
              {t("make")}
            </Button>
          </form>
        </TitledSection>
      )}
    </div>
  );
}
