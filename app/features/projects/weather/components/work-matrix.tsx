import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { Button } from "~/ui/button.tsx";
import { type Column, DataTable } from "~/ui/data-table.tsx";
import { Icon } from "~/ui/icon.tsx";
import { Notice } from "~/ui/notice.tsx";
import { Pagination } from "~/ui/pagination.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { WORK_KINDS } from "~db/schema/weather.terms.ts";
import type { Cell } from "../schedule-rows.ts";
import type { WeatherView } from "../weather.view.server.ts";

import { hereWith } from "./here-with.ts";
import { useReason } from "./reason-words.ts";

const TONES = {
  go: ["check", "text-ok"],
  caution: ["triangle-alert", "text-warn"],
  stop: ["x", "text-danger"],
} as const;

function Verdict({ cell }: { cell: Cell }) {
  const t = useText("weather");
  const { number } = useFormat();
  const say = useReason();
  const { verdict, reason, more } = cell;
  const [icon, tone] = TONES[verdict];
  return (
    <span className="grid gap-0.5 max-sm:text-end">
      <span className={`inline-flex items-center gap-1 font-bold max-sm:justify-end ${tone}`}>
        <Icon name={icon} className="size-4" />
        {t(`verdicts.${verdict}`)}
      </span>
      {reason && (
        <span className="text-sm text-muted">
          {say(reason)}
          {more > 0 && ` ${t("matrix.more", { count: number(more) })}`}
        </span>
      )}
    </span>
  );
}

type Row = WeatherView["rows"][number];

function TaskKind({ view, row }: { view: WeatherView; row: Row }) {
  const t = useText("weather");
  if (!row.task || !view.schedule) return null;
  return (
    <details>
      <summary className="inline-flex min-h-12 cursor-pointer items-center font-normal text-blueprint underline">
        {t("matrix.change")}
      </summary>
      <form method="post" action={hereWith(view)} className="grid gap-3 pb-3 font-normal" data-reload>
        <input type="hidden" name="schedule" value={view.schedule.id} />
        {view.site && <input type="hidden" name="site" value={view.site.id} />}
        <input type="hidden" name="task" value={row.id} />
        <SelectField
          name="kind"
          id={`kind-${row.id}`}
          label={t("matrix.kind")}
          options={[
            { value: "", text: t("matrix.byName") },
            ...WORK_KINDS.map((value) => ({ value, text: t(`kinds.${value}`) })),
          ]}
          defaultValue={row.task.isTold ? row.kind : ""}
        />
        <Button name="intent" value="kind" variant="outline" className="justify-self-start">
          {t("matrix.save")}
        </Button>
      </form>
    </details>
  );
}

function Name({ view, row }: { view: WeatherView; row: Row }) {
  const t = useText("weather");
  const { date } = useFormat();
  const { task, kind } = row;
  if (!task)
    return (
      <a href={`/weather-limits?kind=${row.id}#edit`} className="inline-flex min-h-12 items-center underline">
        {kind && t(`kinds.${kind}`)}
      </a>
    );
  return (
    <span className="grid gap-1">
      <span className="wrap-anywhere">
        {task.number} <bdi translate="no">{task.name}</bdi>
      </span>
      <span className="text-sm font-normal text-muted">
        {t("matrix.when", { from: isolated(date(task.start)), to: isolated(date(task.finish)) })}
      </span>
      <span className="text-sm font-normal text-muted">
        {kind
          ? task.isTold
            ? t(`kinds.${kind}`)
            : t("matrix.byNameIs", { kind: t(`kinds.${kind}`) })
          : t("matrix.noKind")}
      </span>
      {kind && (
        <a
          href={`${hereWith(view, { move: row.id })}#move`}
          className="inline-flex min-h-12 items-center font-normal text-blueprint underline"
        >
          {t("matrix.window")}
        </a>
      )}
      {!view.readOnly && <TaskKind view={view} row={row} />}
    </span>
  );
}

/** Work against the days: the verdict of each with its number and the limit that it reaches. */
export function WorkMatrix({ view }: { view: WeatherView }) {
  const t = useText("weather");
  const words = useText("forecast");
  const { date, number } = useFormat();
  const { days, rows, schedule, page, pages } = view;
  const heading = (n: number) => {
    const day = days[n];
    if (!day) return "";
    return day.label && !schedule ? words(`days.${day.label}`) : date(day.day);
  };
  const columns: [Column, ...Column[]] = [
    { key: "work", heading: schedule ? t("matrix.task") : t("matrix.work") },
    ...days.map((day, n) => ({ key: day.day, heading: heading(n) })),
  ];
  const to = (other: number) => hereWith(view, { page: String(other) });
  return (
    <TitledSection id="matrix" title={t("matrix.title")} className="grid gap-4">
      {view.isBroken && schedule && (
        <Notice
          tone="danger"
          title={t("matrix.broken")}
          action={<TextLink href={`/schedule/${schedule.id}`}>{t("matrix.openSchedule")}</TextLink>}
        />
      )}
      {schedule && !view.isBroken && rows.length === 0 && <p>{t("matrix.empty")}</p>}
      {rows.length > 0 && (
        <DataTable
          caption={t("matrix.caption")}
          columns={columns}
          rows={rows.map((row) => ({
            id: row.id,
            cells: {
              work: <Name view={view} row={row} />,
              ...Object.fromEntries(
                days.map((day, n) => {
                  const cell = row.cells[n];
                  return [
                    day.day,
                    cell ? (
                      <Verdict key={day.day} cell={cell} />
                    ) : (
                      <span key={day.day} className="text-sm text-muted">
                        {t("matrix.none")}
                      </span>
                    ),
                  ];
                }),
              ),
            },
          }))}
        />
      )}
      {pages > 1 && (
        <Pagination
          label={t("matrix.title")}
          position={t("matrix.page", { page: number(page), pages: number(pages) })}
          previous={page > 1 ? { href: to(page - 1), text: t("matrix.previous") } : undefined}
          next={page < pages ? { href: to(page + 1), text: t("matrix.next") } : undefined}
        />
      )}
      <p className="max-w-prose text-sm text-muted">{t("matrix.verify")}</p>
      <p>
        <TextLink href="/weather-limits">{t("matrix.limits")}</TextLink>
      </p>
    </TitledSection>
  );
}
