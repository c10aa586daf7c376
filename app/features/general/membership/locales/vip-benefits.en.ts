const en = {
  lead: "You are on {{name}}. What you have not used yet stands first.",
  worth: {
    title: "What it was worth in {{year}}",
    trial_one: "{{count}} day of Pro Builder on trial, without a price",
    trial_other: "{{count}} days of Pro Builder on trial, without a price",
    nothing: "So far nothing was free that others pay for.",
    paid: "You paid {{paid}} this year, and {{back}} of it was due back to you for days not used.",
    next: "{{name}} would have saved you {{saved}} this year: it costs {{price}} a month and gives more room, not a discount.",
    adds: "It adds: {{what}}.",
    toNext: "See what it adds and costs",
  },
  filter: "Benefits of a plan",
  all: "All",
  groups: {
    unused: "Not used yet",
    used: "Used this year",
    later: "Opens later",
    above: "In a larger plan",
    muted: "Put aside",
  },
  use: {
    claimed: "Taken",
    unclaimed: "Not taken yet",
    noLimit: "{{used}}, no limit",
    of: "{{used}} of {{most}}",
    none: "Not used this year",
    times_one: "{{count}} time this year",
    times_other: "{{count}} times this year",
  },
  extra_one: "One more out of your points, to be used until {{date}}.",
  extra_other: "{{count}} more out of your points, the first to be used until {{date}}.",
  extraFor: "One more for points",
  partOf: "Part of {{name}}",
  laterText: "It belongs to the plan and is still being built.",
  seePlan: "See {{name}}",
  useShort: "Use it",
  useIt: "Use it: {{what}}",
  claimShort: "Claim it",
  claimIt: "Claim it: {{what}}",
  muteShort: "Put aside",
  muteIt: "Put aside: {{what}}",
  showShort: "Bring back",
  showIt: "Bring back: {{what}}",
  toPlan: "Your plan, its price and the way out",
  benefits: {
    trial: {
      title: "Two weeks of Pro Builder",
      how: "Once per workspace and person, without a card. It ends by itself.",
    },
    members: {
      title: "Room for your people",
      how: "One price for the workspace, however many of them sign in.",
    },
    links: {
      title: "Links instead of seats",
      how: "Whoever only has to look or sign gets a link, needs no account and costs nothing.",
    },
    answers: {
      title: "Joe's answers",
      how: "With section and edition of the code, and the calculation behind it.",
    },
    drawings: {
      title: "Drawings that are read for you",
      how: "Measures and materials out of a picture of the plan, kept with it.",
    },
    estimates: {
      title: "Estimates to the cent",
      how: "From what you measured to a sheet that can be signed.",
    },
    calculations: {
      title: "Calculations that stay",
      how: "Kept under a name, for a site too, and worked out anew when opened.",
    },
    sites: {
      title: "One sheet for each site",
      how: "Gate, hours, hazards and hospital, and who is there.",
    },
    codes: {
      title: "Your own code sheet",
      how: "The sections that you need again, with your notes.",
    },
    listings: {
      title: "Equipment listings",
      how: "Counted by the calendar month of your workspace.",
    },
    emailSupport: {
      title: "Support by e-mail",
      how: "An answer to what you write.",
    },
    monthlyTraining: {
      title: "Training every month",
      how: "For your whole crew.",
    },
    phoneSupport: {
      title: "Support by phone",
      how: "Somebody who picks up.",
    },
    weeklyTraining: {
      title: "Training every week",
      how: "For all of your crews.",
    },
  },
  errors: {
    title: "Nothing was claimed",
    tried: "This can be had once, and it has been.",
    stale: "The plan has changed in the meantime. The page shows it as it is now.",
  },
  toasts: {
    benefitMuted: "Put aside. It stands last from now on.",
    benefitShown: "It stands among the others again.",
    benefitClaimed: "It is yours from now on, and ends by itself.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "vip-benefits": typeof en;
  }
}
