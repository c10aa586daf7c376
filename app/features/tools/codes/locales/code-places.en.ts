const en = {
  state: "Codes in {{state}}",
  city: "Codes in {{city}}, {{state}}",
  reach: {
    statewide: "Adopted for the whole state, with changes of its own.",
    parts: "Adopted for some buildings or places only; elsewhere the city or county decides.",
    local: "There is no edition for the whole state: each city or county decides.",
    electrical:
      "This is the electrical code of the whole state. Which residential and building code applies is not recorded here.",
    base: "The state's edition: each city or county puts it into force and can change it.",
    optional: "The state's edition, where a city or county enforces a code: it can do without one.",
    least:
      "Each city or county decides, and not below a least that the state sets. Which edition applies is not recorded here.",
    notHomes:
      "There is no code of the whole state for homes: each city or county decides. What stands here is for other buildings.",
    own: "The whole state has a code of its own for homes, which is not made from the IRC: read the state's own sections.",
  },
  cityReach: "Adopted by {{city}}, with changes of its own.",
  cityCode: "Its own code: {{code}}.",
  cityUnknown: "What {{city}} itself has adopted is not recorded here.",
  cityState: "In the whole state:",
  since: "in force since {{day}}",
  source: "As of {{day}}, from {{source}}. It may have changed since.",
  unknown: "Which editions this state has adopted is not recorded here.",
  verify:
    "Verify with the local authority: call the building department before you rely on an edition. It knows what applies at your address.",
  at: "What the publisher lists for {{state}}",
  recorded: "Recorded here in {{state}}",
  noState: "There is no state of this name",
  needsState: "Choose the state of this city, too",
  where: "Where you build: {{place}}",
  same: "{{place}} has adopted {{book}} {{year}}. This provision is recorded by an edition that covers it: {{edition}}.",
  other:
    "{{place}} has adopted {{book}} {{year}}, and this provision is recorded by edition {{edition}}. Section and figures can differ: read them in {{year}}.",
  notKnown:
    "Which edition of {{book}} {{place}} has adopted is not recorded here. This provision is recorded by edition {{edition}}.",
  federal: "This is a federal rule and holds in every state. A state can ask for more.",
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "code-places": typeof en;
  }
}
