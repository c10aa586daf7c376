import { useLanguage, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { FormProblem } from "~/ui/form-problem.tsx";
import type { Sent } from "../checklists.form.server.ts";

/** Words of a list, which come with it in the reader's language and are none of the page's. */
export function OfList({ text, className }: { text: string; className?: string }) {
  const { language } = useLanguage();
  return (
    <bdi lang={language} className={className}>
      {text}
    </bdi>
  );
}

/** Says a key of an error, which comes from a schema or a command. */
export function useSay() {
  const t = useText("safety-checklists");
  return (key: string) => t(key as Key<"safety-checklists">);
}

/** Fields that are not seen: what is wrong with them is said of the form. */
const HIDDEN = ["intent", "idem", "version", "transition", "list", "run", "drawn"];

const anchorOf = (field: string) => {
  const item = /^items\[(\d+)\]/.exec(field)?.[1];
  return item === undefined ? field : `item-${item}`;
};

/** What is wrong, above the page; each field is reached from here. */
export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("safety-checklists");
  return (
    <FormProblem
      sent={sent?.missing ? undefined : sent}
      title={t("errors.summary")}
      say={useSay()}
      hidden={HIDDEN}
      anchor={anchorOf}
    />
  );
}
