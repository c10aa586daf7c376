import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Diary, handover, and a crew that grows",
  blocks: [
    { heading: "Ten lines a day" },
    {
      words:
        "What is not written did not happen. You write for the one who takes over tomorrow, and for the day when somebody asks.",
    },
    {
      list: [
        "Weather, with hours lost.",
        "Who was there, from when to when; who came new and was instructed.",
        "What was done, in quantities and places.",
        "Deliveries, with what was short or broken.",
        "What was in the way, since when, and whom you told.",
        "Visitors, instructions, with names of roles; photographs with place.",
        "Injuries and near misses.",
      ],
    },
    {
      words:
        'Facts and not opinions. "Painter\'s lift stood in corridor B until 10:20; two people waited 80 minutes", and not "painters chaotic again".',
    },
    { heading: "Hand over" },
    {
      steps: [
        "Walk together, not by phone.",
        "Done, half done, not begun: with marks on the wall.",
        "What is unsafe for the moment, and how it is secured.",
        "What was promised to whom.",
        "The other one says it back.",
      ],
    },
    {
      words:
        "Worked: 80 minutes for two people at $46.00 are 2 x 80 / 60 x $46.00 = $122.67. In the diary of that day it is a claim or a talk. A month later it is a story.",
    },
    { heading: "Let them grow" },
    {
      words:
        'A crew that needs you for everything is your failure, even if it feels good. Give away one decision each month: first with your look at it, then without. Make a small table: people across, skills down, a dot for "can", two for "can teach". Empty columns are your training plan, and a skill with only one dot is your risk: what if that one is ill?',
    },
    {
      list: [
        "Let each one teach something once a month, ten minutes.",
        "Ask what they want to be in two years.",
        "When somebody leaves, ask why, and write it down.",
      ],
    },
    {
      caution:
        "A tired crew makes the accidents of the tenth hour. If you see somebody swaying, sleepless or drunk, he does not work today; he does not drive home alone either.",
    },
    { heading: "From a job" },
    {
      words:
        "Foreman 5 left for three weeks. The crew made 96 % of its plan. The owner of the firm asked what he did there the rest of the year. Then he gave him a second crew.",
    },
    { heading: "For tomorrow" },
    { words: "Make the table for your crew. Circle the skill that only one has." },
  ],
};

export const QUESTIONS = {
  "hand-fact": {
    ask: "Which line belongs into the diary?",
    choices: [
      '"Late delivery again; this supplier is impossible and the office should finally do something about it."',
      '"Normal day."',
      '"Delivery 11:40 in place of 8:00; crew of 4 set frames in room 9 meanwhile; supplier called at 8:30."',
      '"Everything would have been finished today if only the others had done their part as promised."',
    ],
    why: "Times, people, place, what was done, whom you told. That can be used in a year.",
  },
  "hand-over": {
    ask: "What ends a handover?",
    choices: [
      "The other one says it back at the place",
      "Your message has been read",
      "The list lies in the trailer, signed",
      "Both have worked together for a day",
    ],
    why: "Only by that do you know what has arrived, as with every instruction.",
  },
  "hand-risk": {
    ask: "In your table only one person can run the lift. What does that say?",
    choices: [
      "That this person has to be paid by the hour of lift",
      "Nothing, as long as the person is there",
      "That all the others are to be trained by Friday",
      "That you have a risk, and a plan for training",
    ],
    why: "What only one can do stands still when that one is ill. The second one is trained next.",
  },
} satisfies Record<string, QuestionText>;
