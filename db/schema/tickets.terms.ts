/** What somebody can hand to the desk. Their words are in the locales of `vic-service`. */
export const TICKET_CATEGORIES = [
  "paperwork",
  "sourcing",
  "verification",
  "billing",
  "technical",
  "other",
] as const;
export type TicketCategory = (typeof TICKET_CATEGORIES)[number];

/** From the one that can wait to the one that cannot. */
export const TICKET_PRIORITIES = ["low", "normal", "high", "urgent"] as const;
export type TicketPriority = (typeof TICKET_PRIORITIES)[number];

/** Hours of a week in which the desk answers, by its own clocks. */
export interface DeskRule {
  /** 0 is Sunday. */
  weekday: number;
  /** `HH:MM`, on a quarter of an hour; `to` up to `24:00`. */
  from: string;
  to: string;
}
