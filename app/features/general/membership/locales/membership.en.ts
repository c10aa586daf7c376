const en = {
  title: "Membership",
  lead: "Three plans. The price is for your whole company, however many of you sign in.",
  plans: "The plans",
  tiers: {
    builder: { name: "Builder", for: "For whoever works alone and wants to look things up." },
    pro: { name: "Pro Builder", for: "For a crew that shares its machines and its paperwork." },
    enterprise: { name: "Enterprise", for: "For a company with several crews and an office." },
  },
  features: {
    answers: "Joe's answers, with section and edition",
    cart: "The shop, with one cart on all your devices",
    settings: "Your language and theme on all your devices",
    listings: "Equipment listings a month",
    members: "Team members",
    basicSupport: "Basic support",
    emailSupport: "Support by e-mail",
    phoneSupport: "Support by phone",
    monthlyTraining: "Training every month",
    weeklyTraining: "Training every week",
  },
  cards: {
    popular: "Popular",
    perMonth: "a month, per workspace",
    perYear: "Twelve months: {{price}}",
    allOf: "All of {{name}}, and:",
    listings_one: "{{count}} equipment listing a month",
    listings_other: "{{count}} equipment listings a month",
    listingsUnlimited: "Equipment listings without a limit",
    members_one: "{{count}} member",
    members_other: "Up to {{count}} team members",
    membersUnlimited: "Team members without a limit",
    signUp: "Create a free account",
    yours: "You have an account, so this plan is yours.",
    notYet: "This plan cannot be bought yet. Its checkout is still to be built.",
    see: "See {{name}}",
    note: "US dollars, before any tax. What stands under “Opens later” is still being built; until it opens, every account holds the same and costs nothing.",
  },
  table: {
    title: "Compare the plans",
    caption: "What each of the three plans holds",
    feature: "Feature",
    today: "Open today",
    later: "Opens later",
    perMonth: "{{price}} a month",
    yes: "Included",
    no: "Not included",
    unlimited: "No limit",
  },
  questions: {
    title: "Questions people ask",
    buy: {
      ask: "Can I buy a plan today?",
      answer:
        "No. There is no checkout yet, no trial either, and nothing on this page takes money. The prices are those the plans will open with.",
    },
    seats: {
      ask: "Do I pay for every person?",
      answer:
        "No. A price is for the workspace, that is, your company. A team of {{members}} pays {{price}} a month together, {{year}} in twelve months.",
    },
    today: {
      ask: "What do I get for a free account?",
      answer:
        "Your questions to Joe, your cart and your settings follow you from the phone to the office. Reading, asking and shopping also work without one.",
    },
    later: {
      ask: "What does “Opens later” mean?",
      answer:
        "It belongs to the plan and is not built yet. The table moves it to “Open today” when it works, not before.",
    },
    leave: {
      ask: "How will I leave a paid plan?",
      answer:
        "There is none to leave today. Paid plans will open together with one form that ends them: no call, no minimum term.",
    },
    currency: {
      ask: "Which currency is that?",
      answer: "US dollars, in every language of this site, before any tax.",
    },
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    membership: typeof en;
  }
}
