const en = {
  champions: {
    title: "Champions",
    description:
      "Who makes sites safer and better this quarter, by the records alone: boards with printed rules, nominations, one vote each.",
    keywords:
      "champions, recognition, awards, leaderboard, safety award, nominate, employee of the month, points",
  },
  championRules: {
    title: "Rules of the champions",
    description: "What counts, how much, and how champions are chosen.",
  },
  championNomination: { title: "Nomination", description: "Who is nominated, for what, and why." },
  championCertificate: { title: "Certificate", description: "The certificate of a champion, to print." },
  nominate: {
    title: "Nominate a champion",
    description: "Say who should be a champion of the quarter, and why.",
  },
  championStanding: { title: "My recognition", description: "What is counted for you, line by line." },
  championShortlist: { title: "Shortlist of champions", description: "Nominations that somebody seconded." },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
