import { components, type Patent } from "../patent.ts";

/** Safety systems: the two that watch people at work. */
export const HAZARD_AND_PROXIMITY: readonly Patent[] = [
  {
    id: 9,
    group: "safety",
    status: "Ready for Filing",
    priority: "High",
    color: "danger",
    icon: "scan-eye",
    claims: 18,
    confidence: 97,
    components: components(
      "eye/blueprint: Fixed site camera | layout-grid/ok: Site model store | scan-eye/accent: Edge detector | user/accent: Pose estimator | shield-check/accent: Guard and tether finder | triangle-alert/warn: Risk scorer | volume-2/danger: Zone sounder | smartphone/blueprint: Foreman notifier | file-text/ok: Event register",
    ),
    text: {
      field: "Detection of fall hazards on building sites.",
      background:
        "An open edge is dangerous only while somebody is near it without a guard or a tether; systems that alarm at every edge are switched off.",
      summary:
        "The system joins three observations, an open edge, a person near it and the absence of protection, before it sounds.",
      example:
        "A slab edge whose guard was taken down for a delivery is watched until the guard is back; the sounder speaks when somebody without a tether comes within two meters.",
      purpose: "warning of a fall hazard at an open edge of a building under construction",
      wherein:
        "wherein the risk scorer sounds the zone sounder only when an unguarded edge, a person within a distance of it and the absence of an attached tether are found in the same interval of time",
      features: [
        "wherein the edge detector compares the camera image with the slab outline of the site model store",
        "wherein faces are blurred before an image is stored in the event register",
        "wherein the foreman notifier repeats a notice that nobody has acknowledged",
        "wherein the distance grows with wind measured at the level of the slab",
      ],
    },
    figures: [
      {
        kind: "perspective",
        of: "a frame watched by fixed cameras",
        scene: "frame",
        parts:
          "Camera at the slab edge | Camera on the core | Corner camera | Zone sounder | Foreman's receiver",
      },
      { kind: "block", of: "a fall hazard detector", rows: [[0, 1], [2, 3, 4], [5], [6, 7, 8]] },
      {
        kind: "flow",
        of: "deciding whether to warn",
        steps:
          "Take an image of the slab | Find edges without a guard | ? Is an edge open > 1 | Find persons near the edge | ? Is a person unprotected > 1 | Score the risk | Sound the zone and notify",
      },
      {
        kind: "exploded",
        of: "the camera unit",
        parts:
          "dome: Sun shield | lens: Camera lens | board: Image board | disc: Seal | drum: Heated housing | clamp: Column clamp",
      },
      {
        kind: "section",
        of: "the camera housing at its seal",
        layers:
          "metal: Outer wall | foam: Insulation | void: Heated chamber | board: Image board | plastic: Carrier | glass: Window",
      },
      {
        kind: "sequence",
        of: "a warning",
        actors: [0, 3, 5, 7],
        messages:
          "0>1 Image of the edge | 1>2 Person and pose | 2>1 Look for a tether | 1>2 No tether found | 2>3 Notice with place | 3>2 Acknowledged",
      },
      {
        kind: "state",
        of: "a watched edge",
        states:
          "Guarded -> guard removed | Open -> person near | Warning -> tether attached | Secured -> person leaves | Watched -> guard back",
      },
      {
        kind: "screen",
        of: "the foreman's view",
        device: "tablet",
        title: "Open edges, level 3",
        regions:
          "map: Slab with open edges | alert: Person without tether | camera: Live image, blurred | list: Edges by risk | chart: Warnings today | buttons: Acknowledge, call",
      },
      {
        kind: "plan",
        of: "watched zones of a slab",
        site: "Slab outline",
        items:
          "stair: Stair opening | zone: Unguarded edge | camera: Fixed camera | person: Tethered worker | room: Core walls | stack: Formwork stack | crane: Landing area | gate: Hoist gate",
      },
      {
        kind: "graph",
        of: "risk as a person nears an edge",
        axes: ["Distance to the edge", "Risk score"],
        curves: "decay: Without tether | low: With tether | flat: Warning threshold",
      },
      {
        kind: "record",
        of: "the event register",
        tables:
          "Edge: Level, Line, Guard state | Event: Edge, Time, Blurred image, Score | Notice: Event, Receiver, Acknowledged",
      },
      { kind: "network", of: "units of one level", hub: 5, leaves: [0, 2, 3, 4, 6, 7] },
      {
        kind: "detail",
        of: "the guard and tether finder of FIG. 2",
        component: 4,
        parts:
          "Rail template | Post spacing test | Harness finder | Lanyard tracker | Anchor map | Doubt timer",
      },
      {
        kind: "flow",
        of: "closing an event",
        steps:
          "Receive an acknowledgment | Look at the edge again | ? Is the guard back > 2 | Close the event | Add it to the weekly count",
      },
    ],
  },
  {
    id: 10,
    group: "safety",
    status: "Ready for Filing",
    priority: "Medium",
    color: "warn",
    icon: "radar",
    claims: 16,
    confidence: 92,
    components: components(
      "radar/blueprint: Machine radar | radio/blueprint: Wearable tag | map-pin/blueprint: Position anchor | cpu/accent: Path predictor | shield-check/accent: Zone shaper | triangle-alert/warn: Operator display | wrench/danger: Speed limiter | file-text/ok: Near miss log",
    ),
    text: {
      field: "Keeping people and moving machines apart.",
      background:
        "A fixed circle around an excavator warns all day while it swings away from people, and too late while it reverses.",
      summary:
        "The guarded zone takes the shape of what the machine will do in the next seconds and slows the machine before it warns the person.",
      example:
        "While a loader backs toward a spotter, the zone reaches out behind it and the travel speed is cut.",
      purpose: "keeping a person clear of a moving construction machine",
      wherein:
        "wherein the zone shaper derives the outline of a guarded zone from the predicted path of the machine and of its attachment, and the speed limiter acts before the wearable tag does",
      features: [
        "wherein a tag of the spotter is exempt while it faces the operator",
        "wherein the near miss log stores the smallest distance of each approach",
        "wherein the path predictor is given the loads of the lifting plan",
      ],
    },
    figures: [
      {
        kind: "plan",
        of: "guarded zones of two machines",
        site: "Work area",
        items:
          "machine: Excavator | zone: Zone of the swing | vehicle: Reversing truck | zone: Zone behind the truck | person: Spotter | person: Worker with tag | camera: Position anchor | stack: Pipe stack",
      },
      { kind: "block", of: "a proximity guard", rows: [[0, 1, 2], [3], [4], [5, 6, 7]] },
      {
        kind: "flow",
        of: "shaping a zone",
        steps:
          "Locate machine and tags | Read levers and speed | Predict the path of the machine | Shape the zone around it | ? Is a tag inside the zone > 1 | Limit the speed | Warn operator and wearer",
      },
      {
        kind: "exploded",
        of: "the wearable tag",
        parts:
          "cover: Front cover | coil: Antenna | board: Radio board | cells: Battery | tray: Back shell | screws: Fasteners",
      },
      {
        kind: "section",
        of: "the wearable tag",
        layers:
          "plastic: Front cover | void: Antenna gap | board: Radio board | foam: Cushion | metal: Spring contact | plastic: Back shell",
      },
      {
        kind: "perspective",
        of: "a machine at a trench",
        scene: "trench",
        parts:
          "Anchor at the edge | Anchor in the trench | Spotter's tag | Machine radar | Base station | Trench worker's tag",
      },
      {
        kind: "graph",
        of: "speed of a machine as a tag comes near",
        axes: ["Distance of the tag", "Permitted speed"],
        curves: "rise: Machine empty | step: Machine loaded | low: Creep speed",
      },
      {
        kind: "sequence",
        of: "an approach",
        actors: [1, 3, 4, 6],
        messages:
          "0>1 Position of the tag | 1>2 Path of machine and tag | 2>3 Tag will enter zone | 3>2 Speed reduced | 2>1 Distance holds",
      },
      {
        kind: "state",
        of: "a machine under guard",
        states:
          "Free -> tag near path | Slowed -> tag in zone | Stopped -> zone empty | Released -> lever moved",
      },
      {
        kind: "screen",
        of: "the operator display",
        device: "tablet",
        title: "Around the machine",
        regions:
          "map: Zone and tags | alert: Person behind | camera: Rear image | gauge: Permitted speed | list: Tags nearby",
      },
      {
        kind: "record",
        of: "the near miss log",
        tables:
          "Machine: Fleet number, Attachment, Load | Approach: Machine, Tag, Smallest distance, Speed | Review: Approach, Cause, Measure",
      },
      { kind: "network", of: "tags and anchors of a work area", hub: 2, leaves: [0, 1, 3, 5, 6] },
      {
        kind: "detail",
        of: "the path predictor of FIG. 2",
        component: 3,
        parts: "Lever reader | Swing model | Load table | Ground slope | Path fan",
      },
    ],
  },
];
