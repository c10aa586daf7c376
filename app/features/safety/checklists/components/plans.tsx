import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { ChoiceField, formOf, TypedField } from "~/ui/typed-field.tsx";
import type { Sent } from "../checklists.form.server.ts";
import { CHECKLISTS_LIMITS, templatePath } from "../checklists.limits.ts";
import type { ListView, ShownPlan } from "../checklists.view.server.ts";
import { OfList, useSay } from "./form-parts.tsx";

interface PlanListProps {
  plans: readonly ShownPlan[];
  /** The page of the list on which plans are taken away; left out where they are only shown. */
  path?: string;
}

/** What is due next, each with where its inspection is begun. */
export function PlanList({ plans, path }: PlanListProps) {
  const t = useText("safety-checklists");
  const { date } = useFormat();
  const often = ({ rhythm, every, weekday }: ShownPlan) =>
    rhythm === "weekday"
      ? t("plans.weekday", { day: isolated(weekday) })
      : t(rhythm === "days" ? "plans.days" : "plans.shifts", { count: every });
  return (
    <ul className="border-t-2 border-ink">
      {plans.map((plan) => (
        <li key={plan.id} className="grid gap-1 border-b border-line py-2">
          <a href={plan.href} className="inline-flex min-h-12 items-center font-bold underline wrap-anywhere">
            <OfList text={plan.name} />
          </a>
          <p className="flex flex-wrap gap-x-4 text-sm text-muted">
            <span className={plan.state === "later" ? "" : "font-bold text-danger"}>
              {t(`plans.${plan.state}`, { date: isolated(date(plan.next)) })}
            </span>
            <span>{often(plan)}</span>
            {[plan.siteName, plan.place].filter(Boolean).map((text) => (
              <Typed key={text} text={text} />
            ))}
            {plan.sample && <Badge variant="secondary">{t("sample")}</Badge>}
          </p>
          {path !== undefined && (
            <form method="post" action={path} data-reload>
              <input type="hidden" name="plan" value={plan.id} />
              <Button name="intent" value="unplan" variant="outline">
                {t("plans.drop")}
              </Button>
            </form>
          )}
        </li>
      ))}
    </ul>
  );
}

/** When a list is due, and the form that plans it. */
export function Plans({ view, sent }: { view: ListView; sent?: Sent }) {
  const t = useText("safety-checklists");
  const say = useSay();
  if (view.readOnly && view.plans.length === 0) return null;
  const form = formOf(["plan"], sent, {
    ...{ rhythm: "days", every: "7", startsOn: view.begin.day, planSite: view.begin.site },
    planPlace: view.begin.place,
  });
  const of = (name: string) => ({ form, say, name });
  return (
    <TitledSection id="plans" title={t("plans.ofList")} className="grid gap-3 print:hidden">
      <p className="max-w-prose text-muted">{t("plans.text")}</p>
      {view.plans.length === 0 ? (
        <p>{t("plans.none")}</p>
      ) : (
        <PlanList plans={view.plans} path={view.readOnly ? undefined : templatePath(view.key)} />
      )}
      {!view.readOnly && (
        <Fold title={t("plans.plan")} open={form.isSent}>
          <form
            method="post"
            action={templatePath(view.key)}
            noValidate
            className="grid max-w-xl gap-4"
            data-reload
          >
            <input type="hidden" name="idem" value={form.idem ?? view.idem} />
            <ChoiceField
              {...of("rhythm")}
              label={t("plans.rhythm")}
              options={[
                { value: "days", text: t("plans.manyDays") },
                { value: "shifts", text: t("plans.manyShifts") },
                ...view.weekdays.map(({ day, name }) => ({
                  value: `weekday-${day}`,
                  text: t("plans.weekday", { day: isolated(name) }),
                })),
              ]}
            />
            <TypedField
              {...of("every")}
              type="numeric"
              label={t("plans.every")}
              hint={t("plans.everyHint")}
            />
            {view.sites.length > 0 && (
              <ChoiceField
                {...of("planSite")}
                label={t("fields.site")}
                options={[
                  { value: "", text: t("none") },
                  ...view.sites.map(({ id, name }) => ({ value: id, text: name })),
                ]}
              />
            )}
            <TypedField {...of("planPlace")} label={t("plans.place")} most={CHECKLISTS_LIMITS.place} />
            <TypedField {...of("startsOn")} type="date" label={t("plans.startsOn")} />
            <Button name="intent" value="plan" className="justify-self-start">
              {t("plans.save")}
            </Button>
          </form>
        </Fold>
      )}
    </TitledSection>
  );
}
