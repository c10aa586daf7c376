import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Field } from "~/ui/field.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import {
  LICENCE_BONDS,
  LICENCE_COMPENSATIONS,
  LICENCE_STATUSES,
  LICENCE_WORKS,
} from "~db/schema/tools.licences.ts";
import { LICENCE_LIMITS } from "../licences.limits.ts";
import { Problem, type Sent } from "./sent.tsx";

const PATH = "/license-checker";

interface RecordFormProps {
  begin: Readonly<Record<string, string>>;
  states: readonly { id: string; name: string }[];
  idem: string;
  sent?: Sent;
}

/** What the official record says, asked for in the order in which most boards print it. */
export function RecordForm({ begin, states, idem, sent }: RecordFormProps) {
  const t = useText("license-checker");
  const say = (key: string) =>
    t(key as Key<"license-checker">, { most: LICENCE_LIMITS.checks, ...sent?.words });
  const value = (name: string) => (sent ? (sent.fields[name] ?? "") : (begin[name] ?? ""));
  const error = (name: string) => {
    const key = sent?.errors[name];
    return key && say(key);
  };
  const field = (name: keyof typeof LINES) => (
    <Field
      name={name}
      label={t(`fields.${name}`)}
      dir="auto"
      autoComplete="off"
      defaultValue={value(name)}
      error={error(name)}
      {...LINES[name]}
      hint={LINES[name].hinted && t(`hints.${name as "number"}`)}
    />
  );
  const choice = <Value extends string>(
    name: "status" | "bond" | "compensation" | "work",
    values: readonly Value[],
    words: (value: Value) => string,
  ) => (
    <SelectField
      name={name}
      label={t(`fields.${name}`)}
      options={[
        { value: "", text: t("choose") },
        ...values.map((each) => ({ value: each, text: words(each) })),
      ]}
      defaultValue={value(name)}
      error={error(name)}
    />
  );
  return (
    <section aria-labelledby="record" className="grid max-w-3xl gap-6">
      <h2 id="record" className="text-xl font-bold">
        {t("record.title")}
      </h2>
      <p className="max-w-prose text-muted">{t("record.lead")}</p>
      <Problem sent={sent} title={t("errors.summary")} say={say} />
      <form method="post" action={PATH} noValidate className="grid gap-6" data-reload>
        <input type="hidden" name="idem" value={sent?.fields.idem ?? idem} />
        <fieldset className="grid items-start gap-4 sm:grid-cols-2">
          <legend className="mb-3 text-lg font-bold">{t("record.whose")}</legend>
          <SelectField
            name="state"
            translate="no"
            label={t("fields.state")}
            options={[
              { value: "", text: t("choose") },
              ...states.map(({ id, name }) => ({ value: id, text: name })),
            ]}
            defaultValue={value("state")}
            error={error("state")}
          />
          {field("authority")}
          {field("number")}
          {field("name")}
          {(sent?.errors.number === "errors.unlike" || value("asShown") === "on") && (
            <Checkbox
              name="asShown"
              label={t("fields.asShown")}
              defaultChecked={value("asShown") === "on"}
              className="sm:col-span-2"
            />
          )}
          {field("offeredAs")}
        </fieldset>
        <fieldset className="grid items-start gap-4 sm:grid-cols-2">
          <legend className="mb-3 text-lg font-bold">{t("record.says")}</legend>
          {choice("status", LICENCE_STATUSES, (each) => t(`status.${each}`))}
          {field("expiresOn")}
          {field("classes")}
          {choice("bond", LICENCE_BONDS, (each) => t(`bond.${each}`))}
          {choice("compensation", LICENCE_COMPENSATIONS, (each) => t(`compensation.${each}`))}
        </fieldset>
        <fieldset className="grid items-start gap-4 sm:grid-cols-2">
          <legend className="mb-3 text-lg font-bold">{t("record.job")}</legend>
          {choice("work", LICENCE_WORKS, (each) => t(`work.${each}`))}
          {field("value")}
        </fieldset>
        <fieldset className="grid items-start gap-4 sm:grid-cols-2">
          <legend className="mb-3 text-lg font-bold">{t("record.proof")}</legend>
          {field("lookedOn")}
          {field("checkedBy")}
          <TextareaField
            name="note"
            label={t("fields.note")}
            hint={t("hints.note")}
            rows={2}
            defaultValue={value("note")}
            error={error("note")}
            className="sm:col-span-2"
          />
        </fieldset>
        <div className="flex flex-wrap items-center gap-4">
          <Button name="intent" value="record" size="lg">
            {t("record.keep")}
          </Button>
          <TextLink href={PATH}>{t("record.cancel")}</TextLink>
        </div>
      </form>
    </section>
  );
}

const LINES = {
  authority: { hinted: true, maxLength: LICENCE_LIMITS.name },
  number: { hinted: true, maxLength: LICENCE_LIMITS.number },
  name: { hinted: true, maxLength: LICENCE_LIMITS.name },
  offeredAs: { hinted: true, maxLength: LICENCE_LIMITS.name },
  classes: { hinted: true, maxLength: LICENCE_LIMITS.classes },
  expiresOn: { hinted: false, type: "date" },
  value: { hinted: true, inputMode: "decimal", maxLength: 20 },
  lookedOn: { hinted: false, type: "date" },
  checkedBy: { hinted: true, maxLength: LICENCE_LIMITS.by },
} as const;
