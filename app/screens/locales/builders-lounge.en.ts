const en = {
  buildersLounge: {
    title: "Builders' lounge",
    description:
      "The place for after work: questions to everybody in the trades, with one vote each and open results.",
    keywords: "lounge, break, poll, vote, after work, off duty, coffee",
  },
  adminLounge: { title: "Lounge: ask everybody", description: "Polls of the lounge, for administrators." },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
