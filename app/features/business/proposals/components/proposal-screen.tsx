import { AskVic, ChainList } from "~/engines/chain/chain.ts";
import { LinesTable } from "~/engines/lines/lines.ts";
import { MOVE_INTENT, ProcessActions, ProcessTimeline, StepForm } from "~/engines/process/process.ts";
import { Talk } from "~/engines/talk/talk.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { overCapIn } from "../deposit-caps.ts";
import { isOut } from "../proposal.process.ts";
import { PROPOSAL, PROPOSALS, proposalPath, proposalPdfPath, valuesPath } from "../proposals.limits.ts";
import type { ProposalView } from "../proposals.view.server.ts";
import { EditFacts, EditLine, EditMilestones, EditPrices } from "./edit-forms.tsx";
import { CashFlow, OfferPayments, OfferWords } from "./offer-parts.tsx";
import { EditPlans, OfferPlans } from "./plan-parts.tsx";
import { Problem, Proof, ProposalHead, useProcessTexts, useSay } from "./proposal-parts.tsx";

interface ProposalScreenProps {
  view: ProposalView;
  sent?: Sent;
}

/** What a client would miss, said before it goes out. */
function Send({ view }: Pick<ProposalScreenProps, "view">) {
  const t = useText("proposals");
  const say = useSay();
  return (
    <TitledSection id="send" title={t("send.title")} className="grid gap-3 print:hidden">
      {view.warnings.length > 0 && (
        <Notice tone="warn" title={t("send.missing")}>
          <ul className="list-disc ps-5">
            {view.warnings.map((warning) => (
              <li key={warning}>{say(`warnings.${warning}`)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {view.isOverCap && <Notice tone="danger" title={say(overCapIn(view.facts.state))} />}
      <StepForm
        transition="send"
        idem={view.keys.send}
        version={view.proposal.version}
        text={t("send.text")}
        label={t("transitions.send")}
      />
    </TitledSection>
  );
}

/** What is left of it: for whoever makes the offer, and for nobody else. */
function Margin({ view }: Pick<ProposalScreenProps, "view">) {
  const t = useText("proposals");
  const { money, percent } = useFormat();
  const { margin } = view;
  if (!margin) return null;
  const rows = [
    { name: t("margin.cost"), value: money(margin.cost) },
    { name: t("margin.price"), value: money(margin.price) },
    { name: t("margin.gain"), value: money(margin.gain) },
    ...(margin.margin === undefined ? [] : [{ name: t("margin.margin"), value: percent(margin.margin) }]),
    ...(margin.markup === undefined ? [] : [{ name: t("margin.markup"), value: percent(margin.markup) }]),
  ];
  return (
    <TitledSection id="margin" title={t("margin.title")} className="grid gap-2 print:hidden">
      <p className="text-sm text-muted">{t("margin.text")}</p>
      <dl className="grid max-w-md grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        {rows.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className="text-end tabular-nums">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  );
}

/** What changed from each version to the next. */
function Changes({ view }: Pick<ProposalScreenProps, "view">) {
  const t = useText("proposals");
  const say = useSay();
  const { money, number } = useFormat();
  if (view.changes.length === 0) return null;
  return (
    <TitledSection id="versions" title={t("versions.title")} className="grid gap-4">
      {view.changes.map(({ number: of, before, total, lines, facts, rates }) => (
        <div key={of} className="grid gap-1">
          <h3 className="font-bold">
            {of === 0
              ? t("versions.draft", { before: number(before) })
              : t("versions.change", { number: number(of), before: number(before) })}
          </h3>
          <p>{t("versions.total", { change: isolated(money(total)) })}</p>
          <ul className="list-disc ps-5">
            {lines.map(({ is, id, text, cents }) => (
              <li key={id}>
                {say(`versions.${is}`)} <Typed text={text} /> <bdi>{money(cents)}</bdi>
              </li>
            ))}
            {facts.map((fact) => (
              <li key={fact}>{t("versions.fact", { fact: say(`fields.${fact}`) })}</li>
            ))}
            {rates && <li>{t("versions.rates")}</li>}
          </ul>
        </div>
      ))}
    </TitledSection>
  );
}

/** What comes of what was accepted: a job with its schedule of values, or an amendment that is signed anew. */
function Next({ view }: Pick<ProposalScreenProps, "view">) {
  const t = useText("proposals");
  if (view.standing.state !== "accepted") return null;
  return (
    <TitledSection id="next" title={t("after.title")} className="grid gap-4 print:hidden">
      {view.job ? (
        <p>
          <TextLink href={valuesPath(view.job)}>{t("after.values")}</TextLink>
        </p>
      ) : (
        !view.readOnly && (
          <>
            <form method="post" className="grid max-w-prose justify-items-start gap-2" data-reload>
              <p className="text-muted">{t("after.convertText")}</p>
              <Button name="intent" value="convert" size="lg" className="max-sm:w-full">
                {t("after.convert")}
              </Button>
            </form>
            <form method="post" className="grid max-w-prose justify-items-start gap-2" data-reload>
              <input type="hidden" name="idem" value={view.keys.amend} />
              <p className="text-muted">{t("after.amendText")}</p>
              <Button name="intent" value="amend" variant="outline" className="max-sm:w-full">
                {t("after.amend")}
              </Button>
            </form>
          </>
        )
      )}
    </TitledSection>
  );
}

/** One proposal: what is offered, what it costs, whose turn it is, and what was sent and signed. */
export default function ProposalScreen({ view, sent }: ProposalScreenProps) {
  const t = useText("proposals");
  const say = useSay();
  const texts = useProcessTexts();
  const { proposal, standing, content, readOnly, mayEdit } = view;
  const isMove = sent?.fields.intent === MOVE_INTENT;
  const noted = isMove && sent.errors.note ? { note: "errors.noteMissing" } : undefined;
  const lines = content.sections.flatMap((section) => section.lines.map((line) => ({ section, line })));
  const price = view.margin?.price ?? 0;
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <ProposalHead proposal={proposal} facts={view.facts}>
        <p className="print:hidden">
          <TextLink href={PROPOSALS}>{t("back")}</TextLink>
        </p>
      </ProposalHead>
      <Problem sent={sent} lines={lines.map(({ line }) => line.id)} />
      <Proof sent={view.sent} accepted={view.accepted} />
      {view.amends && (
        <p>
          <TextLink href={proposalPath(view.amends)}>{t("after.amends")}</TextLink>
        </p>
      )}
      {view.amendments.map(({ id, title, state }) => (
        <p key={id}>
          {t("after.amendedBy")}{" "}
          <TextLink href={proposalPath(id)}>
            <Typed text={title} />
          </TextLink>{" "}
          {say(`states.${state}`)}
        </p>
      ))}
      {!readOnly && view.maySend && <Send view={view} />}
      <ProcessActions
        isServed
        standing={readOnly ? { ...standing, choices: [] } : standing}
        texts={texts}
        idem={view.keys.move}
        zone="UTC"
        reply={isMove ? { fields: { ...sent.fields }, errors: { ...noted } } : undefined}
      />
      {!readOnly && isOut(standing.state) && (
        <TitledSection id="share" title={t("share.title")} className="grid gap-1 print:hidden">
          <p className="max-w-prose text-muted">{t(view.mayShare ? "share.text" : "share.guest")}</p>
          <p>
            <TextLink href={`/workspace/share?type=${PROPOSAL}&id=${proposal.id}`}>
              {t(view.mayShare ? "share.link" : "share.signIn")}
            </TextLink>
          </p>
        </TitledSection>
      )}
      <Next view={view} />
      {!readOnly && <AskVic topic={proposal.title} about={`${PROPOSAL}:${proposal.id}`} />}
      {!view.isExample && (
        <p className="print:hidden">
          <TextLink href={proposalPdfPath(proposal.id)}>{t("pdf")}</TextLink>
        </p>
      )}
      <OfferWords facts={view.facts} />
      <TitledSection id="lines" title={t("prices.title")} className="grid gap-4">
        <LinesTable content={content} caption={t("prices.caption")} view="cost" />
        {mayEdit && (
          <div className="grid">
            {lines.map(({ section, line }) => (
              <EditLine key={line.id} view={view} sent={sent} section={section.title} line={line} />
            ))}
            <EditLine view={view} sent={sent} section={content.sections.at(-1)?.title ?? ""} />
          </div>
        )}
      </TitledSection>
      <Margin view={view} />
      <OfferPayments
        offer={{ payments: view.payments, deposit: view.deposit, total: price, facts: view.facts }}
      />
      <OfferPlans offer={{ plans: view.plans, total: price }} />
      {mayEdit && (
        <div className="grid">
          <EditPrices view={view} sent={sent} />
          <EditMilestones view={view} sent={sent} />
          <EditPlans view={view} sent={sent} />
          <EditFacts view={view} sent={sent} />
        </div>
      )}
      <CashFlow steps={view.cashFlow} total={view.cashFlow.at(-1)?.sum ?? 0} />
      <Changes view={view} />
      <ChainList records={view.chain} here={{ kind: PROPOSAL, id: proposal.id }} />
      <Talk
        posts={view.posts}
        idem={view.keys.post}
        zone="UTC"
        maySpeak={!readOnly}
        markText={say}
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
