import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { Button } from "~/ui/button.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { LODGING_LIMITS, stayPath } from "../lodging.limits.ts";
import { ChoiceField, TypedField } from "./parts.tsx";
import type { StayProps } from "./stay-screen.tsx";

const STARS = [5, 4, 3, 2, 1] as const;

function Said({ by, said }: { by: string; said: { stars: number; body: string } }) {
  const t = useText("stays");
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
export function StayReviews({ view, sent }: StayProps) {
  const t = useText("stays");
  const { moment } = useFormat();
  const { mine, theirs, open, until } = view.reviews;
  const form = formOf(["review"], sent);
  if (view.stay.state !== "settled") return null;
  return (
    <TitledSection id="reviews" title={t("reviews.title")} className="grid gap-3 print:hidden">
      {mine && <Said by={t("reviews.you")} said={mine} />}
      {theirs && <Said by={t(view.stay.hosts ? "parties.renter" : "parties.lender")} said={theirs} />}
      {!theirs && mine && (
        <p>{t("reviews.waits", { moment: isolated(moment(until, view.stay.siteZone)) })}</p>
      )}
      {!mine && !open && !theirs && <p className="text-muted">{t("reviews.closed")}</p>}
      {open && view.may.review && (
        <form
          method="post"
          action={stayPath(view.stay.id)}
          noValidate
          className="grid max-w-xl gap-4"
          data-reload
        >
          <input type="hidden" name="idem" value={form.idem ?? view.others.review} />
          <p className="text-muted">{t("reviews.text")}</p>
          <ChoiceField
            form={form}
            name="stars"
            label={t("reviews.stars")}
            options={[
              { value: "", text: t("choose") },
              ...STARS.map((n) => ({ value: String(n), text: t("reviews.of5", { count: n }) })),
            ]}
          />
          <TypedField form={form} name="body" label={t("reviews.body")} most={LODGING_LIMITS.review} long />
          <Button name="intent" value="review" className="justify-self-start">
            {t("reviews.do")}
          </Button>
        </form>
      )}
    </TitledSection>
  );
}
