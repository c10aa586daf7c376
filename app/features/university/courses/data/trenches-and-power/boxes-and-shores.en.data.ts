import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Boxes and shores: using them as they are meant",
  blocks: [
    { heading: "A box protects only those inside" },
    {
      words:
        "A trench shield does not hold the wall up. It lets the wall come and keeps it off you. Shoring presses against the wall so that it does not move. For both the maker gives a table: depth, soil, spacing. The table is on the site, and nobody guesses.",
    },
    {
      list: [
        "The box has no bent plates, cracked welds or missing pins.",
        "It is set so that it cannot slide when a wall hits it on one side.",
        "If the sides slope above it, the box reaches at least 18 in above where the slope begins.",
        "Below the bottom of the box you may dig at most 2 ft, and only if it is rated for the full depth and no soil runs out from behind or below.",
      ],
    },
    { heading: "The dangerous minutes" },
    {
      words:
        "With a box the danger is outside of it: at the end, on the way in, or while it is moved. You enter and leave through the box, by a ladder within it. Nobody is inside while it is set, pulled out or moved up or down. When you drag it along, get out unless the maker's table says otherwise.",
    },
    {
      steps: [
        "Dig, set the box, then enter.",
        "Work between the plates, never past their ends.",
        "Shores go in from the top down, and come out from the bottom up.",
        "Fill as the support comes out.",
      ],
    },
    {
      caution:
        'To step out "just to the coupling" is to stand in an unprotected trench, ten feet from good protection.',
    },
    { heading: "From a job" },
    {
      words:
        "Laborer 5 leaned out past the end plate to sweep a joint. A slab of the open end fell on his legs. With end panels, or with the box pulled one length farther, he would have been inside.",
    },
    { heading: "For tomorrow" },
    { words: "Read the plate on the box. Depth and soil stand on it. Compare them with where it stands." },
  ],
};

export const QUESTIONS = {
  "box-below": {
    ask: "A box is rated for the full depth, and no soil runs out. How far below it may you dig?",
    choices: [
      "2 ft",
      "4 ft, because below that nobody needs a ladder",
      "As far as the pipe bed asks for, if no one lies down",
      "Not at all, since the plates must always touch the bottom",
    ],
    why: "At most 2 ft below the bottom of the support, if it is designed for the full depth and no soil is lost from behind or below.",
  },
  "box-move": {
    ask: "The excavator lifts the box to a new place. Where are the workers?",
    choices: [
      "Inside at the center, where the plates protect them best",
      "On the spreader, to give signals to the operator",
      "Outside, until it is set again",
      "At the end of the trench, below the slope of the spoil pile",
    ],
    why: "Nobody is in a shield while it is installed, removed or moved vertically.",
  },
} satisfies Record<string, QuestionText>;
