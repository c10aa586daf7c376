import type { ReactNode } from "react";
import type { Analysis, Finding } from "~/engines/drawing/drawing.ts";
import { useLanguage, useText } from "~/i18n/i18n.tsx";
import { Icon, type IconName } from "~/ui/icon.tsx";
import { placesOf } from "../finding-marks.ts";
import { figuresOf } from "../notation.ts";
import { type VerdictCounts, verdictCounts } from "../shortened.ts";
import { AlarmPlaces } from "./alarm-places.tsx";
import { ResultPart } from "./result-part.tsx";
import { Written } from "./written.tsx";

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

/** More places than this are counted and not named. */
const MOST_NAMED = 2;

/** The link to where a finding stands, by the names of the places: Show BEDROOM 2. */
function ShowPlaces({ places, onShow }: { places: readonly string[]; onShow: () => void }) {
  const t = useText("drawing-result");
  const named = places
    .slice(0, MOST_NAMED)
    .map((place) => `\u2068${place}\u2069`)
    .join(", ");
  const more = places.length - MOST_NAMED;
  return (
    <button
      type="button"
      className="inline-flex min-h-12 items-center text-start text-base font-medium text-blueprint underline underline-offset-4 hover:no-underline md:min-h-11 print:hidden"
      onClick={onShow}
    >
      <span translate="no">
        {t("compliance.show", {
          place: more > 0 ? t("compliance.showMore", { places: named, more }) : named,
        })}
      </span>
    </button>
  );
}

interface FindingRowProps {
  finding: Finding;
  number: number;
  /** Where it stands on the drawing, by name. */
  places: readonly string[];
  onShow?: (finding: Finding) => void;
}

function FindingRow({ finding, number, places, onShow }: FindingRowProps) {
  const t = useText("drawing-result");
  const { language } = useLanguage();
  const { rule, section, edition, verdict, subject, bound, placement } = finding;
  const { measured, limit, sign } = figuresOf(finding, language);
  const { icon, colour, edge } = LOOKS[verdict];
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
        {onShow && <ShowPlaces places={places} onShow={() => onShow(finding)} />}
      </p>
    </li>
  );
}

interface FoldProps {
  title: string;
  findings: readonly Finding[];
  row: (finding: Finding) => ReactNode;
}

/** A collapsed group. */
function Fold({ title, findings, row }: FoldProps) {
  if (findings.length === 0) return null;
  return (
    <details className="group">
      <summary className="inline-flex min-h-12 items-center gap-2 font-medium text-blueprint">
        <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
        {title}
      </summary>
      <ul className="mt-2 grid gap-3 lg:grid-cols-2">{findings.map(row)}</ul>
    </details>
  );
}

interface ComplianceProps {
  analysis: Analysis;
  /** Of the whole result, where a part of it is shown. */
  counts?: VerdictCounts;
  /** Shows where on the drawing a finding comes from. */
  onShow?: (finding: Finding) => void;
}

/** What fails, then what is to be verified; what the sheet leaves open and what is in order is folded. */
export function Compliance({ analysis, counts = verdictCounts(analysis), onShow }: ComplianceProps) {
  const t = useText("drawing-result");
  const { codeCompliance, dimensions } = analysis;
  const of = (...verdicts: Finding["verdict"][]) =>
    codeCompliance.filter(({ verdict }) => verdicts.includes(verdict));
  const numbers = new Map(codeCompliance.map((finding, n) => [finding, n + 1]));
  const row = (finding: Finding) => {
    const places = placesOf(finding, dimensions);
    return (
      <FindingRow
        key={numbers.get(finding)}
        finding={finding}
        number={numbers.get(finding) ?? 0}
        places={places}
        onShow={places.length > 0 ? onShow : undefined}
      />
    );
  };
  if (codeCompliance.length === 0)
    return (
      <ResultPart title={t("compliance.title")}>
        <p>{t("compliance.none")}</p>
      </ResultPart>
    );
  return (
    <ResultPart title={t("compliance.title")}>
      <p className="font-medium">{t("compliance.summary", { ...counts })}</p>
      <ul className="grid gap-3 lg:grid-cols-2">{of("fail", "verify").map(row)}</ul>
      <Fold title={t("compliance.unknown", { count: counts.unknown })} findings={of("unknown")} row={row} />
      <Fold title={t("compliance.passed", { count: counts.pass })} findings={of("pass")} row={row} />
      <p className="max-w-prose text-sm text-muted">{t("compliance.note")}</p>
    </ResultPart>
  );
}
