import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Plan the day so that nobody waits",
  blocks: [
    { heading: "Tomorrow is made at two o'clock" },
    {
      words:
        "At two in the afternoon you still get an answer from the office, the yard and the lift. At seven in the morning you get a queue. Half an hour every afternoon is worth more than your best hour with the saw.",
    },
    {
      steps: [
        "What has to be done tomorrow, in pieces that can be seen and counted?",
        "For each piece: who, with whom, with what, where, by when?",
        "What can stop it: material, tool, drawing, access, inspection, weather, the trade before?",
        "What can hurt somebody, and what do we do about it?",
        "What is the second task, if the first cannot go on?",
      ],
    },
    { heading: "The sheet" },
    {
      words:
        'Write it on one page that hangs where they change. Names, place, quantity, hazard, plan B. A goal is a number: "board in rooms 4 to 7" and not "go on with board". In the evening write what was done beside it.',
    },
    {
      words:
        "Worked: two hangers make 1,080 square feet a day when the board lies in the room. Rooms 4 to 7 have 4 x 310 = 1,240. So it is rooms 4 to 6, 930 square feet, and the start of 7. If you write down four rooms, you teach them that your numbers mean nothing.",
    },
    { heading: "Ten minutes in the morning" },
    {
      list: [
        "Yesterday in one sentence, with thanks for something real.",
        "Today, each one says his own task back.",
        "One hazard of today, at the place. Not the poster of the month.",
        "Who is missing, who is new, who works next to us, where is the lift?",
      ],
    },
    { heading: "Hours and hands" },
    {
      words:
        "Pair one who knows with one who learns. Do not put the best two together always. Heavy work early; in heat, shade and water are a part of the plan, and so is the rest.",
    },
    {
      caution:
        "If the plan can be kept only by skipping a rail, a mask or a break, then it is the plan that is wrong. Change it before somebody else does it for you with his body.",
    },
    { heading: "From a job" },
    { words: "Foreman 4 planned in his head. On the day when he had the flu, eight people swept." },
    { heading: "For tomorrow" },
    { words: "At two o'clock fill in one sheet. On the next evening put what was done beside it." },
  ],
};

export const QUESTIONS = {
  "day-when": {
    ask: "When is the best time to plan the next day?",
    choices: [
      "At seven, when everybody is there to say what they need",
      "In the early afternoon, while somebody can still answer",
      "On Sunday, for the whole of the week at once",
      "At night at home, when nobody disturbs you",
    ],
    why: "What is missing can still be had at two. In the morning it is too late.",
  },
  "day-goal": {
    ask: "Which of these is a goal for the day?",
    choices: [
      '"Let us see how far we get with the floor, and give it our best"',
      '"Go on with yesterday\'s work in the east part until further notice"',
      '"Be productive and safe"',
      '"Joists on grid 3 to 6, all hangers nailed, by three o\'clock"',
    ],
    why: "It can be counted, and everybody sees whether it was reached.",
  },
  "day-pair": {
    ask: "A learner has to hang doors for the first time. With whom?",
    choices: [
      "With one who does it well and has time to explain",
      "Alone, because one learns from mistakes",
      "With another learner, so that they help each other",
      "With the fastest one, and without a word about it",
    ],
    why: "Knowledge goes from hand to hand, if somebody may take the time for it.",
  },
} satisfies Record<string, QuestionText>;
