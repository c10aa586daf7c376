import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { ScheduleView } from "../schedule.view.server.ts";
import type { Sent } from "../schedules.form.server.ts";
import { FormField, fieldId, formOf, ProjectField } from "./form-parts.tsx";

type Settings = NonNullable<ScheduleView["settings"]>;
interface Props {
  view: ScheduleView;
  settings: Settings;
  sent?: Sent;
}

const WEEK = ["0", "1", "2", "3", "4", "5", "6"] as const;

function CalendarForm({ view, settings, sent }: Props) {
  const t = useText("schedules");
  const form = formOf("settings", sent, {
    name: view.name,
    project: settings.project,
    startOn: settings.startOn,
    deadline: settings.deadline ?? "",
    holidays: settings.holidays,
    extraDays: settings.extraDays,
    nearDays: String(settings.nearDays),
    workers: String(settings.workers ?? ""),
  });
  const wrong = form.error("workday");
  const days = (name: "holidays" | "extraDays") => {
    const error = form.error(name);
    return (
      <TextareaField
        name={name}
        id={fieldId("settings", name)}
        label={t(`fields.${name}`)}
        hint={t("hints.manyDays")}
        error={error && t(error as Key<"schedules">)}
        defaultValue={form.value(name)}
        rows={2}
      />
    );
  };
  return (
    <form
      method="post"
      action={`/schedule/${view.id}?view=settings`}
      noValidate
      className="grid max-w-3xl gap-5"
      data-reload
    >
      <input type="hidden" name="version" value={view.version} />
      <FormField form={form} name="name" label={t("fields.name")} />
      <ProjectField form={form} projects={settings.projects} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormField form={form} name="startOn" label={t("fields.startOn")} type="date" />
        <FormField form={form} name="deadline" label={t("fields.deadline")} type="date" />
        <FormField form={form} name="nearDays" label={t("fields.nearDays")} type="number" />
        <FormField
          form={form}
          name="workers"
          label={t("fields.workers")}
          hint={t("hints.people")}
          type="number"
        />
      </div>
      <fieldset id={fieldId("settings", "workday")} className={wrong ? "border-s-4 border-danger ps-3" : ""}>
        <legend className="font-medium">{t("fields.workday")}</legend>
        {wrong && <p className="font-medium text-danger">{t(wrong as Key<"schedules">)}</p>}
        <div className="flex flex-wrap gap-x-6">
          {WEEK.map((day) => (
            <Checkbox
              key={day}
              name="workday"
              id={fieldId("settings", `workday-${day}`)}
              value={day}
              label={t(`settings.weekdays.d${day}`)}
              defaultChecked={settings.workdays.includes(day)}
            />
          ))}
        </div>
      </fieldset>
      {days("holidays")}
      {days("extraDays")}
      <Button name="intent" value="settings" className="justify-self-start">
        {t("settings.save")}
      </Button>
    </form>
  );
}

function Baselines({ view, settings, sent }: Props) {
  const t = useText("schedules");
  const { date } = useFormat();
  const form = formOf("baseline", sent);
  return (
    <TitledSection
      id="baselines"
      title={t("settings.baselines")}
      className="grid gap-3 border-t border-line pt-6"
    >
      <p className="max-w-prose text-muted">{t("settings.baselinesText")}</p>
      {settings.baselines.length === 0 ? (
        <p>{t("settings.noBaselines")}</p>
      ) : (
        <ul className="max-w-3xl border-t-2 border-ink">
          {settings.baselines.map(({ id, name, dataDate, finish }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line">
              <TextLink href={`/schedule/${view.id}?baseline=${id}`}>
                <bdi translate="no">{name}</bdi>
              </TextLink>
              <span className="text-sm text-muted">
                {t("settings.baselineFacts", {
                  date: isolated(date(dataDate)),
                  finish: isolated(date(finish)),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {view.mayWrite && (
        <form
          method="post"
          action={`/schedule/${view.id}?view=settings`}
          noValidate
          className="grid max-w-xl gap-4"
          data-reload
        >
          <input type="hidden" name="idem" value={form.idem ?? view.idem} />
          <FormField form={form} name="name" label={t("fields.baselineName")} />
          <Button name="intent" value="baseline" variant="outline" className="justify-self-start">
            {t("settings.baseline")}
          </Button>
        </form>
      )}
    </TitledSection>
  );
}

function Files({ view, settings }: Omit<Props, "sent">) {
  const t = useText("schedules");
  const here = `/schedule/${view.id}`;
  return (
    <TitledSection id="files" title={t("settings.files")} className="grid gap-3 border-t border-line pt-6">
      <ul className="flex flex-wrap gap-x-8">
        <li>
          <TextLink href={`${here}/tasks.csv`} download>
            {t("settings.csv")}
          </TextLink>
        </li>
        <li>
          <TextLink href={`${here}/project.xml`} download>
            {t("settings.xml")}
          </TextLink>
        </li>
      </ul>
      {settings.feed && (
        <div className="grid gap-2">
          <h3 className="font-bold">{t("settings.feed")}</h3>
          <p className="max-w-prose text-muted">{t("settings.feedText")}</p>
          <p>
            <a href={settings.feed} className="underline wrap-anywhere" dir="ltr" translate="no">
              {settings.feed}
            </a>
          </p>
          {view.mayWrite && (
            <form
              method="post"
              action={`${here}?view=settings`}
              className="grid justify-items-start gap-2"
              data-reload
            >
              <input type="hidden" name="version" value={view.version} />
              <Button name="intent" value="feed" variant="outline">
                {t("settings.feedNew")}
              </Button>
              <p className="text-sm text-muted">{t("settings.feedNewText")}</p>
            </form>
          )}
        </div>
      )}
    </TitledSection>
  );
}

/** Calendar, limits, baselines, files, and the end of the schedule. */
export function SettingsView({ view, settings, sent }: Props) {
  const t = useText("schedules");
  return (
    <div className="grid gap-8">
      {view.mayWrite && (
        <TitledSection id="calendar" title={t("settings.title")} className="grid gap-4">
          <CalendarForm view={view} settings={settings} sent={sent} />
        </TitledSection>
      )}
      <Baselines view={view} settings={settings} sent={sent} />
      <Files view={view} settings={settings} />
      {view.mayWrite && (
        <details className="fold border-t border-line pt-3">
          <summary className="min-h-12 content-center">{t("settings.delete")}</summary>
          <form
            method="post"
            action={`/schedule/${view.id}`}
            className="grid justify-items-start gap-3"
            data-reload
          >
            <p>{t("settings.deleteText")}</p>
            <Button name="intent" value="delete" variant="destructive">
              {t("settings.deleteSure")}
            </Button>
          </form>
        </details>
      )}
    </div>
  );
}
