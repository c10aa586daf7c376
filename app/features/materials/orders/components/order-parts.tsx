import { ProcessActions, type ProcessTexts } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { Button, buttonClass } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { OrderView } from "../order.view.server.ts";
import { ORDER_LIMITS } from "../orders.limits.ts";
import { orderPath, RETURN_DAYS, type Side } from "../orders.words.ts";

type Part = "order" | "payment" | "delivery" | "return" | "refund";
/** What each part is called among the processes. */
export const PROCESS: Record<Part, string> = {
  order: "order",
  payment: "order-payment",
  delivery: "order-delivery",
  return: "order-return",
  refund: "order-refund",
};

/** The words of one of the processes, for the components of the engine. */
export function useProcessTexts(part: Part): ProcessTexts {
  const t = useText("orders");
  return {
    state: (name) => t(`${part}.states.${name}` as Key<"orders">),
    transition: (name) => t(`${part}.transitions.${name}` as Key<"orders">),
    party: (name) => t(`${part}.parties.${name}` as Key<"orders">),
    guard: (name) => t(`guards.${name}` as Key<"orders">),
  };
}

export interface PartProps {
  order: OrderView;
  side: Side;
  reply?: FormReply;
}

interface StandsProps extends PartProps {
  part: Part;
  record: string;
  standing: OrderView["standing"];
}

/** State and buttons of one record of an order. What its guards do not allow for this kind at all is not offered. */
export function Stands({ order, side, part, record, standing, reply }: StandsProps) {
  const texts = useProcessTexts(part);
  const never = ["isParcel", "isDigital", "isTest"];
  // What is sent ahead is chosen in a form of its own.
  const choices = standing.choices.filter(
    ({ name, blockedBy }) => name !== "shipPart" && !never.includes(blockedBy ?? ""),
  );
  return (
    <ProcessActions
      isServed
      standing={{ ...standing, choices }}
      texts={texts}
      idem={order.idem}
      action={orderPath(side, order.id, { process: PROCESS[part], record })}
      reply={reply?.fields.record === record ? reply : undefined}
    />
  );
}

interface PartFormProps extends Pick<PartProps, "order" | "reply"> {
  record: string;
  standing: OrderView["standing"];
  lines: OrderView["deliveries"][number]["lines"];
}

/** How many of each piece are sent ahead, with their tracking number. */
function PartForm({ order, record, standing, lines, reply }: PartFormProps) {
  const t = useText("orders");
  const may = standing.choices.some(({ name, blockedBy }) => name === "shipPart" && !blockedBy);
  if (!may || lines.reduce((sum, { qty }) => sum + Number(qty), 0) < 2) return null;
  const mine = reply?.fields.intent === "ship-part" ? reply : undefined;
  const error = (name: string) => {
    const key = mine?.errors[name];
    return key && t(key as Key<"orders">, { most: ORDER_LIMITS.tracking });
  };
  return (
    <details open={mine ? true : undefined} className="print:hidden">
      <summary
        className={buttonClass({
          variant: "outline",
          className: "list-none max-sm:w-full [&::-webkit-details-marker]:hidden",
        })}
      >
        {t("delivery.transitions.shipPart")}…
      </summary>
      <form
        method="post"
        action={orderPath("seller", order.id, { record })}
        noValidate
        className="mt-4 grid gap-4"
        data-reload
      >
        <p className="max-w-prose text-muted">{t("seller.partText")}</p>
        <input type="hidden" name="order" value={order.id} />
        <input type="hidden" name="idem" value={order.idem} />
        <input type="hidden" name="version" value={standing.version} />
        {lines.map(({ id, text, qty }, index) => {
          const name = `pieces[${index}].quantity`;
          return (
            <div key={id}>
              <input type="hidden" name={`pieces[${index}].product`} value={id} />
              <Field
                name={name}
                label={text}
                hint={t("seller.partOf", { most: qty })}
                inputMode="numeric"
                dir="ltr"
                className="w-28"
                defaultValue={mine?.fields[name] ?? "0"}
                error={error(name)}
              />
            </div>
          );
        })}
        <TextareaField
          name="note"
          label={t("seller.tracking")}
          maxLength={ORDER_LIMITS.tracking}
          defaultValue={mine?.fields.note}
          error={error("note")}
        />
        <div>
          <Button name="intent" value="ship-part">
            {t("seller.sendPart")}
          </Button>
        </div>
      </form>
    </details>
  );
}

/** Each delivery with what is in it, how it stands, and what the sender wrote. */
export function Deliveries({ order, side, reply }: PartProps) {
  const t = useText("orders");
  const over = order.standing.state === "cancelled";
  // Nobody waits for the seller before it is paid.
  const stands = !over && order.payments.some(({ standing }) => standing.state === "captured");
  return (
    <ul className="grid gap-6">
      {order.deliveries.map(({ id, kind, standing, lines, note }) => (
        <li
          key={id}
          className="grid content-start gap-3 border border-t-2 border-line border-t-ink bg-surface p-5"
        >
          <h3 className="text-lg font-bold">{t(`deliveries.${kind as "parcel" | "digital"}`)}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line.id} dir="auto">
                <bdi>{line.qty}</bdi> × {line.text}
              </li>
            ))}
          </ul>
          {!over && !order.sample && (
            <p className="max-w-prose text-muted">
              {kind === "parcel"
                ? standing.state === "waiting" && t("deliveries.parcelText")
                : standing.state === "waiting"
                  ? t("deliveries.digitalWaiting")
                  : t(order.gift ? "deliveries.digitalGiven" : "deliveries.digitalDone")}
            </p>
          )}
          {kind === "digital" &&
            side === "buyer" &&
            !order.gift &&
            !order.sample &&
            standing.state === "delivered" && (
              <p>
                <a href="/library" className={buttonClass()}>
                  {t("deliveries.library")}
                </a>
              </p>
            )}
          {note && (
            <p className="max-w-prose">
              {kind === "parcel" && <span className="text-muted">{t("deliveries.tracking")} </span>}
              <span dir="auto" className="whitespace-pre-line wrap-anywhere">
                {note}
              </span>
            </p>
          )}
          {stands && (
            <Stands order={order} side={side} part="delivery" record={id} standing={standing} reply={reply} />
          )}
          {stands && side === "seller" && (
            <PartForm order={order} record={id} standing={standing} lines={lines} reply={reply} />
          )}
          {kind === "parcel" && side === "seller" && !over && (
            <p>
              <TextLink href={orderPath(side, order.id, { sheet: "slip", parcel: id })}>
                {t("seller.slip")}
              </TextLink>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What went back, or is on its way: goods and money. */
export function Backwards({ order, side, reply }: PartProps) {
  const t = useText("orders");
  const { money } = useFormat();
  const nameOf = (id: string) =>
    order.content.sections.flatMap(({ lines }) => lines).find((line) => line.id === id)?.text ?? id;
  return (
    <>
      {order.returns.length > 0 && (
        <TitledSection id="returns" title={t("detail.returns")} className="grid gap-4">
          <ul className="grid gap-4">
            {order.returns.map(({ id, productId, quantity, amountCents, reason, standing }) => (
              <li key={id} className="grid gap-2 border-s-4 border-line ps-4">
                <p>
                  {t("detail.returnLine", {
                    count: quantity,
                    product: nameOf(productId),
                    amount: money(amountCents),
                  })}
                </p>
                <p className="max-w-prose text-muted">
                  {t("detail.reason")}: <span dir="auto">{reason}</span>
                </p>
                <Stands
                  order={order}
                  side={side}
                  part="return"
                  record={id}
                  standing={standing}
                  reply={reply}
                />
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      {order.refunds.length > 0 && (
        <TitledSection id="refunds" title={t("detail.refunds")} className="grid gap-4">
          <ul className="grid gap-4">
            {order.refunds.map(({ id, amountCents, reason, standing }) => (
              <li key={id} className="grid gap-2 border-s-4 border-line ps-4">
                <p>
                  {t("detail.refundLine", {
                    amount: money(amountCents),
                    reason: t(`reasons.${reason}` as Key<"orders">),
                  })}
                </p>
                <Stands
                  order={order}
                  side={side}
                  part="refund"
                  record={id}
                  standing={standing}
                  reply={reply}
                />
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
    </>
  );
}

/** Asks to send something back, while there is time. */
export function ReturnForm({ order, side, reply }: PartProps) {
  const t = useText("orders");
  const mine = reply?.fields.intent === "return" ? reply : undefined;
  const error = (name: string) => {
    const key = mine?.errors[name];
    return key && t(key as Key<"orders">);
  };
  if (side === "seller" || order.returnable.length === 0) return null;
  return (
    <details open={mine ? true : undefined} className="print:hidden">
      <summary
        className={buttonClass({
          variant: "outline",
          className: "list-none [&::-webkit-details-marker]:hidden",
        })}
      >
        {t("detail.askReturn")}…
      </summary>
      <form
        method="post"
        action={orderPath(side, order.id)}
        noValidate
        className="mt-4 grid max-w-xl gap-5"
        data-reload
      >
        <p className="max-w-prose text-muted">{t("detail.askReturnText", { days: RETURN_DAYS })}</p>
        <input type="hidden" name="order" value={order.id} />
        <input type="hidden" name="idem" value={order.idem} />
        <SelectField
          name="productId"
          label={t("detail.product")}
          options={order.returnable.map(({ productId, text }) => ({ value: productId, text }))}
          defaultValue={mine?.fields.productId}
          error={error("productId")}
        />
        <Field
          name="quantity"
          label={t("detail.quantity")}
          inputMode="numeric"
          dir="ltr"
          className="w-28"
          defaultValue={mine?.fields.quantity ?? "1"}
          error={error("quantity")}
        />
        <TextareaField
          name="reason"
          label={t("detail.why")}
          maxLength={ORDER_LIMITS.reason}
          defaultValue={mine?.fields.reason}
          error={error("reason")}
        />
        <div>
          <Button name="intent" value="return">
            {t("detail.ask")}
          </Button>
        </div>
      </form>
    </details>
  );
}
