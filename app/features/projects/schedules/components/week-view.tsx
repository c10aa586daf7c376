import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { Button } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { REASONS } from "~db/schema/schedules.terms.ts";
import type { ScheduleView } from "../schedule.view.server.ts";

type Week = NonNullable<ScheduleView["week"]>;
type Made = Week["promises"][number];

function Line({ view, made, week }: { view: ScheduleView; made: Made; week: string }) {
  const t = useText("schedules");
  const { date } = useFormat();
  const state =
    made.state === "missed" && made.reason ? t(`reasons.${made.reason}`) : t(`week.${made.state}`);
  return (
    <li className="grid gap-3 border-b border-line py-3 sm:grid-cols-2 sm:items-end">
      <p className="grid min-w-0">
        <span className="font-medium wrap-anywhere">
          <bdi translate="no">{made.name}</bdi>
        </span>
        <span className="text-sm text-muted">
          {made.crew && (
            <>
              <bdi translate="no">{made.crew}</bdi> ·{" "}
            </>
          )}
          {made.week !== week && `${t("week.of", { date: date(made.week) })} · `}
          <span className={made.state === "missed" ? "text-danger" : made.state === "kept" ? "text-ok" : ""}>
            {state}
          </span>
        </span>
      </p>
      {view.mayWrite && (
        <form
          method="post"
          action={`/schedule/${view.id}`}
          className="flex flex-wrap items-end gap-3"
          data-reload
        >
          <input type="hidden" name="promise" value={made.id} />
          <SelectField
            name="state"
            id={`state-${made.id}`}
            label={t("week.outcome")}
            className="min-w-0 grow"
            options={[
              { value: "kept", text: t("week.kept") },
              ...REASONS.map((reason) => ({ value: reason, text: t(`reasons.${reason}`) })),
            ]}
            defaultValue={made.reason ?? "kept"}
          />
          <Button
            name="intent"
            value="close"
            variant="outline"
            aria-label={t("week.closeOf", { name: isolated(made.name) })}
          >
            {t("week.close")}
          </Button>
        </form>
      )}
    </li>
  );
}

/** What was promised for the week, what became of it, and how many promises are kept. */
export function WeekView({ view, week: { week, promises, ppc } }: { view: ScheduleView; week: Week }) {
  const t = useText("schedules");
  const { date, number, percent } = useFormat();
  return (
    <div className="grid gap-8">
      <TitledSection id="promised" title={t("week.title", { date: date(week) })} className="grid gap-3">
        {promises.length === 0 ? (
          <p className="max-w-prose text-muted">{t("week.none")}</p>
        ) : (
          <ul className="border-t-2 border-ink">
            {promises.map((made) => (
              <Line key={made.id} view={view} made={made} week={week} />
            ))}
          </ul>
        )}
      </TitledSection>
      {ppc.weeks.length > 0 && (
        <TitledSection id="ppc" title={t("week.ppc")} className="grid max-w-2xl gap-3">
          <p className="text-muted">{t("week.ppcText")}</p>
          <DataTable
            caption={t("week.ppc")}
            captionHidden
            columns={[
              { key: "week", heading: t("load.week") },
              { key: "ppc", heading: "PPC", numeric: true },
            ]}
            rows={ppc.weeks.map((one) => ({
              id: one.week,
              cells: {
                week: date(one.week),
                ppc: [
                  one.percent === null
                    ? t("week.notYet")
                    : t("week.percent", {
                        percent: percent(String(one.percent)),
                        kept: number(one.kept),
                        closed: number(one.promised - one.open),
                      }),
                  ...(one.open > 0 ? [t("week.stillOpen", { number: number(one.open) })] : []),
                ].join(" · "),
              },
            }))}
          />
        </TitledSection>
      )}
      {ppc.reasons.length > 0 && (
        <TitledSection id="why" title={t("week.why")} className="grid max-w-2xl gap-3">
          <ul className="border-t-2 border-ink">
            {ppc.reasons.map(({ reason, count }) => (
              <li key={reason} className="flex justify-between gap-4 border-b border-line py-2">
                <span>{t(`reasons.${reason}`)}</span>
                <span className="font-bold tabular-nums">{number(count)}</span>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
    </div>
  );
}
