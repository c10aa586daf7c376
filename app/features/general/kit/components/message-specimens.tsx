import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { KitSection } from "./kit-section.tsx";

export function MessageSpecimens() {
  const t = useText("kit");
  return (
    <KitSection id="messages" title={t("sections.messages")}>
      <div className="grid gap-4 md:grid-cols-2">
        <Notice title={t("messages.info")}>{t("messages.infoText")}</Notice>
        <Notice tone="ok" title={t("messages.ok")} />
        <Notice tone="warn" title={t("messages.warn")}>
          {t("messages.warnText")}
        </Notice>
        <Notice
          tone="danger"
          title={t("messages.danger")}
          action={<TextLink href="/dev/kit#messages">{t("messages.action")}</TextLink>}
        >
          {t("messages.dangerText")}
        </Notice>
      </div>
    </KitSection>
  );
}

export function SurfaceSpecimens() {
  const t = useText("kit");
  return (
    <KitSection id="surfaces" title={t("sections.surfaces")}>
      <p className="drafting-grid grid min-h-40 place-items-center border border-line p-6 text-center text-muted">
        {t("surfaces.grid")}
      </p>
      <EmptyState
        title={t("messages.empty")}
        action={
          <Button type="button" variant="outline">
            {t("messages.emptyAction")}
          </Button>
        }
      >
        <p>{t("messages.emptyText")}</p>
      </EmptyState>
      <div>
        <Dialog id="pour" open={t("surfaces.open")} title={t("surfaces.dialog")} close={t("surfaces.close")}>
          <p>{t("surfaces.dialogText")}</p>
          <Button type="button" className="justify-self-start">
            {t("surfaces.confirm")}
          </Button>
        </Dialog>
      </div>
    </KitSection>
  );
}
