import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Soil, and how far to slope it",
  blocks: [
    { heading: "Three kinds of soil" },
    {
      words:
        "A competent person classes the soil by looking and by at least one test by hand. The kinds go by how strong a lump is when pressed.",
    },
    {
      list: [
        "Type A: stiff clay, 1.5 tons per square foot or more. Never if it is cracked, shaken by traffic or machines, or was dug before.",
        "Type B: between A and C; silt, loam, and clay that was dug before or is shaken.",
        "Type C: 0.5 tons per square foot or less; sand, gravel, wet ground, soil that water runs out of.",
      ],
    },
    {
      words:
        "If layers differ, the weakest of them counts for the whole wall. Only where a stronger layer lies below a weaker one may a competent person class each by itself; the weak one keeps its own flat slope. When you are not sure, it is Type C.",
    },
    { heading: "How far back" },
    { words: "Up to 20 ft deep, for each foot of depth the edge goes back on each side:" },
    { list: ["Type A: 3/4 ft.", "Type B: 1 ft.", "Type C: 1-1/2 ft."] },
    {
      words:
        "Worked: a trench 8 ft deep in Type C with a bottom 3 ft wide. Each side goes back 8 x 1.5 = 12 ft. Wide open at the top: 3 + 12 + 12 = 27 ft. If a street lies 6 ft away, sloping does not fit and you need a box or shoring.",
    },
    {
      caution:
        "Vertical sides in sand, or a slope that was cut steeper because the property line is near, are no slope. They are an unprotected trench.",
    },
    { heading: "Tests by hand" },
    {
      steps: [
        "Take a lump from the pile, not from the wall.",
        "Press your thumb in. If it goes in only with great effort, think of A; if easily, of C.",
        "Roll a thread 1/8 in thick. If 2 in of it holds together, it is cohesive.",
        "Look again at each new stretch. Soil changes within a few steps.",
      ],
    },
    { heading: "From a job" },
    {
      words:
        "Operator 4 digs in good clay all morning. After lunch he crosses an old sewer line. The clay is the same to the eye, but it was dug before. The class changes to B or C, and the slope with it.",
    },
    { heading: "For tomorrow" },
    {
      words: "Take a lump of your ground, make the thumb test, and tell your foreman what you would call it.",
    },
  ],
};

export const QUESTIONS = {
  "slope-c": {
    ask: "Type C soil, 6 ft deep, bottom 2 ft wide. How wide is it at the top?",
    choices: [
      "14 ft, one foot back for each foot of depth",
      "20 ft",
      "11 ft, when only one of the sides is sloped",
      "18 ft, because the bottom is part of the slope",
    ],
    why: "Each side goes back 6 x 1.5 = 9 ft: 2 + 9 + 9 = 20 ft.",
  },
  "soil-dug": {
    ask: "Stiff clay beside a pipe that was laid ten years ago. Can it be Type A?",
    choices: [
      "Yes, as ten years are long enough to settle",
      "Yes, when the thumb hardly goes in",
      "Only as long as it stays dry",
      "No, because it has been dug before",
    ],
    why: "Soil that was dug before is never Type A, however stiff it feels.",
  },
} satisfies Record<string, QuestionText>;
