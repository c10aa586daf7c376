import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { screen } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Breadcrumbs } from "~/ui/breadcrumbs.tsx";
import { Button } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { REGIONS, TRADES } from "~db/schema/knowledge.terms.ts";
import { LINGO_LIMITS } from "../lingo.limits.ts";
import type { OwnSuggestion } from "../lingo.queries.server.ts";
import type { ListedTerm } from "../lingo.view.server.ts";
import { TermName } from "./term-name.tsx";

const PATH = screen("constructionLingo").path;

/** What an error may say of its limit, by the field. */
const MOST: Record<string, number> = { name: LINGO_LIMITS.name, meaning: LINGO_LIMITS.meaning };

interface SuggestScreenProps {
  /** The term that has another name; none for a word that is missing. */
  term?: ListedTerm;
  /** What was looked for and not found. */
  typed: string;
  own: readonly OwnSuggestion[];
  idem: string;
  reply?: FormReply;
  refused?: { error: "known" | "full"; slug?: string };
}

function Problem({ reply, refused }: Pick<SuggestScreenProps, "reply" | "refused">) {
  const t = useText("lingo-suggest");
  if (refused?.error === "known")
    return (
      <Notice
        tone="warn"
        title={t("known")}
        action={refused.slug && <TextLink href={`/term/${refused.slug}`}>{`/term/${refused.slug}`}</TextLink>}
      >
        <p>{t("knownText")}</p>
      </Notice>
    );
  if (refused) return <Notice tone="warn" title={t("errors.full", { most: LINGO_LIMITS.pending })} />;
  if (!reply) return null;
  const { intent, idem, slug, ...fields } = reply.errors;
  const whole = reply.formError ?? intent ?? idem ?? slug;
  const say = (field: string, key: string) => t(key as Key<"lingo-suggest">, { most: MOST[field] ?? 0 });
  return (
    <ErrorSummary
      title={t("errors.summary")}
      message={whole && say("", whole)}
      items={Object.entries(fields).map(([field, key]) => ({ field, message: say(field, key) }))}
    />
  );
}

function SuggestForm({ term, typed, idem, reply, refused }: SuggestScreenProps) {
  const t = useText("lingo-suggest");
  const lingo = useText("lingo");
  const value = (name: string, before = "") => (reply ? (reply.fields[name] ?? "") : before);
  const error = (name: string) => {
    const key = reply?.errors[name];
    return key && t(key as Key<"lingo-suggest">, { most: MOST[name] ?? 0 });
  };
  const choose = { value: "", text: t("choose") };
  return (
    <form
      method="post"
      action={`${PATH}?suggest=${term?.slug ?? "word"}`}
      noValidate
      className="grid max-w-2xl gap-6"
      data-reload
    >
      <input type="hidden" name="idem" value={refused ? idem : (reply?.fields.idem ?? idem)} />
      {term && <input type="hidden" name="slug" value={term.slug} />}
      <Field
        name="name"
        label={t("fields.name")}
        dir="auto"
        autoComplete="off"
        maxLength={LINGO_LIMITS.name}
        error={error("name")}
        defaultValue={value("name", typed)}
      />
      <SelectField
        name="region"
        label={t("fields.region")}
        options={[choose, ...REGIONS.map((region) => ({ value: region, text: lingo(`regions.${region}`) }))]}
        error={error("region")}
        defaultValue={value("region")}
      />
      <TextareaField
        name="meaning"
        label={t(term ? "fields.note" : "fields.meaning")}
        hint={term ? undefined : t("fields.meaningHint")}
        dir="auto"
        rows={3}
        maxLength={LINGO_LIMITS.meaning}
        error={error("meaning")}
        defaultValue={value("meaning")}
      />
      {!term && (
        <SelectField
          name="trade"
          label={t("fields.trade")}
          options={[choose, ...TRADES.map((trade) => ({ value: trade, text: lingo(`trades.${trade}`) }))]}
          error={error("trade")}
          defaultValue={value("trade")}
        />
      )}
      <p className="flex flex-wrap items-center gap-6">
        <Button name="intent" value={term ? "suggest-name" : "suggest-term"} size="lg">
          {t("send")}
        </Button>
        <TextLink href={PATH}>{t("cancel")}</TextLink>
      </p>
    </form>
  );
}

/** A word that is missing, or another name of a term; and what became of one's own. */
export function SuggestScreen(props: SuggestScreenProps) {
  const { term, own } = props;
  const t = useText("lingo-suggest");
  const lingo = useText("lingo");
  const shell = useText("shell");
  const title = t(term ? "titleName" : "titleTerm");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-3 border-b border-line pb-6">
        <Breadcrumbs
          label={lingo("breadcrumbs")}
          trail={[
            { href: PATH, text: shell("screens.constructionLingo.title") },
            { href: `${PATH}?suggest=${term?.slug ?? "word"}`, text: title },
          ]}
        />
        <h1 className="text-2xl font-bold sm:text-3xl">{title}</h1>
        {term && (
          <p className="text-lg">
            {t("of")}{" "}
            <a href={`/term/${term.slug}`} className="font-bold text-blueprint underline underline-offset-4">
              <TermName name={term.name} language={term.language} />
            </a>
          </p>
        )}
        <p className="max-w-prose text-lg text-muted">{t(term ? "textName" : "textTerm")}</p>
      </header>
      <Problem {...props} />
      <SuggestForm {...props} />
      {own.length > 0 && (
        <TitledSection id="yours" title={t("yours")} className="grid max-w-2xl gap-3">
          <ul className="border-t-2 border-ink">
            {own.map(({ id, name, status, became }) => (
              <li
                key={id}
                className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-b border-line py-1"
              >
                <bdi className="font-medium wrap-anywhere" translate="no">
                  {name}
                </bdi>
                {status === "accepted" && became ? (
                  <TextLink href={`/term/${became}`}>{t(`status.${status}`)}</TextLink>
                ) : (
                  <Badge variant="secondary">{t(`status.${status}`)}</Badge>
                )}
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
    </div>
  );
}
