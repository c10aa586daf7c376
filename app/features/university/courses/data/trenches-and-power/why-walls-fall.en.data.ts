import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Why a wall falls, and what depth decides",
  blocks: [
    { heading: "A pickup truck on your chest" },
    {
      words:
        "A cubic yard of soil weighs about as much as a small car. When a wall comes down it comes in one piece, in less time than a shout. A worker buried to the chest cannot breathe, although his head is free.",
    },
    {
      words:
        "At 5 ft and deeper you never enter without sloped walls, shoring or a shield, unless it is cut entirely in stable rock. Less than 5 ft is free of that only if a competent person has looked at the ground and found no sign that it may fall. Deeper than 20 ft a registered professional engineer designs the protection.",
    },
    { heading: "Who looks, and when" },
    {
      words:
        "A competent person knows soil, sees the danger and may stop the work on the spot. That person inspects the excavation, the ground beside it and the protection:",
    },
    {
      list: [
        "before the shift begins, and during it as needed;",
        "after every rain and whatever else makes it worse: thaw, traffic, a broken pipe, a blast.",
      ],
    },
    { heading: "What the ground tells you" },
    {
      list: [
        "Cracks along the edge, one or two steps back.",
        "Bulging or crumbling walls, small stones that roll.",
        "Water that seeps in, or a bottom that lifts and gets soft.",
        "Soil that was dug before: beside old pipes it is loose.",
      ],
    },
    { caution: "If you see one of them, you are out first and talk afterward. Nobody goes back for a tool." },
    { heading: "From a job" },
    {
      words:
        "Pipe Layer 2 needs four minutes to set one fitting at 6 ft. The box stands on the trailer because the trench is to be filled by noon. It is the short job, with the protection standing nearby, that kills again and again.",
    },
    {
      steps: [
        "Measure the depth with a rod, not with your eye.",
        "Ask who the competent person is today, by name.",
        "Ask what holds the walls.",
      ],
    },
    { heading: "For tomorrow" },
    {
      words:
        "Stand at a trench and say to yourself: depth, soil, protection, way out. If one is missing, ask.",
    },
  ],
};

export const QUESTIONS = {
  "trench-five": {
    ask: "A trench in clay is 5 ft 6 in deep and stands straight since yesterday. May you go in for one fitting?",
    choices: [
      "Yes, as it has stood for a whole day without moving",
      "Yes, if a second worker stands above and watches the walls",
      "Yes, since clay is stable and the job takes only minutes",
      "No, not before it is sloped, shored or shielded",
    ],
    why: "From 5 ft on every trench that is not in stable rock is protected. That it stood until now says nothing about the next minute.",
  },
  "trench-inspect": {
    ask: "It rained at lunch. The trench was inspected at seven. What comes first?",
    choices: [
      "Pump the water out, then carry on as before",
      "The competent person inspects it again before anyone enters",
      "Wait for an hour so that the walls can dry",
      "Nothing: one inspection holds for the day",
    ],
    why: "Every rainstorm asks for a new inspection. Water makes the soil heavier and weaker at once.",
  },
} satisfies Record<string, QuestionText>;
