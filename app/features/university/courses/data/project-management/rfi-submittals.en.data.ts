import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Questions and submittals: paper that keeps a crew working",
  blocks: [
    { heading: "A question that can be answered" },
    {
      words:
        "A request for information is written so that the designer can answer in one line without opening the drawing. Say where, what you see, what is wrong with it, what you propose, and what it costs in money and days if it is not answered by a date.",
    },
    {
      steps: [
        "Sheet, detail, grid, room, with a photo or a marked piece of the drawing.",
        "One question. Two questions get half an answer.",
        'Your proposal: "We propose to lower the duct 3 in and box it. Please confirm."',
        "The date by which you need it, taken from the schedule, and the crew that it holds up.",
        "Who gets a copy, and the number in the log.",
      ],
    },
    { heading: "What waiting costs" },
    {
      words:
        "Worked: four people stand for want of an answer. 4 x 8 hours x $62.00 = $1,984.00 a day. Three days are $5,952.00. Write that into the question, as a fact and not as a threat. Most questions are answered faster when they have a price.",
    },
    { heading: "The log" },
    {
      list: [
        "Number, subject, sent, needed by, answered, days open, cost yes or no, time yes or no.",
        "Sort it by days open each Monday and read the top three aloud in the meeting.",
        "An answer that changes the work is not an answer only. It is a change: give notice the same day.",
      ],
    },
    {
      words:
        "Worked: the clinic has 24 questions with 216 days open in all: 216 / 24 = 9 days on average. The contract says 7. That is a sentence for the meeting, with the list beside it.",
    },
    { heading: "Submittals" },
    {
      words:
        'A submittal is checked by you before it goes on. Compare it with the specification line by line, measure on site, stamp it, and mark what differs. A stamp without reading makes the mistake yours. "Approved as noted" means that you read the notes and send them to the shop.',
    },
    {
      caution:
        "An approved submittal does not change the contract. A difference that you did not point out stays your risk, even with a stamp on it.",
    },
    { heading: "The paper for it: submittal register" },
    {
      list: [
        "Section, title, who prepares it, due to you, due to the designer, days for review, back, status.",
        "Made in the first week out of the specification, section by section, and sent to every subcontractor with dates.",
        "What is needed first is sent first. A pile of sixty on one day comes back as a pile, in the order in which it suits the other side.",
      ],
    },
    { heading: "From a job" },
    {
      words:
        'Project Engineer 4 sent a question about a beam that lay too low, with a photo and the words "please advise". It came back after eleven days: "please clarify". With sheet, height and a proposal it would have been a yes.',
    },
    { heading: "For tomorrow" },
    {
      words:
        "Take your oldest open question. Rewrite it so that it can be answered with yes. Send it again before ten.",
    },
  ],
};

export const QUESTIONS = {
  "rfi-good": {
    ask: "Which of these questions gets an answer today?",
    choices: [
      '"The ductwork in the east wing does not fit as drawn. Please advise how to proceed, and note that we reserve all rights to time and cost."',
      '"Please review the ceiling heights of the whole floor, and while you are at it, also the lights and the diffusers, since we see several problems."',
      '"Ceiling conflict, urgent!"',
      '"A-301 detail 4: bottom of duct 7 ft 8 in, ceiling 8 ft. We propose to lower the ceiling in room 12 to 7 ft 6 in. Confirm by Thursday."',
    ],
    why: "Place, fact, proposal and date. It can be answered with one word.",
  },
  "rfi-cost": {
    ask: "Three people at $58.00 an hour wait for two days of 8 hours. What did it cost?",
    choices: [
      "$1,392.00, as only one of the days is to blame on the designer",
      "$2,784.00",
      "$928.00, counted for one person",
      "$348.00, which is the hourly rate of the crew for two days",
    ],
    why: "3 x 8 x 2 = 48 hours, and 48 x $58.00 = $2,784.00.",
  },
  "rfi-stamp": {
    ask: "The shop drawing has a smaller hinge than specified. Nobody marks it, and it comes back approved. Who carries the risk?",
    choices: [
      "The designer, because the approval is the later paper",
      "The contractor who sent it in",
      "The maker, since the drawing was made there",
      "Nobody, as approved is approved",
    ],
    why: "Approval does not change the contract. What differs has to be pointed out when it is submitted.",
  },
} satisfies Record<string, QuestionText>;
