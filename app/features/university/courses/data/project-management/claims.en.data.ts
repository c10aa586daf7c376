import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Delay, notice and claims",
  blocks: [
    { heading: "Notice first, proof later" },
    {
      words:
        "A claim is a change that was not agreed. Most are lost in the first three weeks, because nobody wrote. Contracts say in how many days after an event you have to give notice, and many say that without it the right is gone.",
    },
    {
      words:
        "Worked: the crane road is blocked by the owner's other contractor on March 3. The contract gives 21 days. Notice must be there by March 24. Send it on March 3: what happened, since when, which clause, that cost and time will follow.",
    },
    { heading: "Whose delay is it" },
    {
      list: [
        "Excused and paid: the owner or designer caused it, such as late answers, late access, changes.",
        "Excused, not paid as a rule: weather beyond what is usual, strike, acts of government. You get days.",
        "Yours: crew, supplier, rework. You get neither, and may owe damages.",
        "At the same time: both are late in the same days. Often days without money. Read the clause.",
      ],
    },
    { words: "A delay counts when it moves the end. Six days with eight days of float move nothing." },
    { heading: "What a day costs" },
    {
      steps: [
        "Show on the schedule before and after the event what moved.",
        "Count the costs that run by the day: superintendent, trailer, toilets, fence, lift.",
        "Add what the event cost directly: idle crew, moving twice.",
        "Leave out what you would have paid anyway.",
      ],
    },
    {
      words:
        "Worked: field costs of $940.00 a day and 6 days of critical delay: $5,640.00. Idle crew with sheets: $5,952.00. Together $11,592.00, before the markup that your contract allows. On the other side, damages for lateness of $750.00 a day for 8 days would be $6,000.00; with 6 days excused, 2 remain: $1,500.00.",
    },
    {
      caution:
        "Do not stop work in anger. As a rule, you keep working and claim. Before you stop, read the clause and ask a lawyer in that state.",
    },
    { heading: "The diary" },
    {
      words:
        "Weather, people, machines, what was done, what was in the way, who said what. Every day, also on the dull ones. A diary that begins on the day of the quarrel proves nothing.",
    },
    { heading: "The paper for it: notice in six sentences" },
    {
      list: [
        "On (date) at (place) this happened.",
        "It is caused by (what, whose).",
        "It affects activities (numbers in the schedule), which are critical, or may become so.",
        "Under clause (number) we give notice; cost and time will follow when they can be known.",
        "We do this to keep the loss small.",
        "We ask you to decide (what) by (date).",
      ],
    },
    { heading: "From a job" },
    {
      words:
        "Project Manager 2 had a just claim for 19 days. The notice went out with the last bill. It cost him the claim and most of his profit.",
    },
    { heading: "For tomorrow" },
    { words: "Look up the notice days in your contract. Write them on the wall of the trailer." },
  ],
};

export const QUESTIONS = {
  "claim-days": {
    ask: "The contract gives 10 days for notice, and the event was on June 6. By when must it be there?",
    choices: [
      "June 20, as ten working days are meant in every contract",
      "June 16",
      "June 30, with the bill of the month",
      "At the end of the job, together with the costs",
    ],
    why: "June 6 and 10 days is June 16, unless the contract says working days. Read that, and send it on the first day.",
  },
  "claim-float": {
    ask: "The owner's decision comes 5 days late. The work it holds up has 7 days of float. Which claim for time do you have?",
    choices: [
      "5 days, since the owner caused them",
      "2 days, the difference of both",
      "12 days",
      "None as it stands, because the end does not move",
    ],
    why: "A delay gives time when it moves the completion. The notice is sent all the same, since others may use up the float.",
  },
  "claim-ld": {
    ask: "You finish 12 days late; 7 of them are excused. Damages are $600.00 a day. What do you owe?",
    choices: [
      "$3,000.00",
      "$7,200.00, as damages are counted by the calendar",
      "$4,200.00, for the days that were excused",
      "Nothing, since most of the days are excused",
    ],
    why: "12 - 7 = 5 days, and 5 x $600.00 = $3,000.00.",
  },
} satisfies Record<string, QuestionText>;
