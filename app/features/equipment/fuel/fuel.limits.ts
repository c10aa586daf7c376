export const FUEL = "/fuelup-delivery";
export const ORDER_FORM = "/fuel-order-form";
export const RECORDS = "/fuel-records";
export const RECORDS_FILE = "/fuel-records.csv";
export const fuelPath = (id: string) => `/fuel-order/${id}`;
export const EXAMPLE = "sample";
/** What a link can be made to. */
export const FUEL_ORDER = "fuel-order";

export const FUEL_LIMITS = {
  /** Of one workspace. */
  machines: 60,
  suppliers: 30,
  /** Open at once, and asked for in a year. */
  orders: 500,
  inYear: 2_000,
  shown: 30,
  records: 60,
  /** Rows of the file that are read at once, and in all. */
  atOnce: 5_000,
  inFile: 50_000,
  label: 60,
  firm: 80,
  site: 80,
  hours: 40,
  code: 40,
  note: 300,
  signedBy: 80,
  /** In an order; and the machines that its form may show, examples and what a guest brought along included. */
  lines: 60,
  rows: 200,
  /** Fills of one machine by which the newest is judged. */
  fills: 50,
} as const;
