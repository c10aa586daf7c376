import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { HeldView } from "../held.view.server.ts";
import { hoursText } from "./form-parts.tsx";

/** What a worker has worked this week, on their own phone. */
export default function HoursScreen({ view }: { view: HeldView }) {
  const t = useText("workforce");
  const { date } = useFormat();
  return (
    <div className="sheet pb-8">
      <TitledSection id="hours" title={t("phone.hours")} className="grid gap-3">
        <dl className="grid max-w-md gap-1">
          {view.days
            .filter(({ minutes }) => minutes > 0)
            .map(({ day, minutes }) => (
              <div key={day} className="flex justify-between gap-4 border-b border-line py-2">
                <dt>{date(day)}</dt>
                <dd className="tabular-nums">
                  <bdi>{hoursText(minutes)}</bdi>
                </dd>
              </div>
            ))}
        </dl>
        <p className="text-lg font-bold">{t("phone.sum", { hours: isolated(hoursText(view.minutes)) })}</p>
        <p className="max-w-prose text-sm text-muted">{t("phone.wrong")}</p>
      </TitledSection>
    </div>
  );
}
