import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "A harness that fits, and an anchor that stays",
  blocks: [
    { heading: "Five minutes before you climb" },
    {
      words:
        "You inspect your own equipment before every use. Run each strap through your fingers and bend it: cuts, burns, paint, fuzzy fibers and pulled stitches show when it is bent. Look at every D-ring, buckle and hook. If a gate does not close and lock by itself, it is done. A harness or lanyard that has stopped a fall comes out of service until a competent person has inspected it and found it fit; many makers say it is never used again.",
    },
    {
      steps: [
        "Put it on: the D-ring sits between your shoulder blades.",
        "Chest strap across the middle of the chest.",
        "Leg straps so that a flat hand fits, and a fist does not.",
        "Your partner looks at your back, and you at his.",
      ],
    },
    { heading: "What you tie to" },
    {
      words:
        "An anchor for one worker holds 5,000 lb, or it is part of a system designed by a qualified person with a safety factor of two. Conduit, sprinkler pipe, a vent stack and a guardrail are no anchors. Two workers on one point need a point that is made for two.",
    },
    {
      words:
        "The system stops you before you fall more than 6 ft and before you reach a lower level, and it keeps the force on your body at 1,800 lb or less. So tie high. A lanyard hooked at your feet lets you fall past the hook and then the length of the rope again.",
    },
    {
      caution:
        "Protective gear must fit the person. A harness that is too large lets a body slip out upside down.",
    },
    { heading: "From a job" },
    {
      words:
        "Roofer 5 clipped to the nearest thing, a vent pipe. He slid, the pipe broke off, and his rope went with it. The rated anchor lay in the truck, because nobody had been told to set it first.",
    },
    { heading: "For tomorrow" },
    {
      words:
        "Put your harness on in front of your partner. Let each find one thing at the other's that can sit better.",
    },
  ],
};

export const QUESTIONS = {
  "anchor-strength": {
    ask: "No engineer has designed anything. What must your anchor hold?",
    choices: [
      "1,800 lb, because no more force than that may reach the body",
      "The worker's own weight with tools, doubled",
      "5,000 lb for each worker on it",
      "200 lb in any direction, as for a guardrail",
    ],
    why: "5,000 lb for each worker, or a system by a qualified person with a safety factor of two. 1,800 lb is the limit for the body, not for the anchor.",
  },
  "after-fall": {
    ask: "Your partner's lanyard has stopped a short fall. It looks like new. What now?",
    choices: [
      "It comes out of service until a competent person has inspected it, or for good",
      "He turns it around and uses the other end for the rest of the shift",
      "He goes on using it, because the shock pack did not open fully",
      "He writes the date on it and inspects it again in a month",
    ],
    why: "After a fall it is taken out at once. Only a competent person may put it back, and many makers forbid that. Damage inside cannot be seen.",
  },
} satisfies Record<string, QuestionText>;
