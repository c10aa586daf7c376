import { useText } from "~/i18n/i18n.tsx";
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
import type { OfferView } from "../houses.view.server.ts";
import { housePath, LIST_HOUSE, LODGING } from "../lodging.limits.ts";
import { HouseFields, NEW_HOUSE } from "./house-fields.tsx";
import { Problem } from "./parts.tsx";

/** Own houses, and the form for another. */
export default function OfferScreen({ view, sent }: { view: OfferView; sent?: Sent }) {
  const t = useText("lodging");
  const shell = useText("shell");
  const form = formOf(["publish", "draft"], sent, NEW_HOUSE);
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("listLodging"))} title={shell("screens.listLodging.title")}>
        <p>{t("offer.text")}</p>
        <p>
          <TextLink href={LODGING}>{t("back")}</TextLink>
        </p>
      </PageHeading>
      <Problem sent={sent} />
      <TitledSection id="own" title={t("offer.own")} className="grid gap-3">
        {view.own.length === 0 && <p className="text-muted">{t("offer.none")}</p>}
        <ul className="border-t-2 border-ink">
          {view.own.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center gap-x-4 border-b border-line py-1">
              <a href={housePath(one.id)} className="inline-flex min-h-12 items-center font-bold underline">
                <Typed text={one.title} />
              </a>
              <span>
                {isolated(one.town)} · {t("bedsOf", { count: one.units })}
              </span>
              {one.sample && <Badge variant="secondary">{t("sample")}</Badge>}
              <Badge variant="outline">{t(`listing.states.${one.state as "draft"}`)}</Badge>
              {one.asked > 0 && <span className="font-bold">{t("offer.asked", { count: one.asked })}</span>}
            </li>
          ))}
        </ul>
      </TitledSection>
      {!view.readOnly && (
        <Fold title={t("offer.add")} open={form.isSent || view.own.length === 0}>
          <form method="post" action={LIST_HOUSE} noValidate className="grid max-w-3xl gap-5" data-reload>
            <input type="hidden" name="idem" value={form.idem ?? view.idem} />
            <HouseFields form={form} />
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
