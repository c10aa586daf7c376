import { CHECKLIST_LIMITS } from "~/engines/checklist/checklist.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { ChoiceField, formOf } from "~/ui/typed-field.tsx";
import { BUILD, CHECKLISTS, draftPath, EXAMPLE } from "../checklists.limits.ts";
import type { BuildView } from "../drafts.view.server.ts";
import { DraftProblem, useDraftSay, WordsFields } from "./draft-parts.tsx";

/** Begins a list of one's own: its name, and the list with whose items it begins. */
export default function BuildScreen({ view, sent }: { view: BuildView; sent?: Sent }) {
  const t = useText("checklist-drafts");
  const shell = useText("shell");
  const say = useDraftSay();
  const form = formOf(["begin"], sent, { from: view.from });
  return (
    <div className="sheet grid gap-6 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("checklistBuild"))}
        title={shell("screens.checklistBuild.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      <DraftProblem sent={sent} />
      {!view.readOnly && (
        <form method="post" action={BUILD} noValidate className="grid max-w-xl gap-4" data-reload>
          <input type="hidden" name="idem" value={form.idem ?? view.idem} />
          <WordsFields form={form} name="name" label={t("fields.name")} most={CHECKLIST_LIMITS.name} />
          <ChoiceField
            form={form}
            say={say}
            name="from"
            label={t("fields.from")}
            hint={t("fields.fromHint")}
            options={[
              { value: "", text: t("fields.fromNothing") },
              ...view.lists.map(({ key, name }) => ({ value: key, text: name })),
            ]}
          />
          <Button name="intent" value="begin" size="lg" className="justify-self-start">
            {t("begin")}
          </Button>
        </form>
      )}
      <p className="flex flex-wrap gap-x-6">
        <TextLink href={draftPath(EXAMPLE)}>{t("example")}</TextLink>
        <TextLink href="/checklist-import">{t("byFile")}</TextLink>
        <TextLink href={CHECKLISTS}>{t("backAll")}</TextLink>
      </p>
    </div>
  );
}
