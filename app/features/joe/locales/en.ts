const en = {
  title: "Ask Joe",
  lead: "Joe the Builder answers with a section and an edition, or says that he does not know. Verify with the local authority before you build.",
  morning: "Good morning.",
  afternoon: "Good afternoon.",
  evening: "Good evening.",
  hello: "Hello.",
  intro: "I am Joe. What are you building?",
  placeholder: "Ask Joe about construction, codes, materials, safety...",
  label: "Your question to Joe",
  send: "Send",
  thinking: "Joe is thinking…",
  conversation: "Conversation with Joe",
  you: "You",
  joe: "Joe",
  clear: "Clear the conversation",
  clearSure: "The whole conversation is deleted and cannot be brought back.",
  clearYes: "Yes, delete it",
  suggestions: "Try one of these",
  earlier: "Earlier lines",
  newest: "Newest lines",
  sources: "Sources",
  edition: "{{edition}} edition",
  confidence: {
    verified: "checked against a printed source",
    known: "not checked against the printed text",
    doubtful: "to be confirmed before you rely on it",
  },
  math: { show: "Show the math", results: "Results", steps: "Steps", assumptions: "Assumptions" },
  like: "Helpful",
  dislike: "Not helpful",
  rated: {
    like: "You found this answer helpful.",
    dislike: "You found this answer not helpful. The question is in the learning queue.",
  },
  copy: "Copy the answer",
  status: {
    connected: "Status: connected",
    degraded: "Status: degraded",
    offline: "Status: offline",
    unknown: "Status: unknown",
  },
  intelligence: "Intelligence",
  percent: "{{value}} %",
  fixed: "Both are fixed figures: nothing is measured, and intelligence starts at its cap of 100.",
  brokenText: "Joe's panel has failed by itself; the page is all right and your conversation is kept.",
  suggested: {
    footing: "How deep does a footing have to be?",
    egress: "What does R310 ask of an egress window?",
    ramp: "How steep may an ADA ramp be?",
  },
  origins: {
    incomplete: "Needs more before it can be worked out",
    calculation: "Worked out, with every step",
    knowledge: "From the knowledge base, with sources",
    learned: "Answered by the people who keep Joe's notes",
    topic: "From Joe's own notes",
    assistant: "Phrased by a language model; verify it",
    unanswered: "In the learning queue",
    failure: "Technical difficulty",
  },
  open: "Ask Joe",
  minimise: "Minimise",
  restore: "Restore",
  close: "Close",
  fullPage: "Open as a page",
  cut: "Sorry, I'm having some technical difficulties right now. My knowledge base is being updated! Try asking about basic construction topics like foundations, framing, or building codes.",
  errors: {
    summary: "There is a problem",
    blank: "Type a question for Joe first",
    long: "A question may have at most 4,000 characters. Shorten it and send it again; your text is kept.",
    busy: "That was a lot of questions at once. Wait a minute and send it again; your text is kept.",
    form: "This form was incomplete. Please send it again.",
    failed: "The question could not be sent. Your text is kept; try again.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    joe: typeof en;
  }
}
