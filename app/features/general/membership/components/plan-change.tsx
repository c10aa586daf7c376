import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { Button, buttonClass } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { annualCents, TIERS, type Tier, type TierId } from "../membership.logic.ts";
import type { PlanView } from "../membership.view.server.ts";
import { monthOf, TRIAL_DAYS, TRIAL_TIER } from "../plan-change.logic.ts";

export const PLAN = "/membership/plan";
export const orderOf = (id: string, sheet?: "invoice"): string =>
  `/order-management?${new URLSearchParams({ order: id, ...(sheet && { sheet }) })}`;

interface ViewProps {
  view: PlanView;
}

/** The hidden fields of every step: which form it is, and as what the page showed the plan. */
export function StepFields({ view, seenCents }: ViewProps & { seenCents?: number }) {
  return (
    <>
      <input type="hidden" name="idem" value={view.idem} />
      <input type="hidden" name="version" value={view.version} />
      {seenCents !== undefined && <input type="hidden" name="seenCents" value={seenCents} />}
    </>
  );
}

/** What can be done with one plan, as the next step; nothing is done before its price was shown. */
function TierAction({ tier, view }: ViewProps & { tier: Tier }) {
  const t = useText("membership-plan");
  const { plan, state, tried, changes, manages } = view;
  const name = tier.id;
  const { kind } = changes[name];
  if (name === plan && kind !== "renewal" && !(state === "trialing" && kind === "start"))
    return <p className="border-t border-line pt-3 font-medium">{t("tiers.yours")}</p>;
  if (!manages || kind === "none") return null;
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      {name === TRIAL_TIER && !tried && state === "free" && (
        <form method="post" action={PLAN} className="grid">
          <input type="hidden" name="idem" value={view.idem} />
          <Button name="intent" value="try">
            {t("tiers.try", { count: TRIAL_DAYS })}
          </Button>
        </form>
      )}
      <a
        href={kind === "leave" ? "#leave" : `${PLAN}?to=${name}#change`}
        className={buttonClass({ variant: "outline" })}
      >
        {t(`tiers.actions.${kind}`)}
      </a>
    </div>
  );
}

/** The three plans with their prices, from here. */
export function Tiers({ view }: ViewProps) {
  const t = useText("membership-plan");
  const names = useText("membership");
  const format = useFormat();
  return (
    <TitledSection id="plans" title={t("tiers.title")} className="grid gap-4">
      <ul className="grid gap-4 md:grid-cols-3">
        {TIERS.map((tier) => (
          <li
            key={tier.id}
            className={`grid grid-rows-[1fr_auto] gap-3 border border-t-4 border-line bg-surface p-5 ${tier.id === view.plan ? "border-t-accent" : "border-t-ink"}`}
          >
            <div className="grid content-start gap-1">
              <h3 className="text-lg font-bold" translate="no">
                {names(`tiers.${tier.id}.name`)}
              </h3>
              <p className="flex flex-wrap items-baseline gap-x-2">
                <bdi className="text-2xl font-bold tabular-nums">{format.wholeMoney(tier.monthlyCents)}</bdi>
                <span className="text-sm text-muted">{names("cards.perMonth")}</span>
              </p>
              {tier.monthlyCents > 0 && (
                <p className="text-sm text-muted">
                  {t("tiers.year", {
                    price: format.wholeMoney(annualCents(tier)),
                    each: format.money(Math.round(tier.monthlyCents / view.members)),
                    count: view.members,
                  })}
                </p>
              )}
            </div>
            <TierAction tier={tier} view={view} />
          </li>
        ))}
      </ul>
      <p>
        <TextLink href="/membership">{t("tiers.compare")}</TextLink>
      </p>
    </TitledSection>
  );
}

/** One line of the reckoning. */
function Figure({ name, value, strong }: { name: string; value: string; strong?: boolean }) {
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-2 ${strong ? "text-lg font-bold" : ""}`}
    >
      <dt>{name}</dt>
      <dd className="tabular-nums">
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

/** How a sum came about, line by line, before anything is pressed. */
function Reckoning({ view, to }: ViewProps & { to: TierId }) {
  const t = useText("membership-plan");
  const format = useFormat();
  const change = view.changes[to];
  const { kind, days, allDays, dueCents, backCents } = change;
  const difference = Math.abs(monthOf(to) - monthOf(view.tier));
  const isPart = kind === "upgrade" || kind === "downgrade";
  return (
    <dl className="grid max-w-2xl border-t-2 border-ink">
      {isPart && (
        <>
          <Figure name={t(`change.difference.${kind}`)} value={format.money(difference)} />
          <Figure name={t("change.days")} value={t("change.daysOf", { count: days, all: allDays })} />
        </>
      )}
      <Figure
        name={t("change.period")}
        value={t("change.fromTo", {
          from: format.date(change.periodStart),
          until: format.date(change.periodEnd),
        })}
      />
      <Figure name={t("change.afterwards")} value={format.money(monthOf(to))} />
      {kind === "downgrade" ? (
        <Figure name={t("change.back")} value={format.money(backCents)} strong />
      ) : (
        <Figure name={t("change.due")} value={format.money(dueCents)} strong />
      )}
    </dl>
  );
}

/** What stands in the way of a smaller plan, each with the button that mends it. */
function Over({ view, to }: ViewProps & { to: TierId }) {
  const t = useText("membership-plan");
  const name = useText("membership")(`tiers.${to}.name`);
  const most = TIERS.find(({ id }) => id === to)?.members ?? 0;
  return (
    <Notice tone="warn" title={t("change.over", { name })}>
      <ul className="grid gap-2">
        <li>
          {t("change.overMembers", { count: view.members, most })}{" "}
          <TextLink href="/workspace#members">{t("change.toMembers")}</TextLink>
        </li>
      </ul>
    </Notice>
  );
}

/** What changing to a plan means now, and the one button that does it. */
export function Change({ view, to }: ViewProps & { to: TierId }) {
  const t = useText("membership-plan");
  const names = useText("membership");
  const format = useFormat();
  const change = view.changes[to];
  const { kind, dueCents, backCents } = change;
  const name = names(`tiers.${to}.name`);
  if (!view.manages || kind === "none" || kind === "leave") return null;
  const isBlocked = kind === "downgrade" && view.may.downgrade === "fits";
  const isOver = kind !== "downgrade" && dueCents === 0;
  return (
    <TitledSection
      id="change"
      title={t(`change.titles.${kind}`, { name })}
      className="grid gap-4 border-s-4 border-accent bg-surface p-5"
    >
      <p className="max-w-prose">{t(`change.leads.${kind}` as Key<"membership-plan">)}</p>
      <Reckoning view={view} to={to} />
      {isBlocked && <Over view={view} to={to} />}
      {isOver && <p className="max-w-prose font-medium">{t("change.notNow")}</p>}
      {view.open ? (
        <OpenInvoice view={view} />
      ) : (
        !isBlocked &&
        !isOver && (
          <form method="post" action={`${PLAN}?to=${to}`} className="grid justify-items-start gap-2">
            <StepFields view={view} seenCents={kind === "downgrade" ? backCents : dueCents} />
            <input type="hidden" name="to" value={to} />
            <Button
              name="intent"
              value={kind === "downgrade" ? "downgrade" : "charge"}
              size="lg"
              className="max-sm:w-full"
            >
              {kind === "downgrade"
                ? t("change.doDowngrade", { name })
                : t("change.doCharge", { amount: format.money(dueCents) })}
            </Button>
            <p className="max-w-prose text-sm text-muted">
              {t(kind === "downgrade" ? "change.downgradeNote" : "change.chargeNote")}
            </p>
          </form>
        )
      )}
    </TitledSection>
  );
}

/** An invoice that waits: it is paid or cancelled on its own page. */
export function OpenInvoice({ view: { open } }: ViewProps) {
  const t = useText("membership-plan");
  const names = useText("membership");
  const format = useFormat();
  if (!open) return null;
  return (
    <Notice
      tone="warn"
      title={t("open.title", {
        name: names(`tiers.${open.tier}.name`),
        amount: format.money(open.amountCents),
      })}
      action={
        <a href={orderOf(open.id)} className={buttonClass({ className: "mt-2" })}>
          {t("open.go")}
        </a>
      }
    >
      {t("open.text")}
    </Notice>
  );
}
