import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Overhead, profit, markup and margin",
  blocks: [
    { heading: "Three different things" },
    {
      words:
        "Direct cost is what the job needs: labor, material, machines, subcontractors, its own trailer. Overhead is what the firm needs if there is no job: office, cars, software, your own pay, insurance that is not by job. Profit is what is left for risk and for tomorrow.",
    },
    { heading: "Finding your overhead" },
    {
      words:
        "Worked: overhead last year was $180,000.00, direct cost of all jobs $1,200,000.00. 180 / 1,200 = 15 % on direct cost. If next year has the same office and only $900,000.00 of work, it is 20 %. Look ahead, not back.",
    },
    { heading: "Markup is not margin" },
    {
      words:
        "Markup is counted on cost, margin on price. 25 % markup on $100.00 is a price of $125.00, and the margin is 25 / 125 = 20 %. Who needs a margin of 25 % and adds 25 %, loses five cents of every dollar he counted on.",
    },
    {
      steps: [
        "Direct cost.",
        "Plus overhead, as a share of cost.",
        "Divided by one less the profit that you want as a share of the price.",
      ],
    },
    {
      words:
        "Worked: direct cost $50,000.00. Overhead 15 %: $7,500.00, making $57,500.00. Profit 8 % of the price: $57,500.00 / 0.92 = $62,500.00. Check: 8 % of $62,500.00 is $5,000.00, and $57,500.00 + $5,000.00 is $62,500.00.",
    },
    {
      list: [
        "Small jobs need more: they take the same trips, permits and phone calls.",
        "A subcontractor's part carries less of your work, but it is not free: you answer for it.",
        "A bond, permit or tax that grows with the price is worked out last.",
      ],
    },
    { heading: "The floor" },
    {
      words:
        'Know the price below which you do not go: direct cost and overhead. Under it you pay for working. A job "to keep the crew busy" is a decision with a number, and not a mood.',
    },
    {
      caution:
        "When a bid is too high, cut scope with the owner. Never cut rails, shoring or people to win it.",
    },
    { heading: "From a job" },
    {
      words:
        'Contractor 1 worked with "10 and 10" for years because everybody did. His overhead was 19 %. He was busy, liked, and out of money in November.',
    },
    { heading: "For tomorrow" },
    { words: "Work out last year's overhead as a share of direct cost. Compare it with what you charge." },
  ],
};

export const QUESTIONS = {
  "over-margin": {
    ask: "A job costs $8,000.00 with overhead. You want 20 % of the price as profit. What is the price?",
    choices: [
      "$9,600.00, cost and a fifth of it",
      "$10,000.00",
      "$8,200.00",
      "$12,000.00, as profit comes on both",
    ],
    why: "$8,000.00 / 0.80 = $10,000.00, and 20 % of that is $2,000.00.",
  },
  "over-rate": {
    ask: "Overhead is $90,000.00 a year, and you expect $600,000.00 of direct cost. How much overhead belongs on a job with $20,000.00 of direct cost?",
    choices: [
      "$2,000.00, the usual ten percent",
      "$3,000.00",
      "$13,333.33, as 600 / 90 is 6.67",
      "$90.00 for each day it lasts",
    ],
    why: "90 / 600 = 15 %, and 15 % of $20,000.00 is $3,000.00.",
  },
  "over-floor": {
    ask: "You are asked to take $2,000.00 off. Direct cost $30,000.00, overhead $4,500.00, price $36,000.00. What do you know?",
    choices: [
      "At $34,000.00 you would still earn $4,000.00",
      "You may go to $30,000.00, where cost is covered",
      "It is a discount of 20 %",
      "At $34,000.00 you would be $500.00 below your floor",
    ],
    why: "The floor is $34,500.00. Below it the office is paid out of your pocket.",
  },
} satisfies Record<string, QuestionText>;
