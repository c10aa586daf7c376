import type { InputHTMLAttributes, ReactNode } from "react";
import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { screen } from "~/site-map.ts";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import type { EntryResult } from "../new-thing.commands.server.ts";
import type { Entry } from "../new-thing.queries.server.ts";
import { type FieldName, MAX_ENTRIES, NOTE_MAX, TOPIC_MAX } from "../new-thing.schemas.ts";

export const PATH = screen("newThing").path;

/** How a field is typed. */
interface EntryField extends Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "inputMode" | "maxLength"> {
  /** In several lines. */
  isLong?: boolean;
}

/** The fields of the form and of each entry, in their order. Their words are `fields.<name>` of the namespace. */
const FIELDS: Record<FieldName, EntryField> = {
  topic: { maxLength: TOPIC_MAX },
  note: { maxLength: NOTE_MAX, isLong: true },
};
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

/** What messages say of the limits. */
const LIMITS = { topic: TOPIC_MAX, note: NOTE_MAX, entries: MAX_ENTRIES };

/** Who may not change anything is shown another page. */
export type Refused = Exclude<EntryResult, { ok: true } | { error: "not-allowed" }>;

interface Refusal {
  /** What was typed and what is wrong with it. */
  reply?: FormReply;
  /** Why a form that was in order changed nothing. */
  refused?: Refused;
}

/** What an entry says, beside what its first field says. */
export function EntryFacts({ entry, names }: { entry: Entry; names: readonly FieldName[] }) {
  const t = useText("new-thing");
  const filled = names.filter((name) => entry[name] !== "");
  if (filled.length === 0) return null;
  return (
    <dl className="grid gap-1 text-muted">
      {filled.map((name) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt>{t(`fields.${name}`)}:</dt>
          <dd className="min-w-0 wrap-anywhere whitespace-pre-line" dir="auto">
            {entry[name]}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What is wrong, above the form; nothing is written over without being seen. */
export function Problem({ reply, refused }: Refusal) {
  const t = useText("new-thing");
  if (refused?.error === "stale")
    return (
      <Notice tone="warn" title={t("errors.stale")}>
        <p>{t("errors.staleText")}</p>
        <EntryFacts entry={refused.current} names={FIELD_NAMES} />
      </Notice>
    );
  if (refused) return <Notice tone="warn" title={t(`errors.${refused.error}`, LIMITS)} />;
  if (!reply) return null;
  const say = (key: string) => t(key as Key<"new-thing">, LIMITS);
  const isShown = (name: string) => FIELD_NAMES.some((shown) => shown === name);
  const errors = Object.entries(reply.errors);
  const whole = reply.formError ?? errors.find(([name]) => !isShown(name))?.[1];
  return (
    <ErrorSummary
      title={t("errors.summary")}
      message={whole && say(whole)}
      items={errors.filter(([name]) => isShown(name)).map(([field, key]) => ({ field, message: say(key) }))}
    />
  );
}

/** One form: a new entry, or the change of one. What was typed stays in its field, and what was cleared stays cleared. */
export function EntryForm({
  entry,
  idem,
  reply,
  refused,
  children,
}: Refusal & { entry?: Entry; idem: string; children: ReactNode }) {
  const t = useText("new-thing");
  const version = refused?.error === "stale" ? refused.current.version : entry?.version;
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
      {FIELD_NAMES.map((name) => {
        const { isLong, maxLength, ...input } = FIELDS[name];
        const error = reply?.errors[name];
        const common = {
          name,
          maxLength,
          label: t(`fields.${name}`),
          error: error && t(error as Key<"new-thing">, LIMITS),
          defaultValue: reply ? (reply.fields[name] ?? "") : entry?.[name],
        };
        return isLong ? (
          <TextareaField key={name} {...common} />
        ) : (
          <Field key={name} dir="auto" {...common} {...input} />
        );
      })}
      <div className="flex flex-wrap gap-3">{children}</div>
    </form>
  );
}
