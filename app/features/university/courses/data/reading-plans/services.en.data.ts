import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Plumbing, air and electrical sheets",
  blocks: [
    { heading: "Lines that are not where they are drawn" },
    {
      words:
        "Plans of pipes and ducts are diagrams. They show what is connected with what, how large, and roughly where. Offsets, fittings and heights you find yourself, together with those who want the same place.",
    },
    {
      list: [
        "Plumbing: plan, riser diagram, fixture schedule. Slope and size stand at the line.",
        "Air: 12x8 is a duct 12 in wide, seen from above, and 8 in high. With insulation it is larger.",
        "Electrical: circles and squares are devices; the curve to an arrow is a run home to the panel, and the figures at it are circuit numbers.",
        "Fire: heads, spacing, and a legend. Nobody moves a head by eye.",
      ],
    },
    { heading: "Who goes first" },
    {
      steps: [
        "What must fall: drains, as they need slope.",
        "What is large: ducts.",
        "What is rigid and under rules: fire pipes.",
        "What bends: water, conduit, cable.",
      ],
    },
    {
      words:
        "Worked: a drain of 3 in falls at 1/8 in a foot over 36 ft: 36 x 1/8 = 4-1/2 in. At 1/4 in a foot it would be 9 in. If the ceiling has 14 in, and the duct with insulation needs 10, then 14 - 10 = 4 in are left: it does not fit even at the smaller slope. You have found it at the table, not on the ladder. The least slope depends on size and code: verify with the local authority.",
    },
    { heading: "Panel schedule" },
    {
      words:
        "Each circuit has a row: number, breaker, load, what it feeds. Add the rows of one phase. Check that what is drawn on the plan as circuit 14 is called the same there.",
    },
    {
      list: [
        "Working space in front of a panel is at least 30 in wide and 78 in high by NEC 110.26, and 36 in deep up to 150 V to ground. Above that it can be up to 48 in deep, by what stands opposite. A water heater does not go there. Verify with the local authority.",
      ],
    },
    {
      caution:
        "A line on a drawing does not say that the wire is dead or the pipe is empty. Find out, test, lock.",
    },
    { heading: "From a job" },
    {
      words:
        "Mechanic 3 hung a duct run in the morning, because his was ready. The drain came at noon with 9 in of fall. The duct came down at two.",
    },
    { heading: "For tomorrow" },
    { words: "Take one corridor ceiling. List what wants to be in it, add the heights, compare." },
  ],
};

export const QUESTIONS = {
  "serv-duct": {
    ask: "A plan shows a duct of 14x10. How high is it without insulation, as a rule?",
    choices: ["10 in", "14 in", "24 in, as both are added", "7 in, half of the first figure"],
    why: "The first figure is the side that you see on the plan, the second is the one that you do not see.",
  },
  "serv-fall": {
    ask: "A drain falls 1/4 in a foot for 22 ft. How much lower is its end?",
    choices: [
      "2-3/4 in, as half of it is lost in fittings",
      "22 in, one for each foot",
      "8-1/4 in",
      "5-1/2 in",
    ],
    why: "22 x 1/4 = 5.5 in.",
  },
  "serv-first": {
    ask: "Drain, duct, conduit and water pipe cross in one ceiling. Who gets a place first?",
    choices: [
      "The duct, because it was drawn first",
      "The drain, because its slope cannot be bent",
      "The conduit, as electricity has priority everywhere",
      "Whoever hangs his part first on that day",
    ],
    why: "Start with what must fall, then what is large, then what is rigid, and last what bends.",
  },
} satisfies Record<string, QuestionText>;
