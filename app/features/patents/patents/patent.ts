import type { IconName } from "~/ui/icon.tsx";
import type { FigurePlan } from "./drawing/figure-plan.ts";

export const GROUPS = ["ai", "safety", "visualization", "estimation", "equipment", "field"] as const;
export type Group = (typeof GROUPS)[number];

export const STATUSES = ["Filed", "Pending", "Ready for Filing", "Draft", "Research", "Concept"] as const;
export type Status = (typeof STATUSES)[number];

export const PRIORITIES = ["High", "Medium", "Low"] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Names of the theme's colours; what they mark is always said in words as well. */
export type Colour = "accent" | "blueprint" | "ok" | "warn" | "danger";

/** A component of an invention, with the look of its entry in lists. */
export interface Component {
  name: string;
  icon: IconName;
  color: Colour;
}

/**
 * One patent of the sample portfolio. Its title and description are words of the interface and lie in
 * `locales/patent-titles.<language>.ts`; the rest is written in the language of the filing, English.
 */
export interface Patent {
  /** 1 to 44, with gaps. */
  id: number;
  group: Group;
  status: Status;
  priority: Priority;
  color: Colour;
  icon: IconName;
  /** How many claims the filing has. */
  claims: number;
  /** Percent. */
  confidence: number;
  components: readonly Component[];
  figures: readonly FigurePlan[];
  text: PatentText;
}

/** The outlines of specification and claims. Our own prose; a sample, not a filed document. */
export interface PatentText {
  field: string;
  background: string;
  summary: string;
  example: string;
  /** What the independent claims are drawn to, after "A system for", "A method of". */
  purpose: string;
  /** How the first claim differs from what is known: its closing clause. */
  wherein: string;
  /** What dependent claims add. */
  features: readonly string[];
}

/** Components in short: `icon/colour: name`, parted by bars. */
export function components(text: string): Component[] {
  return text.split(" | ").map((entry) => {
    const [, icon, color, name] = /^([\w-]+)\/(\w+): (.+)$/.exec(entry) ?? [];
    if (!icon || !color || !name) throw new Error(`no component: ${entry}`);
    return { icon: icon as IconName, color: color as Colour, name };
  });
}
