import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Buyout and long lead: order from the end",
  blocks: [
    { heading: "Work back from the day you need it" },
    {
      words:
        "The material that stops a job is never the lumber. It is the switchgear, the storefront, the special door, the air unit. For each you keep a line in a log that begins at the end: when it must stand on site.",
    },
    {
      steps: [
        "Date needed on site, out of the schedule.",
        "Less a margin for trucks, damage and wrong parts.",
        "Less time to make and deliver, as the maker confirms in writing.",
        "Less review by the designer, also for a second round.",
        "Less time to prepare the submittal. That is the day on which you have to begin.",
      ],
    },
    {
      words:
        "Worked: the clinic's switchgear is needed on September 15. Margin 7 days, making 84, review 14, preparing 10: 115 days. September 15 less 115 days is May 23. If the contract is signed on June 1 you are late on the first day, and you say so on that day, with the date.",
    },
    { heading: "Leveling bids" },
    {
      words:
        "The lowest number is rarely the lowest price. Put the bids onto one sheet with the same scope before you look at the sum.",
    },
    {
      words:
        "Worked: board and framing. Bid A is $86,400.00 without fire caulk ($3,900.00) and without a lift ($2,600.00): $92,900.00. Bid B is $91,500.00 with both. B is lower by $1,400.00, and you have two things fewer to watch.",
    },
    {
      list: [
        "Scope, with exclusions read aloud to the bidder.",
        "Crew size and days, not only the price.",
        "Insurance, license, bond, references: checked, not claimed.",
        "Payment, retainage and change rules the same as in your own contract above.",
      ],
    },
    { heading: "The subcontract" },
    {
      words:
        "It takes over your scope sheet row by row, your schedule with the dates of that trade, the notice days (shorter than yours, so that you can still pass them on), and the order in which papers count.",
    },
    {
      caution:
        "Never let a crew begin on a handshake. Without a signed subcontract and an insurance certificate an accident on the first day is yours.",
    },
    { heading: "The paper for it: procurement log" },
    {
      list: [
        "Item, specification, supplier, needed on site, margin, time to make, review, submittal due.",
        "Then the real dates: submitted, approved, released, shipped, checked on arrival.",
        'A red mark when any real date is later than its planned one. Call the maker every two weeks; ask for a photo from the shop. "On schedule" by telephone is not a fact.',
      ],
    },
    { heading: "From a job" },
    {
      words:
        "Buyer 2 ordered the storefront from a drawing, before approval, to save four weeks. The frames came in the wrong depth. They saved four weeks and lost nine.",
    },
    { heading: "For tomorrow" },
    {
      words:
        "List the three things on your job with the longest delivery. Work out the day on which each must be sent for review. Count how many of those days are past.",
    },
  ],
};

export const QUESTIONS = {
  "proc-back": {
    ask: "A door is needed on day 100. Margin 5, making 40, review 14, preparing 6. On which day must work on the submittal begin?",
    choices: [
      "Day 60, as making takes 40",
      "Day 65, because reviews do not count as lead time",
      "Day 35",
      "Day 41",
    ],
    why: "5 + 40 + 14 + 6 = 65, and 100 - 65 = 35.",
  },
  "proc-level": {
    ask: "Bid A: $50,000 and leaves out hauling worth $4,200. Bid B: $53,500 with everything. Which is lower, and by how much?",
    choices: [
      "A, by $3,500, as hauling can be bought later",
      "A, by $7,700",
      "B, by $700",
      "They are the same within the usual error",
    ],
    why: "A with the same scope is $54,200. B is $53,500.",
  },
  "proc-notice": {
    ask: "Your contract gives you 14 days for notice of a delay. What should the subcontract give?",
    choices: [
      "Fewer days, such as 7, so that you can pass it on in time",
      "14 days as well, so that both are treated equally",
      "More days, because a subcontractor has no office",
      "None, since the law sets these days anyway",
    ],
    why: "A notice that reaches you on day 14 cannot reach the owner on day 14.",
  },
} satisfies Record<string, QuestionText>;
