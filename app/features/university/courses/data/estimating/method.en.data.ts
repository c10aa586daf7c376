import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "A take-off that somebody else can check",
  blocks: [
    { heading: "The same way every time" },
    {
      words:
        "A forgotten item costs more than ten prices that are a little wrong. What protects you is a fixed order. Always from bottom to top, outside to inside, by sheet and then by division; always the same colors; always a mark on what has been counted.",
    },
    {
      steps: [
        "Read the whole set once without a pen. Read the specification for your part.",
        "Write down what is strange. Send the questions before the date for them.",
        "Measure: areas, lengths, pieces, volumes, each with sheet and place.",
        "Count once more the other way: by room if you did it by type.",
        "Compare with a rough figure: square feet of wall for each square foot of floor, from your own past jobs.",
      ],
    },
    { heading: "What a line says" },
    {
      list: [
        "What, where, which sheet.",
        "Quantity net, then waste, then what you order.",
        "Unit, unit cost, hours for each unit.",
        "A note when you assumed something.",
      ],
    },
    {
      words:
        "Worked: interior walls 184 ft long, 9 ft high, both sides board. 184 x 9 x 2 = 3,312 square feet. Do not take out doors below about 20 square feet; cutting around them costs what the board saves. With 10 % waste 3,643 square feet. In sheets of 4 x 12 ft, 48 square feet: 75.9, so 76 sheets.",
    },
    { heading: "Site visit" },
    {
      words:
        "The drawing does not show the street. How does a truck get in, where does it turn, where can things lie, which lift, which hours, whose neighbor, what is above, where is power and water? Take photographs, and price what you see. A third-floor walk-up is not the same wall as one on the ground.",
    },
    {
      list: ["Working hours, noise rules, parking, permits for the street: verify with the local authority."],
    },
    {
      caution:
        "Price safety as a line: rails, scaffold, shoring, dust control, flaggers, time to put them up. What is not in the price is missing on the day.",
    },
    { heading: "From a job" },
    {
      words:
        "Estimator 2 measured a roof perfectly and never went there. The alley was 7 ft wide. Every bundle was carried 140 ft.",
    },
    { heading: "For tomorrow" },
    {
      words:
        "Take your last estimate and ask a colleague to recount one page. The difference is your error; know how large it is.",
    },
  ],
};

export const QUESTIONS = {
  "method-board": {
    ask: "A wall is 60 ft long and 8 ft high, with board on both sides and 10 % waste. How many square feet do you buy?",
    choices: ["528, as a wall is measured once", "960, since waste is a part of the price", "1,056", "1,152"],
    why: "60 x 8 x 2 = 960, and 960 x 1.10 = 1,056.",
  },
  "method-check": {
    ask: "You have counted 48 doors on the plans, type by type. What is the best check?",
    choices: [
      "Count again in the same way, a little faster",
      "Take the number of the last project of this size",
      "Count again room by room, and compare",
      "Add 5 % for doors that were overlooked",
    ],
    why: "A second way finds what the first way does not see.",
  },
  "method-visit": {
    ask: "Which cost does only a visit to the site show?",
    choices: [
      "Carrying everything 140 ft because no truck gets near",
      "The thickness of the board on the fire wall",
      "The number of outlets in each of the rooms",
      "The price of the fixtures in the schedule",
    ],
    why: "Access, storage, neighbors and hours stand on no sheet.",
  },
} satisfies Record<string, QuestionText>;
