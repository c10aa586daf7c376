import { BOOKING_LIMITS } from "~/engines/booking/booking.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import type { LoanView } from "../loan.view.server.ts";
import { loanPath } from "../rentals.limits.ts";
import { ChoiceField, TypedField } from "./parts.tsx";

const STARS = [5, 4, 3, 2, 1] as const;

interface Said {
  stars: number;
  body: string;
}

/** What somebody said: so many of five, and their words. */
export function Review({ by, said }: { by: string; said: Said }) {
  const t = useText("loans");
  return (
    <div className="grid gap-1 border-b border-line py-2">
      <p className="font-bold">
        {by} · {t("reviews.of5", { count: said.stars })}
      </p>
      {said.body && (
        <p>
          <Typed text={said.body} />
        </p>
      )}
    </div>
  );
}

/** What both say of each other: one's own, and the other's once both are in or the time is over. */
export function LoanReviews({ view, sent }: { view: LoanView; sent?: Sent }) {
  const t = useText("loans");
  const { moment } = useFormat();
  const { mine, theirs, open, until } = view.reviews;
  const form = formOf(["review"], sent);
  if (view.loan.state !== "settled" || view.isAdmin) return null;
  const other = t(view.loan.lends ? "condition.renter" : "condition.lender");
  return (
    <TitledSection id="reviews" title={t("reviews.title")} className="grid gap-3 print:hidden">
      {mine && <Review by={t("reviews.you")} said={mine} />}
      {theirs && <Review by={other} said={theirs} />}
      {!theirs && mine && (
        <p>{t("reviews.waits", { moment: isolated(moment(until, view.loan.siteZone)) })}</p>
      )}
      {!mine && !open && !theirs && <p className="text-muted">{t("reviews.closed")}</p>}
      {open && !view.readOnly && (
        <form
          method="post"
          action={loanPath(view.loan.id)}
          noValidate
          className="grid max-w-xl gap-4"
          data-reload
        >
          <input type="hidden" name="idem" value={form.idem ?? view.idem} />
          <p className="text-muted">{t("reviews.text")}</p>
          <ChoiceField
            form={form}
            name="stars"
            label={t("reviews.stars")}
            options={[
              { value: "", text: t("condition.choose") },
              ...STARS.map((n) => ({ value: String(n), text: t("reviews.of5", { count: n }) })),
            ]}
          />
          <TypedField form={form} name="body" label={t("reviews.body")} most={BOOKING_LIMITS.review} long />
          <Button name="intent" value="review" className="justify-self-start">
            {t("reviews.do")}
          </Button>
        </form>
      )}
    </TitledSection>
  );
}
