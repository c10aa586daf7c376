import { type Content, emptyContent, type Line, totalsOf } from "~/engines/lines/lines.ts";
import type { Language } from "~/i18n/languages.ts";
import { type Decimal, fractionOf } from "~/lib/decimal.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { withFacts, withMilestones, withRates } from "./proposal-content.ts";
import { KIND, PROPOSAL_LIMITS, SIZES, type Template } from "./proposals.limits.ts";
import { DAYS_OF_WORK, SHAPES, STEPS, type Words } from "./templates.data.server.ts";
import { en } from "./templates.en.data.server.ts";
import { es } from "./templates.es.data.server.ts";
import { he } from "./templates.he.data.server.ts";

export const wordsOf = (language: Language): Words => ({ en, es, he })[language];

/** So many of a size: exact, as a decimal. */
function sized(size: Decimal, per: number): Decimal {
  const { over, under } = fractionOf(size);
  const [whole, rest] = [(over * BigInt(per)) / under, (over * BigInt(per)) % under];
  const places = String(under).length - 1;
  const part = places === 0 ? "" : String(rest).padStart(places, "0").replace(/0+$/, "");
  return part ? `${whole}.${part}` : String(whole);
}

export interface Outline {
  template: Template | "none";
  client: string;
  site: string;
  /** What the quantities follow; 0 for the template's own. */
  size: Decimal;
  /** What is known of the scope, a line each. */
  facts: string;
}

/** Writes an offer from a template and what was typed of the scope. Its prices are examples of ours. */
export function outlineOf(
  language: Language,
  { template, client, site, size, facts }: Outline,
  today: string,
  idOf: (n: number) => string = () => crypto.randomUUID(),
): Content {
  const words = wordsOf(language);
  const begun = withMilestones(
    withFacts(emptyContent(KIND), {
      ...{ client, site, template: template === "none" ? "" : template },
      ...{ terms: words.terms, validUntil: dayAfter(today, 30) },
    }),
    STEPS.map((percent, n) => ({ percent, name: words.steps[n] ?? "" })),
  );
  const typed = facts.trim();
  if (template === "none") return withFacts(begun, { scope: typed });
  const shape = SHAPES[template];
  const own = words.templates[template];
  const much = size === "0" ? shape.size : size;
  const lines = shape.lines.map(({ section, per, qty, unit, cost, tier, ...more }, n) => ({
    section,
    line: {
      ...{ id: idOf(n), text: own.lines[n] ?? "", qty: per ? sized(much, per) : (qty ?? "1"), unit },
      ...{ unitCost: cost, markup: "20", ...more },
      ...(tier !== undefined && { option: { group: words.group, choice: words.tiers[tier] } }),
    } satisfies Line,
  }));
  const sections = own.sections.map((title, n) => ({
    ...{ id: `section-${n}`, title },
    lines: lines.filter(({ section }) => section === n).map(({ line }) => line),
  }));
  const measure = words.sized.replace("{{size}}", much).replace("{{unit}}", SIZES[template]);
  const scope = [`${own.scope} ${measure}`, typed].filter(Boolean).join("\n");
  return withFacts(
    withRates({ ...begun, sections }, { overhead: "0", profit: "0", discount: "0", tax: "0" }),
    {
      ...{ scope: scope.slice(0, PROPOSAL_LIMITS.text), inclusions: words.inclusions },
      ...{ exclusions: own.exclusions, allowances: own.allowances },
      ...{ startOn: dayAfter(today, 21), finishOn: dayAfter(today, 21 + DAYS_OF_WORK) },
    },
  );
}

/**
 * An offer from an estimate, which asks for what that came to: its lines with their options, overhead and profit as they
 * are. The tax on material is a cost of whoever builds, and becomes a line on which both are charged. Contingency was worked
 * out with both in it, and becomes a line at its price.
 */
export function fromEstimate(
  language: Language,
  estimate: Content,
  words: { tax: string; contingency: string },
  { title: _, ...head }: Pick<Outline, "client" | "site" | "facts"> & { title: string },
  today: string,
): Content {
  const begun = outlineOf(language, { ...head, template: "none", size: "0" }, today);
  const sums = new Map(totalsOf(estimate).steps.map(({ adjustment, cents }) => [adjustment.kind, cents]));
  const rate = (kind: string) => estimate.adjustments.find((one) => one.kind === kind)?.rate ?? "0";
  const lumps = (["tax", "contingency"] as const).flatMap((kind): Line[] => {
    const cents = sums.get(kind) ?? 0;
    const dollars = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`.replace(
      /\.?0+$/,
      "",
    );
    return cents > 0
      ? [
          {
            ...{ id: `lump-${kind}`, text: words[kind], qty: "1", unit: "ls", unitCost: dollars || "0" },
            ...(kind === "contingency" && { flat: true }),
          },
        ]
      : [];
  });
  // What a price is made of stays with the estimate.
  const sections = estimate.sections.map((section) => ({
    ...section,
    lines: section.lines.map(({ basis: _basis, locked: _locked, progress: _progress, ...line }) => line),
  }));
  const all = lumps.length > 0 ? [...sections, { id: "section-lumps", title: "", lines: lumps }] : sections;
  return withRates(
    { ...begun, sections: all, chosen: estimate.chosen },
    { overhead: rate("overhead"), profit: rate("profit"), discount: "0", tax: "0" },
  );
}
