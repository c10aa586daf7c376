import { useFormat, useText } from "~/i18n/i18n.tsx";
import { LANGUAGES } from "~/i18n/languages.ts";
import type { FormReply } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { Icon } from "~/ui/icon.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { Pagination } from "~/ui/pagination.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { questionPath } from "../learning-queue.logic.ts";
import type { Queue } from "../learning-queue.queries.server.ts";
import { MAX_SEARCH, PAGE_SIZE, type QueueFilter, REASONS, STATUSES } from "../learning-queue.schemas.ts";
import { Askers } from "./askers.tsx";

const PATH = screen("questions").path;

/** The address of the queue under a filter; what is as it always is stays out of it. */
function filterPath({ status, reason, language, q, page }: QueueFilter): string {
  const search = new URLSearchParams();
  if (status !== "pending") search.set("status", status);
  if (reason) search.set("reason", reason);
  if (language) search.set("language", language);
  if (q) search.set("q", q);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `${PATH}?${search}` : PATH;
}

function FilterForm({ filter }: { filter: QueueFilter }) {
  const t = useText("learning-queue");
  const any = { value: "", text: t("filter.any") };
  return (
    <search className="block">
      <form
        // Another filter is another form: its fields say what the address says.
        key={filterPath(filter)}
        method="get"
        action={PATH}
        className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_14rem_14rem_auto]"
        data-keep-scroll
      >
        {filter.status !== "pending" && <input type="hidden" name="status" value={filter.status} />}
        <Field
          name="q"
          type="search"
          label={t("filter.label")}
          defaultValue={filter.q}
          maxLength={MAX_SEARCH}
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
          className="min-w-0"
        />
        <SelectField
          name="reason"
          label={t("filter.reason")}
          defaultValue={filter.reason ?? ""}
          options={[any, ...REASONS.map((value) => ({ value, text: t(`reasons.${value}`) }))]}
        />
        <SelectField
          name="language"
          label={t("filter.language")}
          defaultValue={filter.language ?? ""}
          options={[any, ...LANGUAGES.map((value) => ({ value, text: t(`languages.${value}`) }))]}
        />
        <Button>
          <Icon name="search" />
          {t("filter.submit")}
        </Button>
      </form>
    </search>
  );
}

function Nothing({ filter, narrowed }: { filter: QueueFilter; narrowed: boolean }) {
  const t = useText("learning-queue");
  if (narrowed) {
    return (
      <EmptyState title={t("empty.none")}>
        <p>{t("empty.noneText")}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t(`empty.${filter.status}`)}
      action={
        <a href={`${screen("hub").path}?tab=chat`} className={buttonClass({ variant: "outline" })}>
          {t("empty.tryJoe")}
        </a>
      }
    >
      <p>{t("empty.text")}</p>
    </EmptyState>
  );
}

function QuestionTable({ filter, rows }: Pick<Queue, "filter" | "rows">) {
  const t = useText("learning-queue");
  const format = useFormat();
  const column = (key: "frequency" | "askedAt" | "language" | "reason" | "members", numeric = false) => ({
    key,
    heading: t(`columns.${key}`),
    numeric,
  });
  return (
    <DataTable
      caption={t(`statuses.${filter.status}`)}
      columns={[
        { key: "question", heading: t("columns.question") },
        column("frequency", true),
        column("askedAt", true),
        column("language"),
        column("reason"),
        column("members", true),
      ]}
      rows={rows.map((row) => ({
        id: row.id,
        cells: {
          question: (
            <>
              <a
                href={questionPath(row.id)}
                dir="auto"
                className="line-clamp-3 min-h-12 content-center text-blueprint underline underline-offset-4 wrap-anywhere hover:no-underline sm:max-w-prose"
              >
                {row.question}
              </a>
              {row.wordings > 1 && (
                <span className="block text-sm font-normal text-muted">
                  {t("wordings", { count: row.wordings - 1 })}
                </span>
              )}
            </>
          ),
          frequency: t("times", { count: row.frequency }),
          askedAt: (
            <time dateTime={row.askedAt} className="whitespace-nowrap">
              {format.date(row.askedAt)}
            </time>
          ),
          language: row.language ? t(`languages.${row.language}`) : t("languageUnknown"),
          reason: (
            <Badge variant={row.reason === "disliked" ? "default" : "secondary"}>
              {t(`reasons.${row.reason}`)}
            </Badge>
          ),
          members: <Askers status={filter.status} count={row.members} />,
        },
      }))}
    />
  );
}

function Pages({ filter, found }: Pick<Queue, "filter" | "found">) {
  const t = useText("learning-queue");
  const { page } = filter;
  if (found <= PAGE_SIZE) return null;
  const to = Math.min(page * PAGE_SIZE, found);
  const at = (other: number) => filterPath({ ...filter, page: other });
  return (
    <Pagination
      label={t("pages.label")}
      position={t("pages.position", { from: (page - 1) * PAGE_SIZE + 1, to, total: found })}
      previous={page > 1 ? { href: at(page - 1), text: t("pages.previous") } : undefined}
      next={to < found ? { href: at(page + 1), text: t("pages.next") } : undefined}
    />
  );
}

/** The learning queue: what is asked most often first, narrowed by the address. */
export function QueueScreen({ filter, rows, found, counts, reply }: Queue & { reply?: FormReply }) {
  const t = useText("learning-queue");
  const format = useFormat();
  const narrowed = Boolean(filter.q || filter.reason || filter.language || filter.page > 1);
  const all = filterPath({ status: filter.status, q: "", page: 1 });
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("questions"))} title={t("title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      {reply && <ErrorSummary title={t("errors.summary")} message={t("errors.form")} items={[]} />}
      <TabLinks
        label={t("statusLabel")}
        tabs={STATUSES.map((status) => ({
          href: filterPath({ ...filter, status, page: 1 }),
          text: `${t(`statuses.${status}`)} (${format.number(counts[status])})`,
          current: status === filter.status,
        }))}
      />
      <div className="grid gap-2">
        <FilterForm filter={filter} />
        <div className="flex min-h-12 flex-wrap items-center gap-x-6">
          <p role="status" className="font-medium">
            {t("filter.found", { count: found })}
          </p>
          {narrowed && <TextLink href={all}>{t("filter.clear")}</TextLink>}
        </div>
      </div>
      {rows.length > 0 ? (
        <QuestionTable filter={filter} rows={rows} />
      ) : (
        <Nothing filter={filter} narrowed={narrowed} />
      )}
      <Pages filter={filter} found={found} />
    </div>
  );
}
