/** The letters about something that is late, the mildest first. */
export const STAGES = ["friendly", "firm", "final", "notice"] as const;
export type Stage = (typeof STAGES)[number];
export const WAYS = ["mail", "post", "hand", "phone"] as const;
export const RESTS = ["disputed", "promised"] as const;

/** By how many days late each goes out, where a workspace has said nothing. */
export const FIRST_LADDER: Readonly<Record<Stage, number>> = { friendly: 3, firm: 14, final: 30, notice: 45 };

export const REMINDER_LIMITS = {
  /** Days late. */
  days: 365,
  /** A month, in hundredths of a percent. */
  feeRate: 500,
  clause: 300,
  note: 500,
  /** Open amounts of one look. */
  shown: 300,
} as const;

export const REMINDERS = "/payment-reminders";
export const reminderPath = (document: string) => `/payment-reminder/${document}`;
