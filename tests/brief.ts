import { expect } from "vitest";
import { type BriefScope, FINE, type Judgement, NOT_ENOUGH } from "~/services/brief.ts";

/** The thresholds as we have them: what the sources themselves say, for a rule that is tested alone. */
const LIMITS: BriefScope["limits"] = {
  ...{
    cold: 20,
    permitDays: 30,
    correctionDays: 7,
    delayHours: 8,
    finishDays: 14,
    changeDays: 7,
    floatDays: 2,
    reportDays: 7,
  },
  ...{
    disputeDays: 3,
    rejections: 2,
    overtimeFrom: 34,
    weekDays: 2,
    talkDays: 7,
    checklistDays: 7,
    repeats: 3,
  },
  ...{ reviewDays: 7, afterHour: 19, licenceDays: 30, complianceDays: 30, budgetPercent: 90 },
};

/** Tuesday, the third of March 2026, at seven in the morning in Chicago. */
export const DAY = "2026-03-03";
export const MORNING = "2026-03-03T13:00:00.000Z";

/** A site on a day, as a rule gets it. */
export const briefScope = (change: Partial<BriefScope> = {}): BriefScope => ({
  site: {
    ...{ id: "site", name: "Sample site", zone: "America/Chicago", workspace: "user:1" },
    ...{ hospital: "Sample Hospital", sample: false },
  },
  ...{ day: DAY, now: new Date(MORNING), isToday: true, limits: LIMITS },
  ...change,
});

/** What a rule found; fails where it found nothing. */
export function fired(judgement: Judgement) {
  if (judgement === FINE || judgement === NOT_ENOUGH) throw new Error(`the rule says ${judgement}`);
  expect(judgement.severity * judgement.likelihood).toBeGreaterThan(0);
  return judgement;
}
