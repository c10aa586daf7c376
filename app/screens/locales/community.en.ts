const en = {
  community: {
    title: "Community",
    description:
      "Questions from the site answered by people who have done it: twelve spaces by trade and subject, accepted answers, search, and what nobody has answered yet.",
    keywords:
      "forum, question, answer, discussion, ask, trades, advice, help, unanswered, concrete, framing, electrical, plumbing, inspector",
  },
  communitySpace: {
    title: "Space of the community",
    description: "The threads of one space of the community.",
  },
  communityThread: {
    title: "Thread of the community",
    description: "A question with its answers.",
  },
  communityAsk: { title: "Ask the community", description: "Ask, discuss or show your work." },
  communityRules: {
    title: "Rules of the community",
    description: "How trust is counted, what is moderated, and the log of what was.",
  },
  communityQueue: {
    title: "Community: what waits",
    description: "Reported and held posts, for administrators.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
