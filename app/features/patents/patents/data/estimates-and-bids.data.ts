import { components, type Patent } from "../patent.ts";

/** Cost estimation. */
export const ESTIMATES_AND_BIDS: readonly Patent[] = [
  {
    id: 24,
    group: "estimation",
    status: "Ready for Filing",
    priority: "Medium",
    color: "ok",
    icon: "calculator",
    claims: 16,
    confidence: 93,
    components: components(
      "pencil-ruler/blueprint: Takeoff reader | layout-grid/ok: Assembly library | calculator/accent: Quantity expander | tag/ok: Price book store | trending-up/accent: Waste factor unit | git-branch/accent: Change tracer | banknote/blueprint: Estimate sheet | shield-check/warn: Range checker",
    ),
    text: {
      field: "Estimating the cost of construction.",
      background:
        "When a drawing changes, an estimate is made again from the start because nobody knows which line came from which wall.",
      summary:
        "Every line of the estimate keeps the element, the assembly and the price it came from, so a change of the drawing changes only what depends on it.",
      example:
        "A wall moved by half a meter changes eleven lines; the sheet shows them with the old and the new amount.",
      purpose: "keeping an estimate in step with a changing drawing",
      wherein:
        "wherein the change tracer recomputes exactly those lines of the estimate whose origin includes a changed element, and shows each beside its former amount",
      features: [
        "wherein the range checker stops a line whose unit cost lies outside the range of former jobs",
        "wherein the waste factor unit takes the factor of the crew that is planned",
        "wherein a price older than a limit is marked on the estimate sheet",
      ],
    },
    figures: [
      {
        kind: "block",
        of: "a live estimate",
        rows: [
          [0, 1],
          [2, 4],
          [3, 5],
          [6, 7],
        ],
      },
      {
        kind: "flow",
        of: "carrying a change into the estimate",
        steps:
          "Read the revised drawing | Find the changed elements | Find lines that stem from them | Recompute those lines | ? Are all unit costs in range > 3 | Show old and new amounts | Store the revision",
      },
      {
        kind: "screen",
        of: "the estimate sheet",
        device: "desktop",
        title: "Estimate, revision 3",
        regions:
          "table: Lines of the estimate | list: Changed elements | chart: Cost by trade | alert: Unit cost out of range | buttons: Accept, undo, send",
      },
      {
        kind: "record",
        of: "where a line comes from",
        tables:
          "Element: Drawing, Outline, Quantity | Assembly: Materials, Labor, Waste | Line: Element, Assembly, Price, Amount",
      },
      {
        kind: "sequence",
        of: "a revised drawing",
        actors: [0, 5, 2, 6],
        messages:
          "0>1 Changed elements | 1>2 Lines to recompute | 2>3 New amounts | 3>2 Price out of date | 2>1 Recomputed",
      },
      {
        kind: "state",
        of: "a line of the estimate",
        states:
          "Current -> element changed | Stale -> quantity read | Recomputed -> range exceeded | Questioned -> price confirmed",
      },
      {
        kind: "graph",
        of: "effort of an update by size of the change",
        axes: ["Elements changed", "Lines recomputed"],
        curves: "flat: Estimate made again | rise: Traced change | low: Smallest effort",
      },
      {
        kind: "detail",
        of: "the change tracer of FIG. 1",
        component: 5,
        parts: "Revision differ | Origin index | Line marker | Order of work | Amount pairer | Undo log",
      },
      { kind: "network", of: "sources of one estimate", hub: 6, leaves: [0, 1, 3, 4, 5, 7] },
      {
        kind: "perspective",
        of: "elements whose lines change",
        scene: "house",
        parts: "Roof plane | Gable wall | Window opening | Second opening | Footing line | Terrace slab",
      },
      {
        kind: "section",
        of: "a wall as an assembly",
        layers:
          "wood: Siding | void: Ventilated gap | foam: Insulation | wood: Sheathing | plastic: Vapor layer | board: Gypsum board",
      },
      {
        kind: "exploded",
        of: "a floor assembly by its price lines",
        parts:
          "plate: Floor finish | cover: Subfloor panel | tray: Joist bay | box: Insulation batt | screws: Fasteners",
      },
      {
        kind: "plan",
        of: "a floor plan with a moved wall",
        site: "Outer walls",
        items:
          "room: Room made larger | room: Room made smaller | stair: Stair kept | zone: Changed area | office: Shaft kept",
      },
    ],
  },
  {
    id: 25,
    group: "estimation",
    status: "Pending",
    priority: "Medium",
    color: "blueprint",
    icon: "trending-up",
    claims: 14,
    confidence: 87,
    components: components(
      "file-text/blueprint: Quote reader | map-pin/blueprint: Region table | calendar-days/accent: Decay unit | trending-up/accent: Index builder | tag/ok: Price history store | triangle-alert/warn: Jump detector | banknote/blueprint: Price with its doubt",
    ),
    text: {
      field: "Prices of building materials by region.",
      background:
        "Price books are a year old, and yesterday's quote from another region is worth less than it seems.",
      summary:
        "Every quote loses weight with age and distance, and the index says how much weight is left behind a price.",
      example: "A lumber price that rests on three quotes of this week is shown with a narrow range.",
      purpose: "indexing the price of a building material",
      wherein:
        "wherein the decay unit reduces the weight of a quote by its age at a rate that the jump detector raises when prices of the material move",
      features: [
        "wherein quotes of one supplier count no more than a fixed share",
        "wherein the index builder borrows from a neighboring region and widens the range",
        "wherein the supplier of a quote is not shown",
      ],
    },
    figures: [
      {
        kind: "graph",
        of: "the weight of a quote over time",
        axes: ["Age of the quote", "Weight"],
        curves: "decay: In a moving market | fall: In a calm market | low: Smallest weight used",
      },
      { kind: "block", of: "a price index", rows: [[0, 1], [2, 5], [3], [4, 6]] },
      {
        kind: "record",
        of: "quotes and prices",
        tables:
          "Quote: Material, Region, Date, Unit price | Weight: Quote, Age factor, Distance factor | Price: Material, Middle, Range",
      },
    ],
  },
  {
    id: 26,
    group: "estimation",
    status: "Filed",
    priority: "High",
    color: "ok",
    icon: "package",
    claims: 15,
    confidence: 88,
    components: components(
      "truck/blueprint: Delivery record reader | pencil-ruler/blueprint: Installed quantity reader | trash-2/blueprint: Container weight reader | calculator/accent: Waste estimator | users/accent: Crew and task table | trending-up/ok: Factor store | list-checks/blueprint: Order adviser",
    ),
    text: {
      field: "Learning how much material is wasted.",
      background: "The same ten percent is added to tile and to drywall, for a new crew and for an old one.",
      summary:
        "Delivered, installed and thrown away quantities of finished jobs give a waste factor for each material, task and crew.",
      example: "A crew that cuts drywall with little loss is ordered fewer boards on its next job.",
      purpose: "learning a waste factor from job records",
      wherein:
        "wherein the waste estimator balances delivered quantity against installed quantity, returned quantity and container weight, and discards a job whose balance does not close",
      features: [
        "wherein a factor with few jobs behind it is drawn toward that of the trade",
        "wherein the order adviser rounds to packs only after the factor has been applied",
        "wherein a crew sees its own factors and no other crew's",
      ],
    },
    figures: [
      {
        kind: "flow",
        of: "learning from a finished job",
        steps:
          "Read deliveries and returns | Read installed quantities | Read container weights | ? Does the balance close > 1 | Update the factor of material and crew | Advise the next order",
      },
      { kind: "block", of: "a waste factor learner", rows: [[0, 1, 2], [3, 4], [5], [6]] },
      {
        kind: "graph",
        of: "a factor as jobs are added",
        axes: ["Jobs recorded", "Range of the factor"],
        curves: "learn: Crew of one trade | decay: All crews | low: Range of the trade",
      },
    ],
  },
  {
    id: 28,
    group: "estimation",
    status: "Draft",
    priority: "Medium",
    color: "warn",
    icon: "list-checks",
    claims: 12,
    confidence: 82,
    components: components(
      "file-text/blueprint: Bid reader | list-checks/ok: Scope list | search/accent: Line matcher | triangle-alert/warn: Gap finder | banknote/accent: Leveling unit | file-chart-column/blueprint: Comparison sheet",
    ),
    text: {
      field: "Comparing bids.",
      background: "The lowest bid is often the one that left something out.",
      summary:
        "Every line of every bid is matched to one scope list, and what a bid leaves out is priced from the others.",
      example: "A bid without flashing is leveled with the middle price of the two that have it.",
      purpose: "comparing bids of different scope",
      wherein:
        "wherein the leveling unit adds to a bid the middle price of each scope item that the gap finder did not find in it, and shows the added amounts apart from the bid",
      features: [
        "wherein an exclusion written in a bid is a gap even if a line is priced",
        "wherein the line matcher asks when a line fits two items",
        "wherein the comparison sheet hides the names of bidders until it is locked",
      ],
    },
    figures: [
      {
        kind: "screen",
        of: "leveled bids",
        device: "desktop",
        title: "Bids for roofing",
        regions:
          "table: Scope items by bid | alert: Gaps found | chart: Leveled amounts | list: Exclusions | buttons: Ask bidder, lock",
      },
      { kind: "block", of: "a bid comparison", rows: [[0, 1], [2], [3, 4], [5]] },
      {
        kind: "sequence",
        of: "closing a gap",
        actors: [0, 2, 3, 4],
        messages:
          "0>1 Lines of a bid | 1>2 Items not found | 2>3 Gap to be priced | 3>2 Middle price | 2>1 Question to bidder",
      },
    ],
  },
  {
    id: 29,
    group: "estimation",
    status: "Concept",
    priority: "Low",
    color: "ok",
    icon: "wind",
    claims: 10,
    confidence: 68,
    components: components(
      "layout-grid/blueprint: Assembly reader | tag/ok: Product declaration store | banknote/ok: Cost table | calculator/accent: Trade-off solver | trending-up/accent: Frontier view | file-chart-column/blueprint: Decision record",
    ),
    text: {
      field: "Weighing carbon against cost.",
      background: "Carbon is counted after the design, when the cheap savings are gone.",
      summary: "For each assembly the exchanges that save most carbon for each dollar are shown in order.",
      example: "Another concrete mix saves more than the whole facade change at a tenth of its cost.",
      purpose: "choosing building assemblies by carbon and cost",
      wherein:
        "wherein the trade-off solver orders exchanges of products by carbon saved for each unit of cost and leaves out every exchange that a better one includes",
      features: [
        "wherein an expired product declaration is not used",
        "wherein the decision record keeps the exchange that was refused and why",
        "wherein transport is counted from the place of the supplier",
      ],
    },
    figures: [
      {
        kind: "graph",
        of: "carbon saved against cost",
        axes: ["Added cost", "Carbon saved"],
        curves: "rise: Exchanges in any order | learn: Remaining carbon | flat: Target",
      },
      { kind: "block", of: "a trade-off estimator", rows: [[0], [1, 2], [3], [4, 5]] },
      {
        kind: "section",
        of: "an assembly before an exchange",
        layers:
          "concrete: Screed | foam: Insulation | concrete: Slab | void: Ceiling space | board: Ceiling board",
      },
    ],
  },
];
