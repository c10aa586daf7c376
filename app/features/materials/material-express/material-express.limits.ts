export const EXPRESS = "/material-express";
export const orderPath = (id: string) => `/material-order/${id}`;
export const EXAMPLE = "sample";

/** What can be shared by a link: an order, and a request for prices. */
export const MATERIAL_ORDER = "material-order";
export const MATERIAL_QUOTE = "material-quote";

export const EXPRESS_LIMITS = {
  /** Of one workspace: open at once, and begun in a year. */
  orders: 500,
  inYear: 2_000,
  shown: 40,
  /** Deliveries from which the record of a supplier is counted. */
  counted: 200,
  lines: 200,
  /** Suppliers who are asked for prices of one list. */
  quotes: 8,
  topic: 80,
  text: 120,
  unit: 12,
  supplier: 80,
  site: 80,
  gate: 60,
  note: 300,
  name: 80,
  ticket: 40,
  /** In hundredths. */
  quantity: 9_999_999,
  cents: 99_999_999,
  miles: 100,
  tons: 60,
  leadDays: 365,
  /** Trucks that one gate takes in a window. */
  places: 2,
  daysAhead: 120,
  fileBytes: 1_000_000,
  skus: 15,
  /** Of one load; and the size of one. */
  photos: 6,
  photoBytes: 8 * 1024 * 1024,
} as const;

/** The hour of the day before at which an order becomes fixed, at the site. */
export const CUTOFF = "16:00";
