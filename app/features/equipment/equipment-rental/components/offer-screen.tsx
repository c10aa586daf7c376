import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { listingPath, OFFER, RENTAL } from "../rentals.limits.ts";
import type { OfferView } from "../rentals.view.server.ts";
import { ListingFields, NEW_LISTING } from "./listing-form.tsx";
import { Problem } from "./parts.tsx";

/** Own machines, what others near them need, and the form for one more. */
export default function OfferScreen({ view, sent }: { view: OfferView; sent?: Sent }) {
  const t = useText("equipment-rental");
  const shell = useText("shell");
  const { date } = useFormat();
  const form = formOf(["publish", "draft"], sent, NEW_LISTING);
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("listEquipment"))} title={shell("screens.listEquipment.title")}>
        <p>{t("offer.text")}</p>
        <p>
          <TextLink href={RENTAL}>{t("back")}</TextLink>
        </p>
      </PageHeading>
      <Problem sent={sent} />
      <TitledSection id="own" title={t("offer.own")} className="grid gap-3">
        {view.own.length === 0 && <p className="text-muted">{t("offer.none")}</p>}
        <ul className="border-t-2 border-ink">
          {view.own.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center gap-x-4 border-b border-line py-1">
              <a href={listingPath(one.id)} className="inline-flex min-h-12 items-center font-bold underline">
                <Typed text={one.title} />
              </a>
              <span>{isolated(one.town)}</span>
              {one.sample && <Badge variant="secondary">{t("sample")}</Badge>}
              <Badge variant="outline">{t(`listing.states.${one.state as "draft"}`)}</Badge>
              {one.asked > 0 && <span className="font-bold">{t("offer.asked", { count: one.asked })}</span>}
            </li>
          ))}
        </ul>
      </TitledSection>
      {view.needs.length > 0 && (
        <TitledSection id="needs" title={t("needs.title")} className="grid gap-3">
          <p className="max-w-prose text-muted">{t("needs.text")}</p>
          <ul>
            {view.needs.map((need) => (
              <li key={`${need.id} ${need.listing}`} className="grid gap-1 border-t border-line py-2">
                <p className="font-bold">
                  {t(`machines.${need.machine}`)} · {isolated(`${date(need.fromDay)} – ${date(need.toDay)}`)}
                </p>
                {need.note && (
                  <p>
                    <Typed text={need.note} />
                  </p>
                )}
                {need.answered ? (
                  <p className="text-ok">{t("needs.answered", { title: isolated(need.title) })}</p>
                ) : (
                  <form method="post" action={OFFER} data-reload>
                    <input type="hidden" name="want" value={need.id} />
                    <input type="hidden" name="listing" value={need.listing} />
                    <Button name="intent" value="answer" variant="outline" size="sm">
                      {t("needs.answer", { title: isolated(need.title) })}
                    </Button>
                  </form>
                )}
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      {!view.readOnly && (
        <Fold title={t("offer.add")} open={form.isSent || view.own.length === 0}>
          <form method="post" action={OFFER} noValidate className="grid max-w-2xl gap-5" data-reload>
            <input type="hidden" name="idem" value={form.idem ?? view.idem} />
            <ListingFields form={form} metric={view.metric} />
            <div className="flex flex-wrap gap-3">
              <Button name="intent" value="publish">
                {t("offer.publish")}
              </Button>
              <Button name="intent" value="draft" variant="outline">
                {t("offer.draft")}
              </Button>
            </div>
          </form>
        </Fold>
      )}
    </div>
  );
}
