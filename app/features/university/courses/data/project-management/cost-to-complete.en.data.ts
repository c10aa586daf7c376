import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Cost to complete: know the end in the middle",
  blocks: [
    { heading: "Spent is not done" },
    {
      words:
        "A cost report that compares what was spent with the budget says nothing until the last day. You need a third number: how much of the work is done, measured on the wall and not in hours.",
    },
    { heading: "Three numbers" },
    {
      words:
        "The clinic's cost budget is $410,000.00. At the end of month two half should be done by plan, 45 % is done by measure, and $198,000.00 has been spent.",
    },
    {
      list: [
        "Planned: 50 % x $410,000.00 = $205,000.00.",
        "Earned: 45 % x $410,000.00 = $184,500.00.",
        "Spent: $198,000.00.",
      ],
    },
    {
      words:
        "Earned / spent = 184,500 / 198,000 = 0.93: each dollar bought 93 cents of work. Earned / planned = 184,500 / 205,000 = 0.90: a tenth slower than planned. If it goes on like this, the cost at the end is $198,000.00 / 0.45 = $440,000.00, which is $30,000.00 over.",
    },
    { heading: "Then ask the lines" },
    { words: "An average hides the one line that bleeds. Go through them:" },
    {
      steps: [
        "Measure what is done: feet, pieces, rooms.",
        "Hours used / quantity done = hours for each unit.",
        "Times what is left = hours to go. Add what is bought but not billed, and pending changes.",
        "Ask the foreman for his own figure. Where it differs from yours, one of you knows something.",
      ],
    },
    {
      words:
        "Worked: 640 feet of pipe budgeted at 0.25 hours a foot is 160 hours. 240 feet are in, with 84 hours: 84 / 240 = 0.35. Left 400 feet x 0.35 = 140 hours. At the end 224 hours, 64 over. At $58.00 that is $3,712.00. You know it with five weeks to go: change the crew, the prefabrication or the sequence now.",
    },
    {
      caution:
        "If you carry the hours of the bad line on a good one, you hide the trouble from yourself first.",
    },
    { heading: "Forecast every month" },
    {
      words:
        "Write the forecast, date it, and compare it with the one before. A forecast that grows by a little every month is one that somebody does not dare to say at once.",
    },
    { heading: "The paper for it: forecast sheet" },
    {
      list: [
        "Line, budget, approved changes, budget now, spent, committed, quantity done, quantity left, forecast to go, forecast at the end, difference, last month's difference.",
        "A sentence for every line that moved by more than a few percent.",
        "The sum is compared with the price and the pending changes: that is the profit as you see it today. Date it, and never overwrite it.",
      ],
    },
    { heading: "From a job" },
    {
      words:
        'Project Manager 3 reported "on budget" for four months because 80 % was spent of a job that was 80 % through its time. Measured it was 62 % done. The last month said it all at once.',
    },
    { heading: "For tomorrow" },
    {
      words:
        "Take one labor line. Count what is in place, divide, multiply. Tell your foreman the number and ask for his.",
    },
  ],
};

export const QUESTIONS = {
  "ctc-eac": {
    ask: "Spent $120,000.00, measured 40 % done. If it goes on like this, what does the job cost?",
    choices: [
      "$300,000.00",
      "$168,000.00, adding 40 % to what was spent",
      "$200,000.00",
      "It cannot be said before half is done",
    ],
    why: "$120,000.00 / 0.40 = $300,000.00.",
  },
  "ctc-unit": {
    ask: "300 feet budgeted at 0.20 hours. 100 feet are in with 30 hours. How many hours at the end, at this rate?",
    choices: [
      "60, as budgeted, because the start is always slow",
      "70, the 30 used and 40 that remain in the budget",
      "90",
      "30, if the last 200 feet go faster",
    ],
    why: "30 / 100 = 0.30 hours a foot. 300 x 0.30 = 90.",
  },
  "ctc-cpi": {
    ask: "Earned $50,000.00, spent $62,500.00. What does that say?",
    choices: [
      "The job is 80 % done",
      "The job is 20 % late",
      "Each dollar spent bought 80 cents of work",
      "There is a gain of $12,500.00, not yet billed",
    ],
    why: "50,000 / 62,500 = 0.80. It speaks of cost, not of progress or time.",
  },
} satisfies Record<string, QuestionText>;
