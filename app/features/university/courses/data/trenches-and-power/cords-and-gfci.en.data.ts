import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Cords, GFCI and temporary power",
  blocks: [
    { heading: "What kills is small" },
    {
      words:
        "A breaker protects the wire. It lets 15 or 20 A pass, and your heart can stop at far less than one. A GFCI compares what goes out with what comes back, and opens when about 5 thousandths of an ampere are missing. That is why every 120 V receptacle of 15 or 20 A that people use on a site and that is not part of the permanent wiring has one, or the employer keeps an assured grounding program with tests and records.",
    },
    { heading: "Before you plug in" },
    {
      steps: [
        "Press TEST at the GFCI: the tool stops. Press RESET.",
        "Run the cord through your hand: cuts, flat places, soft spots, bare wire.",
        "Look at the plug: all three pins, strain relief in place.",
        "Lay it where no wheel, door or edge can pinch it. Keep it out of water.",
      ],
    },
    {
      list: [
        "Cords have three wires and are made for hard use; the jacket says so, with an S as in SJTW or SOOW.",
        "No staples, no nails, no wire to hang them by.",
        "A worn or frayed cord is not used. Tape does not make it whole.",
        "Boxes have covers; lamps have guards; lamps do not hang by their cord.",
      ],
    },
    {
      caution:
        "A ground pin that was cut off makes the tool's case live at the first fault, and you are the ground.",
    },
    { heading: "From a job" },
    {
      words:
        'Electrician 3 was called because a GFCI "kept tripping for nothing". The cord lay in a puddle with a nick in it. The crew had been looking for a receptacle that did not trip. The device that annoys you is the one that works.',
    },
    {
      words:
        "Worked: a saw of 15 A and a compressor of 12 A on one 20 A circuit make 27 A. It trips, and somebody runs a cord from the neighbor. Plan two circuits.",
    },
    { heading: "For tomorrow" },
    {
      words:
        "Test the GFCI that you use and check the cord to its end. Tag what is bad, cut off its plug if it is yours.",
    },
  ],
};

export const QUESTIONS = {
  "gfci-why": {
    ask: "A 20 A breaker feeds the temporary receptacle. Why is a GFCI needed as well?",
    choices: [
      "Because a breaker opens too fast for tools with motors",
      "Because the GFCI saves the tool when the voltage drops",
      "It is not, as long as the cord has a ground wire",
      "Because a breaker lets pass far more current than a heart survives",
    ],
    why: "A breaker protects wires at 15 or 20 A. A GFCI opens at about 5 thousandths of an ampere, before it kills.",
  },
  "cord-tape": {
    ask: "A cord has a cut in its jacket; the wires inside look good. What is right?",
    choices: [
      "Wrap it with two layers of electrical tape and keep it dry",
      "It goes out of use until it is properly repaired",
      "Use it, but only for battery chargers and lamps",
      "Plug it into a GFCI, so that the cut does no harm",
    ],
    why: "Worn or frayed cords are not used. Tape does not give back the strength or the protection of the jacket.",
  },
} satisfies Record<string, QuestionText>;
