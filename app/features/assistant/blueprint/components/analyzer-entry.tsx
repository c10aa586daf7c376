import { useText } from "~/i18n/i18n.tsx";
import { screen } from "~/site-map.ts";
import { TextLink } from "~/ui/text-link.tsx";
import type { VisionOffer } from "../vision.schemas.ts";
import TypedForm from "./typed-form.tsx";
import type { UploadFormProps } from "./upload-form.tsx";
import { UploadPanel } from "./upload-panel.tsx";

/** Within `noscript`, which a browser with scripts neither draws nor hydrates. */
const UploadForm = import.meta.env.SSR ? (await import("./upload-form.tsx")).default : undefined;

interface AnalyzerEntryProps {
  canSave: boolean;
  vision?: VisionOffer;
  example: string;
  /** The form that sends a drawing without scripts; the whole sheet answers it. */
  plain: Pick<UploadFormProps, "idem">;
}

/** The analyzer within another screen, with the way to the whole sheet; without scripts, its plain forms. */
export default function AnalyzerEntry({ canSave, vision, example, plain }: AnalyzerEntryProps) {
  const t = useText("blueprint");
  return (
    <div className="grid gap-8">
      <section>
        <h2 className="sr-only">{t("upload.title")}</h2>
        <UploadPanel canSave={canSave} vision={vision} />
        <noscript>{UploadForm && <UploadForm {...plain} canSave={canSave} />}</noscript>
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
