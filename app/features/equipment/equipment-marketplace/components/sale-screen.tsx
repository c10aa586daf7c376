import { MachinePicture } from "~/engines/listing/listing.ts";
import { ProcessActions } from "~/engines/process/process.ts";
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
import { MARKET, salePath } from "../sales.limits.ts";
import type { SaleView } from "../sales.view.server.ts";
import { Facts, Problem, useMachineName } from "./parts.tsx";
import { RentOrBuy } from "./rent-or-buy-part.tsx";
import { SaleFields } from "./sale-fields.tsx";
import { OfferPart, Questions, ReportPart } from "./sale-forms.tsx";
import { SalePhotos } from "./sale-photos.tsx";
import { Wear } from "./wear-part.tsx";

/** What others ask for such a machine; nothing where they are too few to say it. */
function Band({ view }: { view: SaleView }) {
  const t = useText("equipment-marketplace");
  const { money } = useFormat();
  const { band, place } = view;
  return (
    <div className="grid gap-1 border-s-4 border-line ps-3">
      {band && place ? (
        <>
          <p className="font-bold">
            {t("band.range", { low: isolated(money(band.low)), high: isolated(money(band.high)) })}
          </p>
          <p>
            {t(`band.${place}`)} {t("band.of", { count: band.n, middle: isolated(money(band.middle)) })}
          </p>
        </>
      ) : (
        <p>{t("band.none", { count: view.compared })}</p>
      )}
      <p className="text-sm text-muted">{t("band.how")}</p>
    </div>
  );
}

function Notices({ view }: { view: SaleView }) {
  const t = useText("equipment-marketplace");
  return (
    <>
      {view.isExample && (
        <Notice title={t("sale.exampleTitle")}>
          <p>{t("sale.exampleText")}</p>
        </Notice>
      )}
      {view.withheld && (
        <Notice tone="warn" title={t("sale.withheldTitle")}>
          <p>{t("sale.withheldText")}</p>
        </Notice>
      )}
      {view.twice && (
        <Notice tone="warn" title={t("sale.twiceTitle")}>
          <p>{t("sale.twiceText")}</p>
        </Notice>
      )}
      {view.spokenFor && (
        <Notice title={t("sale.spokenTitle")}>
          <p>{t("sale.spokenText")}</p>
        </Notice>
      )}
    </>
  );
}

/** What the seller does with the machine. */
function Own({ view, sent }: { view: SaleView; sent?: Sent }) {
  const t = useText("equipment-marketplace");
  const form = formOf(["edit"], sent, view.edit);
  if (!view.standing) return null;
  const texts = {
    state: (name: string) => t(`listing.states.${name as "draft"}`),
    transition: (name: string) => t(`listing.transitions.${name as "pause"}`),
    party: (name: string) => t(`listing.parties.${name as "owner"}`),
  };
  const reply = sent && { fields: { ...sent.fields }, errors: { ...sent.errors } };
  return (
    <div className="grid gap-4 print:hidden">
      <ProcessActions
        isServed
        standing={view.standing}
        texts={texts}
        idem={view.idem}
        zone={view.sale.siteZone}
        action={salePath(view.sale.id)}
        reply={reply}
      />
      {view.mayWrite && !view.spokenFor && view.standing.state !== "archived" && (
        <Fold title={t("sale.edit")} open={form.isSent}>
          <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
            <input type="hidden" name="version" value={view.version} />
            <SaleFields form={form} />
            <Button name="intent" value="edit" className="justify-self-start">
              {t("sale.save")}
            </Button>
          </form>
        </Fold>
      )}
    </div>
  );
}

/** One machine for sale: what it is, what others cost, what owning it comes to, and the ways to its seller. */
export default function SaleScreen({
  view,
  sent,
  tooLarge,
}: {
  view: SaleView;
  sent?: Sent;
  tooLarge?: boolean;
}) {
  const t = useText("equipment-marketplace");
  const machineName = useMachineName();
  const { money, number } = useFormat();
  const { sale } = view;
  const hidden = sent?.fields.intent === "reply" ? sent.fields.question : undefined;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-2 border-b border-line pb-6">
        <p className="print:hidden">
          <TextLink href={MARKET}>{t("back")}</TextLink>
        </p>
        <div className="flex flex-wrap items-end gap-6">
          <MachinePicture machine={sale.machine} className="h-24 w-40 text-blueprint" />
          <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
            <Typed text={sale.title} />
          </h1>
        </div>
        <p className="flex flex-wrap items-center gap-x-3 text-lg">
          <strong className="text-2xl tabular-nums">{money(sale.price)}</strong>
          {sale.sample && <Badge variant="secondary">{t("sample")}</Badge>}
          {view.spokenFor && <Badge>{t("spokenFor")}</Badge>}
        </p>
        <p>{t("by", { name: isolated(sale.offeredBy), town: isolated(sale.town) })}</p>
      </header>
      <Problem sent={sent} anchor={(field) => (field === "answer" && hidden ? `answer-${hidden}` : field)} />
      <Notices view={view} />
      <Own view={view} sent={sent} />
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          <Facts
            rows={[
              [t("fields.machine"), machineName(sale.machine)],
              [t("fields.make"), <Typed key="make" text={`${sale.make} ${sale.model}`} />],
              [t("fields.year"), String(sale.year)],
              [t("fields.hours"), number(sale.hours)],
              [t("fields.papers"), t(`papers.${sale.papers}`)],
              [
                t("fields.serial"),
                view.serial ? (
                  <bdi key="serial" translate="no" dir="ltr">
                    {view.serial}
                  </bdi>
                ) : (
                  t("sale.noSerial")
                ),
              ],
            ]}
          />
          <SalePhotos view={view} sent={sent} tooLarge={tooLarge} />
          {sale.papers === "lien" && <p className="max-w-prose">{t("sale.lien")}</p>}
          {!view.mine && !view.isExample && <p className="text-sm text-muted">{t("sale.masked")}</p>}
          {sale.serviceLog && (
            <div className="grid gap-1">
              <h2 className="text-lg font-bold">{t("fields.serviceLog")}</h2>
              <p className="max-w-prose whitespace-pre-line">
                <Typed text={sale.serviceLog} />
              </p>
            </div>
          )}
          {sale.words && (
            <p className="max-w-prose whitespace-pre-line">
              <Typed text={sale.words} />
            </p>
          )}
          <TitledSection id="price" title={t("band.title")} className="grid content-start gap-3">
            <Band view={view} />
          </TitledSection>
          <Wear view={view} />
          <OfferPart view={view} sent={sent} />
        </div>
        <RentOrBuy view={view} />
      </div>
      <Questions view={view} sent={sent} />
      <ReportPart view={view} sent={sent} />
    </div>
  );
}
