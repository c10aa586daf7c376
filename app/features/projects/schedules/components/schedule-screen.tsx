import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { Badge } from "~/ui/badge.tsx";
import { Breadcrumbs } from "~/ui/breadcrumbs.tsx";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { ScheduleView } from "../schedule.view.server.ts";
import type { Sent } from "../schedules.form.server.ts";
import { AheadView } from "./ahead-view.tsx";
import { FormField, formOf, Problem } from "./form-parts.tsx";
import { PlanView } from "./plan-view.tsx";
import { SettingsView } from "./settings-view.tsx";
import { WeekView } from "./week-view.tsx";
import { WhatIfView } from "./what-if-view.tsx";

const PARTS = ["plan", "lookahead", "week", "whatif", "settings"] as const;

/** When it is done, and how that stands to the deadline and the baseline. */
function Facts({ view }: { view: ScheduleView }) {
  const t = useText("schedules");
  const { date, number } = useFormat();
  const { spare, slip, baseline } = view;
  const count = (days: number) => ({ count: Math.abs(days), number: number(Math.abs(days)) });
  const name = isolated(baseline?.name ?? "");
  const facts = [
    spare !== undefined && t(spare >= 0 ? "facts.spare" : "facts.late", count(spare)),
    slip !== undefined &&
      (slip === 0
        ? t("facts.onPlan", { name })
        : t(slip > 0 ? "facts.slip" : "facts.ahead", { ...count(slip), name })),
    t("facts.tasks", { done: number(view.done), number: number(view.count) }),
    view.count > 0 && t("facts.critical", { critical: number(view.critical), near: number(view.near) }),
  ].filter(Boolean);
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-muted">{t("facts.finish")}</span>
        <bdi className="text-3xl font-bold tabular-nums">
          {view.finish ? date(view.finish) : t("facts.noFinish")}
        </bdi>
      </p>
      <p className={spare !== undefined && spare < 0 ? "font-medium text-danger" : "text-muted"}>
        {facts.join(" · ")}
      </p>
    </div>
  );
}

function DataDate({ view, sent }: { view: ScheduleView; sent?: Sent }) {
  const t = useText("schedules");
  const { date } = useFormat();
  const form = formOf("report", sent, { dataDate: view.dataDate });
  if (!view.mayWrite)
    return (
      <p>
        {t("fields.dataDate")}: <bdi className="font-bold tabular-nums">{date(view.dataDate)}</bdi>
      </p>
    );
  return (
    <form
      method="post"
      action={`/schedule/${view.id}`}
      noValidate
      className="flex flex-wrap items-end gap-4"
      data-reload
    >
      <input type="hidden" name="version" value={view.version} />
      <FormField
        form={form}
        name="dataDate"
        label={t("fields.dataDate")}
        hint={t("hints.dataDate")}
        type="date"
      />
      <Button name="intent" value="report" variant="outline">
        {t("report")}
      </Button>
    </form>
  );
}

function Warnings({ view }: { view: ScheduleView }) {
  const t = useText("schedules");
  const say = ({ key, words }: ScheduleView["warnings"][number]) => t(key as Key<"schedules">, words);
  const problems = view.warnings.filter(({ key }) => key.startsWith("problems."));
  const others = view.warnings.filter(({ key }) => !key.startsWith("problems."));
  return (
    <>
      {problems.length > 0 && (
        <Notice tone="danger" title={t("problems.title")}>
          {problems.map((one) => (
            <p key={say(one)}>{say(one)}</p>
          ))}
        </Notice>
      )}
      {others.length > 0 && view.view === "plan" && (
        <details className="fold">
          <summary className="min-h-12 content-center font-bold">
            {t("warnings.title")} ({others.length})
          </summary>
          <ul className="grid gap-2 pb-3">
            {others.map((one) => (
              <li key={say(one)}>{say(one)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** One schedule: its plan, what comes, what was promised, what would be, and its calendar. */
export default function ScheduleScreen({ view, sent }: { view: ScheduleView; sent?: Sent }) {
  const t = useText("schedules");
  const shell = useText("shell");
  const here = `/schedule/${view.id}`;
  return (
    <div className="sheet grid gap-6 py-10 sm:py-16">
      <header className="grid gap-2">
        <Breadcrumbs
          label={t("breadcrumbs")}
          trail={[
            { href: "/ultimate-scheduling", text: shell("screens.ultimateScheduling.title") },
            { href: here, text: view.name },
          ]}
        />
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
            <bdi translate="no">{view.name}</bdi>
          </h1>
          {view.isExample && <Badge variant="secondary">{t("sample")}</Badge>}
        </div>
        {view.project && (
          <p className="print:hidden">
            <TextLink href={`/project/${view.project.id}`}>
              <bdi translate="no">{view.project.name}</bdi>
            </TextLink>
          </p>
        )}
        <Facts view={view} />
      </header>
      <Problem sent={sent} />
      <DataDate view={view} sent={sent} />
      <Warnings view={view} />
      <TabLinks
        label={t("views.label")}
        tabs={PARTS.map((part) => ({
          href: part === "plan" ? here : `${here}?view=${part}`,
          text: t(`views.${part}`),
          current: part === view.view,
        }))}
      />
      {view.plan && <PlanView view={view} plan={view.plan} sent={sent} />}
      {view.ahead && <AheadView view={view} ahead={view.ahead} />}
      {view.week && <WeekView view={view} week={view.week} />}
      {view.whatIf && <WhatIfView view={view} whatIf={view.whatIf} />}
      {view.settings && <SettingsView view={view} settings={view.settings} sent={sent} />}
    </div>
  );
}
