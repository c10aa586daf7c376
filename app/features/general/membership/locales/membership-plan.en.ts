const en = {
  lead: "What you have, what a change would cost before you make it, and the form that ends it.",
  inWorkspace:
    "The plan of {{workspace}}: what it holds, what a change would cost before you make it, and the form that ends it.",
  states: {
    trialing: "Free trial",
    active: "Paid",
    noticed: "Next month due soon",
    leaving: "Ends with the month",
    past_due: "Payment is late",
    cancelled: "You left the last plan",
    ended: "The last plan is over",
  },
  now: {
    free: "You are on the free plan. It costs nothing and never runs out.",
    trialing:
      "You are trying {{name}} until {{until}}. Nothing is charged when the trial ends; the free plan is there again then.",
    active:
      "Paid until {{until}}. You hear from us seven days before the next month is due, by e-mail and here; nothing is charged by itself.",
    noticed:
      "Paid until {{until}}. The next month is due on {{day}} and costs {{amount}}. Nothing is charged by itself: you pay, or the plan ends 14 days after that day.",
    leaving:
      "Paid until {{until}}, and over with that day. You will be on the free plan then. Nothing more is due.",
    past_due:
      "The month until {{until}} is over and the next one is not paid. The plan holds for 14 days more; it costs {{amount}}.",
    cancelled:
      "You left {{name}} and are on the free plan. Everything you made stays readable and can be exported.",
    ended:
      "{{name}} is over and you are on the free plan. Everything you made stays readable and can be exported.",
    pay: "Pay for the next month",
    stay: "Stay after all",
    ownersOnly: "Only owners of the workspace can change its plan.",
  },
  open: {
    title: "An invoice for {{name}} waits: {{amount}}",
    text: "The plan changes once it is paid, and not before. An invoice that nobody pays cancels itself.",
    go: "Pay it, or cancel it",
  },
  tiers: {
    title: "Change the plan",
    year_one: "{{price}} in twelve months, {{each}} a month",
    year_other: "{{price}} in twelve months; for your team of {{count}}, {{each}} a person and month",
    yours: "This is your plan.",
    try_one: "Try it free for {{count}} day",
    try_other: "Try it free for {{count}} days",
    triedTitle: "The free trial has been used",
    triedText:
      "It can be had once per workspace and once per person. A plan is paid by the month, without a minimum term.",
    compare: "Compare the plans line by line",
    actions: {
      start: "See what it costs",
      upgrade: "See what the change costs",
      renewal: "Pay for the next month",
      downgrade: "See what goes back",
      leave: "Leave the plan",
    },
  },
  change: {
    titles: {
      start: "{{name}}: a month",
      upgrade: "Change to {{name}}",
      renewal: "{{name}}: the next month",
      downgrade: "Change to {{name}}",
    },
    leads: {
      start: "You pay for one month. Nothing is charged by itself after it.",
      upgrade:
        "You pay the difference for the days that are left, counting today. The end of your month stays where it is.",
      renewal: "The new month begins where the old one ends. No day is paid for twice.",
      downgrade:
        "The smaller plan holds at once. The difference for the days that have not begun goes back the way you paid.",
    },
    difference: {
      upgrade: "Difference between the plans, a month",
      downgrade: "Difference between the plans, a month",
    },
    days: "Days counted",
    daysOf_one: "{{count}} of {{all}} days",
    daysOf_other: "{{count}} of {{all}} days",
    period: "Paid for",
    fromTo: "{{from}} to {{until}}",
    afterwards: "A month after that",
    due: "To pay now",
    back: "Goes back to you",
    doCharge: "Go on to the invoice of {{amount}}",
    chargeNote: "On the next page you pay or cancel. The plan changes when the payment is there.",
    doDowngrade: "Change to {{name}} now",
    downgradeNote: "Nothing is charged for it.",
    notNow: "Your month ends today. Pay for the next month first, then change.",
    over: "Too much for {{name}}",
    overMembers_one: "Your workspace has {{count}} person, the plan holds {{most}}.",
    overMembers_other: "Your workspace has {{count}} people, the plan holds {{most}}.",
    toMembers: "Take people out of the workspace",
  },
  holds: {
    title: "What the plan holds, and who uses it",
    of: "{{used}} of {{most}}",
    noLimit: "{{used}}, no limit",
    alone: "You work here alone.",
    unnamed: "No name yet",
    roles: { owner: "Owner", member: "Member", viewer: "Reads only" },
    invite: "Invite somebody",
    listings: "Equipment listings this month",
    month: "Counted for {{month}}, by the calendar of {{zone}}.",
    zone: "Time zone of your month",
    zoneHint: "As in America/Chicago or Asia/Jerusalem.",
    setZone: "Save",
    benefits: "Your benefits, the unused ones first",
  },
  invoices: {
    title: "Invoices",
    none: "No invoice yet. Each one stays here, to print or to save as PDF.",
    number: "Invoice",
    date: "Date",
    what: "For",
    stands: "State",
    amount: "Amount",
    kinds: { start: "{{name}}, a month", upgrade: "Change to {{name}}", renewal: "{{name}}, the next month" },
    states: { open: "Waits for payment", paid: "Paid", cancelled: "Cancelled", over: "Over" },
    back: "{{amount}} goes back",
  },
  leave: {
    title: "Leave the plan",
    lead: "One form, no call, no minimum term. Afterwards you are on the free plan: everything you made stays readable.",
    export: "Take your data with you, before or after:",
    toExport: "Download everything",
    when: "When?",
    later: "On {{day}}, when the paid month is over",
    laterNote: "Nothing more is due. You can change your mind until then.",
    now: "At once",
    nowBack_one: "{{amount}} goes back to you, for {{count}} day that has not begun.",
    nowBack_other: "{{amount}} goes back to you, for {{count}} days that have not begun.",
    nowNothing: "Nothing is due, and nothing goes back.",
    note: "Why? (you need not say)",
    noteHint: "It stays with your plan and reaches nobody outside.",
    submit: "Leave the plan",
  },
  errors: {
    title: "Nothing was changed",
    form: "The form was not complete. The page shows things as they are now; try again.",
    stale: "The plan has changed in the meantime. The page shows it as it is now.",
    changed: "The sum is another one than the page showed. Look at it again; nothing was charged.",
    open: "An invoice still waits. Pay it or cancel it first.",
    tried: "The trial can be had once, and it has been.",
    fits: "More people belong to the workspace than the smaller plan holds.",
    when: "Choose when.",
    long: "At most 500 characters.",
    zone: "There is no such time zone. Write it as in America/Chicago.",
  },
  toasts: {
    planTrial: "The trial has begun. It ends by itself.",
    planBilled: "The invoice is ready. The plan changes once it is paid.",
    planDowngraded: "The smaller plan holds. What is due to you goes back.",
    planLeft: "The plan is over. Everything stays readable.",
    planLeaves: "The plan ends with the month. Nothing more is due.",
    planStays: "Good. The plan goes on.",
    planZone: "Your months are counted there from now on.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "membership-plan": typeof en;
  }
}
