const en = {
  hub: {
    title: "Ask Joe",
    description:
      "Joe the Builder answers questions about codes, materials and safety, with sections and editions.",
    keywords:
      "calculator, calculators, calculate, AI, assistant, chat, chatbot, question, answer, help, code, codes, IRC, IBC, NEC, ADA, OSHA, footing, foundation, beam, joist, span, stairs, egress, ramp, electrical, plumbing, HVAC, lumber, concrete, board feet, safety, inspector",
  },
  voice: {
    title: "Voice assistant",
    description: "Ask Joe in your own words and get an answer with its section and edition.",
    keywords: "voice, speak, talk, microphone, hands free, say it, ask, question, answer, Joe, assistant",
  },
  search: {
    title: "Search",
    description: "Our own codes, talks and screens, and the web beside them.",
    keywords:
      "find, look up, look for, web, internet, online, news, current, latest, prices, lumber prices, code changes, new rules, sources, citations, results",
  },
  blueprint: {
    title: "Blueprint analyzer",
    description:
      "Reads the dimensions and notes of a drawing, holds them to the residential code, and measures on the picture.",
    keywords:
      "blueprint, plan, floor plan, drawing, PDF, scan, photo, OCR, dimensions, takeoff, take-off, measure, scale, area, quantities, plan check, compliance, bedroom, egress, stairs, ceiling height",
  },
  questions: {
    title: "Learning queue",
    description: "What Joe could not answer, for administrators to answer.",
    keywords:
      "learning queue, unanswered, disliked, questions, admin, administrator, dismiss, merge, duplicates, knowledge base",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
