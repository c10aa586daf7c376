// Sample prices, written by us for this site as orders of size: no supplier's, no book's, and never live. Each is dated
// where it is shown. Names are in the namespace `estimate-items`; a size reads the same in every language.

/** The day that the sample prices are of. */
export const SAMPLE_DAY = "2026-10-01";

/** Cost codes by the divisions that the trade in North America sorts its work in. */
export const DIVISIONS = [
  "01",
  "03",
  "04",
  "05",
  "06",
  "07",
  "08",
  "09",
  "11",
  "22",
  "23",
  "26",
  "31",
  "32",
] as const;
export type Division = (typeof DIVISIONS)[number];

export const UNITS = [
  "ea",
  "ft",
  "ft2",
  "yd3",
  "sq",
  "lb",
  "gal",
  "h",
  "roll",
  "bag",
  "box",
  "sheet",
  "bundle",
  "ton",
  "tube",
  "day",
  "week",
] as const;
export type UnitId = (typeof UNITS)[number];

/** What is bought by the piece: nobody sells a third of a sheet. */
export const WHOLE: readonly UnitId[] = [
  "ea",
  "gal",
  "roll",
  "bag",
  "box",
  "sheet",
  "bundle",
  "tube",
  "day",
  "week",
];

/** Percent by which a price may come out lower and higher, by division: lumber swings more than block. */
export const SPREAD: Readonly<Record<Division, readonly [less: string, more: string]>> = {
  "01": ["10", "20"],
  "03": ["8", "15"],
  "04": ["8", "15"],
  "05": ["10", "20"],
  "06": ["15", "25"],
  "07": ["10", "20"],
  "08": ["10", "25"],
  "09": ["10", "20"],
  "11": ["15", "30"],
  "22": ["10", "25"],
  "23": ["10", "25"],
  "26": ["12", "25"],
  "31": ["15", "30"],
  "32": ["12", "25"],
};

/** Hours vary more than prices. */
export const LABOUR_SPREAD = ["15", "35"] as const;

/** `family division unit size=dollars …`; a family without sizes has its price alone. */
const LIST = `
dumpster 01 ea 10yd=420 20yd=560 30yd=690
portable-toilet 01 week 38
scaffold 01 week 95
skid-steer 01 day 310
mini-excavator 01 day 345
boom-lift 01 day 390
concrete-pump 01 ea 850
floor-protection 01 roll 62
ready-mix 03 yd3 3000psi=158 3500psi=164 4000psi=171 5000psi=183
bag-mix 03 bag 60lb=5.4 80lb=6.7
rebar 03 ea #3×20'=8.6 #4×20'=13.2 #5×20'=20.4 #6×20'=29.5
mesh 03 sheet 5'×10'=14.8
form-tube 03 ea 8"×4'=11.5 10"×4'=14.2 12"×4'=17.6 16"×4'=29
anchor-bolt 03 ea 1/2"×10"=2.9 5/8"×12"=4.6
vapour-barrier 03 ft2 6mil=0.09 10mil=0.16 15mil=0.27
expansion-joint 03 ft 0.95
concrete-sealer 03 gal 34
form-lumber 03 ft 1.6
block 04 ea 4×8×16=2.1 6×8×16=2.5 8×8×16=2.9 12×8×16=4.2
brick 04 ea 0.78
mortar 04 bag 80lb=11.8
masonry-grout 04 bag 80lb=9.6
masonry-sand 04 ton 42
wall-tie 04 ea 0.32
hanger 05 ea 2×6=1.5 2×8=1.9 2×10=2.4 2×12=3.1
post-base 05 ea 4×4=16.5 6×6=31
tie 05 ea 1.25
strap 05 ea 2.1
steel-stud 05 ea 3⅝"×8'=8.4 3⅝"×10'=10.6
steel-track 05 ea 3⅝"×10'=9.9
beam-w8 05 ft 38
lumber 06 ea 2×4×8'=4.1 2×4×10'=5.6 2×4×12'=6.9 2×4×16'=9.7 2×6×8'=6.6 2×6×10'=8.4 2×6×12'=10.2 2×6×16'=14.1 2×8×8'=9.3 2×8×10'=11.8 2×8×12'=14.3 2×8×16'=19.6 2×10×8'=12.7 2×10×10'=15.9 2×10×12'=19.4 2×10×16'=27.2 2×12×8'=16.4 2×12×10'=20.6 2×12×12'=25.2 2×12×16'=35.8
stud 06 ea 2×4×92⅝"=4 2×6×92⅝"=6.4
treated 06 ea 2×4×8'=6.3 2×6×8'=9.2 2×6×12'=13.9 2×6×16'=19.4 2×8×12'=18.7 2×8×16'=26.3 2×10×12'=25.4 2×10×16'=36.2 2×12×12'=33.5 4×4×8'=13.6 4×4×10'=18.9 6×6×8'=38 6×6×10'=49 6×6×12'=61
lvl 06 ft 1¾×9½"=7.4 1¾×11⅞"=8.9 1¾×14"=11.2
i-joist 06 ft 9½"=3.1 11⅞"=3.6 14"=4.5
osb 06 sheet 7/16"=15.5 19/32"=24.5 23/32"=31
plywood 06 sheet 1/2"=33 5/8"=41 3/4"=49
deck-board 06 ea 5/4×6×8'=9.8 5/4×6×12'=14.9 5/4×6×16'=20.3
composite-board 06 ea 1×6×12'=39 1×6×16'=52 1×6×20'=66
rail-kit 06 ea 6'=118 8'=146
base-trim 06 ft 3¼"=1.25 5¼"=2.1
casing 06 ft 2¼"=1.15 3½"=1.8
crown 06 ft 3⅝"=2.4
deck-screws 06 box 5lb=41
nails 06 box 58
adhesive 06 tube 5.6
base-cabinet 06 ea 24"=245 30"=285 36"=330
wall-cabinet 06 ea 24"=165 30"=195 36"=225
laminate-top 06 ft 29
quartz-top 06 ft2 68
closet-shelf 06 ft 3.4
batt 07 ft2 R-13=0.62 R-15=0.88 R-19=0.82 R-21=1.05 R-30=1.22 R-38=1.55
blown 07 bag 25lb=17.5
foam-board 07 sheet 1"=24 2"=43
house-wrap 07 roll 9'×100'=108
shingles 07 bundle 37
premium-shingles 07 bundle 52
starter 07 bundle 41
ridge-cap 07 bundle 61
underlayment 07 roll 10sq=92
ice-shield 07 roll 2sq=96
drip-edge 07 ea 10'=9.4
ridge-vent 07 ea 4'=17.5
step-flashing 07 ea 0.95
pipe-boot 07 ea 14
roof-nails 07 box 46
vinyl-siding 07 sq 128
fibre-board 07 ea 8¼"×12'=13.4
gutter 07 ft 5"=4.8 6"=6.4
downspout 07 ft 3.9
sealant 07 tube 7.2
metal-roof 07 ft2 3.9
inside-door 08 ea 24"=158 28"=162 30"=166 32"=171 36"=182
outside-door 08 ea 32"=410 36"=435
patio-door 08 ea 72"=890
window 08 ea 24"×36"=245 30"×48"=315 36"×48"=345 36"×60"=395 48"×48"=430
passage-set 08 ea 24
privacy-set 08 ea 28
entry-set 08 ea 92
deadbolt 08 ea 46
garage-door 08 ea 9'×7'=920 16'×7'=1480
skylight 08 ea 22"×46"=520
flashing-tape 08 roll 4"×75'=34
drywall 09 sheet 1/2"×4'×8'=15.4 1/2"×4'×12'=23.6 5/8"×4'×8'=18.2 5/8"×4'×12'=27.4
green-board 09 sheet 1/2"×4'×8'=20.5
joint-compound 09 ea 4.5gal=19.8
joint-tape 09 roll 500'=9.2
corner-bead 09 ea 8'=4.6
drywall-screws 09 box 5lb=33
primer 09 gal 24
wall-paint 09 gal 39
trim-paint 09 gal 46
outside-paint 09 gal 52
floor-tile 09 ft2 12"×24"=3.4
wall-tile 09 ft2 3"×6"=2.9
mosaic 09 ft2 11.5
thinset 09 bag 50lb=24
tile-grout 09 bag 25lb=27
cement-board 09 sheet 1/2"×3'×5'=16.8
tile-membrane 09 ft2 2.2
vinyl-plank 09 ft2 3.2
oak-floor 09 ft2 3¼"=6.4
laminate-floor 09 ft2 2.3
floor-underlay 09 ft2 0.45
carpet 09 ft2 2.6
carpet-pad 09 ft2 0.65
ceiling-tile 09 ft2 2'×4'=1.15
ceiling-grid 09 ft2 1.05
range 11 ea 30"=780
fridge 11 ea 36"=1450
dishwasher 11 ea 24"=640
hood 11 ea 30"=260
disposal 11 ea 145
microwave 11 ea 30"=290
toilet 22 ea 215
bath-sink 22 ea 98
kitchen-sink 22 ea 33"=285
bath-faucet 22 ea 112
kitchen-faucet 22 ea 198
shower-valve 22 ea 235
tub 22 ea 60"=395
shower-base 22 ea 36"×60"=420
vanity 22 ea 24"=320 36"=480 48"=690 60"=920
pex 22 ft 1/2"=0.55 3/4"=0.95 1"=1.75
copper 22 ft 1/2"=2.6 3/4"=4.3
drain-pipe 22 ft 1½"=1.9 2"=2.5 3"=4.6 4"=6.2
fittings 22 ea 4.2
stop-valve 22 ea 13.5
gas-heater 22 ea 40gal=740 50gal=860
electric-heater 22 ea 50gal=620
tankless 22 ea 1180
hose-bib 22 ea 29
flex-duct 23 ft 6"=2.7 8"=3.5
sheet-duct 23 ft 8"×12"=14.5
register 23 ea 4"×12"=17
bath-fan 23 ea 80cfm=128
mini-split 23 ea 12kBTU=1150 18kBTU=1480 24kBTU=1790
furnace 23 ea 80kBTU=1850
condenser 23 ea 2ton=1980 3ton=2350 4ton=2790
thermostat 23 ea 135
nm-cable 26 ft 14/2=0.52 12/2=0.74 14/3=0.78 12/3=1.05 10/3=1.75 6/3=3.9
emt 26 ea 1/2"×10'=9.4 3/4"×10'=15.2 1"×10'=24.8
thhn 26 ft 12=0.28 10=0.45 8=0.78 6=1.2
box 26 ea 2.9
receptacle 26 ea 15A=1.6 20A=3.2
gfci 26 ea 20A=24
switch 26 ea 1.9
three-way 26 ea 4.2
dimmer 26 ea 26
cover 26 ea 0.9
panel 26 ea 100A=235 200A=395
breaker 26 ea 20A=7.5 30A=13.5 50A=17.5
arc-breaker 26 ea 20A=52
led-light 26 ea 6"=17.5
light-fixture 26 ea 85
smoke-alarm 26 ea 32
combo-alarm 26 ea 54
ceiling-fan 26 ea 165
crushed-stone 31 ton 34
road-base 31 ton 29
fill-sand 31 ton 27
drain-pipe-perforated 31 ft 4"=1.4
filter-fabric 31 ft2 0.22
erosion-fence 31 ft 1.35
asphalt 32 ton 112
paver 32 ft2 5.4
edging 32 ft 2.2
fence-panel 32 ea 6'×8'=78
vinyl-fence 32 ea 6'×8'=142
fence-post 32 ea 4×4×8'=15.2
gate 32 ea 4'=165
topsoil 32 yd3 41
mulch 32 yd3 39
sod 32 ft2 0.62
retaining-block 32 ea 6.4
`;

export interface Item {
  code: string;
  /** Its name in `estimate-items`. */
  family: string;
  size: string;
  division: Division;
  unit: UnitId;
  /** Dollars. */
  cost: string;
}

/** The code of an item: its division, family and size, in letters that every file and keyboard has. */
const codeOf = (division: string, family: string, size: string) =>
  [
    division,
    family,
    size
      .replace(/'/g, "ft")
      .replace(/"/g, "in")
      .replaceAll("×", "x")
      .replaceAll("#", "no")
      .replaceAll("/", "-")
      .replaceAll("⅝", ".625")
      .replaceAll("½", ".5")
      .replaceAll("¼", ".25")
      .replaceAll("¾", ".75")
      .replaceAll("⅞", ".875"),
  ]
    .filter(Boolean)
    .join("-")
    .toLowerCase();

export const ITEMS: readonly Item[] = LIST.trim()
  .split("\n")
  .flatMap((row) => {
    const [family = "", division = "", unit = "", ...prices] = row.split(" ");
    return prices.map((price) => {
      const [size, cost] = price.includes("=") ? price.split("=") : ["", price];
      return {
        code: codeOf(division, family, size ?? ""),
        family,
        size: size ?? "",
        division: division as Division,
        unit: unit as UnitId,
        cost: cost ?? "0",
      };
    });
  });

const BY_CODE = new Map(ITEMS.map((item) => [item.code, item]));

export const itemOf = (code: string): Item | undefined => BY_CODE.get(code);
