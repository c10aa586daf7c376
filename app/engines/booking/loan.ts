import { defineTemplate, type Template } from "~/engines/checklist/checklist.ts";
import { hoursOf, lateFee, type RateCard } from "~/engines/rates/rates.ts";
import { daysBetween, localDay } from "~/lib/local-day.ts";

// What a loan is beside its states: photos, the condition, what is late, what is claimed. Without a database.

/** When photos are taken: as it changes hands and back, with a claim, and with what is said against it. */
export const STAGES = ["handover", "return", "claim", "answer"] as const;
export type Stage = (typeof STAGES)[number];
/** The two of them that are written down and signed. */
export const CONDITIONS = ["handover", "return"] as const;
export type ConditionStage = (typeof CONDITIONS)[number];

/** What a photo shows, so that the same side stands beside itself afterwards. */
export const VIEWS = ["front", "back", "left", "right", "meter", "detail"] as const;
export type View = (typeof VIEWS)[number];

export const BOOKING_LIMITS = {
  photoBytes: 8 * 1024 * 1024,
  /** Photos of one side of a machine at one stage, from each of the two. */
  photosOfView: 3,
  notes: 1_000,
  signature: 80,
  /** Tenths of an hour. */
  meter: 9_999_999,
  words: 1_000,
  item: 120,
  /** Lines of a worksheet. */
  items: 4,
  /** Years that a part may be old, and that one may last. */
  years: 50,
  review: 1_000,
} as const;

/** Days after settling within which both may say something of each other; then what was said is published. */
export const REVIEW_DAYS = 7;

/** What is looked at when a machine changes hands. */
export const conditionTemplate = (): Template =>
  defineTemplate({
    id: "machine-condition",
    version: 1,
    name: { en: "Condition", es: "Estado", he: "מצב" },
    sections: [
      {
        title: { en: "Walk around it", es: "Dé la vuelta", he: "סיבוב סביב המכונה" },
        items: [
          {
            id: "body",
            responses: "condition",
            prompt: {
              en: "Panels, glass and guards",
              es: "Carrocería, vidrios y guardas",
              he: "פחים, שמשות ומגינים",
            },
          },
          {
            id: "running",
            responses: "condition",
            prompt: { en: "Tires or tracks", es: "Llantas u orugas", he: "צמיגים או זחלים" },
          },
          {
            id: "fluids",
            responses: "condition",
            prompt: {
              en: "No leaks; oil and coolant",
              es: "Sin fugas; aceite y refrigerante",
              he: "בלי נזילות; שמן ונוזל קירור",
            },
          },
          {
            id: "controls",
            responses: "condition",
            prompt: {
              en: "Controls, brakes and alarms",
              es: "Mandos, frenos y alarmas",
              he: "ידיות, בלמים והתראות",
            },
          },
          {
            id: "kit",
            responses: "condition",
            prompt: {
              en: "Attachments, keys and manual",
              es: "Aditamentos, llaves y manual",
              he: "אביזרים, מפתחות וספר הפעלה",
            },
          },
        ],
      },
    ],
  });

/** Days that were begun after the last one, where the machine stands. By the calendar, so that a day of 23 hours is one. */
export const lateDays = (toDay: string, back: Date, zone: string): number =>
  Math.max(0, daysBetween(toDay, localDay(back, zone)));

/** Hours before the machine is back within which writing the return down stands for it. */
export const RETURN_HOURS = 24;

/**
 * Up to when late days are counted: to when the return was first written down, where that was within a day of the machine
 * coming back. What was written earlier was written of a machine that was still out.
 */
export const backSince = (written: string | null, now: Date): Date =>
  written && Date.parse(written) >= now.getTime() - RETURN_HOURS * 3_600_000 ? new Date(written) : now;

/** What is due for them. */
export const lateCents = (card: RateCard, days: number): number => lateFee(card, hoursOf(days));

/** One line of a worksheet: what a repair costs, and what a new one would; how old the part is, and how long one lasts. */
export interface ClaimItem {
  what: string;
  repairCents: number;
  newCents: number;
  age: number;
  life: number;
}

/** What a part was worth when it was damaged: its price in equal steps down to nothing at the end of its life. */
export const worthOf = ({ newCents, age, life }: Omit<ClaimItem, "what" | "repairCents">): number =>
  life > 0 ? Math.floor((newCents * Math.max(0, life - age)) / life) : 0;

/** What is owed for an item: the repair, but no more than the part was worth. A price that is 0 was not given. */
export function owedFor(item: ClaimItem): number {
  const worth = worthOf(item);
  if (item.newCents === 0) return item.repairCents;
  return item.repairCents === 0 ? worth : Math.min(item.repairCents, worth);
}

export const owedForAll = (items: readonly ClaimItem[]): number =>
  items.reduce((sum, item) => sum + owedFor(item), 0);

/** How a deposit is parted: days that were late first, then damage, never more than there is; the rest goes back. */
export function partsOf(deposit: number, { late, damage }: { late: number; damage: number }) {
  const lateTaken = Math.min(deposit, late);
  const damageTaken = Math.min(deposit - lateTaken, damage);
  return { late: lateTaken, damage: damageTaken, back: deposit - lateTaken - damageTaken };
}
