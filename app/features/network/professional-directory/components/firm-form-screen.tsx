import { DIRECTORY_LIMITS } from "~/engines/directory/directory.ts";
import { useText } from "~/i18n/i18n.tsx";
import { STATES } from "~/lib/us-states.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import { type FormState, formState } from "~/ui/typed-field.tsx";
import type { Twins } from "../directory.form.server.ts";
import { DIRECTORY, firmPath, LICENCES } from "../directory.limits.ts";
import type { FormView } from "../directory.view.server.ts";
import { BANDS, CLASSES, CREWS, INSURANCE, SPOKEN, TRADE_NAMES } from "../firm.ts";
import { BoxField, ChoiceField, Problem, TypedField, useSay } from "./parts.tsx";

/** A state, by its own name in every language. */
function StateField({ form, name }: { form: FormState; name: string }) {
  const t = useText("professional-directory");
  const say = useSay();
  const error = form.error(name);
  return (
    <SelectField
      name={name}
      label={t("form.state")}
      options={[
        { value: "", text: t("form.choose") },
        ...STATES.map(({ id, name: text }) => ({ value: id, text })),
      ]}
      error={error && say(error)}
      defaultValue={form.value(name)}
      translate="no"
    />
  );
}

interface FormProps {
  view: FormView;
  sent?: Sent;
  twins: Twins;
}

/** The form of a firm's page. */
export default function FirmFormScreen({ view, sent, twins }: FormProps) {
  const t = useText("professional-directory");
  const shell = useText("shell");
  const form = formState(sent, view.begin);
  const group = "grid gap-4 border-t-2 border-ink pt-3";
  const boxes = "grid grid-cols-[repeat(auto-fill,minmax(min(10.5rem,100%),1fr))] gap-x-4";
  const choose = { value: "", text: t("form.choose") };
  const classes = [choose, ...CLASSES.map((value) => ({ value, text: t(`classes.${value}`) }))];
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("proForm"))} title={shell("screens.proForm.title")}>
        <p>{t("form.lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      <form method="post" noValidate className="grid gap-8" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        {view.version !== undefined && (
          <>
            <input type="hidden" name="firm" value={view.id} />
            <input type="hidden" name="version" value={view.version} />
          </>
        )}
        {twins.length > 0 && (
          <Notice title={t("form.twins")}>
            <ul>
              {twins.map(({ id, name }) => (
                <li key={id}>
                  <TextLink href={firmPath(id)}>
                    <Typed text={name} />
                  </TextLink>
                </li>
              ))}
            </ul>
            <BoxField form={form} name="sure" label={t("form.sure")} />
          </Notice>
        )}
        <div className="grid max-w-xl gap-4">
          <TypedField form={form} name="name" label={t("form.name")} most={DIRECTORY_LIMITS.name} />
          <TypedField form={form} name="about" label={t("form.about")} long most={DIRECTORY_LIMITS.about} />
          <TypedField form={form} name="services" label={t("facts.services")} long />
        </div>
        <fieldset className={group}>
          <legend className="font-bold">{t("facets.trade")}</legend>
          <div className={boxes}>
            {TRADE_NAMES.map((trade) => (
              <BoxField key={trade} form={form} name={`trade_${trade}`} label={t(`trades.${trade}`)} />
            ))}
          </div>
        </fieldset>
        <fieldset className={group}>
          <legend className="font-bold">{t("reach.title")}</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            <TypedField form={form} name="called" label={t("form.called")} />
            <TypedField form={form} name="position" label={t("form.position")} hint={t("search.nearHint")} />
            <TypedField form={form} name="address" label={t("form.address")} />
            <TypedField form={form} name="phone" label={t("form.phone")} type="tel" />
            <TypedField form={form} name="hours" label={t("form.hours")} />
            <TypedField form={form} name="site" label={t("form.site")} type="url" />
            <TypedField form={form} name="area" label={t("form.area")} type="numeric" />
          </div>
        </fieldset>
        <fieldset className={group}>
          <legend className="font-bold">{t("facets.licence")}</legend>
          <p className="text-muted">{t("form.licenceHint")}</p>
          {LICENCES.map((n) => (
            <fieldset key={n} className="grid gap-3 sm:grid-cols-4">
              <legend className="font-medium">{t("form.licence", { n: n + 1 })}</legend>
              <StateField form={form} name={`state_${n}`} />
              <TypedField form={form} name={`number_${n}`} label={t("form.number")} />
              <ChoiceField form={form} name={`class_${n}`} label={t("form.class")} options={classes} />
              <TypedField form={form} name={`seen_${n}`} label={t("form.seen")} type="date" />
            </fieldset>
          ))}
        </fieldset>
        <fieldset className={group}>
          <legend className="font-bold">{t("facts.title")}</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            <ChoiceField
              form={form}
              name="insurance"
              label={t("facts.insurance")}
              options={[choose, ...INSURANCE.map((value) => ({ value, text: t(`insurances.${value}`) }))]}
            />
            <TypedField form={form} name="insured" label={t("form.insured")} type="date" />
            <ChoiceField
              form={form}
              name="crew"
              label={t("facts.crew")}
              options={[choose, ...CREWS.map((value) => ({ value, text: t(`crews.${value}`) }))]}
            />
            <ChoiceField
              form={form}
              name="price"
              label={t("facts.price")}
              options={[choose, ...BANDS.map((value) => ({ value, text: t(`prices.${value}`) }))]}
            />
          </div>
          <BoxField form={form} name="emergency" label={t("emergencies.yes")} />
        </fieldset>
        <fieldset className={group}>
          <legend className="font-bold">{t("facts.languages")}</legend>
          <div className={boxes}>
            {SPOKEN.map((language) => (
              <BoxField
                key={language}
                form={form}
                name={`language_${language}`}
                label={t(`languages.${language}`)}
              />
            ))}
          </div>
        </fieldset>
        <div className="flex flex-wrap items-center gap-4">
          <Button name="intent" value="save">
            {t("form.save")}
          </Button>
          <TextLink href={view.id ? firmPath(view.id) : DIRECTORY}>{t("form.back")}</TextLink>
        </div>
      </form>
    </div>
  );
}
