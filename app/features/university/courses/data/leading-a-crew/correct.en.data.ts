import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Correct without shouting, praise without sugar",
  blocks: [
    { heading: "The work, not the person" },
    {
      words:
        "You correct so that it will be different tomorrow, and not to be rid of your anger. Soon, alone, short, about what one can see.",
    },
    {
      steps: [
        'What I saw: "Three of these hangers have two nails."',
        'What it does: "They are made for eight; with two they hold a part of the load."',
        'What I want: "All holes filled, with the short thick ones from this box."',
        'Ask: "What was in the way?" Then be quiet.',
        "Agree: by when, and when you will look.",
      ],
    },
    {
      words:
        "Often the answer is yours: the right nails were not there. Then you have found your own mistake, and it costs you a trip to the truck.",
    },
    { heading: "The second and the third time" },
    {
      words:
        'The second time you refer to the first one: "We spoke on Tuesday." The third time it is written, with date, fact, and what follows. Your firm has steps for that; keep to them, the same for all. Nobody may be surprised by a dismissal.',
    },
    { heading: "Anger" },
    {
      list: [
        'Somebody shouts at you: low voice, one step back, "I want to hear it; not like this. In ten minutes at the trailer."',
        "You shout: stop, go around the building, come back, say sorry for the shouting and not for the thing.",
        "Two fight: apart at once, heard apart. Blows mean home, and the office.",
        "No names for where somebody comes from, what he believes, or whom he loves. The first joke is the moment.",
      ],
    },
    { heading: "Praise" },
    {
      words:
        '"Good job" is air. "You set the jamb so that the tile setter needs no shim; that saves him an hour" is praise. Say it on the day, also before others if he likes that. Five true things seen for each one corrected: then the correction is heard.',
    },
    {
      words: "Worked: 25 hangers at 4 minutes of rework are 100 minutes. To look after the first two took 3.",
    },
    {
      caution:
        "For what can kill at once there are no steps: stop, out, now. You explain when he stands on the ground.",
    },
    { heading: "From a job" },
    {
      words:
        "Foreman 6 shouted at an apprentice for a broken blade. From then on blades broke and nobody said so, until one flew.",
    },
    { heading: "For tomorrow" },
    { words: "Find one thing that somebody did well, and say exactly what." },
  ],
};

export const QUESTIONS = {
  "corr-first": {
    ask: "You see a guard tied back on a grinder. What is first?",
    choices: [
      "Wait for the break, so that you can do it alone",
      "Write it down for the talk on Friday",
      "Ask who tied it, before you say anything else",
      "Stop it at once, then talk",
    ],
    why: "What can hurt at once is stopped at once. The talk in private comes afterward.",
  },
  "corr-words": {
    ask: "Which sentence changes something?",
    choices: [
      '"You are always careless, and I am getting tired of telling everyone the same things again and again."',
      '"Four of these joints are open by 1/4 in. I want them closed by noon. What do you need?"',
      '"Somebody on this crew is not doing his work properly, and he knows who he is."',
      '"Do better."',
    ],
    why: "What can be seen, what is wanted, by when, and a question.",
  },
  "corr-praise": {
    ask: "Which praise is worth something?",
    choices: [
      '"You guys are the best crew in the whole company, as always."',
      '"You marked the pipes before we closed the wall. That saved us a cut."',
      '"Good job."',
      '"Not bad, for once, compared with what you did last week."',
    ],
    why: "It says exactly what was good and what came of it. That one does again.",
  },
} satisfies Record<string, QuestionText>;
