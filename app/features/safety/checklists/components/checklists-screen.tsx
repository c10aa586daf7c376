import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { Pagination } from "~/ui/pagination.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import {
  actionPath,
  BUILD,
  CHECKLISTS,
  CHECKLISTS_LIMITS,
  draftPath,
  EXAMPLE,
  runPath,
  templatePath,
} from "../checklists.limits.ts";
import type { ChecklistsView } from "../checklists.view.server.ts";
import { OfList } from "./form-parts.tsx";
import { PlanList } from "./plans.tsx";
import { ScoreBadge } from "./score-badge.tsx";

function Lists({ view }: { view: ChecklistsView }) {
  const t = useText("safety-checklists");
  const drafts = useText("checklist-drafts");
  const lines = [
    ...view.lists.map(({ key, name, items, number }) => ({ key, name, items, own: number })),
    ...view.builtIn.map((list) => ({ ...list, own: 0 })),
  ];
  return (
    <TitledSection id="lists" title={t("lists")} className="grid gap-3">
      <ul className="grid gap-x-8 border-t-2 border-ink sm:grid-cols-2">
        {lines.map(({ key, name, items, own }) => (
          <li key={key} className="border-b border-line">
            <a
              href={templatePath(key)}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2"
            >
              <OfList className="font-bold underline wrap-anywhere" text={name} />
              <span className="text-sm text-muted">
                {t("items", { count: items })}
                {own > 0 && ` · ${t("ownVersion", { number: own })}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {view.drafts.length > 0 && (
        <>
          <h3 className="text-lg font-bold">{drafts("ofList.drafts")}</h3>
          <ul className="border-t border-ink">
            {view.drafts.map(({ id, name, base }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line"
              >
                <TextLink href={draftPath(id)}>
                  <Typed text={name} />
                </TextLink>
                <span className="text-sm text-muted">
                  {base === 0 ? drafts("ofList.draft") : drafts("ofList.changed", { number: base })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {!view.readOnly && (
        <p className="flex flex-wrap gap-x-6">
          <TextLink href={BUILD}>{drafts("ofList.open")}</TextLink>
          <TextLink href="/checklist-import">{t("import.open")}</TextLink>
        </p>
      )}
    </TitledSection>
  );
}

function Runs({ view }: { view: ChecklistsView }) {
  const t = useText("safety-checklists");
  const { date } = useFormat();
  const pageHref = (page: number) => `${CHECKLISTS}?page=${page}#runs`;
  return (
    <TitledSection id="runs" title={t("runs")} className="grid gap-3">
      {view.runs.length === 0 && (
        <EmptyState title={t("noRuns")} action={<TextLink href={runPath(EXAMPLE)}>{t("example")}</TextLink>}>
          <p>{t("noRunsText")}</p>
        </EmptyState>
      )}
      <ul className="grid">
        {view.runs.map((run) => (
          <li key={run.id} className="grid gap-1 border-b border-line py-2">
            <p className="flex flex-wrap items-center justify-between gap-x-4">
              <a
                href={runPath(run.id)}
                className="inline-flex min-h-12 items-center font-bold underline wrap-anywhere"
              >
                <OfList text={run.name} />
              </a>
              <span className="flex flex-wrap gap-2">
                {run.sample && <Badge variant="secondary">{t("sample")}</Badge>}
                {run.signedAt ? (
                  <ScoreBadge result={run.result} percent={run.percent ?? undefined} />
                ) : (
                  <Badge>{t("open")}</Badge>
                )}
              </span>
            </p>
            <p className="flex flex-wrap gap-x-4 text-sm text-muted">
              <span>{date(run.runOn)}</span>
              {[run.siteName, run.projectName, run.place, run.printedName].filter(Boolean).map((text) => (
                <bdi key={text} translate="no" className="wrap-anywhere">
                  {text}
                </bdi>
              ))}
              {run.paper && <span>{t("paper")}</span>}
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
      {view.counted > 0 && (
        <p>
          <TextLink href="/safety-checklists.csv" download>
            {t("csv")}
          </TextLink>
        </p>
      )}
    </TitledSection>
  );
}

/** The lists, what they found again and again, open actions and the runs. */
export default function ChecklistsScreen({ view }: { view: ChecklistsView }) {
  const t = useText("safety-checklists");
  const shell = useText("shell");
  const { date, number } = useFormat();
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("safetyChecklists"))}
        title={shell("screens.safetyChecklists.title")}
      >
        <p>{t("lead")}</p>
        <p className="text-muted">{t("verify")}</p>
      </PageHeading>
      {view.plans.length > 0 && (
        <TitledSection id="plans" title={t("plans.title")} className="grid gap-3">
          <PlanList plans={view.plans} />
          <p>
            <TextLink href="/safety-checklists.ics" download>
              {t("plans.ics")}
            </TextLink>
          </p>
        </TitledSection>
      )}
      {(view.actions.length > 0 || view.closed.n > 0) && (
        <TitledSection id="actions" title={t("actions.title")} className="grid gap-3">
          {view.closed.n > 0 && (
            <p>
              {t("actions.closed", {
                ...{ count: view.closed.n, days: CHECKLISTS_LIMITS.closedDays },
                median: number(view.closed.median ?? 0),
              })}
            </p>
          )}
          <ul className="border-t-2 border-ink">
            {view.actions.map((action) => (
              <li key={action.id} className="grid gap-1 border-b border-line py-2">
                <a
                  href={actionPath(action.id)}
                  className="inline-flex min-h-12 items-center font-bold underline"
                >
                  <Typed text={action.what} />
                </a>
                <p className="flex flex-wrap gap-x-4 text-sm text-muted">
                  <Typed text={action.assignedTo} />
                  <span className={action.overdue ? "font-bold text-danger" : ""}>
                    {t(action.overdue ? "actions.overdue" : "actions.due", {
                      date: isolated(date(action.dueOn)),
                    })}
                  </span>
                  <span>{t(`states.${action.state as "open"}`)}</span>
                  {action.sample && <span>{t("sample")}</span>}
                </p>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      {view.repeats.length > 0 && (
        <TitledSection id="repeats" title={t("repeats.title")} className="grid gap-3">
          <p className="text-muted">{t("repeats.text")}</p>
          <ul className="border-t-2 border-ink">
            {view.repeats.map((found) => (
              <li key={`${found.key}-${found.id}`} className="grid gap-1 border-b border-line py-3">
                <OfList className="font-medium" text={found.prompt} />
                <p className="text-sm text-muted">
                  {t("repeats.times", { count: found.times, date: isolated(date(found.last)) })}
                </p>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      <Lists view={view} />
      <Runs view={view} />
    </div>
  );
}
