import { AskVic } from "~/engines/chain/chain.ts";
import { MachinePicture } from "~/engines/listing/listing.ts";
import { ProcessActions, ProcessTimeline } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import type { LoanView } from "../loan.view.server.ts";
import { LOANS, type LoanPart, listingPath, loanPath } from "../rentals.limits.ts";
import { ClaimPage, ClaimTable, DepositTable } from "./loan-claim.tsx";
import { ConditionPage } from "./loan-condition.tsx";
import { Pairs } from "./loan-pairs.tsx";
import { LateFee, Receipt } from "./loan-receipt.tsx";
import { LoanReviews } from "./loan-reviews.tsx";
import { Problem, QuoteTable, TypedField, useSay } from "./parts.tsx";

interface LoanProps {
  view: LoanView;
  sent?: Sent;
  tooLarge?: boolean;
}

/** The words of the process. */
export function useBookingTexts() {
  const t = useText("equipment-rental");
  return {
    state: (name: string) => t(`booking.states.${name as "out"}`),
    transition: (name: string) => t(`booking.transitions.${name as "accept"}`),
    party: (name: string) => t(`booking.parties.${name as "lender"}`),
    guard: (name: string) => t(`guards.${name as "handoverPhotos"}`),
  };
}

/** What a state means for whoever looks, and what comes of it. */
function Meaning({ view }: LoanProps) {
  const t = useText("loans");
  const { money, moment } = useFormat();
  const { loan } = view;
  const state = loan.state as "out";
  return (
    <>
      <p className="max-w-prose">{t(`means.${state}`)}</p>
      {loan.refund !== null && loan.total > 0 && (
        <p>
          {t("money.refund", { price: isolated(money(loan.refund)), total: isolated(money(loan.total)) })}
        </p>
      )}
      <LateFee view={view} />
      {view.lapses && (
        <p className="text-muted">
          {t("money.lapses", { moment: isolated(moment(view.lapses, loan.siteZone)) })}
        </p>
      )}
    </>
  );
}

/** Asking to have it longer; what is asked, for the owner's answer. */
function Longer({ view, sent }: LoanProps) {
  const t = useText("loans");
  const { date, money } = useFormat();
  const form = formOf(["longer"], sent);
  const next = sent?.fields.next?.split(" ").flatMap((window) => {
    const [from, to] = window.split("/");
    return from && to ? [{ from, to }] : [];
  });
  return (
    <>
      {next && (
        <Notice tone="warn" title={t("longer.taken")}>
          <p>{t(next.length > 0 ? "longer.windows" : "longer.noWindow")}</p>
          <ul>
            {next.map(({ from, to }) => (
              <li key={from}>{isolated(`${date(from)} – ${date(to)}`)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {view.asked && (
        <p className="border-s-4 border-blueprint ps-3">
          {t("longer.asked", { day: isolated(date(view.asked.to)), price: isolated(money(view.asked.more)) })}
        </p>
      )}
      {view.may.longer && (
        <Fold title={t("longer.title")} open={form.isSent}>
          <form
            method="post"
            action={loanPath(view.loan.id)}
            noValidate
            className="grid max-w-xl gap-3"
            data-reload
          >
            <input type="hidden" name="idem" value={form.idem ?? view.secondIdem} />
            <input type="hidden" name="version" value={view.loan.version} />
            <TypedField
              form={form}
              name="until"
              type="date"
              label={t("longer.until")}
              hint={t("longer.hint")}
            />
            <Button name="intent" value="longer" className="justify-self-start">
              {t("longer.do")}
            </Button>
          </form>
        </Fold>
      )}
    </>
  );
}

/** The pages that belong to a loan as it stands. */
function Papers({ view }: LoanProps) {
  const t = useText("loans");
  const { loan, money, may } = view;
  const has = (stage: "handover" | "return") => view[stage].version > 0 || may[stage];
  const parts: { part: LoanPart; text: string; shown: boolean }[] = [
    { part: "handover", text: t("condition.handover"), shown: has("handover") },
    { part: "return", text: t("condition.return"), shown: has("return") },
    { part: "pairs", text: t("pairs.title"), shown: view.return.version > 0 },
    { part: "claim", text: t("claim.title"), shown: money.claim !== undefined || may.claim },
    { part: "receipt", text: t("receipt.title"), shown: loan.backAt !== null },
  ];
  const shown = parts.filter((one) => one.shown);
  if (shown.length === 0 || view.isAdmin) return null;
  return (
    <TitledSection id="papers" title={t("papers")} className="grid gap-1">
      <ul>
        {shown.map(({ part, text }) => (
          <li key={part}>
            <TextLink href={loanPath(loan.id, part)}>{text}</TextLink>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function Main({ view, sent }: LoanProps) {
  const t = useText("equipment-rental");
  const words = useText("loans");
  const say = useSay();
  const { money } = useFormat();
  const { loan } = view;
  const texts = useBookingTexts();
  const reply = sent && {
    fields: sent.fields,
    errors: Object.fromEntries(Object.entries(sent.errors).map(([field, key]) => [field, say(key)])),
  };
  return (
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
        <Meaning view={view} />
        <Longer view={view} sent={sent} />
        {view.standing.state === "accepted" && (
          <p>{t("loans.backNow", { price: isolated(money(view.back)) })}</p>
        )}
        <Papers view={view} />
        {loan.message && (
          <TitledSection id="message" title={t("fields.message")} className="grid gap-2">
            <p>
              <Typed text={loan.message} />
            </p>
          </TitledSection>
        )}
        {loan.lends && view.renter.reviews > 0 && (
          <p>
            {words("reviews.ofRenter", {
              count: view.renter.reviews,
              stars: Math.round((view.renter.stars / view.renter.reviews) * 10) / 10,
            })}
          </p>
        )}
        <LoanReviews view={view} sent={sent} />
        <TitledSection id="history" title={t("loans.history")} className="grid gap-3">
          <ProcessTimeline events={view.history} texts={texts} zone={loan.siteZone} />
        </TitledSection>
      </div>
      <TitledSection id="quote" title={t("loans.agreed")} className="grid content-start gap-3">
        <QuoteTable quote={view.quote} />
        <ClaimTable view={view} />
        {view.money.deposit > 0 && ["returned", "claimed", "disputed", "settled"].includes(loan.state) && (
          <DepositTable view={view} />
        )}
        <p className="text-sm text-muted">{t("loans.test")}</p>
        <p>
          <TextLink href={listingPath(loan.listingId)}>{t("loans.listing")}</TextLink>
        </p>
        {!loan.sample && !view.isAdmin && <AskVic topic={`${loan.title}, ${loan.from} – ${loan.to}`} />}
      </TitledSection>
    </div>
  );
}

function Part({ view, sent, tooLarge }: LoanProps) {
  switch (view.part) {
    case "handover":
    case "return":
      return <ConditionPage view={view} stage={view.part} sent={sent} tooLarge={tooLarge} />;
    case "pairs":
      return <Pairs view={view} />;
    case "claim":
      return <ClaimPage view={view} sent={sent} tooLarge={tooLarge} />;
    case "receipt":
      return <Receipt view={view} />;
    default:
      return <Main view={view} sent={sent} />;
  }
}

/** One loan for its two sides: where it stands, what was agreed, and what comes next; or one of its papers. */
export default function LoanScreen({ view, sent, tooLarge }: LoanProps) {
  const t = useText("equipment-rental");
  const words = useText("loans");
  const { date } = useFormat();
  const { loan } = view;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-2 border-b border-line pb-6">
        <p className="print:hidden">
          {view.part ? (
            <TextLink href={loanPath(loan.id)}>{words("back")}</TextLink>
          ) : (
            <TextLink href={LOANS}>{t("loans.back")}</TextLink>
          )}
        </p>
        <div className="flex flex-wrap items-end gap-6">
          <MachinePicture machine={loan.machine} className="h-20 w-32 text-blueprint" />
          <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
            <Typed text={loan.title} />
          </h1>
          {loan.sample && <Badge variant="secondary">{t("sample")}</Badge>}
        </div>
        <p className="text-lg">
          {isolated(`${date(loan.from)} – ${date(loan.to)}`)} · {t("loans.days", { count: loan.days })} ·{" "}
          {isolated(loan.town)}
        </p>
        <p>{t(loan.lends ? "loans.youLend" : "loans.youBorrow", { name: isolated(loan.offeredBy) })}</p>
      </header>
      <Problem sent={sent} />
      <Part view={view} sent={sent} tooLarge={tooLarge} />
    </div>
  );
}
