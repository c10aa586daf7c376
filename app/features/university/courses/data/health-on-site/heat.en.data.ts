import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Heat: water, shade, and the first week",
  blocks: [
    { heading: "The new ones die" },
    {
      words:
        "Most of those whom heat kills at work were in their first days. The body learns to sweat early and to keep its salt, but it needs one to two weeks. A new worker starts with 20 % of the time in the heat on the first day, and adds 20 % a day. Somebody who knows the job and comes back after a week or more away begins lower as well: at most 50, 60, 80, then 100 %.",
    },
    {
      words:
        "Worked, with an 8-hour shift: 20 % of 480 minutes are 96 minutes in the heat on day one, 192 on day two, 288 on day three. The rest of the day is shade and light work.",
    },
    { heading: "What protects" },
    {
      list: [
        "Water: one cup (8 oz) every 15 to 20 minutes, before you are thirsty. That makes 3 to 4 cups an hour, and never more than 6 (48 oz): too much at once is dangerous too. Cool, near, free.",
        "Shade and rest: more often as it gets hotter. Some states give figures; California asks for shade from 80 °F. Verify with the local authority.",
        "A plan: heavy work early, a partner for each, somebody who may stop it.",
        "Direct sun adds as much as 15 °F to the heat index from the forecast.",
      ],
    },
    {
      words:
        "There is no federal limit in degrees at present; the employer must keep the place free of known dangers that can kill, and heat is one.",
    },
    { heading: "Know it when you see it" },
    {
      steps: [
        "Cramps, headache, dizziness, clammy skin: heat exhaustion. Shade, water, cooling, and stay with him.",
        "Confused, slurred speech, staggering, unconscious, very hot: heat stroke.",
        "Then call 911 at once, and cool with all you have: cold water, ice, wet cloths at neck, armpits and groin, and a fan.",
      ],
    },
    {
      caution:
        "Confusion is the sign. He can still be sweating. Do not send him home, and do not leave him alone in a truck.",
    },
    { heading: "From a job" },
    {
      words:
        'Roofer 8, second day, was "acting funny". They let him sit in the cab. The ambulance came 40 minutes later than it could have.',
    },
    { heading: "For tomorrow" },
    { words: "Who is new or back from a week off? Write next to the name how long they may be in the sun." },
  ],
};

export const QUESTIONS = {
  "heat-first": {
    ask: "A new worker starts in July, with an 8-hour shift. How long in the heat on the first day?",
    choices: [
      "The whole shift, if there is enough water",
      "About an hour and a half",
      "Four hours, as a half day is the usual rule for everyone",
      "Seven hours, with one hour of rest",
    ],
    why: "20 % of 8 hours is 96 minutes; then 20 % more a day.",
  },
  "heat-stroke": {
    ask: "Your partner stops making sense in the heat, and his shirt is wet with sweat. What is it?",
    choices: [
      "Exhaustion, since in a stroke the skin is dry",
      "Thirst: give him a quart to drink and let him lie down",
      "Low sugar: take him to the trailer and watch for an hour",
      "Treat it as heat stroke: call 911 and cool him at once",
    ],
    why: "Confusion in the heat is an emergency, with or without sweat. Each minute of cooling counts.",
  },
} satisfies Record<string, QuestionText>;
