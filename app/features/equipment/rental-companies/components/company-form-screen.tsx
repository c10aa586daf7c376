import { DIRECTORY_LIMITS } from "~/engines/directory/directory.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { formState } from "~/ui/typed-field.tsx";
import { MACHINES } from "~db/schema/listing.terms.ts";
import { BANDS, COMPANIES, companyPath, YARDS } from "../rental-companies.limits.ts";
import type { FormView } from "../rental-companies.view.server.ts";
import { BLOCKS, LATES, OFF_RENTS, OPENS, WEEKENDS } from "../yard.ts";
import { Problem, TypedField, useSay } from "./parts.tsx";

const CHOICES = [
  ["weekend", "weekends", WEEKENDS],
  ["offRent", "offRents", OFF_RENTS],
  ["late", "lates", LATES],
] as const;

/** The form of a company's page. */
export default function CompanyFormScreen({ view, sent }: { view: FormView; sent?: Sent }) {
  const t = useText("rental-companies");
  const shell = useText("shell");
  const say = useSay();
  const form = formState(sent, view.begin);
  const group = "grid gap-4 border-t-2 border-ink pt-3";
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("rentalCompanyForm"))}
        title={shell("screens.rentalCompanyForm.title")}
      >
        <p>{t("form.lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      <form method="post" noValidate className="grid gap-8" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        {view.version !== undefined && (
          <>
            <input type="hidden" name="company" value={view.id} />
            <input type="hidden" name="version" value={view.version} />
          </>
        )}
        <div className="grid max-w-xl gap-4">
          <TypedField form={form} name="name" label={t("form.name")} most={DIRECTORY_LIMITS.name} />
          <TypedField form={form} name="about" label={t("form.about")} long most={DIRECTORY_LIMITS.about} />
        </div>
        {YARDS.map((n) => (
          <fieldset key={n} className={group}>
            <legend className="font-bold">{t("form.yard", { n: n + 1 })}</legend>
            <div className="grid gap-4 sm:grid-cols-2">
              <TypedField form={form} name={`called_${n}`} label={t("form.called")} />
              <TypedField
                form={form}
                name={`position_${n}`}
                label={t("form.position")}
                hint={n === 0 ? t("search.nearHint") : undefined}
              />
              <TypedField form={form} name={`address_${n}`} label={t("form.address")} />
              <TypedField form={form} name={`phone_${n}`} label={t("form.phone")} type="tel" />
              <TypedField form={form} name={`hours_${n}`} label={t("form.hours")} />
            </div>
          </fieldset>
        ))}
        <fieldset className={group}>
          <legend className="font-bold">{t("list")}</legend>
          <p className="text-muted">{t("form.listHint")}</p>
          {MACHINES.map((machine) => (
            <fieldset key={machine} className="grid gap-1">
              <legend className="font-medium">{t(`machines.${machine}`)}</legend>
              <div className="grid grid-cols-3 gap-3">
                {BLOCKS.map((block) => (
                  <TypedField
                    key={block}
                    form={form}
                    name={`${block}_${machine}`}
                    label={t(`perBlock.${block}`)}
                    type="decimal"
                  />
                ))}
              </div>
            </fieldset>
          ))}
        </fieldset>
        <fieldset className={group}>
          <legend className="font-bold">{t("terms.title")}</legend>
          {BANDS.map((n) => (
            <div key={n} className="grid grid-cols-2 gap-3">
              <TypedField form={form} name={`miles_${n}`} label={t("form.upTo")} type="decimal" />
              <TypedField form={form} name={`band_${n}`} label={t("form.oneWay")} type="decimal" />
            </div>
          ))}
          <div className="grid gap-4 sm:grid-cols-2">
            <TypedField form={form} name="environmental" label={t("form.environmental")} type="decimal" />
            <TypedField form={form} name="fuel" label={t("form.fuel")} type="decimal" />
            <TypedField form={form} name="cleaning" label={t("form.cleaning")} type="decimal" />
            <TypedField form={form} name="waiver" label={t("form.waiver")} type="decimal" />
            {CHOICES.map(([name, words, values]) => {
              const error = form.error(name);
              return (
                <SelectField
                  key={name}
                  name={name}
                  label={t(`terms.${name}`)}
                  error={error && say(error)}
                  options={[
                    { value: "", text: t("form.choose") },
                    ...values.map((value) => ({
                      value,
                      text: t(`${words}.${value}` as Key<"rental-companies">),
                    })),
                  ]}
                  defaultValue={form.value(name)}
                />
              );
            })}
          </div>
          {OPENS.map((when) => (
            <Checkbox
              key={when}
              name={when}
              label={t(`facets.open_${when}`)}
              defaultChecked={form.value(when) === "on"}
            />
          ))}
        </fieldset>
        <div className="flex flex-wrap items-center gap-4">
          <Button name="intent" value="save">
            {t("form.save")}
          </Button>
          <TextLink href={view.id ? companyPath(view.id) : COMPANIES}>{t("form.back")}</TextLink>
        </div>
      </form>
    </div>
  );
}
