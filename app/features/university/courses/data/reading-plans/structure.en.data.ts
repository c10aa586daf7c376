import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Structural sheets: what holds it up",
  blocks: [
    { heading: "Notes first" },
    {
      words:
        "The first structural sheet has the loads, the strength of concrete and steel, the cover, the lap lengths, the bolts and what is to be inspected. A detail that says nothing of these means that the notes hold.",
    },
    { heading: "Reading the names" },
    {
      list: [
        "W12x26 is a wide-flange beam, about 12 in deep, 26 lb a foot.",
        "HSS4x4x1/4 is a square tube of 4 in with a wall of 1/4 in.",
        "2-2x10 are two boards side by side; LVL is made wood, and its maker's sheet says where one may drill.",
        "#5 @ 12 in EW: bars of 5/8 in every 12 in each way. The number is eighths of an inch.",
        '"T&B" top and bottom, "CONT" continuous, "DWL" dowel, "HK" hook.',
      ],
    },
    {
      words:
        "Worked: a beam W12x26 of 22 ft weighs 22 x 26 = 572 lb. Now you know that four people do not carry it, and what the lift must hold.",
    },
    {
      words:
        "Worked: a mat of 10 ft by 10 ft with #5 at 12 in, 3 in from the edges. Clear 9 ft 6 in, or 114 in. 114 / 12 = 9.5, rounded up to 10 spaces, and so 11 bars in each direction: 22 bars of 9 ft 6 in are 209 ft. At 1.043 lb a foot that is 218 lb.",
    },
    { heading: "The path of a load" },
    {
      steps: [
        "Find the beam on the plan, and what bears on it.",
        "Find the post or wall below it, and the one below that, down to the footing.",
        "Where the path jumps sideways, there is a transfer: a bigger beam, a detail, an inspection.",
        "Look for the bracing or the shear walls, with their nails, straps and hold-downs. They hold the building against wind; nobody misses them until then.",
      ],
    },
    {
      caution:
        "Never notch, drill or cut a beam, truss or post because a pipe is in the way. Ask. Made wood and trusses may be cut only as their maker or an engineer allows in writing.",
    },
    { heading: "From a job" },
    {
      words:
        "Plumber 4 cut the bottom of a truss for a tub drain. Nothing happened for a year. The repair, with an engineer, cost more than the bath.",
    },
    { heading: "For tomorrow" },
    { words: "Take one beam above your head and follow its load to the ground, sheet by sheet." },
  ],
};

export const QUESTIONS = {
  "struct-rebar": {
    ask: "A note says #4 @ 16 in. What does it call for?",
    choices: [
      "Bars of 1/2 in diameter every 16 in",
      "Bars of 4 in length every 16 in",
      "Four bars in a width of 16 in",
      "Bars of 4 millimeters every 16 in",
    ],
    why: "The number counts eighths of an inch: 4/8 is 1/2 in.",
  },
  "struct-weight": {
    ask: "How much does a beam W10x22 of 18 ft weigh?",
    choices: ["220 lb, ten times twenty-two", "180 lb, ten pounds for every foot", "396 lb", "3,960 lb"],
    why: "The second number is pounds a foot: 22 x 18 = 396 lb.",
  },
  "struct-cut": {
    ask: "A pipe has to pass through an engineered joist, and nobody from the office answers. What do you do?",
    choices: [
      "Cut a notch at the bottom, as small as possible",
      "Drill in the middle of the span, where there is least shear, but only once",
      "Wait, and read the maker's chart for where holes are allowed",
      "Cut it, and nail a board on both sides",
    ],
    why: "Holes in made wood follow the maker's chart. A cut in a flange takes away what carries.",
  },
} satisfies Record<string, QuestionText>;
