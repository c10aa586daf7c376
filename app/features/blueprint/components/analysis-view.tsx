import type { ReactNode } from "react";
import type { Analysis } from "~/engines/drawing/analysis.ts";
import type { Finding } from "~/engines/drawing/check/finding.ts";
import type { Material } from "~/engines/drawing/materials.ts";
import { useText } from "~/i18n/i18n.tsx";
import { DimensionFigure } from "~/ui/dimension-figure.tsx";
import { Icon, type IconName } from "~/ui/icon.tsx";
import { Notice } from "~/ui/notice.tsx";
import { marksOf } from "../finding-marks.ts";
import { entityNotation, figuresOf, materialNotation } from "../notation.ts";
import { AlarmPlaces } from "./alarm-places.tsx";
import { Written } from "./written.tsx";

/** Keeps a piece of a drawing together within a sentence of another direction. */
const isolated = (text: string) => `\u2066${text}\u2069`;

function Part({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h3 className="text-xl font-bold">{title}</h3>
      {note && <p className="max-w-prose text-sm text-muted">{note}</p>}
      {children}
    </section>
  );
}

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

const LOOKS: Record<Finding["verdict"], { icon: IconName; colour: string; edge: string }> = {
  fail: { icon: "circle-alert", colour: "text-danger", edge: "border-s-danger" },
  verify: { icon: "eye", colour: "text-warn", edge: "border-s-warn" },
  unknown: { icon: "circle", colour: "text-muted", edge: "border-s-control" },
  pass: { icon: "check", colour: "text-ok", edge: "border-s-ok" },
};

/** Rules that a sheet may leave open, each with what to look for. */
const ASKED = [
  "glazing",
  "openable",
  "garageDoor",
  "garageDoorCloses",
  "garageWall",
  "toiletSide",
  "toiletFront",
  "escapeNeeded",
  "riser",
  "tread",
  "stairWidth",
  "headroom",
  "landing",
  "handrail",
  "guardNeeded",
  "guardOpening",
  "smokeAlarms",
  "carbonMonoxide",
  "deckSpan",
  "studCut",
  "atticVents",
  "insulation",
  "dryerLength",
  "receptacles",
] as const satisfies readonly Finding["rule"][];
const isAsked = (rule: Finding["rule"]): rule is (typeof ASKED)[number] =>
  (ASKED as readonly string[]).includes(rule);

interface FindingRowProps {
  finding: Finding;
  number: number;
  onShow?: (finding: Finding) => void;
}

function FindingRow({ finding, number, onShow }: FindingRowProps) {
  const t = useText("drawing-result");
  const { rule, section, edition, verdict, subject, bound, placement } = finding;
  const { measured, limit, sign } = figuresOf(finding);
  const { icon, colour, edge } = LOOKS[verdict];
  const about = subject ?? t(`rules.${rule}`);
  return (
    <li className={`grid content-start gap-1 border border-s-8 border-line bg-surface p-4 ${edge}`}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-bold">
          {onShow && <span className="me-2 text-muted tabular-nums">{number}</span>}
          {subject && (
            <>
              <Written>{subject}</Written>
              {": "}
            </>
          )}
          {t(`rules.${rule}`)}
        </span>
        <span className={`inline-flex items-center gap-1.5 font-medium ${colour}`}>
          <Icon name={icon} />
          {t(`compliance.verdicts.${verdict}`)}
        </span>
      </p>
      <p className="flex flex-wrap gap-x-4 tabular-nums">
        {measured && (
          <span>
            {t("compliance.measured")}: <Written>{measured}</Written>
          </span>
        )}
        {limit && (
          <span>
            {t(bound ? "compliance.limit" : "compliance.bySides")}:{" "}
            <Written>{bound ? `${sign} ${limit}` : limit}</Written>
          </span>
        )}
      </p>
      {placement && <AlarmPlaces {...placement} />}
      {(verdict === "unknown" || (verdict === "verify" && !measured)) && isAsked(rule) && (
        <p>
          {t("compliance.lookFor")}: {t(`lookFor.${rule}`)}
        </p>
      )}
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
        <Written>
          IRC {section} · {edition}
        </Written>
        {onShow && (
          <button
            type="button"
            className="inline-flex min-h-12 items-center text-start text-base font-medium text-blueprint underline underline-offset-4 hover:no-underline md:min-h-11 print:hidden"
            onClick={() => onShow(finding)}
          >
            {t("compliance.show", { subject: about })}
          </button>
        )}
      </p>
    </li>
  );
}

function CompliancePart({ analysis, onShow }: { analysis: Analysis; onShow?: (finding: Finding) => void }) {
  const t = useText("drawing-result");
  const { codeCompliance, dimensions } = analysis;
  const count = (verdict: Finding["verdict"]) =>
    codeCompliance.filter((finding) => finding.verdict === verdict).length;
  const isOpen = ({ verdict }: Finding) => verdict !== "pass";
  const row = (finding: Finding) => {
    const number = codeCompliance.indexOf(finding) + 1;
    return (
      <FindingRow
        key={number}
        finding={finding}
        number={number}
        onShow={marksOf(finding, dimensions).length > 0 ? onShow : undefined}
      />
    );
  };
  if (codeCompliance.length === 0)
    return (
      <Part title={t("compliance.title")}>
        <p>{t("compliance.none")}</p>
      </Part>
    );
  return (
    <Part title={t("compliance.title")} note={t("compliance.note")}>
      <p className="font-medium">
        {t("compliance.summary", {
          fail: count("fail"),
          verify: count("verify"),
          unknown: count("unknown"),
          pass: count("pass"),
        })}
      </p>
      <ul className="grid gap-3 lg:grid-cols-2">{codeCompliance.filter(isOpen).map(row)}</ul>
      {count("pass") > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-12 items-center gap-2 font-medium text-blueprint">
            <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
            {t("compliance.passed", { count: count("pass") })}
          </summary>
          <ul className="mt-2 grid gap-3 lg:grid-cols-2">
            {codeCompliance.filter((finding) => !isOpen(finding)).map(row)}
          </ul>
        </details>
      )}
    </Part>
  );
}

function DimensionsPart({ items }: { items: Analysis["dimensions"] }) {
  const t = useText("drawing-result");
  if (items.length === 0) return <p>{t("dimensions.none")}</p>;
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ entity, confidence, repairs }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew as a whole
        <li key={n} className="grid border-b border-line py-2">
          <span className="text-sm text-muted">
            {entity.kind === "opening" ? t(`materials.${entity.type}`) : t(`dimensions.kinds.${entity.kind}`)}
            {confidence < 1 && ` · ${t("dimensions.sure", { percent: Math.round(confidence * 100) })}`}
          </span>
          <span className="font-medium tabular-nums">
            <Written>{entityNotation(entity)}</Written>
          </span>
          {repairs.map(({ from, to }) => (
            <span key={from} className="text-sm text-warn" translate="no">
              {t("dimensions.corrected", { from: isolated(from), to: isolated(to) })}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

function MaterialRow({ material }: { material: Material }) {
  const t = useText("drawing-result");
  const name =
    material.kind === "floor"
      ? t("materials.floor", { count: material.rooms })
      : t(`materials.${material.kind}`);
  return (
    <li className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
      <span>{name}</span>
      <span className="font-medium tabular-nums">
        <Written>{materialNotation(material)}</Written>
        {(material.kind === "door" || material.kind === "window") &&
          ` · ${t("materials.pieces", { count: material.quantity })}`}
        {material.kind === "drywall" && ` · ${t("materials.sheets", { count: material.sheets })}`}
      </span>
    </li>
  );
}

interface AnalysisViewProps {
  analysis: Analysis;
  /** The analysis is the sample and says nothing about the visitor's drawing. */
  sample?: boolean;
  /** Shows where on the drawing a finding comes from. */
  onShow?: (finding: Finding) => void;
}

/** A result: how far it may be trusted, what is below the code, what was read, what it takes, what to do. */
export default function AnalysisView({ analysis, sample = false, onShow }: AnalysisViewProps) {
  const t = useText("drawing-result");
  const { analysisType, confidence, dimensions, materials, suggestions, unread } = analysis;
  return (
    <div className="grid gap-10">
      <div className="grid gap-4">
        {sample && (
          <Notice tone="warn" title={t("sample.title")}>
            <p>{t("sample.text")}</p>
            <p>{t("sample.advice")}</p>
          </Notice>
        )}
        <p className="text-lg font-medium">{t(`types.${analysisType}`)}</p>
        <ConfidencePart confidence={confidence} sample={sample} />
      </div>
      <CompliancePart analysis={analysis} onShow={onShow} />
      <Part title={t("suggestions.title")}>
        {suggestions.length === 0 ? (
          <p>{t("suggestions.none")}</p>
        ) : (
          <ul className="grid max-w-prose list-disc gap-2 ps-6">
            {suggestions.map(({ code, count }) => (
              <li key={code}>{t(`suggestions.${code}`, { count })}</li>
            ))}
          </ul>
        )}
      </Part>
      <Part title={t("dimensions.title")}>
        <DimensionsPart items={dimensions} />
      </Part>
      <Part title={t("materials.title")} note={materials.length > 0 && t("materials.note")}>
        {materials.length === 0 ? (
          <p>{t("materials.none")}</p>
        ) : (
          <ul className="grid gap-x-8 lg:grid-cols-2">
            {materials.map((material) => (
              <MaterialRow key={JSON.stringify(material)} material={material} />
            ))}
          </ul>
        )}
      </Part>
      {unread.length > 0 && (
        <Part title={t("unread.title")} note={t("unread.text")}>
          <ul className="flex flex-wrap gap-2" translate="no">
            {unread.map((text, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand on a sheet twice
              <li key={n} className="border border-line bg-sunken px-2 py-1 text-sm" dir="auto">
                {text}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}
