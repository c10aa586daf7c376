import { useText } from "~/i18n/i18n.tsx";
import { screen } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { SiteView } from "../site.view.server.ts";

/** Whether punches and bookings ask who is cleared for the site. */
export default function SiteGate({ view }: { view: SiteView }) {
  const t = useText("site-gate");
  return (
    <TitledSection id="gate" title={t("title")} className="grid gap-3 print:hidden">
      <p className="max-w-prose">{t(view.asksGate ? "on" : "off")}</p>
      {view.mayWrite && (
        <form method="post" className="grid max-w-xl justify-items-start gap-3" data-reload>
          <Checkbox name="asks" label={t("asks")} hint={t("hint")} defaultChecked={view.asksGate} />
          <Button name="intent" value="gate" variant="outline">
            {t("save")}
          </Button>
        </form>
      )}
      <p>
        <TextLink href={screen("compliance").path}>{t("open")}</TextLink>
      </p>
    </TitledSection>
  );
}
