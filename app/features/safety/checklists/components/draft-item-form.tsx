import { CHECKLIST_LIMITS, DEMANDS, OUTCOMES } from "~/engines/checklist/checklist.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { CheckboxList } from "~/ui/checkbox-list.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { BoxField, ChoiceField, formOf, TypedField } from "~/ui/typed-field.tsx";
import { draftPath } from "../checklists.limits.ts";
import { EVERY_ANSWER, RESPONSE_SETS } from "../draft.ts";
import type { DraftView } from "../drafts.view.server.ts";
import { useDraftSay, WordsFields } from "./draft-parts.tsx";

/** The form of an item: a new one, or the one that is changed. */
export function DraftItemForm({ view, sent }: { view: DraftView; sent?: Sent }) {
  const t = useText("checklist-drafts");
  const lists = useText("safety-checklists");
  const say = useDraftSay();
  const form = formOf(["item"], sent, view.form);
  const error = (name: string) => form.error(name) && say(form.error(name) ?? "");
  const isNew = view.chosen === "";
  return (
    <TitledSection
      id="item"
      title={t(isNew ? "item.new" : "item.change")}
      className="grid scroll-mt-24 gap-4 print:hidden"
    >
      <form method="post" action={draftPath(view.id)} noValidate className="grid max-w-xl gap-4" data-reload>
        <input type="hidden" name="version" value={view.version} />
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <input type="hidden" name="item" value={form.value("item")} />
        <WordsFields form={form} name="prompt" label={t("item.prompt")} most={CHECKLIST_LIMITS.prompt} />
        <ChoiceField
          form={form}
          say={say}
          name="inSection"
          label={t("item.section")}
          options={view.sections.map(({ id, title }) => ({ value: id, text: title }))}
        />
        <RadioTiles
          name="responses"
          legend={t("item.responses")}
          options={RESPONSE_SETS.map((value) => ({ value, text: t(`sets.${value}`) }))}
          chosen={form.value("responses")}
          error={error("responses")}
        />
        <TypedField
          form={form}
          say={say}
          name="weight"
          type="numeric"
          label={t("item.weight")}
          hint={t("item.weightHint")}
          most={3}
        />
        <BoxField
          form={form}
          say={say}
          name="critical"
          label={t("item.critical")}
          hint={t("item.criticalHint")}
        />
        {DEMANDS.map((demand) => (
          <CheckboxList
            key={demand}
            name={demand}
            legend={t(`item.${demand}`)}
            options={OUTCOMES.map((value) => ({ value, text: t(`outcomes.${value}`) }))}
            chosen={form.value(demand).split(" ")}
          />
        ))}
        {view.before.length > 0 && (
          <>
            <ChoiceField
              form={form}
              say={say}
              name="showItem"
              label={t("item.showItem")}
              hint={t("item.showHint")}
              options={[
                { value: "", text: t("item.always") },
                ...view.before.map(({ id, prompt }) => ({ value: id, text: prompt })),
              ]}
            />
            <ChoiceField
              form={form}
              say={say}
              name="showIs"
              label={t("item.showIs")}
              options={[
                { value: "", text: t("item.noAnswer") },
                ...EVERY_ANSWER.map((value) => ({ value, text: lists(`answers.${value}`) })),
              ]}
            />
          </>
        )}
        <TypedField
          form={form}
          say={say}
          name="citation"
          label={t("item.citation")}
          hint={t("item.citationHint")}
          most={CHECKLIST_LIMITS.citation}
        />
        <div className="flex flex-wrap items-center gap-x-6">
          <Button name="intent" value="item" variant="outline">
            {t(isNew ? "item.add" : "save")}
          </Button>
          {!isNew && <TextLink href={`${draftPath(view.id)}#sections`}>{t("leave")}</TextLink>}
        </div>
      </form>
    </TitledSection>
  );
}
