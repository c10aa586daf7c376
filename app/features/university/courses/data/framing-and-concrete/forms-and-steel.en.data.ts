import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Forms and reinforcement",
  blocks: [
    { heading: "Wet concrete pushes" },
    {
      words:
        "Fresh concrete weighs about 150 lb in a cubic foot and presses like a liquid until it sets: at a depth of 4 ft with about 4 x 150 = 600 lb on each square foot of form. Pour fast, and the whole height is liquid. Pour in lifts, and the lower part has begun to stand.",
    },
    {
      steps: [
        "Stakes and walers closer at the bottom than at the top.",
        "Ties as in the maker's table for height and rate of pour.",
        "Braces to the ground, on something that does not give.",
        "Chamfers, blockouts, sleeves, and the anchor bolts on a template.",
        "Look along each line with your eye before the truck comes.",
      ],
    },
    { heading: "Steel has a place" },
    {
      words:
        "Bars help only where they are drawn. Cover is the concrete between bar and outside: 3 in where it is poured against earth, 1-1/2 in for bars up to #5 where it is formed and exposed to weather, 2 in for larger ones. Those are the usual figures of ACI 318; the drawing counts.",
    },
    {
      list: [
        'On chairs or block of concrete. No brick, no wood, no "we lift it with the hook".',
        "Laps as noted. Where 40 diameters are asked for, a #4 laps 40 x 1/2 = 20 in, a #5 laps 25 in.",
        "Tied so that nobody moves them by stepping on them.",
        "Clean of mud and oil; light rust does not hurt.",
      ],
    },
    {
      words:
        "Anchor bolts for a sill of a house by IRC R403.1.6: 1/2 in, 7 in in the concrete, at most 6 ft apart, two in each piece, within 12 in of its end and not nearer than 7 diameters, 3-1/2 in. Earthquake and wind regions ask for more: verify with the local authority.",
    },
    {
      caution:
        "Every bar that stands up, and onto which somebody can fall, is guarded against impaling: caps made for it, or a board in a steel trough. The small plastic mushroom protects only from scratches.",
    },
    { heading: "From a job" },
    {
      words:
        'Finisher 1 stripped a wall in the morning because it "looked hard". The form goes when the concrete is strong enough for its load, as the plans say or a test shows.',
    },
    { heading: "For tomorrow" },
    { words: "Measure the cover at five bars on your job." },
  ],
};

export const QUESTIONS = {
  "form-press": {
    ask: "Concrete stands 6 ft deep and still liquid in a form. About how large is the pressure at the bottom?",
    choices: [
      "150 lb on each square foot, as concrete weighs that",
      "25 lb on each square foot, divided over the height",
      "900 lb on each square foot",
      "6 lb on each square inch at most",
    ],
    why: "6 x 150 = 900 lb on a square foot, about 6.25 lb on a square inch.",
  },
  "form-lap": {
    ask: "The plan asks for laps of 40 bar diameters. How long for a #6?",
    choices: ["24 in, four times six", "40 in, an inch for each diameter", "30 in", "12 in, in general"],
    why: "A #6 is 6/8 in: 40 x 0.75 = 30 in.",
  },
  "form-bolt": {
    ask: "A sill plate is 9 ft 6 in long, in a region without special rules. Bolts stand 9 in from each end, and no other. What is wrong?",
    choices: [
      "They are 8 ft apart, and at most 6 ft is allowed",
      "They stand too near to the ends, where 12 in is the least",
      "Nothing, as two bolts in each plate are enough",
      "They need washers of 3 in in every case",
    ],
    why: "9 ft 6 in less 18 in is 8 ft. At most 6 ft apart, so a third one belongs in the middle.",
  },
} satisfies Record<string, QuestionText>;
