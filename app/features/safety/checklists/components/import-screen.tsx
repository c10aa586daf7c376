import { useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { Sent } from "../checklists.form.server.ts";
import { CHECKLISTS } from "../checklists.limits.ts";
import { Problem, useSay } from "./form-parts.tsx";

interface ImportScreenProps {
  /** The list of which the file is the next version; empty for a new one. */
  list: string;
  readOnly: boolean;
  idem: string;
  sent?: Sent;
}

/** A list of one's own, as a file. */
export default function ImportScreen({ list, readOnly, idem, sent }: ImportScreenProps) {
  const t = useText("safety-checklists");
  const shell = useText("shell");
  const say = useSay();
  return (
    <div className="sheet grid gap-6 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("checklistImport"))}
        title={shell("screens.checklistImport.title")}
      >
        <p>{t("import.lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      {sent?.lines && (
        <ul className="grid list-disc gap-1 ps-6">
          {sent.lines.map(({ line, code, found }) => (
            <li key={`${line}-${code}-${found}`}>
              {t("import.line", { line })}: {t(`import.codes.${code as "id"}`)}{" "}
              {found && (
                <code dir="auto" translate="no">
                  {found}
                </code>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-x-6">
        <TextLink href="/checklist/scaffold/list.csv" download>
          {t("import.example")}
        </TextLink>
        <TextLink href={CHECKLISTS}>{t("backAll")}</TextLink>
      </p>
      {!readOnly && (
        <form
          method="post"
          action="/checklist-import"
          encType="multipart/form-data"
          noValidate
          className="grid max-w-xl gap-4"
          data-reload
        >
          <input type="hidden" name="idem" value={idem} />
          <input type="hidden" name="list" value={sent?.fields.list ?? list} />
          {list !== "" && <p>{t("import.nextText")}</p>}
          <Field
            name="file"
            type="file"
            accept=".csv,text/csv"
            label={t("import.file")}
            hint={t("import.hint")}
            error={sent?.errors.file && say(sent.errors.file)}
          />
          <Button name="intent" value="import" className="justify-self-start">
            {t("import.keep")}
          </Button>
        </form>
      )}
    </div>
  );
}
