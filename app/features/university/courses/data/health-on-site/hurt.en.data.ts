import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "When somebody is hurt, and when you speak up",
  blocks: [
    { heading: "The first five minutes" },
    {
      steps: [
        "Look: power, gas, traffic, a wall. Do not become the second.",
        "Send one named person to call 911, and one to the gate to bring them in.",
        "Heavy bleeding: press hard with both hands. If that does not hold on an arm or a leg, a tourniquet 2 to 3 in above the wound and never on a joint, tight until it stops, and write the time.",
        "Not breathing: press hard and fast in the center of the chest, and send for the defibrillator.",
        "After a fall leave him as he lies, unless danger comes nearer.",
      ],
    },
    {
      words:
        "Where no clinic is close in time and distance, the site has somebody with a valid first-aid certificate. The kit is checked, and where 911 does not work the numbers hang on the wall. Where acid, lime or the like can reach the eyes, there is water to rinse them at once.",
    },
    { heading: "What the employer reports" },
    {
      list: [
        "A death: to OSHA within 8 hours.",
        "A stay in hospital, an amputation or the loss of an eye: within 24 hours.",
      ],
    },
    {
      words:
        "State plans may ask for more; verify with the local authority. Tell your foreman about every injury on the day, small ones too. A splinter that is not written down cannot become an infection that is paid for.",
    },
    { heading: "You may say no" },
    {
      words:
        "If you believe in good faith that a task can kill you, say so, ask for it to be made safe, and offer other work. Punishing you for a safety complaint is forbidden. A complaint about such punishment must reach OSHA within 30 days; some states give longer.",
    },
    { list: ["Every site has toilets: one for up to 20 workers."] },
    {
      caution:
        "Nobody goes down, in or up after a hurt friend before the danger is off. In one study of deaths in confined spaces, about one in four had gone in to help.",
    },
    { heading: "From a job" },
    {
      words:
        "Apprentice 1 reported a nail in the boot only on Monday. The foreman had told the crew for a year that bonuses depend on a clean list. He learned why the list was clean.",
    },
    { heading: "For tomorrow" },
    {
      words:
        "Find kit, defibrillator and the address of the site, and say it aloud as you would on the phone.",
    },
  ],
};

export const QUESTIONS = {
  "hurt-report": {
    ask: "A worker loses a fingertip at the saw on Tuesday at 9. By when must the employer tell OSHA?",
    choices: [
      "Within 8 hours, as for every serious case",
      "Wednesday at 9",
      "At the end of the month, with the log",
      "Only if he stays in hospital overnight",
    ],
    why: "An amputation is reported within 24 hours, also without a hospital stay. Eight hours are for a death.",
  },
  "hurt-retaliate": {
    ask: "You were sent home for good after asking for shoring. How long do you have to complain to OSHA under federal law?",
    choices: [
      "8 hours, as with a death",
      "Until your last paycheck arrives",
      "One year, or the end of the project if that is sooner",
      "30 days",
    ],
    why: "Under Section 11(c) it is 30 days. Do not wait for the project to end.",
  },
} satisfies Record<string, QuestionText>;
