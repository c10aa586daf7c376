import type { Analysis } from "~/engines/drawing/drawing.ts";
import { useText } from "~/i18n/i18n.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import AnalysisView from "./analysis-view.tsx";

interface TypedResultProps {
  analysis: Analysis;
  /** The address of the typed lines, for saving their report. */
  query: string;
}

/** What typed lines say, with their report to save. */
export default function TypedResult({ analysis, query }: TypedResultProps) {
  const t = useText("blueprint");
  return (
    <section id="result" className="grid scroll-mt-20 gap-6 border-t-2 border-ink pt-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="text-2xl font-bold">{t("typed.result")}</h2>
        <p className="flex flex-wrap gap-x-6 print:hidden">
          <TextLink href={`/blueprint-analyzer/report?format=html&${query}`}>{t("typed.print")}</TextLink>
          <TextLink href={`/blueprint-analyzer/report?format=csv&${query}`}>{t("typed.csv")}</TextLink>
        </p>
      </div>
      <AnalysisView analysis={analysis} />
    </section>
  );
}
