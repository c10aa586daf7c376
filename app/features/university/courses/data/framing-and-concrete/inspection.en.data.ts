import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Ready for inspection",
  blocks: [
    { heading: "Inspect before the inspector" },
    {
      words:
        "A failed inspection costs two days and a fee. Walk the job the evening before, with the approved plans and this order. The approved set has to be on site, with the permit card. What is to be inspected, and when, is decided locally: verify with the local authority.",
    },
    {
      steps: [
        "Footing: depth, width, soil, steel on chairs, cover, ground wire if asked for. No water, no loose soil.",
        "Foundation: forms, steel, bolts, sleeves.",
        "Under slab: pipes tested, base, sheet with laps of 6 in, insulation where it is asked for.",
        "Rough: plumbing, air and electrical before framing is closed; then framing.",
        "Insulation, then board nailing where they ask for it, then final.",
      ],
    },
    { heading: "Framing, from below" },
    {
      list: [
        "Sill: bolts, washers, nuts on, treated wood.",
        "Straps and hold-downs, with the nails that are drawn. Shear panels with their nail spacing; a nail that breaks the skin of the sheet counts as none.",
        "Studs: holes and notches; steel plates where a pipe or cable is within reach of a screw.",
        "Fireblocks: at floor and ceiling lines and each 10 ft along in hidden stud spaces (R302.11), at soffits, at stairs.",
        "Headers, jacks, bearing all the way down.",
        "Roof: ties, clips, truss paper on site.",
        "Stair: risers, treads, headroom, handrail between 34 and 38 in (R311.7.8).",
      ],
    },
    {
      words:
        "Worked: shear wall with nails at 4 in on edges. A sheet of 4 by 8 ft has 24 ft of edge: 288 / 4 = 72 nails, and those in the middle at 12 in. If you find 50, a third is missing.",
    },
    { heading: "With the inspector" },
    {
      words:
        "Have somebody there who knows the job. Answer what is asked, show the detail, do not argue on the ladder. Ask for the section, write it down, mend it, call again. Take photographs of what will be covered.",
    },
    {
      caution:
        "A stair with four or more risers or more than 30 in needs a rail during construction as well, and not only at the end (1926.1052(c)).",
    },
    { heading: "From a job" },
    {
      words:
        'Foreman 5 covered one wall early "because it was surely fine". It was. The inspector had it opened nevertheless.',
    },
    { heading: "For tomorrow" },
    { words: "Write your own list for the next inspection. Let the youngest of the crew walk it with you." },
  ],
};

export const QUESTIONS = {
  "insp-block": {
    ask: "A hidden stud wall runs 34 ft with double framing, open along its length. How far apart are fireblocks along it at most?",
    choices: [
      "10 ft",
      "16 ft, at every sheet of board",
      "4 ft, as with joints in the drywall",
      "Nowhere, if the floor and the ceiling are blocked",
    ],
    why: "At floor and ceiling lines, and horizontally at most every 10 ft.",
  },
  "insp-rail": {
    ask: "During framing a stair has five risers and no finish. Does it need a rail?",
    choices: [
      "No, rails come with the finish",
      "Only when people other than the framers use it",
      "Yes, from four risers or more than 30 in",
      "Only when it rises more than 6 ft",
    ],
    why: "Four or more risers, or more than 30 in of rise, whichever is less.",
  },
  "insp-fail": {
    ask: "The inspector rejects a strap, and you think that it is right. What do you do?",
    choices: [
      "Explain that others have always accepted it",
      "Cover it at once, so that the job can go on",
      "Ask for the section, show the approved detail, and clear it up calmly",
      "Offer to add two more on the other side and say no more of it",
    ],
    why: "An approved drawing and a section are arguments. If it stays no, there is an appeal, and meanwhile work elsewhere.",
  },
} satisfies Record<string, QuestionText>;
