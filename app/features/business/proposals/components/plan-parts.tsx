import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { Fold } from "~/ui/fold.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { PLANS_KEPT, PROPOSAL_LIMITS } from "../proposals.limits.ts";
import type { Offer, ProposalView } from "../proposals.view.server.ts";
import { useSay } from "./proposal-parts.tsx";

/** What could be paid by the month, worked out for the price that is shown. It is an estimate and says so. */
export function OfferPlans({ offer }: { offer: Pick<Offer, "plans" | "total"> }) {
  const t = useText("proposals");
  const { money, number, percent } = useFormat();
  if (offer.plans.length === 0) return null;
  return (
    <TitledSection id="plans" title={t("fields.financing")} className="grid gap-2">
      <DataTable
        caption={t("plans.caption", { total: isolated(money(offer.total)) })}
        columns={[
          { key: "name", heading: t("plans.name") },
          { key: "apr", heading: t("plans.apr"), numeric: true },
          { key: "payment", heading: t("plans.payment"), numeric: true },
          { key: "months", heading: t("plans.months"), numeric: true },
          { key: "fee", heading: t("plans.fee"), numeric: true },
          { key: "paid", heading: t("plans.paid"), numeric: true },
          { key: "cost", heading: t("plans.cost"), numeric: true },
        ]}
        rows={offer.plans.map((plan) => ({
          id: plan.id,
          cells: {
            name: <Typed text={plan.name} />,
            apr: <bdi>{percent(plan.apr.toFixed(2))}</bdi>,
            payment: <bdi>{money(plan.payment)}</bdi>,
            months: <bdi>{number(plan.payments)}</bdi>,
            fee: <bdi>{money(plan.feeCents)}</bdi>,
            paid: <bdi>{money(plan.paid)}</bdi>,
            cost: <bdi>{money(plan.cost)}</bdi>,
          },
        }))}
      />
      <p className="max-w-prose text-sm">{t("plans.estimate")}</p>
    </TitledSection>
  );
}

/** Which of the kept plans the client is shown. */
export function EditPlans({ view, sent }: { view: ProposalView; sent?: Sent }) {
  const t = useText("proposals");
  const say = useSay();
  const { percent } = useFormat();
  const form = formOf(
    ["plans"],
    sent,
    Object.fromEntries(view.plansToChoose.map(({ id, isOn }, n) => [`plan${n}`, isOn ? id : ""])),
  );
  const error = form.error("plan0");
  return (
    <Fold title={t("plans.edit")} open={form.isSent}>
      {view.plansToChoose.length === 0 ? (
        <p className="max-w-prose">{t("plans.none")}</p>
      ) : (
        <form method="post" noValidate className="grid max-w-2xl gap-4" data-reload>
          <input type="hidden" name="version" value={view.proposal.version} />
          <p className="text-muted">{t("plans.text", { most: PROPOSAL_LIMITS.plans })}</p>
          {view.plansToChoose.map(({ id, name, rate, months }, n) => (
            <Checkbox
              key={id}
              name={`plan${n}`}
              id={`plan${n}`}
              value={id}
              label={t("plans.one", {
                ...{ name: isolated(name), rate: isolated(percent(rate)) },
                months: isolated(months),
              })}
              defaultChecked={form.value(`plan${n}`) === id}
              error={n === 0 && error ? say(error) : undefined}
            />
          ))}
          <Button name="intent" value="plans" variant="outline" className="justify-self-start max-sm:w-full">
            {t("edit.save")}
          </Button>
        </form>
      )}
      <p>
        <TextLink href={PLANS_KEPT}>{t("plans.keep")}</TextLink>
      </p>
    </Fold>
  );
}
