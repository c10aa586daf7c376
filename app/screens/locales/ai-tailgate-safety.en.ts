const en = {
  aiTailgateSafety: {
    title: "Tailgate talks",
    description:
      "Forty-one safety talks in three languages, ranked for the work and the weather of the day; the whole crew signs on one phone, the record prints with every field.",
    keywords:
      "tailgate, toolbox talk, safety meeting, sign-in sheet, attendance, crew, OSHA, 1926, quiz, coverage, training",
  },
  tailgateTalk: {
    title: "Tailgate talk",
    description:
      "The points of a talk, two questions, its sheet to print, and the form that begins a record.",
  },
  tailgateRecord: {
    title: "Tailgate record",
    description: "One talk as it was held: who signed, when, where, by which sections.",
  },
  tailgateCoverage: {
    title: "Who heard what",
    description: "Each worker, each talk, and when it was signed last.",
  },
  tailgateOwn: { title: "Your own talk", description: "A safety talk that you write yourself." },
  sharedTailgate: { title: "Safety talk to sign", description: "Read the talk, answer two questions, sign." },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
