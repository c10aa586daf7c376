import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Guardrails and covers that hold",
  blocks: [
    { heading: "A rail is built, not hung up" },
    {
      words:
        "A guardrail is the best protection because nobody has to remember anything. It has to hold a person who stumbles: 200 lb pressed outward or down within 2 in of the top edge. Nail the boards to the inside of the posts, so that a push presses them onto the wood and does not draw the nails.",
    },
    {
      list: [
        "Top edge 42 in above the floor, 3 in more or less.",
        "Midrail halfway; it holds 150 lb.",
        "Wire rope as a rail: at least 1/4 in thick, flagged every 6 ft or less, and tight enough that the top stays at 39 in or above under load.",
        "Toeboard at least 3-1/2 in high where people work below.",
      ],
    },
    { heading: "A cover is a floor" },
    {
      words:
        "A cover over a hole carries twice the weight of the people, tools and material that may stand on it at once. It is fastened so that wind, a boot or a cart cannot move it, and it is marked HOLE or COVER. Somebody who lifts an unmarked sheet walks forward with it in front of him and steps into the hole it covered.",
    },
    {
      words:
        "Worked: two workers at 220 lb each with 160 lb of tools and block make 600 lb. The cover is built for 1,200 lb.",
    },
    {
      caution:
        "A loose sheet of plywood over a shaft is worse than an open hole. The open hole is at least seen.",
    },
    { heading: "From a job" },
    {
      words:
        "Laborer 2 tidies a deck and picks up a sheet to stack it. It had no mark and no nails. Below was a duct opening. The repair was four screws, a can of paint, and one person who owns the round.",
    },
    {
      steps: [
        "Measure the top of the rail at three places.",
        "Push it at a post, and between posts.",
        "Kick each cover at its edge. It must not shift.",
        "Read the mark from where people walk.",
      ],
    },
    { heading: "For tomorrow" },
    {
      words: "Take a tape and a can of paint. Mark each cover on your floor, and fasten the ones that move.",
    },
  ],
};

export const QUESTIONS = {
  "rail-height": {
    ask: "You measure the top of four rails. Which one must be rebuilt?",
    choices: [
      "38 in",
      "40 in, because it is below the 42 in that everybody knows",
      "44 in, because a tall rail bends more when it is pushed",
      "42 in with a midrail at 21 in",
    ],
    why: "The top edge is 42 in, 3 in more or less: from 39 in to 45 in is right. At 38 in a stumbling worker tips over it.",
  },
  "cover-load": {
    ask: "People, tools and material on a cover may weigh 500 lb together. What must the cover carry?",
    choices: [
      "500 lb, because that is all that will stand on it",
      "200 lb, the same as a guardrail must hold",
      "1,000 lb",
      "5,000 lb, as an anchor for one worker must hold",
    ],
    why: "A cover carries at least twice the load that may be on it at one time.",
  },
} satisfies Record<string, QuestionText>;
