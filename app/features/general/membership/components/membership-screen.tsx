import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { PageHeading } from "~/ui/page-heading.tsx";
import { annualCents, TIERS } from "../membership.logic.ts";
import ComparisonTable from "./comparison-table.tsx";
import { TierCards } from "./tier-cards.tsx";

function Questions() {
  const t = useText("membership");
  const format = useFormat();
  const team = TIERS.find(({ popular }) => popular);
  const price = format.wholeMoney(team?.monthlyCents ?? 0);
  const year = team ? format.wholeMoney(annualCents(team)) : "";
  const members = team?.members ?? 0;
  return (
    <section className="grid gap-6">
      <h2 className="text-2xl font-bold">{t("questions.title")}</h2>
      <dl className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        {(["buy", "seats", "today", "later", "leave", "currency"] as const).map((id) => (
          <div key={id} className="grid content-start gap-1 border-t border-line pt-4">
            <dt className="text-lg font-bold">{t(`questions.${id}.ask`)}</dt>
            <dd className="max-w-prose text-muted">
              {t(`questions.${id}.answer`, { price, year, members })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function MembershipScreen({ signedIn }: { signedIn: boolean }) {
  const t = useText("membership");
  return (
    <div className="sheet grid gap-12 py-10 sm:gap-16 sm:py-16">
      <div className="grid gap-8">
        <PageHeading sheet={sheetNumber(screen("membership"))} title={t("title")}>
          <p>{t("lead")}</p>
        </PageHeading>
        <section className="grid gap-6">
          <h2 className="sr-only">{t("plans")}</h2>
          <TierCards action={signedIn ? "member" : "sign-up"} />
        </section>
      </div>
      <section className="grid gap-6">
        <h2 className="text-2xl font-bold">{t("table.title")}</h2>
        <ComparisonTable />
      </section>
      <Questions />
    </div>
  );
}
