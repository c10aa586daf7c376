import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Ordering, placing and curing concrete",
  blocks: [
    { heading: "Order with five words" },
    {
      words:
        "Strength, slump, largest stone, air, quantity: and when, and how many trucks an hour. Strength comes from the drawing. By IRC R402.2 it depends on weather and place, from 2,500 psi inside up to 3,500 for what sees frost and salt, with air; verify with the local authority. A slab on ground is at least 3-1/2 in thick (R506.1).",
    },
    { heading: "Water is the enemy that helps" },
    {
      words:
        "Water added at the truck makes it run, and makes it weak, dusty and cracked. If it is too stiff, ask the plant for an admixture. If water is added because the ticket allows it, it is written on the ticket, with who said so.",
    },
    {
      steps: [
        "Wet the ground, without puddles. Check forms, steel, sleeves and levels.",
        "Place it where it belongs. Do not push it along with the vibrator.",
        "Vibrate straight down and slowly up, each spot a few seconds, into the layer below.",
        "Strike, bull float, then wait until the bleed water is gone.",
        "Joints at the time and depth that are drawn; often a quarter of the thickness.",
        "Cure at once: wet cloth, sheet or compound, and for at least 7 days for ordinary cement.",
      ],
    },
    {
      words:
        "Worked: spacing of joints in feet is often taken as 2 to 3 times the thickness in inches. At 4 in that is 8 to 12 ft. A slab of 24 by 36 ft gets panels of 12 by 12 ft: 2 x 3 = 6.",
    },
    { heading: "Weather" },
    {
      list: [
        "Hot: above 90 °F, with wind and dry air, it dries before it sets. Start early, shade, wet the ground, have people enough.",
        "Cold: when it is or will be below 40 °F, it needs warm concrete, covers, and time. Never on frozen ground.",
      ],
    },
    {
      caution:
        "Wet concrete burns skin through cloth. Boots, gloves, glasses, and water to rinse. Nobody stands at the end of a pump hose when the pump starts: the hose whips. Cut joints wet.",
    },
    { heading: "From a job" },
    {
      words:
        "Finisher 3 worked the bleed water in so as to get home. In spring the top of the slab came off in coins.",
    },
    { heading: "For tomorrow" },
    { words: "Read one concrete ticket: batch time, water, slump, quantity." },
  ],
};

export const QUESTIONS = {
  "place-water": {
    ask: "The load is stiff, and the ticket allows no more water. What do you do?",
    choices: [
      "Add ten gallons and mix for longer",
      "Add it at the surface, where it is worked",
      "Take the vibrator to move it along the form",
      "Call the plant about an admixture, or send it back",
    ],
    why: "Water makes it weaker. What the mix allows stands on the ticket.",
  },
  "place-cure": {
    ask: "When does curing begin?",
    choices: [
      "On the next morning, when one can walk on it",
      "As soon as the finish can bear it, on the day itself",
      "After seven days, when it has its strength",
      "Only if the sun shines on it",
    ],
    why: "The first days make most of the surface. What dries then does not get hard later.",
  },
  "place-joint": {
    ask: "Joints at 2 to 3 times the thickness, in feet for inches. How far apart for 5 in?",
    choices: [
      "5 ft, one foot for an inch",
      "10 to 15 ft",
      "20 to 25 ft, as a thick slab cracks less",
      "2 to 3 ft",
    ],
    why: "2 x 5 = 10 and 3 x 5 = 15.",
  },
} satisfies Record<string, QuestionText>;
