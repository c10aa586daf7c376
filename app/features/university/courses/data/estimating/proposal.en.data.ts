import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "From the number to a signed proposal",
  blocks: [
    { heading: "What you sell" },
    {
      words:
        "Two bids with the same sum are different if one says what is in it. The proposal is the first page of your contract, and the one that is read when there is a quarrel.",
    },
    {
      list: [
        'What, by sheet and date: "based on drawings A-101 to A-604 of March 2, addenda 1 and 2".',
        "What is in, in the words of the trade, by part.",
        "What is not in. The five things that an owner would expect.",
        "What you assumed: access, hours, power, storage, heat.",
        "Price, how long it holds, when it is paid.",
        "Time: from when, how many working days.",
        "How changes are priced.",
      ],
    },
    { heading: "Alternates and allowances" },
    {
      words:
        'An alternate is a choice with its own price: "Alternate 1: oak in place of pine, add $4,350.00". It must be complete: what falls away, what is added, and the days. An allowance is money for something not yet chosen; say whether it holds labor, tax and your markup.',
    },
    {
      words:
        "Worked: the tile allowance is $6.00 a square foot for material, 240 square feet: $1,440.00. Chosen is tile at $8.50: 240 x $2.50 = $600.00 more. With 10 % waste it is 264 x $2.50 = $660.00. Whether waste is in it has to stand in the proposal, or you argue about $60.00 and about trust.",
    },
    { heading: "Payment" },
    {
      steps: [
        "A deposit, as far as your state allows. Some limit it by law; verify with the local authority.",
        "Payments by what can be seen: footing poured, framed, dried in, finished.",
        "Never so far behind that the next bill is larger than your account.",
      ],
    },
    { heading: "After sending" },
    {
      words:
        'Call after two days: "Is it clear? What is missing for a decision?" Write down who won and at what price. From ten lost bids you learn whether you are expensive or unclear.',
    },
    {
      caution:
        "A license number, insurance, and a notice of the right to cancel may have to stand on a home-improvement contract. State law decides; verify with the local authority.",
    },
    { heading: "From a job" },
    { words: 'Contractor 2 wrote "complete bathroom remodel". The owner understood the window as well.' },
    { heading: "For tomorrow" },
    { words: "Take your last proposal. Write three exclusions that you would like to have had in it." },
  ],
};

export const QUESTIONS = {
  "prop-exclude": {
    ask: "Which sentence protects both sides?",
    choices: [
      '"Not included: repair of rotten framing behind the tile; if found, $68.00 an hour and material with 15 %, after your written order."',
      '"All work will be carried out in a professional manner and according to all of the applicable standards of the industry."',
      '"Additional work, if any, will be billed."',
      '"The contractor shall not be responsible for anything that is not shown on the plans or could not be foreseen at the time of signing."',
    ],
    why: "It names the thing, the price and the way to decide. The others promise or refuse everything.",
  },
  "prop-allowance": {
    ask: "Allowance $6.00 for 200 square feet of material, no waste counted. The owner chooses $9.00. What is added?",
    choices: [
      "$660.00, since waste is always added",
      "$1,800.00, the whole price of the new tile",
      "$300.00",
      "$600.00",
    ],
    why: "200 x ($9.00 - $6.00) = $600.00, because the proposal says that waste is not counted.",
  },
  "prop-hold": {
    ask: "Why does a proposal need a date until which it holds?",
    choices: [
      "Because a proposal without a date is not legal anywhere",
      "Because quotes and wages behind it hold only for a time",
      "So that the owner gets nervous and signs faster",
      "Because the tax on it depends on the month",
    ],
    why: "After that day you may look at the prices once more. Nobody is surprised, as it was said before.",
  },
} satisfies Record<string, QuestionText>;
