import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { zoneOptions } from "~/lib/zone-options.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { eventPath, LOUNGE, LOUNGE_LIMITS, SUGGEST } from "../builders-lounge.limits.ts";
import type { SuggestView } from "../builders-lounge.view.server.ts";
import { Problem, useSay } from "./parts.tsx";

/** What the member has suggested; what nobody has decided yet can be changed. */
function Own({ suggested }: Pick<SuggestView, "suggested">) {
  const t = useText("builders-lounge");
  const { moment } = useFormat();
  return (
    <TitledSection id="suggested" title={t("suggest.own")} className="grid gap-3">
      <ul className="border-t-2 border-ink">
        {suggested.map(({ id, title, startsAt, siteZone, state, reason }) => (
          <li key={id} className="grid gap-1 border-b border-line py-3">
            <p className="flex flex-wrap items-center gap-x-4">
              <TextLink href={eventPath(id)} className="font-bold">
                <Typed text={title} />
              </TextLink>
              <Badge variant="outline">{t(`suggest.states.${state}`)}</Badge>
              {state === "waits" && (
                <TextLink
                  href={`${SUGGEST}?event=${id}`}
                  aria-label={t("suggest.editOf", { title: isolated(title) })}
                >
                  {t("suggest.edit")}
                </TextLink>
              )}
            </p>
            <p className="text-muted">{moment(startsAt, siteZone)}</p>
            {reason && <Typed text={reason} />}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** A gathering that a member suggests. */
export default function SuggestScreen({ view, sent }: { view: SuggestView; sent?: Sent }) {
  const t = useText("builders-lounge");
  const shell = useText("shell");
  const say = useSay();
  const form = formOf(["suggest", "change"], sent, view.begin);
  const { changed } = view;
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
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        {changed && (
          <>
            <input type="hidden" name="event" value={changed.id} />
            <input type="hidden" name="version" value={changed.version} />
          </>
        )}
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
          options={zoneOptions(form.value("zone") || "UTC")}
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
        <p className="flex flex-wrap items-center gap-4">
          <Button name="intent" value={changed ? "change" : "suggest"}>
            {t(changed ? "suggest.change" : "suggest.do")}
          </Button>
          {changed && <TextLink href={SUGGEST}>{t("suggest.new")}</TextLink>}
        </p>
      </form>
      {view.suggested.length > 0 && <Own suggested={view.suggested} />}
    </div>
  );
}
