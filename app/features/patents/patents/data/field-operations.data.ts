import { components, type Patent } from "../patent.ts";

/** Field operations. */
export const FIELD_OPERATIONS: readonly Patent[] = [
  {
    id: 38,
    group: "field",
    status: "Pending",
    priority: "Medium",
    color: "blueprint",
    icon: "cloud-sun",
    claims: 14,
    confidence: 86,
    components: components(
      "cloud-rain/blueprint: Forecast reader | calendar-days/blueprint: Schedule reader | list-checks/ok: Weather limit table | calculator/accent: Window finder | git-branch/accent: Task shifter | users/accent: Crew availability reader | mail/warn: Notice writer",
    ),
    text: {
      field: "Scheduling of outdoor work.",
      background: "A rain day is found out in the morning, when crew and concrete are on their way.",
      summary:
        "Each task carries its own weather limits, and the schedule is shifted while the forecast still allows it.",
      example: "Roofing is moved two days ahead of a front, interior framing takes its place.",
      purpose: "scheduling outdoor work by windows of weather",
      wherein:
        "wherein the window finder looks for the longest time in which every limit of a task holds with a required probability, and the task shifter moves indoor tasks into the gaps",
      features: [
        "wherein the limit of a task grows with the cost of stopping it halfway",
        "wherein the notice writer gives the notice that the contract requires for a weather delay",
        "wherein a shift is proposed and not made until the foreman accepts it",
      ],
    },
    figures: [
      { kind: "block", of: "a weather window scheduler", rows: [[0, 1, 5], [2], [3], [4, 6]] },
      {
        kind: "flow",
        of: "shifting a task",
        steps:
          "Read forecast and schedule | Look up limits of each task | Find windows that hold | ? Is the window long enough > 3 | Move the task into it | Fill the gap with indoor work",
      },
      {
        kind: "screen",
        of: "a week by windows",
        device: "tablet",
        title: "Week 12, outdoor work",
        regions:
          "timeline: Windows and tasks | chart: Rain by hour | list: Proposed shifts | gauge: Wind at height | buttons: Accept, keep",
      },
    ],
  },
  {
    id: 40,
    group: "field",
    status: "Draft",
    priority: "Low",
    color: "accent",
    icon: "list-checks",
    claims: 12,
    confidence: 81,
    components: components(
      "smartphone/blueprint: Capture phone | mic/blueprint: Voice note reader | map-pin/accent: Place finder | scan-eye/accent: Defect classifier | users/accent: Trade assigner | file-text/ok: Item register | check/blueprint: Closing comparer | layout-grid/ok: Plan store",
    ),
    text: {
      field: "Listing defects at the end of a job.",
      background:
        "A punch list is walked with a clipboard and typed at night, and half of its places are guessed.",
      summary:
        "One press takes picture, words and place; the trade is assigned by the element in view and the item closes by a second picture.",
      example:
        "A scratched door leaf is filed to the door installer with its room number before the inspector has walked on.",
      purpose: "capturing and closing a defect of a building",
      wherein:
        "wherein the closing comparer accepts a second picture only from the place and the direction of the first, and leaves the decision to a person when they differ",
      features: [
        "wherein the trade assigner learns from items that were sent back",
        "wherein a picture and a voice note taken without a connection are sent later as one item",
        "wherein two items of one place and one trade are joined",
      ],
    },
    figures: [
      { kind: "block", of: "a punch list capture", rows: [[0, 1], [2, 3], [7, 4], [5], [6]] },
      {
        kind: "flow",
        of: "from a press to an item",
        steps:
          "Take a picture and a voice note | Find room and direction | Name the element in view | ? Is the trade certain > 3 | Assign the item to the trade | Tell the trade and the owner",
      },
      {
        kind: "screen",
        of: "the capture phone",
        device: "phone",
        title: "Item 27, room 204",
        regions:
          "camera: Picture with place | form: Words of the note | list: Trade and due day | buttons: Send, next",
      },
      {
        kind: "state",
        of: "an item",
        states:
          "Captured -> trade assigned | Open -> work reported | Reported -> pictures agree | Closed -> owner objects",
      },
      {
        kind: "sequence",
        of: "closing an item",
        actors: [4, 0, 6, 5],
        messages:
          "0>1 Item reported done | 1>2 Second picture | 2>1 Stand a step to the left | 1>2 Picture again | 2>3 Item closed",
      },
      {
        kind: "record",
        of: "the item register",
        tables:
          "Item: Room, Direction, Element, Trade | Picture: Item, Place, Time | Decision: Item, Person, Reason",
      },
      {
        kind: "plan",
        of: "items on a floor",
        site: "Apartment line",
        items:
          "room: Room with three items | room: Room without items | stair: Stair with one item | person: Inspector | camera: Place of a picture | office: Meter closet",
      },
      {
        kind: "perspective",
        of: "an inspector in a room",
        scene: "room",
        parts: "Scratched pane | Door leaf | Countertop edge | Outlet cover | Floor mark",
      },
      {
        kind: "graph",
        of: "open items before handover",
        axes: ["Days before handover", "Open items"],
        curves: "fall: With capture by picture | learn: With a written list | low: Items that stay",
      },
      { kind: "network", of: "trades of a handover", hub: 5, leaves: [0, 2, 3, 4, 6] },
      {
        kind: "exploded",
        of: "a holder that repeats a viewpoint",
        parts:
          "screen: Capture phone | clamp: Phone clamp | disc: Direction disc | post: Column | ring: Foot ring",
      },
      {
        kind: "section",
        of: "a door leaf with a defect",
        layers: "wood: Veneer | foam: Filler | wood: Core strip | board: Core board | wood: Inner veneer",
      },
    ],
  },
  {
    id: 41,
    group: "field",
    status: "Research",
    priority: "Medium",
    color: "warn",
    icon: "radar",
    claims: 12,
    confidence: 76,
    components: components(
      "radar/blueprint: Embedded probe | radio/blueprint: Reader antenna | calculator/accent: Maturity unit | book-open/ok: Mix calibration table | cloud/blueprint: Temperature forecast reader | calendar-days/accent: Strip time estimator | mail/warn: Release notice",
    ),
    text: {
      field: "Judging when formwork may be removed.",
      background: "Cylinders cured in a warm shed say little about a slab in a cold wind.",
      summary:
        "Probes in the slab give its own maturity, and the time of stripping is forecast and corrected by the hour.",
      example: "After a cold night the release of one bay moves by nine hours, that of another by two.",
      purpose: "estimating when formwork may be stripped",
      wherein:
        "wherein the strip time estimator uses the coldest probe of a bay and the forecast of the hours to come, and the release notice is withheld without a calibration of the mix",
      features: [
        "wherein a probe that disagrees with its neighbors is left out and named",
        "wherein the reader antenna reaches the probe through wet formwork",
        "wherein the release notice is signed by a named person",
      ],
    },
    figures: [
      {
        kind: "section",
        of: "a slab with a probe",
        layers:
          "foam: Curing blanket | concrete: Top cover | metal: Probe body | concrete: Bottom cover | wood: Formwork panel",
      },
      {
        kind: "graph",
        of: "maturity of two bays",
        axes: ["Hours after placing", "Maturity"],
        curves: "rise: Warm bay | learn: Hours left, cold bay | flat: Maturity for stripping",
      },
      {
        kind: "exploded",
        of: "the embedded probe",
        parts: "dome: Cap | coil: Antenna coil | board: Sensor board | cells: Cell | cup: Body",
      },
    ],
  },
  {
    id: 44,
    group: "field",
    status: "Research",
    priority: "Low",
    color: "blueprint",
    icon: "landmark",
    claims: 10,
    confidence: 72,
    components: components(
      "map-pin/blueprint: Parcel reader | landmark/ok: Authority rule table | file-text/blueprint: Project questionnaire | git-branch/accent: Path planner | calendar-days/accent: Duration estimator | list-checks/accent: Document collector | mail/warn: Deadline watcher",
    ),
    text: {
      field: "Planning the permits of a project.",
      background: "Permits wait for each other in an order that no office explains as a whole.",
      summary:
        "The permits that a project needs are put in the order in which they can be had soonest, with what each of them asks for.",
      example: "The curb cut is applied for first because the building permit will ask for its number.",
      purpose: "planning the permits of a construction project",
      wherein:
        "wherein the path planner orders applications so that the expected day of the last permit is the earliest, from durations that the duration estimator observed at the same authority",
      features: [
        "wherein a document that two permits ask for is collected once",
        "wherein the deadline watcher warns before a permit expires unused",
        "wherein an answer of the project questionnaire that removes a permit is shown with it",
      ],
    },
    figures: [
      { kind: "network", of: "permits around a plan", hub: 3, leaves: [0, 1, 2, 4, 5, 6] },
      {
        kind: "flow",
        of: "planning the permits",
        steps:
          "Read parcel and project | List the permits needed | Find which waits for which | ? Can an order be shortened > 3 | Collect the documents | Apply in that order | Watch the deadlines",
      },
      {
        kind: "record",
        of: "permits and documents",
        tables:
          "Permit: Authority, Needs, Duration | Document: Name, Owner, Permits | Deadline: Permit, Day, Notice",
      },
    ],
  },
];
