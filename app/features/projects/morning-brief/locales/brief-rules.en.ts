/** Each rule: what it is called, its sentence with the numbers, and what to do about it. */
const en = {
  weatherStop: {
    name: "Weather against today's work",
    says: "Tasks that the forecast stops: {{n}}. {{measure}}: {{value}}, limit {{limit}}.",
    act: "Move the work",
  },
  weatherCaution: {
    name: "Work that needs care in this weather",
    says: "Tasks near a weather limit, or with a number that nobody forecast: {{n}}.",
    act: "See the limits",
  },
  heat: {
    name: "Heat",
    says: "Heat index {{index}} °F (National Weather Service). Plan water, shade and rest breaks.",
    act: "Work out the heat index",
  },
  cold: {
    name: "Cold",
    says: "Lowest temperature {{low}} °F; your limit is {{limit}} °F.",
    act: "See the forecast",
  },
  permitExpired: {
    name: "Expired permits",
    says: "Permits that are past their last day: {{n}}. Work under them may have to stop.",
    act: "Renew",
  },
  permitExpiring: {
    name: "Permits about to expire",
    says: "Permits with {{limit}} days or less: {{n}}. Days left of the first: {{days}}.",
    act: "Ask for an extension",
  },
  correctionsWaiting: {
    name: "Plan corrections waiting",
    says: "Permits that have waited for corrections for {{limit}} days or more: {{n}}.",
    act: "Answer the corrections",
  },
  inspectionNotBooked: {
    name: "No inspection booked",
    says: "Issued permits without an inspection ahead of them: {{n}}.",
    act: "Book an inspection",
  },
  inspectionOverdue: {
    name: "Inspections without a result",
    says: "Inspections whose day is past and that have no result: {{n}}. Days since the first: {{days}}.",
    act: "Write down the result",
  },
  inspectionToday: {
    name: "Inspection today",
    says: "Inspections on this day: {{n}}. The work has to be open and reachable.",
    act: "Prepare the inspection",
  },
  inspectionFailed: {
    name: "Inspections not passed",
    says: "Inspections that were not passed and are not booked again: {{n}}.",
    act: "Correct and book again",
  },
  logMissing: {
    name: "Daily log missing",
    says: "Jobs without a daily log of the last workday ({{day}}): {{n}}.",
    act: "Write the log",
  },
  logNotHandedIn: {
    name: "Daily log not handed in",
    says: "Logs of the last workday that are still drafts: {{n}}.",
    act: "Hand it in",
  },
  delaysOfWeek: {
    name: "Hours lost this week",
    says: "Hours that jobs stood still in seven days: {{hours}}, on {{n}} logs; your limit is {{limit}}.",
    act: "Look at the causes",
  },
  contractFinish: {
    name: "Contract finish",
    says: "Jobs whose last contract day is {{limit}} days off or less, or past: {{n}}. The first: {{day}}.",
    act: "Open the job",
  },
  rfiOverdue: {
    name: "RFIs without an answer",
    says: "RFIs whose answer is overdue: {{n}}. Days since the first was needed: {{days}}.",
    act: "Ask again",
  },
  changeWaiting: {
    name: "Change orders waiting for the client",
    says: "Change orders that have waited for {{limit}} days or more: {{n}}. The first: {{days}} days.",
    act: "Remind the client",
  },
  floatLow: {
    name: "Little float",
    says: "Open tasks with no more than {{limit}} days of float: {{n}}.",
    act: "Open the schedule",
  },
  criticalLate: {
    name: "Critical tasks late",
    says: "Critical tasks that should have begun or ended and have not: {{n}}.",
    act: "Reschedule",
  },
  predecessorOpen: {
    name: "Tasks whose predecessor is not done",
    says: "Tasks of this day that wait for one which is not finished: {{n}}.",
    act: "Settle the order of work",
  },
  deadlineMissed: {
    name: "Deadline",
    says: "Schedules that end after their deadline: {{n}}. Days late: {{days}}.",
    act: "Find time",
  },
  scheduleStale: {
    name: "Schedule without a report",
    says: "Schedules reported more than {{limit}} days ago: {{n}}. Oldest: {{days}} days.",
    act: "Report progress",
  },
  punchCritical: {
    name: "Punch items of high priority",
    says: "Open punch items of high priority: {{n}}.",
    act: "Open the list",
  },
  punchOverdue: {
    name: "Overdue punch items",
    says: "Punch items past their day: {{n}}. The oldest by {{days}} days.",
    act: "Chase them",
  },
  punchDisputed: {
    name: "Disputed punch items",
    says: "Punch items in dispute for {{limit}} days or more: {{n}}.",
    act: "Decide",
  },
  punchRejected: {
    name: "Punch items sent back again",
    says: "Open punch items that were sent back {{limit}} times or more: {{n}}.",
    act: "Look at the work together",
  },
  missedOut: {
    name: "Clock-outs missing",
    says: "Workers still clocked in after {{limit}} hours: {{n}}.",
    act: "Fix the hours",
  },
  longShift: {
    name: "Long shifts",
    says: "Shifts of {{limit}} hours or more in seven days that nobody has explained: {{n}}.",
    act: "Ask about them",
  },
  outsideFence: {
    name: "Punches away from the site",
    says: "Punches outside the fence in seven days: {{n}}. The farthest by {{metres}} m.",
    act: "Look at them",
  },
  overtimeComing: {
    name: "Overtime ahead",
    says: "Workers with {{limit}} hours or more this week: {{n}}. The most: {{hours}} h.",
    act: "Plan the rest of the week",
  },
  budgetBurned: {
    name: "Hours nearly used up",
    says: "Codes with {{limit}} % or more of their planned hours worked: {{n}}. The fullest: {{percent}} %.",
    act: "Look at the hours by code",
  },
  rentalOverdue: {
    name: "Rented machines not returned",
    says: "Machines past the day of their return: {{n}}, the first since {{day}}. One more day costs {{cost}} dollars by the rates that were agreed.",
    act: "Return it or ask for longer",
  },
  deliveriesToday: {
    name: "Deliveries of this day",
    says: "Loads of material expected on this day: {{n}}. Seen by somebody at the site: {{seen}}.",
    act: "Open the order",
  },
  weekUnapproved: {
    name: "Hours not approved",
    says: "Weeks that are over and not approved: {{n}}. The first began on {{day}}.",
    act: "Approve the week",
  },
  talkToday: {
    name: "No toolbox talk today",
    says: "No toolbox talk is written down for this day.",
    act: "Hold one",
  },
  talkOfWeek: {
    name: "No signed toolbox talk",
    says: "No signed toolbox talk in {{limit}} days.",
    act: "Hold one",
  },
  talkOpen: {
    name: "Toolbox talks not closed",
    says: "Talks of earlier days that were not signed by who held them: {{n}}.",
    act: "Sign the record",
  },
  workerUnsigned: {
    name: "Workers without a toolbox talk",
    says: "Workers of this site who signed no talk in {{limit}} days: {{n}}.",
    act: "See who is missing",
  },
  criticalFailed: {
    name: "Critical items failed",
    says: "Checklists with a failed critical item: {{n}}.",
    act: "Open the checklist",
  },
  actionOverdue: {
    name: "Corrective actions overdue",
    says: "Actions past their day: {{n}}. The oldest by {{days}} days.",
    act: "Close it",
  },
  findingRepeated: {
    name: "Findings that come back",
    says: "Items that failed again and again in {{days}} days: {{n}}. The worst: {{times}} times.",
    act: "Open the checklists",
  },
  checklistDue: {
    name: "Checklist due",
    says: "Days since the last signed checklist: {{days}}; your limit is {{limit}}.",
    act: "Walk the site",
  },
  checklistPlanned: {
    name: "Planned checklists",
    says: "Checklists that are due by your plan: {{n}}. The oldest by {{days}} days.",
    act: "Begin it",
  },
  checklistOpen: {
    name: "Checklists not finished",
    says: "Checklists that were begun on an earlier day and not signed: {{n}}.",
    act: "Finish it",
  },
  oshaClock: {
    name: "OSHA has to be told",
    says: "Reports to OSHA that are due: {{n}}. The first within {{hours}} hours, by {{deadline}} (29 CFR 1904.39).",
    act: "Open the report",
  },
  nearMissUnreviewed: {
    name: "Near misses without a review",
    says: "Near misses of {{limit}} days ago or more that nobody has asked why about: {{n}}.",
    act: "Ask why",
  },
  reportActionOverdue: {
    name: "Actions after a report overdue",
    says: "Actions after reports past their day: {{n}}. The oldest by {{days}} days.",
    act: "Close it",
  },
  hoursMissing: {
    name: "Hours for the rate missing",
    says: "No hours are typed for the month that began on {{day}}: without them there is no rate.",
    act: "Type the hours",
  },
  onSiteAfterHours: {
    name: "On site after hours",
    says: "People signed in after {{limit}}:00: {{n}}.",
    act: "Call the muster",
  },
  notSignedOut: {
    name: "Not signed out",
    says: "People who came on an earlier day and did not sign out: {{n}}.",
    act: "Find them",
  },
  noHospital: {
    name: "No emergency room",
    says: "The site's page names no emergency room.",
    act: "Add it",
  },
  licenceExpiring: {
    name: "Licenses about to expire",
    says: "Licenses with {{limit}} days or less, or expired: {{n}}. The first on {{day}}.",
    act: "Open the license",
  },
  complianceBlocked: {
    name: "On site without their papers",
    says: "Of {{all}} on site {{n}} lack something that was asked of them.",
    act: "See what is missing",
  },
  complianceExpiring: {
    name: "Papers about to run out",
    says: "Papers with {{limit}} days or less: {{n}}. The first on {{day}}.",
    act: "Ask for the renewal",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "brief-rules": typeof en;
  }
}
