/** One thing that several books ask something of. */
interface Touch {
  /** What a provision has to speak of to stand here, in English; a test holds every article to it. */
  about: RegExp;
  provisions: readonly string[];
}

/**
 * Provisions of different books about the same thing, such as the handrails of a house, of a public building, of an
 * accessible ramp and of a site. Which of them applies is not said: that depends on the building and on who uses it.
 */
export const TOUCHES: readonly Touch[] = [
  {
    about: /\b(risers?|treads?)\b/i,
    provisions: ["irc-r311-7-5-1", "irc-r311-7-5-2", "ibc-1011-2", "osha-1926-1050"],
  },
  { about: /flight/i, provisions: ["irc-r311-7-3", "ibc-1011-2"] },
  { about: /stair width|stairs are|wide/i, provisions: ["irc-r311-7-1", "ibc-1011-2"] },
  { about: /\b80 in\b/i, provisions: ["irc-r311-7-2", "ibc-1011-2", "ada-307-2"] },
  {
    about: /handrail|stair rail/i,
    provisions: ["irc-r311-7-8", "ibc-1014-2", "ada-505", "osha-1926-1050"],
  },
  {
    about: /guard/i,
    provisions: ["irc-r312-1-1", "irc-r312-1-3", "ibc-1014-2", "osha-1926-501", "osha-1926-451-g"],
  },
  { about: /ladder/i, provisions: ["irc-r310-4", "osha-1926-1050"] },
  { about: /ramp/i, provisions: ["irc-r311-8", "ada-405", "ada-406"] },
  { about: /door/i, provisions: ["irc-r311-1", "irc-r311-3", "ibc-1010-1", "ada-404-2", "ada-404-2-4"] },
  { about: /corridor|route/i, provisions: ["irc-r311-6", "ibc-1020-2", "ada-403"] },
  { about: /room/i, provisions: ["irc-r304-1", "irc-r304-2", "irc-r305-1", "ibc-1208"] },
  { about: /sprinkler/i, provisions: ["irc-r313", "ibc-903-2"] },
  { about: /toilet/i, provisions: ["irc-r307-1", "irc-p2705-1", "ada-604-2"] },
  { about: /shower/i, provisions: ["irc-p2708-1", "ipc-417-4", "ada-608"] },
  { about: /slope/i, provisions: ["irc-p3005-3", "ipc-704-1"] },
  { about: /cleanout/i, provisions: ["irc-p3005-2", "ipc-708-1"] },
  { about: /trap/i, provisions: ["irc-p3201-2", "ipc-1002"] },
  { about: /trap to vent/i, provisions: ["irc-p3105-1", "ipc-909-1"] },
  { about: /water pressure/i, provisions: ["irc-p2903-3-1", "ipc-604-8"] },
  { about: /hood/i, provisions: ["irc-m1503-6", "imc-505"] },
  { about: /ventilation/i, provisions: ["irc-m1505-4-3", "imc-403-3-1-1"] },
  { about: /dryer/i, provisions: ["irc-m1502-4-6", "umc-504-4"] },
  { about: /working space/i, provisions: ["irc-e3405-2", "nec-110-26-a"] },
  { about: /gfci/i, provisions: ["irc-e3902", "nec-210-8-a", "osha-1926-404"] },
  { about: /receptacle/i, provisions: ["irc-e3901-2", "nec-210-52-a"] },
  { about: /counter/i, provisions: ["irc-e3901-4", "nec-210-52-c"] },
  { about: /burial|deep|cover/i, provisions: ["irc-e3803", "nec-300-5"] },
  { about: /circuit/i, provisions: ["irc-e3703", "nec-210-11-c"] },
  { about: /\blead\b/i, provisions: ["osha-1926-62", "epa-745-82"] },
];

export const bookName = (slug: string) => slug.slice(0, slug.indexOf("-"));

/** The provisions of other books about what a provision is about, as they are written here. */
export function touching(slug: string): string[] {
  const all = TOUCHES.filter(({ provisions }) => provisions.includes(slug)).flatMap(
    ({ provisions }) => provisions,
  );
  return [...new Set(all)].filter((one) => bookName(one) !== bookName(slug));
}
