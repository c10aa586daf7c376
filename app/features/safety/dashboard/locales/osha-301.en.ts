const en = {
  title: "Form 301, injury and illness incident report",
  lead: "One sheet for each recordable case, filled in within seven days: 29 CFR 1904.29(b)(3). The layout follows the form, which is official only from OSHA. What is not kept here is a line to fill in by hand.",
  back: "Back to the report",
  log: "Forms 300 and 300A of the year",
  open: "Form 301 of this case",
  csv: "Form 301 as CSV, all cases of the year",
  sample: "Sample",
  none: "This report is not on Form 300 as it stands, so it needs no Form 301.",
  withheld: "Privacy case: the name is kept apart, 29 CFR 1904.29(b)(7).",
  completed: "Completed by, title, phone, date:",
  verify:
    "Our own summary of 29 CFR 1904 as in force in 2025; some states differ. Verify with the local authority.",
  parts: {
    worker: "The employee",
    care: "The physician or other health care professional",
    case: "The case",
  },
  items: {
    q1: "Full name",
    q2: "Street, city, state, ZIP",
    q3: "Date of birth",
    q4: "Date hired",
    q5: "Male or female",
    q6: "Name of the physician or other health care professional",
    q7: "If treatment was given away from the worksite, where was it given?",
    q8: "Was the employee treated in an emergency room?",
    q9: "Was the employee hospitalized overnight as an in-patient?",
    q10: "Case number from the log",
    q11: "Date of injury or illness",
    q12: "Time the employee began work",
    q13: "Time of the event",
    q14: "What was the employee doing just before the incident?",
    q15: "What happened?",
    q16: "What was the injury or illness?",
    q17: "What object or substance directly harmed the employee?",
    q18: "If the employee died, when?",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "osha-301": typeof en;
  }
}
