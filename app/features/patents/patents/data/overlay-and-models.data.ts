import { components, type Patent } from "../patent.ts";

/** 3D visualization. */
export const OVERLAY_AND_MODELS: readonly Patent[] = [
  {
    id: 16,
    group: "visualization",
    status: "Ready for Filing",
    priority: "High",
    color: "accent",
    icon: "scan-eye",
    claims: 18,
    confidence: 94,
    components: components(
      "map-pin/blueprint: Control point target | smartphone/blueprint: Handheld viewer | eye/blueprint: Tracking camera | layout-grid/ok: Building model store | cpu/accent: Pose solver | shield-check/accent: Drift monitor | sparkles/accent: Overlay renderer | triangle-alert/warn: Tolerance painter | wrench/blueprint: Total station link",
    ),
    text: {
      field: "Augmented reality on building sites.",
      background:
        "An overlay that drifts by a few centimeters looks right and misleads; its viewer does not know how far it is off.",
      summary:
        "The overlay is tied to surveyed control points, its remaining error is measured all the time and drawn as the thickness of its lines.",
      example:
        "A plumber sees the sleeve in the slab with a line as thick as the present error, and waits until it is thin enough to drill.",
      purpose: "showing a building model in its place on a construction site",
      wherein:
        "wherein the drift monitor estimates the error of the shown pose from control points that were not used to solve it, and the tolerance painter draws each line as thick as that error",
      features: [
        "wherein the overlay renderer hides what lies behind a surveyed surface",
        "wherein the overlay is withdrawn when the error exceeds the tolerance of the element shown",
        "wherein a control point target carries its coordinates in a printed code",
        "wherein the total station link corrects the pose without a pause of the view",
      ],
    },
    figures: [
      {
        kind: "perspective",
        of: "an overlay in a room",
        scene: "room",
        parts: "Sleeve as shown | Control point target | Survey station | Second target | Handheld viewer",
      },
      { kind: "block", of: "an overlay system", rows: [[0, 2, 8], [4], [3, 5], [6, 7], [1]] },
      {
        kind: "flow",
        of: "showing an element within its tolerance",
        steps:
          "See at least three targets | Solve the pose from two thirds of them | Measure the error at the others | ? Is the error within tolerance > 1 | Draw lines as thick as the error | Hide what is behind surfaces",
      },
      {
        kind: "exploded",
        of: "a control point target",
        parts:
          "plate: Coded face | disc: Reflector | ring: Bearing ring | drum: Leveling foot | screws: Anchor screws",
      },
      {
        kind: "section",
        of: "a target set into a slab",
        layers:
          "glass: Coded face | metal: Reflector plate | plastic: Leveling foot | metal: Anchor | concrete: Slab",
      },
      {
        kind: "graph",
        of: "error of the overlay along a walk",
        axes: ["Meters walked", "Error of the overlay"],
        curves: "rise: Without targets | wave: With targets | low: Tolerance of a sleeve",
      },
      {
        kind: "screen",
        of: "the handheld viewer",
        device: "tablet",
        title: "Level 2, sleeves",
        regions:
          "model: Overlay in place | gauge: Present error | list: Elements of the trade | camera: Target finder | buttons: Measure, mark, hide",
      },
      {
        kind: "sequence",
        of: "solving and checking a pose",
        actors: [2, 4, 5, 6],
        messages:
          "0>1 Targets in the image | 1>2 Pose and spare targets | 2>3 Error of the pose | 3>2 Element tolerance | 2>1 Solve again",
      },
      {
        kind: "state",
        of: "an overlay",
        states:
          "Searching -> targets seen | Aligned -> error grows | Coarse -> targets seen | Withdrawn -> viewer moves",
      },
      {
        kind: "record",
        of: "the building model store",
        tables:
          "Element: Number, Trade, Tolerance | Target: Code, Coordinates, Survey date | Mark: Element, Deviation, Time",
      },
      {
        kind: "plan",
        of: "targets on a floor",
        site: "Slab outline",
        items:
          "camera: Viewer and its field | room: Shaft walls | stair: Stair | zone: Area without targets | person: Plumber | office: Survey station",
      },
      { kind: "network", of: "viewers and the survey station", hub: 4, leaves: [0, 1, 2, 3, 5, 8] },
      {
        kind: "detail",
        of: "the drift monitor of FIG. 2",
        component: 5,
        parts: "Spare target set | Residual meter | Motion model | Error ellipse | Alarm limit | Trend store",
      },
    ],
  },
  {
    id: 17,
    group: "visualization",
    status: "Pending",
    priority: "Medium",
    color: "blueprint",
    icon: "layout-grid",
    claims: 15,
    confidence: 90,
    components: components(
      "scan-line/blueprint: Laser scanner | layout-grid/ok: Design model store | cpu/accent: Registration unit | search/accent: Nearest surface finder | triangle-alert/warn: Deviation painter | list-checks/accent: Tolerance table | file-chart-column/blueprint: Acceptance report",
    ),
    text: {
      field: "Checking of finished work against its design.",
      background:
        "A color map of deviations shows everything at once and says nothing about what must be done again.",
      summary:
        "Deviations are judged by the tolerance of each element and grouped into work that one crew can correct.",
      example:
        "Of a scanned wall only two anchor plates are reported, because only they exceed their tolerance.",
      purpose: "judging a scanned building by the tolerances of its elements",
      wherein:
        "wherein the deviation painter colors an element by the ratio of its deviation to its own tolerance and not by the deviation itself",
      features: [
        "wherein the registration unit leaves out surfaces that the schedule does not yet call finished",
        "wherein neighboring deviations of one trade become one item of the report",
        "wherein a deviation that a later layer will cover is listed first",
      ],
    },
    figures: [
      { kind: "block", of: "a deviation checker", rows: [[0, 1], [2], [3, 5], [4, 6]] },
      {
        kind: "graph",
        of: "deviation along a wall",
        axes: ["Along the wall", "Deviation"],
        curves: "wave: Scanned surface | flat: Upper tolerance | low: Lower tolerance",
      },
      {
        kind: "perspective",
        of: "scanning a frame",
        scene: "frame",
        parts: "Scanner position one | Roof target | Corner target | Scanned edge | Scanner position two",
      },
    ],
  },
  {
    id: 19,
    group: "visualization",
    status: "Draft",
    priority: "Medium",
    color: "ok",
    icon: "trending-up",
    claims: 13,
    confidence: 85,
    components: components(
      "smartphone/blueprint: Daily photo intake | map-pin/accent: Viewpoint solver | layout-grid/ok: Staged model store | scan-eye/accent: Element matcher | calendar-days/accent: Progress estimator | eye/blueprint: Time slider view",
    ),
    text: {
      field: "Measuring the progress of construction from photographs.",
      background:
        "Progress is often what was reported, and the photograph that would correct it lies unsorted on a phone.",
      summary:
        "Ordinary photographs are placed in the model, and an element counts as built when it has been seen twice from different places.",
      example: "Two photographs of a corridor prove the ductwork but not the fire dampers, which stay open.",
      purpose: "estimating progress from photographs taken for other reasons",
      wherein:
        "wherein the element matcher counts an element as built only when two photographs with different viewpoints show it after the start of its task",
      features: [
        "wherein the progress estimator names the places that nobody has photographed for a week",
        "wherein persons are removed from a photograph before it is kept",
        "wherein the time slider view shows model and photograph from the same viewpoint",
      ],
    },
    figures: [
      {
        kind: "flow",
        of: "counting an element as built",
        steps:
          "Take in a photograph | Find its viewpoint in the model | Match the elements in view | ? Was it seen from two places > 1 | Count the element as built | Update the progress of the task",
      },
      {
        kind: "screen",
        of: "the time slider",
        device: "desktop",
        title: "Corridor 2, by day",
        regions:
          "timeline: Days with photographs | model: Model from the viewpoint | camera: Photograph | list: Elements counted | buttons: Earlier, later",
      },
      { kind: "block", of: "a progress estimator", rows: [[0], [1, 2], [3], [4, 5]] },
    ],
  },
  {
    id: 20,
    group: "visualization",
    status: "Research",
    priority: "Low",
    color: "warn",
    icon: "waves",
    claims: 12,
    confidence: 80,
    components: components(
      "map/blueprint: Utility record importer | radar/blueprint: Ground radar cart | map-pin/blueprint: Position receiver | cpu/accent: Depth fusion unit | triangle-alert/warn: Doubt corridor builder | smartphone/accent: Digger view | file-text/ok: Find register",
    ),
    text: {
      field: "Showing buried lines before digging.",
      background:
        "Utility maps draw a line where a line was planned, without saying how far it may lie from there.",
      summary:
        "Each line is shown as a corridor as wide as its doubt, which narrows with every radar pass and every find.",
      example: "A gas line drawn as a two meter corridor shrinks to thirty centimeters after a test pit.",
      purpose: "showing the doubt about a buried line to the operator of a digger",
      wherein:
        "wherein the doubt corridor builder widens a line by the age and the source of its record and narrows it by each confirmed find",
      features: [
        "wherein the digger view turns the corridor into a hand digging zone at its edge",
        "wherein the find register returns a corrected line to the owner of the utility",
        "wherein the depth fusion unit distrusts radar in wet clay",
      ],
    },
    figures: [
      {
        kind: "section",
        of: "the ground above a buried line",
        layers:
          "concrete: Pavement | earth: Base course | earth: Trench fill | foam: Warning tape zone | metal: Pipe wall | void: Pipe",
      },
      { kind: "block", of: "a utility viewer", rows: [[0, 1, 2], [3], [4], [5, 6]] },
      {
        kind: "perspective",
        of: "a trench beside a doubt corridor",
        scene: "trench",
        parts: "Corridor edge | Corridor axis | Hand digging zone | Digger view | Radar cart",
      },
    ],
  },
  {
    id: 22,
    group: "visualization",
    status: "Concept",
    priority: "Low",
    color: "warn",
    icon: "sun",
    claims: 9,
    confidence: 70,
    components: components(
      "building-2/blueprint: Massing importer | sun/blueprint: Sun path table | layout-grid/accent: Shade caster | eye/accent: Room light estimator | banknote/accent: Glazing cost table | file-chart-column/blueprint: Option sheet",
    ),
    text: {
      field: "Comparing facades before they are drawn.",
      background: "Daylight is calculated when the facade is already decided and costs too much to change.",
      summary:
        "A few drawn masses are enough to compare light, shade and the cost of glass for each orientation.",
      example: "Turning a house by twenty degrees saves a window and gains an hour of winter sun.",
      purpose: "comparing facade options by daylight and cost",
      wherein:
        "wherein the room light estimator uses rooms assumed from the outline alone, and the option sheet shows the range that other room layouts would give",
      features: [
        "wherein the shade caster includes trees by season",
        "wherein the glazing cost table is that of the region",
        "wherein an option is kept as a link that opens the same comparison",
      ],
    },
    figures: [
      {
        kind: "perspective",
        of: "a house and its shade",
        scene: "house",
        parts: "Ridge shade line | Gable window | South window | Second window | Shade of a tree",
      },
      {
        kind: "graph",
        of: "light in a room over a year",
        axes: ["Month", "Hours of useful light"],
        curves: "peak: South room | low: North room | learn: Shaded room",
      },
      {
        kind: "screen",
        of: "two facade options",
        device: "tablet",
        title: "Option A and B",
        regions:
          "timeline: Sun over the day | model: Option A | model: Option B | chart: Cost of glass | buttons: Turn, keep",
      },
    ],
  },
];
