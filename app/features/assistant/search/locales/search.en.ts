const en = {
  lead: "Our own codes, talks and screens, and the web beside them.",
  titleOf: "“\u2068{{q}}\u2069” – Search",
  label: "What are you looking for?",
  hint: "A question, a code section or the name of a sheet",
  submit: "Search",
  suggestions: "Try one of these",
  suggested: {
    irc: "latest IRC code changes 2024",
    lumber: "current lumber prices trends",
    osha: "new OSHA safety requirements",
  },
  long: "A search takes at most {{max}} characters; yours has {{length}}, so nothing was searched. Its first {{max}} are in the box: shorten them and search again.",
  newTab: "opens in a new tab",
  web: {
    title: "From the web",
    pending: "Searching the web…",
    done: "The answer is complete.",
    partial: "This answer breaks off before its end",
    partialText:
      "The rest did not come from the provider, and it may have held an exception or another limit. Search again, or open the sources.",
    note: "Written on {{date}} by a search provider from other people's pages. Open the sources, and verify with the local authority before you build.",
    stale: "The provider cannot be asked right now. This is its answer of {{date}}.",
    sources: "Sources",
    noSources: "The provider named no source that can be opened. Do not rely on this answer.",
  },
  canned: {
    title: "Real-time search is not set up here",
    text: "It needs the key of a search provider, and this installation has none, so nobody was asked. With one, an answer from current web pages stands here, with its sources. What Groundwork itself knows is listed all the same.",
  },
  budget: {
    title: "No more web answers today",
    own: "You have had as many answers from the web as one visitor gets in a day. What Groundwork itself knows is listed all the same.",
    network:
      "The network you are on has had as many answers from the web as one network gets in a day. What Groundwork itself knows is listed all the same.",
    all: "The web answers of this day are used up. What Groundwork itself knows is listed all the same.",
  },
  failed: {
    title: "The web could not be searched",
    causes: "Possible reasons:",
    cause: {
      key: "The provider does not accept the API key of this installation.",
      network: "The network between us and the provider is down.",
      service: "The provider's service is unavailable.",
    },
    instead: "Meanwhile, look here:",
    place: {
      codes: "The code council: codes.iccsafe.org",
      safety: "The safety agency: osha.gov",
      department: "Your local building department",
    },
  },
  own: {
    title: "From Groundwork",
    found_one: "{{count}} result for “\u2068{{q}}\u2069”",
    found_other: "{{count}} results for “\u2068{{q}}\u2069”",
    respelled: "Nothing of our own for “\u2068{{q}}\u2069”, which may be misspelt.",
    part_one: "Nothing of our own names all of “\u2068{{q}}\u2069”. {{count}} entry names a part of it.",
    part_other: "Nothing of our own names all of “\u2068{{q}}\u2069”. {{count}} entries name a part of it.",
    none: "Nothing of our own for “\u2068{{q}}\u2069”",
    ranking:
      "In order of how much of your search an entry names; entries and screens take turns, and what you call by its name comes first.",
  },
  kinds: { screen: "Screen", code: "Code", talk: "Toolbox talk", term: "Word of the trade", topic: "Answer" },
  reviewed: "Last checked {{date}}",
  doubtful: "to be confirmed",
  verify: "our own summary: verify with the local authority",
  lost: {
    title: "Perhaps it goes by another word",
    text: "Groundwork holds summaries of American model codes, OSHA rules and ADA standards, safety talks and words of the trade; no local amendments and no prices of materials. Try another word or a section number, such as R310, or ask Joe.",
    ask: "Ask Joe",
    all: "All sheets",
  },
  nearest: "Sheets with a similar name",
  toasts: {
    searchEmpty: "Please enter a search query",
    searchFailed: "Search failed - using fallback response",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    search: typeof en;
  }
}
