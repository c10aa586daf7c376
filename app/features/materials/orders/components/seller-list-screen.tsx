import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { Pagination } from "~/ui/pagination.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { listForSeller, SellerFilter } from "../orders.queries.server.ts";
import { numberOf, orderPath, SELLER_CSV, SELLER_ORDERS } from "../orders.words.ts";
import { FindForm } from "./find-form.tsx";
import { OrderStates } from "./order-states.tsx";

type Listed = Awaited<ReturnType<typeof listForSeller>>;

const address = (filter: SellerFilter, change: Partial<SellerFilter>, of: string = SELLER_ORDERS) => {
  const { show, find, page } = { ...filter, page: 0, ...change };
  const query = new URLSearchParams();
  if (show !== "open") query.set("show", show);
  if (find) query.set("find", find);
  if (page > 0) query.set("page", String(page + 1));
  return query.size > 0 ? `${of}?${query}` : of;
};

/** All orders of the shop, for administrators: what waits for them first. */
export function SellerListScreen({ orders, more, filter }: Listed & { filter: SellerFilter }) {
  const t = useText("orders");
  const { money, date } = useFormat();
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("shopOrders"))} title={t("seller.title")}>
        <p>{t("seller.lead")}</p>
      </PageHeading>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <FindForm
          action={SELLER_ORDERS}
          show={filter.show === "open" ? "" : filter.show}
          find={filter.find}
          label={t("seller.find")}
        />
        <nav aria-label={t("list.show")}>
          <ul className="flex flex-wrap gap-2">
            {(["open", "all"] as const).map((show) => (
              <li key={show}>
                <a
                  href={address(filter, { show })}
                  aria-current={filter.show === show ? "page" : undefined}
                  className="filter-link"
                >
                  {t(`seller.${show}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="flex flex-wrap gap-4">
          <TextLink href="/admin/taxes">{t("seller.taxes")}</TextLink>
          <TextLink href="/admin/codes">{t("seller.codes")}</TextLink>
        </p>
      </div>
      {orders.length === 0 ? (
        <EmptyState title={t("seller.nothing")}>
          <p>{t("seller.nothingText")}</p>
        </EmptyState>
      ) : (
        <DataTable
          caption={t("list.caption")}
          columns={[
            { key: "number", heading: t("list.number") },
            { key: "customer", heading: t("seller.customer") },
            { key: "states", heading: t("columns.order") },
            { key: "placed", heading: t("list.placed") },
            { key: "total", heading: t("list.total"), numeric: true },
          ]}
          rows={orders.map((order) => ({
            id: order.id,
            cells: {
              number: <TextLink href={orderPath("seller", order.id)}>{numberOf(order.number)}</TextLink>,
              customer: <bdi className="wrap-anywhere">{order.email}</bdi>,
              states: (
                <span className="flex flex-wrap gap-2">
                  {order.waits === 1 && <Badge>{t("seller.waits")}</Badge>}
                  <OrderStates {...order} />
                </span>
              ),
              placed: date(order.createdAt),
              total: <bdi>{money(order.totalCents)}</bdi>,
            },
          }))}
        />
      )}
      {orders.length > 0 && (
        <p>
          <TextLink href={address(filter, {}, SELLER_CSV)} download>
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
    </div>
  );
}
