import { ProcessActions } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { ChoiceField, formOf, TypedField } from "~/ui/typed-field.tsx";
import {
  PARTNER_LIMITS as MOST,
  OFFER_TIERS,
  OFFER_TRADES,
  offerPath,
  PARTNERS,
  PERIODS,
} from "../partners.limits.ts";
import type { FirmView } from "../partners.view.server.ts";
import { Problem, useProcessTexts, useSay } from "./parts.tsx";

function Apply({ view, sent }: { view: FirmView; sent?: Sent }) {
  const t = useText("partners");
  const form = formOf(["apply"], sent, view.begin);
  const field = { form, say: useSay() };
  return (
    <form method="post" noValidate className="grid max-w-3xl gap-5" data-reload>
      <input type="hidden" name="idem" value={form.idem ?? view.idem} />
      <TypedField {...field} name="shownAs" label={t("firm.shownAs")} most={MOST.shownAs} />
      <TypedField
        {...field}
        name="about"
        label={t("firm.about")}
        hint={t("firm.aboutHint")}
        long
        most={MOST.about.most}
      />
      <TypedField
        {...field}
        name="place"
        label={t("firm.place")}
        hint={t("firm.placeHint")}
        most={MOST.place}
      />
      <TypedField
        {...field}
        name="position"
        label={t("firm.position")}
        hint={t("firm.positionHint")}
        most={MOST.position}
      />
      <Button name="intent" value="apply" className="justify-self-start">
        {t("firm.apply")}
      </Button>
    </form>
  );
}

function NewOffer({ view, sent }: { view: FirmView; sent?: Sent }) {
  const t = useText("partners");
  const form = formOf(["offer"], sent, view.begin);
  const field = { form, say: useSay() };
  return (
    <form method="post" noValidate className="grid max-w-3xl gap-5" data-reload>
      <input type="hidden" name="idem" value={form.idem ?? view.idem} />
      <TypedField {...field} name="title" label={t("new.title")} most={MOST.title} />
      <TypedField
        {...field}
        name="terms"
        label={t("terms")}
        hint={t("new.termsHint")}
        long
        most={MOST.terms.most}
      />
      <ChoiceField
        {...field}
        name="trade"
        label={t("search.trade")}
        options={OFFER_TRADES.map((value) => ({ value, text: t(`trades.${value}`) }))}
      />
      <ChoiceField
        {...field}
        name="tier"
        label={t("new.tier")}
        options={OFFER_TIERS.map((value) => ({ value, text: t(`tiers.${value}`) }))}
      />
      <ChoiceField
        {...field}
        name="per"
        label={t("new.per")}
        options={PERIODS.map((value) => ({ value, text: t(`pers.${value}`) }))}
      />
      <TypedField
        {...field}
        name="radiusMiles"
        label={t("new.radius")}
        hint={t("new.radiusHint")}
        type="numeric"
      />
      <TypedField {...field} name="validFrom" label={t("new.from")} type="date" />
      <TypedField {...field} name="validTo" label={t("new.to")} type="date" />
      <TypedField
        {...field}
        name="singleCode"
        label={t("new.single")}
        hint={t("new.singleHint")}
        most={MOST.code}
      />
      <TypedField
        {...field}
        name="codes"
        label={t("new.codes")}
        hint={t("new.codesHint", { most: MOST.codes })}
        long
      />
      <Button name="intent" value="offer" className="justify-self-start">
        {t("new.do")}
      </Button>
    </form>
  );
}

/** A firm as a partner: it asks, and once it is listed it offers. */
export default function FirmScreen({ view, sent }: { view: FirmView; sent?: Sent }) {
  const t = useText("partners");
  const shell = useText("shell");
  const texts = useProcessTexts();
  const { date } = useFormat();
  const { own } = view;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("partnerForm"))} title={shell("screens.partnerForm.title")}>
        <p>{t("firm.lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      <p>
        <TextLink href={PARTNERS}>{t("back")}</TextLink>
      </p>
      {own ? (
        <ProcessActions
          standing={own.standing}
          texts={texts}
          idem={view.idem}
          isServed
          reply={sent && { fields: { ...sent.fields }, errors: { ...sent.errors } }}
        />
      ) : view.mayWrite ? (
        <Apply view={view} sent={sent} />
      ) : (
        <p>{t("errors.not-allowed")}</p>
      )}
      {view.offers.length > 0 && (
        <TitledSection id="own" title={t("firm.offers")} className="grid gap-3">
          <ul className="border-t-2 border-ink">
            {view.offers.map((offer) => (
              <li
                key={offer.id}
                className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3"
              >
                <TextLink href={offerPath(offer.id)}>
                  <Typed text={offer.title} />
                </TextLink>
                <span className="text-muted">{t("until", { day: date(offer.validTo) })}</span>
                <span>{t("firm.claimed", { count: offer.claimed })}</span>
                {offer.left !== null && <Badge variant="secondary">{t("left", { count: offer.left })}</Badge>}
                {view.mayWrite && (
                  <form method="post" data-reload>
                    <input type="hidden" name="offer" value={offer.id} />
                    <Button name="intent" value={offer.isOpen ? "close" : "open"} variant="outline">
                      {t(offer.isOpen ? "firm.close" : "firm.open")}
                    </Button>
                  </form>
                )}
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      {own?.state === "listed" && view.mayWrite && (
        <TitledSection id="new" title={t("new.heading")} className="grid gap-4">
          <NewOffer view={view} sent={sent} />
        </TitledSection>
      )}
    </div>
  );
}
