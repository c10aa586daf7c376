import type { ReactNode } from "react";
import { useFormat, useLanguage, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { Badge } from "~/ui/badge.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { Block, ListedCourse } from "../course.ts";
import { coursePath, fieldOf, lessonPath } from "../courses.limits.ts";
import type { Explained, Gate } from "../courses.view.server.ts";

/** Says a key of an error, which comes from a schema or a command. */
export function useSay() {
  const t = useText("courses");
  return (key: string) => t(key as Key<"courses">);
}

/** Words of a course, in the language in which they are written. */
export function Said({ text, written }: { text: string; written?: Language }) {
  const own = useLanguage().language;
  return <bdi lang={written ?? own}>{text}</bdi>;
}

/** A percentage as the reader writes it, kept together within a sentence of either direction. */
export function usePercent() {
  const { percent } = useFormat();
  return (value: number) => isolated(percent(String(value)));
}

/** What a course costs, before anybody begins it. */
export function GateNotice({ gate, isGuest }: { gate: Gate; isGuest: boolean }) {
  const t = useText("courses");
  const { money } = useFormat();
  const price = gate.cents === null ? "" : isolated(money(gate.cents));
  return (
    <Notice
      title={t("gate.title")}
      action={
        gate.kind === "plan" ? (
          <TextLink href="/membership">{t("gate.planLink")}</TextLink>
        ) : (
          gate.cents !== null && <TextLink href="/shop">{t("gate.orderLink")}</TextLink>
        )
      }
    >
      <p>
        {gate.kind === "plan"
          ? t("gate.plan", { price })
          : gate.cents === null
            ? t("gate.orderGone", { product: isolated(gate.product) })
            : t("gate.order", { price, product: isolated(gate.product) })}
      </p>
      {isGuest && <p>{t("gate.signIn")}</p>}
    </Notice>
  );
}

/** That a text is shown in English because nobody has translated it, and where a translation is offered. */
export function NotTranslated({
  written,
  about,
  ofFirm,
}: {
  written: Language;
  about: string;
  /** Nobody but the firm translates what it wrote. */
  ofFirm?: boolean;
}) {
  const t = useText("courses");
  if (useLanguage().language === written) return null;
  if (ofFirm)
    return (
      <p className="text-muted print:hidden">{t("lesson.onlyIn", { language: t(`languages.${written}`) })}</p>
    );
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-muted print:hidden">
      <span>{t("lesson.notTranslated")}</span>
      <TextLink href={`/university?about=${about}#suggest`}>{t("lesson.propose")}</TextLink>
    </p>
  );
}

/** A course in a list: what it is called, how long it takes and how it opens. */
export function CourseLine({ course, state }: { course: ListedCourse; state?: string }) {
  const t = useText("courses");
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <span className="flex flex-wrap items-center gap-x-3">
        <TextLink href={coursePath(course.id)} className="text-lg font-bold">
          <Said text={course.title} written={course.written} />
        </TextLink>
        {state && <Badge variant="secondary">{t(`states.${state}` as Key<"courses">)}</Badge>}
      </span>
      <span className="max-w-prose">
        <Said text={course.about} written={course.written} />
      </span>
      <span className="flex flex-wrap gap-x-4 text-sm text-muted">
        <span>{t(`subjects.${course.subject}`)}</span>
        <span>{t("lessons", { count: course.lessons })}</span>
        <span>{t("minutes", { count: course.minutes })}</span>
        <span>{t(`access.${course.access}`)}</span>
        <span>{course.languages.map((one) => t(`languages.${one}`)).join(", ")}</span>
      </span>
    </li>
  );
}

/** Sections by which something is taught, as they are written everywhere. */
export function Cites({ cite }: { cite: readonly string[] }) {
  const t = useText("courses");
  if (cite.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-3 text-muted">
      <span>{t("lesson.cite")}:</span>
      {cite.map((section) => (
        <bdi key={section} dir="ltr" translate="no">
          {section}
        </bdi>
      ))}
    </p>
  );
}

/** The pieces of a lesson. */
export function Blocks({ blocks, written }: { blocks: readonly Block[]; written: Language }) {
  const t = useText("courses");
  return (
    <div lang={written} dir="auto" className="grid max-w-prose gap-4 text-lg">
      {blocks.map((block, n) => {
        const key = `${n}`;
        if ("heading" in block)
          return (
            <h2 key={key} dir="auto" className="pt-2 text-xl font-bold">
              {block.heading}
            </h2>
          );
        if ("words" in block)
          return (
            <p key={key} dir="auto">
              {block.words}
            </p>
          );
        if ("caution" in block)
          return (
            <Notice key={key} tone="warn" title={t("lesson.caution")}>
              <p dir="auto">{block.caution}</p>
            </Notice>
          );
        const items = ("list" in block ? block.list : block.steps).map((item, place) => {
          // A firm may write the same item twice.
          const which = `${place}`;
          return (
            <li key={which} dir="auto">
              {item}
            </li>
          );
        });
        return "list" in block ? (
          <ul key={key} className="grid list-disc gap-2 ps-6">
            {items}
          </ul>
        ) : (
          <ol key={key} className="grid list-decimal gap-2 ps-6">
            {items}
          </ol>
        );
      })}
    </div>
  );
}

interface Choices {
  n: number;
  question: {
    field?: string;
    ask: string;
    written: Language;
    choices: readonly { value: string; text: string }[];
  };
  chosen?: string;
  error?: string;
}

/** A question with its choices, one below the other. */
export function QuestionChoices({ n, question, chosen, error }: Choices) {
  const name = question.field ?? fieldOf(n);
  const errorId = error ? `${name}-error` : undefined;
  return (
    <fieldset
      id={name}
      tabIndex={-1}
      aria-describedby={errorId}
      className={`grid scroll-mt-24 gap-1 ${error ? "border-s-4 border-danger ps-3" : ""}`}
    >
      <legend className="mb-1 font-bold">
        <bdi>{n + 1}.</bdi> <Said text={question.ask} written={question.written} />
      </legend>
      {error && (
        <p id={errorId} className="font-medium text-danger">
          {error}
        </p>
      )}
      {question.choices.map(({ value, text }) => (
        <label key={value} className="flex min-h-12 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            className="size-5 shrink-0 accent-accent"
          />
          <Said text={text} written={question.written} />
        </label>
      ))}
    </fieldset>
  );
}

/** An answer with what is right, why, and by which section. */
export function AnswerShown({
  answer,
  course,
  children,
}: {
  answer: Explained & { lesson?: string };
  course: string;
  children?: ReactNode;
}) {
  const t = useText("courses");
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <span className="font-bold">
        <Said text={answer.ask} written={answer.written} />
      </span>
      <span className={answer.isRight ? "text-ok" : "text-danger"}>
        {answer.isRight ? t("test.right") : t("test.wrong")}. {t("test.yours")}{" "}
        <Said text={answer.yours} written={answer.written} />
      </span>
      {!answer.isRight && (
        <span>
          {t("test.rightIs")} <Said text={answer.rightIs} written={answer.written} />
        </span>
      )}
      <span className="max-w-prose">
        <Said text={answer.why} written={answer.written} />
      </span>
      <Cites cite={answer.cite ? [answer.cite] : []} />
      {!answer.isRight && answer.lesson && (
        <TextLink href={lessonPath(course, answer.lesson)}>{t("test.lesson")}</TextLink>
      )}
      {children}
    </li>
  );
}
