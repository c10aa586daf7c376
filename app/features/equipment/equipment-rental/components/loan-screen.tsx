import { MachinePicture } from "~/engines/listing/listing.ts";
import { ProcessActions, ProcessTimeline } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { LOANS, listingPath, loanPath } from "../rentals.limits.ts";
import type { LoanView } from "../rentals.view.server.ts";
import { Problem, QuoteTable, useSay } from "./parts.tsx";

/** One loan for its two sides: where it stands, what was agreed, and what comes next. */
export default function LoanScreen({ view, sent }: { view: LoanView; sent?: Sent }) {
  const t = useText("equipment-rental");
  const say = useSay();
  const { date, money } = useFormat();
  const { loan } = view;
  const texts = {
    state: (name: string) => t(`booking.states.${name as "out"}`),
    transition: (name: string) => t(`booking.transitions.${name as "accept"}`),
    party: (name: string) => t(`booking.parties.${name as "lender"}`),
  };
  const reply = sent && {
    fields: sent.fields,
    errors: Object.fromEntries(Object.entries(sent.errors).map(([field, key]) => [field, say(key)])),
  };
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-2 border-b border-line pb-6">
        <p className="print:hidden">
          <TextLink href={LOANS}>{t("loans.back")}</TextLink>
        </p>
        <div className="flex flex-wrap items-end gap-6">
          <MachinePicture machine={loan.machine} className="h-20 w-32 text-blueprint" />
          <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
            <Typed text={loan.title} />
          </h1>
        </div>
        <p className="text-lg">
          {isolated(`${date(loan.from)} – ${date(loan.to)}`)} · {t("loans.days", { count: loan.days })} ·{" "}
          {isolated(loan.town)}
        </p>
        <p>{t(loan.lends ? "loans.youLend" : "loans.youBorrow", { name: isolated(loan.offeredBy) })}</p>
      </header>
      <Problem sent={sent} />
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          <ProcessActions
            isServed
            standing={view.standing}
            texts={texts}
            idem={view.idem}
            zone={loan.siteZone}
            action={loanPath(loan.id)}
            reply={reply}
          />
          {view.standing.state === "accepted" && (
            <p>{t("loans.backNow", { price: isolated(money(view.back)) })}</p>
          )}
          {loan.message && (
            <TitledSection id="message" title={t("fields.message")} className="grid gap-2">
              <p>
                <Typed text={loan.message} />
              </p>
            </TitledSection>
          )}
          <TitledSection id="history" title={t("loans.history")} className="grid gap-3">
            <ProcessTimeline events={view.history} texts={texts} zone={loan.siteZone} />
          </TitledSection>
        </div>
        <TitledSection id="quote" title={t("loans.agreed")} className="grid content-start gap-3">
          <QuoteTable quote={view.quote} />
          <p className="text-sm text-muted">{t("loans.test")}</p>
          <p>
            <TextLink href={listingPath(loan.listingId)}>{t("loans.listing")}</TextLink>
          </p>
        </TitledSection>
      </div>
    </div>
  );
}
