import type { Person } from "~/engines/trust/trust.server.ts";
import { typedDollars } from "~/lib/dollars.ts";
import type { Database } from "~db/client.ts";
import { costOfScenario } from "./cost.ts";
import { FIELDS, readFields, scenarioIn } from "./kinds.ts";
import { PRODUCTS } from "./products.ts";
import { readScenarios } from "./saved.queries.server.ts";

// What a customer could pay by the month for a job, by the scenarios of the kind `customer` that a firm keeps.

/** The terms of a plan as they were typed. What the lender keeps from the contractor is none of the customer's. */
export interface Plan {
  id: string;
  name: string;
  rate: string;
  months: string;
  fee?: string;
}

/** The plans that a workspace keeps, the newest first. */
export async function readPlans(db: Database, actor: Person): Promise<Plan[]> {
  const kept = await readScenarios(db, actor);
  return kept.flatMap(({ id, topic, query }) => {
    const scenario = scenarioIn(new URLSearchParams(query));
    if (scenario?.kind !== "customer") return [];
    const { rate = "", months = "", fee } = scenario.typed;
    if (Object.keys(readFields(FIELDS.customer, scenario.typed).wrongs).length > 0) return [];
    return [{ id, name: topic, rate, months, ...(fee && { fee }) }];
  });
}

/** What a plan comes to for a price; undefined where it cannot be worked out, or no rate can be named. */
export function planCost({ rate, months, fee = "" }: Plan, totalCents: number) {
  if (totalCents <= 0) return undefined;
  const typed = { amount: typedDollars(totalCents), rate, months, fee };
  const costed = costOfScenario("customer", typed);
  if (!costed.ok || !costed.cost.rate.ok) return undefined;
  const { payment, paid, received, rate: annual, rows } = costed.cost;
  const feeCents = totalCents - received;
  return {
    ...{ payment, feeCents, payments: rows.length },
    last: rows.at(-1)?.payment ?? payment,
    /** The annual percentage rate, in percent. */
    apr: annual.percent,
    paid: paid + feeCents,
    cost: paid + feeCents - totalCents,
  };
}

/**
 * What a price would be by the month, at the terms of the page's own example for homeowners, with its address there;
 * undefined where it cannot be worked out.
 */
export function monthlyExample(totalCents: number) {
  const { rate = "", months = "" } = PRODUCTS.find(({ id }) => id === "homeowner")?.typed ?? {};
  const cost = planCost({ id: "", name: "", rate, months }, totalCents);
  if (!cost) return undefined;
  const typed = new URLSearchParams({ kind: "customer", amount: typedDollars(totalCents), rate, months });
  return { cents: cost.payment, apr: cost.apr, months: cost.payments, href: `/financing?${typed}` };
}
