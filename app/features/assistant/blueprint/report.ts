import type { Analysis, Finding, Quantity } from "~/engines/drawing/drawing.ts";
import { directionOf, type Language } from "~/i18n/languages.ts";
import type { Translate } from "~/i18n/translator.ts";
import { csvOf } from "~/lib/csv.ts";
import { doubtText } from "./doubt-text.ts";
import { kept, quantityNotation } from "./measures.ts";
import { entityNotation, figuresOf, materialNotation } from "./notation.ts";

type T = Translate<"drawing-result">;

/** What a report says beside the result. */
export interface ReportFacts {
  /** The name of the file; empty for typed lines. */
  name: string;
  /** ISO date. */
  date: string;
  language: Language;
  /** The drawing holds more than was read. */
  partly?: boolean;
  quantities?: readonly Quantity[];
  /** The picture as a data URL. */
  picture?: string;
  /** Without a style sheet: what this site sends holds none within. */
  plain?: boolean;
}

interface Row {
  section: string;
  kind: string;
  text: string;
  value: string;
  limit: string;
  verdict: string;
  edition: string;
}

const row = (fields: Partial<Row>): Row => ({
  section: "",
  kind: "",
  text: "",
  value: "",
  limit: "",
  verdict: "",
  edition: "",
  ...fields,
});

/** In which rooms alarms were seen, which bedrooms have none, and how many could not be placed. */
function alarmPlaces({ placement }: Finding, t: T): string[] {
  if (!placement) return [];
  const { rooms, lacking, unplaced } = placement;
  const named = (label: string, names: string[]) =>
    names.length > 0 ? [`${label}: ${names.join(", ")}`] : [];
  return [
    ...named(t("alarms.seen"), rooms),
    ...named(
      t("alarms.lacking"),
      lacking.map(({ name }) => name),
    ),
    ...(unplaced > 0 ? [t("alarms.unplaced", { count: unplaced })] : []),
  ];
}

function complianceRows({ codeCompliance }: Analysis, language: Language, t: T): Row[] {
  return codeCompliance.map((finding) => {
    const { measured, limit: figure, sign } = figuresOf(finding, language);
    const limit = figure && kept(figure, language);
    const limited = (value: string) => t(sign === "≤" ? "compliance.max" : "compliance.min", { value });
    return row({
      section: finding.section,
      kind: t("report.compliance"),
      text: [
        [finding.subject, t(`rules.${finding.rule}`)].filter(Boolean).join(": "),
        ...alarmPlaces(finding, t),
      ].join(". "),
      value: measured,
      limit: limit && (finding.bound ? limited(limit) : `${t("compliance.bySides")}: ${limit}`),
      verdict: t(`compliance.verdicts.${finding.verdict}`),
      edition: finding.edition,
    });
  });
}

/** Everything that a result says, row by row. */
function rowsOf(analysis: Analysis, { language, quantities = [] }: ReportFacts, t: T): Row[] {
  return [
    ...complianceRows(analysis, language, t),
    ...analysis.dimensions.map(({ entity, text }) =>
      row({ kind: t(`dimensions.kinds.${entity.kind}`), text, value: entityNotation(entity, language) }),
    ),
    ...analysis.doubtful.map((item) =>
      row({ kind: t("dimensions.doubtful"), text: item.text, value: doubtText(item, language, t) }),
    ),
    ...analysis.materials.map((material) =>
      row({
        kind: t("report.materials"),
        text:
          material.kind === "floor"
            ? t("materials.floor", { count: material.rooms })
            : t(`materials.${material.kind}`),
        value: materialNotation(material, language),
      }),
    ),
    ...quantities.map(({ measure, value, unit }) =>
      row({
        kind: t("report.takeoff"),
        text: measure.label,
        value: quantityNotation({ value, unit }, language),
      }),
    ),
    ...analysis.suggestions.map(({ code, count }) =>
      row({ kind: t("report.suggestions"), text: t(`suggestions.${code}`, { count }) }),
    ),
  ];
}

const FIELDS = ["kind", "text", "value", "limit", "verdict", "section", "edition"] as const;

/** The report as CSV. */
export function reportCsv(analysis: Analysis, facts: ReportFacts, t: T): string {
  const head = FIELDS.map((field) => t(`report.${field}`));
  const rows = rowsOf(analysis, facts, t).map((each) => FIELDS.map((field) => each[field]));
  const partly = facts.partly ? [[t("partly.title"), t("partly.text")]] : [];
  return csvOf([...partly, head, ...rows]);
}

const escaped = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

const STYLE =
  "body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#171b21}table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #cfcbc2;padding:.4rem .6rem;text-align:start;vertical-align:top}img{max-width:100%;border:1px solid #cfcbc2}@media screen and (max-width:40rem){table{display:block;overflow-x:auto}}.partly{border:2px solid #b0241b;padding:.6rem 1rem}";

/** The report as a page of its own, which needs nothing from anywhere. */
export function reportHtml(analysis: Analysis, facts: ReportFacts, t: T): string {
  const { name, date, language, partly, picture, plain } = facts;
  const rows = rowsOf(analysis, facts, t);
  const cells = (tag: "th" | "td", values: string[]) =>
    values.map((value) => `<${tag}><bdi>${escaped(value)}</bdi></${tag}>`).join("");
  return [
    `<!DOCTYPE html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    `<title>${escaped(t("report.title"))}</title>${plain ? "" : `<style>${STYLE}</style>`}</head><body>`,
    `<h1>${escaped(t("report.title"))}</h1>`,
    `<p>${name ? `${escaped(t("report.of"))}: <bdi>${escaped(name)}</bdi>. ` : ""}${escaped(t("report.made"))} <bdi>${escaped(date)}</bdi>.</p>`,
    partly
      ? `<p class="partly"><strong>${escaped(t("partly.title"))}.</strong> ${escaped(t("partly.text"))}</p>`
      : "",
    `<p>${escaped(t("confidence.title"))}: <bdi>${analysis.confidence.percent}%</bdi>. ${escaped(t("compliance.note"))}</p>`,
    picture ? `<p><img alt="" src="${escaped(picture)}"></p>` : "",
    `<table border="${plain ? 1 : 0}" cellpadding="6"><thead><tr>${cells(
      "th",
      FIELDS.map((field) => t(`report.${field}`)),
    )}</tr></thead><tbody>`,
    rows
      .map(
        (each) =>
          `<tr>${cells(
            "td",
            FIELDS.map((field) => each[field]),
          )}</tr>`,
      )
      .join(""),
    "</tbody></table></body></html>\n",
  ].join("");
}
