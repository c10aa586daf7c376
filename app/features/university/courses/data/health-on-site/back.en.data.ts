import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Lifting and carrying: keep your back for later",
  blocks: [
    { heading: "The plan is stronger than the leg" },
    {
      words:
        "A back seldom gives way at the one heavy lift; it wears out over years of bent ones. So the question is not only how you lift, but why a person lifts it at all.",
    },
    {
      steps: [
        "Can it be delivered where it is used? Tell the driver the floor and the room.",
        "Can a cart, a hoist, a panel lift or a hook do it?",
        "Can it be smaller: half sacks, shorter sheets, two trips?",
        "Then two people, with one who counts.",
      ],
    },
    { heading: "What counts as heavy" },
    {
      words:
        "The lifting formula of the research institute NIOSH begins with 51 lb, for the best case: close to the body, from knuckle height, straight, seldom, with good handles. Each thing that is worse takes something off.",
    },
    {
      words:
        "Worked: a sack of 94 lb is 94 / 51 = 1.84 times that even in the best case. Two people, or two half loads. A sheet of 5/8 in drywall of 4 x 12 ft weighs about 105 lb at 2.2 lb for each square foot: 48 x 2.2 = 105.6.",
    },
    {
      list: [
        "Close: a load at arm's length pulls several times as hard on your back.",
        "Between knee and chest: store heavy things there, on blocks and not on the floor.",
        "No twist: turn with your feet.",
        "A clear way: many bad lifts begin as a stumble.",
      ],
    },
    {
      caution:
        "Numb legs, or trouble holding water after a back injury, are an emergency. Go to a hospital at once.",
    },
    { heading: "Small pains" },
    {
      words:
        "A sore wrist or shoulder that is there again every morning tells you about the tool or the height of work. Say it in the first week. Change grips, swap tasks after an hour, bring the work to waist height.",
    },
    { heading: "From a job" },
    {
      words:
        "Drywall Hanger 4 carried 60 sheets up two floors because the lift came at ten. The lift would have cost three hours of waiting. The shoulder cost five months.",
    },
    { heading: "For tomorrow" },
    { words: "Name the heaviest thing that you will carry. Say what else could carry it." },
  ],
};

export const QUESTIONS = {
  "back-first": {
    ask: "40 sacks of 80 lb must go to the third floor. What do you ask first?",
    choices: [
      "Who of the crew is young and strong enough",
      "Whether everybody has got a back belt to wear",
      "How many each can take so that it is fair",
      "How they get there without anyone carrying them",
    ],
    why: "The best lift is the one that nobody makes. Belts do not protect, and youth wears out.",
  },
  "back-niosh": {
    ask: "From what weight does the NIOSH formula begin, in the best case?",
    choices: [
      "94 lb, the weight of a sack of cement",
      "51 lb",
      "25 lb, whatever the height and the distance",
      "75 lb for one person, 150 lb for two",
    ],
    why: "51 lb for a load that is close, straight, well gripped and seldom lifted. Everything else lowers it.",
  },
} satisfies Record<string, QuestionText>;
