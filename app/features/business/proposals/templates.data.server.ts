import type { Template } from "./proposals.limits.ts";

/** A line of a template; its words stand in the same place of the words of each language. */
export interface TemplateLine {
  section: number;
  /** Of the size, so many; or a number of its own. */
  per?: number;
  qty?: string;
  unit: string;
  /** Dollars, as an example: whoever offers puts their own. */
  cost: string;
  taxable?: true;
  optional?: true;
  /** Good, better or best, of which the client chooses one. */
  tier?: 0 | 1 | 2;
}

interface Shape {
  /** The size where none is typed. */
  size: string;
  lines: readonly TemplateLine[];
}

export const SHAPES: Readonly<Record<Template, Shape>> = {
  kitchen: {
    size: "150",
    lines: [
      { section: 0, qty: "1", unit: "ls", cost: "2400" },
      { section: 1, qty: "1", unit: "ls", cost: "5200" },
      { section: 1, qty: "1", unit: "ls", cost: "4600" },
      { section: 2, per: 1, unit: "ft²", cost: "11.5", taxable: true },
      { section: 2, qty: "22", unit: "ft", cost: "260", taxable: true, tier: 0 },
      { section: 2, qty: "22", unit: "ft", cost: "410", taxable: true, tier: 1 },
      { section: 2, qty: "22", unit: "ft", cost: "690", taxable: true, tier: 2 },
      { section: 2, qty: "1", unit: "ls", cost: "1850", optional: true },
    ],
  },
  bath: {
    size: "50",
    lines: [
      { section: 0, qty: "1", unit: "ls", cost: "1100" },
      { section: 1, qty: "1", unit: "ls", cost: "3900" },
      { section: 1, qty: "1", unit: "ls", cost: "1450" },
      { section: 2, per: 3, unit: "ft²", cost: "14", taxable: true, tier: 0 },
      { section: 2, per: 3, unit: "ft²", cost: "21", taxable: true, tier: 1 },
      { section: 2, per: 3, unit: "ft²", cost: "34", taxable: true, tier: 2 },
      { section: 2, qty: "1", unit: "ea", cost: "1650", taxable: true, optional: true },
    ],
  },
  deck: {
    size: "240",
    lines: [
      { section: 0, qty: "9", unit: "ea", cost: "185" },
      { section: 1, per: 1, unit: "ft²", cost: "13.5", taxable: true },
      { section: 2, per: 1, unit: "ft²", cost: "9", taxable: true, tier: 0 },
      { section: 2, per: 1, unit: "ft²", cost: "17.5", taxable: true, tier: 1 },
      { section: 2, per: 1, unit: "ft²", cost: "26", taxable: true, tier: 2 },
      { section: 2, qty: "48", unit: "ft", cost: "62", taxable: true },
      { section: 2, qty: "1", unit: "ls", cost: "980", optional: true },
    ],
  },
  roof: {
    size: "24",
    lines: [
      { section: 0, per: 1, unit: "sq", cost: "95" },
      { section: 1, per: 1, unit: "sq", cost: "48", taxable: true },
      { section: 1, per: 1, unit: "sq", cost: "265", taxable: true, tier: 0 },
      { section: 1, per: 1, unit: "sq", cost: "340", taxable: true, tier: 1 },
      { section: 1, per: 1, unit: "sq", cost: "620", taxable: true, tier: 2 },
      { section: 2, qty: "1", unit: "ls", cost: "1350", taxable: true },
      { section: 2, qty: "160", unit: "ft", cost: "11", taxable: true, optional: true },
    ],
  },
  addition: {
    size: "400",
    lines: [
      { section: 0, qty: "1", unit: "ls", cost: "9500" },
      { section: 1, per: 1, unit: "ft²", cost: "34", taxable: true },
      { section: 1, per: 1, unit: "ft²", cost: "48", taxable: true },
      { section: 2, per: 1, unit: "ft²", cost: "29" },
      { section: 3, per: 1, unit: "ft²", cost: "38", taxable: true, tier: 0 },
      { section: 3, per: 1, unit: "ft²", cost: "57", taxable: true, tier: 1 },
      { section: 3, per: 1, unit: "ft²", cost: "82", taxable: true, tier: 2 },
      { section: 3, qty: "1", unit: "ls", cost: "4200", optional: true },
    ],
  },
  fitout: {
    size: "1500",
    lines: [
      { section: 0, per: 1, unit: "ft²", cost: "4.5" },
      { section: 1, per: 1, unit: "ft²", cost: "16", taxable: true },
      { section: 2, per: 1, unit: "ft²", cost: "21" },
      { section: 3, per: 1, unit: "ft²", cost: "9", taxable: true, tier: 0 },
      { section: 3, per: 1, unit: "ft²", cost: "14", taxable: true, tier: 1 },
      { section: 3, per: 1, unit: "ft²", cost: "22", taxable: true, tier: 2 },
      { section: 3, qty: "1", unit: "ls", cost: "3800", optional: true },
    ],
  },
};

/** Percent of the price at each milestone, whose names stand in the words. */
export const STEPS = ["25", "30", "35", "10"] as const;
export const DAYS_OF_WORK = 42;

export interface TemplateWords {
  title: string;
  scope: string;
  /** Of each section. */
  sections: readonly string[];
  /** Of each line of the shape. */
  lines: readonly string[];
  exclusions: string;
  allowances: string;
}

export interface Words {
  templates: Readonly<Record<Template, TemplateWords>>;
  /** `{{size}}` and `{{unit}}`. */
  sized: string;
  tiers: readonly [string, string, string];
  group: string;
  steps: readonly [string, string, string, string];
  inclusions: string;
  terms: string;
  untitled: string;
}
