import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Layout: square, level, and where the corner is",
  blocks: [
    { heading: "The line before the hole" },
    {
      words:
        "Batter boards stand far enough back that the machine does not hit them, 4 ft or more behind the corner. The property line is not the fence. Ask for the pins, or for the surveyor; setback is measured to what the zoning code says, often to the overhang. Verify with the local authority. And the utilities are marked before anybody digs.",
    },
    {
      steps: [
        "Set the first line on the longest wall, from two points that are given.",
        "Turn the corner with 3-4-5, as large as you can: 12, 16 and 20 ft are better than 3, 4 and 5.",
        "Set the other lines parallel, by equal distance.",
        "Measure both diagonals. Equal means square.",
        "Mark the level on each stake with the instrument, not with a long board.",
      ],
    },
    { heading: "The diagonal" },
    {
      words:
        "Worked: 24 ft by 36 ft. 24 x 24 = 576, 36 x 36 = 1,296; together 1,872. The root is 43.267 ft. 0.267 x 12 = 3.2 in, so 43 ft 3-3/16 in. If one diagonal is 1/2 in longer than the other, the corner is off by less; move one line, and measure again.",
    },
    { heading: "Depth and width" },
    {
      words:
        "A footing for a house is at least 12 in wide and 6 in thick by IRC R403.1.1, more by the tables for storeys and soil. It lies at least 12 in below undisturbed ground and below the frost line (R403.1.4). Frost depth is local: verify with the local authority.",
    },
    {
      list: [
        "The bottom is flat and undisturbed. Soft spots are dug out and filled with concrete or tamped gravel, not with loose soil.",
        "Steps instead of slopes.",
        "Water out, before the pour and not with it.",
      ],
    },
    {
      caution:
        "A footing trench of 5 ft or more is a trench, with all that belongs to it: slope, shoring or a box, and a ladder.",
    },
    { heading: "From a job" },
    {
      words:
        "Carpenter 2 squared a foundation with a 3-4-5 of 3 ft. Over 48 ft it was out by 2 in. The sheathing told him, one sheet after the other.",
    },
    { heading: "For tomorrow" },
    { words: "Measure both diagonals of something that you believe to be square." },
  ],
};

export const QUESTIONS = {
  "lay-diagonal": {
    ask: "A rectangle is 27 ft by 36 ft. How long is the diagonal?",
    choices: [
      "63 ft, since both sides are added",
      "45 ft",
      "43 ft 3 in, as with every foundation of this size",
      "31 ft 6 in",
    ],
    why: "3-4-5 times nine: 27, 36, 45.",
  },
  "lay-frost": {
    ask: "The frost line is at 30 in. How deep below the ground does an outside footing of a house go?",
    choices: [
      "To 12 in, because that is what the code names",
      "To 18 in, the middle of the two figures",
      "To 30 in, but only under the corners",
      "To 30 in or more",
    ],
    why: "At least 12 in and below the frost line. The deeper of both counts.",
  },
  "lay-square": {
    ask: "Both diagonals are equal, but one side is 1 in shorter than its opposite. What do you have?",
    choices: [
      "A shape that is not a rectangle, so measure sides as well",
      "A square corner everywhere, as equal diagonals prove it",
      "A mistake of the tape, which can be ignored",
      "A parallelogram, to be turned at one corner",
    ],
    why: "Equal diagonals prove a rectangle only if opposite sides are equal too.",
  },
} satisfies Record<string, QuestionText>;
