import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Power lines overhead",
  blocks: [
    { heading: "You need not touch it" },
    {
      words:
        "Current jumps through air. A boom, a ladder, a gutter, a piece of rebar or a bull float can be the bridge. Lines overhead are bare as a rule, also where they look wrapped: that is protection from weather, not from you.",
    },
    { words: "For cranes and similar machines the least distances are, by voltage:" },
    {
      list: [
        "up to 50 kV: 10 ft;",
        "over 50 to 200 kV: 15 ft;",
        "over 200 to 350 kV: 20 ft;",
        "above that, up to 1,000 kV: 50 ft, unless the voltage is known and the table allows less. Beyond it the utility decides.",
      ],
    },
    {
      words:
        "If any part of machine, line or load could come closer than 20 ft at full reach, you plan before you start: have the line deenergized and visibly grounded, keep 20 ft, or find out the voltage and keep the distance of the table. With a planning meeting, tag lines that do not conduct, and one more measure such as a spotter who does nothing else.",
    },
    {
      steps: [
        "Look up and walk the whole path, also that of the delivery truck.",
        "Mark the lines at the ground with flags or cones.",
        "Call the utility; days ahead, not in the morning.",
        "Choose the spotter, and the signal for stop.",
      ],
    },
    { heading: "If contact happens" },
    {
      list: [
        "In the machine: stay, and call others off. If you can, swing away from the line.",
        "Fire forces you out: jump clear with both feet together, never touching machine and ground at once. Then shuffle away in small steps.",
        "On the ground: stay away, at least 35 ft, and call the utility and 911.",
      ],
    },
    {
      caution:
        "A truck bed that goes up while its driver looks in the mirror is the same accident as a crane. Dump beds count.",
    },
    { heading: "From a job" },
    {
      words:
        "Roofer 3 turned a 28 ft aluminum ladder upright beside a house. The service drop ran 22 ft up. Laid flat and carried by two, it would not have reached.",
    },
    { heading: "For tomorrow" },
    { words: "Draw the lines around your site on a sheet, and where the concrete truck will stand." },
  ],
};

export const QUESTIONS = {
  "line-distance": {
    ask: "The utility confirms that a line has 69 kV. How far does the crane stay away at least?",
    choices: [
      "15 ft",
      "10 ft, as for all the lines along a street",
      "20 ft, since that is the distance for every voltage",
      "35 ft, as after a contact",
    ],
    why: "Over 50 and up to 200 kV the least distance is 15 ft. 10 ft ends at 50 kV.",
  },
  "line-contact": {
    ask: "Your excavator touches a line. There is no fire. What do you do?",
    choices: [
      "Climb down quickly, while holding on to the rail",
      "Jump down at once and run as far as you can",
      "Stay in the cab, warn others off, and try to swing clear",
      "Let a colleague pull you out by your belt",
    ],
    why: "As long as you touch only the machine, no current goes through you. Leave only for fire, and then with a jump.",
  },
} satisfies Record<string, QuestionText>;
