import { useText } from "~/i18n/i18n.tsx";
import { screen } from "~/site-map.ts";
import { TextLink } from "~/ui/text-link.tsx";
import type { VisionOffer } from "../vision.schemas.ts";
import TypedForm from "./typed-form.tsx";
import { UploadPanel } from "./upload-panel.tsx";

interface AnalyzerEntryProps {
  canSave: boolean;
  vision?: VisionOffer;
  example: string;
}

/** The analyzer within another screen, with the way to the whole sheet; without scripts, the form for typed lines. */
export default function AnalyzerEntry({ canSave, vision, example }: AnalyzerEntryProps) {
  const t = useText("blueprint");
  return (
    <div className="grid gap-8">
      <section>
        <h2 className="sr-only">{t("upload.title")}</h2>
        <UploadPanel canSave={canSave} vision={vision} />
      </section>
      <section className="hidden gap-4 [@media(scripting:none)]:grid">
        <h2 className="text-2xl font-bold">{t("typed.title")}</h2>
        <TypedForm example={example} />
      </section>
      <p className="print:hidden">
        <TextLink href={screen("blueprint").path}>{t("whole")}</TextLink>
      </p>
    </div>
  );
}
