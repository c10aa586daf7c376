import type { lienWaivers } from "~db/schema/back-office.ts";

type Sealed = Pick<
  typeof lienWaivers.$inferSelect,
  | "id"
  | "party"
  | "payer"
  | "usState"
  | "condition"
  | "stage"
  | "cents"
  | "throughOn"
  | "exceptions"
  | "language"
  | "paymentId"
  | "signedName"
  | "signedAt"
  | "drawn"
>;

/** All that a signature stands for, in an order that stays: what its hash is made of. */
export const sealedText = (waiver: Sealed): string =>
  JSON.stringify([
    "lien-waiver-1",
    ...[waiver.id, waiver.party, waiver.payer, waiver.usState, waiver.condition, waiver.stage, waiver.cents],
    ...[waiver.throughOn, waiver.exceptions, waiver.language, waiver.paymentId],
    ...[waiver.signedName, waiver.signedAt, waiver.drawn],
  ]);
