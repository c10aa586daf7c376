import { Checkbox } from "./checkbox.tsx";
import { Field } from "./field.tsx";
import { SelectField } from "./select-field.tsx";
import { TextareaField } from "./textarea-field.tsx";

/** A form as it was sent: what was typed, and keys of errors by field. */
interface Sent {
  fields: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}

/** The values and errors of a form: as it was sent and refused, or as it begins. */
export const formState = (sent: Sent | undefined, begin: Readonly<Record<string, string>> = {}) => ({
  isSent: sent !== undefined,
  idem: sent?.fields.idem,
  value: (name: string) => (sent ? (sent.fields[name] ?? "") : (begin[name] ?? "")),
  error: (name: string) => sent?.errors[name],
});
export type FormState = ReturnType<typeof formState>;

/** The same of one form of a page with several: only the one that was sent gets back what was typed. */
export const formOf = (
  intents: readonly string[],
  sent: Sent | undefined,
  begin?: Readonly<Record<string, string>>,
): FormState => formState(sent && intents.includes(sent.fields.intent ?? "") ? sent : undefined, begin);

interface OfForm {
  form: FormState;
  /** The words of the key of an error. */
  say: (key: string) => string;
  name: string;
  label: string;
  hint?: string;
}

const errorOf = ({ form, say, name }: OfForm) => {
  const error = form.error(name);
  return error && say(error);
};

export interface TypedFieldProps extends OfForm {
  id?: string;
  type?: "text" | "date" | "decimal" | "numeric" | "tel" | "url";
  /** Several lines. */
  long?: boolean;
  most?: number;
}

/** One field of a form, with what was typed and what is wrong with it. */
export function TypedField({ type = "text", long, most, ...field }: TypedFieldProps) {
  const { form, name, id, label, hint } = field;
  const shared = {
    ...{ name, id, label, hint, maxLength: most },
    error: errorOf(field),
    defaultValue: form.value(name),
  };
  if (long) return <TextareaField {...shared} dir="auto" rows={2} />;
  const isWords = type === "text" || type === "date";
  return (
    <Field
      {...shared}
      type={type === "date" ? "date" : "text"}
      inputMode={isWords ? undefined : type}
      dir={type === "text" ? "auto" : type === "tel" || type === "url" ? "ltr" : undefined}
      autoComplete="off"
    />
  );
}

export interface ChoiceFieldProps extends OfForm {
  options: readonly { value: string; text: string }[];
}

/** A choice of a form. */
export function ChoiceField({ options, ...field }: ChoiceFieldProps) {
  const { form, name, label, hint } = field;
  return (
    <SelectField {...{ name, label, hint, options }} error={errorOf(field)} defaultValue={form.value(name)} />
  );
}

export interface BoxFieldProps extends OfForm {
  value?: string;
}

/** A box of a form, which stands for its value where it is ticked. */
export function BoxField({ value = "on", ...field }: BoxFieldProps) {
  const { form, name, label, hint } = field;
  return (
    <Checkbox
      {...{ name, label, hint, value }}
      error={errorOf(field)}
      defaultChecked={form.value(name) === value}
    />
  );
}
