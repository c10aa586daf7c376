import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Will you hit the ground first?",
  blocks: [
    { heading: "Add it up before you clip in" },
    {
      words:
        "A harness helps only if there is enough air below you. Count from the anchor down: the lanyard, the stretch while the shock pack opens, the distance from the D-ring to your boots, and something left over.",
    },
    {
      list: [
        "Lanyard: 6 ft.",
        "Deceleration: up to 3.5 ft.",
        "D-ring to boots: about 5 ft for most people; measure yours.",
        "Margin, also for a harness that rides up: 3 ft.",
      ],
    },
    {
      words:
        "Worked, with the anchor at the height of your D-ring: 6 + 3.5 + 5 + 3 = 17.5 ft from the anchor to whatever you would hit. Stand on a deck whose floor is 5 ft below that anchor, and you need 12.5 ft free below the deck. On a second floor at 10 ft you would hit the ground.",
    },
    { heading: "What to do when it is too low" },
    {
      steps: [
        "Raise the anchor. Above your head you lose the long free fall.",
        "Use a self-retracting lifeline that its maker allows for that place, and read its clearance chart.",
        "Shorten the line so that you cannot reach the edge at all. Then nothing falls.",
        "Go back to rails or a lift.",
      ],
    },
    {
      words:
        "Look sideways as well. If your anchor is far to one side, you swing like a weight on a string and hit the wall or the ground.",
    },
    {
      caution:
        "Hanging still in a harness can kill within minutes. Before anybody ties off, it is decided who brings him down and with what. Calling 911 and waiting is no plan.",
    },
    { heading: "From a job" },
    {
      words:
        "Carpenter 1 wears good gear on a deck 9 ft up, tied at his feet. The sum is never made. His fall ends at the ground, with the shock pack half open.",
    },
    { heading: "For tomorrow" },
    {
      words: "Make the sum for the place where you stand. Write it on a stud, and let your foreman check it.",
    },
  ],
};

export const QUESTIONS = {
  "clearance-sum": {
    ask: "Lanyard 6 ft, deceleration 3.5 ft, D-ring to boots 5 ft, margin 3 ft. How far below the anchor must the next thing be?",
    choices: [
      "9.5 ft, because the lanyard and the shock pack are all that gets longer",
      "14.5 ft, because the margin is counted already in the lanyard",
      "6 ft, since nobody may fall farther than that",
      "17.5 ft",
    ],
    why: "6 + 3.5 + 5 + 3 = 17.5 ft. Your body hangs below the D-ring, and something is left over for stretch and slack.",
  },
  "rescue-plan": {
    ask: "When is it settled how a worker who hangs in a harness is brought down?",
    choices: [
      "When it happens, because each fall is different and needs its own answer",
      "Before anyone ties off: who comes, with what, and by which way",
      "When the fire department arrives and takes over the site",
      "At the next safety meeting after the fall",
    ],
    why: "The employer provides for prompt rescue, or makes sure that they can rescue themselves. It has to be ready before somebody hangs.",
  },
} satisfies Record<string, QuestionText>;
