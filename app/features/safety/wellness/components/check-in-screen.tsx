import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { WELLNESS_LIMITS } from "../wellness.limits.ts";
import type { CheckInView } from "../wellness.view.server.ts";
import { Problem, Resources, useFieldOf } from "./form-parts.tsx";

const SCALE = ["1", "2", "3", "4", "5"] as const;

/** Two questions and no name, for whoever holds the link. */
export default function CheckInScreen({ view, sent }: { view: CheckInView; sent?: Sent }) {
  const t = useText("wellness-programs");
  const of = useFieldOf(sent);
  return (
    <div className="sheet grid gap-6 py-8">
      <header className="grid gap-2 border-b border-line pb-4">
        <h1 className="text-2xl font-bold sm:text-3xl">{t("checkIn.title")}</h1>
        <p className="max-w-prose text-lg">{t("checkIn.lead")}</p>
      </header>
      <Problem sent={sent} />
      <form method="post" noValidate className="grid gap-6" data-reload autoComplete="off">
        <input type="hidden" name="idem" value={sent?.fields.idem ?? view.idem} />
        <RadioTiles
          {...of("mood")}
          legend={t("checkIn.mood")}
          options={SCALE.map((value) => ({ value, text: t(`checkIn.moods.${value}`) }))}
          chosen={sent?.fields.mood}
        />
        <RadioTiles
          {...of("fatigue")}
          legend={t("checkIn.fatigue")}
          options={SCALE.map((value) => ({ value, text: t(`checkIn.tired.${value}`) }))}
          chosen={sent?.fields.fatigue}
        />
        <Button name="intent" value="check-in" className="min-h-14 text-lg font-bold">
          {t("checkIn.send")}
        </Button>
      </form>
      <TitledSection id="call" title={t("calls.ask")} className="grid gap-4">
        <p className="max-w-prose">{t("calls.askLead")}</p>
        <form method="post" noValidate className="grid max-w-xl gap-4" data-reload autoComplete="off">
          <input type="hidden" name="idem" value={view.callIdem} />
          <Field
            {...of("contact")}
            label={t("calls.contact")}
            defaultValue={sent?.fields.contact}
            maxLength={WELLNESS_LIMITS.contact}
            dir="auto"
            autoComplete="off"
          />
          <Button name="intent" value="call" variant="outline" className="min-h-14 text-lg font-bold">
            {t("calls.send")}
          </Button>
        </form>
      </TitledSection>
      <TitledSection id="talk" title={t("checkIn.talk")} className="grid gap-4">
        <Resources />
      </TitledSection>
    </div>
  );
}
