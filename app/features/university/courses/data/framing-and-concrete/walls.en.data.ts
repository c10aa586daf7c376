import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Walls: plates, studs, headers",
  blocks: [
    { heading: "Plates tell everything" },
    {
      words:
        "Lay both plates side by side and mark them together: X for a stud, K king, J jack, C cripple. Corners and tees first, then openings, then the common studs from one end, the same end on every wall that carries sheathing. Pull 15-1/4 in to the edge of the first one, so that the sheet ends on the middle of a stud.",
    },
    {
      steps: [
        "Mark, cut, and lay out crowns to the same side.",
        "Nail plates and studs, then headers on their jacks.",
        "Square it by diagonals on the floor, and sheathe it as far as you can lift.",
        "Raise it, brace it, plumb it, line it.",
        "Second top plate: joints at least 24 in from those below (R602.3.2), corners lapped.",
      ],
    },
    { heading: "Height" },
    {
      words:
        "Worked: a pre-cut stud of 92-5/8 in and three plates of 1-1/2 in make 97-1/8 in. With 5/8 in ceiling board and 1/2 in for the floor gap, 8 ft wall board fits. A header: rough opening 3 ft 2-1/2 in for a door of 3 ft, and 1-1/2 in bearing on a jack at each end: 38-1/2 + 3 = 41-1/2 in.",
    },
    {
      words:
        "Size of header and number of jacks come from the tables of R602.7 for span, load and snow, or from the drawing. Verify with the local authority.",
    },
    { heading: "Holes and notches by IRC R602.6" },
    {
      list: [
        "Bearing or outside wall: notch at most 25 % of the depth, hole at most 40 %.",
        "Partition that bears nothing: notch 40 %, hole 60 %.",
        "5/8 in at least from the edge of the hole to the edge of the stud, and never a hole beside a notch.",
      ],
    },
    {
      words:
        "Worked: a 2x6 is 5-1/2 in deep. Outside, a hole of 40 % is 2.2 in; a notch of 25 % is 1-3/8 in. A 2 in pipe, 2-3/8 in outside, does not fit: the wall is made deeper, or the studs are doubled as the code says.",
    },
    {
      caution:
        "A wall that is raised by too few, or not braced, falls on those who raise it. Enough people or jacks, stops at the bottom plate, one who calls. Nail gun with sequential trigger, and the other hand away. At the edge of the deck you are protected from 6 ft.",
    },
    { heading: "From a job" },
    { words: 'Carpenter 4 braced a wall at one end, "for the moment". The moment had a gust.' },
    { heading: "For tomorrow" },
    { words: "Check three plates for joints, and three studs for holes." },
  ],
};

export const QUESTIONS = {
  "wall-plate": {
    ask: "The lower top plate has a joint at 12 ft. Where may the joint of the upper plate be?",
    choices: [
      "At 13 ft, as the next stud is far enough",
      "At 12 ft, right above, where both are nailed into the stud",
      "At 11 ft",
      "At 14 ft",
    ],
    why: "Joints are 24 in apart at least.",
  },
  "wall-hole": {
    ask: "A 2x4 (3-1/2 in) in an outside wall. How large may a hole be without doubling the stud?",
    choices: [
      "1.4 in",
      "2.1 in, sixty percent of the depth",
      "0.875 in, a quarter of it",
      "1.75 in, half of it",
    ],
    why: "40 % of 3-1/2 in is 1.4 in, at least 5/8 in from the edge.",
  },
  "wall-header": {
    ask: "A rough opening is 72 in, with one jack at each end. How long is the header?",
    choices: [
      "72 in, since it ends where the opening ends",
      "73-1/2 in, with one jack counted",
      "75 in",
      "78 in",
    ],
    why: "72 + 1-1/2 + 1-1/2 = 75 in.",
  },
} satisfies Record<string, QuestionText>;
