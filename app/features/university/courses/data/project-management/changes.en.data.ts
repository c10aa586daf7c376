import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Changes: notice, price, signature, then work",
  blocks: [
    { heading: "Four papers in order" },
    {
      steps: [
        'Notice: "This changes the contract. Cost and time will follow." The same day.',
        "Price: broken down so that somebody can check it.",
        "Signature: on the price, or an order to proceed at cost with daily sheets.",
        "Work.",
      ],
    },
    { words: "Turn the order around and you do the owner a gift." },
    { heading: "A price that stands" },
    { words: "Worked: the tenant wants a sink in room 9." },
    {
      list: [
        "Labor: 46 hours x $58.00 = $2,668.00.",
        "Material $1,940.00 and 8 % tax $155.20: $2,095.20.",
        "Lift rental: $350.00.",
      ],
    },
    {
      words:
        "Own direct cost: $5,113.20. Overhead 10 %: $511.32, making $5,624.52. Profit 10 % of that: $562.45, making $6,186.97. The plumber's quote is $2,400.00, with 5 % on it $2,520.00. Together $8,706.97. Bond 1.2 %: $104.48. The change is $8,811.45.",
    },
    {
      words:
        "Percentages are those of your contract; read them before you price. Some put overhead and profit side by side, some one upon the other, and on $5,000.00 that alone is $50.00.",
    },
    { heading: "Time belongs to it" },
    {
      words:
        'Add the days, or write "time reserved" and why. The sink needs an opened wall inspected again: E moves by 2 days, and E is critical. So the change is $8,811.45 and 2 days. If you sign a price with no word on time, you have said zero.',
    },
    { heading: "When they will not sign" },
    {
      words:
        "Work on a signed daily sheet: hours, names, machines, material, with the owner's representative signing each evening that the hours are right, not that they are owed. Keep a list of all changes that are pending, and show its sum in every meeting.",
    },
    { caution: "Many small favors are one large change. After the third, price all three." },
    { heading: "The paper for it: change log" },
    {
      list: [
        "Number, what, asked by whom and when, notice sent, price sent, days asked for, status, amount.",
        "Sums: approved, agreed but unsigned, priced, not yet priced.",
        "The second and third sum are money that you have lent to the owner. Show them in each meeting, and stop before they are larger than what you can lend.",
        "With each: drawing marked, quotes, sheets of hours, photographs before and after.",
      ],
    },
    { heading: "From a job" },
    {
      words:
        "Project Manager 6 moved eleven outlets because the tenant asked nicely. At the end he sent a bill for $4,180.00. Nobody had ordered them in writing. The contract said that only a written order changes the price.",
    },
    { heading: "For tomorrow" },
    { words: "Walk the site with the list of changes. What is built and not on the list?" },
  ],
};

export const QUESTIONS = {
  "change-first": {
    ask: "The owner's tenant asks your foreman to move a door. What comes first?",
    choices: [
      "The work, since a happy tenant is worth more than a form",
      "A price, and the notice once the price is accepted",
      "Written notice to the owner that it changes cost and time",
      "A note in the foreman's diary for the last bill",
    ],
    why: "The tenant is usually not your contract partner. Notice first, to the one who can sign.",
  },
  "change-price": {
    ask: "Direct cost $4,000.00; overhead 10 %, then profit 10 % on the sum. What is the price without bond?",
    choices: [
      "$4,840.00",
      "$4,800.00, as 10 % and 10 % make 20 %",
      "$4,400.00, since profit is part of the overhead",
      "$4,444.44, dividing by what is left",
    ],
    why: "$4,000.00 x 1.10 = $4,400.00, and x 1.10 = $4,840.00.",
  },
  "change-time": {
    ask: "You sign a change of $3,000.00. The line for days is empty, and the work is on the critical path. What have you agreed to?",
    choices: [
      "To as many days as the work will take",
      "To days that are set at the end of the job",
      "To nothing, because a change without days is invalid",
      "Very likely to no more time",
    ],
    why: "An empty line is read as zero. Write the days, or that time is reserved and why.",
  },
} satisfies Record<string, QuestionText>;
