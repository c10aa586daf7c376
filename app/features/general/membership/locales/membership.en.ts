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
    yours: "See your plan and what it holds",
    buy: "Try it or buy it",
    price: "See what it costs",
    see: "See {{name}}",
    note: "US dollars, before any tax. “Opens later” is still being built. Where this site runs without a payment provider, paying is a test and no money moves; the invoice says so.",
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
      ask: "How do I buy a plan?",
      answer:
        "By the month, on your plan's page: you see the sum with its reckoning first, then the invoice. Pro Builder can be tried for two weeks without a card. Nothing is ever charged by itself.",
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
      ask: "How do I leave a paid plan?",
      answer:
        "With one form, at once or with the paid month: no call, no minimum term. At once, the days that have not begun go back to you. What you made stays readable.",
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
