import { ChainList } from "~/engines/chain/chain.ts";
import { MOVE_INTENT, ProcessActions, ProcessTimeline } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { ChoiceField, formOf } from "~/ui/typed-field.tsx";
import { SNOOZES, TEL } from "../calls.limits.ts";
import type { OneCallView } from "../calls.view.server.ts";
import { Problem, SafetyLines, useProcessTexts, useSay } from "./parts.tsx";

interface CallScreenProps {
  view: OneCallView;
  sent?: Sent;
}

function Snooze({ view, sent }: CallScreenProps) {
  const t = useText("tel-pro");
  const say = useSay();
  const form = formOf(["snooze"], sent, { until: "hour" });
  return (
    <Fold title={t("snooze.title")} open={form.isSent}>
      <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
        <input type="hidden" name="version" value={view.call.version} />
        <ChoiceField
          form={form}
          say={say}
          name="until"
          label={t("snooze.until")}
          options={SNOOZES.map((value) => ({ value, text: t(`snooze.${value}`) }))}
        />
        <Button name="intent" value="snooze" variant="outline" className="justify-self-start">
          {t("snooze.do")}
        </Button>
      </form>
    </Fold>
  );
}

/** One caller: what is said first, the number to press, and what comes of it. */
export default function CallScreen({ view, sent }: CallScreenProps) {
  const t = useText("tel-pro");
  const texts = useProcessTexts();
  const { moment, money } = useFormat();
  const { call, standing, readOnly } = view;
  const isMove = sent?.fields.intent === MOVE_INTENT;
  const noted = isMove && sent.errors.note ? { note: "errors.noteMissing" } : undefined;
  const waits = call.state === "queued" || call.state === "attempted";
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <SafetyLines hazards={view.hazards} />
      <header className="grid gap-3 border-b border-line pb-6">
        <p className="print:hidden">
          <TextLink href={TEL}>{t("back")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={call.caller || call.phone} />
        </h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {call.sample && <Badge variant="secondary">{t("sample")}</Badge>}
          <bdi dir="ltr" translate="no" className="text-lg tabular-nums">
            {call.phone}
          </bdi>
          <span>{t(`urgencies.${call.urgency}`)}</span>
          {call.place && <Typed text={call.place} />}
          {call.valueCents > 0 && <span>{isolated(money(call.valueCents))}</span>}
        </p>
        <p className="flex flex-wrap gap-x-4 text-muted">
          <span>{isolated(moment(call.createdAt))}</span>
          {call.source === "page" && <span>{t("fromPage")}</span>}
          {call.wantsAt && <span>{t("wants", { moment: isolated(moment(call.wantsAt)) })}</span>}
          {call.rang > 1 && <span>{t("rang", { count: call.rang })}</span>}
          {call.attempts > 0 && <span>{t("tries", { count: call.attempts })}</span>}
          {view.isSnoozed && call.snoozedUntil && (
            <span>{t("rests", { moment: isolated(moment(call.snoozedUntil)) })}</span>
          )}
        </p>
        <p className="max-w-prose text-lg whitespace-pre-line">
          <Typed text={call.reason} />
        </p>
        <p className="print:hidden">
          <a href={view.tel} className={buttonClass({ size: "lg", className: "max-sm:w-full" })}>
            {t("callNow")}
          </a>
        </p>
      </header>
      <Problem sent={sent} />
      <ProcessActions
        isServed
        standing={readOnly ? { ...standing, choices: [] } : standing}
        texts={texts}
        idem={view.keys.move}
        reply={isMove ? { fields: { ...sent.fields }, errors: { ...noted } } : undefined}
      />
      <TitledSection id="texts" title={t("texts.title")} className="grid gap-2 print:hidden">
        <ul className="grid gap-2">
          {view.texts.map(({ name, href, words }) => (
            <li key={name} className="grid gap-x-4 sm:grid-cols-[12rem_1fr]">
              <a href={href} className="inline-flex min-h-12 items-center underline underline-offset-4">
                {t(`texts.${name}.title`)}
              </a>
              <span className="text-muted">{words}</span>
            </li>
          ))}
        </ul>
      </TitledSection>
      {!readOnly && !standing.ended && (
        <TitledSection id="further" title={t("further.title")} className="grid gap-1 print:hidden">
          <ul className="flex flex-wrap gap-x-6">
            {view.ways.map(({ name, href }) => (
              <li key={name}>
                <TextLink href={href}>{t(`further.${name}`)}</TextLink>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      {!readOnly && waits && view.hazards.length === 0 && <Snooze view={view} sent={sent} />}
      {call.answers.length > 0 && (
        <TitledSection id="answers" title={t("answers")} className="grid gap-2">
          <dl className="grid gap-3">
            {call.answers.map(({ question, answer }) => (
              <div key={`${question} ${answer}`}>
                <dt className="text-sm text-muted">
                  <Typed text={question} />
                </dt>
                <dd>
                  <Typed text={answer} />
                </dd>
              </div>
            ))}
          </dl>
        </TitledSection>
      )}
      <ChainList records={view.chain} here={view.end} />
      {view.history.length > 0 && (
        <TitledSection id="history" title={t("history")} className="grid gap-3">
          <ProcessTimeline events={view.history} texts={texts} />
        </TitledSection>
      )}
    </div>
  );
}
