import { components, type Patent } from "../patent.ts";

/** AI technology: speech, routing and contract language. */
export const VOICE_AND_LANGUAGE: readonly Patent[] = [
  {
    id: 3,
    group: "ai",
    status: "Ready for Filing",
    priority: "Medium",
    color: "accent",
    icon: "mic",
    claims: 14,
    confidence: 89,
    components: components(
      "mic/blueprint: Bone conduction microphone | volume-2/blueprint: Ambient noise sensor | waves/accent: Noise canceller | cpu/accent: Command recognizer | list-checks/ok: Trade vocabulary store | shield-check/warn: Confirmation logic | radio/blueprint: Radio link | hard-hat/accent: Helmet speaker",
    ),
    text: {
      field: "Speech input in loud surroundings.",
      background:
        "Near a breaker or a saw, microphones hear the machine and not the worker, and gloves keep hands from a screen.",
      summary:
        "A second microphone listens to the machine alone; commands that could do harm are read back and carried out only after a spoken yes.",
      example:
        "A worker beside a saw says that the delivery is short by two bundles; the terminal reads the note back and files it.",
      purpose: "taking a spoken command on a construction site",
      wherein:
        "wherein the confirmation logic asks for a spoken repetition in proportion to the measured noise and to the harm that a wrong command could do",
      features: [
        "wherein the trade vocabulary store is chosen by the task that the schedule names for the day",
        "wherein the helmet speaker is silent while a reversing alarm is heard",
        "wherein the noise canceller learns the tone of each machine from its rental record",
      ],
    },
    figures: [
      { kind: "block", of: "a voice command terminal", rows: [[0, 1], [2], [3, 4], [5], [6, 7]] },
      {
        kind: "exploded",
        of: "a helmet with the terminal",
        parts:
          "helmet: Helmet shell | ring: Suspension ring | drum: Speaker capsule | board: Radio board | cells: Battery pack | clamp: Chin strap clip",
      },
      {
        kind: "flow",
        of: "taking a command in noise",
        steps:
          "Hear voice through the bone | Measure noise at the helmet | Subtract the machine's tone | Recognize words of the trade | ? Is the command clear > 1 | Read the command back | ? Did the worker say yes > 4 | Carry the command out",
      },
      {
        kind: "section",
        of: "the microphone pad",
        layers:
          "foam: Skin pad | plastic: Carrier | metal: Conducting pin | board: Pickup board | void: Sound gap | plastic: Outer shell",
      },
      {
        kind: "graph",
        of: "recognition against noise",
        axes: ["Noise at the ear", "Commands understood"],
        curves:
          "fall: Air microphone alone | step: Bone and ambient together | low: Limit for acting unasked",
      },
      {
        kind: "sequence",
        of: "a command that is read back",
        actors: [0, 3, 5, 7],
        messages:
          "0>1 Spoken command | 1>2 Words and certainty | 2>3 Command read back | 3>2 Worker's yes | 2>1 Command released",
      },
      {
        kind: "state",
        of: "the terminal",
        states:
          "Listening -> voice heard | Recognizing -> words found | Asking back -> yes heard | Acting -> work done",
      },
      {
        kind: "screen",
        of: "a foreman's list of spoken notes",
        device: "tablet",
        title: "Spoken notes today",
        regions:
          "timeline: Notes by hour | list: Notes to confirm | gauge: Noise at the site | table: Notes by trade | buttons: Confirm, correct",
      },
      {
        kind: "record",
        of: "the trade vocabulary store",
        tables: "Word: Spelling, Sound, Trade | Command: Words, Harm class, Answer | Task: Day, Trade, Crew",
      },
      { kind: "network", of: "helmets of a crew", hub: 6, leaves: [0, 3, 5, 7] },
      {
        kind: "plan",
        of: "noise zones of a site",
        site: "Hoarding",
        items:
          "machine: Breaker | zone: Loud zone | person: Worker with terminal | office: Site office | vehicle: Concrete truck | crane: Tower crane",
      },
      {
        kind: "perspective",
        of: "the terminal beside a trench",
        scene: "trench",
        parts:
          "Noise reference microphone | Shoring mark | Spotter's terminal | Excavator terminal | Relay box",
      },
      {
        kind: "detail",
        of: "the noise canceller of FIG. 1",
        component: 2,
        parts: "Tone tracker | Delay line | Subtractor | Level guard | Voice gate",
      },
    ],
  },
  {
    id: 5,
    group: "ai",
    status: "Filed",
    priority: "High",
    color: "ok",
    icon: "git-branch",
    claims: 17,
    confidence: 91,
    components: components(
      "message-circle/blueprint: Question reader | list-checks/ok: Keyword table | git-branch/accent: Complexity grader | book-open/ok: Local answer library | cloud/accent: Remote model gateway | calendar-days/warn: Reply timer | file-text/blueprint: Answer formatter",
    ),
    text: {
      field: "Routing of questions between local and remote answering.",
      background:
        "Sending every question to a large model costs money and time and fails where there is no connection.",
      summary:
        "A question is graded by words of the trade; simple ones are answered from a local library and only the others leave the device.",
      example:
        "A question about nail spacing is answered on the spot, one about a transfer beam goes to the remote model.",
      purpose: "routing a construction question by its complexity",
      wherein:
        "wherein the complexity grader gives the grade of the most demanding keyword found, and the local answer library is asked first at every grade",
      features: [
        "wherein an expert question is answered with a notice to consult an engineer of record",
        "wherein the reply timer falls back to the local answer library when the remote model does not answer in time",
        "wherein the keyword table is kept per language",
      ],
    },
    figures: [
      { kind: "block", of: "a question router", rows: [[0], [1, 2], [3, 4], [5], [6]] },
      {
        kind: "flow",
        of: "grading and routing",
        steps:
          "Read the question | Look for expert keywords | Look for complex keywords | Ask the local library | ? Was a local answer found > 4 | Format the answer by grade",
      },
      {
        kind: "state",
        of: "a question on its way",
        states:
          "Read -> grade given | Graded -> library empty | Sent -> reply in time | Answered -> next question",
      },
    ],
  },
  {
    id: 7,
    group: "ai",
    status: "Pending",
    priority: "Medium",
    color: "warn",
    icon: "file-text",
    claims: 14,
    confidence: 86,
    components: components(
      "file-text/blueprint: Document importer | scan-line/accent: Clause splitter | book-open/ok: Contract clause library | search/accent: Deviation finder | triangle-alert/warn: Risk grader | banknote/accent: Cost linker | users/blueprint: Approval router",
    ),
    text: {
      field: "Checking of change orders against a contract.",
      background:
        "A change order signed in the field may waive time or money that the contract would have given.",
      summary:
        "Each sentence of the order is set beside the clause it touches, and a waiver is shown before anybody signs.",
      example: "An order that says 'no additional days' is stopped because the delay clause grants two.",
      purpose: "checking a change order before it is signed",
      wherein:
        "wherein the deviation finder names the clause of the contract that a sentence of the order takes back, and the approval router withholds the order until a named person accepts it",
      features: [
        "wherein the cost linker shows the lines of the estimate that the order changes",
        "wherein the risk grader counts days and money separately",
        "wherein an accepted deviation is written into the order as its own sentence",
      ],
    },
    figures: [
      { kind: "block", of: "a change order checker", rows: [[0], [1], [2, 3], [4, 5], [6]] },
      {
        kind: "record",
        of: "orders and clauses",
        tables:
          "Order: Number, Sentence, Amount, Days | Clause: Section, Right granted, Notice period | Deviation: Sentence, Clause, Grade",
      },
      {
        kind: "screen",
        of: "an order beside the clause it touches",
        device: "tablet",
        title: "Change order 14",
        regions:
          "alert: Waived rights | list: Sentences of the order | list: Clauses touched | table: Lines of the estimate | buttons: Return, accept, sign",
      },
    ],
  },
];
