import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Field } from "~/ui/field.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { Sent } from "../schedules.form.server.ts";
import type { SchedulesStart } from "../schedules.view.server.ts";
import { FormField, fieldId, formOf, Problem, ProjectField } from "./form-parts.tsx";

const PATH = "/ultimate-scheduling";

interface SchedulesScreenProps {
  start: SchedulesStart;
  sent?: Sent;
}

function NewSchedule({ start, sent }: SchedulesScreenProps) {
  const t = useText("schedules");
  const form = formOf("create", sent, {
    ...{ startOn: start.today, template: "house" },
    ...{ name: start.project?.name ?? "", project: start.project?.id ?? "" },
  });
  return (
    <TitledSection id="new" title={t("start.title")} className="grid content-start gap-5">
      <form method="post" action={PATH} noValidate className="grid max-w-xl gap-5" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? start.idem} />
        <FormField form={form} name="name" label={t("fields.name")} />
        <SelectField
          name="template"
          id={fieldId("create", "template")}
          label={t("start.template")}
          hint={t("start.templateHint")}
          options={[...start.templates, { value: "", text: t("start.blank") }]}
          defaultValue={form.value("template")}
        />
        <ProjectField form={form} projects={start.projects} />
        <FormField form={form} name="startOn" label={t("fields.startOn")} type="date" />
        <Button name="intent" value="create" className="justify-self-start">
          {t("start.make")}
        </Button>
      </form>
    </TitledSection>
  );
}

function FromFile({ start, sent }: SchedulesScreenProps) {
  const t = useText("schedules");
  const form = formOf("import", sent, { startOn: start.today, project: start.project?.id ?? "" });
  const error = form.error("file");
  return (
    <TitledSection id="file" title={t("start.import")} className="grid content-start gap-5">
      <form
        method="post"
        action={PATH}
        encType="multipart/form-data"
        noValidate
        className="grid max-w-xl gap-5"
        data-reload
      >
        <input type="hidden" name="idem" value={form.idem ?? start.idem} />
        <Field
          name="file"
          id={fieldId("import", "file")}
          type="file"
          accept=".xml,.csv,text/csv,text/xml,application/xml,text/plain"
          label={t("start.file")}
          hint={t("start.importText")}
          error={error && t(error as Key<"schedules">, sent?.words)}
        />
        <ProjectField form={form} projects={start.projects} />
        <FormField form={form} name="startOn" label={t("fields.startOn")} type="date" />
        <Button name="intent" value="import" variant="outline" className="justify-self-start">
          {t("start.read")}
        </Button>
      </form>
    </TitledSection>
  );
}

function List({ list }: Pick<SchedulesStart, "list">) {
  const t = useText("schedules");
  const { date, number } = useFormat();
  return (
    <ol className="border-t-2 border-ink">
      {list.map(({ id, name, tasks, done, dataDate }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-2"
        >
          <a
            href={`/schedule/${id}`}
            className="inline-flex min-h-12 items-center font-bold underline wrap-anywhere"
          >
            <bdi translate="no">{name}</bdi>
          </a>
          <span className="text-sm text-muted">
            {t("start.progress", {
              done: number(done),
              number: number(tasks),
              date: isolated(date(dataDate)),
            })}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The schedules of a workspace, and every way to begin one. */
export default function SchedulesScreen({ start, sent }: SchedulesScreenProps) {
  const t = useText("schedules");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("ultimateScheduling"))}
        title={shell("screens.ultimateScheduling.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      {start.list.length > 0 ? (
        <TitledSection id="list" title={t("start.list")} className="grid gap-3">
          <List list={start.list} />
        </TitledSection>
      ) : (
        <EmptyState
          title={t("start.empty")}
          action={<TextLink href="/schedule/sample">{t("start.example")}</TextLink>}
        >
          <p>{t("start.emptyText")}</p>
        </EmptyState>
      )}
      {!start.readOnly && (
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
          <NewSchedule start={start} sent={sent} />
          <FromFile start={start} sent={sent} />
        </div>
      )}
      {start.list.length > 0 && (
        <p>
          <TextLink href="/schedule/sample">{t("start.example")}</TextLink>
        </p>
      )}
    </div>
  );
}
