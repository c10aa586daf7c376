import type { ReactNode } from "react";
import type { Verified } from "~/engines/trust/trust.server.ts";
import { CountryName } from "~/i18n/country-name.tsx";
import { useFormat, useLanguage, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { BarChart } from "~/ui/bar-chart.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { Pagination } from "~/ui/pagination.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { ACTS, type Act, GROUP_NAMES, type LogSearch, logAddress } from "../log.logic.ts";
import type { LogEntry } from "../log.queries.server.ts";

const PATH = screen("securityLog").path;

interface SecurityLogProps {
  tabs: ReactNode;
  search: LogSearch;
  entries: readonly LogEntry[];
  /** Where older entries begin. */
  next?: number;
  /** The workspace whose log somebody may read beside their own; empty where they may not. */
  workspace: string;
  days: readonly { day: string; count: number }[];
  verified?: Verified;
}

function What({ act }: { act: string }) {
  const t = useText("security-log");
  const known = ACTS.find((one) => one === act);
  return known ? t(`acts.${known.replace(".", "_") as Underscored}`) : <bdi dir="ltr">{act}</bdi>;
}
type Underscored = Act extends infer One
  ? One extends `${infer A}.${infer B}`
    ? `${A}_${B}`
    : never
  : never;

/** What an entry says beside its code: words of the field stay as they were written. */
function Details({ details }: Pick<LogEntry, "details">) {
  const t = useText("security-log");
  const { method, network, country, device, name, role, record } = details ?? {};
  const how = ["password", "mail-code", "provider", "passkey", "demo"] as const;
  const known = how.find((one) => one === method);
  const was = (["owner", "member", "viewer"] as const).find((one) => one === role);
  const parts = [
    known && t(`methods.${known}`),
    name && <bdi key="name">{String(name)}</bdi>,
    record && (
      <bdi key="record" dir="ltr" translate="no">
        {String(record)}
      </bdi>
    ),
    was && t(`roles.${was}`),
    device && <bdi key="device">{String(device)}</bdi>,
    network && (
      <bdi key="network" dir="ltr">
        {String(network)}
      </bdi>
    ),
    // Entries from before countries were noted say nothing of one.
    country === "" ? t("unknownCountry") : country && <CountryName key="country" code={String(country)} />,
  ].filter(Boolean);
  return parts.map((part, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one entry never move
    <span key={n}>
      {n > 0 && " · "}
      {part}
    </span>
  ));
}

function Filter({ search, workspace }: Pick<SecurityLogProps, "search" | "workspace">) {
  const t = useText("security-log");
  const { of, group, from, to } = search;
  return (
    <form method="get" action={PATH} className="flex flex-wrap items-end gap-4 print:hidden" data-keep-scroll>
      {workspace && (
        <SelectField
          name="of"
          label={t("filter.of")}
          defaultValue={of}
          options={[
            { value: "account", text: t("filter.account") },
            { value: "workspace", text: workspace },
          ]}
          className="w-56"
        />
      )}
      <SelectField
        name="group"
        label={t("filter.group")}
        defaultValue={group ?? ""}
        options={[
          { value: "", text: t("groups.all") },
          ...GROUP_NAMES.map((name) => ({ value: name, text: t(`groups.${name}`) })),
        ]}
        className="w-56"
      />
      <Field name="from" type="date" label={t("filter.from")} defaultValue={from} />
      <Field name="to" type="date" label={t("filter.to")} defaultValue={to} />
      <Button variant="outline">{t("filter.show")}</Button>
    </form>
  );
}

function Chain({ search, verified }: Pick<SecurityLogProps, "search" | "verified">) {
  const t = useText("security-log");
  const shown = new URLSearchParams({ ...(search.of === "workspace" && { of: search.of }), verify: "1" });
  return (
    <TitledSection id="chain" title={t("chain.title")} className="grid max-w-2xl gap-3 print:hidden">
      <p>{t("chain.text")}</p>
      {verified?.fault && (
        <div role="alert">
          <Notice
            tone="danger"
            title={t(`chain.faults.${verified.fault.what}`, { number: verified.fault.number })}
          >
            {t("chain.faultText")}
          </Notice>
        </div>
      )}
      {verified && !verified.fault && (
        <div role="status">
          <Notice tone="ok" title={t("chain.holds", { count: verified.entries })}>
            {verified.redacted > 0 && <p>{t("chain.redacted", { count: verified.redacted })}</p>}
            {verified.seal && (
              <p>
                {t("chain.seal")}{" "}
                <bdi dir="ltr" className="font-mono text-sm break-all">
                  {verified.seal}
                </bdi>
              </p>
            )}
          </Notice>
        </div>
      )}
      <p>
        <a href={`${PATH}?${shown}#chain`} className={buttonClass({ variant: "outline" })}>
          {t("chain.verify")}
        </a>
      </p>
    </TitledSection>
  );
}

/** What happened with an account or a workspace: who, when, from where; and whether the log is whole. */
export function SecurityLogScreen({
  tabs,
  search,
  entries,
  next,
  workspace,
  days,
  verified,
}: SecurityLogProps) {
  const t = useText("security-log");
  const shell = useText("shell");
  const format = useFormat();
  const { direction } = useLanguage();
  const { before, ...first } = search;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("securityLog"))} title={shell("screens.securityLog.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      {tabs}
      <Filter search={search} workspace={workspace} />
      {entries.length === 0 ? (
        <EmptyState title={t("empty")}>
          <p>{t("emptyText")}</p>
        </EmptyState>
      ) : (
        <div className="grid gap-4">
          <DataTable
            caption={t("caption")}
            columns={[
              { key: "what", heading: t("columns.what") },
              { key: "at", heading: t("columns.at") },
              { key: "who", heading: t("columns.who") },
              { key: "details", heading: t("columns.details") },
            ]}
            rows={entries.map((entry) => ({
              id: String(entry.number),
              cells: {
                what: <What act={entry.act} />,
                at: format.moment(entry.at),
                who: entry.by === "other" && entry.name ? <bdi>{entry.name}</bdi> : t(`who.${entry.by}`),
                details: <Details details={entry.details} />,
              },
            }))}
          />
          <p>
            <TextLink href={logAddress("/security-log.csv", first)}>{t("csv")}</TextLink>
          </p>
          {(before || next) && (
            <Pagination
              label={t("pages")}
              position={t("position", { from: entries[0]?.number ?? 0, to: entries.at(-1)?.number ?? 0 })}
              previous={before ? { href: logAddress(PATH, first), text: t("newest") } : undefined}
              next={
                next ? { href: logAddress(PATH, { ...first, before: next }), text: t("older") } : undefined
              }
            />
          )}
        </div>
      )}
      <TitledSection id="days" title={t("days.title")} className="grid gap-3">
        <BarChart
          label={t("days.title")}
          direction={direction}
          bars={days.map(({ day, count }) => ({
            key: day,
            text: format.date(day),
            value: count,
            same: true,
          }))}
        />
      </TitledSection>
      <Chain search={search} verified={verified} />
    </div>
  );
}
