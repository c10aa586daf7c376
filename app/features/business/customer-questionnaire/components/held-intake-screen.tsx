import { ACCEPTED } from "~/engines/file/file.ts";
import { Talk } from "~/engines/talk/talk.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { INTAKE_LIMITS } from "../intakes.limits.ts";
import type { HeldIntakeView } from "../intakes.view.server.ts";
import { AnswerText, Problem, UnitsLink, useSay, useWords } from "./intake-parts.tsx";
import { QuestionField } from "./question-field.tsx";

interface HeldProps {
  view: HeldIntakeView;
  tooLarge?: boolean;
  sent?: Sent;
}

const here = (link: string, section: string, units = "") =>
  `/shared/${link}/intake?section=${section}${units && `&units=${units}`}`;

/** Files of one question: those that are there, and a form for one more. */
function Files({ view, question, section, sent }: HeldProps & { question: Asked; section: string }) {
  const t = useText("intakes");
  const words = useWords();
  const say = useSay();
  const name = `a_${question.id}`;
  const error = sent?.errors[name];
  const ids = question.value.split(",");
  const files = view.files.filter(({ id }) => ids.includes(id));
  const hidden = (
    <>
      <input type="hidden" name="question" value={question.id} />
      <input type="hidden" name="section" value={section} />
    </>
  );
  return (
    <div className="grid gap-3">
      {files.map(({ id, name: file }) => (
        <form key={id} method="post" className="flex flex-wrap items-center gap-4" data-reload>
          {hidden}
          <input type="hidden" name="which" value={id} />
          <a
            href={`/shared/${view.link}/intake-file/${id}`}
            className="inline-flex min-h-12 items-center font-bold underline underline-offset-4"
            data-reload
          >
            <bdi translate="no">{file}</bdi>
          </a>
          <Button name="intent" value="drop" variant="outline" aria-label={t("files.dropOf", { name: file })}>
            {t("files.drop")}
          </Button>
        </form>
      ))}
      {view.mayUpload && (
        <form method="post" encType="multipart/form-data" noValidate className="grid gap-3" data-reload>
          {hidden}
          <input type="hidden" name="idem" value={view.keys.file} />
          <Field
            name="file"
            id={name}
            type="file"
            accept={ACCEPTED.document}
            label={words.question(question)}
            hint={t("files.hint")}
            error={error && say(error)}
          />
          <Button name="intent" value="file" variant="outline" className="justify-self-start">
            {t("files.send")}
          </Button>
        </form>
      )}
    </div>
  );
}
type Asked = HeldIntakeView["sections"][number]["questions"][number];

/** One section a page. Files stand below its form, because each is sent by itself. */
function SectionPage({ view, sent }: HeldProps) {
  const t = useText("intakes");
  const say = useSay();
  const section = view.sections[view.page];
  if (!section) return null;
  const isSent = sent !== undefined && sent.fields.section === section.id && !sent.fields.question;
  const typedOr = (question: Asked) => (isSent ? (sent.fields[`a_${question.id}`] ?? "") : question.value);
  const before = view.sections[view.page - 1];
  return (
    <TitledSection id="answers" title={say(`sections.${section.id}`)} className="grid max-w-2xl gap-6">
      <UnitsLink system={view.system} address={here(view.link, section.id)} />
      {section.questions
        .filter(({ kind }) => kind === "files")
        .map((question) => (
          <Files key={question.id} view={view} sent={sent} question={question} section={section.id} />
        ))}
      <form method="post" noValidate className="grid gap-6" data-reload>
        <input type="hidden" name="section" value={section.id} />
        <input type="hidden" name="units" value={view.system} />
        {section.questions
          .filter(({ kind }) => kind !== "files")
          .map((question) => {
            const error = isSent ? sent.errors[`a_${question.id}`] : undefined;
            return (
              <QuestionField
                key={question.id}
                question={question}
                system={view.system}
                value={typedOr(question)}
                error={error && say(error)}
              />
            );
          })}
        <p className="text-muted">{t("held.later")}</p>
        <div className="flex flex-wrap items-center gap-4">
          <Button name="go" value="on" size="lg" className="max-sm:w-full">
            {t("held.next")}
          </Button>
          <Button name="go" value="stay" variant="outline">
            {t("held.keep")}
          </Button>
          {before && <TextLink href={here(view.link, before.id)}>{t("held.back")}</TextLink>}
        </div>
      </form>
    </TitledSection>
  );
}

/** Everything that was answered, with a way back to each section. */
function Overview({ view, isOpen }: { view: HeldIntakeView; isOpen: boolean }) {
  const t = useText("intakes");
  const say = useSay();
  const words = useWords();
  return (
    <div className="grid gap-6">
      {view.sections.map((section) => (
        <TitledSection
          key={section.id}
          id={`section-${section.id}`}
          title={say(`sections.${section.id}`)}
          className="grid gap-2"
        >
          <dl className="grid gap-2">
            {section.questions.map((question) => (
              <div key={question.id}>
                <dt className="text-muted">{words.question(question)}</dt>
                <dd>
                  <AnswerText
                    question={question}
                    system={view.system}
                    files={view.files}
                    href={(id) => `/shared/${view.link}/intake-file/${id}`}
                  />
                </dd>
              </div>
            ))}
          </dl>
          {isOpen && (
            <p>
              <TextLink href={here(view.link, section.id)}>
                {t("held.change", { section: say(`sections.${section.id}`) })}
              </TextLink>
            </p>
          )}
        </TitledSection>
      ))}
    </div>
  );
}

/** The questions of a firm, for its client: a page a section, kept with each step, and sent once. */
export default function HeldIntakeScreen({ view, tooLarge, sent: posted }: HeldProps) {
  const t = useText("intakes");
  const say = useSay();
  const { number } = useFormat();
  const files = view.sections[view.page]?.questions.find(({ kind }) => kind === "files");
  const sent: Sent | undefined =
    tooLarge && files
      ? {
          fields: { intent: "file", question: files.id },
          errors: { [`a_${files.id}`]: "errors.file.tooLarge" },
        }
      : posted;
  const isLast = view.page >= view.sections.length;
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-3 border-b border-line pb-6">
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={view.title} />
        </h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {view.sample && <Badge variant="secondary">{t("sample")}</Badge>}
          <span>{t("answered", { percent: number(view.whole) })}</span>
        </p>
        {view.mayAnswer && (
          <nav aria-label={t("held.pages")}>
            <ol className="flex flex-wrap gap-x-4">
              {view.sections.map(({ id }, n) => (
                <li key={id} className="inline-flex min-h-12 items-center">
                  {n === view.page ? (
                    <strong aria-current="step">{say(`sections.${id}`)}</strong>
                  ) : (
                    <TextLink href={here(view.link, id)}>{say(`sections.${id}`)}</TextLink>
                  )}
                </li>
              ))}
              <li className="inline-flex min-h-12 items-center">
                {isLast ? (
                  <strong aria-current="step">{t("held.check")}</strong>
                ) : (
                  <TextLink href={here(view.link, "check")}>{t("held.check")}</TextLink>
                )}
              </li>
            </ol>
          </nav>
        )}
      </header>
      <Problem sent={sent} />
      {!view.mayAnswer && (
        <>
          <Notice title={t(view.state === "draft" ? "held.readOnly" : "held.done")} />
          <Overview view={view} isOpen={false} />
        </>
      )}
      {view.mayAnswer && !isLast && <SectionPage view={view} sent={sent} />}
      {view.mayAnswer && isLast && (
        <>
          <Overview view={view} isOpen />
          <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
            <input type="hidden" name="idem" value={sent?.fields.idem ?? view.keys.submit} />
            {view.missing > 0 && <p>{t("held.missing", { count: view.missing })}</p>}
            {view.asksName && (
              <Field
                name="printedName"
                label={t("held.name")}
                defaultValue={sent?.fields.printedName ?? view.name}
                maxLength={INTAKE_LIMITS.printedName}
                autoComplete="name"
                dir="auto"
              />
            )}
            <Button name="intent" value="submit" size="lg" className="justify-self-start max-sm:w-full">
              {t("held.submit")}
            </Button>
          </form>
        </>
      )}
      <Talk
        posts={view.posts}
        idem={view.keys.post}
        zone="UTC"
        maySpeak={view.maySpeak}
        name={view.asksName ? view.name : undefined}
        markText={(mark) => mark}
        sent={sent}
      />
    </div>
  );
}
