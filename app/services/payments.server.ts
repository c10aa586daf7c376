import type { CommandResult } from "../lib/command-result.ts";

/** A payment that somebody is to make. */
export interface AskedPayment {
  /** Of our row: the provider takes a second request with it for the first. */
  id: string;
  amountCents: number;
  /** What the buyer reads on the provider's page. */
  description: string;
  email: string;
  language: string;
  /** Where the provider sends them back to. */
  returnTo: string;
  /** Until when it can be paid. */
  expiresAt: Date;
}

/** The provider did not answer, or said no. Only the first is worth another try. */
export type PaymentRefusal = "unreachable" | "refused";

/**
 * How a payment stands at the provider: it waits for the buyer, whose bank may want a confirmation (`action`), it was agreed
 * to and the money is on its way or held (`authorized`), it is paid, or nothing will come of it.
 */
export type PaymentStanding = "open" | "action" | "authorized" | "paid" | "over";

/** How money moves, behind one door: the embedded test, with which none does, or a provider. */
export interface Payments {
  provider: "test" | "stripe";
  /** Whether money moves. */
  real: boolean;
  begin(asked: AskedPayment): Promise<CommandResult<PaymentRefusal, { reference: string; url?: string }>>;
  look(reference: string): Promise<CommandResult<PaymentRefusal, { standing: PaymentStanding }>>;
  /** Pays back, once for a key. */
  payBack(refund: {
    reference: string;
    amountCents: number;
    key: string;
  }): Promise<CommandResult<PaymentRefusal>>;
}

/** Without a provider: the visitor decides how it ends, and no money moves. */
export const testPayments: Payments = {
  provider: "test",
  real: false,
  begin: async ({ id }) => ({ ok: true, reference: id }),
  look: async () => ({ ok: true, standing: "open" }),
  payBack: async () => ({ ok: true }),
};
