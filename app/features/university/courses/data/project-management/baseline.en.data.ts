import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Baseline: a schedule that somebody can believe",
  blocks: [
    { heading: "From quantities to days" },
    {
      words:
        "A duration is not a feeling. It is a quantity divided by what a crew makes in a day. Take the quantity from the drawings, the rate from your own past jobs, and write both beside the bar, so that in week six you can see which of them was wrong.",
    },
    {
      words:
        "Worked: the clinic has 6,480 square feet of board to hang. A crew of two hangs 1,080 square feet in a day. 6,480 / 1,080 = 6 days. With two crews 3 days, if there is room and the lift serves both. Then finishing: three coats, each dry before the next, so it does not shrink with more hands.",
    },
    { heading: "Logic before dates" },
    {
      steps: [
        "List the pieces of work.",
        "For each one ask: what must be finished before it can start? Write only what is true, not what is customary.",
        "Add what is not work: reviews, inspections, curing, deliveries. They take days as well.",
        "Let the dates come out. If they are too late, change the plan and not the arithmetic.",
      ],
    },
    { heading: "What makes it a baseline" },
    {
      list: [
        "The crews have seen it and said yes; a foreman keeps the date that he gave, not the one that was given to him.",
        "It has working days, holidays, and rain where you are outdoors.",
        "Milestones of the contract stand in it as fixed points: start, power on, substantial completion.",
        "It is sent to the owner, accepted, and then frozen. You update a copy every week and compare the two.",
      ],
    },
    {
      words:
        "A baseline that is changed in silence is worth nothing on the day when somebody asks who was late.",
    },
    { heading: "The three-week look-ahead" },
    {
      words:
        "From the baseline you take three weeks at a time onto one page: what, where, who, how many, and what still stands in the way. A task goes onto next week's list only when nothing stands in its way any more: drawings, material, access, crew, permit.",
    },
    {
      caution:
        "Do not squeeze trades onto one floor to win back days. Two crews in one corridor make half each, and that is where people get hurt.",
    },
    { heading: "The paper for it: basis of the schedule" },
    {
      words:
        "One page that goes with the baseline: working days and hours, crews and rates that were used, weather allowed for, reviews in days, deliveries that were promised and by whom, what the owner has to do and by when, and what was assumed. When a date moves later, you can show which line of this page has turned out otherwise.",
    },
    { heading: "From a job" },
    {
      words:
        "Superintendent 2 promised the owner a date first and drew the bars backward from it. Finishing got two days for three coats. Everybody signed, nobody believed it, and in month four there was no paper to show what had been lost, and to whom.",
    },
    { heading: "For tomorrow" },
    {
      words:
        "Choose one bar in your schedule. Write quantity, rate and crew beside it. If you cannot, that bar is a wish.",
    },
  ],
};

export const QUESTIONS = {
  "base-duration": {
    ask: "A crew sets 45 doors in 5 days. You have 117 doors and the same crew. How long?",
    choices: [
      "13 days",
      "9 days, because a crew grows faster with practice",
      "26 days, when half days are counted as whole ones",
      "5 days, as the estimate of the first job was 5",
    ],
    why: "45 / 5 = 9 doors a day, and 117 / 9 = 13 days.",
  },
  "base-freeze": {
    ask: "Three weeks after acceptance the plan changes. What happens to the baseline?",
    choices: [
      "It is overwritten, so that everyone works to one plan",
      "It is deleted, as an old schedule only confuses the crews",
      "It is moved by the number of days that were lost",
      "It stays as it was, and an updated copy is set beside it",
    ],
    why: "Only against an unchanged baseline can you show what moved, by how much, and why.",
  },
  "base-ready": {
    ask: "When may a task stand on next week's list?",
    choices: [
      "When the bar in the schedule begins next week",
      "When drawings, material, access, crew and permit are all there",
      "When the crew has nothing else to do in that week",
      "When the material is ordered and the date is promised",
    ],
    why: "Promise only what nothing stands in the way of. The bar says when it should be; the check says whether it can be.",
  },
} satisfies Record<string, QuestionText>;
