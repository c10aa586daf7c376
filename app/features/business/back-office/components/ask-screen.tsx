import { MOVE_INTENT, ProcessActions, ProcessTimeline } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { BoxField, ChoiceField, formOf, TypedField } from "~/ui/typed-field.tsx";
import { ASK, ASK_LIMITS, BOOKKEEPER, requestPath } from "../bookkeeper.limits.ts";
import type { AskingView } from "../bookkeeper.view.server.ts";
import { DESK, itemPath } from "../desk.limits.ts";
import { Answered, Asked, Problem, usePaperLine, useProcessTexts, useSay } from "./bookkeeper-parts.tsx";

interface AskScreenProps {
  view: AskingView;
  sent?: Sent;
}

/** The request that the address names: what was asked, what was answered, and the next step. */
function Chosen({ chosen, view, sent }: AskScreenProps & { chosen: NonNullable<AskingView["chosen"]> }) {
  const t = useText("ask-bookkeeper");
  const texts = useProcessTexts();
  const line = usePaperLine();
  const { request, standing, papers, timeline } = chosen;
  const isMove = sent?.fields.intent === MOVE_INTENT;
  const noted = isMove && sent.errors.note ? { note: "errors.noteMissing" } : undefined;
  return (
    <section aria-labelledby="request" className="grid gap-6 border-s-4 border-ink ps-4">
      <h2 id="request" className="text-xl font-bold wrap-anywhere">
        <Typed text={request.topic} />
      </h2>
      <ProcessActions
        isServed
        standing={view.readOnly ? { ...standing, choices: [] } : standing}
        texts={texts}
        idem={view.keys.move}
        reply={isMove ? { fields: { ...sent.fields }, errors: { ...noted } } : undefined}
      />
      {standing.state === "asked" && view.mayShare && (
        <p className="grid max-w-prose gap-1">
          <span className="text-muted">{t("share.text")}</span>
          <TextLink href={`/workspace/share?type=${BOOKKEEPER}&id=${request.id}`}>{t("share.link")}</TextLink>
        </p>
      )}
      <Asked request={request} />
      <Answered request={request} />
      {papers.length > 0 && (
        <ul className="grid border-t border-line">
          {papers.map((paper) => (
            <li key={paper.id} className="grid gap-1 border-b border-line py-2">
              <TextLink href={itemPath(paper.id)}>{line(paper)}</TextLink>
              {paper.proposed && (
                <p>
                  {t("proposed")} <bdi translate="no">{paper.proposed}</bdi>
                </p>
              )}
              {paper.said && (
                <p className="text-muted">
                  <Typed text={paper.said} />
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      <ProcessTimeline events={timeline} texts={texts} />
    </section>
  );
}

/** What is asked: words, papers of the inbox, and the list of a month. */
function AskForm({ view, sent }: AskScreenProps) {
  const t = useText("ask-bookkeeper");
  const say = useSay();
  const format = useFormat();
  const line = usePaperLine();
  const form = formOf(["ask"], sent, { month: view.begin.month });
  const shared = { form, say };
  return (
    <form method="post" action={ASK} noValidate className="grid max-w-2xl gap-5" data-reload>
      <input type="hidden" name="idem" value={form.idem ?? view.keys.ask} />
      <TypedField {...shared} name="topic" label={t("fields.topic")} most={ASK_LIMITS.topic} />
      <TypedField {...shared} name="words" label={t("fields.words")} most={ASK_LIMITS.words} long />
      <ChoiceField
        {...shared}
        name="month"
        label={t("fields.month")}
        options={[
          { value: "", text: t("noMonth") },
          ...view.months.map((value) => ({ value, text: format.month(value) })),
        ]}
      />
      {view.waiting.length > 0 && (
        <fieldset className="grid gap-1">
          <legend className="mb-1.5 font-medium">{t("fields.papers")}</legend>
          {view.waiting.map((paper, n) => (
            <BoxField
              key={paper.id}
              form={
                form.isSent ? form : { ...form, value: () => (paper.id === view.begin.paper ? paper.id : "") }
              }
              say={say}
              name={`paper${n}`}
              value={paper.id}
              label={line(paper)}
            />
          ))}
        </fieldset>
      )}
      <Button name="intent" value="ask" size="lg" className="justify-self-start max-sm:w-full">
        {t("submit")}
      </Button>
    </form>
  );
}

/** What a bookkeeper is asked, and the form of another question. */
export default function AskScreen({ view, sent }: AskScreenProps) {
  const t = useText("ask-bookkeeper");
  const shell = useText("shell");
  const say = useSay();
  const { date } = useFormat();
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("askBookkeeper"))} title={shell("screens.askBookkeeper.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <p className="print:hidden">
        <TextLink href={DESK}>{shell("screens.financialAdminServices.title")}</TextLink>
      </p>
      <Problem sent={sent} />
      {view.isMissing && <Notice tone="warn" title={t("errors.gone")} />}
      {view.chosen && <Chosen chosen={view.chosen} view={view} sent={sent} />}
      {!view.readOnly && (
        <TitledSection id="ask" title={t("ask")} className="grid gap-4 print:hidden">
          <AskForm view={view} sent={sent} />
        </TitledSection>
      )}
      <TitledSection id="requests" title={t("requests")} className="grid gap-3">
        {view.requests.length === 0 ? (
          <p>{t("none")}</p>
        ) : (
          <ul className="grid max-w-4xl border-t-2 border-ink">
            {view.requests.map((one) => (
              <li
                key={one.id}
                className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2"
              >
                <TextLink href={requestPath(one.id)}>
                  <Typed text={one.topic} />
                </TextLink>
                <Badge variant={one.state === "answered" ? "default" : "secondary"}>
                  {say(`states.${one.state}`)}
                </Badge>
                <span className="text-sm text-muted">{isolated(date(one.createdAt.slice(0, 10)))}</span>
                {one.papers > 0 && (
                  <span className="text-sm text-muted">{t("papers", { count: one.papers })}</span>
                )}
              </li>
            ))}
          </ul>
        )}
      </TitledSection>
    </div>
  );
}
