import { useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { Button } from "~/ui/button.tsx";
import { permitPath } from "../permits.limits.ts";
import { ChoiceField, formOf, TypedField } from "./form-parts.tsx";
import { PermitFields } from "./permit-fields.tsx";
import type { PermitParts } from "./permit-screen.tsx";

/** The forms that change a permit and take it away. After a refusal it stands open, with what was typed. */
export function EditPermit({ view, sent }: PermitParts) {
  const t = useText("permits");
  const { permit } = view;
  const form = formOf("edit", sent, {
    begin: {
      name: permit.name,
      jurisdiction: permit.jurisdiction,
      recordType: permit.recordType,
      project: permit.projectId ?? "",
      schedule: permit.scheduleId ?? "",
      valuation: permit.valuation,
      scope: permit.scope,
      number: permit.number,
      applicant: permit.applicant,
      portalUrl: permit.portalUrl,
      appliedOn: permit.appliedOn ?? "",
      issuedOn: permit.issuedOn ?? "",
      expiresOn: permit.expiresOn ?? "",
      ruleDays: String(permit.ruleDays),
    },
  });
  const here = permitPath(permit.id);
  return (
    <details className="print:hidden" open={form.isSent}>
      <summary className="inline-flex min-h-12 items-center font-bold underline">{t("edit")}</summary>
      <div className="grid gap-8 pt-4">
        <form method="post" action={here} noValidate className="grid max-w-xl gap-5" data-reload>
          <input type="hidden" name="version" value={permit.version} />
          <PermitFields form={form} projects={view.projects} places={[]} />
          <TypedField
            form={form}
            name="number"
            label={t("fields.number")}
            hint={
              view.numberLike
                ? t("fields.numberLike", { number: isolated(view.numberLike) })
                : t("fields.numberHint")
            }
          />
          <TypedField form={form} name="applicant" label={t("fields.applicant")} />
          <TypedField form={form} name="portalUrl" label={t("fields.portalUrl")} type="url" />
          {view.schedules.length > 0 && (
            <ChoiceField
              form={form}
              name="schedule"
              label={t("fields.schedule")}
              hint={t("fields.scheduleHint")}
              options={[
                { value: "", text: t("fields.none") },
                ...view.schedules.map(({ id, name }) => ({ value: id, text: name })),
              ]}
            />
          )}
          <div className="grid gap-5 sm:grid-cols-2">
            <TypedField form={form} name="appliedOn" label={t("fields.appliedOn")} type="date" />
            <TypedField
              form={form}
              name="issuedOn"
              label={t("fields.issuedOn")}
              hint={t("fields.issuedHint")}
              type="date"
            />
          </div>
          <TypedField
            form={form}
            name="expiresOn"
            label={t("fields.expiresOn")}
            hint={t("fields.expiresHint")}
            type="date"
          />
          <TypedField
            form={form}
            name="ruleDays"
            label={t("fields.ruleDays")}
            hint={t("fields.ruleHint")}
            type="numeric"
          />
          <Button name="intent" value="edit" className="justify-self-start">
            {t("save")}
          </Button>
        </form>
        {view.manages && (
          <details>
            <summary className="inline-flex min-h-12 items-center underline">{t("remove")}</summary>
            <form method="post" action={here} className="grid justify-items-start gap-3 pt-2" data-reload>
              <p className="max-w-prose">{t("removeText")}</p>
              <Button name="intent" value="remove" variant="destructive">
                {t("removeSure")}
              </Button>
            </form>
          </details>
        )}
      </div>
    </details>
  );
}
