import { OfferedLines } from "~/engines/lines/lines.ts";
import { ProcessStanding } from "~/engines/process/process.ts";
import { Talk } from "~/engines/talk/talk.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { CHANGE_LIMITS } from "../change-orders.limits.ts";
import type { HeldChangeView } from "../change-orders.view.server.ts";
import { ChangeHead, Problem, Proof, useProcessTexts, useSay } from "./change-parts.tsx";

interface HeldChangeScreenProps {
  view: HeldChangeView;
  sent?: Sent;
}

function Prices({ view }: Pick<HeldChangeScreenProps, "view">) {
  const t = useText("change-orders");
  const { money } = useFormat();
  return (
    <TitledSection id="lines" title={t("lines.title")} className="grid gap-4">
      <OfferedLines
        sections={view.sections}
        caption={t("lines.caption")}
        headings={{ text: t("fields.text"), qty: t("fields.qty"), amount: t("lines.amount") }}
      />
      <dl className="grid max-w-md grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-t-2 border-ink pt-2">
        {view.added !== 0 && (
          <>
            <dt>{t("lines.subtotal")}</dt>
            <dd className="text-end tabular-nums">
              <bdi>{money(view.subtotal)}</bdi>
            </dd>
            <dt>{t("lines.added")}</dt>
            <dd className="text-end tabular-nums">
              <bdi>{money(view.added)}</bdi>
            </dd>
          </>
        )}
        <dt className="text-lg font-bold">{t("lines.total")}</dt>
        <dd className="text-end text-lg font-bold tabular-nums">
          <bdi>{money(view.total)}</bdi>
        </dd>
      </dl>
    </TitledSection>
  );
}

/** The decision with the typed name: one form for each way, so that all of it works without scripts. */
function Decide({ view, sent, intent }: HeldChangeScreenProps & { intent: "approve" | "reject" }) {
  const t = useText("change-orders");
  const say = useSay();
  const form = formOf([intent], sent);
  const errorOf = (name: string) => {
    const error = form.error(name);
    return error && say(error);
  };
  return (
    <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
      <input type="hidden" name="idem" value={form.idem ?? view.keys.decide} />
      <input type="hidden" name="version" value={view.order.version} />
      <Field
        name="printedName"
        id={`${intent}-printedName`}
        label={t("decide.name")}
        hint={intent === "approve" ? t("decide.nameHint") : undefined}
        defaultValue={form.isSent ? form.value("printedName") : view.name}
        error={errorOf("printedName")}
        maxLength={CHANGE_LIMITS.printedName}
        autoComplete="name"
        dir="auto"
      />
      {intent === "reject" && (
        <TextareaField
          name="note"
          id="reject-note"
          label={t("decide.why")}
          defaultValue={form.value("note")}
          error={errorOf("note")}
          maxLength={CHANGE_LIMITS.note}
          rows={3}
          dir="auto"
        />
      )}
      <Button
        name="intent"
        value={intent}
        size="lg"
        variant={intent === "approve" ? "default" : "outline"}
        className="justify-self-start max-sm:w-full"
      >
        {t(`transitions.${intent}`)}
      </Button>
    </form>
  );
}

/** One change order for whoever holds its link: what it costs, and to approve or reject it under a typed name. */
export default function HeldChangeScreen({ view, sent }: HeldChangeScreenProps) {
  const t = useText("change-orders");
  const say = useSay();
  const texts = useProcessTexts();
  const { order, standing } = view;
  const isOut = standing.state === "draft" || standing.state === "priced" || standing.state === "void";
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <ChangeHead order={order} />
      <Problem sent={sent} />
      <ProcessStanding standing={standing} texts={texts} zone={order.zone} />
      {isOut && <Notice title={t("held.takenBack")} />}
      <Proof sent={view.sent} approved={view.approved} zone={order.zone} />
      <Prices view={view} />
      {view.mayDecide && (
        <TitledSection id="decide" title={t("decide.title")} className="grid gap-4 print:hidden">
          <p className="max-w-prose">{t("decide.text")}</p>
          <Decide view={view} sent={sent} intent="approve" />
          <Fold title={t("decide.rejectInstead")} open={sent?.fields.intent === "reject"}>
            <Decide view={view} sent={sent} intent="reject" />
          </Fold>
        </TitledSection>
      )}
      <Talk
        posts={view.posts}
        idem={view.keys.post}
        zone={order.zone}
        maySpeak={view.maySpeak}
        name={view.asksName ? view.name : undefined}
        markText={say}
        sent={sent}
      />
    </div>
  );
}
