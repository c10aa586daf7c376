import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import type { HandedOver } from "../blueprint.queries.server.ts";
import { HOME } from "../handed-over.schemas.ts";
import UploadedResult from "./uploaded-result.tsx";

/** A drawing that another page handed over, what it says, and for a member a way to keep it. */
export default function HandedOverResult({
  handed: { result, file, home },
  idem,
  canSave,
}: {
  handed: HandedOver;
  idem: string;
  canSave: boolean;
}) {
  const t = useText("blueprint");
  return (
    <div className="grid gap-6">
      <img src={file} alt={result.name} className="h-auto max-w-full border border-line bg-surface" />
      {canSave && (
        <form method="post" action="/blueprint-analyzer" className="grid gap-2">
          <input type="hidden" name="intent" value="read" />
          <input type="hidden" name="idem" value={idem} />
          <input type="hidden" name="keep" value="on" />
          <input type="hidden" name={HOME} value={home} />
          <Button variant="outline" className="justify-self-start">
            {t("handed.keep")}
          </Button>
          <p className="max-w-prose text-muted">{t("plain.keepHint")}</p>
        </form>
      )}
      <UploadedResult {...result} />
    </div>
  );
}
