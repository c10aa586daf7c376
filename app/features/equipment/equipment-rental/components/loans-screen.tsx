import { MachinePicture } from "~/engines/listing/listing.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { buttonClass } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { LoansView } from "../loan.view.server.ts";
import { loanPath, OFFER, RENTAL } from "../rentals.limits.ts";

/** What one lends and borrows, those first in which something is to be done. */
export default function LoansScreen({ view }: { view: LoansView }) {
  const t = useText("equipment-rental");
  const shell = useText("shell");
  const { date, money } = useFormat();
  const groups = [
    { id: "turn", rows: view.loans.filter(({ standing }) => standing.mine) },
    { id: "lent", rows: view.loans.filter(({ standing, lends }) => !standing.mine && lends) },
    { id: "borrowed", rows: view.loans.filter(({ standing, lends }) => !standing.mine && !lends) },
  ] as const;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("peerToPeerRentals"))}
        title={shell("screens.peerToPeerRentals.title")}
      >
        <p>{t("loans.lead")}</p>
        <p>{t("loans.insurance")}</p>
      </PageHeading>
      {view.loans.length === 0 && (
        <EmptyState
          title={t("loans.none")}
          action={
            <a href={RENTAL} className={buttonClass({})}>
              {t("loans.find")}
            </a>
          }
        >
          <p>{t("loans.noneText")}</p>
        </EmptyState>
      )}
      {groups.map(
        ({ id, rows }) =>
          rows.length > 0 && (
            <TitledSection key={id} id={id} title={t(`loans.${id}`)} className="grid gap-3">
              <ul className="border-t-2 border-ink">
                {rows.map((loan) => (
                  <li
                    key={loan.id}
                    className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2"
                  >
                    <MachinePicture machine={loan.machine} className="h-12 w-20 text-blueprint" />
                    <a
                      href={loanPath(loan.id)}
                      className="inline-flex min-h-12 items-center font-bold underline"
                    >
                      <Typed text={loan.title} />
                    </a>
                    <span>{isolated(`${date(loan.from)} – ${date(loan.to)}`)}</span>
                    <span className="tabular-nums">{money(loan.total)}</span>
                    {loan.sample && <Badge variant="secondary">{t("sample")}</Badge>}
                    <Badge variant="outline">{t(`booking.states.${loan.standing.state as "out"}`)}</Badge>
                  </li>
                ))}
              </ul>
            </TitledSection>
          ),
      )}
      <p>
        <TextLink href={OFFER}>{t("offer.lead")}</TextLink>
      </p>
    </div>
  );
}
