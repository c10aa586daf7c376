import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Getting in and out, spoil, traffic, air and the call to 811",
  blocks: [
    { heading: "Before the bucket" },
    {
      words:
        "Somebody calls 811 and waits until the utilities have marked their lines. How long that takes is state law; verify with the local authority. Marks show where, not how deep. Close to a mark you find the line by hand or by vacuum, and an open line is held up so that it does not hang.",
    },
    { heading: "Around the hole" },
    {
      list: [
        "From 4 ft deep there is a ladder, stair or ramp so that nobody goes more than 25 ft to the side to reach it.",
        "Spoil, pipe and machines stay 2 ft or more from the edge, or are held back.",
        "Nobody stands under a bucket or a load, and trucks are loaded with the driver out of reach of what may fall.",
        "Beside traffic everyone wears a high-visibility vest.",
        "Where a machine works near the edge and its operator cannot see it, there are stop logs, a barricade, or a signaler.",
      ],
    },
    { heading: "Air" },
    {
      words:
        "A trench deeper than 4 ft where bad air may be is tested before anyone enters: near a landfill, a leaking tank, a sewer, or with an engine running at the edge. Less than 19.5 % oxygen is not breathed. Gasoline fumes sink and stay, and engine exhaust collects in a trench.",
    },
    {
      caution:
        "If your partner lies at the bottom and you do not know why, stay out and call. The second one who jumps in is often the second one who dies.",
    },
    { heading: "From a job" },
    {
      words:
        "Two ladders stood at the ends of a trench 90 ft long. In the middle, 45 ft from each of them, Pipe Layer 1 saw the wall crack. Worked: with 25 ft to each side one ladder serves 50 ft. A trench of 90 ft needs two, set at 25 ft and at 65 ft.",
    },
    { steps: ["Ticket number and marks.", "Ladder, spoil, edge.", "Air and water."] },
    { heading: "For tomorrow" },
    { words: "Pace off from your place to the ladder. More than nine or ten steps: move the ladder." },
  ],
};

export const QUESTIONS = {
  "egress-count": {
    ask: "A trench is 5 ft deep and 100 ft long. What is the least number of ladders?",
    choices: [
      "One, right in the middle",
      "Four, one for each 25 ft of length",
      "Two, set at 25 ft and at 75 ft",
      "Two, one at each of its ends",
    ],
    why: "Nobody may have more than 25 ft to the side. One ladder serves 25 ft on both sides, so two well placed serve 100 ft. At the ends they would leave 50 ft in the middle.",
  },
  "spoil-back": {
    ask: "How close to the edge may the spoil pile begin?",
    choices: [
      "2 ft, or it is held back by something",
      "1 ft for every 5 ft of depth",
      "At the edge, when the trench is less than 5 ft deep",
      "10 ft, as with a power line",
    ],
    why: "At least 2 ft back, or held by a device that keeps it from falling in. Farther is better: its weight presses on the wall.",
  },
} satisfies Record<string, QuestionText>;
