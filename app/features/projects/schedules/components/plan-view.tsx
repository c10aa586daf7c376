import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { Button } from "~/ui/button.tsx";
import { Pagination } from "~/ui/pagination.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { PlanRow, ScheduleView } from "../schedule.view.server.ts";
import type { Sent } from "../schedules.form.server.ts";
import { FormField, fieldId, formOf } from "./form-parts.tsx";
import { GanttChart } from "./gantt-chart.tsx";
import { TaskForm } from "./task-form.tsx";

type Plan = NonNullable<ScheduleView["plan"]>;

function State({ row }: { row: PlanRow }) {
  const t = useText("schedules");
  const { percent } = useFormat();
  const words = [
    row.state === "finished" ? t("table.over") : undefined,
    row.state === "started" ? t("table.done", { percent: percent(String(row.percent)) }) : undefined,
    row.mark && t(`table.${row.mark}`),
    row.slip && row.slip > 0 ? t("table.slip", { number: row.slip }) : undefined,
    row.out.length > 0 ? t("table.out") : undefined,
  ].filter(Boolean);
  const isBad = row.mark === "critical" || row.out.length > 0;
  return (
    <>
      {row.location && <bdi translate="no">{row.location}</bdi>}
      {row.location && words.length > 0 && " · "}
      <span className={isBad ? "font-medium text-danger" : "text-muted"}>{words.join(" · ")}</span>
    </>
  );
}

/** One line of the table, on wide screens as tall as its bar. */
function Row({ row, href }: { row: PlanRow; href?: string }) {
  const t = useText("schedules");
  const { date, number } = useFormat();
  const name = (
    <>
      <span className="tabular-nums">{row.number}</span> <bdi translate="no">{row.name}</bdi>
    </>
  );
  const figure = "max-lg:inline lg:px-2 text-end tabular-nums lg:whitespace-nowrap text-sm";
  return (
    <tr id={`t-${row.id}`} className="border-b border-line max-lg:block max-lg:py-2 lg:h-14">
      <th scope="row" className="max-lg:block text-start font-medium lg:w-60 lg:max-w-60 lg:overflow-hidden">
        {href ? (
          <a
            href={href}
            className="inline-flex min-h-12 max-w-full items-center gap-2 underline lg:min-h-0"
            aria-label={t("table.edit", { number: row.number, name: isolated(row.name) })}
          >
            <span className="wrap-anywhere lg:truncate">{name}</span>
          </a>
        ) : (
          <span className="wrap-anywhere lg:block lg:truncate">{name}</span>
        )}
        <span className="block text-sm font-normal lg:truncate">
          <State row={row} />
        </span>
      </th>
      <td className={figure}>
        {number(row.duration)}
        <span className="text-muted lg:hidden"> {t("table.days")} · </span>
      </td>
      <td className={figure}>{row.start && date(row.start)}</td>
      <td className={figure}>
        <span className="lg:hidden"> – </span>
        {row.finish && date(row.finish)}
      </td>
      <td className={figure}>
        <span className="text-muted lg:hidden"> · {t("table.float")} </span>
        {row.float !== undefined && number(row.float)}
      </td>
    </tr>
  );
}

function Rows({ view, plan, base }: { view: ScheduleView; plan: Plan; base: string }) {
  const t = useText("schedules");
  const { chart } = plan;
  const link = (id: string) =>
    view.mayWrite ? `${base}${base.includes("?") ? "&" : "?"}task=${id}#task` : undefined;
  const heading = "px-2 text-end text-sm font-medium";
  return (
    <div className="grid gap-6 lg:grid-cols-[max-content_minmax(0,1fr)] lg:gap-0">
      <table className="w-full border-collapse max-lg:block lg:self-start">
        <caption className="sr-only">{t("table.caption")}</caption>
        <thead className="max-lg:sr-only">
          <tr className="h-12 border-b-2 border-ink">
            <th scope="col" className="text-start text-sm font-medium">
              {t("table.number")} {t("table.task")}
            </th>
            <th scope="col" className={heading}>
              {t("table.days")}
            </th>
            <th scope="col" className={heading}>
              {t("table.start")}
            </th>
            <th scope="col" className={heading}>
              {t("table.finish")}
            </th>
            <th scope="col" className={heading}>
              {t("table.float")}
            </th>
          </tr>
        </thead>
        <tbody className="max-lg:block max-lg:border-t-2 max-lg:border-ink">
          {plan.rows.map((row) => (
            <Row key={row.id} row={row} href={link(row.id)} />
          ))}
        </tbody>
      </table>
      {chart && (
        <section
          aria-label={t("chart.title")}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
          tabIndex={0}
          className="overflow-x-auto border-line lg:border-s"
        >
          <div translate="no">
            <GanttChart chart={chart} />
          </div>
        </section>
      )}
    </div>
  );
}

function AddTasks({ view, sent }: { view: ScheduleView; sent?: Sent }) {
  const t = useText("schedules");
  const form = formOf("add", sent);
  const error = form.error("lines");
  return (
    <TitledSection id="add" title={t("add.title")} className="grid gap-4 border-t border-line pt-6">
      <form
        method="post"
        action={`/schedule/${view.id}`}
        encType="multipart/form-data"
        noValidate
        className="grid max-w-3xl gap-4"
        data-reload
      >
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <TextareaField
          name="lines"
          id={fieldId("add", "lines")}
          label={t("fields.lines")}
          hint={t("hints.lines")}
          placeholder={t("hints.linesExample")}
          error={error && t(error as Key<"schedules">, sent?.words)}
          defaultValue={form.value("lines")}
          rows={3}
        />
        <FormField form={form} name="phase" label={t("fields.phase")} hint={t("hints.phase")} list="phases" />
        <datalist id="phases">
          {view.phases.map((phase) => (
            <option key={phase} value={phase} />
          ))}
        </datalist>
        <Button name="intent" value="add" className="justify-self-start">
          {t("add.send")}
        </Button>
      </form>
    </TitledSection>
  );
}

/** The tasks of a schedule as a table and a chart beside it, a page at a time. */
export function PlanView({ view, plan, sent }: { view: ScheduleView; plan: Plan; sent?: Sent }) {
  const t = useText("schedules");
  const here = `/schedule/${view.id}`;
  const address = (change: { show?: string; sort?: string; page?: number }) => {
    const { show = plan.show, sort = plan.sort, page = 1 } = change;
    const query = new URLSearchParams();
    if (show !== "all") query.set("show", show);
    if (sort !== "number") query.set("sort", sort);
    if (page > 1) query.set("page", String(page));
    return query.size > 0 ? `${here}?${query}` : here;
  };
  const { page, pages, edited } = plan;
  return (
    <div className="grid gap-6">
      {edited && view.mayWrite && <TaskForm view={view} task={edited} sent={sent} back={address({ page })} />}
      {view.count === 0 ? (
        <p>{t("table.empty")}</p>
      ) : (
        <>
          <TabLinks
            label={t("filter.label")}
            tabs={[
              ...(["all", "critical", "open", "late"] as const).map((show) => ({
                href: address({ show }),
                text: t(`filter.${show}`),
                current: show === plan.show,
              })),
              plan.sort === "number"
                ? { href: address({ sort: "start" }), text: t("filter.byStart"), current: false }
                : { href: address({ sort: "number" }), text: t("filter.byNumber"), current: false },
            ]}
          />
          {plan.rows.length === 0 ? (
            <p>{t("table.none")}</p>
          ) : (
            <Rows view={view} plan={plan} base={address({ page })} />
          )}
          {plan.chart && <p className="text-sm text-muted">{t("chart.legend")}</p>}
          {pages > 1 && (
            <Pagination
              label={t("pages.label")}
              position={t("pages.position", { page, pages })}
              previous={
                page > 1 ? { href: address({ page: page - 1 }), text: t("pages.previous") } : undefined
              }
              next={page < pages ? { href: address({ page: page + 1 }), text: t("pages.next") } : undefined}
            />
          )}
        </>
      )}
      {view.mayWrite && <AddTasks view={view} sent={sent} />}
    </div>
  );
}
