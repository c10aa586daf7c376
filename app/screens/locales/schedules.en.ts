const en = {
  ultimateScheduling: {
    title: "Construction scheduling",
    description:
      "Schedules with logic: type or paste tasks, see the critical path, report with a data date, look three weeks ahead, commit weekly, and take MS Project files in and out.",
    keywords:
      "schedule, gantt, critical path, CPM, look-ahead, last planner, PPC, baseline, float, predecessor, MS Project",
  },
  schedule: {
    title: "Schedule",
    description:
      "The tasks, the chart, the three weeks ahead, the promises and the calendar of one schedule.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
