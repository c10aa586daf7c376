const en = {
  title: "Voice assistant",
  lead: "Ask Joe in your own words. He answers with a section and an edition, or says that he does not know.",
  label: "Your question for Joe",
  hint: "For example: How wide does a stair have to be?",
  ask: "Ask Joe",
  thinking: "Joe is thinking…",
  asked: "You asked",
  answer: "Joe’s answer",
  complexity: "Question: {{complexity}}",
  complexities: { simple: "Simple", medium: "Medium", complex: "Complex", expert: "Expert" },
  phrased: "Phrased by a language model from the sources below",
  sources: "Sources",
  failures: {
    failed: "Failed to get response from Joe",
    noResponse: "No response received from Joe",
  },
  errors: {
    summary: "There is a problem",
    blank: "Please enter a question for Joe",
    long: "A question may have at most 4,000 characters. Shorten it and send it again; your text is kept.",
    busy: "That was a lot of questions at once. Wait a minute and send it again; your text is kept.",
    form: "This form was incomplete. Please send it again.",
    kept: "Your question is kept below. Send it again in a moment.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    voice: typeof en;
  }
}
