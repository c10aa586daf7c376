import type { ConditionStage } from "~/engines/booking/booking.ts";
import { BOOKING_LIMITS, LEAST_PHOTOS } from "~/engines/booking/booking.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import type { ConditionView, LoanView } from "../loan.view.server.ts";
import { loanPath } from "../rentals.limits.ts";
import { Shots } from "./loan-shots.tsx";
import { ChoiceField, TypedField } from "./parts.tsx";

const ANSWERS = ["good", "repair", "na"] as const;
const EIGHTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** What was written down, for reading and for paper. */
export function ConditionFacts({ condition, zone }: { condition: ConditionView; zone: string }) {
  const t = useText("loans");
  const { number, moment } = useFormat();
  if (condition.version === 0) return <p className="text-muted">{t("condition.none")}</p>;
  const { meter, fuel, names } = condition;
  const facts = [
    ...(meter === null ? [] : [{ name: t("condition.meter"), text: number(meter) }]),
    ...(fuel === null ? [] : [{ name: t("condition.fuel"), text: t("condition.eighths", { count: fuel }) }]),
    ...condition.items.map(({ prompt, answer }) => ({
      name: prompt,
      text: t(`condition.answers.${answer as "good"}`),
    })),
  ];
  return (
    <>
      <dl>
        {facts.map(({ name, text }) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line py-1">
            <dt>{name}</dt>
            <dd className="font-bold tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
      {condition.notes && (
        <p>
          <Typed text={condition.notes} />
        </p>
      )}
      <ul>
        {(["lender", "renter"] as const).map((side) => {
          const { name, at } = names[side];
          return (
            <li key={side}>
              {name && at
                ? t("condition.signedBy", {
                    party: t(`condition.${side}`),
                    name: isolated(name),
                    at: isolated(moment(at, zone)),
                  })
                : t("condition.notSigned", { party: t(`condition.${side}`) })}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Writing down how a machine stands, its photos, and the names under it. */
export function ConditionPage({
  view,
  stage,
  sent,
  tooLarge,
}: {
  view: LoanView;
  stage: ConditionStage;
  sent?: Sent;
  tooLarge?: boolean;
}) {
  const t = useText("loans");
  const condition = view[stage];
  const { loan } = view;
  const open = view.may[stage] && !condition.closed;
  const action = loanPath(loan.id, stage);
  const begin = {
    notes: condition.notes,
    meter: condition.meter === null ? "" : String(condition.meter),
    fuel: condition.fuel === null ? "" : String(condition.fuel),
    ...Object.fromEntries(condition.items.map(({ id, answer }) => [id, answer])),
  };
  const form = formOf(["condition"], sent, begin);
  const sign = formOf(["sign"], sent);
  const count = view.shots.filter((shot) => shot.stage === stage).length;
  const facts = <ConditionFacts condition={condition} zone={loan.siteZone} />;
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <TitledSection id="condition" title={t(`condition.${stage}`)} className="grid content-start gap-4">
        {!open && facts}
        {open && (
          <form method="post" action={action} noValidate className="grid max-w-xl gap-4" data-reload>
            <input type="hidden" name="stage" value={stage} />
            <input
              type="hidden"
              name="version"
              value={form.isSent ? form.value("version") : condition.version}
            />
            <div className="grid gap-4 sm:grid-cols-2">
              <TypedField
                form={form}
                name="meter"
                type="decimal"
                label={t("condition.meter")}
                hint={t("condition.meterHint")}
              />
              <ChoiceField
                form={form}
                name="fuel"
                label={t("condition.fuel")}
                options={[
                  { value: "", text: t("condition.noTank") },
                  ...EIGHTHS.map((n) => ({ value: String(n), text: t("condition.eighths", { count: n }) })),
                ]}
              />
            </div>
            {condition.items.map(({ id, prompt }) => (
              <ChoiceField
                key={id}
                form={form}
                name={id}
                label={prompt}
                options={[
                  { value: "", text: t("condition.choose") },
                  ...ANSWERS.map((answer) => ({ value: answer, text: t(`condition.answers.${answer}`) })),
                ]}
              />
            ))}
            <TypedField
              form={form}
              name="notes"
              label={t("condition.notes")}
              hint={t("condition.notesHint")}
              most={BOOKING_LIMITS.notes}
              long
            />
            <Button name="intent" value="condition" className="justify-self-start">
              {t("condition.save")}
            </Button>
          </form>
        )}
        {open && condition.version > 0 && (
          <section className="grid gap-3 border-t-2 border-ink pt-4">
            <h3 className="text-lg font-bold">{t("condition.sign")}</h3>
            {facts}
            {condition.signed ? (
              <p>{t("condition.waits")}</p>
            ) : (
              <form method="post" action={action} noValidate className="grid max-w-xl gap-3" data-reload>
                <input type="hidden" name="stage" value={stage} />
                <input type="hidden" name="version" value={condition.version} />
                <TypedField
                  form={sign}
                  name="signature"
                  label={t("condition.name")}
                  hint={t("condition.nameHint")}
                  most={BOOKING_LIMITS.signature}
                />
                <Button name="intent" value="sign" className="justify-self-start">
                  {t("condition.signDo")}
                </Button>
              </form>
            )}
          </section>
        )}
        {condition.closed && (
          <p>
            <TextLink href={loanPath(loan.id)}>{t("condition.on")}</TextLink>
          </p>
        )}
      </TitledSection>
      <TitledSection id="photos" title={t("photos.title")} className="grid content-start gap-4">
        <p className={count < LEAST_PHOTOS ? "font-bold" : "text-muted"}>
          {t("photos.count", { count, least: LEAST_PHOTOS })}
        </p>
        <Shots view={view} stage={stage} open={open} sent={sent} tooLarge={tooLarge} action={action} />
      </TitledSection>
    </div>
  );
}
