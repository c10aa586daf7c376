import type { Person } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { formatsOf } from "~/i18n/formats.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Database } from "~db/client.ts";
import { TIER_IDS, TIERS, type TierId } from "./membership.logic.ts";
import { type ReadMembership, readMembership } from "./membership.queries.server.ts";
import { changeTo, type PlanChange } from "./plan-change.logic.ts";

interface Asked {
  db: Database;
  now: () => Date;
  language: Language;
  formKey: () => string;
}

/** Buttons of the process, and what stands in the way of each. */
const OFFERED = ["downgrade", "leaveNow", "leaveLater", "stay"] as const;

/** The page of a workspace's plan; `to` of the address is the plan whose price it works out first. */
export async function readPlanView(
  context: Asked,
  actor: Person & { name?: string },
  query: URLSearchParams,
) {
  const read = await readMembership(context, actor);
  const { choices, charges, id: _, ...found } = read;
  const now = context.now();
  const changes = Object.fromEntries(TIER_IDS.map((tier) => [tier, changeTo(read, tier, now)])) as Record<
    TierId,
    PlanChange
  >;
  const may = Object.fromEntries(
    OFFERED.map((name) => {
      const choice = choices.find((one) => one.name === name);
      return [name, choice ? (choice.blockedBy ?? "yes") : "no"];
    }),
  ) as Record<(typeof OFFERED)[number], string>;
  const tier = TIERS.find((one) => one.id === found.plan);
  return {
    ...found,
    people: found.people.map(({ id, first, last, role }) => ({
      id,
      name: `${first ?? ""} ${last ?? ""}`.trim(),
      role,
    })),
    workspace: actor.name ?? "",
    /** JSON has no infinity: what has no limit has no number. */
    most: {
      members: finite(tier?.members),
      listings: finite(tier?.listingsPerMonth),
    },
    changes,
    may,
    charges,
    open: charges.find((one) => one.open),
    to: TIER_IDS.find((one) => one === query.get("to")),
    idem: context.formKey(),
  };
}
export type PlanView = Awaited<ReturnType<typeof readPlanView>>;

const finite = (limit = 0): number | null => (Number.isFinite(limit) ? limit : null);

/** The one line of an invoice, in the buyer's words: the plan and the days that it is for. */
export function lineOf(
  { language, now }: Pick<Asked, "language" | "now">,
  found: ReadMembership,
  to: TierId,
): string {
  const t = translator(language, "plan-mail");
  const format = formatsOf(language);
  const change = changeTo(found, to, now());
  const from = change.kind === "upgrade" ? now().toISOString() : change.periodStart;
  const words = { plan: t(`tiers.${to}`), from: format.date(from), until: format.date(change.periodEnd) };
  return t(change.kind === "upgrade" ? "line.upgrade" : "line.month", words);
}
