import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { Move, WeatherView } from "../weather.view.server.ts";
import { SourceLine } from "./forecast-days.tsx";

/** Where a task would fit and what it does to the finish. The schedule itself moves it, by its own form. */
export function MoveView({ view, move }: { view: WeatherView; move: Move | null }) {
  const t = useText("weather");
  const { date, number } = useFormat();
  if (!move || !view.schedule) return <Notice tone="warn" title={t("move.gone")} />;
  const title = t("move.title", { task: isolated(`${move.task.number} ${move.task.name}`) });
  if (!("window" in move))
    return (
      <TitledSection id="move" title={title} className="grid gap-3 border-s-8 border-blueprint ps-4">
        <p>{t(move.problem as "move.none")}</p>
        <SourceLine view={view} />
      </TitledSection>
    );
  const { window, start, from, before, after, days, late } = move;
  const stays = start === from;
  return (
    <TitledSection id="move" title={title} className="grid gap-3 border-s-8 border-blueprint ps-4">
      <p>
        {window.known < window.length
          ? t("move.fitsPart", {
              day: isolated(date(window.day)),
              known: number(window.known),
              length: number(window.length),
            })
          : t("move.fits", {
              count: window.length,
              day: isolated(date(window.day)),
              length: number(window.length),
            })}
        {window.worst === "caution" && ` ${t("move.caution")}`}
      </p>
      {stays ? (
        <p className="font-bold">{t("move.already")}</p>
      ) : (
        <>
          <p>{t("move.shift", { start: isolated(date(start)), from: isolated(date(from)) })}</p>
          <p className={late ? "font-bold text-danger" : "font-bold"}>
            {days === 0
              ? t("move.same", { date: isolated(date(after)) })
              : t("move.later", {
                  count: days,
                  number: number(days),
                  before: isolated(date(before)),
                  after: isolated(date(after)),
                })}
            {late && ` ${t("move.late")}`}
          </p>
        </>
      )}
      {view.source.kind === "sample" && <p className="text-danger">{t("move.onSample")}</p>}
      <SourceLine view={view} />
      {!stays && !view.readOnly && (
        <form method="post" action={`/schedule/${view.schedule.id}`} data-reload>
          <input type="hidden" name="task" value={move.task.id} />
          <input type="hidden" name="version" value={move.task.version} />
          <input type="hidden" name="day" value={window.day} />
          <Button name="intent" value="shift">
            {t("move.apply")}
          </Button>
        </form>
      )}
    </TitledSection>
  );
}
