import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "An instruction that arrives",
  blocks: [
    { heading: "Said is not heard" },
    {
      words:
        '"Do the wall in there like the other one." Four people have understood four walls. An instruction is finished when the other one can say it back in his own words.',
    },
    {
      steps: [
        "What, where, how much: with the drawing in your hand or a mark on the wall.",
        "Why it matters. Whoever knows why decides well when you are not there.",
        "How you want it, if there is only one right way; or what counts, if there are several.",
        "By when, with what, with whom.",
        "What is dangerous, and when he has to stop and call.",
        '"Tell me how you will do it." Not: "Did you understand?" Everybody says yes to that.',
      ],
    },
    { heading: "Across languages" },
    {
      words:
        "Half of many crews do not hear your best English. A nod is courtesy. Show it, have it shown to you, and then let him do one while you watch.",
    },
    {
      list: [
        "Short sentences, no jokes with words, no double negatives.",
        'Numbers on a board or on your hand. "Fifteen" and "fifty" sound alike in noise.',
        "The same word for the same thing every day.",
        "Someone who translates is paid for it with time, and he is not a child of the family.",
        "Safety training has to be given in a language and with words that workers understand. OSHA has said so for all its training rules.",
      ],
    },
    { heading: "Teach in four steps" },
    {
      words:
        "Worked: a new one has to set anchors. I do it and talk: 5 minutes. I do it and you talk: 5. You do it and talk: 10. You do it, I look away and come back: 20. That is 40 minutes; one wrongly set row of 30 anchors is a day. Ask afterward what was hard: there your explanation was bad.",
    },
    {
      caution:
        'Never hand somebody a tool for the first time with the words "it is easy". Guard, kickback, where the other hand goes, how it is switched off: then one cut under your eyes.',
    },
    { heading: "From a job" },
    {
      words:
        'Foreman 1 said "take down everything left of the line". He meant as seen from the door. The crew came from the yard.',
    },
    { heading: "For tomorrow" },
    { words: "Give three instructions, and have each said back. Count how often something else comes back." },
  ],
};

export const QUESTIONS = {
  "inst-check": {
    ask: "How do you find out whether your instruction has arrived?",
    choices: [
      "You ask whether everything is clear",
      "You say it once more and louder",
      "You let him say how he will do it",
      "You look whether he nods while you speak",
    ],
    why: "Only his own words show what arrived. A yes or a nod shows courtesy.",
  },
  "inst-why": {
    ask: "Why do you explain the reason for a task?",
    choices: [
      "So that he feels that his opinion is asked for, and works faster",
      "Because the law asks for a reason for every instruction",
      "So that he decides well when something is different and you are away",
      "So that he can explain it to the owner",
    ],
    why: "Conditions change. Whoever knows what it is for finds the right way.",
  },
  "inst-language": {
    ask: "A worker speaks little English and is to use a saw with a new guard. What is right?",
    choices: [
      "Explain in a language he understands, show it, and watch one cut",
      "Let him watch a colleague for a week and then begin",
      "Give him the manual, since it has pictures",
      "Show it once in English, slowly, and have him sign",
    ],
    why: "Training counts only if it is understood. The first cut under your eyes shows it.",
  },
} satisfies Record<string, QuestionText>;
