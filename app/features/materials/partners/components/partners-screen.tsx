import { useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import {
  MY_OFFERS,
  OFFER_TIERS,
  OFFER_TRADES,
  offerPath,
  PARTNER_FORM,
  PARTNER_LIMITS,
  PARTNERS,
} from "../partners.limits.ts";
import type { PartnersView } from "../partners.view.server.ts";
import { OfferFacts } from "./parts.tsx";

/** What partners offer, by trade, plan and place. */
export default function PartnersScreen({ view }: { view: PartnersView }) {
  const t = useText("partners");
  const shell = useText("shell");
  const { asked } = view;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("expressPartners"))}
        title={shell("screens.expressPartners.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <TextLink href={MY_OFFERS}>{t("mine.link")}</TextLink>
        <TextLink href={PARTNER_FORM}>{t("firm.link")}</TextLink>
      </p>
      <form method="get" action={PARTNERS} className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <SelectField
          name="trade"
          label={t("search.trade")}
          options={OFFER_TRADES.map((value) => ({ value, text: t(`trades.${value}`) }))}
          defaultValue={asked.trade || "all"}
        />
        <SelectField
          name="tier"
          label={t("search.tier")}
          options={[
            { value: "", text: t("search.anyTier") },
            ...OFFER_TIERS.map((value) => ({ value, text: t(`tiers.${value}`) })),
          ]}
          defaultValue={asked.tier}
        />
        <Field
          name="near"
          label={t("search.near")}
          hint={t("search.nearHint")}
          dir="auto"
          maxLength={PARTNER_LIMITS.position}
          defaultValue={asked.near}
          error={view.badPlace ? t("errors.position") : undefined}
        />
        <Button className="justify-self-start">{t("search.go")}</Button>
      </form>
      {view.isExample && (
        <Notice tone="info" title={t("example.title")}>
          <p>{t("example.text")}</p>
        </Notice>
      )}
      <TitledSection id="offers" title={t("offers", { count: view.offers.length })} className="grid gap-3">
        {view.offers.length === 0 && <p>{t("none")}</p>}
        <ul className="border-t-2 border-ink">
          {view.offers.map((offer) => (
            <li key={offer.id} className="grid gap-2 border-b border-line py-4">
              <p className="flex flex-wrap items-center gap-x-4">
                <TextLink href={offerPath(offer.id)} className="text-lg font-bold">
                  <Typed text={offer.title} />
                </TextLink>
                {view.isExample && <Badge variant="secondary">{t("sample")}</Badge>}
              </p>
              <OfferFacts offer={offer} isMember={view.isMember && !view.isExample} />
            </li>
          ))}
        </ul>
      </TitledSection>
    </div>
  );
}
