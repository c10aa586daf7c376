const en = {
  customerQuestionnaire: {
    title: "Customer questionnaire",
    description:
      "Seven questionnaires to change and send by link or QR code: the client answers page by page, with photos, and you see what is missing.",
    keywords: "questionnaire, intake form, client questions, scope, survey, homeowner",
  },
  intakes: {
    title: "Answers of clients",
    description: "What clients answered, side by side, with readiness and what is missing.",
    keywords: "answers, clients",
  },
  sharedIntake: {
    title: "Questions about your job",
    description: "The questions of a firm for its client, page by page.",
    keywords: "questions",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
