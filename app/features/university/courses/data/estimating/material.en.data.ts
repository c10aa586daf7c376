import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Material, waste and the quotes of others",
  blocks: [
    { heading: "From net to ordered" },
    {
      words:
        "Waste is not a mistake. It is what falls off, breaks, is stolen and is cut wrong, and it depends on the shape. Straight tile 10 %, diagonal 15 %; simple gable roofs 10 %, hips 15 %; drywall 10 to 15 %; concrete 5 to 10 %. Use your own figures as soon as you have them.",
    },
    {
      words:
        "Worked: a bath floor 7 ft by 9 ft, tile of 12 in, straight. 63 square feet, with 10 % 69.3. A box holds 15: 4.62, so 5 boxes, 75 square feet. Keep what is left for the owner; the next batch has another shade.",
    },
    { heading: "Price with a date" },
    {
      words:
        "A price is worth something only with a date, a place of delivery and a quantity. Write down until when it holds.",
    },
    {
      steps: [
        "Ask three suppliers with the same list.",
        "Compare the same things: freight, unloading, minimum order, returns, tax.",
        "Ask how long the price holds, and compare that with your own offer's date.",
        "For what moves fast, write into your offer what happens when it moves.",
      ],
    },
    {
      words:
        "Worked: lumber quote A is $8,420.00 delivered. B is $8,150.00, freight $310.00: $8,460.00. A is cheaper by $40.00, and its truck has a forklift.",
    },
    { heading: "Subcontractors' quotes" },
    {
      list: [
        "Same scope, same drawings, same addenda: ask for the numbers of those.",
        "What is excluded? Read it to them on the telephone.",
        "Unit prices for more and less.",
        "One quote is no quote. Two that lie 40 % apart mean that one has not understood.",
      ],
    },
    {
      words:
        "Sales tax on material, and whether it falls on labor as well, depends on state and kind of job: verify with the local authority.",
    },
    {
      caution:
        "Cheap material without a label or data sheet is a risk for fire, structure and health. If it must be rated, the rating has to be printed on it.",
    },
    { heading: "From a job" },
    {
      words:
        "Estimator 4 took the low quote for windows at six in the evening before the bid. It was for vinyl. The drawings said wood. The difference of $11,900.00 was the whole profit.",
    },
    { heading: "For tomorrow" },
    {
      words: "Take the largest quote of your current bid. Read its exclusions aloud to the one who wrote it.",
    },
  ],
};

export const QUESTIONS = {
  "mat-boxes": {
    ask: "A floor of 120 square feet, 15 % waste, boxes of 11 square feet. How many boxes?",
    choices: [
      "11, as 120 / 11 is nearly that",
      "12, since 12.5 is rounded to the even number",
      "13",
      "14, one more to be safe",
    ],
    why: "120 x 1.15 = 138; 138 / 11 = 12.5; rounded up 13.",
  },
  "mat-low": {
    ask: "Quotes for the same work: $41,000, $43,500 and $26,000. What is your first step?",
    choices: [
      "Call the third, and read the scope together",
      "Take it, and put the difference into contingency",
      "Use the mean of all the three",
      "Throw it out without a call, since it cannot be right",
    ],
    why: "Far below means that something is missing or that somebody knows something. A call tells you which.",
  },
  "mat-hold": {
    ask: "Your offer holds for 60 days, the supplier's price for 15. What do you do?",
    choices: [
      "Nothing, as prices come down as often as they go up",
      "Buy all of the material before the contract is signed",
      "Raise all prices by 10 % without saying why",
      "Shorten your own, or write what happens if the price moves",
    ],
    why: "Otherwise you carry 45 days of market for free.",
  },
} satisfies Record<string, QuestionText>;
