import type { Kind, Typed } from "./kinds.ts";

/** Made-up products to begin with, at figures that such money has often cost: nobody offers them. */
export interface Product {
  id: string;
  kind: Kind;
  typed: Typed;
}

export const PRODUCTS: readonly Product[] = [
  { id: "truckLoan", kind: "term", typed: { amount: "48000", rate: "8.9", months: "60", fee: "450" } },
  { id: "workingLoan", kind: "term", typed: { amount: "75000", rate: "11.5", months: "36", fee: "2250" } },
  {
    id: "balloonLoan",
    kind: "term",
    typed: { amount: "180000", rate: "9.25", months: "84", fee: "1800", balloon: "45000" },
  },
  {
    id: "dollarLease",
    kind: "lease",
    typed: { amount: "62000", months: "48", payment: "1565", ahead: "1", residual: "1", fee: "395" },
  },
  {
    id: "residualLease",
    kind: "lease",
    typed: { amount: "62000", months: "36", rate: "9.75", ahead: "1", residual: "18600" },
  },
  {
    id: "buildLine",
    kind: "draws",
    typed: {
      ...{ amount: "240000", rate: "10.25", months: "9", start: "2026-03-02", basis: "360", draw1: "60000" },
      ...{ draw2: "80000", day2: "45", draw3: "70000", day3: "120", fee: "2400" },
    },
  },
  {
    id: "invoiceSale",
    kind: "factoring",
    typed: {
      ...{ amount: "36000", advance: "85", firstRate: "2.5", firstDays: "30", stepRate: "1", stepDays: "10" },
      ...{ days: "47", fee: "35" },
    },
  },
  {
    id: "dailyAdvance",
    kind: "merchant",
    typed: {
      ...{ amount: "40000", factor: "1.32", rhythm: "day", payment: "400", start: "2026-03-02", fee: "1200" },
    },
  },
  {
    id: "homeowner",
    kind: "customer",
    typed: { amount: "18500", rate: "7.99", months: "84", dealerFee: "5" },
  },
];
