import { BOOKING_LIMITS } from "~/engines/booking/booking.ts";
import { ProcessTimeline } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import type { LoanView } from "../loan.view.server.ts";
import { claimPath, LOAN_CLAIMS } from "../rentals.limits.ts";
import { ClaimTable, DepositTable } from "./loan-claim.tsx";
import { Pairs } from "./loan-pairs.tsx";
import { useBookingTexts } from "./loan-screen.tsx";
import { Shots } from "./loan-shots.tsx";
import { Problem, TypedField } from "./parts.tsx";

interface Waiting {
  id: string;
  title: string;
  since: string;
  claimedCents: number;
  depositCents: number;
}

function Decide({ loan, sent }: { loan: LoanView; sent?: Sent }) {
  const t = useText("loans");
  const form = formOf(["decide"], sent);
  if (loan.loan.state !== "disputed") return null;
  return (
    <form
      method="post"
      action={claimPath(loan.loan.id)}
      noValidate
      className="grid max-w-xl gap-4"
      data-reload
    >
      <input type="hidden" name="idem" value={form.idem ?? loan.idem} />
      <input type="hidden" name="loan" value={loan.loan.id} />
      <input type="hidden" name="version" value={loan.loan.version} />
      <TypedField
        form={form}
        name="amount"
        type="decimal"
        label={t("decide.amount")}
        hint={t("decide.hint")}
      />
      <TypedField form={form} name="note" label={t("decide.note")} most={BOOKING_LIMITS.words} long />
      <Button name="intent" value="decide" className="justify-self-start">
        {t("decide.do")}
      </Button>
    </form>
  );
}

/** Claims that wait for an administrator; or one of them, with everything both sides have shown. */
export default function LoanClaimsScreen({
  claims,
  loan,
  sent,
}: {
  claims: readonly Waiting[];
  loan?: LoanView;
  sent?: Sent;
}) {
  const t = useText("loans");
  const shell = useText("shell");
  const texts = useBookingTexts();
  const { money, date } = useFormat();
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("loanClaims"))} title={shell("screens.loanClaims.title")}>
        {loan ? (
          <p>
            <TextLink href={LOAN_CLAIMS}>{t("decide.all")}</TextLink>
          </p>
        ) : (
          <p>{t("decide.lead")}</p>
        )}
      </PageHeading>
      <Problem sent={sent} />
      {!loan && claims.length === 0 && <p>{t("decide.none")}</p>}
      {!loan && (
        <ul>
          {claims.map((one) => (
            <li key={one.id} className="flex flex-wrap gap-x-4 border-b border-line py-2">
              <TextLink href={claimPath(one.id)}>
                <Typed text={one.title} />
              </TextLink>
              <span>{date(one.since)}</span>
              <span className="tabular-nums">{money(one.claimedCents)}</span>
            </li>
          ))}
        </ul>
      )}
      {loan && (
        <>
          <h2 className="text-xl font-bold">
            <Typed text={loan.loan.title} />
          </h2>
          <div className="grid gap-8 lg:grid-cols-2">
            <TitledSection id="claim" title={t("claim.title")} className="grid content-start gap-4">
              <ClaimTable view={loan} />
              <DepositTable view={loan} />
              <Decide loan={loan} sent={sent} />
            </TitledSection>
            <TitledSection id="said" title={t("decide.said")} className="grid content-start gap-4">
              <ProcessTimeline events={loan.history} texts={texts} zone={loan.loan.siteZone} />
              {(["claim", "answer"] as const).map((stage) => (
                <section key={stage} className="grid gap-2">
                  <h3 className="font-bold">{t(`photos.stages.${stage}`)}</h3>
                  <Shots view={loan} stage={stage} open={false} action={LOAN_CLAIMS} />
                </section>
              ))}
            </TitledSection>
          </div>
          <Pairs view={loan} />
        </>
      )}
    </div>
  );
}
