import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "The pay application, to the cent",
  blocks: [
    { heading: "A bill that nobody can send back" },
    {
      words:
        "A pay application says how much of each line of the contract is done, what lies stored, what is held back, and what has been paid. It is built on the schedule of values: the contract sum cut into lines that can be seen and measured. Put the cost of starting up where it falls; a list that is heavy at the front is found out in month two.",
    },
    { heading: "One month of the clinic" },
    {
      list: [
        "Contract $480,000.00, approved changes $8,811.45: $488,811.45.",
        "Completed to date: $214,360.00.",
        "Stored on site, insured, with bill and photos: $18,500.00.",
        "Completed and stored: $232,860.00.",
        "Retainage 10 %: $23,286.00.",
        "Earned less retainage: $209,574.00.",
        "Paid before: $148,950.00.",
        "Due now: $209,574.00 - $148,950.00 = $60,624.00.",
        "Balance to finish with retainage: $488,811.45 - $209,574.00 = $279,237.45.",
      ],
    },
    {
      words:
        "Check it from the other side: what is still to be built, $488,811.45 - $232,860.00 = $255,951.45, and the retainage of $23,286.00 make $279,237.45.",
    },
    { heading: "Before it goes out" },
    {
      steps: [
        "Walk the lines with the owner's representative on the 20th and agree on the percentages.",
        "Only approved changes are in it; pending ones stand on their own list.",
        "Waivers of lien from everyone who was paid last month. Take the form that fits: conditional with this bill, unconditional only for money that has arrived. Forms are set by state law; verify with the local authority.",
        "Certified payroll, photos, insurance: whatever the contract lists. A missing page costs a month.",
      ],
    },
    { caution: "Never sign an unconditional waiver for money that you do not have." },
    { heading: "Retainage" },
    {
      words:
        "How much may be held, and when it falls or must be paid out, is state law for many jobs. Your subcontractors' retainage should not be more than yours.",
    },
    { heading: "The paper for it: bill file" },
    {
      list: [
        "Application, schedule of values with percent now and before, list of stored material with place and photo.",
        "Waivers in and out, by firm and amount, in one table: what you passed on must agree with what you received.",
        "A calendar: walk on the 20th, draft on the 22nd, out on the 25th, due by the contract, reminder on the day after. Interest and the right to stop for non-payment are in the contract or the state's law.",
      ],
    },
    { heading: "From a job" },
    {
      words:
        "Bookkeeper 1 sent the bill on the 26th instead of the 25th. It went into the next month's round. $60,624.00 for 30 days at 9 % a year is about $448 of interest; the scare on payday cost more.",
    },
    { heading: "For tomorrow" },
    { words: "Take your last bill and check it from both sides, as above." },
  ],
};

export const QUESTIONS = {
  "pay-due": {
    ask: "Completed $90,000.00, stored $10,000.00, retainage 5 %, paid before $40,000.00. What is due?",
    choices: [
      "$60,000.00, with retainage taken from the last bill",
      "$55,000.00",
      "$50,000.00, with retainage of 10 %",
      "$45,500.00, as stored goods are not billed",
    ],
    why: "$100,000.00 - $5,000.00 - $40,000.00 = $55,000.00.",
  },
  "pay-balance": {
    ask: "Contract with changes $200,000.00. Earned less retainage $135,000.00. What is the balance to finish, including retainage?",
    choices: [
      "$50,000.00, what is still to be built",
      "$65,000.00",
      "$15,000.00, the retainage alone",
      "$135,000.00",
    ],
    why: "Contract sum less what has been earned after retainage. It holds both the work left and the retainage.",
  },
  "pay-waiver": {
    ask: "The owner asks for an unconditional waiver for this month's bill before paying it. What do you give?",
    choices: [
      "The unconditional one, with the date left open",
      "None at all, until the whole job has been paid",
      "The unconditional one if the owner is known to pay",
      "A conditional one, which takes effect when the money arrives",
    ],
    why: "An unconditional waiver gives up the right at once, paid or not.",
  },
} satisfies Record<string, QuestionText>;
