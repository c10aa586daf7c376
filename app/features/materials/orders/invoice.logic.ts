import type { OrderView } from "./order.view.server.ts";

/** What an invoice says below its total. */
export interface InvoiceSums {
  paidCents: number;
  /** 0 where nothing went back. */
  backCents: number;
  /** Undefined where nothing is owed any more: the order was cancelled. */
  dueCents: number | undefined;
  /** Whether a test payment is among them, with which no money moved. */
  isTest: boolean;
}

/** The sums of an invoice, in cents. What is due to go back and did not yet is not counted. */
export function invoiceSums(
  order: Pick<OrderView, "payments" | "refunds" | "standing" | "totalCents">,
): InvoiceSums {
  const captured = order.payments.filter(({ standing }) => standing.state === "captured");
  const paidCents = captured.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    paidCents,
    backCents: order.refunds
      .filter(({ standing }) => standing.state === "made")
      .reduce((sum, { amountCents }) => sum + amountCents, 0),
    dueCents: order.standing.state === "cancelled" ? undefined : Math.max(0, order.totalCents - paidCents),
    isTest: captured.some(({ provider }) => provider === "test"),
  };
}
