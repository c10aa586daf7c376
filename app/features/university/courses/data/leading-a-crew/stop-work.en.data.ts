import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Stop work: the sentence that everyone may say",
  blocks: [
    { heading: "Cheaper than you think" },
    {
      words:
        "Worked: a crew of six is stopped for 40 minutes: 6 x 40 / 60 x $46.00 = $184.00. A broken ankle costs a family its summer and a firm tens of thousands. You do not need the second figure exactly in order to decide.",
    },
    { heading: "When to stop" },
    {
      list: [
        "Something has changed: weather, ground, load, people, plan.",
        "Somebody does not know what comes next.",
        "A protection is missing, or two trades are one above the other.",
        "You have a bad feeling that you can put into a sentence.",
      ],
    },
    {
      words:
        'Everyone may say "stop". Say it in the first week, and mean it in the second, when it costs you something.',
    },
    {
      steps: [
        "Stop. All hear it; machines down, people out.",
        "Look together: what do we see, what could happen?",
        "Decide who makes it safe, and how. If it is beyond you, call.",
        "Tell everybody what has changed, and start again together.",
        "Thank the one who said it. Before all, even if it was nothing.",
      ],
    },
    { heading: "Near miss" },
    {
      words:
        "Something fell, and nobody stood there. That is the cheapest lesson there is. Write three lines: what, why, what we change. If near misses disappear from your list, then it is not the misses that have stopped but the telling.",
    },
    { heading: "The pressure from above" },
    {
      words:
        '"We must pour today." Say what is missing and what it takes: "I need 45 minutes and four clips. Then we pour." Offer the way, not only the no. If the answer is "do it anyway", ask for it in writing, and do not do it. The law protects those who refuse in good faith what may kill or badly hurt them, when there is no time for anything else and they have asked for it to be mended; details in the course on health.',
    },
    {
      caution:
        "After something serious nothing is moved except to save people. Secure, call, help, keep others out, then report: to OSHA within 8 hours for a death, within 24 for a stay in hospital, an amputation or an eye.",
    },
    { heading: "From a job" },
    {
      words:
        'Apprentice 2 said "stop" because the sling looked odd. It was only dirty. Foreman 3 had it taken off, cleaned and looked at, and thanked him. In the next month the same apprentice saw the cut one.',
    },
    { heading: "For tomorrow" },
    {
      words:
        "Tell your crew when you last stopped work yourself. If you cannot remember, it was too long ago.",
    },
  ],
};

export const QUESTIONS = {
  "stop-who": {
    ask: "Who may stop work that looks dangerous?",
    choices: [
      "The foreman, once somebody has told him of it",
      "The safety officer, because he is trained for it",
      "Whoever has been in the trade for the longest time",
      "Everyone who sees it",
    ],
    why: "Danger does not wait for rank. The rule works only if the youngest is thanked for it.",
  },
  "stop-thanks": {
    ask: "A learner stops a lift, and it was a false alarm. What do you do?",
    choices: [
      "Thank him before all and go on",
      "Explain to him in private to be surer the next time",
      "Let him watch other lifts until he knows better",
      "Say nothing, so that it does not become a habit",
    ],
    why: "If a false alarm costs something, the next real one will not be called.",
  },
  "stop-boss": {
    ask: 'The office says: "Pour, the inspector will not mind." The shores are not checked. Your answer?',
    choices: [
      '"All right, but I have told you so, and you carry the responsibility for all that happens."',
      '"No."',
      '"I need an hour to check them. Then we pour."',
      '"We pour, and check them while it sets, since then the load is on."',
    ],
    why: "It names what is missing, how long it takes, and offers the way. Nobody stands below unchecked shores.",
  },
} satisfies Record<string, QuestionText>;
