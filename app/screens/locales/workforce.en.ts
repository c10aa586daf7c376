const en = {
  workforceTracking: {
    title: "Workforce tracking",
    description:
      "Clock crews in and out, fix missed punches with a reason, overtime by FLSA or California, approve the week, payroll file.",
    keywords:
      "time clock, timesheet, punch, clock in, crew, overtime, FLSA, California, payroll, certified payroll, WH-347, cost code, kiosk",
  },
  workforceCrew: {
    title: "Crew",
    description: "One crew: clock it in by one press, see who is in and what looks wrong.",
  },
  workforceWorker: {
    title: "Worker’s hours",
    description: "One worker: the clock, the hours of a week and what they come to.",
  },
  workforceShift: {
    title: "Shift",
    description: "One shift: the fix that is proposed, its times, and what was changed and why.",
  },
  workforceWeek: {
    title: "Week of a crew",
    description: "Hours, overtime, pay and cost by code of a week, and its approval.",
  },
  workforcePayroll: {
    title: "Certified payroll",
    description: "A week laid out like form WH-347, to print.",
  },
  sharedClock: {
    title: "Clock",
    description: "A worker’s own clock and hours, without an account.",
  },
  sharedKiosk: {
    title: "Clock of the crew",
    description: "One device for a whole crew, without accounts.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
