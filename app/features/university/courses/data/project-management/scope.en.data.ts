import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Scope: what was sold, and what was not",
  blocks: [
    { heading: "The job before the job" },
    {
      words:
        "Most lost money on a project is lost in the week between signing and starting, when everybody is glad and nobody reads. You are going to carry one job through this course: a clinic fit-out for $480,000.00, five months, one shell building, a tenant who has already printed the opening date.",
    },
    {
      words:
        "A scope is not the drawing. It is the drawing, the specification, the addenda, the contract, your proposal with its exclusions, and the order in which they beat each other. That order stands in the contract; find it first, because two papers will disagree before the month is over.",
    },
    { heading: "Reading for the gaps" },
    {
      steps: [
        "Read the contract for money and time: price, dates, damages for lateness, retainage, when bills are due, how notice is given, how changes are priced.",
        "Read the drawings by trade and write on one sheet what each trade gets.",
        "Lay your subcontractors' quotes beside that sheet. What stands in no quote is yours.",
        "Write down what is excluded, assumed, and by owner. Send it, and have it answered before work starts.",
      ],
    },
    { heading: "The sheet that finds it" },
    {
      list: [
        "A row for each piece of work in the order of the specification.",
        "A column for who supplies, who installs, who connects, who tests, who patches.",
        "A mark where two names stand, and a louder mark where none does.",
      ],
    },
    {
      words:
        "Worked: the sheet of the clinic has 46 rows. Two are empty: fire caulk at the new pipes and power for the tenant's sterilizer. Priced by two phone calls they are $3,900.00 and $2,150.00, so $6,050.00, or 1.26 % of the contract. Before buyout you can put them into a subcontract. Afterward you pay for them.",
    },
    {
      caution:
        '"By others" on a drawing is not a person. Until it has a name and a date, it is a hole in your schedule.',
    },
    { heading: "Break it down once" },
    {
      words:
        "Cut the work into pieces that one crew does in one place in one to ten days. The same pieces are the lines of your schedule, your schedule of values and your cost report. If the three are cut differently you will never know which piece loses money.",
    },
    { heading: "The paper for it: responsibility sheet" },
    {
      list: [
        "Columns: section, piece of work, sheet, supplies, installs, connects, tests, patches, price carried by, confirmed on.",
        "Below it the list of exclusions, each with the name of the one who has it instead.",
        'A line at the end: "All rows have a name", signed by you and by the superintendent. Without it the job does not begin.',
      ],
    },
    { heading: "From a job" },
    {
      words:
        "Project Manager 1 found after eight weeks that the quote for ceilings excluded the seismic wires. The architect's detail showed them, the contract put the detail first, and the ceiling crew was there and waiting. He paid their price.",
    },
    { heading: "For tomorrow" },
    { words: "Take one job that you run. Find one row with no name. Give it one by noon." },
  ],
};

export const QUESTIONS = {
  "scope-order": {
    ask: "A drawing shows 12 lights and the schedule on the same sheet 14. What do you do before you order?",
    choices: [
      "See which of them the contract puts first, ask in writing, and price both",
      "Order 12, since drawings are always stronger than schedules",
      "Order 14, and send the bill for two of them at the end",
      "Leave it to the electrician, as he signed for the whole of lighting",
    ],
    why: "The contract says what goes first, and the designer has to know of the conflict. Both numbers are priced so that the answer costs no time.",
  },
  "scope-gap": {
    ask: "You find that nobody has priced the fire caulk. Which moment is the cheapest one to mend it?",
    choices: [
      "While the crew that makes the holes is still on site",
      "At the inspection, because then the amount is known",
      "Before the subcontracts are signed",
      "With the last pay application",
    ],
    why: "Before buyout you can put it into somebody's price while they still want the job. Later you buy it from whoever is there.",
  },
  "scope-others": {
    ask: 'A note says "water connection by others". What is missing?',
    choices: [
      "Nothing, because it is excluded from your contract",
      "A detail of how the connection should be made",
      "A name, a date and somebody who has confirmed it",
      "The price, so that you can add your markup",
    ],
    why: "Your crew waits for that water. Excluded from your price is not excluded from your schedule.",
  },
} satisfies Record<string, QuestionText>;
