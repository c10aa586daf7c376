import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Risk: a list with prices",
  blocks: [
    { heading: "What could happen, and who pays" },
    {
      words:
        'A risk is something that may come and costs money or days if it does. Write it as a sentence with cause and effect: "The old drawings show no rock, so there may be rock under footing line 4; then we lose days and pay for a breaker." "Weather" is no risk, it is a word.',
    },
    { heading: "Price it" },
    { words: "Worked: the clinic's list." },
    {
      list: [
        "Rock: 30 % x $18,000.00 = $5,400.00.",
        "Switchgear late: 25 % x $12,000.00 = $3,000.00.",
        "Permit comments: 10 % x $9,000.00 = $900.00.",
        "Price of copper: 50 % x $4,600.00 = $2,300.00.",
      ],
    },
    {
      words:
        "Together $11,600.00. That is not what will happen; it is what such a list costs on average over many jobs. It is the measure for contingency, and it shows where a dollar of care helps most.",
    },
    { heading: "Four things to do with it" },
    {
      steps: [
        "Avoid: change the design or the sequence so that it cannot come.",
        "Reduce: spend something to make it less likely or less dear.",
        "Hand over: insurance, a subcontract, a clause. Only to somebody who can really carry it.",
        "Keep: with money and an owner by name.",
      ],
    },
    {
      words:
        "Worked: two test pits cost $1,800.00 and tell where the rock is. If the footing is then moved, the chance falls from 30 % to 10 %: $5,400.00 becomes $1,800.00. You save $3,600.00 in expectation for $1,800.00. Dig.",
    },
    { heading: "Contingency is not profit" },
    {
      words:
        "It is a line with a rule: who may draw on it, for what, and how it is reported. When a risk has passed, its money is set free and said to be so. What is spent on a mistake is written as a mistake.",
    },
    {
      caution:
        "A risk of somebody being hurt is not weighed against money. It is taken away before work begins.",
    },
    { heading: "The list lives" },
    {
      words:
        "Read the top five in every owner meeting: a new one, one that is gone, one that has grown. A risk without a name beside it belongs to you.",
    },
    { heading: "The paper for it: risk register" },
    {
      list: [
        "Number, cause, event, effect, chance, cost, days, what we do, who, until when, what it costs, chance after.",
        "A line is closed with a date and the sentence that closed it.",
        'Below: contingency at the start, drawn so far and for what, left, and what the open lines still ask for. If "left" is less than "ask for", say so this month.',
      ],
    },
    { heading: "From a job" },
    {
      words:
        "Superintendent 4 knew of the buried tank from an old neighbor. It was on no list. The machine found it on a Friday.",
    },
    { heading: "For tomorrow" },
    {
      words:
        "Ask three people on site what could cost you a week. Write it as sentences with cause and effect.",
    },
  ],
};

export const QUESTIONS = {
  "risk-value": {
    ask: "A risk has a chance of 20 % and would cost $15,000.00. What does it add to the contingency?",
    choices: [
      "$3,000.00",
      "$15,000.00, since it will cost that if it comes",
      "Nothing, because it is less likely than not",
      "$12,000.00, which is the part that is sure",
    ],
    why: "0.20 x $15,000.00 = $3,000.00. Over many such risks the average fits, though none costs exactly that.",
  },
  "risk-reduce": {
    ask: "A survey for $1,000.00 lowers a risk of $20,000.00 from 25 % to 5 %. Is it worth it, by expectation?",
    choices: [
      "No, since 5 % remain anyway",
      "No, because it costs money that may be wasted",
      "Yes, it saves $19,000.00",
      "Yes, it saves $4,000.00 for $1,000.00",
    ],
    why: "$5,000.00 falls to $1,000.00. The saving of $4,000.00 costs $1,000.00.",
  },
  "risk-sentence": {
    ask: "Which of these belongs on a list of risks?",
    choices: [
      '"Weather, prices, subcontractors, permits and other events outside of our control."',
      '"The survey is from 1988, so the sewer may lie elsewhere; then we redesign 40 ft."',
      '"The footing was poured 2 in too low and has to be corrected by next Thursday."',
      '"Quality."',
    ],
    why: "Cause, uncertain event, effect. What has happened already is a problem, and a single word is neither.",
  },
} satisfies Record<string, QuestionText>;
