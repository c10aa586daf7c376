import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Section marks, details and grid",
  blocks: [
    { heading: "Follow the arrow" },
    {
      words:
        "A circle with a number above a line and a sheet below is an address. 3 over A-301 means detail 3 on sheet A-301. The arrow shows which way you look. Turn the sheet in your mind until you stand in front of that cut.",
    },
    {
      list: [
        "Section mark: cuts through the building; the line shows where.",
        "Elevation mark: looks at a wall from outside or inside.",
        "Detail bubble: a dashed ring around a small place, drawn larger elsewhere.",
        "Grid: numbers in one direction, letters in the other, and the same on every sheet. C-4 is a column for everyone.",
        'Level mark: a target with a height, as "T.O. slab 100.00 ft".',
      ],
    },
    { heading: "Levels" },
    {
      words:
        'Heights are counted from a point that the set names. Many jobs set the first floor at 100.00 ft so that nobody must write minus signs. Civil sheets may use height above sea level for the same floor. Write the pair onto your copy: "100.00 = 642.50".',
    },
    {
      words:
        "Worked: finish floor 100.00, top of footing 96.50. The footing's top is 3.50 ft, or 3 ft 6 in, below the floor. With a footing 1 ft thick the bottom is at 95.50. On the civil sheet that bottom is 642.50 - 4.50 = 638.00.",
    },
    { heading: "Decimal feet" },
    {
      words:
        "A surveyor's 0.50 ft is 6 in and not 5. Multiply the part after the point by 12. Worked: 96.27 ft: 0.27 x 12 = 3.24 in, about 3-1/4 in.",
    },
    {
      steps: [
        "Find the detail for your spot on the plan.",
        "Turn to it, and check that it looks the way the arrow points.",
        'Read its notes, its scale and its "TYP".',
        "Go back and see where the detail stops being true: the next corner often has another one.",
      ],
    },
    {
      caution:
        "Never mix inches and tenths on one stick. A cut stake that is read wrong digs a foot too deep or, worse, under the footing next door.",
    },
    { heading: "From a job" },
    {
      words:
        "Foreman 1 read 95.50 as 95 ft 5 in. It is 95 ft 6 in. The footing came out one inch low over 40 ft of wall, and every block of the first course was cut.",
    },
    { heading: "For tomorrow" },
    { words: "Pick one section mark and walk it: plan, section, detail, and back again." },
  ],
};

export const QUESTIONS = {
  "mark-address": {
    ask: "A mark shows 5 above a line and S-502 below it. What does it tell you?",
    choices: [
      "Sheet 5 of the structural set, in area 502",
      "Section S, seen from grid 5 toward grid 502",
      "Detail 5 on sheet S-502",
      "Revision 5 of sheet S-502",
    ],
    why: "Above is the number of the detail, below is its sheet.",
  },
  "mark-level": {
    ask: "Finish floor is 100.00 ft. The bottom of a footing is at 94.75. How far below the floor is that?",
    choices: [
      "5 ft 3 in",
      "5 ft 2-1/2 in, because .25 are two and a half inches",
      "4 ft 9 in",
      "5 ft 25 in, which is 7 ft 1 in",
    ],
    why: "100.00 - 94.75 = 5.25 ft, and 0.25 x 12 = 3 in.",
  },
  "mark-decimal": {
    ask: "A stake says CUT 2.40 ft. How much is it in feet and inches, to the nearest 1/8 in?",
    choices: [
      "2 ft 4 in, as the point stands between feet and inches",
      "2 ft 5 in",
      "2 ft 4-1/2 in, half an inch less than five",
      "2 ft 4-3/4 in",
    ],
    why: "0.40 x 12 = 4.8 in, and the nearest eighth is 4-3/4 in.",
  },
} satisfies Record<string, QuestionText>;
