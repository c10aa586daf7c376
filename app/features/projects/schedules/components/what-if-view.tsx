import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { ScheduleView } from "../schedule.view.server.ts";
import type { WhatIf, WhatIfAnswer } from "../what-if.ts";

function Answer({ view, answer }: { view: ScheduleView; answer: WhatIfAnswer }) {
  const t = useText("schedules");
  const { date, number } = useFormat();
  const { task, day, before, after, days, late, moved, movedCount } = answer;
  return (
    <TitledSection
      id="answer"
      title={t("whatIf.result", { task: isolated(`${task.number} ${task.name}`), day: isolated(date(day)) })}
      className="grid gap-4"
    >
      <p className={late ? "font-bold text-danger" : "font-bold"}>
        {days === 0
          ? t("whatIf.same", { date: date(after) })
          : t("whatIf.moves", {
              count: days,
              number: number(days),
              before: isolated(date(before)),
              after: isolated(date(after)),
            })}
        {late && ` ${t("whatIf.late")}`}
      </p>
      <p>{t("whatIf.moved", { number: number(movedCount) })}</p>
      <ul className="max-w-3xl border-t-2 border-ink">
        {moved.map((one) => (
          <li key={one.id} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2">
            <span className="wrap-anywhere">
              {one.number} <bdi translate="no">{one.name}</bdi>
            </span>
            <span className="text-sm tabular-nums text-muted">
              {t("whatIf.row", {
                from: isolated(date(one.from)),
                to: isolated(date(one.to)),
                number: number(one.days),
              })}
            </span>
          </li>
        ))}
      </ul>
      {view.mayWrite && (
        <form method="post" action={`/schedule/${view.id}`} data-reload>
          <input type="hidden" name="task" value={task.id} />
          <input type="hidden" name="version" value={task.version} />
          <input type="hidden" name="day" value={day} />
          <Button name="intent" value="shift">
            {t("whatIf.apply")}
          </Button>
        </form>
      )}
    </TitledSection>
  );
}

/** What a later start of one task does to the finish. */
export function WhatIfView({ view, whatIf }: { view: ScheduleView; whatIf: WhatIf }) {
  const t = useText("schedules");
  if (whatIf.choices.length === 0) return <p>{t("whatIf.none")}</p>;
  const error = (key: string) => (whatIf.problem === key ? t(key as Key<"schedules">) : undefined);
  return (
    <div className="grid gap-6">
      <form action={`/schedule/${view.id}`} className="grid max-w-xl gap-4" data-reload>
        <p className="max-w-prose text-muted">{t("whatIf.text")}</p>
        <input type="hidden" name="view" value="whatif" />
        <SelectField
          name="shift"
          label={t("fields.shift")}
          options={whatIf.choices}
          translate="no"
          defaultValue={whatIf.asked}
          error={error("errors.shiftTask")}
        />
        <Field
          name="days"
          label={t("fields.days")}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={whatIf.typed || "5"}
          error={error("errors.shiftDays")}
        />
        <Button variant="outline" className="justify-self-start">
          {t("whatIf.show")}
        </Button>
      </form>
      {whatIf.answer && <Answer view={view} answer={whatIf.answer} />}
    </div>
  );
}
