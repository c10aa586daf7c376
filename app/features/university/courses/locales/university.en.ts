const en = {
  lead: "Choose what you do on a job and see what to learn next. Everything is read without an account; with one, your place is kept.",
  roles: {
    laborer: "Laborer, first month",
    carpenter: "Carpenter",
    foreman: "Foreman",
    estimator: "Estimator",
    owner: "Owner of a firm",
  },
  trades: { general: "All trades", carpentry: "Carpentry", office: "Office" },
  paths: {
    title: "Paths by role",
    choose: "Which path do you follow?",
    follow: "Follow this path",
    followed: "Yours",
  },
  path: {
    title: "Path: {{role}}",
    progress: "Courses passed",
    of: "{{done}} of {{of}}",
    left: "{{hours}} h are left.",
    printed: "By the printed minutes of the lessons, until enough people have passed.",
    median_one: "By the median of those who passed; at least {{count}} person a course.",
    median_other: "By the median of those who passed; at least {{count}} people a course.",
    required: "Needed for the work",
    print: "Printed, this page is a reading list for a place without a network.",
  },
  next: {
    title: "Best learned next",
    required: "Your path needs it, and you have not passed it.",
    expiring: "You passed it, and it runs out soon or has run out.",
    started: "You have started it.",
    next: "It is the next step of your path.",
    go: "Open the course",
  },
  assigned: {
    title: "Given to you",
    due: "By {{date}}",
    seen: "Whoever gave it sees how many of its courses you passed, and nothing else of what you learn.",
  },
  crew: {
    title: "Paths for your people",
    member: "Who",
    path: "Path",
    due: "By when (may be empty)",
    assign: "Give this path",
    withdraw: "Take back",
    passed: "{{done}} of {{of}} passed",
  },
  renewals: { title: "To be renewed", ends: "Runs out on {{date}}", ended: "Ran out on {{date}}" },
  search: { label: "Search in lessons", go: "Search" },
  suggest: {
    title: "What should we teach?",
    topic: "Topic",
    topicHint: "A sentence is enough: what you need on the job and cannot find here.",
    translate: "Translation",
    translateHint: "Into which language, and how we can reach whoever offers it.",
    send: "Send",
  },
  figures: {
    title: "The platform in figures",
    students: "Students",
    studentsValue: "10,000+",
    placed: "Placement",
    placedValue: "94%",
    sample: "Sample figures. They are not counted.",
  },
  errors: {
    summary: "Please look at this again",
    form: "The form was not complete. Please send it again.",
    path: "Choose a path.",
    member: "Choose somebody of the workspace.",
    gone: "Nobody of this workspace has that account, or you do not own the workspace.",
    day: "Write the day as a date, or leave it empty.",
    topic: "Write what you would like to learn.",
    topicLong: "Write it in 200 characters at most.",
    full: "You have sent many suggestions today. Please send more tomorrow.",
  },
  toasts: {
    universityChosen: "Path chosen",
    universitySuggested: "Thank you, we will read it",
    universityAssigned: "Path given",
    universityWithdrawn: "Path taken back",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    university: typeof en;
  }
}
