import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Rafters, trusses and stairs",
  blocks: [
    { heading: "Rise and run" },
    {
      words:
        "6 in 12 rises 6 in for each foot of run. Run is half of the span, less half the ridge. The line length is run times a factor, the root of (144 + rise x rise) / 12.",
    },
    {
      words:
        "Worked: span 24 ft, ridge 1-1/2 in, 6 in 12. Run: (288 - 1.5) / 2 = 143.25 in. Factor 1.118: 143.25 x 1.118 = 160.2 in, or 13 ft 4-3/16 in. Overhang of 16 in level: 16 x 1.118 = 17.9 in. The rafter is about 178 in before the tail cut. The ridge is 143.25 x 6/12 = 71.6 in above the plate line.",
    },
    {
      steps: [
        "Mark plumb cut, seat, tail on one rafter. Cut two and try them.",
        "The seat is as wide as the plate; the notch does not weaken more than the code lets it.",
        "Cut the rest from the pattern. Crown up.",
        "Ceiling joists or ties hold the feet together. Without them the wall goes out.",
      ],
    },
    { heading: "Trusses" },
    {
      words:
        "They come with a drawing. It says where to lift, where to brace for now and for good, and what bears. No cut, no hole, no notch without the engineer's paper. The first truss is braced to the ground or to a wall that is; each next one to the last, with more than a strip at the ridge.",
    },
    { heading: "A stair" },
    {
      words:
        "Worked: floor to floor 104-1/2 in. By R311.7.5.1 a riser is at most 7-3/4 in: 104.5 / 7.75 = 13.48, so 14 risers of 7.46 in. Treads: 13, at least 10 in (R311.7.5.2): 130 in of run. The stringer is cut lower at the bottom by the thickness of a tread, so that the first step comes out like the rest. No riser may differ from another by more than 3/8 in, finish included. Verify with the local authority.",
    },
    {
      caution:
        "The wind takes trusses before their bracing is on. Nobody under the lift, nobody on the top plate without protection from 6 ft. The 15 ft of the steel trade are not yours.",
    },
    { heading: "From a job" },
    {
      words: "Carpenter 6 set eleven trusses with one strip of wood on the ridge. They lay down like cards.",
    },
    { heading: "For tomorrow" },
    { words: "Measure all risers of a stair and write down the largest difference." },
  ],
};

export const QUESTIONS = {
  "stair-count": {
    ask: "Floor to floor 112 in, riser at most 7-3/4 in. How many, and how high?",
    choices: [
      "14, of 8.00 in",
      "15, of 7.47 in",
      "16, of 7.00 in, as an even number is asked for",
      "15, of 7.75 in",
    ],
    why: "112 / 7.75 = 14.45, rounded up to 15; 112 / 15 = 7.47 in.",
  },
  "rafter-length": {
    ask: "Run 120 in at 6 in 12, factor 1.118. How long is the line, without overhang?",
    choices: ["180 in, run and rise together", "134.2 in", "126 in, as 6 in are added", "60 in"],
    why: "120 x 1.118 = 134.2 in.",
  },
  "truss-cut": {
    ask: "A chimney is in the way of a truss. What is right?",
    choices: [
      "Cut it and put a header between its neighbors, as with joists",
      "Cut only the web and not the chord",
      "Move it by a foot, because trusses may be moved freely",
      "Stop, and get a repair or a change drawn by the engineer",
    ],
    why: "A truss is a whole. Each piece carries, and only its designer can say what replaces it.",
  },
} satisfies Record<string, QuestionText>;
