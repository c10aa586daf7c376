import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Holding, Present } from "~/engines/trust/trust.server.ts";
import { PATH } from "./home-design.address.ts";
import { homeDesignView } from "./home-design.view.server.ts";
import { readPlans, readSharedPlan } from "./plans.queries.server.ts";

type Context = Pick<AppLoadContext, "db" | "now" | "language" | "formKey">;

/** The plans that are kept, as links to what they draw. */
export async function plansView({ db }: Context, actor: Present | undefined, isMember: boolean) {
  const plans = await readPlans(db, actor);
  return {
    isMember,
    readOnly: actor?.role === "viewer",
    plans: plans.map(({ versions, ...plan }) => ({
      ...plan,
      versions: versions.map(({ link, ...version }) => ({ ...version, href: `${PATH}?${link}` })),
    })),
  };
}
export type PlansView = Awaited<ReturnType<typeof plansView>>;

/** What the page of a plan needs to keep it: the plans that it may be a version of. */
export async function keepingView({ db, formKey }: Context, actor: Present | undefined) {
  const plans = await readPlans(db, actor);
  return {
    idem: formKey(),
    readOnly: actor?.role === "viewer",
    plans: plans.map(({ id, name }) => ({ id, name })),
  };
}
export type KeepingView = Awaited<ReturnType<typeof keepingView>>;

/** The newest version for whoever holds a link to a plan. */
export async function sharedPlanView({ db, language, now }: Context, { holder, link }: Holding) {
  const found = await readSharedPlan(db, holder, link.subject.id);
  if (!found) return undefined;
  const view = homeDesignView(new URLSearchParams(found.link), language, now());
  return {
    name: found.name,
    number: found.number,
    drawn: "variants" in view ? { ...view, form: { units: view.form.units } } : undefined,
  };
}
export type SharedPlanView = NonNullable<Awaited<ReturnType<typeof sharedPlanView>>>;
