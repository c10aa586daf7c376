import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import * as fields from "~/ui/typed-field.tsx";
import { SUBJECTS } from "../course.ts";
import { DRAFT_LIMITS } from "../draft.ts";
import type { DraftsView } from "../drafts.view.server.ts";

export function useDraftSay() {
  const t = useText("authoring");
  return (key: string) => t(key as Key<"authoring">);
}

/** Fields that are not seen: what is wrong with them is said of the form. */
const HIDDEN = ["intent", "idem", "version", "lesson", "question"];

/** What is wrong, above the page; each field is reached from here. */
export function DraftProblem({ sent }: { sent?: Sent }) {
  const t = useText("authoring");
  return (
    <FormProblem
      sent={sent}
      title={t("errors.summary")}
      say={useDraftSay()}
      hidden={HIDDEN}
      // Of several choices the first one is gone to.
      anchor={(field) => (field === "right" ? `${field}-${1}` : field)}
    />
  );
}

export const DraftField = (props: Omit<fields.TypedFieldProps, "say">) => (
  <fields.TypedField {...props} say={useDraftSay()} />
);
const DraftChoice = (props: Omit<fields.ChoiceFieldProps, "say">) => (
  <fields.ChoiceField {...props} say={useDraftSay()} />
);

/** What a course is, beside its lessons. */
export function SettingsFields({ form }: { form: fields.FormState }) {
  const t = useText("authoring");
  const courses = useText("courses");
  const { number } = useFormat();
  return (
    <>
      <DraftField form={form} name="title" label={t("fields.title")} most={DRAFT_LIMITS.title} />
      <DraftField form={form} name="about" label={t("fields.about")} most={DRAFT_LIMITS.about} long />
      <DraftChoice
        form={form}
        name="language"
        label={t("fields.language")}
        hint={t("fields.languageHint")}
        options={LANGUAGES.map((value) => ({ value, text: courses(`languages.${value}`) }))}
      />
      <DraftChoice
        form={form}
        name="subject"
        label={t("fields.subject")}
        options={SUBJECTS.map((value) => ({ value, text: courses(`subjects.${value}`) }))}
      />
      <DraftField
        form={form}
        name="passPercent"
        type="numeric"
        label={t("fields.passPercent")}
        hint={t("fields.passPercentHint", { least: isolated(number(DRAFT_LIMITS.leastPercent)) })}
        most={3}
      />
      <DraftField
        form={form}
        name="validMonths"
        type="numeric"
        label={t("fields.validMonths")}
        hint={t("fields.validMonthsHint")}
        most={2}
      />
    </>
  );
}

/** Whether a course is taught, and whether its authors have changed it since. */
export function DraftState({
  of: { state, edition, isChanged },
}: {
  of: Pick<DraftsView["drafts"][number], "state" | "edition" | "isChanged">;
}) {
  const t = useText("authoring");
  return (
    <>
      <Badge variant="secondary">{t(`states.${state}`, { edition })}</Badge>
      {isChanged && <Badge variant="outline">{t("changed")}</Badge>}
    </>
  );
}
