import { useText } from "~/i18n/i18n.tsx";
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
import { MARKET, OFFERS, SELL, salePath } from "../sales.limits.ts";
import type { SellView } from "../sales.view.server.ts";
import { Problem } from "./parts.tsx";
import { IdentityFields, NEW_SALE, SaleFields } from "./sale-fields.tsx";

/** Own machines for sale, and the form for one more. */
export default function SellScreen({ view, sent }: { view: SellView; sent?: Sent }) {
  const t = useText("equipment-marketplace");
  const shell = useText("shell");
  const form = formOf(["publish", "draft"], sent, NEW_SALE);
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("sellEquipment"))} title={shell("screens.sellEquipment.title")}>
        <p>{t("sell.text")}</p>
        <p className="flex flex-wrap gap-x-6">
          <TextLink href={MARKET}>{t("back")}</TextLink>
          <TextLink href={OFFERS}>{t("offers.title")}</TextLink>
        </p>
      </PageHeading>
      <Problem sent={sent} />
      <TitledSection id="own" title={t("sell.own")} className="grid gap-3">
        {view.own.length === 0 && <p className="text-muted">{t("sell.none")}</p>}
        <ul className="border-t-2 border-ink">
          {view.own.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center gap-x-4 border-b border-line py-1">
              <a href={salePath(one.id)} className="inline-flex min-h-12 items-center font-bold underline">
                <Typed text={one.title} />
              </a>
              {one.sample && <Badge variant="secondary">{t("sample")}</Badge>}
              <Badge variant="outline">{t(`listing.states.${one.state as "draft"}`)}</Badge>
              {one.spokenFor && <Badge>{t("spokenFor")}</Badge>}
              {one.open > 0 && <span className="font-bold">{t("sell.open", { count: one.open })}</span>}
              {one.asked > 0 && <span className="font-bold">{t("sell.asked", { count: one.asked })}</span>}
            </li>
          ))}
        </ul>
      </TitledSection>
      {!view.readOnly && (
        <Fold title={t("sell.add")} open={form.isSent || view.own.length === 0}>
          <form method="post" action={SELL} noValidate className="grid max-w-2xl gap-5" data-reload>
            <input type="hidden" name="idem" value={form.idem ?? view.idem} />
            <IdentityFields form={form} />
            <SaleFields form={form} />
            <div className="flex flex-wrap gap-3">
              <Button name="intent" value="publish">
                {t("sell.publish")}
              </Button>
              <Button name="intent" value="draft" variant="outline">
                {t("sell.draft")}
              </Button>
            </div>
          </form>
        </Fold>
      )}
    </div>
  );
}
