import { MOVE_INTENT, ProcessActions, ProcessTimeline } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { LIEN_WAIVER, WAIVER_LIMITS, WAIVERS, waiverPath } from "../waiver.limits.ts";
import type { OneWaiverView } from "../waiver.view.server.ts";
import { PdfLink, Problem, useProcessTexts, useSay, WaiverText } from "./waiver-parts.tsx";

interface WaiverScreenProps {
  view: OneWaiverView;
  sent?: Sent;
}

/** One payment, with the form that says when the bank had it. */
function Payment({
  payment,
  view,
  sent,
}: WaiverScreenProps & { payment: OneWaiverView["payments"][number] }) {
  const t = useText("lien-waivers");
  const say = useSay();
  const { money, date } = useFormat();
  const mine = sent?.fields.payment === payment.id ? sent : undefined;
  const form = formOf(["clear"], mine, { clearedOn: view.day });
  return (
    <li className="grid gap-2 border-b border-line py-3">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <bdi className="font-bold tabular-nums">{money(payment.cents)}</bdi>
        <span>{t("payments.paid", { date: isolated(date(payment.paidOn)) })}</span>
        {payment.reference && <bdi translate="no">{payment.reference}</bdi>}
        {payment.clearedOn ? (
          <span>{t("payments.cleared", { date: isolated(date(payment.clearedOn)) })}</span>
        ) : (
          <Badge variant="destructive">{t("payments.notCleared")}</Badge>
        )}
        {view.waiver.paymentId === payment.id && <Badge variant="secondary">{t("payments.tied")}</Badge>}
      </p>
      {!payment.clearedOn && !view.readOnly && (
        <form method="post" noValidate className="flex flex-wrap items-end gap-3 print:hidden" data-reload>
          <input type="hidden" name="payment" value={payment.id} />
          <TypedField
            form={form}
            say={say}
            id={`clear-${payment.id}`}
            name="clearedOn"
            label={t("fields.clearedOn")}
            type="date"
          />
          <Button name="intent" value="clear" variant="outline">
            {t("payments.clear")}
          </Button>
        </form>
      )}
    </li>
  );
}

function Payments({ view, sent }: WaiverScreenProps) {
  const t = useText("lien-waivers");
  const say = useSay();
  const form = formOf(["payment"], sent, { paidOn: view.day });
  const shared = { form, say };
  return (
    <TitledSection id="payments" title={t("payments.title")} className="grid gap-3">
      <p className="max-w-prose text-muted">{t("payments.text")}</p>
      {view.payments.length === 0 ? (
        <p>{t("payments.none")}</p>
      ) : (
        <ul className="border-t-2 border-ink">
          {view.payments.map((payment) => (
            <Payment key={payment.id} payment={payment} view={view} sent={sent} />
          ))}
        </ul>
      )}
      {!view.readOnly && (
        <Fold title={t("payments.add")} open={form.isSent}>
          <form method="post" noValidate className="grid max-w-2xl gap-5 sm:grid-cols-2" data-reload>
            <input type="hidden" name="idem" value={form.idem ?? view.keys.payment} />
            <TypedField {...shared} name="paid" label={t("fields.paid")} type="decimal" />
            <TypedField {...shared} name="paidOn" label={t("fields.paidOn")} type="date" />
            <TypedField
              {...shared}
              name="reference"
              label={t("fields.reference")}
              hint={t("fields.referenceHint")}
              most={WAIVER_LIMITS.reference}
            />
            <TypedField
              {...shared}
              name="clearedOn"
              label={t("fields.clearedOn")}
              hint={t("fields.clearedOnHint")}
              type="date"
            />
            <Button name="intent" value="payment" className="justify-self-start max-sm:w-full">
              {t("payments.submit")}
            </Button>
          </form>
        </Fold>
      )}
    </TitledSection>
  );
}

/** One waiver: what it says, the money that it stands on, and the way to whoever signs. */
export default function WaiverScreen({ view, sent }: WaiverScreenProps) {
  const t = useText("lien-waivers");
  const say = useSay();
  const texts = useProcessTexts();
  const { money } = useFormat();
  const { waiver, standing, readOnly } = view;
  const isMove = sent?.fields.intent === MOVE_INTENT;
  const noted = isMove && sent.errors.note ? { note: "errors.noteMissing" } : undefined;
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-3 border-b border-line pb-6">
        <p className="print:hidden">
          <TextLink href={WAIVERS}>{t("back")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={waiver.party} />
        </h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {waiver.sample && <Badge variant="secondary">{t("sample")}</Badge>}
          <bdi className="text-xl font-bold tabular-nums">{money(waiver.cents)}</bdi>
          <span>{say(`doc.titles.${waiver.condition}_${waiver.stage}`)}</span>
          {waiver.project && <Typed text={waiver.project} />}
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
      {view.offersConditional && !readOnly && (
        <form method="post" className="grid max-w-prose gap-3 print:hidden" data-reload>
          <input type="hidden" name="version" value={waiver.version} />
          <p>{t("instead.text")}</p>
          <Button name="intent" value="conditional" variant="outline" className="justify-self-start">
            {t("instead.submit")}
          </Button>
        </form>
      )}
      {view.isExample && <Notice title={t("exampleText")} />}
      {standing.state === "requested" && !readOnly && (
        <TitledSection id="share" title={t("share.title")} className="grid gap-1 print:hidden">
          <p className="max-w-prose text-muted">{t("share.text")}</p>
          <p>
            <TextLink href={`/workspace/share?type=${LIEN_WAIVER}&id=${waiver.id}`}>
              {t("share.link")}
            </TextLink>
          </p>
        </TitledSection>
      )}
      <WaiverText view={view} />
      {!view.isExample && <PdfLink href={`${waiverPath(waiver.id)}/waiver.pdf`} />}
      <Payments view={view} sent={sent} />
      {view.timeline.length > 0 && (
        <TitledSection id="history" title={t("history")} className="grid gap-3">
          <ProcessTimeline events={view.timeline} texts={texts} />
        </TitledSection>
      )}
    </div>
  );
}
