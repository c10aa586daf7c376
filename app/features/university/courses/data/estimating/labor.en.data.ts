import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Labor: what an hour really costs",
  blocks: [
    { heading: "The wage is the beginning" },
    {
      words:
        "Worked for a carpenter at $32.00 an hour; percentages differ by state, trade and record, so put in your own.",
    },
    {
      list: [
        "Wage $32.00.",
        "Employer's payroll tax 7.65 %: $2.45.",
        "Unemployment insurance 3 %: $0.96.",
        "Workers' compensation 9 %: $2.88.",
        "Liability by payroll 2 %: $0.64.",
        "Health, pension, holidays: $4.50.",
      ],
    },
    {
      words:
        "Together $43.43. But nobody produces for eight hours. Setting up, talk in the morning, walking, breaks and cleaning take one: the eight paid hours make seven. $43.43 x 8 / 7 = $49.63. That is what an hour of work in the wall costs you, before overhead and profit.",
    },
    { heading: "Rates from your own jobs" },
    {
      words:
        "A book gives an average of crews whom you do not know. Your own last five jobs give your crew. Keep hours by the same lines as in the estimate; then each job makes the next one better.",
    },
    {
      steps: [
        "Hours paid on the line / quantity built = hours for each unit.",
        "Write down what was special: height, heat, first time, bad access.",
        "Use the middle of five, not the best.",
      ],
    },
    {
      words:
        "Worked: five jobs of hanging board took 1.9, 2.1, 2.0, 2.8 and 2.2 hours for 100 square feet. The middle one is 2.1; the mean is 2.2. The 2.8 was a stairwell: price stairwells apart. For 3,312 square feet: 33.12 x 2.1 = 69.6 hours. If your rate counts paid hours, multiply with $43.43 and not with $49.63, or you pay for the lost hour twice.",
    },
    { heading: "What slows a crew" },
    {
      list: [
        "Overtime for weeks: the tenth hour makes less than the first.",
        "Many trades in one place; work above 10 ft; an occupied building.",
        "Heat, cold, mud. In heat plan shade and rest as hours, they are not lost.",
      ],
    },
    {
      caution:
        "A rate that only works without rails, masks or rest is no rate. It is a loan from somebody's body.",
    },
    { heading: "From a job" },
    {
      words:
        'Contractor 3 bid with the wage and "20 % on it for everything". The insurance audit in spring took the year\'s profit.',
    },
    { heading: "For tomorrow" },
    { words: "Work out your own hour with the last payroll and the last insurance bill." },
  ],
};

export const QUESTIONS = {
  "labor-burden": {
    ask: "Wage $30.00; taxes and insurance together 22 %; benefits $4.00. What does a paid hour cost?",
    choices: [
      "$36.60, because benefits are paid once a year",
      "$41.48, as 22 % is taken on the benefits too",
      "$34.00",
      "$40.60",
    ],
    why: "$30.00 x 1.22 = $36.60, and $4.00 = $40.60.",
  },
  "labor-productive": {
    ask: "A paid hour costs $42.00, and of eight hours seven are productive. What does a productive hour cost?",
    choices: [
      "$48.00",
      "$36.75, as one hour in eight is saved",
      "$42.00, since all eight are paid",
      "$49.00",
    ],
    why: "$42.00 x 8 / 7 = $48.00.",
  },
  "labor-own": {
    ask: "Your rates from five jobs are 1.0, 1.1, 1.2, 1.2 and 2.5 hours. Which one do you take for an ordinary job?",
    choices: [
      "1.0, because the crew has shown that it can",
      "1.4, the mean, so that everything is included",
      "1.2",
      "2.5, to be on the safe side",
    ],
    why: "The middle one. The 2.5 has a reason; find it, and price such jobs apart.",
  },
} satisfies Record<string, QuestionText>;
