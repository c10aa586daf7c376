import { useText } from "~/i18n/i18n.tsx";
import { directionOf, LANGUAGES, type Language } from "~/i18n/languages.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { screen } from "~/site-map.ts";
import { Breadcrumbs } from "~/ui/breadcrumbs.tsx";
import { Button } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { REGIONS, TRADES } from "~db/schema/knowledge.terms.ts";
import { LINGO_LIMITS } from "../lingo.limits.ts";
import type { QueuedSuggestion } from "../lingo.queries.server.ts";

const PATH = screen("suggestedTerms").path;

interface ReviewScreenProps {
  suggestion: QueuedSuggestion;
  idem: string;
  reply?: FormReply;
  /** Whether nothing was written because somebody else had decided. */
  changed: boolean;
}

const mostOf = (field: string) => (field.startsWith("meaning") ? LINGO_LIMITS.meaning : LINGO_LIMITS.name);

/** What the fields hold: what was typed, or what was suggested in its language. */
function useFields({ suggestion, reply }: Pick<ReviewScreenProps, "suggestion" | "reply">) {
  const t = useText("lingo-review");
  const said = suggestion.region.slice(0, 2);
  const before: Record<string, string> = {
    [`name_${said}`]: suggestion.name,
    [`meaning_${said}`]: suggestion.meaning,
    name: suggestion.name,
    region: suggestion.region,
    trade: suggestion.trade ?? "",
  };
  return {
    value: (name: string) =>
      reply?.fields.intent?.startsWith("accept") ? (reply.fields[name] ?? "") : (before[name] ?? ""),
    error: (name: string) => {
      const key = reply?.errors[name];
      return key && t(key as Key<"lingo-review">, { most: mostOf(name) });
    },
  };
}

function TermFields({ suggestion, reply }: Pick<ReviewScreenProps, "suggestion" | "reply">) {
  const t = useText("lingo-review");
  const lingo = useText("lingo");
  const { value, error } = useFields({ suggestion, reply });
  const inLanguage = (language: Language) => (
    <fieldset key={language} className="grid gap-4 border-t border-line pt-4">
      <legend className="float-start mb-2 font-bold">{lingo(`languages.${language}`)}</legend>
      <Field
        name={`name_${language}`}
        label={t("fields.name")}
        lang={language}
        dir={directionOf(language)}
        autoComplete="off"
        maxLength={LINGO_LIMITS.name}
        error={error(`name_${language}`)}
        defaultValue={value(`name_${language}`)}
        className="clear-both"
      />
      <TextareaField
        name={`meaning_${language}`}
        label={t("fields.meaning")}
        lang={language}
        dir={directionOf(language)}
        rows={3}
        maxLength={LINGO_LIMITS.meaning}
        error={error(`meaning_${language}`)}
        defaultValue={value(`meaning_${language}`)}
      />
    </fieldset>
  );
  return (
    <>
      <SelectField
        name="trade"
        label={t("fields.trade")}
        options={TRADES.map((trade) => ({ value: trade, text: lingo(`trades.${trade}`) }))}
        error={error("trade")}
        defaultValue={value("trade")}
      />
      <p className="text-muted">{t("half")}</p>
      {LANGUAGES.map(inLanguage)}
    </>
  );
}

function NameFields({ suggestion, reply }: Pick<ReviewScreenProps, "suggestion" | "reply">) {
  const t = useText("lingo-review");
  const lingo = useText("lingo");
  const { value, error } = useFields({ suggestion, reply });
  return (
    <>
      <Field
        name="name"
        label={t("fields.name")}
        dir="auto"
        autoComplete="off"
        maxLength={LINGO_LIMITS.name}
        error={error("name")}
        defaultValue={value("name")}
      />
      <SelectField
        name="region"
        label={t("fields.region")}
        options={REGIONS.map((region) => ({ value: region, text: lingo(`regions.${region}`) }))}
        error={error("region")}
        defaultValue={value("region")}
      />
      <Field
        name="said"
        label={t("fields.said")}
        dir="ltr"
        autoComplete="off"
        maxLength={LINGO_LIMITS.said}
        error={error("said")}
        defaultValue={value("said")}
      />
    </>
  );
}

function Decision(props: ReviewScreenProps) {
  const { suggestion, idem } = props;
  const t = useText("lingo-review");
  const at = `${PATH}?suggestion=${suggestion.id}`;
  const hidden = (
    <>
      <input type="hidden" name="id" value={suggestion.id} />
      <input type="hidden" name="idem" value={idem} />
    </>
  );
  if (suggestion.status === "accepted")
    return (
      <p>
        {t("became")}{" "}
        <TextLink href={`/term/${suggestion.became}`} translate="no">
          {suggestion.became}
        </TextLink>
      </p>
    );
  if (suggestion.status === "declined")
    return (
      <form method="post" action={at} data-reload>
        {hidden}
        <Button name="intent" value="restore" variant="outline">
          {t("restore")}
        </Button>
      </form>
    );
  return (
    <>
      <form method="post" action={at} noValidate className="grid max-w-2xl gap-6" data-reload>
        {hidden}
        {suggestion.slug ? <NameFields {...props} /> : <TermFields {...props} />}
        <Button
          name="intent"
          value={suggestion.slug ? "accept-name" : "accept-term"}
          size="lg"
          className="justify-self-start"
        >
          {t("accept")}
        </Button>
      </form>
      <form method="post" action={at} data-reload>
        {hidden}
        <Button name="intent" value="decline" variant="destructive">
          {t("decline")}
        </Button>
      </form>
    </>
  );
}

function Problem({ reply, changed }: Pick<ReviewScreenProps, "reply" | "changed">) {
  const t = useText("lingo-review");
  if (changed) return <Notice tone="warn" title={t("errors.changed")} />;
  if (!reply) return null;
  const { intent, id, idem, ...fields } = reply.errors;
  const whole = reply.formError ?? intent ?? id ?? idem;
  return (
    <ErrorSummary
      title={t("errors.summary")}
      message={whole && t(whole as Key<"lingo-review">)}
      items={Object.entries(fields).map(([field, key]) => ({
        field,
        message: t(key as Key<"lingo-review">, { most: mostOf(field) }),
      }))}
    />
  );
}

/** One suggestion: what was sent, and the decision on it. */
export function ReviewScreen(props: ReviewScreenProps) {
  const { suggestion } = props;
  const t = useText("lingo-review");
  const lingo = useText("lingo");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-3 border-b border-line pb-6">
        <Breadcrumbs
          label={lingo("breadcrumbs")}
          trail={[
            { href: PATH, text: t("back") },
            { href: `${PATH}?suggestion=${suggestion.id}`, text: t(suggestion.slug ? "nameOf" : "word") },
          ]}
        />
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <bdi>{suggestion.name}</bdi>
        </h1>
        <p className="text-lg text-muted">
          {lingo(`regions.${suggestion.region}`)}
          {suggestion.slug && (
            <>
              {" · "}
              {t("nameOf")}{" "}
              <a href={`/term/${suggestion.slug}`} className="underline" translate="no">
                {suggestion.slug}
              </a>
            </>
          )}
        </p>
        {suggestion.meaning && (
          <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
            {suggestion.meaning}
          </p>
        )}
      </header>
      <Problem {...props} />
      <Decision {...props} />
    </div>
  );
}
