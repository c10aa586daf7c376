const en = {
  tiers: { builder: "Builder", pro: "Pro Builder", enterprise: "Enterprise" },
  line: {
    month: "{{plan}}, a month: {{from}} to {{until}}",
    upgrade: "{{plan}}, the difference for the days left: {{from}} to {{until}}",
  },
  renewal: {
    subject: "{{plan}}: the next month is due on {{day}}",
    lead: "The month of your workspace that is paid for on {{plan}} is coming to its end. The next one is due on {{day}} and costs {{price}}.",
    charge:
      "Nothing is charged by itself. You pay with one button on your plan's page. Without a payment the plan holds for 14 more days, and then your workspace is on the free plan. Everything stays readable.",
  },
  trial: {
    subject: "Your free trial of {{plan}} ends on {{day}}",
    lead: "The free trial of {{plan}} in your workspace ends on {{day}}.",
    charge:
      "Nothing is charged, and there is nothing to cancel. To keep the plan, pay for a month of it ({{price}}) on its page; that month begins when the trial ends.",
  },
  where: "Your plan, its price and the form that ends it:",
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "plan-mail": typeof en;
  }
}
