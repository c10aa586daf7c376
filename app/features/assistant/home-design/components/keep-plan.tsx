import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { formState, TypedField } from "~/ui/typed-field.tsx";
import { HOME_PLANS, PLAN_LIMITS } from "../plans.limits.ts";
import type { KeepingView } from "../plans.view.server.ts";

/** Keeps the plan that is shown: under a name, or as the next version of one that is kept. */
export function KeepPlan({ keeping, sent }: { keeping: KeepingView; sent?: Sent }) {
  const t = useText("home-plans");
  const say = (key: string) => t(key as Key<"home-plans">);
  const form = formState(sent, { name: "", plan: "" });
  if (keeping.readOnly) return null;
  return (
    <div className="grid gap-3 print:hidden">
      <FormProblem sent={sent} title={t("errors.summary")} say={say} hidden={["intent", "idem"]} />
      <Fold title={t("keep.title")} open={form.isSent}>
        <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
          <input type="hidden" name="idem" value={form.idem ?? keeping.idem} />
          {keeping.plans.length > 0 && (
            <SelectField
              name="plan"
              label={t("keep.plan")}
              options={[
                { value: "", text: t("keep.new") },
                ...keeping.plans.map(({ id, name }) => ({ value: id, text: name })),
              ]}
              defaultValue={form.value("plan")}
            />
          )}
          <TypedField form={form} say={say} name="name" label={t("keep.name")} most={PLAN_LIMITS.name} />
          <Button name="intent" value="keep" variant="outline" className="justify-self-start">
            {t("keep.do")}
          </Button>
        </form>
      </Fold>
      <p>
        <TextLink href={HOME_PLANS}>{t("all")}</TextLink>
      </p>
    </div>
  );
}
