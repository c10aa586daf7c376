import { MachinePicture } from "~/engines/listing/listing.ts";
import { ProcessActions, ProcessTimeline } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import type { OfferView } from "../offers.view.server.ts";
import { billPath, INSPECT_TIMES, OFFERS, offerPath, salePath } from "../sales.limits.ts";
import { InspectionPart } from "./inspection-part.tsx";
import { ChoiceField, Problem, TypedField, useOfferTexts, useToldMachine } from "./parts.tsx";

interface Parts {
  view: OfferView;
  sent?: Sent;
}

const Hidden = ({ view }: { view: OfferView }) => (
  <>
    <input type="hidden" name="idem" value={view.idem} />
    <input type="hidden" name="version" value={view.standing.version} />
  </>
);

function CounterForm({ view, sent }: Parts) {
  const t = useText("equipment-marketplace");
  const form = formOf(["counter"], sent);
  if (!view.counters) return null;
  return (
    <form
      method="post"
      action={offerPath(view.offer.id)}
      noValidate
      className="flex flex-wrap items-end gap-3 print:hidden"
      data-reload
    >
      <Hidden view={view} />
      <input type="hidden" name="transition" value={view.counters} />
      <TypedField form={form} name="amount" label={t("offer.otherPrice")} type="decimal" />
      <Button name="intent" value="counter" variant="outline">
        {t(`offer.transitions.${view.counters}`)}
      </Button>
    </form>
  );
}

function SlotForm({ view, sent }: Parts) {
  const t = useText("equipment-marketplace");
  const { date } = useFormat();
  const form = formOf(["slot"], sent, { inspectDay: view.tomorrow, inspectAt: INSPECT_TIMES[1] });
  if (!view.mayBook) return null;
  return (
    <form
      method="post"
      action={offerPath(view.offer.id)}
      noValidate
      className="grid max-w-xl gap-4 print:hidden"
      data-reload
    >
      <p>{t("offer.slotText", { zone: isolated(view.offer.siteZone) })}</p>
      {view.taken.length > 0 && (
        <p>
          {t("offer.slotsTaken", {
            list: view.taken.map((one) => isolated(`${date(one.day)} ${one.at}`)).join(", "),
          })}
        </p>
      )}
      <Hidden view={view} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TypedField form={form} name="inspectDay" label={t("fields.inspectDay")} type="date" />
        <ChoiceField
          form={form}
          name="inspectAt"
          label={t("fields.inspectAt")}
          options={INSPECT_TIMES.map((time) => ({ value: time, text: time }))}
        />
      </div>
      <Button name="intent" value="slot" className="justify-self-start">
        {t("offer.transitions.inspect")}
      </Button>
    </form>
  );
}

/** One offer for its two sides: where it stands, the prices that were named, and what comes next. */
export default function OfferScreen({ view, sent }: Parts) {
  const t = useText("equipment-marketplace");
  const texts = useOfferTexts();
  const toldMachine = useToldMachine();
  const { date, money, moment } = useFormat();
  const { offer, standing } = view;
  const reply = sent && { fields: { ...sent.fields }, errors: { ...sent.errors } };
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-2 border-b border-line pb-6">
        <p className="print:hidden">
          <TextLink href={OFFERS}>{t("offers.back")}</TextLink>
        </p>
        <div className="flex flex-wrap items-end gap-6">
          <MachinePicture machine={offer.machine} className="h-20 w-32 text-blueprint" />
          <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
            <Typed text={offer.title} />
          </h1>
          {offer.sample && <Badge variant="secondary">{t("sample")}</Badge>}
        </div>
        <p>{toldMachine(offer)}</p>
        <p className="text-lg">
          {t(offer.named === "buyer" ? "offer.buyerNamed" : "offer.sellerNamed", {
            amount: isolated(money(offer.amount)),
            asked: isolated(money(offer.asked)),
          })}
        </p>
        <p>{t(offer.sells ? "offer.youSell" : "offer.youBuy", { name: isolated(offer.offeredBy) })}</p>
        <p className="print:hidden">
          <TextLink href={salePath(offer.listingId)}>{t("offer.listing")}</TextLink>
        </p>
      </header>
      <Problem sent={sent} />
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          <ProcessActions
            isServed
            standing={standing}
            texts={texts}
            idem={view.idem}
            zone={offer.siteZone}
            action={offerPath(offer.id)}
            reply={reply}
          />
          <CounterForm view={view} sent={sent} />
          <SlotForm view={view} sent={sent} />
          {offer.inspectDay && (
            <p className="font-bold">
              {t("offer.slot", { day: isolated(date(offer.inspectDay)), time: isolated(offer.inspectAt) })}
            </p>
          )}
          {view.hasBill && (
            <p>
              <a href={billPath(offer.id)} className={buttonClass({ variant: "outline" })}>
                {t("bill.open")}
              </a>
            </p>
          )}
          <p className="max-w-prose text-sm text-muted">{t("offer.nothingPaid")}</p>
          {offer.message && (
            <TitledSection id="message" title={t("fields.message")} className="grid gap-2">
              <p>
                <Typed text={offer.message} />
              </p>
            </TitledSection>
          )}
        </div>
        <div className="grid content-start gap-6">
          <TitledSection id="prices" title={t("offer.prices")} className="grid gap-3">
            <ol className="border-t-2 border-ink">
              {view.prices.map(({ by, cents, at }) => (
                <li
                  key={`${at} ${by}`}
                  className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2"
                >
                  <span>
                    {t(`offer.parties.${by as "buyer"}`)} · {moment(at, offer.siteZone)}
                  </span>
                  <strong className="tabular-nums">{money(cents)}</strong>
                </li>
              ))}
            </ol>
          </TitledSection>
          <TitledSection id="history" title={t("offer.history")} className="grid gap-3">
            <ProcessTimeline events={view.history} texts={texts} zone={offer.siteZone} />
          </TitledSection>
        </div>
      </div>
      {(view.mayInspect || view.inspection.isBegun) && <InspectionPart view={view} sent={sent} />}
    </div>
  );
}
