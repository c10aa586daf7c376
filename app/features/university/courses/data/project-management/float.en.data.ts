import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Float, worked by hand",
  blocks: [
    { heading: "Eight activities" },
    {
      words:
        "Software finds the critical path in a blink, and nobody on site believes it. Work it once with a pencil and you will always see when it lies. This is a corner of the clinic, in working days:",
    },
    {
      list: [
        "A demolition, 3 days.",
        "B framing, 5, after A.",
        "C electrical rough-in, 4, after B.",
        "D plumbing rough-in, 6, after A.",
        "E inspection, 1, after C and D.",
        "F board, 5, after E.",
        "G doors delivered, 12, ordered on day 0.",
        "H doors hung, 2, after F and G.",
      ],
    },
    { heading: "Forward: the earliest" },
    { words: "Start at 0 and add. Where two paths meet, the later one counts." },
    {
      words:
        "A 0 to 3. B 3 to 8. C 8 to 12. D 3 to 9. E waits for the later of 12 and 9: 12 to 13. F 13 to 18. G 0 to 12. H waits for 18 and 12: 18 to 20. The job takes 20 days.",
    },
    { heading: "Backward: the latest" },
    { words: "Start at 20 and subtract. Where paths part, the earlier one counts." },
    {
      words:
        "H 18 to 20. F 13 to 18. G must end by 18, so it may start on day 6. E 12 to 13. C 8 to 12. D must end by 12, so it may start on 6. B 3 to 8. A must end by 3, because B needs it then, although D would wait until 6.",
    },
    { heading: "What is left over" },
    {
      steps: [
        "Float is latest start less earliest start.",
        "A, B, C, E, F, H have 0: they are the critical path, and 3 + 5 + 4 + 1 + 5 + 2 = 20.",
        "D has 6 - 3 = 3. G has 6 - 0 = 6.",
      ],
    },
    {
      words:
        "If plumbing takes 11 days instead of 6, it is 5 late and has 3 to spare: the job ends 2 days later, on day 22, and now plumbing is on the critical path.",
    },
    {
      caution:
        "Float belongs to the path, not to a person. Whoever uses it up first leaves none for the next on the same path. Many contracts say that it belongs to the project: read yours.",
    },
    { heading: "The paper for it: float list" },
    {
      list: [
        "Activity, responsible, earliest start, latest start, float this week, float last week.",
        'Sorted by float, smallest first. The column "last week" shows who is eating it.',
        "Near critical is everything that has fewer days than a usual surprise costs you, say five. Treat it like the critical path: it will be there next week.",
      ],
    },
    { heading: "From a job" },
    {
      words:
        'Foreman 3 saw "6 days float" beside the doors and called the supplier after 6 days. The clerk needed one more day. The doors came with the float gone and a hole for each one in the wall.',
    },
    { heading: "For tomorrow" },
    {
      words:
        "Take five activities of your week. Make both passes on paper. Circle what has no float, and go there first.",
    },
  ],
};

export const QUESTIONS = {
  "float-total": {
    ask: "In the example the inspection can start on day 12 at the earliest. Plumbing ends on day 9. How much may plumbing slip before the end moves?",
    choices: [
      "6 days, as its latest start is day 6",
      "3 days",
      "None, because every rough-in is critical",
      "11 days, the end of the job less its own end",
    ],
    why: "Latest start 6 less earliest start 3 is 3. It must end by day 12.",
  },
  "float-late": {
    ask: "Framing (5 days, critical) takes 7. Nothing else changes. When does the job end?",
    choices: [
      "On day 20, since plumbing has 3 days to give",
      "On day 21, as half of it is made up by boarding",
      "On day 27",
      "On day 22",
    ],
    why: "Two days on the critical path are two days at the end. Float on another path does not help framing.",
  },
  "float-merge": {
    ask: "Two activities end on days 12 and 9, and the next needs both. When can it start?",
    choices: [
      "After day 12",
      "After day 9, and the rest follows",
      "After day 10, the middle of both rounded",
      "After day 21, the sum of both",
    ],
    why: "In the forward pass the later of all predecessors counts.",
  },
} satisfies Record<string, QuestionText>;
