import { ACCEPTED } from "~/engines/file/file.ts";
import { MOVE_INTENT, processTexts } from "~/engines/process/process.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { buttonClass } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TRADES } from "../punch-list.limits.ts";

/** How a part that folds out is opened: it looks like the button that it is. */
export const foldClass = (variant: "default" | "outline" = "outline") =>
  buttonClass({ variant, className: "list-none max-sm:w-full [&::-webkit-details-marker]:hidden" });

/** The id of a field: several forms of a page have fields of the same name. */
export const fieldId = (intent: string, name: string) => `${intent}-${name}`;

/** Says a key that comes from a schema, a command or a record. */
export function useSay() {
  const t = useText("punch-list");
  return (key: string) => t(key as Key<"punch-list">);
}

/** The words of the process, for the components of the engine. */
export const useProcessTexts = () => processTexts(useSay());

/** The trades, to choose one of. */
export function useTrades() {
  const say = useSay();
  return TRADES.map((trade) => ({ value: trade as string, text: say(`trades.${trade}`) }));
}

/** Fields that are not seen: what is wrong with them is said of the form. */
const HIDDEN = ["intent", "idem", "version", "transition", "plan"];

/** What is wrong, above the page; each field is reached from here. */
export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("punch-list");
  const { intent = "", transition = "" } = sent?.fields ?? {};
  const anchor = (field: string) =>
    field === "note" && intent === MOVE_INTENT ? `note-${transition}` : fieldId(intent, field);
  return (
    <FormProblem sent={sent} title={t("errors.summary")} say={useSay()} hidden={HIDDEN} anchor={anchor} />
  );
}

/** A body that was too large was not read: the page knows nothing of the form, and says it beside its first picture. */
export const tooLargeSent = (intent: string): Sent => ({
  fields: { intent },
  errors: { photo: "errors.photo.tooLarge" },
});

/** The values and errors of one form: as it was sent, or as it begins. */
export function formOf(intent: string, sent: Sent | undefined, begin: Readonly<Record<string, string>> = {}) {
  const mine = sent?.fields.intent === intent ? sent : undefined;
  return {
    intent,
    isSent: mine !== undefined,
    idem: mine?.fields.idem,
    value: (name: string) => (mine ? (mine.fields[name] ?? "") : (begin[name] ?? "")),
    error: (name: string) => mine?.errors[name],
  };
}
export type FormState = ReturnType<typeof formOf>;

interface TypedFieldProps {
  form: FormState;
  name: string;
  label: string;
  hint?: string;
  type?: "text" | "date" | "decimal" | "number";
}

/** One field of a form, with what was typed and what is wrong with it. */
export function TypedField({ form, name, label, hint, type = "text" }: TypedFieldProps) {
  const say = useSay();
  const error = form.error(name);
  return (
    <Field
      name={name}
      id={fieldId(form.intent, name)}
      label={label}
      hint={hint}
      error={error && say(error)}
      defaultValue={form.value(name)}
      type={type === "date" ? "date" : "text"}
      inputMode={type === "decimal" ? "decimal" : type === "number" ? "numeric" : undefined}
      dir={type === "text" ? "auto" : undefined}
      autoComplete="off"
    />
  );
}

interface ChoiceFieldProps {
  form: FormState;
  name: string;
  label: string;
  options: readonly { value: string; text: string }[];
}

/** One of a list, with what was chosen and what is wrong with it. */
export function ChoiceField({ form, name, label, options }: ChoiceFieldProps) {
  const say = useSay();
  const error = form.error(name);
  return (
    <SelectField
      name={name}
      id={fieldId(form.intent, name)}
      label={label}
      options={options}
      defaultValue={form.value(name)}
      error={error && say(error)}
    />
  );
}

/** A picture: on a phone it opens the camera, where `camera` asks for it. */
export function PhotoField({
  form,
  label,
  camera = true,
}: {
  form: FormState;
  label: string;
  camera?: boolean;
}) {
  const t = useText("punch-list");
  const say = useSay();
  const error = form.error("photo");
  return (
    <Field
      name="photo"
      id={fieldId(form.intent, "photo")}
      type="file"
      accept={ACCEPTED.picture}
      capture={camera ? "environment" : undefined}
      label={label}
      hint={t(camera ? "raise.photoHint" : "plan.hint")}
      error={error && say(error)}
    />
  );
}
