const en = {
  buildersLounge: {
    title: "Builders' lounge",
    description:
      "The place for after work: questions to everybody in the trades, with one vote each, and events with a place kept for you.",
    keywords: "lounge, break, poll, vote, after work, off duty, coffee, event, meetup, get-together",
  },
  loungeEvent: { title: "Event of the lounge", description: "One event: when, where, and who comes." },
  loungeSuggest: { title: "Suggest an event", description: "A gathering that you suggest to the lounge." },
  adminLounge: {
    title: "Lounge: polls and events",
    description: "Polls and suggested events, for administrators.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
