import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Schedules: doors, windows, finishes",
  blocks: [
    { heading: "A table beats a picture" },
    {
      words:
        "A plan shows door 114. What it is, stands in a row of a table: size, material, frame, fire rating, hardware set, and notes. The number is the key. On the plan it stands in a circle or a hexagon; for a window it is often a letter.",
    },
    {
      steps: [
        "Start from the plan: write all the numbers of your floor.",
        "Look up each row. Is there one for every number, and a number for every row?",
        "Compare size and swing with the plan, and rating with the code sheet.",
        "Count, and only then order.",
      ],
    },
    {
      words:
        "Worked: the plan shows doors 101 to 118 without 113: that is 17. The schedule has 18 rows. Row 113 is a door that was taken out in the last revision. Ordered with its frame and lock, it is a door that leans against the wall until the end of the job.",
    },
    { heading: "Reading sizes" },
    {
      list: [
        "Door 3070 is 3 ft 0 in wide and 7 ft 0 in high: width first.",
        "Window 3050 is 3 ft 0 in by 5 ft 0 in, by name. The rough opening stands in the maker's sheet, and is larger.",
        "The hand of a door is told by where the hinges are. Ask the supplier how he counts, and send a sketch with it.",
      ],
    },
    { heading: "Finishes" },
    {
      words:
        'A row for each room, columns for floor, base, walls, ceiling and height. Read the notes: "paint all exposed steel" is one line, and two weeks. Where two finishes meet, the detail shows who goes under whom.',
    },
    {
      list: [
        "Rating: a door of 45 minutes in a wall of one hour is no mistake; a door without a label in it is.",
        '"By owner" in the hardware column means somebody must ask when it comes.',
      ],
    },
    {
      caution:
        'A window in a bedroom may be the way out of a fire. Before you swap one for "nearly the same", check its clear opening: 5.7 square feet, 24 in high and 20 in wide at the least by IRC R310.2, with 5.0 square feet at ground level. Verify with the local authority.',
    },
    { heading: "From a job" },
    {
      words:
        "Carpenter 5 hung 12 doors, all with the hinges as drawn on the plan. The schedule had three of them turned so that a wheelchair could pass. The closers did not fit.",
    },
    { heading: "For tomorrow" },
    { words: "Count the doors of one floor on the plan and in the schedule. Write down the difference." },
  ],
};

export const QUESTIONS = {
  "sched-3068": {
    ask: "A door is called 2868. What does that mean?",
    choices: [
      "2 ft 8 in high, 6 ft 8 in wide",
      "2 ft 8 in wide, 6 ft 8 in high",
      "28 in wide and 68 in high",
      "28 doors of 6 ft 8 in",
    ],
    why: "Width comes first, each in feet and inches.",
  },
  "sched-conflict": {
    ask: "The plan shows 21 windows of type B. The schedule says 20. What do you order?",
    choices: [
      "20, since tables are made with more care",
      "Nothing, until the question is answered",
      "21, because one can always return a window",
      "20, and one more from a shop when it turns out",
    ],
    why: "A difference is a question, with sheet and count. Windows have long delivery, so ask today.",
  },
  "sched-egress": {
    ask: "A bedroom window is to be replaced by one of 5.2 square feet clear opening on the second floor. May you, by IRC R310.2?",
    choices: [
      "Yes, since 5.0 square feet is enough for any bedroom",
      "Yes, if its sill is lower than 44 in",
      "No, as 10 square feet is the least",
      "No, 5.7 square feet is the least above ground level",
    ],
    why: "5.7 square feet; 5.0 is allowed at ground level only. Verify with the local authority.",
  },
} satisfies Record<string, QuestionText>;
