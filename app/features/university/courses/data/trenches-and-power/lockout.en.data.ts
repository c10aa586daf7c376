import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Lockout: dead, and proved dead",
  blocks: [
    { heading: "Off is not dead" },
    {
      words:
        "A switch can be turned back on by somebody who does not know about you. On a site there are five trades on the same panel. So whoever works on a circuit or a machine takes the energy away, makes sure that it cannot come back, and then proves it.",
    },
    {
      words:
        "The construction rules demand that what has been deenergized is rendered inoperative and tagged at every point where it could be energized. A lock of your own is how you do that. Before work starts, somebody finds out by asking, looking and measuring where live parts are.",
    },
    {
      steps: [
        "Tell everyone whom it touches.",
        "Turn it off by its normal control.",
        "Open every disconnect that feeds it. One machine may have two feeds.",
        "Put on your lock and tag. One person, one lock, one key.",
        "Let out what is stored: capacitors, springs, air, hydraulic pressure, a raised bucket.",
        "Try to start it, then put the control back to off.",
        "Test with a meter: on a known live source, on the dead part, and on the live source again.",
      ],
    },
    { heading: "Who takes it off" },
    {
      words:
        "Only the one whose lock it is. At a shift change the next lock goes on before the first comes off. Nobody cuts a lock because the owner went to lunch.",
    },
    {
      caution:
        "Never touch a conductor as dead because the drawing, the label or a colleague says so. Until tested, it is live.",
    },
    { heading: "From a job" },
    {
      words:
        "Electrician 1 opened the breaker with the right name on it. The panel had been changed, the directory had not. His tester beeped, and he went home that evening. The minute with the meter was the only step that did not depend on anybody else.",
    },
    {
      list: [
        "Other energy counts as well: a mixer, a conveyor, a garage door spring, a pipe under pressure.",
      ],
    },
    { heading: "For tomorrow" },
    { words: "Ask where the locks and tags are. If there are none on the site, you know what to order." },
  ],
};

export const QUESTIONS = {
  "lock-test": {
    ask: "The breaker is off and locked. What comes before your hand?",
    choices: [
      "Asking the foreman whether this is really the right breaker",
      "Testing with a meter that you have tried on a live source",
      "Reading the panel directory one more time",
      "Waiting for five minutes so that the wires can discharge",
    ],
    why: "Only a test shows that this conductor is dead. The tester is tried before and after, because it can be broken.",
  },
  "lock-whose": {
    ask: "Your work is done but another lock hangs at the same disconnect. What do you do?",
    choices: [
      "Cut it if you cannot see its owner on the floor",
      "Take both off, since the circuit has been tested",
      "Turn on the power and warn people on the radio",
      "Take off your own lock and leave the other",
    ],
    why: "Each lock stands for a person. It comes off only by the one whom it protects.",
  },
} satisfies Record<string, QuestionText>;
