import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Floors: joists, bearing, sheathing",
  blocks: [
    { heading: "From the sill up" },
    {
      words:
        "A treated sill lies on a seal, bolted down, level within 1/8 in in 10 ft. Where concrete is low, shim with steel or grout, and not with cedar. Then the rim, then joists, crown up, from one end with the same layout as the walls above: load comes down on what stands in one line.",
    },
    { heading: "What a joist needs" },
    {
      list: [
        "Bearing: at least 1-1/2 in on wood or metal, 3 in on concrete or masonry (R502.6).",
        "The right size: span, spacing, species and load, from a table or the drawing.",
        "Hangers with all nails of the right kind. Deck screws are no joist hanger nails.",
        "Blocking where walls stand and where it is drawn.",
      ],
    },
    {
      words:
        "Count: length in inches / spacing, rounded up, and one. Worked: a floor 28 ft long at 16 in: 336 / 16 = 21, and 1 = 22 joists. Sheathing: 28 x 14 = 392 square feet; / 32 = 12.25; with 8 % waste 13.2, so 14 sheets.",
    },
    { heading: "Holes and notches by IRC R502.8.1, for sawn wood" },
    {
      steps: [
        "A notch up to a sixth of the depth, not in the middle third of the span.",
        "At the end up to a quarter.",
        "A hole up to a third of the depth, 2 in from top and bottom and from the next one.",
      ],
    },
    {
      words:
        "Worked: a 2x10 is 9-1/4 in. A sixth is 1.54 in, a quarter 2.31 in, a third 3.08 in. A drain of 3 in, 3-1/2 in outside, does not go through. It goes along between two, or the framing is changed with the designer.",
    },
    { words: "For I-joists and made wood the maker's chart counts, and never this rule." },
    { heading: "Sheathing" },
    {
      words:
        "Long side across the joists, ends staggered, 1/8 in gap, glue, nails as scheduled. Walk on it only where it is nailed.",
    },
    {
      caution:
        "You work at an edge from the first joist. Plan how you are held before you stand on the plate: rails on the wall below, a net, a line, or you lay from a ladder and lift. Cover each opening at once, fastened and marked.",
    },
    { heading: "From a job" },
    {
      words:
        "Carpenter 1 stepped on a sheet that lay loose over the stair opening. It tipped. There was a saw, but no nail.",
    },
    { heading: "For tomorrow" },
    { words: "Look at ten hangers. Count empty holes." },
  ],
};

export const QUESTIONS = {
  "floor-count": {
    ask: "A floor is 20 ft long with joists at 16 in. How many?",
    choices: ["15, the length over the spacing", "20", "16", "17, with one more for each end"],
    why: "240 / 16 = 15, and one to close: 16.",
  },
  "floor-hole": {
    ask: "A sawn 2x8 is 7-1/4 in deep. How large may a hole be?",
    choices: [
      "2.42 in, and 2 in from the edges",
      "3.63 in, when it is right in the middle",
      "1.21 in, a sixth of the depth",
      "2.42 in, anywhere",
    ],
    why: "A third of 7-1/4 in is 2.42 in, at least 2 in from top and bottom.",
  },
  "floor-bear": {
    ask: "A joist lies 1-1/2 in on a concrete wall without a sill. Is that enough?",
    choices: [
      "Yes, 1-1/2 in is enough everywhere",
      "Yes, if a hanger is nailed to its other end",
      "No, on concrete it is 6 in",
      "No, on concrete it is 3 in",
    ],
    why: "1-1/2 in on wood or metal, 3 in on concrete or masonry.",
  },
} satisfies Record<string, QuestionText>;
