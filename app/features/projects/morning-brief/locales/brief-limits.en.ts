/** The thresholds of the rules, by name. */
const en = {
  cold: "Cold: lowest temperature, °F",
  permitDays: "Permits: days before the last day",
  correctionDays: "Plan corrections: days of waiting",
  delayHours: "Delays: hours lost in seven days",
  finishDays: "Contract finish: days ahead",
  changeDays: "Change orders: days of waiting for the client",
  floatDays: "Schedule: days of float that are few",
  reportDays: "Schedule: days since the last report",
  disputeDays: "Punch items: days in dispute",
  rejections: "Punch items: times sent back",
  budgetPercent: "Per cent of the planned hours of a code from which they are nearly used up",
  overtimeFrom: "Hours of a week from which overtime is near",
  weekDays: "Hours: days until a week that is over should be approved",
  talkDays: "Toolbox talks: days between two",
  checklistDays: "Checklists: days between two",
  repeats: "Checklists: how often the same item fails",
  reviewDays: "Near misses: days until somebody asks why",
  afterHour: "Gate: hour of the evening, 12 to 23",
  licenceDays: "Licenses: days before they expire",
  complianceDays: "Papers of firms and workers: days before they run out",
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "brief-limits": typeof en;
  }
}
