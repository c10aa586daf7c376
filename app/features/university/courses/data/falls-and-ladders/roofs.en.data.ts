import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Roofs: slope, skylights and weather",
  blocks: [
    { heading: "The slope chooses the system" },
    {
      words:
        "Up to 4 in 12 is a low slope, above that is steep. On a steep roof with edges 6 ft or more above the ground you have guardrails with toeboards, a net, or a harness on an anchor. A warning line does not count there.",
    },
    {
      words:
        "On a low slope, roofing work may also use a warning line together with rails, a net, a harness or a safety monitor. The line stands 6 ft or more from the edge; where machines are used, 10 ft from the edge that they drive toward. It is 34 in to 39 in high and flagged every 6 ft or less. Between the line and the edge nobody works unprotected. A safety monitor alone is allowed only on roofs 50 ft wide or less.",
    },
    {
      words:
        "These are rules for roofing work. A technician who comes to set an air unit is no roofer and needs another system.",
    },
    { heading: "Skylights are holes" },
    {
      words:
        "Old plastic and fiberglass panels look like roof and hold like paper. Every skylight gets a cover that carries the load, a rail around it, or you are tied off. Nobody sits on one.",
    },
    {
      steps: [
        "Read the day's wind and rain before the ladder goes up.",
        "Set anchors first, from the ladder or a lift.",
        "Cover or rail the skylights.",
        "Keep bundles and cords out of the walkway, and sheets tied down.",
      ],
    },
    {
      caution:
        "Stop for ice, wet felt, lightning, and wind that takes hold of a sheet. A panel in the wind is a sail.",
    },
    { heading: "From a job" },
    {
      words:
        "Technician 6 walked backward on a flat roof with a hose and stepped on a skylight that was painted over. Twelve dollars of mesh would have made it a floor.",
    },
    { heading: "Trained by name" },
    {
      words:
        "The employer trains each worker who may fall and keeps a signed record. If you do not know your system, you have not been trained for it: say so.",
    },
    { heading: "For tomorrow" },
    { words: "Count the skylights and hatches on the next roof. Write down what covers each of them." },
  ],
};

export const QUESTIONS = {
  "roof-steep": {
    ask: "You shingle a roof of 8 in 12 with eaves at 12 ft. What protects you?",
    choices: [
      "A warning line 6 ft in from the eaves with flags on it",
      "A safety monitor who watches and calls out to you",
      "A harness on an anchor",
      "Rubber boots and a toeboard nailed along the eaves",
    ],
    why: "Above 4 in 12 the roof is steep: guardrails with toeboards, nets or personal fall arrest. Warning lines and monitors are for low slopes.",
  },
  "roof-skylight": {
    ask: "A skylight dome looks strong, and nobody has a cover. What is right?",
    choices: [
      "Treat it as a hole: put a rail around it, cover it, or tie off",
      "Work around it as long as nobody sits on it",
      "Put a warning sign on it so that everyone can see where it is",
      "Test it with one foot while your partner holds you",
    ],
    why: "Skylights count as holes. Protect people from falling through them as you would at an open shaft.",
  },
} satisfies Record<string, QuestionText>;
