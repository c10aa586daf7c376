import { MachinePicture } from "~/engines/listing/listing.ts";
import { ProcessStanding } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { OffersView } from "../offers.view.server.ts";
import { MARKET, offerPath, SELL } from "../sales.limits.ts";
import { useOfferTexts } from "./parts.tsx";

/** Offers made and received, with whose turn it is. */
export default function OffersScreen({ view }: { view: OffersView }) {
  const t = useText("equipment-marketplace");
  const shell = useText("shell");
  const texts = useOfferTexts();
  const { money } = useFormat();
  const part = (id: string, title: string, none: string, sells: boolean) => {
    const own = view.offers.filter((one) => one.sells === sells);
    return (
      <TitledSection id={id} title={title} className="grid gap-3">
        {own.length === 0 && <p className="text-muted">{none}</p>}
        <ul className="border-t-2 border-ink">
          {own.map((one) => (
            <li
              key={one.id}
              className="grid gap-x-6 gap-y-2 border-b border-line py-3 sm:grid-cols-[5rem_1fr]"
            >
              <MachinePicture machine={one.machine} className="h-12 w-20 text-blueprint" />
              <div className="grid gap-1">
                <a href={offerPath(one.id)} className="inline-flex min-h-12 items-center font-bold underline">
                  <Typed text={one.title} />
                </a>
                {one.sample && <Badge variant="secondary">{t("sample")}</Badge>}
                <p>
                  {t("offers.line", {
                    amount: isolated(money(one.amount)),
                    asked: isolated(money(one.asked)),
                  })}
                </p>
                <ProcessStanding standing={one.standing} texts={texts} />
              </div>
            </li>
          ))}
        </ul>
      </TitledSection>
    );
  };
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("machineOffers"))} title={shell("screens.machineOffers.title")}>
        <p>{t("offers.lead")}</p>
        <p className="flex flex-wrap gap-x-6">
          <TextLink href={MARKET}>{t("back")}</TextLink>
          <TextLink href={SELL}>{t("sell.lead")}</TextLink>
        </p>
      </PageHeading>
      {part("received", t("offers.received"), t("offers.noneReceived"), true)}
      {part("made", t("offers.made"), t("offers.noneMade"), false)}
    </div>
  );
}
