import { useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { RevisionCloud } from "~/ui/revision-cloud.tsx";
import { KitSection, Specimen } from "./kit-section.tsx";

const BUTTONS = ["default", "destructive", "outline", "secondary", "ghost", "link"] as const;
const BADGES = ["default", "secondary", "destructive", "outline"] as const;

export function ButtonSpecimens() {
  const t = useText("kit");
  const row = "flex flex-wrap items-center gap-3";
  return (
    <KitSection id="buttons" title={t("sections.buttons")}>
      <Specimen title={t("buttons.variants")}>
        <p className={row}>
          {BUTTONS.map((variant) => (
            <Button key={variant} type="button" variant={variant} data-variant={variant}>
              {t(`buttons.${variant}`)}
            </Button>
          ))}
        </p>
      </Specimen>
      <Specimen title={t("buttons.sizes")}>
        <p className={row}>
          <Button type="button" size="sm" data-size="sm">
            {t("buttons.sm")}
          </Button>
          <Button type="button" data-size="default">
            {t("buttons.md")}
          </Button>
          <Button type="button" size="lg" data-size="lg">
            {t("buttons.lg")}
          </Button>
          <Button type="button" size="icon" data-size="icon" aria-label={t("buttons.icon")}>
            <Icon name="search" />
          </Button>
        </p>
      </Specimen>
      <Specimen title={t("buttons.disabled")}>
        <p className={row}>
          {BUTTONS.map((variant) => (
            <Button key={variant} type="button" variant={variant} disabled>
              {t(`buttons.${variant}`)}
            </Button>
          ))}
        </p>
      </Specimen>
    </KitSection>
  );
}

export function MarkSpecimens() {
  const t = useText("kit");
  return (
    <KitSection id="marks" title={t("sections.marks")}>
      <Specimen title={t("marks.badges")}>
        <p className="flex flex-wrap gap-3">
          {BADGES.map((variant) => (
            <Badge key={variant} variant={variant}>
              {t(`marks.${variant}`)}
            </Badge>
          ))}
        </p>
      </Specimen>
      <Specimen title={t("marks.cloud")}>
        <p className="flex flex-wrap gap-6">
          <RevisionCloud>{t("marks.new")}</RevisionCloud>
          <RevisionCloud>{t("marks.needsYou")}</RevisionCloud>
        </p>
      </Specimen>
    </KitSection>
  );
}
