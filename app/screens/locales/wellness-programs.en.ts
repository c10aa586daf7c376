const en = {
  wellnessPrograms: {
    title: "Wellness programs",
    description:
      "A heat plan from temperature and humidity to print, short days for new workers, anonymous check-ins, rest between shifts, somebody to call.",
    keywords:
      "wellness, heat, heat index, heat illness, water, shade, acclimatization, fatigue, turnaround, stretch, mental health, 988, check-in, mood",
  },
  heatPlan: {
    title: "Heat plan",
    description: "What a site does about the heat on one day, in three languages, to print.",
  },
  sharedCheckIn: { title: "How are you?", description: "An anonymous check-in, without an account." },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
