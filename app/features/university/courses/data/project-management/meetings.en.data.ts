import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Meetings, minutes and a week that comes true",
  blocks: [
    { heading: "Three meetings, no more" },
    {
      list: [
        "Every morning ten minutes at the work: who, where, what is dangerous, what is missing.",
        "Every week with the trades: the look-ahead, promises, what stands in the way.",
        "Every week or two with owner and designer: money, time, decisions.",
      ],
    },
    {
      words:
        "Anything else needs a reason. Worked: six people for an hour and a half at $85.00 are 6 x 1.5 x 85 = $765.00. Ask whether the question is worth that much.",
    },
    { heading: "The agenda is the log" },
    {
      words:
        "Begin with safety. Then open items by age, not by who shouts. Each one ends with a name and a date, or it is closed. New things come last. An item that has been on the list for three meetings goes to the boss of both sides.",
    },
    {
      steps: [
        "Safety and what happened.",
        "Schedule: what was promised and done, the next three weeks.",
        "Questions and submittals that hold somebody up.",
        "Changes and money.",
        "Decisions, each with a name and a date.",
      ],
    },
    { heading: "Minutes" },
    {
      words:
        'They go out within 24 hours, with the sentence that they count as agreed unless somebody objects within a set number of days. Write decisions and not speeches: "Owner chooses floor B. Tenant told by Friday: Manager 2." A good set of minutes has won more claims than any lawyer.',
    },
    { heading: "Measure promises" },
    {
      words:
        "At the end of the week count the tasks that were promised and how many are entirely done. Worked: 14 of 20 are 70 %. Half done counts as not done. Then take the six that failed and write the reason: no material, no drawing, the trade before, too few people, weather, wrong guess. The same reason three weeks in a row is your next job.",
    },
    {
      caution:
        "If the numbers are used to blame a foreman, next week they will all be 100 %, and none will be true.",
    },
    { heading: "The paper for it: one-page week" },
    {
      list: [
        "Left: last week's promises, done or not, with the reason in two words.",
        "Middle: next week's promises with name, place, quantity.",
        "Right: what must be cleared in weeks two and three, with a name and a date for each.",
        "Below: the figure for the week and the three commonest reasons of the last six. It hangs where everyone passes, also the boss.",
      ],
    },
    { heading: "From a job" },
    {
      words:
        "Superintendent 5 had meetings of two hours in which everybody told what they had done. The floor was late by nine days before it was mentioned, by the painter, at the door. He turned the order around: first what is in the way.",
    },
    { heading: "For tomorrow" },
    { words: "Write five promises for tomorrow with names. In the evening count how many are done." },
  ],
};

export const QUESTIONS = {
  "meet-ppc": {
    ask: "Of 25 tasks promised, 17 are done and 4 are nearly done. What is the figure for the week?",
    choices: [
      "84 %, since nearly done helps the next crew as well",
      "76 %, if each of the nearly done counts half",
      "16 %",
      "68 %",
    ],
    why: "17 / 25 = 68 %. Only what is entirely done lets the next crew start.",
  },
  "meet-minutes": {
    ask: "What makes minutes count later?",
    choices: [
      "That they went out promptly and nobody objected within the days that they name",
      "That they were written by the owner's side",
      "That they repeat word for word what was said",
      "That they were kept in the site office",
    ],
    why: "Sent at once, with a rule about objections, they are a record that both sides accepted.",
  },
  "meet-open": {
    ask: "An item has been open for three meetings. What now?",
    choices: [
      "It is moved to the end of the list so that the rest gets done",
      "It is closed, as nobody seems to need it",
      "It goes to the next level on both sides with a date",
      "It is written in bold in the next minutes",
    ],
    why: "What the table cannot decide has to be decided one floor up. Waiting costs the same every week.",
  },
} satisfies Record<string, QuestionText>;
