import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { type FormState, formOf } from "~/ui/typed-field.tsx";
import { LODGING_LIMITS, stayPath } from "../lodging.limits.ts";
import type { StayView } from "../stay.view.server.ts";
import { ChoiceField, TypedField } from "./parts.tsx";
import type { StayProps } from "./stay-screen.tsx";

/** A bed and its nights. */
function NightFields({ view, form }: { view: StayView; form: FormState }) {
  const t = useText("stays");
  return (
    <>
      <ChoiceField
        form={form}
        name="bed"
        label={t("roster.bed")}
        options={[
          { value: "", text: t("choose") },
          ...view.roster.beds.map(({ unit }) => ({
            value: String(unit),
            text: t("roster.bedNumber", { number: unit }),
          })),
        ]}
      />
      <TypedField form={form} name="from" type="date" label={t("roster.from")} />
      <TypedField form={form} name="until" type="date" label={t("roster.until")} />
    </>
  );
}

function Who({ view, form, name, label }: { view: StayView; form: FormState; name: string; label: string }) {
  const t = useText("stays");
  return (
    <ChoiceField
      form={form}
      name={name}
      label={label}
      options={[
        { value: "", text: t("choose") },
        ...view.roster.people.map(({ id, called }) => ({ value: id, text: called })),
      ]}
    />
  );
}

function Forms({ view, sent }: StayProps) {
  const t = useText("stays");
  const { stay, roster, today } = view;
  const first = today > stay.arrive && today < stay.leave ? today : stay.arrive;
  const nights = { from: first, until: stay.leave };
  const add = formOf(["occupant"], sent, nights);
  const assign = formOf(["assign"], sent, nights);
  const swap = formOf(["swap"], sent, { from: first });
  const remove = formOf(["remove"], sent);
  const here = stayPath(stay.id, "roster");
  const shared = { method: "post", action: here, noValidate: true, "data-reload": true } as const;
  return (
    <div>
      <Fold title={t("roster.add")} open={add.isSent || roster.people.length === 0}>
        <form {...shared} className="grid max-w-2xl gap-4 sm:grid-cols-2">
          <input type="hidden" name="idem" value={add.idem ?? view.idems.add} />
          <TypedField form={add} name="called" label={t("roster.called")} most={LODGING_LIMITS.called} />
          <TypedField
            form={add}
            name="job"
            label={t("roster.job")}
            hint={t("roster.jobHint")}
            most={LODGING_LIMITS.job}
          />
          <NightFields view={view} form={add} />
          <Button name="intent" value="occupant" className="self-end justify-self-start">
            {t("roster.addDo")}
          </Button>
        </form>
      </Fold>
      {roster.people.length > 0 && (
        <Fold title={t("roster.assign")} open={assign.isSent}>
          <form {...shared} className="grid max-w-2xl gap-4 sm:grid-cols-2">
            <input type="hidden" name="idem" value={assign.idem ?? view.idems.assign} />
            <Who view={view} form={assign} name="occupant" label={t("roster.who")} />
            <NightFields view={view} form={assign} />
            <Button name="intent" value="assign" className="self-end justify-self-start">
              {t("roster.assignDo")}
            </Button>
          </form>
        </Fold>
      )}
      {roster.people.length > 1 && (
        <Fold title={t("roster.swap")} open={swap.isSent}>
          <form {...shared} className="grid max-w-2xl gap-4 sm:grid-cols-2">
            <p className="sm:col-span-2">{t("roster.swapText")}</p>
            <input type="hidden" name="idem" value={swap.idem ?? view.others.swap} />
            <Who view={view} form={swap} name="occupant" label={t("roster.who")} />
            <Who view={view} form={swap} name="other" label={t("roster.with")} />
            <TypedField form={swap} name="from" type="date" label={t("roster.from")} />
            <Button name="intent" value="swap" className="self-end justify-self-start">
              {t("roster.swapDo")}
            </Button>
          </form>
        </Fold>
      )}
      {roster.people.length > 0 && (
        <Fold title={t("roster.remove")} open={remove.isSent}>
          <form {...shared} className="grid max-w-2xl gap-4 sm:grid-cols-2">
            <input type="hidden" name="idem" value={remove.idem ?? view.others.remove} />
            <Who view={view} form={remove} name="occupant" label={t("roster.who")} />
            <Button name="intent" value="remove" variant="outline" className="self-end justify-self-start">
              {t("roster.removeDo")}
            </Button>
          </form>
        </Fold>
      )}
    </div>
  );
}

/** Which bed is whose on which nights, and what of it nobody has. */
export function RosterPage({ view, sent }: StayProps) {
  const t = useText("stays");
  const { date } = useFormat();
  const { roster } = view;
  return (
    <TitledSection id="roster" title={t("roster.title")} className="grid gap-4">
      <p className="max-w-prose text-muted">{t("roster.private")}</p>
      {roster.emptyNights > 0 && (
        <p className="font-bold">{t("roster.empty", { count: roster.emptyNights })}</p>
      )}
      <ul className="border-t-2 border-ink">
        {roster.beds.map(({ unit, empty, spans }) => (
          <li key={unit} className="grid gap-1 border-b border-line py-3">
            <p className="flex flex-wrap items-center gap-x-3">
              <strong>{t("roster.bedNumber", { number: unit })}</strong>
              {empty > 0 && <Badge variant="secondary">{t("roster.free", { count: empty })}</Badge>}
            </p>
            {spans.map(({ from, to, called }) => (
              <p key={from}>
                <Typed text={called} /> · {isolated(`${date(from)} – ${date(dayAfter(to))}`)}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {roster.people.some(({ nights }) => nights === 0) && (
        <p>
          {t("roster.without", {
            names: isolated(
              roster.people
                .filter(({ nights }) => nights === 0)
                .map(({ called }) => called)
                .join(", "),
            ),
          })}
        </p>
      )}
      {view.may.roster && <Forms view={view} sent={sent} />}
    </TitledSection>
  );
}
