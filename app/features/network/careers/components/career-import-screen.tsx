import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formState } from "~/ui/typed-field.tsx";
import { CAREER_FORM } from "../career.limits.ts";
import type { Preview } from "../import.form.server.ts";
import { Problem, TypedField, useSay } from "./parts.tsx";

/** Which column of each file is which, and what the files bring along between the presses. */
function Columns({ preview }: { preview: Preview }) {
  const t = useText("careers");
  const word = (key: string) => t(key as Key<"careers">);
  return (
    <details open={preview.badCount > 0}>
      <summary className="inline-flex min-h-12 items-center font-bold underline">
        {t("import.columns")}
      </summary>
      <div className="grid gap-4 pt-2">
        {preview.kinds.map(({ kind, titles, columns, json }) => (
          <fieldset key={kind} className="grid gap-3 sm:grid-cols-2">
            <legend className="font-medium">{t(`import.kinds.${kind}`)}</legend>
            <textarea
              name={`table_${kind}`}
              defaultValue={json}
              hidden
              readOnly
              aria-hidden="true"
              tabIndex={-1}
            />
            {columns.map(({ column, at }) => (
              <SelectField
                key={column}
                name={`map_${kind}_${column}`}
                label={word(`import.fields.${column}`)}
                options={[
                  { value: "-1", text: t("import.noColumn") },
                  ...titles.map((title, n) => ({ value: String(n), text: title || String(n + 1) })),
                ]}
                defaultValue={String(at)}
              />
            ))}
          </fieldset>
        ))}
        <Button name="intent" value="show" variant="outline" className="justify-self-start">
          {t("import.show")}
        </Button>
      </div>
    </details>
  );
}

function Found({ preview, sent }: { preview: Preview; sent?: Sent }) {
  const t = useText("careers");
  const { month, date } = useFormat();
  const form = formState(sent, preview.begin);
  const { added } = preview;
  return (
    <TitledSection id="preview" title={t("import.preview")} className="grid gap-4">
      <ul role="status">
        <li>{t("import.roles", { count: added.roles })}</li>
        <li>{t("import.skills", { count: added.skills })}</li>
        <li>{t("import.tickets", { count: added.tickets })}</li>
        <li>{t("import.schools", { count: added.schools })}</li>
      </ul>
      <p className="text-muted">{t("import.known")}</p>
      {preview.badCount > 0 && (
        <div className="border-s-4 border-danger ps-3">
          <h3 className="font-bold">{t("import.bad", { count: preview.badCount })}</h3>
          <ul>
            {preview.bad.map(({ kind, line, why }) => (
              <li key={`${kind} ${line} ${why}`}>
                {t("import.line", { file: t(`import.kinds.${kind}`), line: String(line) })}{" "}
                {t(`import.why.${why}`)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ul className="border-t-2 border-ink">
        {preview.roles.map((role) => (
          <li key={role.line} className="grid border-b border-line py-2">
            <strong>
              <Typed text={role.title} />
            </strong>
            <span>
              <Typed text={role.firm} /> · {t(`trades.${role.trade}`)}
            </span>
            <span className="text-sm text-muted">
              {t(role.to ? "span.closed" : "span.open", {
                from: month(role.from),
                to: role.to && month(role.to),
              })}
            </span>
          </li>
        ))}
        {preview.tickets.map(({ line, called, until }) => (
          <li key={`ticket ${line}`} className="border-b border-line py-2">
            <Typed text={called} />
            {until && <span className="text-muted"> · {date(until)}</span>}
          </li>
        ))}
        {preview.schools.map(({ line, school, course }) => (
          <li key={`school ${line}`} className="border-b border-line py-2">
            <Typed text={[school, course].filter(Boolean).join(" · ")} />
          </li>
        ))}
      </ul>
      {preview.skills.length > 0 && <Typed text={preview.skills.join(", ")} />}
      <form method="post" encType="multipart/form-data" noValidate className="grid gap-4" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? preview.idem} />
        {preview.version !== undefined && <input type="hidden" name="version" value={preview.version} />}
        <Columns preview={preview} />
        <div className="grid max-w-xl gap-4">
          <TypedField form={form} name="name" label={t("form.name")} hint={t("form.nameHint")} />
          <TypedField form={form} name="headline" label={t("form.headline")} />
          <TypedField form={form} name="about" label={t("form.about")} long />
        </div>
        <Button name="intent" value="import" className="justify-self-start">
          {t("import.do")}
        </Button>
      </form>
    </TitledSection>
  );
}

/** One's own data export: read and looked at first, then brought into the profile. */
export default function CareerImportScreen({ preview, sent }: { preview?: Preview; sent?: Sent }) {
  const t = useText("careers");
  const shell = useText("shell");
  const say = useSay();
  const error = sent?.errors.file;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("careerImport"))} title={shell("screens.careerImport.title")}>
        <p>{t("import.lead")}</p>
        <p>
          <TextLink href={CAREER_FORM}>{t("mine")}</TextLink>
        </p>
      </PageHeading>
      <Problem sent={sent} />
      {preview && <Found preview={preview} sent={sent} />}
      <form
        method="post"
        encType="multipart/form-data"
        noValidate
        className="grid max-w-xl gap-4"
        data-reload
      >
        <Field
          name="file"
          type="file"
          multiple
          accept=".zip,.csv,application/zip,text/csv"
          label={t("import.file")}
          hint={t("import.fileHint")}
          error={error && say(error)}
        />
        <Button
          name="intent"
          value="read"
          variant={preview ? "outline" : "default"}
          className="justify-self-start"
        >
          {t("import.read")}
        </Button>
      </form>
    </div>
  );
}
