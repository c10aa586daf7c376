import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { isOpen } from "../requests.logic.ts";
import type { RequestQueue } from "../requests.queries.server.ts";

const PATH = "/admin/requests";

/** How long a request has left. */
export function useLeft(): (left: number) => string {
  const t = useText("requests");
  return (left) => {
    if (left < 0) return t("late");
    return left === 0 ? t("last") : t("left", { count: left });
  };
}

/** What people ask the operator for, the most urgent first. */
export function RequestsScreen({ tab, rows, counts }: RequestQueue) {
  const t = useText("requests");
  const tRequest = useText("legal-request");
  const shell = useText("shell");
  const format = useFormat();
  const left = useLeft();
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("requests"))} title={shell("screens.requests.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <TabLinks
        label={t("tabsLabel")}
        tabs={(["open", "closed"] as const).map((one) => ({
          href: one === "open" ? PATH : `${PATH}?tab=${one}`,
          text: `${t(`tabs.${one}`)} (${format.number(counts[one])})`,
          current: one === tab,
        }))}
      />
      {rows.length === 0 ? (
        <EmptyState title={t(`empty.${tab}`)}>
          <p>{t("emptyText")}</p>
        </EmptyState>
      ) : (
        <DataTable
          caption={t(`tabs.${tab}`)}
          columns={[
            { key: "request", heading: t("columns.request") },
            { key: "from", heading: t("columns.from") },
            { key: "state", heading: t("columns.state") },
            { key: "filed", heading: t("columns.filed"), numeric: true },
            { key: "due", heading: t("columns.due"), numeric: true },
          ]}
          rows={rows.map((row) => ({
            id: row.id,
            cells: {
              request: (
                <a
                  href={`${PATH}?request=${row.id}`}
                  className="inline-flex min-h-12 items-center text-blueprint underline underline-offset-4"
                >
                  {tRequest(`kinds.${row.kind}`)}
                </a>
              ),
              from: <bdi className="break-words">{row.name}</bdi>,
              state: (
                <Badge variant={isOpen(row.state) ? "default" : "outline"}>
                  {tRequest(`states.${row.state}`)}
                </Badge>
              ),
              filed: format.date(row.createdAt),
              due: isOpen(row.state)
                ? `${format.date(row.dueAt)} (${left(row.left)})`
                : format.date(row.dueAt),
            },
          }))}
        />
      )}
    </div>
  );
}
