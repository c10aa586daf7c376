import { components, type Patent } from "../patent.ts";

/** Safety systems: talks, heat and scaffolds. */
export const SITE_HEALTH: readonly Patent[] = [
  {
    id: 11,
    group: "safety",
    status: "Pending",
    priority: "Medium",
    color: "ok",
    icon: "clipboard-check",
    claims: 13,
    confidence: 88,
    components: components(
      "calendar-days/blueprint: Day plan reader | cloud-sun/blueprint: Weather reader | file-text/ok: Incident archive | search/accent: Hazard matcher | book-open/ok: Talk library | languages/accent: Language selector | clipboard-check/accent: Attendance signer",
    ),
    text: {
      field: "Preparation of daily safety talks.",
      background: "A talk read from a binder seldom speaks of what the crew does on that day.",
      summary:
        "Hazards of the day's tasks, the weather and recent events are matched to short talks in each worker's language.",
      example: "On a windy day with a panel lift the crew hears five minutes on tag lines, and signs for it.",
      purpose: "preparing a safety talk for the work of one day",
      wherein:
        "wherein the hazard matcher ranks talks by the tasks of the day plan, and a talk is not repeated while one of equal rank has not been given",
      features: [
        "wherein the attendance signer records the language in which a worker heard the talk",
        "wherein an event of the incident archive raises its hazard for thirty days",
        "wherein the talk ends with one question that the crew answers together",
      ],
    },
    figures: [
      { kind: "block", of: "a talk generator", rows: [[0, 1, 2], [3], [4, 5], [6]] },
      {
        kind: "flow",
        of: "choosing the talk of the day",
        steps:
          "Read tasks of the day | Read weather and events | Rank the hazards | ? Is there a talk not yet given > 3 | Show it in each language | Collect the signatures",
      },
      {
        kind: "screen",
        of: "a talk on the foreman's phone",
        device: "phone",
        title: "Talk of the day",
        regions:
          "alert: Hazard of the day | list: Points to say | form: Question to the crew | buttons: Next, sign",
      },
    ],
  },
  {
    id: 13,
    group: "safety",
    status: "Draft",
    priority: "Low",
    color: "warn",
    icon: "sun",
    claims: 12,
    confidence: 84,
    components: components(
      "user/blueprint: Skin temperature sensor | waves/blueprint: Pulse sensor | sun/blueprint: Site heat sensor | cpu/accent: Strain estimator | users/accent: Rotation planner | hard-hat/warn: Helmet band | smartphone/blueprint: Supervisor screen | file-text/ok: Acclimatization record",
    ),
    text: {
      field: "Protection of workers from heat.",
      background: "A fixed break rule treats a newcomer and a seasoned worker alike, and both suffer.",
      summary:
        "The strain of each worker is estimated against an acclimatization record, and the crew is rotated before anybody reaches the limit.",
      example:
        "On the third hot day a newcomer is moved to the shade after forty minutes while others go on.",
      purpose: "rotating a crew according to heat strain",
      wherein:
        "wherein the rotation planner moves the worker whose estimated strain will first reach a limit, and the limit rises with the days recorded in the acclimatization record",
      features: [
        "wherein raw readings stay on the helmet band and only a strain class leaves it",
        "wherein the rotation planner keeps the skills that a task needs at the task",
        "wherein the supervisor screen shows when shade and water were last reached",
      ],
    },
    figures: [
      {
        kind: "exploded",
        of: "the helmet band",
        parts:
          "helmet: Helmet shell | ring: Sweat band | disc: Skin sensor carrier | board: Strain board | cells: Flat battery | clamp: Band clip",
      },
      { kind: "block", of: "a heat strain system", rows: [[0, 1, 2], [3, 7], [4], [5, 6]] },
      {
        kind: "flow",
        of: "planning a rotation",
        steps:
          "Read skin, pulse and site heat | Estimate the strain of each worker | ? Will somebody reach the limit > 1 | Find a worker to take over | Announce the change | Record shade and water",
      },
      {
        kind: "graph",
        of: "strain over a hot day",
        axes: ["Hours of work", "Estimated strain"],
        curves: "rise: Newcomer without rotation | wave: Newcomer with rotation | flat: Limit",
      },
      {
        kind: "section",
        of: "the helmet band against the skin",
        layers:
          "foam: Sweat band | metal: Skin contact | board: Strain board | foam: Heat barrier | plastic: Helmet shell",
      },
      {
        kind: "state",
        of: "a worker through the day",
        states:
          "At work -> strain rises | Due for shade -> relief arrives | In shade -> strain falls | Rested -> task calls",
      },
      {
        kind: "sequence",
        of: "a rotation",
        actors: [5, 3, 4, 6],
        messages:
          "0>1 Skin and pulse class | 1>2 Time to the limit | 2>3 Proposed change | 3>2 Change agreed | 2>1 New task of the worker",
      },
      {
        kind: "screen",
        of: "the supervisor screen",
        device: "tablet",
        title: "Heat, crew 4",
        regions:
          "gauge: Heat at the site | list: Workers by time left | timeline: Rotation of the day | chart: Water per hour | buttons: Rotate, pause all",
      },
      {
        kind: "record",
        of: "the acclimatization record",
        tables:
          "Worker: Band, First hot day, Class | Shift: Worker, Task, Shade minutes | Limit: Class, Strain, Source",
      },
      {
        kind: "plan",
        of: "shade and water on a site",
        site: "Site fence",
        items:
          "zone: Shade canopy | tree: Tree shade | office: Cooled cabin | person: Worker in the sun | stack: Roofing stack | vehicle: Water trailer",
      },
      { kind: "network", of: "bands of a crew", hub: 3, leaves: [0, 1, 2, 4, 6] },
      {
        kind: "perspective",
        of: "a roof on a hot day",
        scene: "house",
        parts:
          "Ridge worker's band | Gable worker's band | Heat sensor | Wall display | Water trailer sensor",
      },
    ],
  },
  {
    id: 14,
    group: "safety",
    status: "Research",
    priority: "Low",
    color: "accent",
    icon: "tag",
    claims: 11,
    confidence: 79,
    components: components(
      "tag/blueprint: Tag body | sun-moon/accent: Bistable display | qr-code/blueprint: Inspector key reader | calendar-days/accent: Expiry clock | wind/blueprint: Shock sensor | radio/blueprint: Short range radio | file-text/ok: Inspection register",
    ),
    text: {
      field: "Release of scaffolds for use.",
      background: "A green paper tag stays green after the inspection has lapsed or a storm has passed.",
      summary:
        "The tag turns red by itself when its inspection expires or when it has felt a shock, and stays red without power.",
      example: "After a night of wind the tags of one bay are red until the inspector has been there.",
      purpose: "showing whether a scaffold is released for use",
      wherein:
        "wherein the bistable display shows refusal whenever the expiry clock or the shock sensor has acted since the last reading of an inspector key",
      features: [
        "wherein the display is turned to refusal by energy stored before the battery fails",
        "wherein the inspection register names the bay and not the worker",
        "wherein two tags of one bay must agree before it is shown as released",
      ],
    },
    figures: [
      {
        kind: "exploded",
        of: "a scaffold tag",
        parts:
          "screen: Bistable display | plate: Color mask | board: Control board | cells: Reserve cells | tray: Tag body | clamp: Tube clamp",
      },
      {
        kind: "state",
        of: "a scaffold tag",
        states:
          "Released -> seven days pass | Expired -> key read | Inspected -> found sound | Shocked -> key read",
      },
      {
        kind: "perspective",
        of: "tags on a scaffolded frame",
        scene: "frame",
        parts: "Tag at the landing | Tag at the corner | Ladder tag | Bay tag | Gateway",
      },
    ],
  },
];
