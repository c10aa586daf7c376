import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "The first week with a crew",
  blocks: [
    { heading: "You were one of them on Friday" },
    {
      words:
        "On Monday you are the one who says no. The tools are the same, the work is not: now you are paid for what others make. The best carpenter who cuts alone all day while five wait for measurements is an expensive carpenter.",
    },
    {
      steps: [
        "Talk to each one alone for ten minutes in the first two days: what can you do, what do you want to learn, what hinders you here, what should I know?",
        "Say what counts with you. Three sentences are enough: on time, no shortcuts that hurt people, ask before you guess.",
        "Ask your boss what you may decide: money, overtime, sending somebody home, stopping work. Write it down.",
        "Choose one thing to make better this week, small and for everybody to see: water, saw blades, the order of the trailer.",
      ],
    },
    { heading: "Friend and foreman" },
    {
      words:
        "You may like whom you like. Overtime, the good task and the bad one go by a rule that everybody knows. If your old friend gets the dry corner, the others have seen it before he has put down his bag.",
    },
    {
      list: [
        "Say to him in private what has changed.",
        "Do not complain about the office in front of the crew; take it up, and bring back an answer.",
        "When you were wrong, say so where you were wrong: if it was before all, then before all.",
      ],
    },
    { heading: "What a foreman's hour is worth" },
    {
      words:
        "Worked: a crew of five costs 5 x $46.00 = $230.00 an hour. Twenty minutes of looking for material in the morning are $76.67; each day for a month of 21 days that is $1,610.00. One hour of yours in the afternoon, at $55.00, so that everything lies ready: 21 x $55.00 = $1,155.00. You gain $455.00, and peace.",
    },
    {
      caution:
        "Whoever sends people to work answers for it. You must know what can hurt them there, and you may stop it. If you may not, you are no foreman.",
    },
    { heading: "From a job" },
    {
      words:
        "Foreman 2 changed everything on the first day. By Thursday nobody told him anything any more, not even that the lift's brake was slipping.",
    },
    { heading: "For tomorrow" },
    {
      words:
        "Write down the names of your crew, and beside each what this person can do best. Where you do not know it, you know with whom to talk.",
    },
  ],
};

export const QUESTIONS = {
  "week-talk": {
    ask: "What do you do in your first days as a foreman?",
    choices: [
      "Talk to each one alone and listen",
      "Show at the saw that you are still the fastest of all",
      "Call a long meeting, and announce the new rules",
      "Wait until somebody comes with a problem",
    ],
    why: "You need to know what they can do and what is in the way. No one says that before all.",
  },
  "week-friend": {
    ask: "Your old friend comes late for the third time. What is right?",
    choices: [
      "Say nothing, as he would do that for you",
      "Say it before all, so that they see you are fair",
      "Ask another one of the crew to talk to him",
      "The same as with anyone, said in private",
    ],
    why: "A rule that spares a friend is no rule. In private, because that is how you would do it with anyone.",
  },
  "week-hour": {
    ask: "Six people at $44.00 an hour wait for a quarter of an hour each day. What is it for 20 days?",
    choices: [
      "$264.00, which is one hour of the crew",
      "$1,320.00",
      "$220.00",
      "$5,280.00, as a whole day's work is lost",
    ],
    why: "6 x 0.25 x $44.00 = $66.00 a day, and 20 x $66.00 = $1,320.00.",
  },
} satisfies Record<string, QuestionText>;
