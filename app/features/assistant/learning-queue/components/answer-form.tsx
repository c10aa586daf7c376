import { useText } from "~/i18n/i18n.tsx";
import { directionOf, LANGUAGES, type Language } from "~/i18n/languages.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { answerSlug } from "../learning-queue.logic.ts";
import type { Question } from "../learning-queue.queries.server.ts";
import { BODY_MAX, CONFIDENCES, FACT_MAX, TITLE_MAX } from "../learning-queue.schemas.ts";
import { QueueForm } from "./queue-form.tsx";

const FACTS = ["section", "edition", "source", "tags"] as const;

interface AnswerFormProps {
  question: Question;
  idem: string;
  reply?: FormReply;
}

/** What the form starts from: the answer that was written before, or the question as a title. */
function startOf({ id, question, language, article }: Question): Record<string, string> {
  if (article?.slug !== answerSlug(id)) {
    const written = language ?? (/\p{Script=Hebrew}/u.test(question) ? "he" : "en");
    return question.length <= TITLE_MAX ? { [`title_${written}`]: question } : {};
  }
  const { section, edition, source, confidence, tags, texts } = article;
  const values: Record<string, string> = { section, edition, source, confidence, tags };
  for (const each of LANGUAGES) {
    values[`title_${each}`] = texts[each]?.title ?? "";
    values[`body_${each}`] = texts[each]?.body ?? "";
  }
  return values;
}

/** Writes the answer as an article, or changes the one that was written. */
export function AnswerForm({ question, idem, reply }: AnswerFormProps) {
  const t = useText("learning-queue");
  const start = startOf(question);
  const field = (name: string) => {
    const error = reply?.errors[name];
    return {
      name,
      error: error && t(error as Key<"learning-queue">),
      // What was typed and refused, left empty included.
      defaultValue: reply ? (reply.fields[name] ?? "") : (start[name] ?? ""),
    };
  };
  const inLanguage = (language: Language) => ({ lang: language, dir: directionOf(language) });
  return (
    <QueueForm
      question={question}
      idem={idem}
      intent="answer"
      fields={{ basis: question.basis }}
      className="grid gap-6"
    >
      <div className="grid gap-6 lg:grid-cols-3">
        {LANGUAGES.map((language) => (
          <fieldset
            key={language}
            className="grid content-start gap-4 rounded-surface border border-line bg-surface p-4"
          >
            <legend className="px-1 font-bold">{t(`languages.${language}`)}</legend>
            <Field
              {...field(`title_${language}`)}
              {...inLanguage(language)}
              label={t("write.articleTitle")}
              required={language === "en"}
              maxLength={TITLE_MAX}
              autoComplete="off"
            />
            <TextareaField
              {...field(`body_${language}`)}
              {...inLanguage(language)}
              label={t("write.body")}
              hint={t("write.bodyHint")}
              required={language === "en"}
              maxLength={BODY_MAX}
              rows={6}
              className="[&_textarea]:min-h-36"
            />
          </fieldset>
        ))}
      </div>
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {FACTS.map((name) => (
          <Field
            key={name}
            {...field(name)}
            label={t(`write.${name}`)}
            hint={t(`write.${name}Hint`)}
            required={name === "source"}
            maxLength={FACT_MAX[name]}
            autoComplete="off"
            dir="auto"
          />
        ))}
        <SelectField
          {...field("confidence")}
          label={t("write.confidence")}
          options={CONFIDENCES.map((value) => ({ value, text: t(`answer.confidence.${value}`) }))}
        />
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button>{t("write.submit")}</Button>
        {question.status === "pending" && question.members > 0 && (
          <p className="text-muted">{t("write.told", { count: question.members })}</p>
        )}
      </div>
    </QueueForm>
  );
}
