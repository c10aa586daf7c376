import { WEEKDAYS } from "~/engines/booking/booking.ts";
import { useText } from "~/i18n/i18n.tsx";
import { zoneOptions } from "~/lib/zone-options.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { CheckboxList } from "~/ui/checkbox-list.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { ChoiceField, formOf, TypedField } from "~/ui/typed-field.tsx";
import { MENTOR_LANGUAGES, MENTOR_TOPICS, MENTOR_TRADES } from "~db/schema/mentors.terms.ts";
import { MENTOR_LIMITS, mentorPath } from "../mentors.limits.ts";
import type { BecomeView } from "../mentors.view.server.ts";
import { Problem, useSay } from "./parts.tsx";

/** What somebody offers as a mentor: for the first time, or changed. */
export default function BecomeScreen({ view, sent }: { view: BecomeView; sent?: Sent }) {
  const t = useText("mentors");
  const shell = useText("shell");
  const say = useSay();
  const form = formOf(["become", "change"], sent, view.begin);
  const error = (name: string) => {
    const key = form.error(name);
    return key && say(key);
  };
  const field = { form, say };
  const chosen = (name: string) => form.value(name).split(",");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("becomeAMentor"))} title={shell("screens.becomeAMentor.title")}>
        <p>{t("become.lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      {view.own && (
        <div className="flex flex-wrap items-center gap-4">
          <TextLink href={mentorPath(view.own.id)}>{t("become.see")}</TextLink>
          <form method="post" data-reload>
            <Button name="intent" value={view.own.open ? "pause" : "open"} variant="outline">
              {t(view.own.open ? "become.pause" : "become.open")}
            </Button>
          </form>
        </div>
      )}
      <form method="post" noValidate className="grid max-w-3xl gap-5" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <input type="hidden" name="version" value={view.own?.version ?? 1} />
        <TypedField
          {...field}
          name="shownAs"
          label={t("become.shownAs")}
          hint={t("become.shownAsHint")}
          most={MENTOR_LIMITS.shownAs}
        />
        <TypedField
          {...field}
          name="about"
          label={t("become.about")}
          hint={t("become.aboutHint")}
          long
          most={MENTOR_LIMITS.about}
        />
        <CheckboxList
          name="trades"
          legend={t("become.trades")}
          options={MENTOR_TRADES.map((value) => ({ value, text: t(`trades.${value}`) }))}
          chosen={chosen("trades")}
          error={error("trades")}
        />
        <CheckboxList
          name="topics"
          legend={t("become.topics")}
          options={MENTOR_TOPICS.map((value) => ({ value, text: t(`topics.${value}`) }))}
          chosen={chosen("topics")}
          error={error("topics")}
        />
        <CheckboxList
          name="languages"
          legend={t("become.languages")}
          options={MENTOR_LANGUAGES.map((value) => ({ value, text: t(`languages.${value}`) }))}
          chosen={chosen("languages")}
          error={error("languages")}
        />
        <TypedField {...field} name="years" label={t("become.years")} type="numeric" />
        <TypedField
          {...field}
          name="hour"
          label={t("become.hour")}
          hint={t("become.hourHint")}
          type="decimal"
        />
        <SelectField
          name="zone"
          label={t("become.zone")}
          error={error("zone")}
          options={zoneOptions(form.value("zone") || "UTC")}
          defaultValue={form.value("zone")}
          translate="no"
        />
        <fieldset className="grid gap-3">
          <legend className="mb-1.5 font-medium">{t("become.hours")}</legend>
          <p className="text-sm text-muted">{t("become.hoursHint")}</p>
          {WEEKDAYS.map((day) => (
            <div key={day} className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-[1fr_12rem]">
              <TypedField {...field} name={`hours${day}`} label={t(`weekdays.of${day}`)} most={100} />
              <ChoiceField
                {...field}
                name={`minutes${day}`}
                label={t("become.minutes", { day: t(`weekdays.of${day}`) })}
                options={[30, 60].map((n) => ({ value: String(n), text: t("minutes", { n }) }))}
              />
            </div>
          ))}
        </fieldset>
        <TypedField
          {...field}
          name="daysOff"
          label={t("become.daysOff")}
          hint={t("become.daysOffHint")}
          long
        />
        <TypedField {...field} name="noticeHours" label={t("become.noticeHours")} type="numeric" />
        <TypedField {...field} name="weekMost" label={t("become.weekMost")} type="numeric" />
        <TypedField
          {...field}
          name="joinBy"
          label={t("become.joinBy")}
          hint={t("become.joinByHint")}
          most={MENTOR_LIMITS.joinBy}
        />
        <Button name="intent" value={view.own ? "change" : "become"} className="justify-self-start">
          {t(view.own ? "become.save" : "become.do")}
        </Button>
      </form>
    </div>
  );
}
