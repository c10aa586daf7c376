const en = {
  weatherScheduling: {
    title: "Weather-smart scheduling",
    description:
      "Go or no go for each task and day by limits with a source: gusts, rain, cold, heat and evaporation; the next fitting days, and what a move does to the finish.",
    keywords:
      "weather, forecast, wind limit, crane, roofing, concrete, evaporation, cold weather, heat index, rain delay, weather days",
  },
  weatherLimits: {
    title: "Weather limits of work",
    description:
      "Twelve kinds of work with the wind, rain, cold and heat that they bear, each with its source, to be changed by what your own sheets say.",
    keywords: "wind limits, temperature limits, crane gust, masonry cold weather, paint temperature, asphalt",
  },
  weatherDays: {
    title: "Weather days",
    description: "Time that the weather took from a project, against the allowance of its contract.",
  },
  sharedCrewNotice: {
    title: "Weather notice for a crew",
    description: "What the weather changes for a crew: which tasks move and why, for whoever holds the link.",
  },
  weatherNotice: {
    title: "Notice of delay by weather",
    description: "A notice of delay to print, with the recorded days and the excess over the allowance.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
