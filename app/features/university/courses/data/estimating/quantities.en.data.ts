import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Quantities worked: concrete, studs, roof",
  blocks: [
    { heading: "Concrete" },
    {
      words:
        "Length x width x thickness, all in feet, divided by 27 for cubic yards. Worked: a slab 24 ft by 36 ft, 4 in thick: 24 x 36 x 4/12 = 288 cubic feet; 288 / 27 = 10.67. With 5 % for uneven ground 11.2 cubic yards. Plants sell in quarters, so order 11.25.",
    },
    {
      words:
        "A strip footing 16 in wide and 8 in deep for 120 ft: 1.333 x 0.667 x 120 = 106.7 cubic feet; that is 3.95 cubic yards, and with 5 % about 4.15, so 4.25.",
    },
    { heading: "Studs and plates" },
    {
      words:
        "Length in inches / spacing, rounded up, and one more to close. Then what the wall needs besides: corners, tees, openings.",
    },
    {
      words:
        "Worked: a wall 32 ft long at 16 in: 384 / 16 = 24, and 1 = 25. Two corners add 2 each, one tee adds 2, one window adds 2 kings and 2 jacks but replaces 2 common ones: + 2. Together 25 + 4 + 2 + 2 = 33. The quick rule, one stud for each foot, says 32: a good check. Plates: 3 x 32 = 96 ft, six pieces of 16 ft.",
    },
    { heading: "Roof" },
    {
      words:
        "The plan shows the roof as seen from above. Multiply by the slope factor: the root of (12 x 12 + rise x rise), divided by 12. For 6 in 12: root of 180 is 13.416; / 12 = 1.118.",
    },
    {
      words:
        "Worked: 1,500 square feet on plan, with overhangs, at 6 in 12: 1,500 x 1.118 = 1,677 square feet, 16.77 squares. With 10 % waste 18.45 squares. At 3 bundles a square 55.3, so 56 bundles. Starter and ridge are counted apart, in feet.",
    },
    {
      steps: [
        "Net from the drawing.",
        "Waste for this shape: simple gable less, hips and valleys more.",
        "Round up to what is sold.",
      ],
    },
    {
      caution:
        "Order concrete short, and you have a cold joint in the wrong place and a crew that climbs over wet forms in a hurry. A quarter yard is cheap.",
    },
    { heading: "From a job" },
    {
      words:
        "Estimator 1 took the area of a 12 in 12 roof from the plan. The factor is 1.414. He was short by 41 %, and so was the price.",
    },
    { heading: "For tomorrow" },
    { words: "Work one slab, one wall and one roof by hand, then with your program. They must agree." },
  ],
};

export const QUESTIONS = {
  "qty-slab": {
    ask: "A slab is 30 ft by 20 ft, 4 in thick, with 5 % extra. How many cubic yards before rounding to what is sold?",
    choices: ["7.41, because 5 % is within the error", "88.9, as 20 x 30 x 4 / 27", "2.59", "7.78"],
    why: "30 x 20 / 3 = 200 cubic feet; / 27 = 7.41; x 1.05 = 7.78.",
  },
  "qty-studs": {
    ask: "A plain wall is 20 ft long, with studs at 16 in. How many before corners and openings?",
    choices: [
      "15, the length divided by the spacing",
      "16",
      "20, one for each foot",
      "17, with one more at each end",
    ],
    why: "240 / 16 = 15 spaces, and one more stud closes the last: 16.",
  },
  "qty-roof": {
    ask: "A roof covers 2,000 square feet on plan at 6 in 12 (factor 1.118). How many squares without waste?",
    choices: ["20, since plan area is roof area", "22.36", "30, as half is added for 6 in 12", "2,236"],
    why: "2,000 x 1.118 = 2,236 square feet; a square is 100.",
  },
} satisfies Record<string, QuestionText>;
