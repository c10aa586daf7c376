import { MOVE_INTENT, processTexts } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { zoneOptions } from "~/lib/zone-options.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { FigureList } from "~/ui/figure-list.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import type { ListedMentor, SlotDays } from "../mentors.view.server.ts";

/** Says a key that comes from a schema, a command or a record. */
export function useSay() {
  const t = useText("mentors");
  return (key: string) => t(key as Key<"mentors">);
}

/** The words of the process, for the components of the engine. */
export const useProcessTexts = () => processTexts(useSay());

const HIDDEN = ["intent", "idem", "version", "transition", "action"];

/** What is wrong, above the page; each field is reached from here. */
export function Problem({ sent, slot }: { sent?: Sent; slot?: string }) {
  const t = useText("mentors");
  const say = useSay();
  const { intent = "", transition = "" } = sent?.fields ?? {};
  const anchor = (field: string) => {
    if (field === "note" && intent === MOVE_INTENT) return `note-${transition}`;
    if (field === "at") return slot ?? "slots";
    if (field === "stars") return "stars-1";
    return field;
  };
  return <FormProblem sent={sent} title={t("errors.summary")} say={say} hidden={HIDDEN} anchor={anchor} />;
}

/** A zone as it is called everywhere. */
export const Zone = ({ zone }: { zone: string }) => (
  <bdi translate="no" dir="ltr">
    {zone.replaceAll("_", " ")}
  </bdi>
);

/** In which zone times are read; another one is kept by the browser. */
export function ZoneForm({ zone, sent }: { zone: string; sent?: Sent }) {
  const t = useText("mentors");
  const say = useSay();
  const mine = sent?.fields.intent === "zone" ? sent : undefined;
  const wrong = mine?.errors.zone;
  return (
    <form method="post" noValidate className="flex flex-wrap items-end gap-3" data-reload>
      <SelectField
        name="zone"
        label={t("zone.label")}
        error={wrong && say(wrong)}
        options={zoneOptions(zone)}
        defaultValue={zone}
        translate="no"
      />
      <Button name="intent" value="zone" variant="outline">
        {t("zone.keep")}
      </Button>
    </form>
  );
}

/** What a mentor knows, in the words of the trade. */
export function Knows({ mentor }: { mentor: ListedMentor }) {
  const t = useText("mentors");
  const { all, money } = useFormat();
  return (
    <>
      <p className="flex flex-wrap gap-2">
        {mentor.trades.map((trade) => (
          <Badge key={trade} variant="outline">
            {t(`trades.${trade}`)}
          </Badge>
        ))}
        <Badge variant={mentor.hourCents === 0 ? "default" : "secondary"}>
          {mentor.hourCents === 0 ? t("free") : t("priced", { price: money(mentor.hourCents) })}
        </Badge>
        {mentor.sample && <Badge variant="secondary">{t("sample")}</Badge>}
      </p>
      <p>{t("knows", { topics: all(mentor.topics.map((topic) => t(`topics.${topic}`))) })}</p>
      <p>
        {t("speaks", {
          count: mentor.years,
          languages: all(mentor.languages.map((language) => t(`languages.${language}`))),
        })}
      </p>
    </>
  );
}

/** What came of a mentor's sessions, each figure with how many it is of. */
export function Figures({ figures: { held, away, rated, stars } }: Pick<ListedMentor, "figures">) {
  const t = useText("mentors");
  const { number } = useFormat();
  if (held + away === 0) return <p className="text-muted">{t("figures.none")}</p>;
  return (
    <FigureList
      rows={[
        [t("figures.held"), number(held)],
        [t("figures.away"), t("figures.of", { n: number(away), of: number(held + away) })],
        [
          t("figures.stars"),
          stars !== undefined && t("figures.average", { stars: number(stars), count: rated }),
        ],
      ]}
    />
  );
}

/** Free slots by day, as tiles of which one is chosen; the mentor's time stands beside each. */
export function SlotTiles({ days, chosen }: { days: SlotDays; chosen?: string }) {
  const t = useText("mentors");
  return (
    <div id="slots" tabIndex={-1} className="grid scroll-mt-24 gap-5">
      {days.map(({ key, day, slots }) => (
        <fieldset key={key}>
          <legend className="mb-1.5 font-medium">{day}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(10.5rem,100%),1fr))] gap-2">
            {slots.map(({ at, minutes, time, there }) => (
              <label
                key={at}
                className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control border border-control bg-surface px-4 py-2 hover:bg-sunken has-checked:border-2 has-checked:border-accent has-checked:bg-tint"
              >
                <input
                  type="radio"
                  id={`at-${at}`}
                  name="at"
                  value={at}
                  defaultChecked={at === chosen}
                  className="size-5 shrink-0 accent-accent"
                />
                <span className="grid">
                  <span className="font-medium">
                    <bdi>{time}</bdi> · {t("minutes", { n: minutes })}
                  </span>
                  {there && <span className="text-sm text-muted">{t("there", { time: there })}</span>}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
