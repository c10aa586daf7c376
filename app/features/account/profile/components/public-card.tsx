import { useText } from "~/i18n/i18n.tsx";
import { Icon } from "~/ui/icon.tsx";
import type { PublicProfile } from "../profile.logic.ts";
import { Face } from "./face.tsx";

/** What others see of a member. */
export function PublicCard({ name, company, trades, spoken, place, picture }: PublicProfile) {
  const t = useText("profile");
  const words = useText("trades");
  return (
    <div className="flex w-full items-start gap-4 rounded-surface border border-line bg-surface p-4">
      <Face picture={picture} name={name} className="size-16 text-2xl" />
      <div className="grid min-w-0 gap-1">
        <p className="text-lg font-bold break-words">
          {name ? <bdi>{name}</bdi> : <span className="text-muted">{t("card.nameless")}</span>}
        </p>
        {company && (
          <p className="break-words">
            <bdi>{company}</bdi>
          </p>
        )}
        {trades.length > 0 && <p>{trades.map((trade) => words(`trades.${trade}`)).join(" · ")}</p>}
        {place && (
          <p className="flex items-start gap-1.5 text-muted">
            <Icon name="map-pin" className="mt-0.5 size-5" />
            <bdi className="min-w-0 break-words">{place}</bdi>
          </p>
        )}
        {spoken.length > 0 && (
          <p className="flex items-start gap-1.5 text-muted">
            <Icon name="languages" className="mt-0.5 size-5" />
            <span className="sr-only">{t("about.spoken")}</span>
            {spoken.map((code) => words(`spoken.${code}`)).join(", ")}
          </p>
        )}
      </div>
    </div>
  );
}
