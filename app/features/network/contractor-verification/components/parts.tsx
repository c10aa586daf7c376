import { useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { STATES } from "~/lib/us-states.ts";
import type { Sent } from "~/services/form.server.ts";
import { FormProblem } from "~/ui/form-problem.tsx";
import { ChoiceField, type FormState, TypedField } from "~/ui/typed-field.tsx";
import { LICENCE_WORKS } from "~db/schema/tools.licences.ts";
import { CONTRACTOR_LIMITS, CREWS } from "../contractor.limits.ts";

/** Says a key that comes from a schema, a command or a record. */
export function useSay() {
  const t = useText("contractor-verification");
  return (key: string) => t(key as Key<"contractor-verification">);
}

const HIDDEN = ["intent", "idem", "version", "kind", "concern"];

export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("contractor-verification");
  const hidden = sent?.fields.intent === "ask" ? HIDDEN.filter((name) => name !== "kind") : HIDDEN;
  return <FormProblem sent={sent} title={t("errors.summary")} say={useSay()} hidden={hidden} />;
}

/** Who the contractor is and what they are to do. */
export function FactFields({ form }: { form: FormState }) {
  const t = useText("contractor-verification");
  const say = useSay();
  const shared = { form, say };
  return (
    <>
      <TypedField {...shared} name="called" label={t("fields.called")} most={CONTRACTOR_LIMITS.called} />
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField
          {...shared}
          name="region"
          label={t("fields.region")}
          options={[
            { value: "", text: t("fields.noRegion") },
            ...STATES.map(({ id, name }) => ({ value: id, text: isolated(name) })),
          ]}
        />
        <TypedField {...shared} name="number" label={t("fields.number")} most={CONTRACTOR_LIMITS.number} />
        <ChoiceField
          {...shared}
          name="work"
          label={t("fields.work")}
          options={LICENCE_WORKS.map((value) => ({ value, text: say(`works.${value}`) }))}
        />
        <ChoiceField
          {...shared}
          name="crew"
          label={t("fields.crew")}
          options={CREWS.map((value) => ({ value, text: say(`crews.${value}`) }))}
        />
      </div>
      <TypedField
        {...shared}
        name="badge"
        label={t("fields.badge")}
        hint={t("fields.badgeHint")}
        most={CONTRACTOR_LIMITS.badge}
        type="url"
      />
    </>
  );
}
