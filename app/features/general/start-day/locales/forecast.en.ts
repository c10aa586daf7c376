const en = {
  title: "Weather-Smart Scheduling",
  sample: "Sample forecast: five fixed days, not your weather.",
  plan: "Plan Weather-Smart Schedule",
  days: { today: "Today", tomorrow: "Tomorrow", wed: "Wed", thu: "Thu", fri: "Fri" },
  conditions: { sunny: "Sunny", "partly-cloudy": "Partly cloudy", rainy: "Rainy", snowy: "Snowy" },
  suitability: {
    good: "Good for work",
    reschedule: "Reschedule outdoor work",
    unsuitable: "Not suitable",
    check: "Check forecast",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    forecast: typeof en;
  }
}
