import { WEEKDAYS } from "~/engines/booking/booking.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { zoneOptions } from "~/lib/zone-options.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { BoxField, formState, TypedField } from "~/ui/typed-field.tsx";
import type { HoursView } from "../call-desk.view.server.ts";
import { DESK_LIMITS, TEL } from "../calls.limits.ts";

/** When a firm answers its phone, and the address of the page that says so and takes requests. */
export default function HoursScreen({ view, sent }: { view: HoursView; sent?: Sent }) {
  const t = useText("call-desk");
  const tel = useText("tel-pro");
  const shell = useText("shell");
  const say = (key: string) => t(key as Key<"call-desk">);
  const form = formState(sent, view.begin);
  const field = { form, say };
  const error = form.error("zone");
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <PageHeading sheet={sheetNumber(screen("callHours"))} title={shell("screens.callHours.title")}>
        <p>{t("hours.lead")}</p>
      </PageHeading>
      <p>
        <TextLink href={TEL}>{tel("back")}</TextLink>
      </p>
      <FormProblem sent={sent} title={t("errors.summary")} say={say} hidden={["intent", "idem", "version"]} />
      {view.address && view.path && (
        <TitledSection id="address" title={t("hours.address")} className="grid gap-2">
          <p className="max-w-prose text-muted">{t(view.isOpen ? "hours.addressText" : "hours.shut")}</p>
          <p>
            <TextLink href={view.path} className="wrap-anywhere">
              <bdi dir="ltr">{view.address}</bdi>
            </TextLink>
          </p>
        </TitledSection>
      )}
      {view.readOnly ? (
        <p>{t("hours.readOnly")}</p>
      ) : (
        <form method="post" noValidate className="grid max-w-xl gap-5" data-reload>
          <input type="hidden" name="idem" value={form.idem ?? view.idem} />
          <input type="hidden" name="version" value={view.version} />
          <TypedField {...field} name="firm" label={t("hours.firm")} most={DESK_LIMITS.firm} />
          <SelectField
            name="zone"
            label={t("hours.zone")}
            error={error && say(error)}
            options={zoneOptions(form.value("zone") || "UTC")}
            defaultValue={form.value("zone")}
            translate="no"
          />
          <fieldset className="grid gap-3">
            <legend className="mb-1.5 font-medium">{t("hours.week")}</legend>
            <p className="text-sm text-muted">{t("hours.weekHint")}</p>
            {WEEKDAYS.map((day) => (
              <TypedField
                key={day}
                {...field}
                name={`hours${day}`}
                label={t(`weekdays.of${day}`)}
                most={DESK_LIMITS.hours}
              />
            ))}
          </fieldset>
          <TypedField
            {...field}
            name="daysOff"
            label={t("hours.daysOff")}
            hint={t("hours.daysOffHint")}
            most={DESK_LIMITS.daysOff}
            long
          />
          <TypedField
            {...field}
            name="afterHours"
            label={t("hours.afterHours")}
            hint={t("hours.afterHoursHint")}
            most={DESK_LIMITS.afterHours}
            long
          />
          <BoxField {...field} name="open" label={t("hours.open")} />
          <Button name="intent" value="hours" size="lg" className="justify-self-start max-sm:w-full">
            {t("hours.save")}
          </Button>
        </form>
      )}
    </div>
  );
}
