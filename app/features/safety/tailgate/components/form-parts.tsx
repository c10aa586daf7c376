import { useLanguage, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Field } from "~/ui/field.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { SignatureField } from "~/ui/signature.tsx";
import { fieldOf, type RowPart, TAILGATE_LIMITS } from "../tailgate.limits.ts";

/** Words of a talk, which come with it and are none of the page's. */
export function OfTalk({
  text,
  language,
  className,
}: {
  text: string;
  language?: string;
  className?: string;
}) {
  const own = useLanguage().language;
  return (
    <bdi lang={language ?? own} className={className}>
      {text}
    </bdi>
  );
}

/** Says a key of an error, which comes from a schema or a command. */
export function useSay() {
  const t = useText("tailgate");
  return (key: string) => t(key as Key<"tailgate">);
}

/** Fields that are not seen: what is wrong with them is said of the form. */
const HIDDEN = ["intent", "idem", "version", "talk", "site", "project", "drawn"];

/** The id of a field of a line, such as `rows-0-name`. */
export const anchorOf = (field: string) => field.replace(/\[(\d+)\]\./, "-$1-");

/** What is wrong, above the page; each field is reached from here. */
export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("tailgate");
  return (
    <FormProblem sent={sent} title={t("errors.summary")} say={useSay()} hidden={HIDDEN} anchor={anchorOf} />
  );
}

const LIST = ["en", "es", "he"] as const;

/** The languages to choose from, each by its name in the reader's. */
export function useLanguages() {
  const t = useText("tailgate");
  return LIST.map((value) => ({ value, text: t(`languages.${value}`) }));
}

interface SignerFieldsProps {
  /** Left out where the form is about one person. */
  row?: number;
  typed: Readonly<Record<RowPart, string> & { drawn?: string }>;
  errors: Readonly<Record<string, string>>;
  /** The id of a list of names to choose from. */
  names?: string;
  /** Whether it is asked if both questions were answered. */
  asks?: boolean;
}

/** Name, initials, company and language of one worker. */
export function SignerFields({ row, typed, errors, names, asks = true }: SignerFieldsProps) {
  const t = useText("tailgate");
  const say = useSay();
  const languages = useLanguages();
  const of = (part: RowPart) => {
    const name = row === undefined ? part : fieldOf(row, part);
    const error = errors[name];
    return { name, id: anchorOf(name), label: t(`fields.${part}`), error: error && say(error) };
  };
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
      <Field
        {...of("name")}
        defaultValue={typed.name}
        maxLength={TAILGATE_LIMITS.name}
        dir="auto"
        autoComplete="off"
        list={names}
      />
      <Field
        {...of("signature")}
        defaultValue={typed.signature}
        maxLength={TAILGATE_LIMITS.signature}
        dir="auto"
        autoComplete="off"
      />
      <SelectField {...of("language")} options={languages} defaultValue={typed.language} />
      <Field
        {...of("company")}
        defaultValue={typed.company}
        maxLength={TAILGATE_LIMITS.name}
        dir="auto"
        autoComplete="off"
      />
      <div className="sm:col-span-2 lg:col-span-4">
        <SignatureField
          name={row === undefined ? "drawn" : fieldOf(row, "drawn")}
          value={typed.drawn ?? ""}
          of={row === undefined ? undefined : t("line", { number: row + 1 })}
          words={{ draw: t("sheet.draw"), clear: t("sheet.clear"), drawn: t("sheet.drawn") }}
        />
      </div>
      {asks && <Checkbox {...of("understood")} defaultChecked={typed.understood === "on"} />}
    </div>
  );
}
