const en = {
  hireAMentor: {
    title: "Hire a mentor",
    description:
      "Book half an hour or an hour with somebody who has done it before: free by default, with your question up front, in your time zone and theirs.",
    keywords: "mentor, mentoring, apprentice, advice, coaching, career, ask an expert, book a session",
  },
  mentor: { title: "Mentor", description: "One mentor with free times by your clock." },
  mentorSession: { title: "Session with a mentor", description: "One session for its two people." },
  becomeAMentor: {
    title: "Become a mentor",
    description: "What you offer as a mentor: hours, topics, trades.",
  },
  myMentoring: { title: "My mentoring", description: "Your sessions as a mentor and as one who asks." },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
