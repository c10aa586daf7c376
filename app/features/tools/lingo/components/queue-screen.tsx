import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { FormReply } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { DataTable } from "~/ui/data-table.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import type { QueuedSuggestion, SuggestionStatus } from "../lingo.queries.server.ts";

const PATH = screen("suggestedTerms").path;
const ORDER: readonly SuggestionStatus[] = ["pending", "accepted", "declined"];

interface QueueScreenProps {
  rows: readonly QueuedSuggestion[];
  counts: Readonly<Record<SuggestionStatus, number>>;
  status: SuggestionStatus;
  reply?: FormReply;
}

/** What readers suggested, the oldest first. */
export function QueueScreen({ rows, counts, status, reply }: QueueScreenProps) {
  const t = useText("lingo-review");
  const lingo = useText("lingo");
  const format = useFormat();
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("suggestedTerms"))} title={t("title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      {reply && <ErrorSummary title={t("errors.summary")} message={t("errors.form")} items={[]} />}
      <TabLinks
        label={t("statusLabel")}
        tabs={ORDER.map((one) => ({
          href: one === "pending" ? PATH : `${PATH}?status=${one}`,
          text: `${t(`statuses.${one}`)} (${format.number(counts[one])})`,
          current: one === status,
        }))}
      />
      {rows.length === 0 ? (
        <EmptyState title={t("empty.title")}>
          <p>{t("empty.text")}</p>
        </EmptyState>
      ) : (
        <DataTable
          caption={t(`statuses.${status}`)}
          columns={[
            { key: "name", heading: t("columns.name") },
            { key: "region", heading: t("columns.region") },
            { key: "trade", heading: t("columns.trade") },
            { key: "meaning", heading: t("columns.meaning") },
            { key: "sent", heading: t("columns.sent"), numeric: true },
          ]}
          rows={rows.map((row) => ({
            id: row.id,
            cells: {
              name: (
                <a
                  href={`${PATH}?suggestion=${row.id}`}
                  className="inline-flex min-h-12 items-center text-blueprint underline underline-offset-4 wrap-anywhere hover:no-underline"
                >
                  <bdi>{row.name}</bdi>
                </a>
              ),
              region: lingo(`regions.${row.region}`),
              trade: row.trade ? lingo(`trades.${row.trade}`) : <bdi translate="no">{row.slug}</bdi>,
              meaning: <bdi className="line-clamp-3 wrap-anywhere">{row.meaning || "–"}</bdi>,
              sent: <time dateTime={row.createdAt}>{format.date(row.createdAt)}</time>,
            },
          }))}
        />
      )}
    </div>
  );
}
