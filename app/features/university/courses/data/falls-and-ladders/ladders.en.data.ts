import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Setting a ladder, and when not to use one",
  blocks: [
    { heading: "One out for four up" },
    {
      words:
        "A leaning ladder stands with its foot one quarter of its working length away from the wall. With 16 ft from the foot to the point of support, the foot is 4 ft out. Stand with your toes at the feet and stretch your arms: the palms should just reach a rung.",
    },
    {
      words:
        "To step off at the top, the rails go at least 3 ft past the landing and the ladder is tied so that it cannot slide. If it cannot go that high, it is secured at the top and there is a grab rail.",
    },
    {
      list: [
        "Both feet firm and level, never on a block, a bucket or ice.",
        "Both rails rest at the top, unless there is a single support.",
        "In a doorway or a passage it is secured, or a barricade keeps people off.",
        "Near power it has fiberglass side rails.",
      ],
    },
    { heading: "On the way up" },
    {
      words:
        "Face the ladder and keep at least one hand on it. Carry nothing that could make you lose balance; tools go on the belt or up by a rope. Keep your belt buckle between the rails. If you have to lean, climb down and move it. Nobody moves a ladder with a person on it.",
    },
    {
      words:
        "On a stepladder lock the spreaders. The top and the top step are no steps. A folded stepladder against a wall is not a ladder.",
    },
    {
      caution:
        "A bad ladder is tagged DO NOT USE and taken away at once. Left in the corner it will be used within the hour.",
    },
    { heading: "From a job" },
    {
      words:
        "Painter 2 stood on the top of a 6 ft stepladder for the last foot of a ceiling line. The 8 ft one was in the van. He saved three minutes and lost a season.",
    },
    {
      steps: [
        "Pick: is a ladder right at all, or does this need a lift or a scaffold?",
        "Look over rungs, rails, feet and locks.",
        "Set, measure, tie.",
      ],
    },
    { heading: "For tomorrow" },
    { words: "Measure the foot of the first ladder that you meet." },
  ],
};

export const QUESTIONS = {
  "ladder-foot": {
    ask: "From its foot to the roof edge that it leans on, the ladder is 20 ft long. How far out is the foot?",
    choices: [
      "3 ft, because the ladder goes 3 ft past the roof edge",
      "5 ft",
      "10 ft, so that it cannot possibly tip over backward",
      "4 ft, the rule of one to four for any ladder",
    ],
    why: "A quarter of the working length: 20 ft / 4 = 5 ft. Farther out it slides, closer in it tips back.",
  },
  "ladder-defect": {
    ask: "You find a ladder with a cracked rail. It is not yours. What do you do?",
    choices: [
      "Put tape around the crack and use it only for short climbs",
      "Lean it back where it was and tell the owner when you happen to see him",
      "Turn it over so that the crack is at the bottom",
      "Tag it DO NOT USE and take it out of service, no matter whose it is",
    ],
    why: "A defective ladder is marked at once or tagged DO NOT USE and taken out of service until repaired. Who owns it makes no difference.",
  },
} satisfies Record<string, QuestionText>;
