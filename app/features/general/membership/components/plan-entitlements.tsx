import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Progress } from "~/ui/progress.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { FEATURES, TIERS } from "../membership.logic.ts";
import type { PlanView } from "../membership.view.server.ts";
import { HeldValue } from "./held-value.tsx";
import { PLAN } from "./plan-change.tsx";

interface EntitlementsProps {
  view: PlanView;
  /** What is wrong with the typed time zone. */
  zone?: { typed?: string; error?: string };
}

/** Something that is counted against a limit; without one the count alone. */
function Counted({
  id,
  label,
  used,
  most,
}: {
  id: string;
  label: string;
  used: number;
  most: number | null;
}) {
  const t = useText("membership-plan");
  const format = useFormat();
  if (most === null)
    return (
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{label}</span>
        <span className="text-muted tabular-nums">{t("holds.noLimit", { used: format.number(used) })}</span>
      </p>
    );
  return (
    <Progress
      id={id}
      label={label}
      value={Math.min(used, most)}
      max={most}
      text={t("holds.of", { used: format.number(used), most: format.number(most) })}
    />
  );
}

/** Who works in the workspace, and so uses its plan. */
function People({ people }: Pick<PlanView, "people">) {
  const t = useText("membership-plan");
  if (people.length === 0) return <p className="text-muted">{t("holds.alone")}</p>;
  return (
    <ul className="grid gap-1 sm:grid-cols-2">
      {people.map(({ id, name, role }) => (
        <li key={id} className="flex flex-wrap gap-x-2">
          <bdi translate="no">{name || t("holds.unnamed")}</bdi>
          <span className="text-muted">{t(`holds.roles.${role}`)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What the plan holds, how much of it is used, and by whom. */
export function Entitlements({ view, zone }: EntitlementsProps) {
  const t = useText("membership-plan");
  const names = useText("membership");
  const tier = TIERS.find(({ id }) => id === view.plan);
  const counted = ["listings", "members"];
  return (
    <TitledSection id="holds" title={t("holds.title")} className="grid gap-6">
      <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-2">
        <div className="grid gap-3">
          <Counted
            id="used-members"
            label={names("features.members")}
            used={view.members}
            most={view.most.members}
          />
          <People people={view.people} />
          {view.manages && <TextLink href="/workspace#invite">{t("holds.invite")}</TextLink>}
        </div>
        <div className="grid gap-3">
          <Counted
            id="used-listings"
            label={t("holds.listings")}
            used={view.listings}
            most={view.most.listings}
          />
          <p className="text-sm text-muted">
            {t("holds.month", { month: `\u2068${view.month}\u2069`, zone: `\u2068${view.zone}\u2069` })}
          </p>
          {view.manages && view.version > 0 && (
            <form method="post" action={PLAN} noValidate className="flex flex-wrap items-end gap-3">
              <Field
                name="zone"
                label={t("holds.zone")}
                hint={t("holds.zoneHint")}
                defaultValue={zone?.typed ?? view.zone}
                error={zone?.error}
                dir="ltr"
                autoComplete="off"
                spellCheck={false}
                className="grow"
              />
              <Button name="intent" value="zone" variant="outline">
                {t("holds.setZone")}
              </Button>
            </form>
          )}
        </div>
      </div>
      {tier && (
        <dl className="grid gap-x-10 md:grid-cols-2">
          {FEATURES.filter(({ id }) => !counted.includes(id)).map((feature) => (
            <div
              key={feature.id}
              className="flex items-center justify-between gap-4 border-b border-line py-2"
            >
              <dt>
                {names(`features.${feature.id}`)}
                {!feature.open && <span className="block text-sm text-muted">{names("table.later")}</span>}
              </dt>
              <dd>
                <HeldValue held={feature.of(tier)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        <TextLink href="/vip-benefits">{t("holds.benefits")}</TextLink>
      </p>
    </TitledSection>
  );
}
