import { useText } from "~/i18n/i18n.tsx";
import { Icon } from "~/ui/icon.tsx";

/** What is said in place of a section that could not be drawn. */
export function SectionFailed() {
  const t = useText("home");
  return (
    <section className="border-b border-line">
      <p className="sheet flex items-center gap-3 py-8 text-muted">
        <Icon name="triangle-alert" className="size-6 text-warn" />
        {t("failed")}
      </p>
    </section>
  );
}
