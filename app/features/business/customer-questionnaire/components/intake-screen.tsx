import { ChainList } from "~/engines/chain/chain.ts";
import { fileHref } from "~/engines/file/file.ts";
import { MOVE_INTENT, ProcessActions, ProcessTimeline } from "~/engines/process/process.ts";
import { Talk } from "~/engines/talk/talk.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { INTAKE, INTAKES, intakePath, QUESTIONNAIRES } from "../intakes.limits.ts";
import type { IntakeView } from "../intakes.view.server.ts";
import { AnswerText, Problem, UnitsLink, useProcessTexts, useSay, useWords } from "./intake-parts.tsx";

interface IntakeProps {
  view: IntakeView;
  sent?: Sent;
}

/** How ready the job is to be priced, why, what the budget buys, and what is left to do. */
function Judged({ judged }: { judged: IntakeView["judged"] }) {
  const t = useText("intakes");
  const say = useSay();
  const words = useWords();
  const { number, money } = useFormat();
  const { budget, tasks } = judged;
  const nothing = tasks.ask.length + tasks.steps.length === 0;
  return (
    <>
      <TitledSection id="ready" title={t("judged.title")} className="grid gap-3">
        <p className="text-lg font-bold tabular-nums">
          {t("judged.line", { score: number(judged.score), whole: number(judged.whole) })}
        </p>
        <ul className="grid gap-1">
          {judged.reasons.map(({ reason, points, most }) => (
            <li key={reason} className="flex flex-wrap gap-x-3">
              <span className="tabular-nums">
                {t("judged.points", { points: number(points), most: number(most) })}
              </span>
              <span>{say(`reasons.${reason}`)}</span>
            </li>
          ))}
        </ul>
        {budget && (
          <Notice title={t(`judged.budget.${budget.verdict}`)}>
            <p>
              {t("judged.range", {
                budget: isolated(money(budget.cents)),
                low: isolated(money(budget.range.p10)),
                likely: isolated(money(budget.range.p50)),
                high: isolated(money(budget.range.p90)),
              })}
            </p>
            <p>{t("judged.samplePrices")}</p>
            {budget.href && (
              <p>
                <TextLink href={budget.href}>{t("judged.quote")}</TextLink>
              </p>
            )}
          </Notice>
        )}
      </TitledSection>
      <TitledSection id="tasks" title={t("tasks.title")} className="grid gap-2">
        {nothing && <p>{t("tasks.none")}</p>}
        <ul className="grid list-disc gap-1 ps-5">
          {tasks.ask.map((question) => (
            <li key={question.id}>{t("tasks.ask", { question: isolated(words.question(question)) })}</li>
          ))}
          {tasks.steps.map((step) => (
            <li key={step}>{say(`tasks.steps.${step}`)}</li>
          ))}
        </ul>
      </TitledSection>
    </>
  );
}

/** What one client was asked and answered. */
export default function IntakeScreen({ view, sent }: IntakeProps) {
  const t = useText("intakes");
  const say = useSay();
  const words = useWords();
  const texts = useProcessTexts();
  const { intake, standing, readOnly } = view;
  const isMove = sent?.fields.intent === MOVE_INTENT;
  const noted = isMove && sent.errors.note ? { note: "errors.noteMissing" } : undefined;
  const isOpen = standing.state === "draft";
  const isRead = ["submitted", "reviewed", "converted"].includes(standing.state);
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-3 border-b border-line pb-6">
        <p className="print:hidden">
          <TextLink href={QUESTIONNAIRES}>{t("back")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={intake.title} />
        </h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {intake.sample && <Badge variant="secondary">{t("sample")}</Badge>}
          <Typed text={intake.client} />
          {intake.place && <Typed text={intake.place} />}
          {intake.email && (
            <a href={`mailto:${intake.email}`} className="underline" dir="ltr">
              {intake.email}
            </a>
          )}
          {intake.phone && (
            <a href={`tel:${intake.phone.replace(/[^\d+]/g, "")}`} className="underline" dir="ltr">
              {intake.phone}
            </a>
          )}
        </p>
        <p className="text-muted">
          {t("askedBy", {
            template: say(`templates.${intake.template}`),
            version: String(intake.formVersion),
          })}
        </p>
      </header>
      <Problem
        sent={sent}
        anchor={(field) => (field === "note" ? `note-${sent?.fields.transition}` : field)}
      />
      <ProcessActions
        isServed
        standing={readOnly ? { ...standing, choices: [] } : standing}
        texts={texts}
        idem={view.keys.move}
        zone="UTC"
        reply={isMove ? { fields: { ...sent.fields }, errors: { ...noted } } : undefined}
      />
      {isOpen && !readOnly && (
        <TitledSection id="share" title={t("share.title")} className="grid gap-1 print:hidden">
          <p className="max-w-prose text-muted">{t("share.text")}</p>
          <p>
            <TextLink href={`/workspace/share?type=${INTAKE}&id=${intake.id}`}>{t("share.link")}</TextLink>
          </p>
        </TitledSection>
      )}
      <ChainList records={view.chain} here={view.end} />
      {isRead && <Judged judged={view.judged} />}
      {isRead && (
        <TitledSection id="next" title={t("next.title")} className="grid gap-1 print:hidden">
          <p className="flex flex-wrap gap-x-6">
            <TextLink href={view.toEstimate}>{t("next.estimate")}</TextLink>
            {view.toDeal && <TextLink href={view.toDeal}>{t("next.deal")}</TextLink>}
            <TextLink href={`${INTAKES}?template=${intake.template}`}>{t("next.compare")}</TextLink>
          </p>
        </TitledSection>
      )}
      <UnitsLink system={view.system} address={intakePath(intake.id)} />
      {view.sections.map((section) => (
        <TitledSection
          key={section.id}
          id={`section-${section.id}`}
          title={say(`sections.${section.id}`)}
          className="grid gap-2"
        >
          <dl className="grid gap-2 sm:grid-cols-2">
            {section.questions.map((question) => (
              <div key={question.id}>
                <dt className="text-muted">{words.question(question)}</dt>
                <dd>
                  <AnswerText question={question} system={view.system} files={view.files} href={fileHref} />
                </dd>
              </div>
            ))}
          </dl>
        </TitledSection>
      ))}
      <Talk
        posts={view.posts}
        idem={view.keys.post}
        zone="UTC"
        maySpeak={!readOnly}
        markText={(mark) => mark}
        sent={sent}
      />
      {view.history.length > 0 && (
        <TitledSection id="history" title={t("history")} className="grid gap-3">
          <ProcessTimeline events={view.history} texts={texts} zone="UTC" />
        </TitledSection>
      )}
    </div>
  );
}
