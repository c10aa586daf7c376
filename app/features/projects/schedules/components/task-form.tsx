import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { CONSTRAINT_TYPES, TASK_CALENDARS } from "~db/schema/schedules.terms.ts";
import type { ScheduleView } from "../schedule.view.server.ts";
import type { Sent } from "../schedules.form.server.ts";
import type { ReadTask } from "../schedules.queries.server.ts";
import { FormField, fieldId, formOf } from "./form-parts.tsx";

const SHOWN = [
  "name",
  "duration",
  "links",
  "phase",
  "crew",
  "location",
  "workers",
  "calendar",
  "constraintType",
  "constraintDay",
  "started",
  "finished",
  "percent",
  "remaining",
] as const;

const typedOf = (task: ReadTask): Record<string, string> =>
  Object.fromEntries(SHOWN.map((name) => [name, String(task[name] ?? "")]));

/** What a task says now, where somebody else changed it: every field that differs from what was typed. */
function Conflict({ current, typed }: { current: ReadTask; typed: (name: string) => string }) {
  const t = useText("schedules");
  const theirs = typedOf(current);
  const word = (name: (typeof SHOWN)[number], value: string) => {
    if (name === "calendar") return t(`calendars.${value as "site"}`);
    if (name === "constraintType") return t(`constraints.${value as "none"}`);
    return value === "" ? t("conflict.nothing") : value;
  };
  const differs = SHOWN.filter((name) => (theirs[name] ?? "") !== typed(name));
  return (
    <Notice tone="warn" title={t("conflict.title")}>
      <p>{t("conflict.text")}</p>
      <dl className="grid gap-1 py-2">
        {differs.map((name) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="font-medium">{t(`fields.${name}`)}:</dt>
            <dd>
              <bdi>{word(name, theirs[name] ?? "")}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p>{t("conflict.keep")}</p>
    </Notice>
  );
}

/** The form of one task. */
export function TaskForm({
  view,
  task,
  sent,
  back,
}: {
  view: ScheduleView;
  task: ReadTask;
  sent?: Sent;
  back: string;
}) {
  const t = useText("schedules");
  const { date } = useFormat();
  const form = formOf("edit", sent, typedOf(task));
  const current = sent?.current;
  const action = `/schedule/${view.id}?task=${task.id}#task`;
  const version = current?.version ?? form.sent?.fields.version ?? task.version;
  return (
    <TitledSection
      id="task"
      title={t("edit.title", { number: task.number, name: isolated(task.name) })}
      className="grid gap-5 border-y border-line bg-sunken p-4"
    >
      {current && form.sent && <Conflict current={current} typed={form.value} />}
      <form method="post" action={action} noValidate className="grid gap-5" data-reload>
        <input type="hidden" name="task" value={task.id} />
        <input type="hidden" name="version" value={version} />
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[3fr_1fr_2fr_2fr_2fr]">
          <FormField form={form} name="name" label={t("fields.name")} />
          <FormField
            form={form}
            name="duration"
            label={t("fields.duration")}
            type="number"
            hint={t("hints.duration")}
          />
          <FormField form={form} name="links" label={t("fields.links")} hint={t("hints.links")} />
          <FormField form={form} name="phase" label={t("fields.phase")} />
          <FormField
            form={form}
            name="location"
            label={t("fields.location")}
            hint={t("hints.location")}
            list="locations"
          />
        </div>
        <datalist id="locations">
          {view.locations.map((location) => (
            <option key={location} value={location} />
          ))}
        </datalist>
        <fieldset className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <legend className="pb-2 font-bold">
            {t("edit.progress", { date: isolated(date(view.dataDate)) })}
          </legend>
          <FormField form={form} name="started" label={t("fields.started")} type="date" />
          <FormField form={form} name="finished" label={t("fields.finished")} type="date" />
          <FormField form={form} name="percent" label={t("fields.percent")} type="number" />
          <FormField
            form={form}
            name="remaining"
            label={t("fields.remaining")}
            type="number"
            hint={t("hints.remaining")}
          />
        </fieldset>
        <fieldset className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-5">
          <legend className="pb-2 font-bold">{t("edit.more")}</legend>
          <FormField form={form} name="crew" label={t("fields.crew")} />
          <FormField form={form} name="workers" label={t("fields.workers")} type="number" />
          <SelectField
            name="calendar"
            id={fieldId("edit", "calendar")}
            label={t("fields.calendar")}
            options={TASK_CALENDARS.map((value) => ({ value, text: t(`calendars.${value}`) }))}
            defaultValue={form.value("calendar")}
          />
          <SelectField
            name="constraintType"
            id={fieldId("edit", "constraintType")}
            label={t("fields.constraintType")}
            options={CONSTRAINT_TYPES.map((value) => ({ value, text: t(`constraints.${value}`) }))}
            defaultValue={form.value("constraintType")}
          />
          <FormField form={form} name="constraintDay" label={t("fields.constraintDay")} type="date" />
        </fieldset>
        <div className="flex flex-wrap items-center gap-4">
          <Button name="intent" value="edit">
            {t("edit.save")}
          </Button>
          <TextLink href={back}>{t("edit.cancel")}</TextLink>
        </div>
      </form>
      <details className="fold">
        <summary className="min-h-12 content-center">{t("edit.remove")}</summary>
        <form
          method="post"
          action={`/schedule/${view.id}`}
          className="grid justify-items-start gap-3"
          data-reload
        >
          <input type="hidden" name="task" value={task.id} />
          <input type="hidden" name="version" value={task.version} />
          <p>{t("edit.removeText")}</p>
          <Button name="intent" value="remove" variant="destructive">
            {t("edit.remove")}
          </Button>
        </form>
      </details>
    </TitledSection>
  );
}
