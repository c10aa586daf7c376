import { useText } from "~/i18n/i18n.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Icon } from "~/ui/icon.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { GROUPS } from "../patent.ts";
import { type ListFilter, listAddress, SORTS } from "../patents.filters.ts";
import { SHOWN_PRIORITIES, SHOWN_STATUSES } from "../patents.logic.ts";
import type { PatentEntry, PatentList } from "../patents.queries.server.ts";
import {
  Confidence,
  EDGE_COLOUR,
  SampleNotice,
  ScreenHeading,
  StatusBadge,
  TEXT_COLOUR,
  Value,
} from "./patent-marks.tsx";

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

function PatentRow({ patent }: { patent: PatentEntry }) {
  const t = useText("patents");
  const { id, title, status, confidence, band, value, deadline, claims, figures, icon, color } = patent;
  const facts = [
    [t("facts.confidence"), <Confidence key="c" percent={confidence} band={band} />],
    [t("facts.value"), <Value key="v" range={value} />],
    [t("facts.deadline"), t("facts.days", { from: deadline[0], to: deadline[1] })],
    [t("facts.group"), t(`groups.${patent.group}`)],
  ] as const;
  return (
    <li
      className={`grid gap-4 border border-s-8 border-line bg-surface p-4 sm:p-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8 ${EDGE_COLOUR[color]}`}
    >
      <div className="grid content-start gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Icon name={icon} className={`size-5 ${TEXT_COLOUR[color]}`} />
          <span>{t("facts.number", { id })}</span>
          <StatusBadge status={status} />
        </p>
        <h3 className="text-lg font-bold">
          <TextLink href={`/patent-viewer/${id}`} className="text-start">
            {title}
          </TextLink>
        </h3>
        <p className="text-sm text-muted">
          {t("facts.claimsCount", { count: claims })} · {t("facts.figuresCount", { count: figures })}
        </p>
      </div>
      <dl className="grid content-start gap-x-6 gap-y-3 sm:grid-cols-2">
        {facts.map(([name, shown]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd>{shown}</dd>
          </div>
        ))}
      </dl>
    </li>
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
              <ul className="grid gap-3">
                {patents.map((patent) => (
                  <PatentRow key={patent.id} patent={patent} />
                ))}
              </ul>
            )}
          </section>
        ))
      )}
      <p className="max-w-prose text-sm text-muted">{t("facts.valueNote")}</p>
    </div>
  );
}
