import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "The last hour before you send it",
  blocks: [
    { heading: "Another pair of eyes" },
    {
      words:
        "Mistakes in estimates are rarely subtle. A page is missing, a row is added twice, feet are taken for yards, a quote came after the total. Look for exactly that.",
    },
    {
      steps: [
        "Count the sheets and addenda. Is every one in the estimate?",
        "Add the columns again with another tool.",
        "Compare the large ten lines with the last similar job, for each square foot.",
        "Ask of each division: what would be strange if it were not there?",
        "Let somebody who did not work on it read the exclusions.",
      ],
    },
    {
      words:
        "Worked: a house of 2,200 square feet came out at $396,000.00: $180.00 a square foot. The last three were $212.00, $221.00 and $208.00. Mean $213.67. You are 16 % below. The reason was found in nine minutes: roofing stood in the sheet, but not in the sum.",
    },
    { heading: "What drives the price" },
    {
      words:
        "Change one thing at a time and look at the sum. Worked: labor is 38 % of a job of $250,000.00: $95,000.00. If it takes 10 % more hours, that is $9,500.00; with a profit of $20,000.00 nearly half is gone. A 10 % rise in paint, $6,000.00 in all, is $600.00. You know now where to look twice.",
    },
    { heading: "Contingency" },
    {
      list: [
        "For what is known and not measured: an allowance, named, with its amount.",
        "For what nobody can know: a percentage with a reason. More for old buildings, fewer drawings, short time.",
        "Not for what you did not want to look up.",
      ],
    },
    { heading: "Decide" },
    {
      words:
        "A bid is a decision: do we want this job, with this owner, in this month, with these people? Write the answer beside the number. A year later you learn more from that sentence than from the sum.",
    },
    {
      caution:
        "If you find a large mistake after sending, say so at once and in writing. The rules for withdrawing depend on the state and the kind of job; ask before the others are opened.",
    },
    { heading: "From a job" },
    {
      words: "Estimator 5 won by $61,000.00. Nobody in the office was glad. The steel was in the other tab.",
    },
    { heading: "For tomorrow" },
    {
      words:
        "Write your own list of ten checks. The first three are the mistakes that you have already made.",
    },
  ],
};

export const QUESTIONS = {
  "rev-square": {
    ask: "A garage of 600 square feet came to $33,000.00. The last ones cost about $75.00 a square foot. What is the first thing to do?",
    choices: [
      "Look for what is missing, as it is $55.00 a square foot",
      "Send it, since a low price wins",
      "Raise every line by a third",
      "Take the old price instead, times 600",
    ],
    why: "$33,000.00 / 600 = $55.00, far below. Find the reason before you trust either figure.",
  },
  "rev-sense": {
    ask: "Labor is 40 % of a job of $100,000.00, profit is $6,000.00. Hours run over by 15 %. What remains of the profit?",
    choices: [
      "$5,100.00, as 15 % of the profit is lost",
      "$3,600.00, since only 40 % of it is hit",
      "Nothing",
      "$2,000.00",
    ],
    why: "15 % of $40,000.00 is $6,000.00, which is the whole profit.",
  },
  "rev-allow": {
    ask: "The owner has not chosen tile. How do you price it?",
    choices: [
      "With the cheapest one, and a change later on",
      "Not at all, until the choice has been made",
      "With a named allowance that says what it covers",
      "Inside of the contingency, so that nobody asks",
    ],
    why: "An allowance keeps bids comparable and makes the difference a matter of arithmetic.",
  },
} satisfies Record<string, QuestionText>;
