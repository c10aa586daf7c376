import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Reading a scaffold before you climb it",
  blocks: [
    { heading: "Who says that it is good" },
    {
      words:
        "A competent person inspects the scaffold before every shift and after anything that could have weakened it: a storm, a knock, a missing brace. Read the tag at the access. No tag, no date or a red one: stay down and ask. Only people who are trained for it, under a competent person, put up, move or change a scaffold.",
    },
    { heading: "From the bottom up" },
    {
      list: [
        "Base plates on mudsills or another firm footing. No bricks, no block.",
        "Plumb and level, all braces in. Higher than four times its narrow base: tied, guyed or braced to the building.",
        "Planked full width, gaps not over 1 in. Planks overlap 12 in or more, or are secured.",
        "More than 10 ft up: top rail, midrail, and a toeboard where people pass below.",
        "A ladder or stair wherever the way up is more than 2 ft. Cross braces are no ladder.",
      ],
    },
    {
      words:
        "It carries its own weight and four times the load meant for it. That reserve is for surprises; it is not yours to use. A pallet of block can weigh more than the whole crew: ask what the bay is rated for.",
    },
    {
      caution:
        "Keep 10 ft from power lines as a start, with poles and long material as well. Higher voltage needs more.",
    },
    { heading: "In a lift" },
    {
      words:
        "In a boom lift you wear a harness tied to the boom or the basket, not to the building. Feet stay on the floor of the basket. Never stand on its rails.",
    },
    { heading: "From a job" },
    {
      words:
        "Mason 4 took out one brace to get a wheelbarrow through, and meant to put it back. The next crew loaded the bay. It folded sideways.",
    },
    { steps: ["Read the tag.", "Look from the base to the top rail.", "Climb where the ladder is."] },
    { heading: "For tomorrow" },
    {
      words:
        "Stand in front of a scaffold for one minute without climbing. Name the tag, base, ties, planks and rails.",
    },
  ],
};

export const QUESTIONS = {
  "scaffold-inspect": {
    ask: "When does a competent person inspect the scaffold?",
    choices: [
      "Before each shift and after any event that could harm it",
      "Once when it is handed over, and again when it is taken down",
      "Every Monday, together with the extinguishers and the first-aid kit",
      "Whenever one of the workers asks for it",
    ],
    why: "Before each work shift and after anything that could affect its strength, such as a storm or a collision.",
  },
  "scaffold-tie": {
    ask: "A scaffold has a base 5 ft wide. Above what height is it held against tipping by ties, guys or braces?",
    choices: [
      "10 ft, because that is where the guardrails begin",
      "50 ft, as long as all of its cross braces are in",
      "20 ft",
      "15 ft, three times the width of its base",
    ],
    why: "Higher than four times the narrow base: 4 x 5 ft = 20 ft.",
  },
} satisfies Record<string, QuestionText>;
