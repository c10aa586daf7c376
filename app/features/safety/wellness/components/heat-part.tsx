import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Field } from "~/ui/field.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { EXAMPLE, KINDS, planPath, WELLNESS, WELLNESS_LIMITS } from "../wellness.limits.ts";
import type { WellnessView } from "../wellness.view.server.ts";
import { ofForm, useFieldOf } from "./form-parts.tsx";

interface PartProps {
  view: WellnessView;
  sent?: Sent;
}

const FORM = "grid max-w-2xl gap-4";
const TEXT = { dir: "auto", autoComplete: "off" } as const;
const NUMBER = { inputMode: "decimal", autoComplete: "off" } as const;

function PlanForm({ view, sent: all }: PartProps) {
  const t = useText("wellness-programs");
  const sent = ofForm(all, "plan");
  const of = useFieldOf(sent);
  const typed = (name: string, first = "") => (sent ? sent.fields[name] : first);
  const sites = [
    { value: "", text: t("fields.otherSite") },
    ...view.sites.map(({ id, name }) => ({ value: id, text: isolated(name) })),
  ];
  return (
    <form method="post" action={WELLNESS} noValidate className={FORM} data-reload>
      <input type="hidden" name="idem" value={sent?.fields.idem ?? view.idem} />
      {view.sites.length > 0 && (
        <SelectField {...of("site")} label={t("fields.site")} options={sites} defaultValue={typed("site")} />
      )}
      <Field
        {...of("siteName")}
        label={t("fields.siteName")}
        defaultValue={typed("siteName")}
        maxLength={WELLNESS_LIMITS.place}
        {...TEXT}
      />
      <Field
        {...of("planOn")}
        type="date"
        label={t("fields.planOn")}
        defaultValue={typed("planOn", view.today)}
      />
      <Field
        {...of("temperature")}
        label={t("fields.temperature")}
        defaultValue={typed("temperature")}
        {...NUMBER}
      />
      <RadioTiles
        {...of("unit")}
        legend={t("fields.unit")}
        options={(view.unit === "c" ? (["c", "f"] as const) : (["f", "c"] as const)).map((value) => ({
          value,
          text: <bdi>{t(value === "c" ? "fields.celsius" : "fields.fahrenheit")}</bdi>,
        }))}
        chosen={typed("unit", view.unit)}
      />
      <Field {...of("humidity")} label={t("fields.humidity")} defaultValue={typed("humidity")} {...NUMBER} />
      <Checkbox
        {...of("fullSun")}
        label={t("fields.fullSun")}
        value="on"
        defaultChecked={typed("fullSun") === "on"}
      />
      <Field {...of("people")} label={t("fields.people")} defaultValue={typed("people")} {...NUMBER} />
      <Field {...of("hours")} label={t("fields.hours")} defaultValue={typed("hours", "8")} {...NUMBER} />
      <Field
        {...of("place")}
        label={t("fields.place")}
        defaultValue={typed("place")}
        maxLength={WELLNESS_LIMITS.place}
        {...TEXT}
      />
      <Button name="intent" value="plan" size="lg" className="justify-self-start">
        {t("heat.make")}
      </Button>
    </form>
  );
}

/** Takes one row away. */
export function Drop({ intent, id, name }: { intent: string; id: string; name: string }) {
  const t = useText("wellness-programs");
  return (
    <form method="post" action={WELLNESS} data-reload data-keep-scroll>
      <input type="hidden" name="id" value={id} />
      <Button
        name="intent"
        value={intent}
        variant="ghost"
        size="sm"
        aria-label={`${t("remove")}: ${isolated(name)}`}
      >
        {t("remove")}
      </Button>
    </form>
  );
}

/** What the heat of a day asks for: the form, and the plans that are kept. */
export function HeatPlans({ view, sent }: PartProps) {
  const t = useText("wellness-programs");
  const { date } = useFormat();
  return (
    <TitledSection id="heat" title={t("heat.title")} className="grid gap-4">
      {!view.readOnly && <PlanForm view={view} sent={sent} />}
      <p className="max-w-prose text-sm text-muted">{t("heat.source")}</p>
      <p className="max-w-prose text-sm text-muted">
        {t("sheet.proposed")} {t("verify")}
      </p>
      <h3 className="text-lg font-bold">{t("heat.list")}</h3>
      {view.plans.length === 0 && <p>{t("heat.none")}</p>}
      <ul className="grid gap-2">
        {view.plans.map((plan) => {
          const index = `${view.unit === "c" ? `${plan.indexC} °C` : `${plan.indexF} °F`}`;
          return (
            <li key={plan.id} className="flex flex-wrap items-center gap-x-4 border-b border-line pb-2">
              <TextLink href={planPath(plan.id)} className="gap-x-2">
                {date(plan.planOn)} {plan.siteName && <Typed text={plan.siteName} />}
              </TextLink>
              <span>{t("heat.feels", { index: isolated(index) })}</span>
              <Badge variant={plan.tier === "high" ? "destructive" : "outline"}>
                {t(`tiers.${plan.tier}`)}
              </Badge>
              {plan.sample && <Badge>{t("sample")}</Badge>}
              {!view.readOnly && <Drop intent="drop-plan" id={plan.id} name={date(plan.planOn)} />}
            </li>
          );
        })}
      </ul>
      <p>
        <TextLink href={planPath(EXAMPLE)}>{t("heat.exampleLink")}</TextLink>
      </p>
    </TitledSection>
  );
}

/** Who is new to the heat, with their day, and the form to mark one. */
export function NewToHeat({ view, sent: all }: PartProps) {
  const t = useText("wellness-programs");
  const { date } = useFormat();
  const sent = ofForm(all, "person");
  const of = useFieldOf(sent);
  const ofDay = useFieldOf(ofForm(all, "day"));
  return (
    <TitledSection id="people-heat" title={t("people.title")} className="grid gap-4">
      <p className="max-w-prose">{t("people.lead")}</p>
      {view.people.length === 0 && <p>{t("people.none")}</p>}
      <ul className="grid gap-3">
        {view.people.map((person) => {
          const failed = ofForm(all, "day", ["person", person.id]);
          return (
            <li key={person.id} className="grid gap-2 border-b border-line pb-3">
              <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <strong>
                  <Typed text={person.name} />
                </strong>
                <span>{t(`kinds.${person.kind}`)}</span>
                <span>{t("people.day", { day: person.day, share: person.share })}</span>
                {person.buddy && <span>{t("people.buddy", { name: isolated(person.buddy) })}</span>}
                {person.sample && <Badge>{t("sample")}</Badge>}
              </p>
              {person.worked.length > 0 && (
                <p className="text-sm text-muted">
                  {t("people.worked", { days: person.worked.map(date).join(" · ") })}
                </p>
              )}
              {!view.readOnly && (
                <div className="flex flex-wrap items-end gap-3">
                  <form
                    method="post"
                    action={WELLNESS}
                    className="flex flex-wrap items-end gap-3"
                    data-reload
                    data-keep-scroll
                  >
                    <input type="hidden" name="person" value={person.id} />
                    <Field
                      {...(failed ? ofDay("workedOn") : { name: "workedOn" })}
                      id={`worked-${person.id}`}
                      type="date"
                      label={t("fields.workedOn")}
                      defaultValue={failed ? failed.fields.workedOn : view.today}
                    />
                    <Button name="intent" value="day" variant="outline">
                      {t("people.mark")}
                    </Button>
                  </form>
                  <Drop intent="drop-person" id={person.id} name={person.name} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {!view.readOnly && (
        <form method="post" action={WELLNESS} noValidate className={FORM} data-reload data-keep-scroll>
          <input type="hidden" name="idem" value={sent?.fields.idem ?? view.idem} />
          <Field
            {...of("name")}
            label={t("fields.name")}
            defaultValue={sent?.fields.name}
            maxLength={WELLNESS_LIMITS.name}
            {...TEXT}
          />
          <SelectField
            {...of("kind")}
            label={t("fields.kind")}
            options={KINDS.map((value) => ({ value, text: t(`kinds.${value}`) }))}
            defaultValue={sent?.fields.kind}
          />
          <Field
            {...of("buddy")}
            label={t("fields.buddy")}
            defaultValue={sent?.fields.buddy}
            maxLength={WELLNESS_LIMITS.name}
            {...TEXT}
          />
          <Button name="intent" value="person" variant="outline" className="justify-self-start">
            {t("people.add")}
          </Button>
        </form>
      )}
    </TitledSection>
  );
}
