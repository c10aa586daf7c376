import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { buttonClass } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { Pagination } from "~/ui/pagination.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { ListedOrder, OrderFilter, OrderListView, Spent } from "../order-list.queries.server.ts";
import { ORDER_LIMITS } from "../orders.limits.ts";
import { filterQuery, ORDERS, ORDERS_CSV, SAMPLES, SHOWN } from "../orders.words.ts";
import { FindForm } from "./find-form.tsx";
import { OrderStates } from "./order-states.tsx";
import { OrderViews } from "./order-views.tsx";

export interface OrderListProps {
  orders: readonly ListedOrder[];
  more: boolean;
  filter: OrderFilter;
  /** Whether there is no order at all. */
  none: boolean;
  guest: boolean;
  /** What its orders come to by project and code. */
  spent: readonly Spent[];
  views: readonly OrderListView[];
  /** Examples that nobody placed, instead of orders. */
  samples?: readonly ListedOrder[];
  /** A form of a view that was refused. */
  reply?: FormReply;
  /** Why the view was not kept. */
  refused?: string;
}

const address = (filter: OrderFilter, change: Partial<OrderFilter>, of: string = ORDERS) => {
  const { page, ...chosen } = { ...filter, page: 0, ...change };
  const query = new URLSearchParams(filterQuery(chosen));
  if (page > 0) query.set("page", String(page + 1));
  return query.size > 0 ? `${of}?${query}` : of;
};

function Filter({ filter }: Pick<OrderListProps, "filter">) {
  const t = useText("orders");
  return (
    <div className="grid gap-4 sm:grid-cols-[1fr_auto] sm:items-end">
      <FindForm
        action={ORDERS}
        show={filter.show === "all" ? "" : filter.show}
        find={filter.find}
        project={filter.project}
        label={t("list.find")}
      />
      <nav aria-label={t("list.show")}>
        <ul className="flex flex-wrap gap-2">
          {SHOWN.map((show) => (
            <li key={show}>
              <a
                href={address(filter, { show })}
                aria-current={filter.show === show ? "page" : undefined}
                className="filter-link"
              >
                {t(`list.${show}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function Problem({ reply, refused }: Pick<OrderListProps, "reply" | "refused">) {
  const t = useText("orders");
  const name = reply?.errors.name;
  if (!reply) return null;
  return (
    <ErrorSummary
      title={t("errors.summary")}
      message={
        refused || !name
          ? t((refused ?? "errors.form") as Key<"orders">, { most: ORDER_LIMITS.views })
          : undefined
      }
      items={
        name ? [{ field: "name", message: t(name as Key<"orders">, { most: ORDER_LIMITS.viewName }) }] : []
      }
    />
  );
}

/** What was paid and did not go back, by project and code; nothing before an order was put to one. */
function SpentTable({ spent, filter }: Pick<OrderListProps, "spent" | "filter">) {
  const t = useText("orders");
  const { money } = useFormat();
  if (!spent.some(({ project, code }) => project !== null || code)) return null;
  return (
    <DataTable
      caption={t("project.spent")}
      columns={[
        { key: "project", heading: t("project.field") },
        { key: "code", heading: t("project.code") },
        { key: "orders", heading: t("list.title"), numeric: true },
        { key: "sum", heading: t("project.sum"), numeric: true },
      ]}
      rows={spent.map(({ projectId, project, code, orders, cents }) => ({
        id: `${projectId ?? ""} ${code}`,
        cells: {
          project: projectId ? (
            <TextLink href={address(filter, { project: projectId })} className="wrap-anywhere">
              <span dir="auto" translate="no">
                {project}
              </span>
            </TextLink>
          ) : (
            t("project.none")
          ),
          code: (
            <bdi translate="no" className="wrap-anywhere">
              {code}
            </bdi>
          ),
          orders,
          sum: <bdi>{money(cents)}</bdi>,
        },
      }))}
    />
  );
}

/** Orders, one a line. */
function OrdersTable({ orders }: Pick<OrderListProps, "orders">) {
  const t = useText("orders");
  const { money, date } = useFormat();
  return (
    <DataTable
      caption={t("list.caption")}
      columns={[
        { key: "number", heading: t("list.number") },
        { key: "what", heading: t("list.what") },
        { key: "states", heading: t("columns.order") },
        { key: "placed", heading: t("list.placed") },
        { key: "total", heading: t("list.total"), numeric: true },
      ]}
      rows={orders.map((order) => ({
        id: order.id,
        cells: {
          number: (
            <TextLink href={order.href} className="whitespace-nowrap">
              <bdi translate="no">{order.number}</bdi>
            </TextLink>
          ),
          what: (
            <span dir="auto" translate="no">
              {order.title}
            </span>
          ),
          states: <OrderStates {...order} />,
          placed: <span className="whitespace-nowrap">{date(order.placedAt)}</span>,
          total: <bdi>{money(order.totalCents)}</bdi>,
        },
      }))}
    />
  );
}

/** Orders in every state, for whoever wants to see what this page will hold. */
function Samples({ samples }: { samples: readonly ListedOrder[] }) {
  const t = useText("orders");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("orders"))} title={t("samples.title")}>
        <p>{t("list.lead")}</p>
      </PageHeading>
      <Notice title={t("samples.notice")}>{t("samples.text")}</Notice>
      <OrdersTable orders={samples} />
      <p>
        <TextLink href={ORDERS}>{t("samples.own")}</TextLink>
      </p>
    </div>
  );
}

/** Every order of the workspace, of whatever kind. */
export function OrderListScreen({
  orders,
  more,
  filter,
  none,
  guest,
  spent,
  views,
  samples,
  reply,
  refused,
}: OrderListProps) {
  const t = useText("orders");
  if (samples) return <Samples samples={samples} />;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("orders"))} title={t("list.title")}>
        <p>{t("list.lead")}</p>
      </PageHeading>
      <Problem reply={reply} refused={refused} />
      {none ? (
        <EmptyState
          title={t("list.empty")}
          action={
            <a href="/shop" className={buttonClass()}>
              {t("list.toShop")}
            </a>
          }
        >
          <p>{t("list.emptyText")}</p>
        </EmptyState>
      ) : (
        <>
          {guest && <Notice title={t("list.guest")} />}
          <Filter filter={filter} />
          {filter.project && (
            <p>
              <TextLink href={address(filter, { project: "" })}>{t("project.all")}</TextLink>
            </p>
          )}
          <OrderViews views={views} filter={filterQuery(filter)} reply={reply} />
          {orders.length === 0 ? (
            <EmptyState
              title={t("list.nothing")}
              action={<TextLink href={ORDERS}>{t("list.showAll")}</TextLink>}
            >
              <p>{t("list.nothingText")}</p>
            </EmptyState>
          ) : (
            <OrdersTable orders={orders} />
          )}
          <SpentTable spent={spent} filter={filter} />
          {orders.length > 0 && (
            <p>
              <TextLink href={address(filter, {}, ORDERS_CSV)} download>
                {t("list.csv")}
              </TextLink>
            </p>
          )}
          {(more || filter.page > 0) && (
            <Pagination
              label={t("list.pages")}
              position={t("list.page", { page: filter.page + 1 })}
              previous={
                filter.page > 0
                  ? { href: address(filter, { page: filter.page - 1 }), text: t("list.newer") }
                  : undefined
              }
              next={
                more ? { href: address(filter, { page: filter.page + 1 }), text: t("list.older") } : undefined
              }
            />
          )}
        </>
      )}
      <p>
        <TextLink href={`${ORDERS}?${SAMPLES}`}>{t("samples.link")}</TextLink>
      </p>
    </div>
  );
}
