import { useText } from "~/i18n/i18n.tsx";
import { LANGUAGES } from "~/i18n/languages.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button, buttonClass } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { TRADES } from "~db/schema/knowledge.terms.ts";
import { deckPath } from "../deck-path.ts";
import type { QuizView } from "../lingo.view.server.ts";
import { fieldOf, UNKNOWN } from "../quiz.logic.ts";
import { quizPath } from "../quiz-path.ts";
import { TermName } from "./term-name.tsx";

const PATH = screen("lingoQuiz").path;

interface QuizScreenProps {
  view: QuizView;
  idem: string;
  /** What was answered, and which questions were left open. */
  sent?: { answers: Record<string, string>; open: string[]; incomplete: boolean };
}

function Questions({ view, idem, sent }: QuizScreenProps) {
  const t = useText("lingo-quiz");
  const { pair, trade, set, questions } = view;
  return (
    <form
      method="post"
      action={quizPath({ ...pair, trade, set })}
      noValidate
      className="grid max-w-4xl gap-8"
      data-reload
    >
      <input type="hidden" name="idem" value={idem} />
      <input type="hidden" name="shown" value={pair.shown} />
      <input type="hidden" name="asked" value={pair.asked} />
      {questions.map(({ slug, shown, options }, n) => (
        <RadioTiles
          key={slug}
          name={fieldOf(n)}
          legend={
            <>
              {n + 1}. <TermName name={shown} language={pair.shown} />
            </>
          }
          chosen={sent?.answers[slug]}
          error={sent?.open.includes(slug) ? t("errors.open") : undefined}
          options={[
            ...options.map((option) => ({
              value: option.slug,
              text: <TermName name={option.name} language={pair.asked} />,
            })),
            { value: UNKNOWN, text: t("unknown") },
          ]}
        />
      ))}
      <Button name="intent" value="answer" size="lg" className="justify-self-start">
        {t("submit")}
      </Button>
    </form>
  );
}

/** How many were right, and what was missed with its right answer. */
function Result({ view }: { view: QuizView }) {
  const t = useText("lingo-quiz");
  const { pair, trade, set, result } = view;
  if (!result) return null;
  const { of, right, missed } = result;
  return (
    <TitledSection
      id="result"
      title={t("result.title", { right, of })}
      className="grid max-w-2xl scroll-mt-24 gap-4"
    >
      {missed.length === 0 ? (
        <p>{t("result.all")}</p>
      ) : (
        <>
          <p>{t("result.missed")}</p>
          <ul className="border-t-2 border-ink">
            {missed.map((one) => (
              <li key={one.slug} className="grid gap-1 border-b border-line py-2">
                <span className="flex flex-wrap items-center gap-x-3">
                  <a
                    href={`/term/${one.slug}`}
                    className="inline-flex min-h-12 items-center font-bold text-blueprint underline underline-offset-4 wrap-anywhere hover:no-underline"
                  >
                    <TermName name={one.shown} language={pair.shown} />
                  </a>
                  <span className="font-bold wrap-anywhere">
                    <TermName name={one.right} language={pair.asked} />
                  </span>
                </span>
                {one.chosen && (
                  <span className="text-muted">
                    {t("result.chosen")} <TermName name={one.chosen} language={pair.asked} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
        <a href={quizPath({ ...pair, trade, set: set + 1 })} className={buttonClass({})}>
          {t("result.another")}
        </a>
        {missed.length > 0 && <TextLink href={deckPath({ ...pair, trade })}>{t("result.cards")}</TextLink>}
      </p>
    </TitledSection>
  );
}

function Choice({ view }: { view: QuizView }) {
  const t = useText("lingo-quiz");
  const lingo = useText("lingo");
  const { pair, trade, set } = view;
  const languages = LANGUAGES.map((value) => ({ value, text: lingo(`languages.${value}`) }));
  return (
    <form
      key={quizPath({ ...pair, trade, set })}
      method="get"
      action={PATH}
      className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto] print:hidden"
    >
      <SelectField name="shown" label={t("shown")} options={languages} defaultValue={pair.shown} />
      <SelectField name="asked" label={t("asked")} options={languages} defaultValue={pair.asked} />
      <SelectField
        name="trade"
        label={t("trade")}
        options={[
          { value: "", text: t("allTrades") },
          ...TRADES.map((value) => ({ value, text: lingo(`trades.${value}`) })),
        ]}
        defaultValue={trade}
      />
      <Button variant="outline">{t("choose")}</Button>
    </form>
  );
}

/** Ten questions on one sheet, the score, and what was missed, all by forms. */
export function QuizScreen({ view, idem, sent }: QuizScreenProps) {
  const t = useText("lingo-quiz");
  const shell = useText("shell");
  const { pair, questions, result } = view;
  const open = sent?.open ?? [];
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("lingoQuiz"))} title={shell("screens.lingoQuiz.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      {(sent?.incomplete || open.length > 0) && (
        <ErrorSummary
          title={t("errors.summary")}
          message={sent?.incomplete ? t("errors.form") : undefined}
          items={open.map((slug) => {
            const n = questions.findIndex((one) => one.slug === slug);
            const first = questions[n]?.options[0]?.slug;
            return { field: `${fieldOf(n)}-${first}`, message: t("errors.openAt", { n: n + 1 }) };
          })}
        />
      )}
      <Result view={view} />
      {!result && questions.length > 0 && (
        <>
          <p className="text-lg font-medium">{t(`question.${pair.asked}`)}</p>
          <Questions view={view} idem={idem} sent={sent} />
        </>
      )}
      {!result && questions.length === 0 && (
        <EmptyState title={t("none.title")}>
          <p>{t("none.text")}</p>
        </EmptyState>
      )}
      <Choice view={view} />
      <p className="flex flex-wrap gap-x-6">
        <TextLink href={screen("lingoCards").path}>{t("toCards")}</TextLink>
        <TextLink href={screen("constructionLingo").path}>{t("glossary")}</TextLink>
      </p>
    </div>
  );
}
