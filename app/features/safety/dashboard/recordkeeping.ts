import type { CaseType, Duty, Outcome } from "./dashboard.limits.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/** 100 workers, 40 hours a week, 50 weeks a year. */
export const BASE_HOURS = 200_000;
/** 29 CFR 1904.7(b)(3)(vii): days away and days of restriction or transfer together. */
export const DAYS_CAP = 180;

/** Whether an outcome belongs on Form 300: 29 CFR 1904.7(a). First aid alone does not, 1904.7(b)(5). */
export const isRecordable = (outcome: Outcome) => outcome !== "none" && outcome !== "first-aid";

/** The column of Form 300 that is ticked, one a case: 29 CFR 1904.29(b)(2) and the form's own heading. */
export const columnOf = (outcome: Outcome) =>
  ({ none: "", "first-aid": "", death: "G", away: "H", restricted: "I", other: "J" })[outcome] as
    | ""
    | "G"
    | "H"
    | "I"
    | "J";

/** The columns M(1) to M(6). */
export const typeNumber: Readonly<Record<CaseType, number>> = {
  ...{ injury: 1, skin: 2, respiratory: 3, poisoning: 4, hearing: 5, illness: 6 },
};

export interface Rate {
  cases: number;
  hours: number;
  /** Cases per 200,000 hours, unrounded. Undefined without hours: a rate needs them, and 0 would be a claim. */
  rate: number | undefined;
  /** What it would be with one case more, to see how little a small number says. */
  oneMore: number | undefined;
  /** Fewer hours than 200,000: one case more moves it by more than 1. */
  isSmall: boolean;
}

/**
 * An incidence rate, N × 200,000 / EH: the worksheet of OSHA's Forms for Recording (rev. 04/2004); Bureau of Labor
 * Statistics, "How to compute a firm's incidence rate".
 * @param cases of TRIR those of the columns G, H, I and J; of DART those of H and I
 * @param hours worked by everybody in the same time
 */
export function rateOf(cases: number, hours: number): Rate {
  const of = (n: number) => (hours > 0 ? (n * BASE_HOURS) / hours : undefined);
  return { cases, hours, rate: of(cases), oneMore: of(cases + 1), isSmall: hours < BASE_HOURS };
}

/** From and to, both counted; without an end, to the day that is asked about. Without a beginning there is none. */
export interface Span {
  from: string;
  until: string;
}

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/**
 * The days of a case by calendar, weekends and holidays too: 29 CFR 1904.7(b)(3)(i) to (vii), (b)(4)(xi). The day of the
 * injury does not count. A day away is no day of restriction as well. Both together stop at 180, in the order of the
 * calendar.
 */
export function countDays(
  happenedOn: string,
  { away, restricted, today }: { away: Span; restricted: Span; today: string },
): { away: number; restricted: number; capped: boolean } {
  const first = dayNumber(happenedOn) + 1;
  const range = ({ from, until }: Span) =>
    from === ""
      ? { from: 1, to: 0 }
      : { from: Math.max(first, dayNumber(from)), to: Math.min(dayNumber(until || today), dayNumber(today)) };
  const [off, light] = [range(away), range(restricted)];
  const isIn = (day: number, { from, to }: { from: number; to: number }) => from <= day && day <= to;
  const days = { away: 0, restricted: 0 };
  const last = Math.max(off.to, light.to);
  for (let day = first; day <= last; day++) {
    const kind = isIn(day, off) ? "away" : isIn(day, light) ? "restricted" : undefined;
    if (!kind) continue;
    if (days.away + days.restricted === DAYS_CAP) return { ...days, capped: true };
    days[kind]++;
  }
  return { ...days, capped: false };
}

/** How long 29 CFR 1904.39(a) gives, from when the employer or an agent learns of it (1904.39(b)(7)). */
export const hoursOf = (duty: Duty) => (duty === "none" ? undefined : duty === "death" ? 8 : 24);

export interface Clock {
  hours: number;
  section: "29 CFR 1904.39(a)(1)" | "29 CFR 1904.39(a)(2)";
  deadline: string;
  isOver: boolean;
}

/**
 * By when OSHA has to be told. Hours of the clock that pass, whatever the clocks of the site are set to meanwhile.
 * @param learnedAt ISO 8601 in UTC
 */
export function clockOf(duty: Duty, learnedAt: string | null, now: Date): Clock | undefined {
  const hours = hoursOf(duty);
  if (hours === undefined || !learnedAt) return undefined;
  const deadline = Date.parse(learnedAt) + hours * HOUR_MS;
  return {
    hours,
    section: duty === "death" ? "29 CFR 1904.39(a)(1)" : "29 CFR 1904.39(a)(2)",
    deadline: new Date(deadline).toISOString(),
    isOver: now.getTime() > deadline,
  };
}

/** The questions of 29 CFR 1904.4(b)(2) in the order of its figure, each with its section. */
export const QUESTIONS = [
  { id: "work", section: "29 CFR 1904.5", no: "notWork" },
  { id: "exception", section: "29 CFR 1904.5(b)(2)", yes: "excepted" },
  { id: "fresh", section: "29 CFR 1904.6", no: "update" },
  { id: "death", section: "29 CFR 1904.7(b)(2)", yes: "death" },
  { id: "away", section: "29 CFR 1904.7(b)(3)", yes: "away" },
  { id: "restricted", section: "29 CFR 1904.7(b)(4)", yes: "restricted" },
  { id: "treatment", section: "29 CFR 1904.7(b)(5)", yes: "other" },
  { id: "conscious", section: "29 CFR 1904.7(b)(6)", yes: "other" },
  { id: "significant", section: "29 CFR 1904.7(b)(7)", yes: "other" },
  { id: "special", section: "29 CFR 1904.8–1904.11", yes: "other" },
] as const satisfies readonly { id: string; section: string; yes?: string; no?: string }[];
export type Question = (typeof QUESTIONS)[number];
export type Verdict =
  | Extract<Question, { yes: string }>["yes"]
  | Extract<Question, { no: string }>["no"]
  | "not";

/**
 * Where somebody is in the questions.
 * @param answers one `y` or `n` a question; anything after the end or else counts as not answered
 */
export function decide(answers: string): {
  answered: { question: Question; answer: "y" | "n" }[];
  next?: Question;
  verdict?: { is: Verdict; section: string };
} {
  const answered: { question: Question; answer: "y" | "n" }[] = [];
  for (const [n, question] of QUESTIONS.entries()) {
    const answer = answers[n];
    if (answer !== "y" && answer !== "n") return { answered, next: question };
    answered.push({ question, answer });
    const ends: { yes?: Verdict; no?: Verdict } = question;
    const is = answer === "y" ? ends.yes : ends.no;
    if (is) return { answered, verdict: { is, section: question.section } };
  }
  return { answered, verdict: { is: "not", section: "29 CFR 1904.7(a)" } };
}
