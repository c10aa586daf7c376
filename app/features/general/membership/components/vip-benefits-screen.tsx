import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { GROUPS, type Group, type ShownBenefit } from "../benefits.logic.ts";
import type { BenefitsView } from "../benefits.queries.server.ts";
import { addedBy, TIER_IDS, TIERS, type TierId } from "../membership.logic.ts";

const PAGE = "/vip-benefits";
/** A refused claim has no field to mend. */
const NO_FIELDS: [] = [];
const pageOf = (only?: string) => (only ? `${PAGE}?tier=${only}` : PAGE);

/** What a plan adds to the one before it. */
const adds = (id: TierId) => {
  const tier = TIERS.find((one) => one.id === id);
  return tier ? addedBy(tier).map(({ feature }) => feature.id) : [];
};

/** Money from events of this year: what had no price, what was paid, what came back; and what the next plan would save. */
function Worth({ view }: { view: BenefitsView }) {
  const t = useText("vip-benefits");
  const names = useText("membership");
  const format = useFormat();
  const { worth, next, year } = view;
  return (
    <TitledSection
      id="worth"
      title={t("worth.title", { year: String(year) })}
      className="grid gap-3 border border-t-4 border-line border-t-accent bg-surface p-6"
    >
      <p className="flex flex-wrap items-baseline gap-x-3 pb-2">
        <bdi className="dimension text-4xl font-bold tabular-nums">{format.money(worth.cents)}</bdi>
        <span className="text-muted">
          {worth.days > 0 ? t("worth.trial", { count: worth.days }) : t("worth.nothing")}
        </span>
      </p>
      <p className="max-w-prose text-muted">
        {t("worth.paid", { paid: format.money(worth.paidCents), back: format.money(worth.backCents) })}
      </p>
      {next && (
        <p className="max-w-prose">
          {t("worth.next", {
            name: names(`tiers.${next.tier}.name`),
            saved: format.wholeMoney(0),
            price: format.wholeMoney(next.monthlyCents),
          })}{" "}
          {t("worth.adds", {
            what: adds(next.tier)
              .map((id) => names(`features.${id}`))
              .join(", "),
          })}{" "}
          <TextLink href={`/membership/plan?to=${next.tier}#change`}>{t("worth.toNext")}</TextLink>
        </p>
      )}
    </TitledSection>
  );
}

/** How much of it is used, in words. */
function useUse() {
  const t = useText("vip-benefits");
  const format = useFormat();
  return ({ id, used, most }: ShownBenefit): string | undefined => {
    if (used === undefined) return undefined;
    if (id === "trial") return t(used > 0 ? "use.claimed" : "use.unclaimed");
    if (most === null) return t("use.noLimit", { used: format.number(used) });
    if (most !== undefined) return t("use.of", { used: format.number(used), most: format.number(most) });
    return used === 0 ? t("use.none") : t("use.times", { count: used });
  };
}

interface VipBenefitsProps {
  view: BenefitsView;
  idem: string;
  /** Why nothing was claimed. */
  refused?: "tried" | "stale";
}

/** The button that claims what is had once. */
function ClaimForm({ id, title, view, idem }: { id: string; title: string } & VipBenefitsProps) {
  const t = useText("vip-benefits");
  return (
    <form method="post" action={pageOf(view.only)} data-reload>
      <input type="hidden" name="benefit" value={id} />
      <input type="hidden" name="idem" value={idem} />
      <Button name="intent" value="claim" aria-label={t("claimIt", { what: title })}>
        {t("claimShort")}
      </Button>
    </form>
  );
}

function Item({ benefit, ...page }: { benefit: ShownBenefit } & VipBenefitsProps) {
  const { view } = page;
  const t = useText("vip-benefits");
  const names = useText("membership");
  const { id, group, from, href } = benefit;
  const format = useFormat();
  const use = useUse()(benefit);
  const title = t(`benefits.${id}.title`);
  const extra = id === "listings" && view.extra.endsAt ? view.extra : undefined;
  const isMuted = group === "muted";
  const isOnce = id === "trial";
  const isTaken = isOnce && group === "used";
  const isClaimed = isOnce && group === "unused" && view.claims;
  return (
    <li className="grid grid-rows-[1fr_auto] gap-4 border border-t-2 border-line border-t-ink bg-surface p-5">
      <div className="grid content-start gap-1">
        <h3 className="text-lg font-bold">{title}</h3>
        {group === "above" && (
          <p>
            <Badge>{t("partOf", { name: names(`tiers.${from}.name`) })}</Badge>
          </p>
        )}
        <p className="max-w-prose">{t(`benefits.${id}.how`)}</p>
        {use && <p className="text-sm font-medium tabular-nums">{use}</p>}
        {extra?.endsAt && (
          <p className="text-sm font-medium">
            {t("extra", { count: extra.listings, date: format.date(extra.endsAt) })}
          </p>
        )}
        {id === "listings" && (
          <p className="text-sm">
            <TextLink href="/loyalty-program#rewards">{t("extraFor")}</TextLink>
          </p>
        )}
        {group === "later" && <p className="text-sm text-muted">{t("laterText")}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {group === "above" ? (
          <a href={`/membership/plan?to=${from}#change`} className={buttonClass({ variant: "outline" })}>
            {t("seePlan", { name: names(`tiers.${from}.name`) })}
          </a>
        ) : (
          group !== "later" &&
          !isTaken &&
          !isClaimed && (
            <a
              href={href}
              aria-label={t("useIt", { what: title })}
              className={buttonClass({ variant: group === "unused" ? "default" : "outline" })}
            >
              {t("useShort")}
            </a>
          )
        )}
        {isClaimed && <ClaimForm id={id} title={title} {...page} />}
        {view.writes && (
          <form method="post" action={pageOf(view.only)} data-keep-scroll>
            <input type="hidden" name="benefit" value={id} />
            <Button
              name="intent"
              value={isMuted ? "show" : "mute"}
              variant="ghost"
              aria-label={t(isMuted ? "showIt" : "muteIt", { what: title })}
            >
              {t(isMuted ? "showShort" : "muteShort")}
            </Button>
          </form>
        )}
      </div>
    </li>
  );
}

/** Each benefit of the plan, whether it was used, and the button that uses it. */
export function VipBenefitsScreen(page: VipBenefitsProps) {
  const { view, refused } = page;
  const t = useText("vip-benefits");
  const names = useText("membership");
  const shell = useText("shell");
  const inGroup = (group: Group) => view.benefits.filter((one) => one.group === group);
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("vipBenefits"))} title={shell("screens.vipBenefits.title")}>
        <p>{t("lead", { name: names(`tiers.${view.plan}.name`) })}</p>
      </PageHeading>
      {refused && (
        <ErrorSummary title={t("errors.title")} message={t(`errors.${refused}`)} items={NO_FIELDS} />
      )}
      <Worth view={view} />
      <TabLinks
        label={t("filter")}
        tabs={[undefined, ...TIER_IDS].map((tier) => ({
          href: pageOf(tier),
          text: tier ? names(`tiers.${tier}.name`) : t("all"),
          current: view.only === tier,
        }))}
      />
      {GROUPS.filter((group) => inGroup(group).length > 0).map((group) => (
        <TitledSection key={group} id={group} title={t(`groups.${group}`)} className="grid gap-4">
          <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
            {inGroup(group).map((benefit) => (
              <Item key={benefit.id} benefit={benefit} {...page} />
            ))}
          </ul>
        </TitledSection>
      ))}
      <p>
        <TextLink href="/membership/plan">{t("toPlan")}</TextLink>
      </p>
    </div>
  );
}
