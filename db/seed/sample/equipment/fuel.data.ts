// Made-up machines, suppliers, orders and tickets: every figure is invented.

/** What each is called, by its place. */
export const SAMPLE_FUEL_WORDS = {
  en: {
    site: "Sample site",
    machines: ["Excavator 1", "Skid steer 2", "Telehandler 3", "Generator 4", "Water truck 5", "Pickup 6"],
    note: "Gate 2, machines stand along the fence",
    code: "01-5113",
  },
  es: {
    site: "Obra de muestra",
    machines: [
      "Excavadora 1",
      "Minicargador 2",
      "Manipulador 3",
      "Generador 4",
      "Pipa de agua 5",
      "Camioneta 6",
    ],
    note: "Puerta 2, las máquinas están junto a la cerca",
    code: "01-5113",
  },
  he: {
    site: "אתר לדוגמה",
    machines: ["מחפר 1", "מיני מעמיס 2", "מעמיס טלסקופי 3", "גנרטור 4", "מכלית מים 5", "טנדר 6"],
    note: "שער 2, הכלים עומדים לאורך הגדר",
    code: "01-5113",
  },
} as const;

/** Fuel, road plates, horsepower, load, hours a day, tank and level in gallons, read so many days ago. */
export const SAMPLE_MACHINES = [
  ["dyed", false, 160, 60, 8, 100, 95],
  ["dyed", false, 74, 50, 6, 27, 9],
  ["dyed", false, 100, 45, 7, 38, 30],
  ["dyed", false, 60, 70, 10, 200, 150],
  ["clear", true, 250, 35, 6, 75, 70],
  ["gasoline", true, 300, 15, 5, 26, 14],
] as const;

/** Fuels, the least in gallons, spread in tenths of a cent, fee in cents, hours. */
export const SAMPLE_SUPPLIERS = [
  ["dyed clear", 100, 320, 3_500, "04:00–07:00"],
  ["dyed clear gasoline def", 150, 260, 0, "05:00–08:00"],
  ["dyed clear gasoline", 0, 480, 7_500, "18:00–22:00"],
  ["dyed clear def", 250, 190, 0, "04:00–09:00"],
] as const;

/** Of each order: supplier, days from today, weekly, state, and for each machine the gallons asked for, the price in tenths
 * of a cent, what the meter gave, what was billed and the hour meter, in tenths. */
export const SAMPLE_ORDERS = [
  {
    ...{ supplier: 1, days: -15, weekly: true, state: "reconciled", billedCents: 57_826 },
    lines: [
      [0, 80, 3_410, 774, 774, 41_200],
      [1, 20, 3_410, 182, 182, 11_300],
      [2, 25, 3_410, 236, 236, 20_500],
      [4, 30, 3_890, 315, 315, 52_000],
      [5, 15, 3_240, 152, 152, 30_000],
    ],
  },
  {
    ...{ supplier: 1, days: -8, weekly: true, state: "disputed", billedCents: 72_560 },
    lines: [
      [0, 90, 3_430, 962, 962, 41_400],
      [1, 20, 3_430, 192, 230, 11_404],
      [2, 30, 3_430, 315, 315, 20_640],
      [4, 40, 3_910, 412, 412, 52_080],
      [5, 15, 3_260, 146, 146, 30_065],
    ],
  },
  {
    ...{ supplier: 0, days: -1, weekly: false, state: "enRoute", billedCents: 0 },
    lines: [
      [0, 60, 3_490, 588, null, 41_522],
      [1, 20, 3_490, 176, null, 11_500],
      [3, 80, 3_490, null, null, null],
    ],
  },
  {
    ...{ supplier: 1, days: 2, weekly: true, state: "requested", billedCents: 0 },
    lines: [
      [0, 90, 3_450, null, null, null],
      [2, 30, 3_450, null, null, null],
      [3, 60, 3_450, null, null, null],
    ],
  },
] as const;
