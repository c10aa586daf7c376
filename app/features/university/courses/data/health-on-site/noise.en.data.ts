import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Noise: count the day, save the ear",
  blocks: [
    { heading: "A simple test" },
    {
      words:
        "If you have to raise your voice to a person at arm's length, it is loud enough to take your hearing. It does not hurt, and it does not come back. First the high tones go: children, warnings, the backup alarm.",
    },
    { words: "Construction allows these times in a day:" },
    {
      list: [
        "90 dBA: 8 hours;",
        "95 dBA: 4 hours;",
        "100 dBA: 2 hours;",
        "105 dBA: 1 hour;",
        "110 dBA: half an hour;",
        "115 dBA: a quarter.",
      ],
    },
    {
      words:
        "Five more decibels halve the time. Above these limits the noise is made less or the time shorter, and what is left is taken by hearing protection. Many doctors and the research institute NIOSH say that 85 is already too much for 8 hours; protect yourself from there.",
    },
    { heading: "Adding up a day" },
    { words: "Divide each time by what is allowed at that level, and add. More than 1 is too much." },
    {
      words:
        "Worked: 2 hours at 95 dBA are 2/4 = 0.5. One hour at 100 is 1/2 = 0.5. Half an hour at 105 is 0.5/1 = 0.5. Together 1.5: half as much again as allowed.",
    },
    { heading: "Plugs that work" },
    {
      steps: [
        "Clean hands. Roll a foam plug thin, without creases.",
        "Reach over your head and pull the ear up and back.",
        "Push it in and hold it for half a minute.",
        "Hum: the sound should be deep and in the middle of your head.",
      ],
    },
    {
      words:
        "The number on the packet is from a laboratory. Take 7 off it, and count on half of the rest: a plug of 29 gives about 11. Plain cotton does not count.",
    },
    { caution: 'One plug out "to hear better" for a quarter of the day undoes most of the protection.' },
    { heading: "From a job" },
    {
      words:
        "Laborer 3 chipped concrete without plugs for one summer. At 34 he watches the mouth of whoever speaks to him.",
    },
    { heading: "For tomorrow" },
    { words: "Talk to your partner at arm's length beside each machine. Mark the ones at which you shout." },
  ],
};

export const QUESTIONS = {
  "noise-day": {
    ask: "You work 1 hour at 105 dBA and 2 hours at 95 dBA. How does the day stand?",
    choices: [
      "At 0.75, because the mean of both is counted",
      "At 1.0, exactly at the limit",
      "At 3 hours, and 8 are allowed",
      "At 1.5, so over the limit",
    ],
    why: "1/1 + 2/4 = 1.5. Above 1 it is more than a day may hold.",
  },
  "noise-plug": {
    ask: "A packet says 29. On what can you count on site?",
    choices: [
      "29 dB, if the plug has the right color",
      "About 11 dB, as the number is taken in a laboratory",
      "About 58 dB, one plug for each ear",
      "22 dB for foam, and nothing for muffs",
    ],
    why: "29 - 7 = 22, and half of that is 11. Real plugs sit worse than in the laboratory.",
  },
} satisfies Record<string, QuestionText>;
