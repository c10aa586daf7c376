import { components, type Patent } from "../patent.ts";

/** AI technology: the two critical filings. */
export const ANSWERS_AND_DRAWINGS: readonly Patent[] = [
  {
    id: 1,
    group: "ai",
    status: "Ready for Filing",
    priority: "High",
    color: "blueprint",
    icon: "bot",
    claims: 20,
    confidence: 96,
    components: components(
      "message-circle/blueprint: Question intake | map-pin/blueprint: Jurisdiction resolver | book-open/ok: Provision store | search/accent: Passage ranker | git-branch/accent: Edition comparator | bot/accent: Answer composer | badge-check/ok: Citation checker | users/warn: Reviewer queue | smartphone/blueprint: Field device",
    ),
    text: {
      field: "Question answering for building codes and construction practice.",
      background:
        "A crew that asks about a code section usually gets a sentence without its source, or the wording of an edition that the jurisdiction has not adopted.",
      summary:
        "The system finds which edition applies at the site, answers only from passages it can show, and withholds any sentence whose citation does not support it.",
      example:
        "A carpenter asks how high a guard on a deck must be; the answer names section, edition and the amendment of the city, or says that nothing was found.",
      purpose: "answering a construction question with a citation that holds at the place of the work",
      wherein:
        "wherein a sentence of the answer is released only when the citation checker finds its figures and conditions in the cited passage of the edition that the jurisdiction resolver selected",
      features: [
        "wherein the edition comparator reports what changed between the adopted edition and the next",
        "wherein a question without a supporting passage is stored once and counted each time it is asked again",
        "wherein the field device keeps the last answers and their citations for use without a connection",
        "wherein the reviewer queue orders unanswered questions by how often they were asked",
      ],
    },
    figures: [
      { kind: "block", of: "a cited answer engine", rows: [[0, 1], [2, 4], [3], [5], [6, 7]] },
      {
        kind: "flow",
        of: "answering a jobsite question",
        steps:
          "Receive question and site address | Select the adopted edition | Rank passages of that edition | ? Is a passage relevant enough > 3 | Compose sentences from passages | ? Does every citation support its sentence > 5 | Send answer with section and edition",
      },
      {
        kind: "screen",
        of: "an answer on a field device",
        device: "phone",
        title: "Ask about the code",
        regions:
          "form: Question and address | list: Answer in sentences | table: Sections and editions | buttons: Ask, share, report",
      },
      {
        kind: "sequence",
        of: "one question from the site to the answer",
        actors: [8, 1, 3, 6],
        messages:
          "0>1 Question and address | 1>2 Edition that applies | 2>3 Ranked passages | 3>2 Passage lacks a condition | 2>3 Next passage | 3>2 Sentence supported",
      },
      {
        kind: "record",
        of: "the provision store",
        tables:
          "Provision: Section number, Edition, Summary, Values and units | Amendment: Jurisdiction, Section number, Replaced value, Effective date | Citation: Sentence, Provision, Check result",
      },
      {
        kind: "state",
        of: "the life of a question",
        states:
          "Received -> edition found | Searching -> passage found | Checking -> citation holds | Answered -> code amended | Under review -> reviewer answers",
      },
      {
        kind: "network",
        of: "field devices and services around the composer",
        hub: 5,
        leaves: [0, 1, 3, 6, 7, 8],
      },
      {
        kind: "detail",
        of: "the jurisdiction resolver of FIG. 1",
        component: 1,
        parts:
          "Address parser | Parcel lookup | Adoption table | Amendment overlay | Date check | Confidence note",
      },
      {
        kind: "graph",
        of: "the share of released sentences by support threshold",
        axes: ["Support threshold", "Released share"],
        curves: "fall: Released sentences | rise: Sentences found correct | flat: Chosen operating line",
      },
      {
        kind: "flow",
        of: "handling a question without an answer",
        steps:
          "Find no passage above the threshold | Normalize the question | ? Was it asked before > 2 | Raise its frequency by one | Show reviewers the most asked | Publish the reviewed passage",
      },
      {
        kind: "exploded",
        of: "a field device with a sealed microphone",
        parts:
          "screen: Glove-ready display | plate: Sealing frame | board: Processing board | cells: Exchangeable battery | tray: Rugged housing | clamp: Belt clip",
      },
      {
        kind: "section",
        of: "the sealed edge of the field device",
        layers:
          "glass: Display glass | foam: Pressure gasket | board: Processing board | void: Air gap | plastic: Housing wall",
      },
      {
        kind: "plan",
        of: "a site divided by jurisdiction",
        site: "Site boundary",
        items:
          "room: Building in the city | office: Site office | zone: County easement | person: Asking worker | gate: Main gate | camera: Address marker",
      },
      {
        kind: "perspective",
        of: "a question asked at the point of work",
        scene: "room",
        parts:
          "Guard rail in question | Reference mark | Worktable terminal | Wall beacon | Portable terminal",
      },
    ],
  },
  {
    id: 2,
    group: "ai",
    status: "Ready for Filing",
    priority: "High",
    color: "blueprint",
    icon: "scan-line",
    claims: 20,
    confidence: 95,
    components: components(
      "file-text/blueprint: Sheet scanner | pencil-ruler/blueprint: Line extractor | search/accent: Symbol classifier | calculator/accent: Scale recovery unit | layout-grid/accent: Room graph builder | list-checks/ok: Quantity ledger | badge-check/ok: Code rule table | triangle-alert/warn: Doubt marker | file-chart-column/blueprint: Report writer",
    ),
    text: {
      field: "Machine reading of construction drawings.",
      background:
        "Scanned drawings lose their scale, and software that measures them assumes one; every quantity is then wrong by the same factor.",
      summary:
        "The scale is recovered from at least two independent dimensions on the sheet, and every measured quantity carries the doubt that remains.",
      example:
        "From a photographed floor plan the system reads two dimension strings, finds that they agree within one percent, and lists wall lengths with that tolerance.",
      purpose: "reading elements and quantities from a construction drawing of unknown scale",
      wherein:
        "wherein the scale recovery unit accepts a scale only when dimension strings in two directions of the sheet agree within a tolerance, and otherwise marks every derived quantity as unmeasured",
      features: [
        "wherein the symbol classifier reads the legend of the same sheet before the body of the drawing",
        "wherein the room graph builder closes a gap in a wall only where a door symbol spans it",
        "wherein the doubt marker colors an element by the disagreement of two readings",
        "wherein the quantity ledger keeps the place on the sheet from which each quantity was read",
      ],
    },
    figures: [
      { kind: "block", of: "a drawing reader", rows: [[0], [1, 2], [3, 6], [4], [5, 7, 8]] },
      {
        kind: "flow",
        of: "recovering a scale",
        steps:
          "Straighten the scanned sheet | Find dimension strings | Read lengths and their units | ? Do two directions agree > 2 | Fix the scale of the sheet | Measure walls and openings | Write quantities with their tolerance",
      },
      {
        kind: "plan",
        of: "a floor plan as it is read",
        site: "Outer wall line",
        items:
          "room: Bedroom polygon | room: Kitchen polygon | stair: Stair symbol | zone: Unread region | office: Shaft symbol | tree: Planting symbol",
      },
      {
        kind: "screen",
        of: "a sheet beside its quantities",
        device: "desktop",
        title: "Sheet A-101, reading",
        regions:
          "model: Recognized elements | list: Legend entries | table: Quantities | alert: Elements in doubt | buttons: Accept, correct, export",
      },
      {
        kind: "detail",
        of: "the scale recovery unit of FIG. 1",
        component: 3,
        parts:
          "String finder | Arrow detector | Unit reader | Pair selector | Agreement test | Scale register",
      },
      {
        kind: "record",
        of: "the quantity ledger",
        tables:
          "Sheet: Number, Revision, Scale, Tolerance | Element: Kind, Outline, Doubt | Quantity: Element, Amount, Unit",
      },
      {
        kind: "graph",
        of: "error of a length against the number of dimension strings",
        axes: ["Dimension strings read", "Error of a length"],
        curves: "decay: Agreement in two directions | fall: Strings in one direction | low: Tolerance limit",
      },
      {
        kind: "sequence",
        of: "one sheet through the reader",
        actors: [0, 1, 3, 5],
        messages:
          "0>1 Straightened image | 1>2 Lines and strings | 2>1 String not legible | 1>2 Enlarged string | 2>3 Scale and tolerance | 3>2 Length out of range",
      },
      {
        kind: "state",
        of: "the reading of an element",
        states:
          "Found -> class named | Classified -> scale fixed | Measured -> readings differ | In doubt -> user decides | Accepted -> sheet revised",
      },
      {
        kind: "exploded",
        of: "a portable sheet scanner",
        parts:
          "cover: Light hood | ring: Lamp ring | lens: Wide lens | board: Sensor board | post: Folding column | plate: Sheet table",
      },
      {
        kind: "section",
        of: "the lamp ring of the scanner",
        layers:
          "plastic: Diffuser | void: Mixing chamber | board: Lamp carrier | metal: Heat spreader | foam: Cushion",
      },
      {
        kind: "perspective",
        of: "scanning a sheet in the site office",
        scene: "room",
        parts: "Lamp bracket | Sheet holder | Sheet table | Network outlet | Scanner column | Display post",
      },
      { kind: "network", of: "readings combined by the room graph builder", hub: 4, leaves: [1, 2, 3, 5, 7] },
      {
        kind: "flow",
        of: "settling an element in doubt",
        steps:
          "Compare two readings of the element | ? Do the readings differ > 1 | Show the place on the sheet | Ask for one correction | Apply it to elements alike | Record who decided",
      },
    ],
  },
];
