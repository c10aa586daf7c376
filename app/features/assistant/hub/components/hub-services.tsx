import { useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { Icon } from "~/ui/icon.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { Tab } from "../hub.logic.ts";
import { ROOMS } from "../rooms.data.ts";
import type { Statuses } from "../statuses.logic.ts";

const LOOKS = { premium: "default", active: "secondary", available: "outline" } as const;

/** The services of the hub: what each of them is, what it can do, and how it stands on this installation. */
export default function HubServices({ statuses }: { statuses: Statuses }) {
  const t = useText("hub");
  return (
    <TitledSection id="services" title={t("services")} className="sheet grid gap-4 pb-10 sm:pb-16">
      <ul className="grid gap-px border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {(Object.keys(ROOMS) as Tab[]).map((id) => (
          <li key={id} className="grid content-start justify-items-start gap-2 bg-surface p-5">
            <Icon name={ROOMS[id].icon} className="size-8 text-blueprint" />
            <h3 className="text-lg font-bold">{t(`${id}.name`)}</h3>
            <Badge variant={LOOKS[statuses[id]]}>{t(`status.${statuses[id]}`)}</Badge>
            <p className="text-muted">{t(`${id}.description`)}</p>
            <ul className="list-disc ps-5 text-sm">
              {(["first", "second", "third"] as const).map((nth) => (
                <li key={nth}>{t(`${id}.capabilities.${nth}`)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="max-w-prose text-sm text-muted">{t("statusNote")}</p>
    </TitledSection>
  );
}
