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
  orders: 500,
  shown: 30,
  records: 60,
  inFile: 5_000,
  label: 60,
  firm: 80,
  site: 80,
  hours: 40,
  code: 40,
  note: 300,
  signedBy: 80,
  /** In an order. */
  lines: 60,
} as const;
