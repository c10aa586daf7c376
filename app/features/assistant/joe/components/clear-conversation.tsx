import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";

/** Asks before it deletes, without scripts too: the button stands inside what is opened first. */
export function ClearConversation({ action }: { action: string }) {
  const t = useText("joe");
  return (
    <details className="group">
      <summary className="inline-flex min-h-12 items-center gap-2 rounded-control px-3 font-medium hover:bg-sunken">
        <Icon name="trash-2" />
        {t("clear")}
      </summary>
      <form
        method="post"
        action={action}
        className="grid justify-items-start gap-3 border-s-4 border-danger p-3"
      >
        <p>{t("clearSure")}</p>
        <Button variant="destructive" name="intent" value="clear">
          {t("clearYes")}
        </Button>
      </form>
    </details>
  );
}
