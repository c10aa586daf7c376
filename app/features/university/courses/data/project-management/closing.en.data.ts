import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Closing: the last five percent, and what it taught",
  blocks: [
    { heading: "Close from the first day" },
    {
      words:
        "A job that is 95 % done for three months eats what it earned. Closing is a list that begins at the start: manuals, warranties, as-builts, tests, keys, training, permits signed off. Each has a name and is collected when the trade leaves, not when it is gone.",
    },
    { heading: "Substantial completion" },
    {
      words:
        "It is the day on which the owner can use the place for its purpose. From it run warranties, insurance and utilities move over, damages for lateness end, and the punch list is fixed. Get it in writing, with the list attached and a price for each item.",
    },
    {
      steps: [
        "Make your own list two weeks before, and finish it.",
        "Walk once with owner and designer; one list, numbered, with room and trade.",
        "Each item gets a date. New wishes are changes, not punch list.",
        "Inspections and the certificate of occupancy: verify with the local authority what it asks for.",
      ],
    },
    { heading: "The last money" },
    {
      words:
        "Worked: retainage held stands at $46,900.00. The open items are priced at $3,400.00, and the contract lets the owner keep 150 % of that: $5,100.00. To be released now: $46,900.00 - $5,100.00 = $41,800.00. The rest follows when the items are signed. Many states set days for it; verify with the local authority.",
    },
    {
      list: [
        "Consent of surety if there is a bond.",
        "Final waivers, conditional until paid.",
        "Proof that subcontractors and suppliers were paid.",
        "Final change: all pending ones agreed or listed as open.",
      ],
    },
    { caution: 'Do not sign "full and final settlement" with an open claim that is not named on the page.' },
    { heading: "What it taught" },
    {
      words:
        "Within two weeks, one hour, with foremen and estimator. For each of the ten largest lines: what was estimated, what it cost, why. Three things to do again, three never. The new rates go into the estimating file that day, or the lesson is lost.",
    },
    {
      words:
        "Worked: doors were estimated at 1.5 hours each and took 2.1 for 62 doors. 62 x 0.6 = 37.2 hours at $58.00 are $2,157.60. The next estimate takes 2.1, or says why not.",
    },
    { heading: "The paper for it: closing matrix" },
    {
      list: [
        "Rows: every section. Columns: punch list, tests, manual, warranty letter with dates, as-built, spare parts, training, waiver, final invoice.",
        "A cell is empty, asked for, received, accepted. Count the empty ones each week from three months before the end.",
        "Final payment to a subcontractor only when the row is full. After it nobody sends you a manual.",
      ],
    },
    { heading: "From a job" },
    {
      words:
        "Superintendent 1 left with the keys, the manuals and the phone number of the balancing firm. The retainage followed four months later.",
    },
    { heading: "For tomorrow" },
    {
      words:
        "Write the closing list of your job as it is today. Collect one thing from a trade that leaves this week.",
    },
  ],
};

export const QUESTIONS = {
  "close-release": {
    ask: "Retainage $30,000.00; open items $2,000.00; the owner may keep 150 %. How much is released?",
    choices: [
      "$28,000.00, because only the value of the items is kept",
      "$15,000.00",
      "$27,000.00",
      "$0.00 until the last item is done",
    ],
    why: "150 % of $2,000.00 is $3,000.00. $30,000.00 - $3,000.00 = $27,000.00.",
  },
  "close-substantial": {
    ask: "What starts on the day of substantial completion, as a rule?",
    choices: [
      "Only the work on the punch list",
      "The time for notice of all earlier delays",
      "The warranties, while damages for lateness stop",
      "The final payment, due that day in full",
    ],
    why: "The owner can use it, so warranties run and lateness ends. The last money follows the rest of the list.",
  },
  "close-lesson": {
    ask: "When do the real hours of a job go into the estimating file?",
    choices: [
      "Within days of the end, with those who did it at the table",
      "At the end of the year, with all the other jobs",
      "When an estimate of that kind comes up again",
      "Never, since no two jobs are alike",
    ],
    why: "After two weeks nobody knows why it took longer. The next bid uses whatever stands in the file.",
  },
} satisfies Record<string, QuestionText>;
