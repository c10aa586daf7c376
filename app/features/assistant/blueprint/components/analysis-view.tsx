import type { Analysis, Material } from "~/engines/drawing/drawing.ts";
import { useLanguage, useText } from "~/i18n/i18n.tsx";
import { DimensionFigure } from "~/ui/dimension-figure.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { materialNotation } from "../notation.ts";
import { isLegible, MOST_SHOWN, type VerdictCounts } from "../shortened.ts";
import { Compliance } from "./compliance.tsx";
import { Dimensions, Doubtful, Unread } from "./dimensions.tsx";
import { ResultPart } from "./result-part.tsx";
import { Written } from "./written.tsx";

/** The share that each part counts for; the same as the engine's weights, in percent. */
const PARTS = [
  ["legibility", 60],
  ["coverage", 25],
  ["calibration", 15],
] as const;

function ConfidencePart({ confidence, sample }: { confidence: Analysis["confidence"]; sample: boolean }) {
  const t = useText("drawing-result");
  return (
    <div className="grid items-start gap-6 border-y border-line py-6 sm:grid-cols-[auto_1fr]">
      <dl>
        <DimensionFigure
          label={t("confidence.title")}
          value={t("confidence.value", { percent: confidence.percent })}
          note={sample ? t("sample.title") : undefined}
        />
      </dl>
      {!sample && (
        <dl className="grid gap-2">
          {PARTS.map(([part, weight]) => (
            <div key={part} className="flex flex-wrap gap-x-2">
              <dt className="font-medium">
                {t(`confidence.${part}`)}:{" "}
                {t("confidence.value", { percent: Math.round(confidence[part] * 100) })}
              </dt>
              <dd className="text-muted">{t(`confidence.${part}Text`, { weight })}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function MaterialRow({ material }: { material: Material }) {
  const t = useText("drawing-result");
  const { language } = useLanguage();
  const name =
    material.kind === "floor"
      ? t("materials.floor", { count: material.rooms })
      : t(`materials.${material.kind}`);
  return (
    <li className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
      <span>{name}</span>
      <span className="font-medium tabular-nums">
        <Written>{materialNotation(material, language)}</Written>
        {(material.kind === "door" || material.kind === "window") &&
          ` · ${t("materials.pieces", { count: material.quantity })}`}
        {material.kind === "drywall" && ` · ${t("materials.sheets", { count: material.sheets })}`}
      </span>
    </li>
  );
}

/** In place of a result, where there is none. */
export function Illegible({ analysis }: { analysis: Analysis }) {
  const t = useText("drawing-result");
  return (
    <div className="grid gap-10">
      <Notice tone="warn" title={t("illegible.title")}>
        <p>{t("illegible.text")}</p>
        <p>{t("illegible.advice")}</p>
      </Notice>
      <Unread lines={analysis.unread} />
    </div>
  );
}

/** Said above a result that is not of the whole drawing. */
export function PartlyRead() {
  const t = useText("drawing-result");
  return (
    <Notice tone="warn" title={t("partly.title")}>
      <p>{t("partly.text")}</p>
    </Notice>
  );
}

interface AnalysisProps {
  analysis: Analysis;
  /** It is that of our sample plan. */
  sample?: boolean;
}

/** How far a result may be trusted, what to do, what was read and what it takes. */
export function AnalysisDetails({ analysis, sample = false }: AnalysisProps) {
  const t = useText("drawing-result");
  const { analysisType, confidence, dimensions, doubtful, materials, suggestions, unread } = analysis;
  return (
    <div className="grid gap-10">
      <Doubtful items={doubtful} />
      <div className="grid gap-4">
        <p className="text-lg font-medium">{t(`types.${analysisType}`)}</p>
        <ConfidencePart confidence={confidence} sample={sample} />
      </div>
      <ResultPart title={t("suggestions.title")}>
        {suggestions.length === 0 ? (
          <p>{t("suggestions.none")}</p>
        ) : (
          <ul className="grid max-w-prose list-disc gap-2 ps-6">
            {suggestions.map(({ code, count }) => (
              <li key={code}>{t(`suggestions.${code}`, { count })}</li>
            ))}
          </ul>
        )}
      </ResultPart>
      <ResultPart title={t("dimensions.title")}>
        <Dimensions items={dimensions} />
      </ResultPart>
      <ResultPart title={t("materials.title")} note={materials.length > 0 && t("materials.note")}>
        {materials.length === 0 ? (
          <p>{t("materials.none")}</p>
        ) : (
          <ul className="grid gap-x-8 lg:grid-cols-2">
            {materials.map((material) => (
              <MaterialRow key={JSON.stringify(material)} material={material} />
            ))}
          </ul>
        )}
      </ResultPart>
      <Unread lines={unread} />
    </div>
  );
}

interface AnalysisViewProps extends AnalysisProps {
  /** The drawing holds more than was read. */
  partly?: boolean;
  /** What the whole result counts, and how many of its entries are not shown here. */
  counts?: VerdictCounts;
  more?: number;
  /** The address that shows them. */
  all?: string;
}

/** A result, what does not meet the code first. */
export default function AnalysisView({
  analysis,
  sample = false,
  partly,
  counts,
  more,
  all,
}: AnalysisViewProps) {
  const t = useText("drawing-result");
  const partlyRead = partly && <PartlyRead />;
  if (!isLegible(analysis))
    return (
      <div className="grid gap-10">
        {partlyRead}
        <Illegible analysis={analysis} />
      </div>
    );
  return (
    <div className="grid gap-10">
      {partlyRead}
      {sample && (
        <Notice title={t("sample.title")}>
          <p>{t("sample.text")}</p>
        </Notice>
      )}
      <Compliance analysis={analysis} counts={counts} />
      {more !== undefined && more > 0 && (
        <Notice
          title={t("more.title", { most: MOST_SHOWN })}
          action={all && <TextLink href={all}>{t("more.all")}</TextLink>}
        >
          <p>{t("more.text", { count: more })}</p>
        </Notice>
      )}
      <AnalysisDetails analysis={analysis} sample={sample} />
    </div>
  );
}
