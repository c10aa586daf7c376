import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Silica: the dust that scars",
  blocks: [
    { heading: "What you cannot see" },
    {
      words:
        "Concrete, block, brick, mortar, stone, tile and many fiber-cement boards hold silica. Cut dry, they give a dust so fine that it goes to the bottom of the lungs and stays there. The scars do not heal. The visible cloud settles; the dangerous part hangs in the air for hours.",
    },
    {
      words:
        "The limit over an 8-hour day is 50 micrograms in a cubic meter of air, and at 25 duties begin. Nobody can see that. So the rule has a table: do the task with the control that it names, and you need not measure.",
    },
    { heading: "Three tasks from Table 1" },
    {
      list: [
        "Handheld power saw: water on the blade, always. Outdoors for up to 4 hours no respirator; longer, or indoors, one with a protection factor of 10 at least.",
        "Grinder for mortar joints: shroud and vacuum with 25 cubic feet of air a minute for each inch of wheel, filter 99 % or better, with a cyclone or a mechanism that cleans it, and a respirator: factor 10 up to 4 hours, 25 above.",
        "Jackhammer: water at the tip or a shroud with a vacuum. Indoors, or outdoors for more than 4 hours, a respirator as well, factor 10 at least.",
      ],
    },
    {
      words:
        "Worked: a 5 in wheel needs 5 x 25 = 125 cubic feet a minute at the least. A shop vacuum with a full bag gives far less.",
    },
    {
      caution:
        "No dry sweeping and no compressed air for cleaning where it can raise this dust. Wet it, or use a HEPA vacuum.",
    },
    { heading: "On the day" },
    {
      steps: [
        "Read the written plan: which task, which control, who is the competent person.",
        "Check water flow or vacuum before the first cut.",
        "Stand upwind and keep others away.",
        "Clean your clothes with the vacuum, not with the air hose.",
      ],
    },
    {
      words:
        "Who has to wear a respirator for it on 30 days or more in a year is offered a medical examination.",
    },
    { heading: "From a job" },
    {
      words:
        'Mason 2 cut pavers dry, "only six". The wind carried it to the painters. The tank and the hose were in the truck.',
    },
    { heading: "For tomorrow" },
    { words: "Find the tool that makes the most dust on your site. Say what its row in the table asks for." },
  ],
};

export const QUESTIONS = {
  "silica-sweep": {
    ask: "The floor is full of dust from drilling concrete. How is it cleaned?",
    choices: [
      "With a broom, as long as the windows are open",
      "With the air hose, in the evening when everyone has left",
      "Wet, or with a HEPA vacuum",
      "With a broom, and a paper mask for the one who sweeps",
    ],
    why: "Dry sweeping raises exactly the dust that hurts. Wet methods or a HEPA vacuum keep it down.",
  },
  "silica-vac": {
    ask: "Your grinder for mortar joints has a 7 in wheel. What air flow does the vacuum need at least?",
    choices: [
      "175 cubic feet a minute",
      "25 cubic feet a minute for any wheel",
      "70 cubic feet a minute, ten for each inch",
      "700 cubic feet a minute, as 99 % must be caught",
    ],
    why: "25 cubic feet a minute for each inch of wheel: 7 x 25 = 175.",
  },
} satisfies Record<string, QuestionText>;
