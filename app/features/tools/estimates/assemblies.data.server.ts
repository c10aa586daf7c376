import { type Division, itemOf, type UnitId } from "./items.data.server.ts";

// What work is made of: items for one unit of it, with the waste that is usual, and the hours of a crew's one hand. Samples
// of ours as the prices are; an estimate copies them and can then be changed line by line.

export interface Part {
  code: string;
  /** Of the item, for one unit of the work. */
  qty: number;
  /** Percent. */
  waste: number;
}

export interface Assembly {
  id: string;
  division: Division;
  unit: UnitId;
  /** For one unit. */
  hours: number;
  parts: readonly Part[];
}

/** `name division unit hours item*quantity+waste …` */
const LIST = `
footing 03 ft 0.35 03-ready-mix-3000psi*0.0329+8 03-rebar-no4x20ft*0.11+10 03-form-lumber*2+10
slab-4 03 ft2 0.045 03-ready-mix-3000psi*0.01235+7 03-mesh-5ftx10ft*0.02+10 03-vapour-barrier-10mil*1+10 31-crushed-stone*0.0185+10
slab-6 03 ft2 0.055 03-ready-mix-4000psi*0.01852+7 03-rebar-no4x20ft*0.07+10 03-vapour-barrier-15mil*1+10 31-crushed-stone*0.0185+10
concrete-wall 03 ft2 0.18 03-ready-mix-3500psi*0.0247+7 03-rebar-no5x20ft*0.06+10 03-form-lumber*0.5+10
pier 03 ea 1.6 03-form-tube-12inx4ft*1+0 03-ready-mix-3000psi*0.1164+10 03-rebar-no4x20ft*0.4+10 05-post-base-6x6*1+0
block-wall 04 ft2 0.13 04-block-8x8x16*1.125+5 04-mortar-80lb*0.028+10 04-masonry-grout-80lb*0.06+10 03-rebar-no5x20ft*0.025+10
brick-face 04 ft2 0.2 04-brick*6.75+5 04-mortar-80lb*0.14+10 04-masonry-sand*0.007+10 04-wall-tie*0.5+5
wall-2x4 06 ft 0.3 06-stud-2x4x92.625in*1+10 06-lumber-2x4x16ft*0.1875+10 06-nails*0.005+0
wall-2x6 06 ft 0.36 06-stud-2x6x92.625in*1+10 06-lumber-2x6x16ft*0.1875+10 06-nails*0.006+0
steel-wall 05 ft 0.26 05-steel-stud-3.625inx8ft*0.75+10 05-steel-track-3.625inx10ft*0.2+10
floor-joists 06 ft2 0.05 06-lumber-2x10x16ft*0.052+10 05-hanger-2x10*0.06+5 06-nails*0.001+0
subfloor 06 ft2 0.018 06-osb-23-32in*0.03125+8 06-adhesive*0.008+10
wall-sheathing 06 ft2 0.014 06-osb-7-16in*0.03125+10 07-house-wrap-9ftx100ft*0.00111+10
roof-sheathing 06 sq 1.6 06-osb-19-32in*3.125+10 06-nails*0.05+0
rafters 06 ft2 0.055 06-lumber-2x8x16ft*0.05+10 05-tie*0.05+5
deck-frame 06 ft2 0.09 06-treated-2x8x16ft*0.058+10 05-hanger-2x8*0.09+5 06-treated-6x6x8ft*0.017+5
deck-treated 06 ft2 0.055 06-deck-board-5-4x6x16ft*0.1364+10 06-deck-screws-5lb*0.006+0
deck-composite 06 ft2 0.065 06-composite-board-1x6x16ft*0.1364+10 06-deck-screws-5lb*0.006+0
deck-rail 06 ft 0.4 06-rail-kit-8ft*0.125+5 06-treated-4x4x8ft*0.0625+5
roof-shingles 07 sq 2.2 07-shingles*3+12 07-underlayment-10sq*0.1+10 07-starter*0.1+10 07-ridge-cap*0.12+10 07-drip-edge-10ft*0.6+10 07-roof-nails*0.08+0
roof-metal 07 sq 3.4 07-metal-roof*100+10 07-underlayment-10sq*0.1+10 07-sealant*0.5+0
tear-off 07 sq 1.4 01-dumpster-20yd*0.045+0
strip-out 01 ft2 0.06 01-dumpster-20yd*0.003+0
eave-ice 07 ft 0.025 07-ice-shield-2sq*0.015+10
siding-vinyl 07 sq 3.2 07-vinyl-siding*1+10 07-house-wrap-9ftx100ft*0.111+10 07-sealant*0.4+0
siding-fibre 07 ft2 0.055 07-fibre-board-8.25inx12ft*0.143+10 07-sealant*0.01+0
gutters 07 ft 0.09 07-gutter-5in*1+8 07-downspout*0.35+8
insulate-walls 07 ft2 0.011 07-batt-r-15*1+5
insulate-attic 07 ft2 0.008 07-blown-25lb*0.023+5
door-inside 08 ea 2.1 08-inside-door-30in*1+0 08-passage-set*1+0 06-casing-2.25in*34+10
door-outside 08 ea 3.5 08-outside-door-36in*1+0 08-entry-set*1+0 08-deadbolt*1+0 06-casing-2.25in*17+10 07-sealant*1+0
window-set 08 ea 2.4 08-window-36inx48in*1+0 08-flashing-tape-4inx75ft*0.2+10 06-casing-2.25in*15+10 07-sealant*1+0
drywall-walls 09 ft2 0.032 09-drywall-1-2inx4ftx8ft*0.03125+10 09-joint-compound-4.5gal*0.0033+10 09-joint-tape-500ft*0.0008+0 09-drywall-screws-5lb*0.0012+0
drywall-ceiling 09 ft2 0.038 09-drywall-5-8inx4ftx8ft*0.03125+10 09-joint-compound-4.5gal*0.0036+10 09-joint-tape-500ft*0.0008+0 09-drywall-screws-5lb*0.0013+0
paint-walls 09 ft2 0.013 09-primer*0.0033+5 09-wall-paint*0.0057+5
paint-outside 09 ft2 0.018 09-primer*0.0036+5 09-outside-paint*0.0062+5
tile-floor 09 ft2 0.13 09-floor-tile-12inx24in*1+12 09-cement-board-1-2inx3ftx5ft*0.0667+10 09-thinset-50lb*0.02+5 09-tile-grout-25lb*0.008+5
tile-shower 09 ft2 0.17 09-wall-tile-3inx6in*1+12 09-cement-board-1-2inx3ftx5ft*0.0667+10 09-tile-membrane*1+10 09-thinset-50lb*0.02+5 09-tile-grout-25lb*0.012+5
floor-vinyl 09 ft2 0.035 09-vinyl-plank*1+8 09-floor-underlay*1+5
floor-oak 09 ft2 0.075 09-oak-floor-3.25in*1+8 06-nails*0.002+0
floor-carpet 09 ft2 0.02 09-carpet*1+10 09-carpet-pad*1+5
base-boards 09 ft 0.05 06-base-trim-3.25in*1+10 06-adhesive*0.01+0
kitchen-run 06 ft 1.5 06-base-cabinet-36in*0.3333+0 06-wall-cabinet-36in*0.3333+0 06-laminate-top*1+5
toilet-set 22 ea 2.2 22-toilet*1+0 22-stop-valve*1+0
vanity-set 22 ea 3.4 22-vanity-36in*1+0 22-bath-faucet*1+0 22-stop-valve*2+0 22-drain-pipe-1.5in*6+10
tub-set 22 ea 6.5 22-tub-60in*1+0 22-shower-valve*1+0 22-drain-pipe-1.5in*6+10 22-fittings*6+5
bath-rough 22 ea 18 22-pex-1-2in*120+10 22-drain-pipe-2in*30+10 22-drain-pipe-3in*20+10 22-fittings*24+5 22-stop-valve*5+0
water-heater 22 ea 4.5 22-gas-heater-50gal*1+0 22-fittings*6+5 22-stop-valve*1+0
electric-heater-set 22 ea 4 22-electric-heater-50gal*1+0 22-fittings*6+5 22-stop-valve*1+0 26-nm-cable-10-3*20+10 26-breaker-30a*1+0
tankless-set 22 ea 8 22-tankless*1+0 22-fittings*10+5 22-stop-valve*2+0
furnace-set 23 ea 12 23-furnace-80kbtu*1+0 23-thermostat*1+0 23-sheet-duct-8inx12in*8+10 23-flex-duct-6in*12+10
condenser-set 23 ea 11 23-condenser-3ton*1+0 26-nm-cable-6-3*25+10 26-breaker-50a*1+0
mini-split-set 23 ea 9 23-mini-split-12kbtu*1+0 26-nm-cable-10-3*30+10 26-breaker-30a*1+0
bath-fan-set 23 ea 2.6 23-bath-fan-80cfm*1+0 23-flex-duct-6in*12+10
outlet 26 ea 0.9 26-receptacle-15a*1+0 26-box*1+0 26-cover*1+0 26-nm-cable-14-2*22+10
switch-set 26 ea 0.8 26-switch*1+0 26-box*1+0 26-cover*1+0 26-nm-cable-14-2*20+10
light-set 26 ea 1.1 26-led-light-6in*1+0 26-nm-cable-14-2*15+10
alarm-set 26 ea 0.9 26-combo-alarm*1+0 26-box*1+0 26-nm-cable-14-3*25+10
service-200 26 ea 14 26-panel-200a*1+0 26-breaker-20a*12+0 26-arc-breaker-20a*8+0
dig 31 yd3 0.12 01-mini-excavator*0.02+0
drain-line 31 ft 0.16 31-drain-pipe-perforated-4in*1+5 31-crushed-stone*0.06+10 31-filter-fabric*5+10
driveway-gravel 32 ft2 0.012 31-road-base*0.025+10 31-crushed-stone*0.018+10
driveway-asphalt 32 ft2 0.02 32-asphalt*0.018+5 31-road-base*0.037+10
paver-patio 32 ft2 0.12 32-paver*1+7 31-road-base*0.025+10 31-fill-sand*0.0055+10 32-edging*0.2+5
fence-wood 32 ft 0.3 32-fence-panel-6ftx8ft*0.125+3 32-fence-post-4x4x8ft*0.125+3 03-bag-mix-60lb*0.25+5
fence-vinyl 32 ft 0.32 32-vinyl-fence-6ftx8ft*0.125+3 32-fence-post-4x4x8ft*0.125+3 03-bag-mix-60lb*0.25+5
fence-gate 32 ea 2.2 32-gate-4ft*1+0 32-fence-post-4x4x8ft*2+0 03-bag-mix-60lb*4+5
lawn 32 ft2 0.012 32-sod*1+5 32-topsoil*0.0062+10
`;

export const ASSEMBLIES: readonly Assembly[] = LIST.trim()
  .split("\n")
  .map((row) => {
    const [id = "", division = "", unit = "", hours = "", ...parts] = row.split(" ");
    return {
      id,
      division: division as Division,
      unit: unit as UnitId,
      hours: Number(hours),
      parts: parts.map((part) => {
        const [code = "", qty = "", waste = ""] = part.split(/[*+]/);
        return { code, qty: Number(qty), waste: Number(waste) };
      }),
    };
  });

const BY_ID = new Map(ASSEMBLIES.map((assembly) => [assembly.id, assembly]));

export const assemblyOf = (id: string): Assembly | undefined => BY_ID.get(id);

/** Parts that no item is behind; a test holds it empty. */
export const unknownParts = (): string[] =>
  ASSEMBLIES.flatMap(({ parts }) => parts.map(({ code }) => code)).filter((code) => !itemOf(code));

export interface JobTemplate {
  id: string;
  /** What is put into the estimate, with quantities of an ordinary job to change. */
  work: readonly (readonly [assembly: string, qty: string])[];
  /** What such a job has as a rule: what is missing is asked for. */
  scope: readonly string[];
}

export const JOBS: readonly JobTemplate[] = [
  {
    id: "bathroom",
    work: [
      ["bath-rough", "1"],
      ["tub-set", "1"],
      ["toilet-set", "1"],
      ["vanity-set", "1"],
      ["tile-shower", "60"],
      ["tile-floor", "40"],
      ["paint-walls", "180"],
      ["bath-fan-set", "1"],
    ],
    scope: ["bath-rough", "toilet-set", "vanity-set", "tile-floor", "paint-walls", "bath-fan-set", "outlet"],
  },
  {
    id: "kitchen",
    work: [
      ["kitchen-run", "18"],
      ["outlet", "8"],
      ["light-set", "6"],
      ["floor-vinyl", "180"],
      ["drywall-walls", "320"],
      ["paint-walls", "420"],
    ],
    scope: [
      "kitchen-run",
      "outlet",
      "light-set",
      "floor-vinyl",
      "drywall-walls",
      "paint-walls",
      "base-boards",
    ],
  },
  {
    id: "roof",
    work: [
      ["tear-off", "24"],
      ["roof-shingles", "24"],
      ["eave-ice", "120"],
      ["gutters", "140"],
    ],
    scope: ["tear-off", "roof-shingles", "eave-ice", "gutters", "roof-sheathing"],
  },
  {
    id: "deck",
    work: [
      ["pier", "6"],
      ["deck-frame", "192"],
      ["deck-treated", "192"],
      ["deck-rail", "40"],
    ],
    scope: ["pier", "deck-frame", "deck-treated", "deck-rail"],
  },
  {
    id: "basement",
    work: [
      ["wall-2x4", "120"],
      ["insulate-walls", "900"],
      ["drywall-walls", "960"],
      ["drywall-ceiling", "800"],
      ["floor-vinyl", "800"],
      ["paint-walls", "960"],
      ["outlet", "14"],
      ["light-set", "12"],
      ["door-inside", "3"],
      ["base-boards", "180"],
    ],
    scope: [
      "wall-2x4",
      "insulate-walls",
      "drywall-walls",
      "drywall-ceiling",
      "floor-vinyl",
      "paint-walls",
      "outlet",
      "light-set",
      "door-inside",
      "base-boards",
      "alarm-set",
    ],
  },
  {
    id: "addition",
    work: [
      ["dig", "30"],
      ["footing", "66"],
      ["slab-4", "320"],
      ["wall-2x6", "56"],
      ["wall-sheathing", "450"],
      ["rafters", "360"],
      ["roof-sheathing", "4"],
      ["roof-shingles", "4"],
      ["siding-fibre", "450"],
      ["window-set", "4"],
      ["door-outside", "1"],
      ["insulate-walls", "450"],
      ["insulate-attic", "320"],
      ["drywall-walls", "520"],
      ["drywall-ceiling", "320"],
      ["floor-vinyl", "320"],
      ["paint-walls", "840"],
      ["outlet", "8"],
      ["light-set", "6"],
    ],
    scope: [
      "dig",
      "footing",
      "slab-4",
      "wall-2x6",
      "wall-sheathing",
      "roof-sheathing",
      "roof-shingles",
      "window-set",
      "insulate-walls",
      "insulate-attic",
      "drywall-walls",
      "paint-walls",
      "outlet",
      "light-set",
      "alarm-set",
      "mini-split-set",
    ],
  },
  { id: "fence", work: [["fence-wood", "120"]], scope: ["fence-wood"] },
  {
    id: "driveway",
    work: [
      ["dig", "12"],
      ["driveway-asphalt", "720"],
    ],
    scope: ["dig", "driveway-asphalt", "drain-line"],
  },
];

export const jobOf = (id: string): JobTemplate | undefined => JOBS.find((job) => job.id === id);
