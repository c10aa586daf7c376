import { components, type Patent } from "../patent.ts";

/** Equipment. */
export const EQUIPMENT_SHARING: readonly Patent[] = [
  {
    id: 31,
    group: "equipment",
    status: "Ready for Filing",
    priority: "Medium",
    color: "accent",
    icon: "qr-code",
    claims: 12,
    confidence: 87,
    components: components(
      "qr-code/blueprint: Machine plate | smartphone/blueprint: Handover camera | scan-eye/accent: Damage comparer | waves/blueprint: Vibration logger | calculator/accent: Wear estimator | file-text/ok: Condition passport store | handshake/accent: Handover signer | banknote/warn: Deposit rule unit",
    ),
    text: {
      field: "Rental of machines between builders.",
      background: "When a machine comes back scratched, two builders remember two machines.",
      summary:
        "The same views are photographed at each handover, compared, and joined with logged use to one passport that both have signed.",
      example:
        "A dent on the bucket is found to be older than the rental, and the deposit is returned at once.",
      purpose: "recording the condition of a machine that is rented between peers",
      wherein:
        "wherein the damage comparer guides the handover camera to the views of the former handover and reports only differences that two views show",
      features: [
        "wherein the wear estimator charges hours of the vibration logger and not days",
        "wherein the condition passport store links each entry to the one before by its digest",
        "wherein the deposit rule unit returns a deposit when no difference is open",
      ],
    },
    figures: [
      { kind: "block", of: "a condition passport", rows: [[0, 1, 3], [2, 4], [5], [6, 7]] },
      {
        kind: "flow",
        of: "handing a machine over",
        steps:
          "Read the machine plate | Show the views of last time | Photograph each view | ? Do two views show a difference > 3 | Describe the difference | Both sides sign | Settle the deposit",
      },
      {
        kind: "exploded",
        of: "the vibration logger",
        parts:
          "cover: Lid | coil: Antenna | board: Logger board | cells: Battery | tray: Potted housing | plate: Magnet plate",
      },
      {
        kind: "section",
        of: "the logger on a machine",
        layers:
          "plastic: Lid | void: Cavity | board: Logger board | foam: Potting | metal: Magnet plate | metal: Machine frame",
      },
      {
        kind: "screen",
        of: "a handover on a phone",
        device: "phone",
        title: "Handover, view 3 of 6",
        regions:
          "camera: View with outline | list: Known marks | gauge: Hours since last time | buttons: Retake, accept",
      },
      {
        kind: "sequence",
        of: "a return",
        actors: [1, 2, 5, 7],
        messages:
          "0>1 Views of today | 1>2 Ask for former views | 2>1 Former views | 1>2 Signed entry | 2>3 No difference open | 3>2 Deposit returned",
      },
      {
        kind: "record",
        of: "the passport",
        tables:
          "Machine: Plate number, Model, Owner | Handover: Machine, Views, Hours, Signatures | Mark: Handover, Place, Size",
      },
      {
        kind: "state",
        of: "a rental",
        states:
          "Offered -> request accepted | Booked -> handover signed | Out -> machine returned | Compared -> marks agreed | Closed -> offered again",
      },
      {
        kind: "graph",
        of: "wear by hours and by days",
        axes: ["Days rented", "Wear charged"],
        curves: "rise: By logged hours | step: By days | low: Standing machine",
      },
      {
        kind: "plan",
        of: "views around a machine",
        site: "Handover area",
        items:
          "machine: Rented machine | camera: View one | camera: View two | camera: View three | office: Signing desk | vehicle: Trailer",
      },
      {
        kind: "perspective",
        of: "a handover in a yard",
        scene: "yard",
        parts: "Machine plate | Mast logger | Truck plate | Signing terminal | Gate reader",
      },
      { kind: "network", of: "what a passport is made of", hub: 5, leaves: [0, 1, 2, 3, 6] },
      {
        kind: "detail",
        of: "the damage comparer of FIG. 1",
        component: 2,
        parts: "View aligner | Light equalizer | Mark finder | Second view test | Age estimator",
      },
    ],
  },
  {
    id: 33,
    group: "equipment",
    status: "Pending",
    priority: "Low",
    color: "blueprint",
    icon: "package",
    claims: 11,
    confidence: 78,
    components: components(
      "package/blueprint: Locker bay | radio/blueprint: Tool tag reader | user/blueprint: Badge reader | shield-check/accent: Release rule unit | wrench/accent: Weight cell | file-text/ok: Loan register | triangle-alert/warn: Return notifier",
    ),
    text: {
      field: "Sharing of tools on a site.",
      background:
        "Deposits keep those from borrowing who most need a tool, and lockers with keys lose the keys.",
      summary:
        "A locker releases a tool on the word of two colleagues and knows by weight and tag what came back.",
      example: "A new worker borrows a rotary laser because two of the crew have vouched with their badges.",
      purpose: "releasing a shared tool without a deposit",
      wherein:
        "wherein the release rule unit opens a locker bay when two members in good standing vouch for a third, and their standing depends on the return",
      features: [
        "wherein the weight cell notices a missing battery",
        "wherein the return notifier writes to all three before the foreman",
        "wherein a bay with a defective tool stays closed",
      ],
    },
    figures: [
      {
        kind: "exploded",
        of: "a locker bay",
        parts: "cover: Door | board: Reader board | tray: Tool tray | plate: Weight plate | box: Bay housing",
      },
      { kind: "block", of: "a tool locker", rows: [[0, 1, 2], [3, 4], [5], [6]] },
      {
        kind: "perspective",
        of: "a locker in a yard",
        scene: "yard",
        parts: "Locker roof | Antenna | Truck loan tag | Badge reader | Tool crate tag",
      },
    ],
  },
  {
    id: 34,
    group: "equipment",
    status: "Filed",
    priority: "Medium",
    color: "ok",
    icon: "fuel",
    claims: 13,
    confidence: 83,
    components: components(
      "fuel/blueprint: Tank level sender | calendar-days/blueprint: Work plan reader | calculator/accent: Demand forecaster | map/accent: Route builder | truck/blueprint: Delivery truck terminal | shield-check/warn: Fuel grade lock | file-text/ok: Delivery ledger",
    ),
    text: {
      field: "Supplying machines with fuel.",
      background:
        "Trucks drive the same round every day past machines that are full and late to those that stand.",
      summary:
        "The round is built from what each machine will burn before the next round, and a nozzle opens only for the right grade.",
      example: "A generator that runs through the night is served last in the evening.",
      purpose: "building a fuel delivery round for machines of several kinds",
      wherein:
        "wherein the route builder orders stops by the hour at which each tank would fall below a reserve, as the demand forecaster derives it from the work plan",
      features: [
        "wherein the fuel grade lock reads the tank before the nozzle opens",
        "wherein a stop is dropped when the sender shows that the machine did not work",
        "wherein the delivery ledger bills the project for which the machine worked",
      ],
    },
    figures: [
      {
        kind: "flow",
        of: "building a round",
        steps:
          "Read tank levels | Read the work plan | Forecast each tank | ? Does a tank reach its reserve > 1 | Order stops by that hour | Send the round to the truck",
      },
      {
        kind: "plan",
        of: "a round over a site",
        site: "Site road",
        items:
          "machine: Excavator tank | vehicle: Fuel truck | office: Generator | crane: Crane with engine | stack: Drum store | gate: Gate",
      },
      { kind: "network", of: "tanks of a fleet", hub: 3, leaves: [0, 1, 2, 4, 6] },
    ],
  },
  {
    id: 36,
    group: "equipment",
    status: "Concept",
    priority: "Low",
    color: "warn",
    icon: "wrench",
    claims: 8,
    confidence: 66,
    components: components(
      "smartphone/blueprint: Coupler camera | pencil-ruler/accent: Pin gauge reader | list-checks/ok: Coupler table | wrench/accent: Flow and load matcher | shield-check/warn: Stability checker | store/blueprint: Offer finder",
    ),
    text: {
      field: "Finding attachments that fit a machine.",
      background: "A bucket that fits the pins may still be too heavy or too thirsty for the machine.",
      summary: "Pins, flow, pressure and stability are checked together before an attachment is offered.",
      example: "A breaker nearby is not offered because the auxiliary flow of the loader is too small.",
      purpose: "finding an attachment that a machine can carry and drive",
      wherein:
        "wherein the stability checker rejects an attachment whose loaded moment exceeds that of the machine at its full reach, whatever the coupler table allows",
      features: [
        "wherein the coupler camera measures a worn pin",
        "wherein the offer finder lists an adapter with its added weight",
        "wherein a rejected attachment is shown with the reason",
      ],
    },
    figures: [
      {
        kind: "exploded",
        of: "a coupler as it is measured",
        parts: "clamp: Hook half | post: Front pin | ring: Bushing | post: Rear pin | plate: Gauge plate",
      },
      { kind: "block", of: "an attachment finder", rows: [[0], [1, 2], [3, 4], [5]] },
      {
        kind: "graph",
        of: "load against reach",
        axes: ["Reach", "Permitted load"],
        curves: "fall: Machine | decay: Machine with adapter | low: Attachment",
      },
    ],
  },
];
