import { ProcessStanding } from "~/engines/process/process.ts";
import { Talk } from "~/engines/talk/talk.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Field } from "~/ui/field.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { SignatureField } from "~/ui/signature.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { PROPOSAL_LIMITS } from "../proposals.limits.ts";
import type { HeldProposalView } from "../proposals.view.server.ts";
import { OfferPayments, OfferPrices, OfferWords } from "./offer-parts.tsx";
import { OfferPlans } from "./plan-parts.tsx";
import { Problem, Proof, ProposalHead, useProcessTexts, useSay } from "./proposal-parts.tsx";

interface HeldProposalScreenProps {
  view: HeldProposalView;
  sent?: Sent;
}

/** What the client chooses; the total is worked out anew by the server. */
function Choose({ view }: Pick<HeldProposalScreenProps, "view">) {
  const t = useText("proposals");
  const { money } = useFormat();
  if (!view.mayDecide || (view.groups.length === 0 && view.extras.length === 0)) return null;
  return (
    <TitledSection id="choose" title={t("choose.title")} className="grid gap-4 print:hidden">
      <form method="get" action="#decide" className="grid gap-5" data-reload>
        <input type="hidden" name="pick" value="1" />
        {view.groups.map(({ name, group, chosen, choices }) => (
          <RadioTiles
            key={name}
            name={name}
            legend={<bdi>{group}</bdi>}
            chosen={chosen}
            options={choices.map(({ value, choice, lines, total }) => ({
              value,
              text: <bdi>{choice}</bdi>,
              note: `${lines.join(", ")} · ${t("choose.total", { total: isolated(money(total)) })}`,
            }))}
          />
        ))}
        {view.extras.map(({ name, id, text, chosen, more }) => (
          <Checkbox
            key={id}
            name={name}
            id={name}
            label={t("choose.extra", { line: isolated(text), more: isolated(money(more)) })}
            defaultChecked={chosen}
          />
        ))}
        <Button variant="outline" className="justify-self-start max-sm:w-full">
          {t("choose.show")}
        </Button>
      </form>
    </TitledSection>
  );
}

/** The choice as the page shows it, for the form that accepts it. */
function Chosen({ view }: Pick<HeldProposalScreenProps, "view">) {
  return (
    <>
      <input type="hidden" name="total" value={view.total} />
      {view.groups.map(({ name, chosen }) => (
        <input key={name} type="hidden" name={name} value={chosen} />
      ))}
      {view.extras.map(({ name, chosen }) =>
        chosen ? <input key={name} type="hidden" name={name} value="on" /> : null,
      )}
    </>
  );
}

/** The decision with the typed name: one form for each way, so that all of it works without scripts. */
function Decide({ view, sent, intent }: HeldProposalScreenProps & { intent: "accept" | "decline" }) {
  const t = useText("proposals");
  const say = useSay();
  const { money } = useFormat();
  const form = formOf([intent], sent);
  const errorOf = (name: string) => {
    const error = form.error(name);
    return error && say(error);
  };
  const isAccept = intent === "accept";
  return (
    <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
      <input type="hidden" name="idem" value={form.idem ?? view.keys[intent]} />
      <input type="hidden" name="version" value={view.proposal.version} />
      {isAccept && <Chosen view={view} />}
      {isAccept && (
        <p className="text-lg font-bold">{t("decide.total", { total: isolated(money(view.total)) })}</p>
      )}
      <Field
        name="printedName"
        id={`${intent}-printedName`}
        label={t("decide.name")}
        hint={isAccept ? t("decide.nameHint") : undefined}
        defaultValue={form.isSent ? form.value("printedName") : view.name}
        error={errorOf("printedName")}
        maxLength={PROPOSAL_LIMITS.printedName}
        autoComplete="name"
        dir="auto"
      />
      {isAccept && (
        <SignatureField
          name="drawn"
          value={form.value("drawn")}
          words={{ draw: t("decide.draw"), clear: t("decide.clear"), drawn: t("decide.drawn") }}
        />
      )}
      {isAccept ? (
        <Checkbox
          name="agree"
          id="accept-agree"
          label={t("decide.agree")}
          error={errorOf("agree")}
          defaultChecked={form.value("agree") === "on"}
        />
      ) : (
        <TextareaField
          name="note"
          id="decline-note"
          label={t("decide.why")}
          defaultValue={form.value("note")}
          error={errorOf("note")}
          maxLength={PROPOSAL_LIMITS.note}
          rows={3}
          dir="auto"
        />
      )}
      <Button
        name="intent"
        value={intent}
        size="lg"
        variant={isAccept ? "default" : "outline"}
        className="justify-self-start max-sm:w-full"
      >
        {t(`transitions.${intent}`)}
      </Button>
    </form>
  );
}

/** A question about one line. */
function Ask({ view, sent }: HeldProposalScreenProps) {
  const t = useText("proposals");
  const say = useSay();
  const form = formOf(["ask"], sent);
  const errorOf = (name: string) => {
    const error = form.error(name);
    return error && say(error);
  };
  return (
    <Fold title={t("ask.title")} open={form.isSent}>
      <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.keys.ask} />
        <SelectField
          name="line"
          id="ask-line"
          label={t("ask.line")}
          options={view.sections.flatMap(({ lines }) => lines.map(({ id, text }) => ({ value: id, text })))}
          defaultValue={form.value("line")}
          error={errorOf("line")}
        />
        <TextareaField
          name="body"
          id="ask-body"
          label={t("ask.body")}
          defaultValue={form.value("body")}
          error={errorOf("body")}
          maxLength={PROPOSAL_LIMITS.question}
          rows={3}
          dir="auto"
        />
        {view.asksName && (
          <Field
            name="printedName"
            id="ask-printedName"
            label={t("decide.name")}
            defaultValue={form.isSent ? form.value("printedName") : view.name}
            error={errorOf("printedName")}
            maxLength={PROPOSAL_LIMITS.printedName}
            autoComplete="name"
            dir="auto"
          />
        )}
        <Button name="intent" value="ask" variant="outline" className="justify-self-start max-sm:w-full">
          {t("ask.submit")}
        </Button>
      </form>
    </Fold>
  );
}

/** One proposal for whoever holds its link: what is offered, what can be chosen, and to accept or decline it under a typed name. */
export default function HeldProposalScreen({ view, sent }: HeldProposalScreenProps) {
  const t = useText("proposals");
  const say = useSay();
  const texts = useProcessTexts();
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12" data-brand={view.brand?.accent}>
      <ProposalHead proposal={view.proposal} facts={view.facts} brand={view.brand} />
      <Problem sent={sent} />
      <ProcessStanding standing={view.standing} texts={texts} zone="UTC" />
      {view.isBack && <Notice title={t("held.takenBack")} />}
      <Proof sent={view.sent} accepted={view.accepted} />
      <OfferWords facts={view.facts} />
      <Choose view={view} />
      <OfferPrices offer={view} />
      <OfferPayments offer={view} />
      <OfferPlans offer={view} />
      <p className="print:hidden">
        <TextLink href={`/shared/${view.link}/proposal.pdf`}>{t("pdf")}</TextLink>
      </p>
      {view.mayDecide && (
        <TitledSection id="decide" title={t("decide.title")} className="grid gap-4 print:hidden">
          <p className="max-w-prose">{t("decide.text")}</p>
          <Decide view={view} sent={sent} intent="accept" />
          <Fold title={t("decide.declineInstead")} open={sent?.fields.intent === "decline"}>
            <Decide view={view} sent={sent} intent="decline" />
          </Fold>
        </TitledSection>
      )}
      {view.maySpeak && view.sections.length > 0 && <Ask view={view} sent={sent} />}
      <Talk
        posts={view.posts}
        idem={view.keys.post}
        zone="UTC"
        maySpeak={view.maySpeak}
        name={view.asksName ? view.name : undefined}
        markText={say}
        sent={sent}
      />
    </div>
  );
}
