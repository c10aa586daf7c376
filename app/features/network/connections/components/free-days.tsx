import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { MineView } from "../connections.view.server.ts";

/** The days of the next weeks, of which those are ticked on which somebody is free. */
export function FreeDays({ view }: { view: MineView }) {
  const t = useText("connections");
  const { date } = useFormat();
  return (
    <TitledSection id="free" title={t("free.title")} className="grid gap-3">
      <p className="max-w-prose">{t("free.lead")}</p>
      <form method="post" className="grid gap-4" data-reload>
        {view.weeks.map(({ first, days }) => (
          <fieldset key={first}>
            <legend className="mb-1 font-medium">{t("free.week", { day: date(first) })}</legend>
            <div className="flex flex-wrap gap-x-4">
              {days.map(({ day, label }) => (
                <label key={day} className="inline-flex min-h-12 items-center gap-2">
                  <input
                    type="checkbox"
                    name="days"
                    value={day}
                    defaultChecked={view.free.includes(day)}
                    className="size-5 accent-accent"
                  />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <Button name="intent" value="free-days" variant="outline" className="justify-self-start">
          {t("free.keep")}
        </Button>
      </form>
    </TitledSection>
  );
}
