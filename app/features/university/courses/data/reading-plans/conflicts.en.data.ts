import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Revisions and conflicts: catch it on paper",
  blocks: [
    { heading: "Clouds and triangles" },
    {
      words:
        "A cloud around a place and a triangle with a number say: here it changed, in revision 3. The list in the title block says when and why. Only the last clouds are drawn; earlier changes stay, without a cloud. So you compare the whole sheet and not only the cloud.",
    },
    {
      steps: [
        "Mark the old set VOID and take it out of the trailer.",
        "Lay the new sheet over the old one, on the screen or on a window.",
        "List what moved, by room.",
        "Ask for each: built already? ordered? priced? Then give notice.",
      ],
    },
    { heading: "Who is right" },
    {
      words:
        "Contracts say which paper goes first. Without such a rule the habits are: later before earlier, larger scale before smaller, written before drawn, schedule before plan for the kind of thing. None of that releases you from asking. When you see a conflict and build on, it becomes yours.",
    },
    { heading: "Where conflicts live" },
    {
      list: [
        "Beam and duct; drain and beam.",
        "Door swing and light switch; door and column.",
        "Window head and beam; stair and the floor above: headroom is 6 ft 8 in at the least by IRC R311.7.2.",
        "Floor drain and slope; outside grade and door sill.",
        "A wall on A that is not there on S, below a load.",
      ],
    },
    {
      words:
        "Worked: floor to floor is 9 ft 1 in, or 109 in. With risers of at most 7-3/4 in (IRC R311.7.5.1): 109 / 7.75 = 14.06, so 15 risers of 109 / 15 = 7.27 in, and 14 treads. At 10 in they need 140 in of run, 11 ft 8 in. The plan draws 13 treads. You found one tread and one conversation. Verify with the local authority which edition holds.",
    },
    {
      caution:
        "A conflict about fire ratings, exits or structure is never solved on the ladder. Write, wait, and work somewhere else.",
    },
    { heading: "From a job" },
    { words: 'Superintendent 3 kept both sets, "to compare". The tile setter took the one that lay on top.' },
    { heading: "For tomorrow" },
    {
      words:
        "Look for three conflicts on one page of your job. Write the best one as a question, with a proposal.",
    },
  ],
};

export const QUESTIONS = {
  "conf-cloud": {
    ask: "Sheet A-102 has clouds with triangle 4. Where do you look for changes since your set, which is revision 2?",
    choices: [
      "In the clouds, since everything that changed is inside of them",
      "On the whole sheet, as changes of revision 3 carry no cloud now",
      "In the title block only",
      "In the specification, where each revision is printed",
    ],
    why: "Only the latest changes are clouded. What came in between is there, without a mark.",
  },
  "conf-riser": {
    ask: "Floor to floor is 8 ft 11 in, with risers of at most 7-3/4 in. How many risers?",
    choices: [
      "13, because 107 divided by 7.75 is about that",
      "15, one more for safety",
      "12, with one step for the landing",
      "14",
    ],
    why: "107 / 7.75 = 13.8, rounded up to 14. Each is 107 / 14 = 7.64 in.",
  },
  "conf-see": {
    ask: "You see that plan and detail differ, and build by the plan without a word. It was the wrong one. Who pays?",
    choices: [
      "Most likely you, since you saw it and did not ask",
      "The designer, because the mistake was drawn by the designer",
      "The owner, as it is the owner's set of drawings",
      "Nobody, if both drawings were stamped",
    ],
    why: "Many contracts oblige you to report conflicts that you notice. Who builds on in silence carries the result.",
  },
} satisfies Record<string, QuestionText>;
