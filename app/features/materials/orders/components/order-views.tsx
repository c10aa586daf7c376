import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import type { OrderListView } from "../order-list.queries.server.ts";
import { ORDER_LIMITS } from "../orders.limits.ts";
import { ORDERS } from "../orders.words.ts";

interface OrderViewsProps {
  views: readonly OrderListView[];
  /** Of the list that is shown; empty where it shows everything. */
  filter: string;
  reply?: FormReply;
}

const pathOf = (filter: string) => (filter ? `${ORDERS}?${filter}` : ORDERS);

/** The views of the list that are kept, and a form that keeps the one which is shown. */
export function OrderViews({ views, filter, reply }: OrderViewsProps) {
  const t = useText("orders");
  const error = reply?.errors.name;
  const isKept = views.some((view) => view.filter === filter);
  if (views.length === 0 && !filter) return null;
  return (
    <section aria-labelledby="views" className="grid gap-3">
      <h2 id="views" className="text-lg font-bold">
        {t("views.title")}
      </h2>
      {views.length > 0 && (
        <ul className="grid gap-2">
          {views.map((view) => (
            <li key={view.id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <a
                href={pathOf(view.filter)}
                aria-current={view.filter === filter ? "page" : undefined}
                className="filter-link"
              >
                <span dir="auto" translate="no" className="wrap-anywhere">
                  {view.name}
                </span>
              </a>
              <form method="post" action={pathOf(filter)}>
                <input type="hidden" name="view" value={view.id} />
                <Button
                  name="intent"
                  value="remove-view"
                  variant="link"
                  size="sm"
                  aria-label={t("views.removeNamed", { name: view.name })}
                >
                  {t("views.remove")}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {filter && !isKept && (
        <form method="post" action={pathOf(filter)} noValidate className="flex flex-wrap items-end gap-3">
          <Field
            name="name"
            label={t("views.name")}
            error={error && t(error as Key<"orders">, { most: ORDER_LIMITS.viewName })}
            defaultValue={reply?.fields.name ?? ""}
            maxLength={ORDER_LIMITS.viewName}
            autoComplete="off"
            dir="auto"
            className="max-sm:grow"
          />
          <Button name="intent" value="save-view" variant="outline">
            {t("views.save")}
          </Button>
        </form>
      )}
    </section>
  );
}
