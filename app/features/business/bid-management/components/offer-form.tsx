import { useFormat, useText } from "~/i18n/i18n.tsx";
import { typedDollars } from "~/lib/dollars.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { BoxField, ChoiceField, formOf, TypedField } from "~/ui/typed-field.tsx";
import { ANSWERS, BID_LIMITS as MOST } from "../bids.limits.ts";
import type { HeldBidView } from "../bids.view.server.ts";
import type { Offer } from "../leveling.ts";
import { Facts, ItemName, useSay } from "./parts.tsx";

/** A bid as its form has it. */
function fieldsOf({ bid, offer }: HeldBidView): Record<string, string> {
  if (bid.draft) return bid.draft;
  const content = offer?.content;
  if (!content) return { printedName: "" };
  return {
    base: typedDollars(content.baseCents),
    qualifications: content.qualifications,
    bondOffered: content.bond ? "on" : "",
    validUntil: content.validUntil ?? "",
    printedName: content.printedName,
    ...Object.fromEntries(
      bid.items.flatMap(({ id }, n) => {
        const answer = content.items[id];
        if (!answer) return [];
        return [
          [`said_${n}`, answer.said],
          [`price_${n}`, answer.cents === null ? "" : typedDollars(answer.cents)],
        ];
      }),
    ),
  };
}

/** The bid: the base price, what is in it item by item, and on what terms. A draft keeps it as it is. */
export function OfferForm({ view, sent }: { view: HeldBidView; sent?: Sent }) {
  const t = useText("bids");
  const say = useSay();
  const { bid, may } = view;
  const form = formOf(["submit", "sendLate", "draft"], sent, fieldsOf(view));
  const shared = { form, say };
  return (
    <TitledSection id="offer" title={t("offer.yours")} className="grid gap-4">
      <p className="max-w-prose text-muted">{t("offer.text")}</p>
      <form method="post" noValidate className="grid max-w-3xl gap-5" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.keys.offer} />
        <input type="hidden" name="version" value={bid.version} />
        <TypedField
          {...shared}
          name="base"
          label={t("offer.base")}
          hint={t("offer.baseHint")}
          type="decimal"
        />
        {bid.items.map((item, n) => (
          <fieldset key={item.id} className="grid gap-3 border-t border-line pt-3 sm:grid-cols-2">
            <legend className="contents">
              <span className="font-bold sm:col-span-2">
                <ItemName item={item} />
              </span>
            </legend>
            <ChoiceField
              {...shared}
              name={`said_${n}`}
              label={t("offer.said")}
              options={[
                { value: "", text: t("answers.nothing") },
                ...ANSWERS.map((value) => ({ value, text: say(`answers.${value}`) })),
              ]}
            />
            <TypedField {...shared} name={`price_${n}`} label={t("offer.price")} type="decimal" />
          </fieldset>
        ))}
        <TypedField
          {...shared}
          name="qualifications"
          label={t("offer.qualifications")}
          hint={t("offer.qualificationsHint")}
          most={MOST.qualifications}
          long
        />
        <BoxField {...shared} name="bondOffered" label={t("offer.bondOffered")} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TypedField {...shared} name="validUntil" label={t("offer.validUntil")} type="date" />
          <TypedField {...shared} name="printedName" label={t("offer.printedName")} most={MOST.company} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            name="intent"
            value={may.submit ? "submit" : "sendLate"}
            size="lg"
            className="max-sm:w-full"
          >
            {t(may.submit ? (view.offer ? "offer.sendAgain" : "offer.send") : "transitions.sendLate")}
          </Button>
          <Button name="intent" value="draft" variant="outline" size="lg" className="max-sm:w-full">
            {t("offer.draft")}
          </Button>
        </div>
      </form>
    </TitledSection>
  );
}

/** The bid as it was sent, for its bidder. */
export function OfferShown({ view, offer }: { view: HeldBidView; offer: Offer }) {
  const t = useText("bids");
  const say = useSay();
  const { money, date } = useFormat();
  return (
    <TitledSection id="offer" title={t("offer.yours")} className="grid gap-4">
      <Facts
        rows={[
          [t("offer.base"), money(offer.baseCents)],
          [t("offer.validUntil"), offer.validUntil ? date(offer.validUntil) : t("offer.noDay")],
          [t("offer.bond"), t(offer.bond ? "yes" : "no")],
          ...(offer.qualifications
            ? [[t("offer.qualifications"), <Typed key="more" text={offer.qualifications} />] as const]
            : []),
        ]}
      />
      <ul className="border-t-2 border-ink">
        {view.bid.items.map((item) => {
          const answer = offer.items[item.id];
          return (
            <li key={item.id} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
              <ItemName item={item} />
              <span>
                {answer ? say(`answers.${answer.said}`) : t("answers.nothing")}{" "}
                {typeof answer?.cents === "number" && money(answer.cents)}
              </span>
            </li>
          );
        })}
      </ul>
    </TitledSection>
  );
}
