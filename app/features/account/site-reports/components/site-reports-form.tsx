import type { InputHTMLAttributes, ReactNode } from "react";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { typedDollars } from "~/lib/dollars.ts";
import type { FormReply } from "~/services/form.server.ts";
import { screen } from "~/site-map.ts";
import { Checkbox } from "~/ui/checkbox.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import type { EntryResult } from "../site-reports.commands.server.ts";
import type { Entry } from "../site-reports.queries.server.ts";
import {
  type FieldName,
  KINDS,
  MAX_ENTRIES,
  NOTE_MAX,
  PLACE_MAX,
  STATUSES,
  type Step,
  stepsOf,
  tickedIn,
} from "../site-reports.schemas.ts";

export const PATH = screen("siteReports").path;

/** How a field is typed. */
interface EntryField
  extends Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "inputMode" | "maxLength" | "dir" | "list"> {
  /** In several lines. */
  isLong?: boolean;
  hint?: boolean;
  /** One of a few, each with its words. */
  options?: readonly ("theft" | "trespass" | "damage" | "attempt" | "open" | "closed")[];
}

const SITES = "site-names";

/** The fields of the form and of each report, in their order. Their words are `fields.<name>` of the namespace. */
const FIELDS: Record<FieldName, EntryField> = {
  kind: { options: KINDS },
  place: { maxLength: PLACE_MAX, list: SITES, hint: true, dir: "auto" },
  happenedOn: { type: "date" },
  note: { maxLength: NOTE_MAX, isLong: true },
  taken: { maxLength: NOTE_MAX, isLong: true, hint: true },
  loss: { inputMode: "decimal", dir: "ltr", hint: true },
  caseNumber: { maxLength: PLACE_MAX, dir: "auto" },
  status: { options: STATUSES },
};
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

/** What messages say of the limits. */
const LIMITS = { place: PLACE_MAX, note: NOTE_MAX, entries: MAX_ENTRIES };

/** Who may not change anything is shown another page. */
export type Refused = Exclude<EntryResult, { ok: true } | { error: "not-allowed" }>;

/** The checklist after an incident, in the reader's language. */
export type StepTexts = readonly { id: Step; text: string }[];

interface Refusal {
  /** What was typed and what is wrong with it. */
  reply?: FormReply;
  /** Why a form that was in order changed nothing. */
  refused?: Refused;
}

/** What is in a field of a report's form. */
function typedOf(entry: Entry | undefined, name: FieldName): string | undefined {
  if (!entry) return undefined;
  return name === "loss" ? (entry.loss === null ? "" : typedDollars(entry.loss)) : entry[name];
}

/** What a report says, beside what stands in its heading. */
export function EntryFacts({ entry, names }: { entry: Entry; names: readonly FieldName[] }) {
  const t = useText("site-reports");
  const format = useFormat();
  const said = (name: FieldName): string => {
    if (name === "kind" || name === "status") return t(`options.${entry[name]}`);
    if (name === "happenedOn") return format.date(entry.happenedOn);
    if (name === "loss") return entry.loss === null ? "" : format.money(entry.loss);
    return entry[name];
  };
  const filled = names.filter((name) => said(name) !== "");
  if (filled.length === 0) return null;
  return (
    <dl className="grid gap-1 text-muted">
      {filled.map((name) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt>{t(`fields.${name}`)}:</dt>
          <dd className="min-w-0 wrap-anywhere whitespace-pre-line" dir="auto">
            {said(name)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What is wrong, above the form; nothing is written over without being seen. */
export function Problem({ reply, refused }: Refusal) {
  const t = useText("site-reports");
  if (refused?.error === "stale")
    return (
      <Notice tone="warn" title={t("errors.stale")}>
        <p>{t("errors.staleText")}</p>
        <EntryFacts entry={refused.current} names={FIELD_NAMES} />
      </Notice>
    );
  if (refused) return <Notice tone="warn" title={t(`errors.${refused.error}`, LIMITS)} />;
  if (!reply) return null;
  const say = (key: string) => t(key as Key<"site-reports">, LIMITS);
  const isShown = (name: string) => FIELD_NAMES.some((shown) => shown === name);
  const errors = Object.entries(reply.errors);
  const whole = reply.formError ?? errors.find(([name]) => !isShown(name))?.[1];
  const [firstKind] = KINDS;
  return (
    <ErrorSummary
      title={t("errors.summary")}
      message={whole && say(whole)}
      items={errors
        .filter(([name]) => isShown(name))
        .map(([field, key]) => ({
          field: field === "kind" ? `kind-${firstKind}` : field,
          message: say(key),
        }))}
    />
  );
}

/** One form: a new report, or the change of one. What was typed stays in its field, and what was cleared stays cleared. */
export function EntryForm({
  entry,
  idem,
  today,
  siteNames,
  steps,
  reply,
  refused,
  children,
}: Refusal & {
  entry?: Entry;
  idem: string;
  today: string;
  siteNames: readonly string[];
  steps: StepTexts;
  children: ReactNode;
}) {
  const t = useText("site-reports");
  const version = refused?.error === "stale" ? refused.current.version : entry?.version;
  const ticked = stepsOf(reply ? tickedIn(reply.fields) : (entry?.steps ?? ""));
  const begun: Partial<Record<FieldName, string>> = { happenedOn: today, status: "open" };
  return (
    <form
      method="post"
      action={entry ? `${PATH}?edit=${encodeURIComponent(entry.id)}` : PATH}
      noValidate
      className="grid max-w-xl gap-5"
    >
      {entry ? (
        <>
          <input type="hidden" name="entry" value={entry.id} />
          <input type="hidden" name="version" value={version} key={version} />
        </>
      ) : (
        <input type="hidden" name="idem" value={idem} />
      )}
      <datalist id={SITES}>
        {siteNames.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {FIELD_NAMES.map((name) => {
        const { isLong, hint, maxLength, options, ...input } = FIELDS[name];
        const error = reply?.errors[name];
        const message = error && t(error as Key<"site-reports">, LIMITS);
        const value = reply ? (reply.fields[name] ?? "") : (typedOf(entry, name) ?? begun[name]);
        if (options)
          return (
            <RadioTiles
              key={name}
              name={name}
              legend={t(`fields.${name}`)}
              options={options.map((option) => ({ value: option, text: t(`options.${option}`) }))}
              chosen={value}
              error={message}
            />
          );
        const common = {
          name,
          maxLength,
          label: t(`fields.${name}`),
          hint: hint ? t(`hints.${name as "place" | "taken" | "loss"}`) : undefined,
          error: message,
          defaultValue: value,
        };
        return isLong ? (
          <TextareaField key={name} {...common} />
        ) : (
          <Field key={name} {...common} {...input} />
        );
      })}
      <fieldset>
        <legend className="font-medium">{t("after.title")}</legend>
        {steps.map(({ id, text }) => (
          <Checkbox key={id} name={id} value="on" label={text} defaultChecked={ticked.includes(id)} />
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-3">{children}</div>
    </form>
  );
}
