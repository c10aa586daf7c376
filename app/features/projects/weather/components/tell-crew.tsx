import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { sharePath } from "../crew-notice.ts";
import type { WeatherView } from "../weather.view.server.ts";
import { TypedField } from "./form-parts.tsx";
import { hereWith } from "./here-with.ts";

/** Tells a crew by a link which tasks the weather stops; and what was told before. */
export function TellCrew({ view, sent }: { view: WeatherView; sent?: Sent }) {
  const t = useText("weather");
  const { moment } = useFormat();
  const { tell, schedule, site } = view;
  if (!tell || !schedule || (tell.count === 0 && tell.notices.length === 0)) return null;
  const mine = sent?.fields.intent === "tell" ? sent : undefined;
  return (
    <TitledSection id="tell" title={t("tell.title")} className="grid gap-4">
      {tell.count > 0 && (
        <>
          <p className="max-w-prose">{t("tell.text", { count: tell.count })}</p>
          <form method="post" action={hereWith(view)} noValidate className="grid max-w-xl gap-4" data-reload>
            <input type="hidden" name="idem" value={mine?.fields.idem ?? tell.idem} />
            <input type="hidden" name="schedule" value={schedule.id} />
            {site && <input type="hidden" name="site" value={site.id} />}
            {tell.crews.length > 0 && (
              <SelectField
                name="crew"
                id="tell-crew"
                label={t("tell.crew")}
                options={[
                  { value: "", text: t("tell.everybody") },
                  ...tell.crews.map((crew) => ({ value: crew, text: crew })),
                ]}
                defaultValue={mine?.fields.crew ?? ""}
              />
            )}
            <TypedField space="weather" sent={sent} intent="tell" name="note" label={t("tell.note")} long />
            <Button name="intent" value="tell" variant="outline" className="justify-self-start">
              {t("tell.press")}
            </Button>
          </form>
        </>
      )}
      {tell.notices.length > 0 && (
        <ul className="grid" aria-label={t("tell.before")}>
          {tell.notices.map(({ id, crew, createdAt }) => (
            <li key={id}>
              <TextLink href={sharePath(id)}>
                {t("tell.told", {
                  crew: crew ? isolated(crew) : t("tell.everybody"),
                  time: isolated(moment(createdAt, site?.zone)),
                })}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}
