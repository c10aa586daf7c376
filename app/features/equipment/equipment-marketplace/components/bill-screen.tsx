import { useFormat, useText } from "~/i18n/i18n.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { OfferView } from "../offers.view.server.ts";
import { offerPath } from "../sales.limits.ts";
import { Findings } from "./inspection-part.tsx";
import { Facts, useMachineName } from "./parts.tsx";

const Line = ({ label }: { label: string }) => (
  <p className="grid gap-1 pt-8">
    <span className="border-b border-ink" />
    <span className="text-sm">{label}</span>
  </p>
);

/** The bill of sale as a paper to print and sign: names and addresses are written on it by hand. */
export default function BillScreen({ view }: { view: OfferView }) {
  const t = useText("equipment-marketplace");
  const machineName = useMachineName();
  const { date, money, number } = useFormat();
  const { offer } = view;
  return (
    <div className="sheet grid max-w-3xl gap-6 py-10 sm:py-16 print:py-0">
      <p className="flex flex-wrap gap-x-6 print:hidden">
        <TextLink href={offerPath(offer.id)}>{t("bill.back")}</TextLink>
        <span className="text-muted">{t("bill.print")}</span>
      </p>
      <h1 className="text-2xl font-bold sm:text-3xl">{t("bill.title")}</h1>
      <p>{t("bill.text")}</p>
      <Facts
        rows={[
          [t("fields.machine"), machineName(offer.machine)],
          [t("fields.make"), <Typed key="make" text={`${offer.make} ${offer.model}`} />],
          [t("fields.year"), String(offer.year)],
          [t("bill.hours"), number(offer.hours)],
          [
            t("bill.serial"),
            <bdi key="serial" translate="no" dir="ltr">
              {offer.serial}
            </bdi>,
          ],
          [t("fields.papers"), t(`papers.${offer.papers}`)],
          [t("bill.price"), money(offer.amount)],
          [t("bill.seller"), <Typed key="seller" text={offer.offeredBy} />],
          [t("bill.day"), date(view.today)],
        ]}
      />
      <section className="grid gap-2 break-inside-avoid border-2 border-ink p-4">
        <h2 className="text-lg font-bold">{t("bill.lienTitle")}</h2>
        <p>{t(offer.papers === "lien" ? "bill.lienThere" : "bill.lienNone")}</p>
        <p>{t("bill.lienCheck")}</p>
      </section>
      <section className="grid gap-2 break-inside-avoid">
        <h2 className="text-lg font-bold">{t("bill.condition")}</h2>
        <p>{t("bill.asIs")}</p>
        <Findings view={view} />
      </section>
      <div className="grid gap-x-8 break-inside-avoid sm:grid-cols-2 print:grid-cols-2">
        {(["seller", "buyer"] as const).map((side) => (
          <div key={side}>
            <h2 className="pt-4 font-bold">{t(`offer.parties.${side}`)}</h2>
            <Line label={t("bill.name")} />
            <Line label={t("bill.address")} />
            <Line label={t("bill.sign")} />
          </div>
        ))}
      </div>
      <p className="text-sm text-muted">{t("bill.note")}</p>
    </div>
  );
}
