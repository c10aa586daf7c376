import { MOVE_INTENT, processTexts } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { ShownOffer } from "../partners.view.server.ts";

/** Says a key that comes from a schema, a command or a record. */
export function useSay() {
  const t = useText("partners");
  return (key: string) => t(key as Key<"partners">);
}

/** The words of the process, for the components of the engine. */
export const useProcessTexts = () => processTexts(useSay(), { guards: false });

const HIDDEN = ["intent", "idem", "version", "transition", "claim", "offer", "partner"];

/** What is wrong, above the page; each field is reached from here. */
export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("partners");
  const { intent = "", transition = "", claim = "" } = sent?.fields ?? {};
  const anchor = (field: string) =>
    field === "note" && intent === MOVE_INTENT
      ? `note-${transition}`
      : intent === "use"
        ? `${field}-${claim}`
        : field;
  return (
    <FormProblem sent={sent} title={t("errors.summary")} say={useSay()} hidden={HIDDEN} anchor={anchor} />
  );
}

/** For whom an offer is, how long, how far, and how many codes are left. */
export function OfferFacts({ offer, isMember = false }: { offer: ShownOffer; isMember?: boolean }) {
  const t = useText("partners");
  const { date, number } = useFormat();
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap gap-2">
        <Badge variant="outline">{t(`trades.${offer.trade}`)}</Badge>
        <Badge variant="outline">{t("from", { tier: t(`tiers.${offer.tier}`) })}</Badge>
        <Badge variant="outline">{t(`pers.${offer.per}`)}</Badge>
        {isMember && (
          <Badge variant={offer.entitled ? "secondary" : "destructive"}>
            {t(offer.entitled ? "inPlan" : "notInPlan")}
          </Badge>
        )}
        {offer.left !== null && (
          <Badge variant={offer.left > 0 ? "secondary" : "destructive"}>
            {t("left", { count: offer.left })}
          </Badge>
        )}
      </p>
      <p className="flex flex-wrap gap-x-4 text-muted">
        <span>
          <Typed text={offer.firm} />, <Typed text={offer.place} />
        </span>
        <span>{offer.radiusMiles > 0 ? t("within", { count: offer.radiusMiles }) : t("everywhere")}</span>
        {offer.distance && (
          <span>{t(`away.${offer.distance.unit}`, { value: number(offer.distance.value) })}</span>
        )}
        <span>{t("until", { day: date(offer.validTo) })}</span>
        {offer.stars !== undefined && (
          <span>{t("rated", { stars: number(offer.stars), count: offer.rated })}</span>
        )}
        {offer.used > 0 && <span>{t("usedTimes", { count: offer.used })}</span>}
      </p>
      {offer.isFar && <p className="text-warn">{t("far")}</p>}
    </div>
  );
}
