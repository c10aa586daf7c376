import { useLanguage, useText } from "~/i18n/i18n.tsx";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Field } from "~/ui/field.tsx";
import { Fold } from "~/ui/fold.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import type { FormState } from "~/ui/typed-field.tsx";
import { wordField } from "../draft.ts";

export function useDraftSay() {
  const t = useText("checklist-drafts");
  return (key: string) => t(key as Key<"checklist-drafts">);
}

/** Fields that are not seen: what is wrong with them is said of the form. */
const HIDDEN = ["intent", "idem", "version", "item", "section", "list"];

/** What is wrong, above the page; each field is reached from here. */
export function DraftProblem({ sent }: { sent?: Sent }) {
  const t = useText("checklist-drafts");
  return (
    <FormProblem
      sent={sent}
      title={t("errors.summary")}
      say={useDraftSay()}
      hidden={HIDDEN}
      // Of several choices the first one is gone to.
      anchor={(field) => (field === "responses" ? "responses-yesNo" : field)}
    />
  );
}

/** A text in the language of the page, and folded below it in the others. */
export function WordsFields({
  form,
  name,
  label,
  most,
}: {
  form: FormState;
  name: "name" | "title" | "prompt";
  label: string;
  most: number;
}) {
  const t = useText("checklist-drafts");
  const say = useDraftSay();
  const { language } = useLanguage();
  const field = (one: Language, called: string) => {
    const key = wordField(name, one);
    const error = form.error(key);
    return (
      <Field
        key={key}
        name={key}
        label={called}
        error={error && say(error)}
        defaultValue={form.value(key)}
        maxLength={most}
        lang={one}
        dir="auto"
        autoComplete="off"
      />
    );
  };
  const others = LANGUAGES.filter((one) => one !== language);
  return (
    <>
      {field(language, label)}
      <Fold
        title={t(`others.${name}`)}
        open={others.some((one) => form.error(wordField(name, one)) !== undefined)}
      >
        {others.map((one) => field(one, t(`${name}In.${one}`)))}
      </Fold>
    </>
  );
}
