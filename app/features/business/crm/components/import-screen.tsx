import { useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { Field } from "~/ui/field.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { Sent } from "../crm.form.server.ts";
import { CONTACTS } from "../crm.limits.ts";
import type { Preview } from "../people.form.server.ts";
import { Problem, useSay } from "./crm-parts.tsx";

function Found({ preview }: { preview: Preview }) {
  const t = useText("crm");
  const mark = ({ known, twice }: Preview["people"][number]) => (known ? "known" : twice ? "twice" : "new");
  return (
    <TitledSection id="preview" title={t("import.preview")} className="grid gap-4">
      <p className="font-medium" role="status">
        {t("import.good", { count: preview.good })}{" "}
        {preview.again > 0 && t("import.again", { count: preview.again })}
      </p>
      {preview.more && <p>{t("import.more")}</p>}
      {preview.badCount > 0 && (
        <div className="border-s-4 border-danger ps-3">
          <h3 className="font-bold">{t("import.bad")}</h3>
          <ul>
            {preview.bad.map(({ line, why }) => (
              <li key={line}>
                {t("import.line", { line: String(line) })} {t(`import.why.${why}`)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {preview.good > 0 && (
        <>
          {preview.good > preview.people.length && <p className="text-muted">{t("import.shown")}</p>}
          <DataTable
            caption={t("import.preview")}
            captionHidden
            dense
            columns={[
              { key: "name", heading: t("fields.name") },
              { key: "phone", heading: t("fields.phone") },
              { key: "email", heading: t("fields.email") },
              { key: "company", heading: t("fields.company") },
              { key: "mark", heading: t("import.column") },
            ]}
            rows={preview.people.map((person) => ({
              id: String(person.line),
              cells: {
                name: <Typed text={person.name} />,
                phone: <bdi dir="ltr">{person.phone}</bdi>,
                email: <bdi dir="ltr">{person.email}</bdi>,
                company: <Typed text={person.company} />,
                mark: (
                  <Badge variant={mark(person) === "new" ? "secondary" : "destructive"}>
                    {t(`import.mark.${mark(person)}`)}
                  </Badge>
                ),
              },
            }))}
          />
          <form
            method="post"
            encType="multipart/form-data"
            className="grid justify-items-start gap-4"
            data-reload
          >
            <input type="hidden" name="idem" value={preview.idem} />
            <textarea
              name="text"
              defaultValue={preview.text}
              hidden
              readOnly
              aria-hidden="true"
              tabIndex={-1}
            />
            {preview.again > 0 && <Checkbox name="known" value="on" label={t("import.known")} />}
            <Button name="intent" value="import">
              {t("import.submit")}
            </Button>
          </form>
        </>
      )}
    </TitledSection>
  );
}

/** A file of people: read and looked at first, then added. */
export default function ImportScreen({ preview, sent }: { preview?: Preview; sent?: Sent }) {
  const t = useText("crm");
  const shell = useText("shell");
  const say = useSay();
  const error = sent?.errors.file;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("crmImport"))} title={shell("screens.crmImport.title")}>
        <p>{t("import.lead")}</p>
        <p>
          <TextLink href={CONTACTS}>{t("backPeople")}</TextLink>
        </p>
      </PageHeading>
      <Problem sent={sent} />
      {preview && <Found preview={preview} />}
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
          accept=".csv,text/csv"
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
