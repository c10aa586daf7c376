import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "The set: who speaks on which sheet",
  blocks: [
    { heading: "Begin at the corner" },
    {
      words:
        "Before you look for a wall, look at the title block. It says which job, which sheet, which revision and which date. A drawing without its date is a picture. If the set in the trailer and the set on your phone have different dates, stop and ask which one counts.",
    },
    { words: "The letter tells you who speaks." },
    {
      list: [
        "G general, and often the code summary; C civil, L landscape.",
        "S structure, A architecture.",
        "M mechanical, P plumbing, E electrical, F fire.",
      ],
    },
    {
      words:
        "After the letter comes the kind: as a rule 0 notes and legends, 1 plans, 2 elevations, 3 sections, 4 large plans, 5 details, 6 schedules. A-101 is the first architectural plan, S-501 a page of structural details. Offices differ; the index on the first sheet is right for this job.",
    },
    { heading: "The way through" },
    {
      steps: [
        "Index: which sheets are there, and which date has each?",
        "General notes and abbreviations. That is where the sentences stand that cost money.",
        "Site plan: where is north, and is plan north true north?",
        "Floor plans from bottom to top, then elevations: now you have the building in your head.",
        "Sections, then details, then schedules.",
        "Only now your own trade, and then the trades above, below and beside you.",
      ],
    },
    { heading: "Two directions" },
    {
      words:
        "A plan is a cut, seen from above, about 4 ft over the floor. What is cut is drawn heavy, what lies below is thin, and what is above, like a cabinet or a beam, is dashed. A reflected ceiling plan is the ceiling as a mirror on the floor would show it, so that left stays left.",
    },
    {
      caution:
        "Never build from a half-size print without saying so on it. A scale that is read wrong is wrong by a factor of two, and in concrete.",
    },
    { heading: "From a job" },
    {
      words:
        "Electrician 2 roughed in a floor from E-201. The kitchen had been turned on A-111 three weeks before; the island moved by 5 ft. He had the newest E sheets and the oldest A sheets.",
    },
    { heading: "For tomorrow" },
    {
      words:
        "Take your set. Write onto the cover the date of each sheet you work from, and compare it with the index.",
    },
  ],
};

export const QUESTIONS = {
  "set-letter": {
    ask: "You need the size of a beam over a door. Where do you look first?",
    choices: [
      "On the A sheets, in the wall section",
      "On the G sheets, in the code summary",
      "In the door schedule, next to the frame",
      "On the S sheets, in the framing plan",
    ],
    why: "Structure speaks for size, spacing and connection of beams. Architecture shows where they are to be seen.",
  },
  "set-dashed": {
    ask: "A floor plan shows cabinets in dashed lines over the counter. What does it say?",
    choices: [
      "They are to be removed in the demolition",
      "They are above the plane of the cut",
      "They are by others and not part of the contract",
      "They are below the counter, where one cannot see them",
    ],
    why: "What lies above the cut is dashed. A legend may give another dash for demolition, so read it.",
  },
  "set-date": {
    ask: "The index gives A-111 with a date two weeks later than your copy. What do you do?",
    choices: [
      "Build, and compare at the end of the week",
      "Get the newer sheet before you build from yours",
      "Change the date on your copy so that they match",
      "Ask your partner which of them he has got",
    ],
    why: "Your copy is out of date. Two weeks are enough to move a wall.",
  },
} satisfies Record<string, QuestionText>;
