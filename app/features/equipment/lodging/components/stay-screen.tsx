import { ProcessActions, ProcessTimeline } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { housePath, STAYS, stayPath } from "../lodging.limits.ts";
import type { StayView } from "../stay.view.server.ts";
import { Problem, QuoteTable, useSay } from "./parts.tsx";
import { CostsPage } from "./stay-costs.tsx";
import { Issues } from "./stay-issues.tsx";
import { Early, Exposure, Longer } from "./stay-length.tsx";
import { StayReviews } from "./stay-reviews.tsx";
import { RosterPage } from "./stay-roster.tsx";

export interface StayProps {
  view: StayView;
  sent?: Sent;
}

/** The words of the process. */
function useStayTexts() {
  const t = useText("stays");
  return {
    state: (name: string) => t(`states.${name as "out"}`),
    transition: (name: string) => t(`transitions.${name as "accept"}`),
    party: (name: string) => t(`parties.${name as "lender"}`),
    guard: (name: string) => t(`guards.${name as "firstDayHere"}`),
  };
}

function Papers({ view }: StayProps) {
  const t = useText("stays");
  const { stay, roster, terms } = view;
  return (
    <TitledSection id="papers" title={t("roster.title")} className="grid gap-2">
      <p>
        {t("roster.sum", { people: roster.people.length, beds: terms.beds })}{" "}
        {roster.emptyNights > 0 && t("roster.empty", { count: roster.emptyNights })}
      </p>
      <ul>
        <li>
          <TextLink href={stayPath(stay.id, "roster")}>{t("roster.open")}</TextLink>
        </li>
        <li>
          <TextLink href={stayPath(stay.id, "costs")}>{t("costs.title")}</TextLink>
        </li>
      </ul>
    </TitledSection>
  );
}

function Main({ view, sent }: StayProps) {
  const t = useText("stays");
  const say = useSay();
  const { date, money } = useFormat();
  const { stay } = view;
  const texts = useStayTexts();
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
          idem={view.idems.move}
          zone={stay.siteZone}
          action={stayPath(stay.id)}
          reply={reply}
        />
        <p className="max-w-prose">{t(`means.${stay.state as "out"}`)}</p>
        {stay.refund !== null && (
          <p>{t("back", { price: isolated(money(stay.refund)), total: isolated(money(stay.total)) })}</p>
        )}
        {view.asked && (
          <p className="border-s-4 border-blueprint ps-3">
            {t("longer.asked", {
              day: isolated(date(view.asked.leave)),
              price: isolated(money(view.asked.more)),
            })}
          </p>
        )}
        <Papers view={view} />
        <Longer view={view} sent={sent} />
        <Early view={view} sent={sent} />
        <Issues view={view} sent={sent} />
        {stay.message && (
          <TitledSection id="message" title={t("message")} className="grid gap-2">
            <p>
              <Typed text={stay.message} />
            </p>
          </TitledSection>
        )}
        {stay.hosts && view.crew.reviews > 0 && (
          <p>
            {t("reviews.ofCrew", {
              count: view.crew.reviews,
              stars: Math.round((view.crew.stars / view.crew.reviews) * 10) / 10,
            })}
          </p>
        )}
        <StayReviews view={view} sent={sent} />
      </div>
      <div className="grid content-start gap-8">
        <TitledSection id="quote" title={t("agreed")} className="grid content-start gap-3">
          <QuoteTable quote={view.quote} beds={view.terms.beds} />
          <p className="text-sm text-muted">{t("locked")}</p>
          <Exposure view={view} />
          <p>
            <TextLink href={housePath(stay.houseId)}>{t("house")}</TextLink>
          </p>
        </TitledSection>
        <TitledSection id="history" title={t("history")} className="grid gap-3">
          <ProcessTimeline events={view.history} texts={texts} zone={stay.siteZone} />
        </TitledSection>
      </div>
    </div>
  );
}

/** One stay for its two sides: where it stands, who sleeps where, what it costs whom. */
export default function StayScreen({ view, sent }: StayProps) {
  const t = useText("stays");
  const { date } = useFormat();
  const { stay, part } = view;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-2 border-b border-line pb-6">
        <p className="print:hidden">
          {part ? (
            <TextLink href={stayPath(stay.id)}>{t("toStay")}</TextLink>
          ) : (
            <TextLink href={STAYS}>{t("toStays")}</TextLink>
          )}
        </p>
        <div className="flex flex-wrap items-center gap-4">
          <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
            <Typed text={stay.title} />
          </h1>
          {stay.sample && <Badge variant="secondary">{t("sample")}</Badge>}
        </div>
        <p className="text-lg">
          {isolated(`${date(stay.arrive)} – ${date(stay.leave)}`)} · {t("nights", { count: stay.nights })} ·{" "}
          {isolated(stay.town)}
        </p>
        <p>
          {stay.hosts
            ? t("youHost", { count: view.terms.crew })
            : t("youStay", { name: isolated(stay.offeredBy), count: view.terms.crew })}
        </p>
      </header>
      <Problem sent={sent} />
      {part === "roster" ? (
        <RosterPage view={view} sent={sent} />
      ) : part === "costs" ? (
        <CostsPage view={view} />
      ) : (
        <Main view={view} sent={sent} />
      )}
    </div>
  );
}
