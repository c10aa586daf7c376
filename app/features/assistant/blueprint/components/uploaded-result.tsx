import { useText } from "~/i18n/i18n.tsx";
import type { UploadResult } from "../uploads.commands.server.ts";
import AnalysisView from "./analysis-view.tsx";

/** What a drawing says that a plain form sent. */
export default function UploadedResult({ name, ...result }: UploadResult) {
  const t = useText("blueprint");
  return (
    <section id="uploaded" className="grid scroll-mt-20 gap-6 border-t-2 border-ink pt-6">
      <h2 className="text-2xl font-bold">
        {t("plain.result")}:{" "}
        <bdi translate="no" className="font-medium">
          {name}
        </bdi>
      </h2>
      <AnalysisView {...result} />
    </section>
  );
}
