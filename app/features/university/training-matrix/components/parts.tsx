import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { FormProblem } from "~/ui/form-problem.tsx";
import * as fields from "~/ui/typed-field.tsx";

/** Says a key of an error, which comes from a schema or a command. */
export function useSay() {
  const t = useText("training-matrix");
  return (key: string) => t(key as Key<"training-matrix">);
}

/** Fields that are not seen: what is wrong with them is said of the form. */
const HIDDEN = ["intent", "idem", "version", "code", "ask"];

/** What is wrong, above the page; each field is reached from here. */
export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("training-matrix");
  return <FormProblem sent={sent} title={t("errors.summary")} say={useSay()} hidden={HIDDEN} />;
}

/** The fields of forms, with the words of this feature for what is wrong. */
export const TypedField = (props: Omit<fields.TypedFieldProps, "say">) => (
  <fields.TypedField {...props} say={useSay()} />
);
export const ChoiceField = (props: Omit<fields.ChoiceFieldProps, "say">) => (
  <fields.ChoiceField {...props} say={useSay()} />
);
