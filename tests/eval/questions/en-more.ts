import type { CitedRow, RefusalRow } from "../question.ts";

/** More provisions and limits asked for in English. */
export const EN_MORE_SECTIONS: readonly CitedRow[] = [
  {
    set: "development",
    question: "egress sill height?",
    articles: ["irc-r310-2"],
    figure: { value: 44, unit: "in" },
  },
  {
    set: "development",
    question:
      "I'm finishing my basement and the inspector says the bedroom down there needs its own emergency way out. Is he right?",
    articles: ["irc-r310-1"],
  },
  {
    set: "development",
    question: "how big does a window well have to be",
    articles: ["irc-r310-4"],
    figure: { value: 9, unit: "ft2" },
  },
  {
    set: "development",
    question: "what drywall goes on the garage ceiling when there are bedrooms on top",
    articles: ["irc-r302-6"],
    figure: { value: 0.625, unit: "in" },
  },
  {
    set: "development",
    question: "Does the door from my garage into the kitchen have to be fire rated?",
    articles: ["irc-r302-5-1"],
    figure: { value: 20, unit: "one" },
  },
  {
    set: "development",
    question: "stair headroom in a single family house",
    articles: ["irc-r311-7-2"],
    figure: { value: 80, unit: "in" },
  },
  {
    set: "development",
    question: "spiral stairs min width",
    articles: ["irc-r311-7-10-1"],
    figure: { value: 26, unit: "in" },
  },
  {
    set: "development",
    question: "front porch with only three risers, do I still need a handrail?",
    articles: ["irc-r311-7-8"],
  },
  {
    set: "development",
    question: "do smoke detectors have to be hardwired and set each other off in new construction",
    articles: ["irc-r314-4"],
  },
  {
    set: "development",
    question: "bath fan cfm",
    articles: ["irc-r303-3", "irc-m1505-4-3"],
    figure: { value: 50, unit: "one" },
  },
  {
    set: "development",
    question:
      "My client wants a window on the side of the house that faces the neighbor. How close to the property line can a window be?",
    articles: ["irc-r302-1"],
    figure: { value: 3, unit: "ft" },
  },
  {
    set: "development",
    question: "how many inches does the yard have to drop in the first ten feet from the foundation",
    articles: ["irc-r401-3"],
    figure: { value: 6, unit: "in" },
  },
  {
    set: "development",
    question: "no soils report - what bearing value does the code let me assume for clay",
    articles: ["irc-r401-4-1"],
    figure: { value: 1500, unit: "psf" },
  },
  {
    set: "development",
    question: "crawlspace access hatch size through the floor",
    articles: ["irc-r408-4"],
    figure: { value: 24, unit: "in" },
  },
  {
    set: "development",
    question: "biggest hole I can drill through a solid floor joist",
    articles: ["irc-r502-8-1"],
    figure: "1/3",
  },
  {
    set: "development",
    question: "How far apart do brick veneer ties go horizontally?",
    articles: ["irc-r703-8-4"],
    figure: { value: 32, unit: "in" },
  },
  {
    set: "development",
    question: "ice and water shield, how far past the wall line",
    articles: ["irc-r905-1-2"],
    figure: { value: 24, unit: "in" },
  },
  {
    set: "development",
    question: "lowest roof pitch you can put asphalt shingles on",
    articles: ["irc-r905-2-2"],
    figure: "2:12",
  },
  {
    set: "development",
    question: "what r-value of attic insulation do I need in climate zone 5, 2021 code",
    articles: ["irc-n1102-1-3"],
    figure: "R-60",
  },
  {
    set: "development",
    question: "T&P discharge pipe: how far off the floor can it end?",
    articles: ["irc-p2801-6"],
    figure: { value: 6, unit: "in" },
  },
  {
    set: "development",
    question: "PEX hanger spacing",
    articles: ["irc-p2605-1"],
    figure: { value: 32, unit: "in" },
  },
  {
    set: "development",
    question: "trap arm length on 2 inch pipe",
    articles: ["irc-p3105-1", "ipc-909-1"],
    figure: { value: 8, unit: "ft" },
  },
  {
    set: "development",
    question: "if I drive a second ground rod how far from the first does it have to be",
    articles: ["nec-250-50"],
    figure: { value: 6, unit: "ft" },
  },
  {
    set: "development",
    question: "how often do you have to staple romex?",
    articles: ["nec-334-30"],
    figure: { value: 4.5, unit: "ft" },
  },
  {
    set: "development",
    question: "NEC 230.24 clearance of service wires over a residential driveway",
    articles: ["nec-230-24"],
    figure: { value: 12, unit: "ft" },
  },
  {
    set: "development",
    question:
      "We're doing a tenant build-out for about 80 people. How wide do the corridors have to be under the IBC?",
    articles: ["ibc-1020-2"],
    figure: { value: 44, unit: "in" },
  },
  {
    set: "development",
    question: "van accessible parking stall width",
    articles: ["ada-502"],
    figure: { value: 132, unit: "in" },
  },
  {
    set: "development",
    question: "ADA grab bar height?",
    articles: ["ada-609-4"],
    figure: { value: 33, unit: "in" },
  },
  {
    set: "development",
    question: "how many hours can a guy work at 100 dBA",
    articles: ["osha-1926-52"],
    figure: { value: 2, unit: "one" },
  },
  {
    set: "development",
    question: "How far apart do I keep oxygen and acetylene bottles in storage?",
    articles: ["osha-1926-350", "talk-gas-cylinders"],
    figure: { value: 20, unit: "ft" },
  },
];

/** More words of the trade asked for in English. */
export const EN_MORE_DEFINITIONS: readonly CitedRow[] = [
  {
    set: "development",
    question: "what are purlins",
    articles: ["term-purlin"],
  },
  {
    set: "development",
    question: "the framers keep telling me to toenail it, what does that mean?",
    articles: ["term-toe-nail"],
  },
  {
    set: "development",
    question: "how do you say rebar in spanish",
    articles: ["term-rebar"],
  },
  { set: "development", question: "What's an RFI?", articles: ["term-rfi"] },
  {
    set: "development",
    question: "what do the guys mean by mud",
    articles: ["term-mud"],
  },
  {
    set: "development",
    question: "Difference between a dead load and a live load?",
    articles: ["term-dead-load", "term-live-load"],
  },
  {
    set: "development",
    question: "Hebrew word for hard hat",
    articles: ["term-hard-hat"],
  },
  {
    set: "development",
    question: "how do I ask my crew for a tape measure in Spanish?",
    articles: ["term-tape-measure"],
  },
  {
    set: "development",
    question: "mullion vs muntin",
    articles: ["term-mullion", "term-muntin"],
  },
  {
    set: "development",
    question: "My permit came back with a note about an easement. What is an easement?",
    articles: ["term-easement"],
  },
  {
    set: "development",
    question: "what's a rough-in",
    articles: ["term-rough-in"],
  },
  {
    set: "development",
    question: "what do you call a foreman in Hebrew?",
    articles: ["term-foreman"],
  },
];

/** More toolbox talks asked for in English. */
export const EN_MORE_TALKS: readonly CitedRow[] = [
  {
    set: "development",
    question: "need a toolbox talk on forklifts and telehandlers",
    articles: ["talk-forklift"],
  },
  {
    set: "development",
    question: "5 min safety talk on working in the cold",
    articles: ["talk-cold"],
  },
  {
    set: "development",
    question: "Housekeeping toolbox talk please, the site is a mess",
    articles: ["talk-housekeeping"],
  },
  {
    set: "development",
    question: "what should I cover with new hires on their first day, safety talk",
    articles: ["talk-new-worker"],
  },
  {
    set: "development",
    question: "toolbox talk: ticks, bees and poison ivy",
    articles: ["talk-nature"],
  },
  {
    set: "development",
    question: "talk for my roofers before we start tomorrow",
    articles: ["talk-roofing"],
  },
  {
    set: "development",
    question: "tailgate talk about running generators and carbon monoxide",
    articles: ["talk-generators-co"],
  },
  {
    set: "development",
    question: "safety meeting on cutoff wheels and angle grinders",
    articles: ["talk-grinders"],
  },
];

/** More of what nobody should answer as if he knew, asked in English. */
export const EN_MORE_REFUSALS: readonly RefusalRow[] = [
  {
    set: "development",
    question: "what dose of ibuprofen can I take for a sore knee",
    because: "medicine",
  },
  {
    set: "development",
    question: "Who is going to win the election?",
    because: "out of scope",
  },
  {
    set: "development",
    question: "best way to cook a brisket in a smoker",
    because: "cooking",
  },
  {
    set: "development",
    question: "is Disneyland open on Thanksgiving",
    because: "out of scope",
  },
  {
    set: "development",
    question: "what does IRC R312.9 require for guards?",
    because: "invented section beside a real one",
    tempting: true,
  },
  {
    set: "development",
    question: "OSHA 1926.4519 scaffold planking requirements",
    because: "invented section",
    tempting: true,
  },
  {
    set: "development",
    question: "my inspector cited NEC 215.77, what is it about",
    because: "invented section",
    tempting: true,
  },
  {
    set: "development",
    question: "ACI 318 minimum concrete cover for beam stirrups",
    because: "real, not in the base",
    tempting: true,
  },
  {
    set: "development",
    question: "What does NEC 430.32 say about motor overload protection?",
    because: "real, not in the base",
    tempting: true,
  },
  {
    set: "development",
    question: "How much does it cost to frame a 2,000 sq ft house in Denver?",
    because: "prices are not in the base",
    tempting: true,
  },
  {
    set: "development",
    question: "when do sandhill cranes migrate through Nebraska?",
    because: "cranes, the birds",
    tempting: true,
  },
  {
    set: "development",
    question: "which foundation shade goes with olive skin",
    because: "make-up, not a foundation",
    tempting: true,
  },
  {
    set: "development",
    question: "help me outline a pitch deck for investors",
    because: "slides, neither pitch nor deck",
    tempting: true,
  },
  {
    set: "development",
    question: "How do I hide a column in Excel?",
    because: "a column of a table",
    tempting: true,
  },
  {
    set: "development",
    question: "my framer filed a lien two weeks late, is it valid and can he take my house?",
    because: "legal judgement",
    tempting: true,
  },
  {
    set: "development",
    question: "how many cubic yards for a footing 0 ft long, 16 in wide and 8 in deep",
    because: "no length",
    impossible: true,
  },
];
