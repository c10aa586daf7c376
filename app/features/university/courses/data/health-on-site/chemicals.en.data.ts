import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Labels, data sheets and the right mask",
  blocks: [
    { heading: "Ask before you open it" },
    {
      words:
        "Every container on the site says what is in it: name, signal word, pictures of the danger, what it does and how to act. DANGER is worse than WARNING. A bottle without a label is not used, nor sniffed. If you fill some into another can and hand that to others, it gets a label too.",
    },
    {
      words:
        "The safety data sheet has 16 sections, always in the same order. You must be able to see it during your shift, without asking for permission.",
    },
    {
      list: [
        "Section 4: first aid.",
        "Section 7: storing and handling.",
        "Section 8: gloves, mask, ventilation.",
        "Section 9: how easily it catches fire.",
      ],
    },
    { heading: "The right mask" },
    {
      words:
        "A dust mask stops no vapor, and a vapor cartridge no dust unless it has a filter as well. Before you wear a tight respirator, there is a medical evaluation and a fit test with that model and size; the fit test is repeated at least every year. No beard where it seals. Whoever has to wear one gets all that from the employer at no cost.",
    },
    {
      steps: [
        "Look at straps, valves and cartridge date.",
        "Put it on and cover the inlets: it should suck in and hold.",
        "Change cartridges by the schedule, not by smell. With some gases you smell nothing.",
      ],
    },
    {
      caution:
        "Wet cement burns without hurting at first. It works through wet jeans while you kneel. Rinse at once with much water, and change the wet clothes.",
    },
    { heading: "From a job" },
    {
      words:
        "Tile Setter 1 used a solvent in a bathroom with the door shut. Nobody had read Section 8. A fan in the window and ten minutes of reading would have been the whole job of safety.",
    },
    {
      words:
        "Worked: the sheet says flash point 0 °F. That liquid gives vapor that can catch fire on any working day, and a heater's pilot flame across the room can light it, because the vapor creeps along the floor.",
    },
    { heading: "For tomorrow" },
    {
      words:
        "Take one product that you use every day. Find its sheet, and read Sections 4 and 8 aloud to your partner.",
    },
  ],
};

export const QUESTIONS = {
  "sds-where": {
    ask: "You want to read the data sheet of a floor adhesive. When may you?",
    choices: [
      "At any time during the shift, where you work",
      "When the safety officer has time to explain it to you",
      "After you have asked the maker for it in writing",
      "At the office, before the shift or after it",
    ],
    why: "Sheets are readily accessible to workers in their work area during each shift.",
  },
  "mask-beard": {
    ask: "You have a three-day beard and need a half-face respirator. What is right?",
    choices: [
      "Draw the straps tighter until nothing leaks",
      "Put petroleum jelly on the edge so that it seals",
      "Shave where it seals, or get a type that does not seal on the face",
      "Wear it, as long as you passed the fit test last year",
    ],
    why: "Hair under the seal lets air past the filter. Straps do not change that.",
  },
} satisfies Record<string, QuestionText>;
