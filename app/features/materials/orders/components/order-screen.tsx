import { AskVic } from "~/engines/chain/chain.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { type ScreenId, screen, sheetNumber } from "~/site-map.ts";
import { Button, buttonClass } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { OrderView } from "../order.view.server.ts";
import { ORDER_LIMITS } from "../orders.limits.ts";
import { numberOf, ORDERS, orderPath, SAMPLES, SELLER_ORDERS, type Side } from "../orders.words.ts";
import OrderHistory from "./order-history.tsx";
import OrderLines from "./order-lines.tsx";
import { Backwards, Deliveries, type PartProps, ReturnForm, Stands } from "./order-parts.tsx";
import { OrderStates } from "./order-states.tsx";
import { PaymentPart } from "./payment-part.tsx";

interface OrderScreenProps {
  order: OrderView;
  side: Side;
  reply?: FormReply;
  /** Why nothing was done. */
  refused?: string;
}

const SCREEN: Record<Side, ScreenId> = { buyer: "orders", seller: "shopOrders" };

function Problem({ reply, refused }: Pick<OrderScreenProps, "reply" | "refused">) {
  const t = useText("orders");
  const process = useText("process");
  const items = Object.entries(reply?.errors ?? {}).map(([field, key]) =>
    // A button of a process has its words from the engine, and its field from what it does.
    reply?.fields.record
      ? { field: `${field}-${reply.fields.transition}`, message: process(key as Key<"process">) }
      : {
          field,
          message: t(key as Key<"orders">, {
            most: field === "costCode" ? ORDER_LIMITS.costCode : ORDER_LIMITS.tracking,
          }),
        },
  );
  if (!refused && items.length === 0) return null;
  return (
    <ErrorSummary
      title={t("errors.summary")}
      message={refused && t(`errors.${refused}` as Key<"orders">)}
      items={items}
    />
  );
}

function RefundForm({ order, side, reply }: PartProps) {
  const t = useText("orders");
  const mine = reply?.fields.intent === "refund" ? reply : undefined;
  const error = mine?.errors.amount;
  if (side === "buyer" || (order.payment !== "captured" && order.payment !== "partRefunded")) return null;
  return (
    <form
      method="post"
      action={orderPath(side, order.id)}
      noValidate
      className="grid max-w-xl gap-4"
      data-reload
    >
      <h3 className="text-lg font-bold">{t("seller.refund")}</h3>
      <p className="max-w-prose text-muted">{t("seller.refundText")}</p>
      <input type="hidden" name="order" value={order.id} />
      <input type="hidden" name="idem" value={order.idem} />
      <div className="flex flex-wrap items-end gap-3">
        <Field
          name="amount"
          label={t("seller.amount")}
          inputMode="decimal"
          dir="ltr"
          className="w-40"
          defaultValue={mine?.fields.amount}
          error={error && t(error as Key<"orders">)}
        />
        <Button name="intent" value="refund" variant="outline">
          {t("seller.refund")}
        </Button>
      </div>
    </form>
  );
}

/** What it was bought for: said once, and changed as often as one likes. */
function ProjectForm({ order, side, reply }: PartProps) {
  const t = useText("orders");
  if (side === "seller") return null;
  const mine = reply?.fields.intent === "project" ? reply : undefined;
  const error = mine?.errors.costCode;
  const typed = (name: "project" | "costCode") =>
    mine ? (mine.fields[name] ?? "") : (order.bought?.[name] ?? "");
  return (
    <TitledSection id="bought-for" title={t("project.title")} className="grid gap-4 print:hidden">
      <form method="post" action={orderPath(side, order.id)} noValidate className="grid gap-4" data-reload>
        <input type="hidden" name="order" value={order.id} />
        {order.built.length > 0 && (
          <SelectField
            name="project"
            label={t("project.field")}
            options={[
              { value: "", text: t("project.none") },
              ...order.built.map(({ id, name }) => ({ value: id, text: name })),
            ]}
            defaultValue={typed("project")}
          />
        )}
        <Field
          name="costCode"
          label={t("project.code")}
          hint={t("project.codeHint")}
          defaultValue={typed("costCode")}
          error={error && t(error as Key<"orders">, { most: ORDER_LIMITS.costCode })}
          maxLength={ORDER_LIMITS.costCode}
          autoComplete="off"
          dir="auto"
        />
        <div>
          <Button name="intent" value="project" variant="outline">
            {t("project.save")}
          </Button>
        </div>
      </form>
    </TitledSection>
  );
}

/** Who it is for, what was said with it, and whether they have it. */
function GiftPart({ gift, hasFiles }: { gift: NonNullable<OrderView["gift"]>; hasFiles: boolean }) {
  const t = useText("orders");
  const { date } = useFormat();
  // Of what comes in a parcel alone there is nothing to take.
  const state = !hasFiles && (gift.state === "sent" || gift.state === "expired") ? "told" : gift.state;
  const day = gift.claimedAt ? date(gift.claimedAt) : "";
  return (
    <TitledSection id="gift" title={t("gift.title")} className="grid gap-2">
      <p className="wrap-anywhere" dir="auto" translate="no">
        {gift.name}, <bdi>{gift.email}</bdi>
      </p>
      {gift.message && (
        <p dir="auto" translate="no" className="max-w-prose whitespace-pre-line wrap-anywhere">
          {gift.message}
        </p>
      )}
      <p className="font-medium">{t(`gift.states.${state}`, { day })}</p>
    </TitledSection>
  );
}

/** One order: what it is, how it stands, what can be done, and what happened. Of the buyer, and of the seller. */
export default function OrderScreen({ order, side, reply, refused }: OrderScreenProps) {
  const t = useText("orders");
  const { moment } = useFormat();
  const part = { order, side, reply };
  const { address } = order;
  const isOfPlan = order.content.sections[0]?.id === "membership";
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen(SCREEN[side]))}
        title={t("detail.title", { number: numberOf(order.number) })}
      >
        <p>{t("detail.placed", { moment: moment(order.createdAt) })}</p>
      </PageHeading>
      <Problem reply={reply} refused={refused} />
      {order.sample && <Notice title={t("samples.notice")}>{t("samples.text")}</Notice>}
      <OrderStates state={order.standing.state} payment={order.payment} fulfilment={order.fulfilment} />
      {!order.sample && <PaymentPart {...part} />}
      <div className="grid items-start gap-10 lg:grid-cols-[3fr_2fr]">
        <div className="grid gap-10">
          <OrderLines content={order.content} />
          <Backwards {...part} />
          {!order.sample && (
            <TitledSection id="actions" title={t("detail.actions")} className="grid gap-5 print:hidden">
              <div className="flex flex-wrap gap-3">
                <a
                  href={orderPath(side, order.id, { sheet: "invoice" })}
                  className={buttonClass({ variant: "outline" })}
                >
                  {t("detail.invoice")}
                </a>
                {side === "buyer" && isOfPlan && (
                  <a href="/membership/plan" className={buttonClass()}>
                    {t("detail.toPlan")}
                  </a>
                )}
                {side === "buyer" && !isOfPlan && (
                  <form method="post" action={orderPath(side, order.id)} data-reload>
                    <input type="hidden" name="order" value={order.id} />
                    <input type="hidden" name="idem" value={order.idem} />
                    <Button name="intent" value="reorder" variant="outline">
                      {t("detail.reorder")}
                    </Button>
                  </form>
                )}
              </div>
              {side === "buyer" && <AskVic topic={t("detail.title", { number: numberOf(order.number) })} />}
              <Stands {...part} part="order" record={order.id} standing={order.standing} />
              <ReturnForm {...part} />
              <RefundForm {...part} />
            </TitledSection>
          )}
        </div>
        <div className="grid gap-10">
          <Deliveries {...part} />
          {order.gift && (
            <GiftPart gift={order.gift} hasFiles={order.deliveries.some(({ kind }) => kind === "digital")} />
          )}
          {address && (
            <TitledSection id="address" title={t("detail.address")} className="grid gap-2">
              <address className="not-italic" dir="auto" translate="no">
                {[address.name, ...address.lines].map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </address>
            </TitledSection>
          )}
          <p className="text-muted wrap-anywhere">
            {t("detail.email", { email: `\u2068${order.email}\u2069` })}
          </p>
          {!order.sample && <ProjectForm {...part} />}
          <TitledSection id="history" title={t("detail.history")} className="grid gap-3">
            <OrderHistory order={order} />
          </TitledSection>
        </div>
      </div>
      <p>
        {order.sample ? (
          <TextLink href={`${ORDERS}?${SAMPLES}`}>{t("samples.title")}</TextLink>
        ) : (
          <TextLink href={side === "buyer" ? ORDERS : SELLER_ORDERS}>{t("detail.all")}</TextLink>
        )}
      </p>
    </div>
  );
}
