import { useText } from "~/i18n/i18n.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Icon } from "~/ui/icon.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { GROUPS } from "../patent.ts";
import { type ListFilter, listAddress, SORTS } from "../patents.filters.ts";
import { BAND_FROM, CONFIDENCE_BANDS, SHOWN_PRIORITIES, SHOWN_STATUSES } from "../patents.logic.ts";
import type { PatentEntry, PatentList } from "../patents.queries.server.ts";
import { BAND_EDGE, Confidence, SampleNotice, ScreenHeading, StatusBadge, Value } from "./patent-marks.tsx";

function Filter({ filter }: { filter: ListFilter }) {
  const t = useText("patents");
  const tList = useText("patent-list");
  const all = { value: "", text: tList("all") };
  return (
    <form
      method="get"
      action="/patents-list"
      aria-label={tList("filter")}
      className="grid items-end gap-4 rounded-surface border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-[repeat(4,1fr)_auto] print:hidden"
    >
      <SelectField
        name="group"
        label={t("facts.group")}
        defaultValue={filter.group ?? ""}
        options={[all, ...GROUPS.map((value) => ({ value, text: t(`groups.${value}`) }))]}
      />
      <SelectField
        name="status"
        label={t("facts.status")}
        defaultValue={filter.status ?? ""}
        options={[all, ...SHOWN_STATUSES.map((value) => ({ value, text: t(`status.${value}`) }))]}
      />
      <SelectField
        name="priority"
        label={t("facts.priority")}
        defaultValue={filter.priority ?? ""}
        options={[all, ...SHOWN_PRIORITIES.map((value) => ({ value, text: t(`priority.${value}`) }))]}
      />
      <SelectField
        name="sort"
        label={tList("sort")}
        defaultValue={filter.sort}
        options={SORTS.map((value) => ({ value, text: tList(`sorts.${value}`) }))}
      />
      <Button>{tList("show")}</Button>
    </form>
  );
}

/** What the colours of edges and figures stand for. */
function ColourKey() {
  const t = useText("patents");
  const tList = useText("patent-list");
  return (
    <section aria-label={tList("key")} className="flex flex-wrap items-center gap-x-6 gap-y-1 text-sm">
      <h2 className="font-medium">{tList("key")}</h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {CONFIDENCE_BANDS.map((band) => (
          <li key={band} className={`ps-2 ${BAND_EDGE[band]}`}>
            {t(`band.${band}`)}{" "}
            <bdi dir="ltr" className="text-muted tabular-nums">
              {BAND_FROM[band] > 0 ? `≥ ${BAND_FROM[band]}%` : `< ${BAND_FROM.fair}%`}
            </bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PatentTable({ name, patents }: { name: string; patents: readonly PatentEntry[] }) {
  const t = useText("patents");
  const tList = useText("patent-list");
  return (
    <DataTable
      dense
      captionHidden
      caption={name}
      columns={[
        { key: "title", heading: tList("title") },
        { key: "status", heading: t("facts.status"), width: "w-36" },
        { key: "confidence", heading: t("facts.confidence"), width: "w-32" },
        { key: "value", heading: t("facts.value"), width: "w-28", wideOnly: true },
        { key: "deadline", heading: t("facts.deadline"), width: "w-32" },
        { key: "claims", heading: t("facts.claims"), width: "w-18", numeric: true, wideOnly: true },
        { key: "figures", heading: t("facts.figures"), width: "w-18", numeric: true, wideOnly: true },
        { key: "group", heading: t("facts.group"), width: "w-34", wideOnly: true },
      ]}
      rows={patents.map(({ id, title, icon, status, confidence, band, value, deadline, ...patent }) => ({
        id: String(id),
        edge: BAND_EDGE[band],
        cells: {
          title: (
            <span className="flex items-center gap-2 lg:ps-2">
              <Icon name={icon} className="size-5 shrink-0 text-muted max-lg:hidden" />
              <TextLink href={`/patent-viewer/${id}`} className="text-start">
                <span>
                  <bdi className="font-medium text-muted tabular-nums">{id}</bdi> {title}
                </span>
              </TextLink>
            </span>
          ),
          status: <StatusBadge status={status} />,
          confidence: <Confidence percent={confidence} band={band} />,
          value: <Value range={value} />,
          deadline: t("facts.days", { from: deadline[0], to: deadline[1] }),
          claims: patent.claims,
          figures: patent.figures,
          group: t(`groups.${patent.group}`),
        },
      }))}
    />
  );
}

/** The portfolio by what has to be done first. */
export default function PatentsListScreen({ filter, groups, count, total }: PatentList) {
  const t = useText("patents");
  const tList = useText("patent-list");
  const narrowed = Boolean(filter.group || filter.status || filter.priority);
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <ScreenHeading id="patents">
        <p>{tList("lead")}</p>
      </ScreenHeading>
      <SampleNotice />
      <Filter filter={filter} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="font-medium">{tList("found", { count, total })}</p>
        <p className="flex flex-wrap gap-x-6 print:hidden">
          {narrowed && <TextLink href="/patents-list">{tList("clear")}</TextLink>}
          <TextLink href={listAddress("/patents-list.csv", filter)} download className="gap-2">
            <Icon name="download" />
            {tList("csv")}
          </TextLink>
        </p>
      </div>
      <ColourKey />
      {count === 0 ? (
        <EmptyState
          title={tList("none")}
          action={
            <a href="/patents-list" className={buttonClass()}>
              {tList("clear")}
            </a>
          }
        >
          {tList("noneText")}
        </EmptyState>
      ) : (
        groups.map(({ priority, patents, claims }) => (
          <section key={priority} aria-labelledby={`group-${priority}`} className="grid gap-4">
            <h2
              id={`group-${priority}`}
              className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-ink pb-2 text-xl font-bold"
            >
              {t(`priority.${priority}`)}
              <span className="text-base font-medium text-muted">
                {t("facts.patents", { count: patents.length })} · {t("facts.claimsCount", { count: claims })}
              </span>
            </h2>
            {patents.length === 0 ? (
              <p className="max-w-prose text-muted">{tList(narrowed ? "filteredGroup" : "emptyGroup")}</p>
            ) : (
              <PatentTable name={t(`priority.${priority}`)} patents={patents} />
            )}
          </section>
        ))
      )}
      <p className="max-w-prose text-sm text-muted">{t("facts.valueNote")}</p>
    </div>
  );
}
