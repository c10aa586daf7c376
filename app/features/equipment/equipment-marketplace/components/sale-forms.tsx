import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Button, buttonClass } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { REPORT_REASONS } from "~db/schema/sales.terms.ts";
import { offerPath, SALE_LIMITS } from "../sales.limits.ts";
import type { SaleView } from "../sales.view.server.ts";
import { ChoiceField, TypedField } from "./parts.tsx";

interface Parts {
  view: SaleView;
  sent?: Sent;
}

/** A price that somebody names, or the way to the one that was named. */
export function OfferPart({ view, sent }: Parts) {
  const t = useText("equipment-marketplace");
  const form = formOf(["offer"], sent);
  const canOffer = !view.isExample && !view.mine && !view.spokenFor && view.isPublished;
  return (
    <div className="grid justify-items-start gap-3 print:hidden">
      {view.offer && (
        <a href={offerPath(view.offer)} className={buttonClass({ variant: "outline" })}>
          {t("sale.yourOffer")}
        </a>
      )}
      {canOffer && (
        <form method="post" noValidate className="grid w-full max-w-md gap-4" data-reload>
          <input type="hidden" name="idem" value={form.idem ?? view.idem} />
          <TypedField form={form} name="amount" label={t("fields.amount")} type="decimal" />
          <TypedField
            form={form}
            name="message"
            label={t("fields.message")}
            most={SALE_LIMITS.message}
            long
          />
          <p className="text-sm text-muted">{t("sale.offerText")}</p>
          <Button name="intent" value="offer" className="justify-self-start">
            {t("sale.offer")}
          </Button>
        </form>
      )}
    </div>
  );
}

/** Questions with their answers; the seller answers, others ask. */
export function Questions({ view, sent }: Parts) {
  const t = useText("equipment-marketplace");
  const { date } = useFormat();
  const ask = formOf(["ask"], sent);
  const canAsk = !view.isExample && !view.mine && view.isPublished;
  return (
    <TitledSection
      id="questions"
      title={t("questions.title")}
      className="grid content-start gap-3 print:hidden"
    >
      {view.questions.length === 0 && <p className="text-muted">{t("questions.none")}</p>}
      <ul>
        {view.questions.map(({ id, question, answer, createdAt }) => {
          const form = formOf(["reply"], sent?.fields.question === id ? sent : undefined, { answer });
          return (
            <li key={id} className="grid gap-2 border-t border-line py-3">
              <p className="font-bold">
                <Typed text={question} />
              </p>
              <p className="text-sm text-muted">{date(createdAt.slice(0, 10))}</p>
              {answer ? (
                <p>
                  <Typed text={answer} />
                </p>
              ) : (
                <p className="text-muted">{t("questions.waits")}</p>
              )}
              {view.mayWrite && (
                <form method="post" noValidate className="grid max-w-xl gap-3" data-reload>
                  <input type="hidden" name="question" value={id} />
                  <TypedField
                    form={form}
                    name="answer"
                    id={`answer-${id}`}
                    label={t("fields.answer")}
                    most={SALE_LIMITS.question}
                    long
                  />
                  <Button
                    name="intent"
                    value="reply"
                    variant="outline"
                    size="sm"
                    className="justify-self-start"
                  >
                    {t("questions.reply")}
                  </Button>
                </form>
              )}
            </li>
          );
        })}
      </ul>
      {canAsk && (
        <form method="post" noValidate className="grid max-w-xl gap-3" data-reload>
          <input type="hidden" name="idem" value={ask.idem ?? view.idem} />
          <TypedField
            form={ask}
            name="question"
            label={t("fields.question")}
            most={SALE_LIMITS.question}
            long
          />
          <p className="text-sm text-muted">{t("questions.public")}</p>
          <Button name="intent" value="ask" variant="outline" className="justify-self-start">
            {t("questions.ask")}
          </Button>
        </form>
      )}
    </TitledSection>
  );
}

/** Saying that a machine is stolen, or not what it is said to be. */
export function ReportPart({ view, sent }: Parts) {
  const t = useText("equipment-marketplace");
  const form = formOf(["report"], sent);
  if (view.isExample || view.mine || !view.isPublished) return null;
  return (
    <Fold title={t("report.title")} open={form.isSent}>
      <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <p>{t("report.text")}</p>
        <ChoiceField
          form={form}
          name="reason"
          label={t("fields.reason")}
          options={[
            { value: "", text: t("choose") },
            ...REPORT_REASONS.map((reason) => ({ value: reason, text: t(`report.reasons.${reason}`) })),
          ]}
        />
        <TypedField form={form} name="note" label={t("fields.note")} most={SALE_LIMITS.note} long />
        <Button name="intent" value="report" variant="outline" className="justify-self-start">
          {t("report.do")}
        </Button>
      </form>
    </Fold>
  );
}
