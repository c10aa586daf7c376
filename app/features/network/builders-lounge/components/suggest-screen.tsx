import { useText } from "~/i18n/i18n.tsx";
import { zoneOptions } from "~/lib/zone-options.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { LOUNGE, LOUNGE_LIMITS } from "../builders-lounge.limits.ts";
import { Problem, useSay } from "./parts.tsx";

/** A gathering that a member suggests. */
export default function SuggestScreen({ idem, zone, sent }: { idem: string; zone: string; sent?: Sent }) {
  const t = useText("builders-lounge");
  const shell = useText("shell");
  const say = useSay();
  const form = formOf(["suggest"], sent, { zone });
  const wrong = (name: string) => {
    const error = form.error(name);
    return error && say(error);
  };
  const time = (name: "from" | "until", hint?: string) => (
    <Field
      name={name}
      type="time"
      label={t(`suggest.${name}`)}
      hint={hint}
      error={wrong(name)}
      defaultValue={form.value(name)}
    />
  );
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("loungeSuggest"))} title={shell("screens.loungeSuggest.title")}>
        <p>{t("suggest.lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      <p>
        <TextLink href={`${LOUNGE}#events`}>{t("events.back")}</TextLink>
      </p>
      <form method="post" noValidate className="grid max-w-xl gap-5" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? idem} />
        <TypedField {...{ form, say }} name="title" label={t("suggest.title")} most={LOUNGE_LIMITS.title} />
        <TypedField
          {...{ form, say }}
          name="about"
          label={t("suggest.about")}
          long
          most={LOUNGE_LIMITS.about}
        />
        <TypedField {...{ form, say }} name="place" label={t("suggest.place")} most={LOUNGE_LIMITS.place} />
        <TypedField {...{ form, say }} name="day" type="date" label={t("suggest.day")} />
        <div className="grid gap-5 sm:grid-cols-2">
          {time("from")}
          {time("until", t("suggest.untilHint"))}
        </div>
        <SelectField
          name="zone"
          label={t("suggest.zone")}
          error={wrong("zone")}
          options={zoneOptions(form.value("zone") || zone)}
          defaultValue={form.value("zone")}
          translate="no"
        />
        <TypedField
          {...{ form, say }}
          name="capacity"
          type="numeric"
          label={t("suggest.capacity")}
          hint={t("suggest.capacityHint", { most: LOUNGE_LIMITS.capacity })}
        />
        <Button name="intent" value="suggest" className="justify-self-start">
          {t("suggest.do")}
        </Button>
      </form>
    </div>
  );
}
