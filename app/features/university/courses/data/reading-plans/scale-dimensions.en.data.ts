import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Scale and dimensions: written beats measured",
  blocks: [
    { heading: "What the ratio means" },
    {
      words:
        "At 1/4 in = 1 ft, one inch of paper is 4 ft of building: 1 to 48. At 1/8 in it is 8 ft: 1 to 96. Details are larger: 1-1/2 in = 1 ft is 1 to 8. Civil sheets use an engineer's scale: 1 in = 20 ft.",
    },
    {
      words:
        "Worked: on a plan at 1/4 in a wall measures 3-1/2 in: 3.5 x 4 = 14 ft. On a sheet at 1/8 in the same 3-1/2 in would be 28 ft. On an engineer's sheet at 1 in = 20 ft it is 70 ft.",
    },
    { heading: "Written beats measured" },
    {
      words:
        "You scale a drawing to find the mistake, never to build. Paper stretches, copies shrink, and lines are moved while the figure stays. If a figure is missing, add and subtract those that are there, or ask.",
    },
    {
      steps: [
        "Read the string of dimensions from end to end.",
        "Add the pieces, and compare with the overall figure.",
        "Find out what they run to: face of stud, face of finish, center, grid, face of concrete.",
        "If they do not add up, ask before layout, with both figures in the question.",
      ],
    },
    {
      words:
        "Worked: a string says 8 ft 4 in, 11 ft 8 in, 6 ft 9-1/2 in; overall 27 ft 0 in. Feet: 25. Inches: 4 + 8 + 9-1/2 = 21-1/2, which is 1 ft 9-1/2 in. Sum 26 ft 9-1/2 in. There are 2-1/2 in missing, and nobody knows in which room.",
    },
    { heading: "Marks you meet" },
    {
      list: [
        '"±" is about; verify at the site.',
        '"VIF" is verify in field: measure before you order.',
        '"NTS" is not to scale: no use for a ruler.',
        '"TYP" holds everywhere it looks like this; "UNO" unless noted otherwise.',
        '"EQ" cuts a length into equal parts.',
        '"CLR" is clear, between finished faces: a corridor of 44 in clear is not 44 in from stud to stud.',
      ],
    },
    {
      caution:
        "A clear width for a door, a ramp or a hall is what an inspector measures at the end. Add the finish on both sides before you snap a line.",
    },
    { heading: "From a job" },
    {
      words:
        "Carpenter 3 laid out a bath of 5 ft 0 in from stud to stud. The note said 5 ft clear for the tub. With board and tile on both sides he was 2 in short, and the tub was there.",
    },
    { heading: "For tomorrow" },
    { words: "Add one string of dimensions on your sheet. If it closes, do one more." },
  ],
};

export const QUESTIONS = {
  "scale-quarter": {
    ask: "At 1/4 in = 1 ft a room measures 2-3/4 in. How long is it?",
    choices: [
      "22 ft, because a quarter goes into 2-3/4 twice eleven times",
      "2 ft 9 in, as inches on paper become feet",
      "5 ft 6 in",
      "11 ft",
    ],
    why: "2.75 x 4 = 11 ft.",
  },
  "scale-missing": {
    ask: "A wall has no figure. The plan is to scale. How do you find where it stands?",
    choices: [
      "From the other figures of the string, or by asking",
      "With a scale ruler, rounded to the nearest half inch",
      "From the older set, in which it still had a figure",
      "By making both rooms the same size, as is usual",
    ],
    why: "You do not build from a measured line. Add and subtract what is written, and ask if that is not enough.",
  },
  "scale-clear": {
    ask: "The plan wants 36 in clear. Both sides get 1/2 in board on the studs. How far apart are the studs?",
    choices: [
      "36 in, since board is not structure",
      "36-1/2 in, as only one side counts",
      "37 in",
      "35 in, because the board is taken off",
    ],
    why: "Clear is from finish to finish: 36 + 1/2 + 1/2 = 37 in.",
  },
} satisfies Record<string, QuestionText>;
