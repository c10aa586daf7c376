import type { ReactNode } from "react";
import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";

type AccountKey = Key<"account">;

interface FieldDefinition {
  name: "email" | "password" | "firstName" | "lastName" | "code" | "factorCode";
  type?: "email" | "password" | "text";
  autoComplete: string;
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  inputMode?: "numeric";
  /** Letters and digits are read from left to right in every language. */
  dir?: "ltr";
  /** A password that is being chosen rather than given. */
  chosen?: boolean;
}

export const EMAIL: FieldDefinition = {
  name: "email",
  type: "email",
  autoComplete: "username",
  required: true,
  maxLength: 254,
};
export const PASSWORD: FieldDefinition = {
  name: "password",
  type: "password",
  autoComplete: "current-password",
  required: true,
  maxLength: 128,
};
export const NEW_PASSWORD: FieldDefinition = {
  ...PASSWORD,
  autoComplete: "new-password",
  minLength: 8,
  chosen: true,
};
export const FIRST_NAME: FieldDefinition = { name: "firstName", autoComplete: "given-name", maxLength: 80 };
export const LAST_NAME: FieldDefinition = { name: "lastName", autoComplete: "family-name", maxLength: 80 };

/** The six digits of a mail or of a first press on the app. */
export const CODE: FieldDefinition = {
  name: "code",
  autoComplete: "one-time-code",
  inputMode: "numeric",
  dir: "ltr",
  required: true,
  maxLength: 12,
};
/** The app's six digits, or a recovery code. */
export const FACTOR_CODE: FieldDefinition = {
  name: "factorCode",
  autoComplete: "one-time-code",
  dir: "ltr",
  required: true,
  maxLength: 40,
};

interface AccountFormProps {
  fields: readonly FieldDefinition[];
  hidden?: Record<string, string | number>;
  /** What the server refused, with the typed values. */
  reply?: FormReply;
  /** Heads the summary, in place of its own title. */
  failed?: string;
  /** Values to start from when nothing was refused. */
  values?: Partial<Record<FieldDefinition["name"], string>>;
  action?: string;
  /** Buttons and whatever belongs below the fields. */
  children: ReactNode;
}

/** Every form about an account: error summary, fields, hidden keys. Native checks are left to the server's words. */
export function AccountForm({
  fields,
  hidden = {},
  reply,
  failed,
  values = {},
  action,
  children,
}: AccountFormProps) {
  const t = useText("account");
  const word = (key: string) => t(key as AccountKey);
  const errors = Object.entries(reply?.errors ?? {});
  const isShown = (field: string) => fields.some(({ name }) => name === field);
  const problem = reply?.formError ?? errors.find(([field]) => !isShown(field))?.[1];
  const message = problem && word(problem);
  return (
    <form method="post" action={action} noValidate className="grid gap-5">
      {reply && (
        <ErrorSummary
          title={failed ?? t("errors.summary")}
          message={message && failed?.endsWith(message) ? undefined : message}
          items={errors
            .filter(([field]) => isShown(field))
            .map(([field, key]) => ({ field, message: word(key) }))}
        />
      )}
      {fields.map(({ name, type = "text", chosen, ...input }, n) => (
        <Field
          key={name}
          name={name}
          type={type}
          label={chosen && name === "password" ? t("fields.password.label") : word(`fields.${name}.label`)}
          hint={chosen ? t("fields.password.hint") : undefined}
          error={reply?.errors[name] && word(reply.errors[name])}
          defaultValue={type === "password" ? undefined : (reply?.fields[name] ?? values[name])}
          dir={type === "email" ? "ltr" : undefined}
          enterKeyHint={n < fields.length - 1 ? "next" : "go"}
          {...input}
        />
      ))}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
