import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Six feet, and what counts as an edge",
  blocks: [
    { heading: "The height that decides" },
    {
      words:
        "In construction you are protected wherever you could fall 6 ft or more to a lower level: a floor edge, a roof, a shaft, a dug pit, the side of a ramp. It is the fall that is measured, not how high the building is. A 4 ft wall beside an open basement stair can be an 8 ft fall.",
    },
    {
      words:
        "Other trades on your site may work to other heights: on a scaffold the figure is more than 10 ft, and in steel erection more than 15 ft. Do not carry their figure over to your deck. Your state or the general contractor may ask for less than 6 ft; then the stricter one holds. Verify with the local authority.",
    },
    { heading: "Look before you step up" },
    {
      list: [
        "Edges without a rail, also the short one behind the stacked sheathing.",
        "Holes: any gap of 2 in or more in a floor or roof, and every skylight.",
        "Wall openings whose bottom is lower than 39 in and where the drop outside is 6 ft or more.",
        "Places that are safe now and open up when a rail comes down for a delivery.",
      ],
    },
    {
      caution:
        "No job is so short that the rule does not hold. The edge does not know that you came for one measurement.",
    },
    { heading: "From a job" },
    {
      words:
        "Carpenter 3 goes up to a second floor to read one dimension. The rail has been taken off for a truss delivery and nobody put it back. He steps backward to read the tape. What would have stopped the fall was cheap: the crew that opens a rail stands by it tied off, and closes it before leaving.",
    },
    {
      steps: [
        "Walk the floor with your partner and name every edge out loud.",
        "For each one say what holds you: rail, cover, or a line.",
        "If you cannot say it, nobody works there until the foreman has seen it.",
      ],
    },
    { heading: "For tomorrow" },
    {
      words:
        "Before the first tool comes out, find one edge or hole that yesterday was not there. Show it to the foreman.",
    },
  ],
};

export const QUESTIONS = {
  "six-trigger": {
    ask: "You frame a floor deck 7 ft above the ground. When do you need fall protection?",
    choices: [
      "Only when you work there longer than a quarter of an hour",
      "From the first step onto the deck, for as long as its edge has no rail",
      "From 10 ft, as the scaffold crew next to you does",
      "When the wind or the rain makes the deck slippery",
    ],
    why: "Wherever you can fall 6 ft or more you are protected. Neither the time nor the weather changes the height.",
  },
  "six-rail-off": {
    ask: "A rail must come off for a delivery. Who is protected, and how?",
    choices: [
      "Nobody, because a delivery takes only a few minutes and the driver is watching",
      "Only the driver, since the load belongs to the supplier",
      "Everyone on the floor, by being told to be careful",
      "Those who work at the opening, tied off until the rail is back",
    ],
    why: "The opening is an unprotected edge from the moment the rail is off. Whoever works there needs another system until it stands again.",
  },
} satisfies Record<string, QuestionText>;
