import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Lead and asbestos: what old buildings hide",
  blocks: [
    { heading: "Stop at the old layer" },
    {
      words:
        "Age is the first warning. Paint in homes built before 1978 may contain lead. Pipe and boiler insulation, and sprayed or troweled coatings, in buildings from 1980 or before count as asbestos until somebody has shown that they are not; old vinyl and asphalt floor tiles are treated in the same way.",
    },
    {
      words:
        "Before demolition or renovation ask for the survey. If there is none, you do not open the wall.",
    },
    {
      list: [
        "Asbestos: at most 0.1 fibers in a cubic centimeter of air over 8 hours.",
        "Lead: 50 micrograms in a cubic meter; at 30 duties begin.",
      ],
    },
    { heading: "If you meet it by surprise" },
    {
      steps: [
        "Stop. Do not sweep, vacuum, bag or hide it.",
        "Leave calmly and keep others out.",
        "Tell the foreman which room and what it looked like.",
        "Wash hands and face. Take off dusty clothes without shaking them.",
      ],
    },
    {
      words:
        "Removing it is work for trained people, with enclosure, wet methods, respirators and clearance. Licenses depend on the state; verify with the local authority.",
    },
    { heading: "Lead goes home with you" },
    {
      words:
        "You breathe it, and you eat it from your hands. It sits in boots, in the truck seat and in the child who hugs you. So: wet scraping, no open-flame burning, HEPA vacuum, no food or cigarette in the work area, wash before breaks, clothes that stay on the site. With scraping, sanding or a heat gun on lead paint you wear a respirator until measurements show that you need none.",
    },
    {
      caution:
        "A household vacuum blows lead and asbestos out again through its bag. Only HEPA, made for that use.",
    },
    { heading: "From a job" },
    {
      words:
        "Carpenter 6 pulled up one floor tile to look at the boards, in a school of 1962. The glue was black. One tile cost two days of closed corridor. The survey would have cost half an hour of asking.",
    },
    { heading: "For tomorrow" },
    { words: "Write down the year of the building you work in, and ask who has seen the survey." },
  ],
};

export const QUESTIONS = {
  "asb-year": {
    ask: "Pipe insulation in a building of 1975, never tested. What is it to you?",
    choices: [
      "Harmless, if it is white and feels firm",
      "Asbestos only if it hangs loose and makes dust",
      "Asbestos, until somebody has shown that it is not",
      "Safe to take off, when you wet it well first",
    ],
    why: "Insulation and coatings in buildings from 1980 or before are presumed to contain it. Nobody can tell by looking.",
  },
  "lead-lunch": {
    ask: "You scrape old paint and your break begins. What comes before the sandwich?",
    choices: [
      "Leave the work area, wash hands and face, then eat",
      "Take off the gloves, and eat on the windowsill",
      "Eat first, then wash before you go home",
      "Blow your clothes off with the air hose",
    ],
    why: "Lead gets in by the mouth as well. No food in the area, and washing before you eat.",
  },
} satisfies Record<string, QuestionText>;
