import type { Patent } from "../patent.ts";
import { drawBlockDiagram, drawDetail, drawNetwork } from "./block-diagram.ts";
import { type CurveName, drawGraph, drawRecords, drawSequence, drawStates } from "./charts-and-records.ts";
import { drawExplodedView } from "./exploded-view.ts";
import type { FigureKind, FigurePlan } from "./figure-plan.ts";
import { drawFlowChart } from "./flow-chart.ts";
import { wrap } from "./helvetica.ts";
import { drawPerspective } from "./perspective-view.ts";
import { drawPlan, type Glyph } from "./plan-view.ts";
import { drawScreen } from "./screen-view.ts";
import { drawSection, type Hatch } from "./section-view.ts";
import { Drawing, type Mark, type Part, SHEET } from "./sheet.ts";
import type { SolidName } from "./solid-shapes.ts";
import type { WidgetName } from "./widgets.ts";

/** A figure of a patent, drawn. */
export interface Figure {
  patentId: number;
  /** 1 for FIG. 1; as many as there are sheets. */
  number: number;
  sheets: number;
  kind: FigureKind;
  /** What the figure is, as the specification's brief description of the drawings says it. */
  brief: string;
  parts: readonly Part[];
  marks: readonly Mark[];
}

const KIND_WORDS: Record<FigureKind, string> = {
  block: "a block diagram",
  flow: "a flow chart",
  exploded: "an exploded view",
  screen: "a user interface",
  perspective: "a perspective view",
  section: "a cross-section",
  sequence: "a sequence diagram",
  state: "a state diagram",
  record: "a diagram of records",
  graph: "a graph",
  plan: "a plan view",
  network: "a diagram of connections",
  detail: "an enlarged block diagram",
};

/** The first numeral of each kind of figure; components have those from 102 on, wherever they are shown. */
const SERIES: Record<FigureKind, number> = {
  block: 100,
  flow: 200,
  screen: 300,
  sequence: 350,
  state: 400,
  record: 450,
  graph: 500,
  section: 550,
  plan: 600,
  perspective: 650,
  exploded: 700,
  detail: 750,
  network: 800,
};
/** A second figure of one kind takes a series of its own. */
const SECOND = 30;

const entries = (text: string): string[] => text.split(" | ");

/** `key: words` */
function keyed<K extends string>(text: string): { key: K; words: string }[] {
  return entries(text).map((entry) => {
    const at = entry.indexOf(": ");
    return { key: entry.slice(0, at) as K, words: entry.slice(at + 2) };
  });
}

export function briefOf(plan: FigurePlan, number: number): string {
  return `FIG. ${number} is ${KIND_WORDS[plan.kind]} of ${plan.of}.`;
}

/**
 * Draws a figure, always the same from the same plan.
 * @param number 1 for the first
 */
export function drawFigure(patent: Patent, number: number): Figure | undefined {
  const plan = patent.figures[number - 1];
  if (!plan) return undefined;
  const drawing = new Drawing();
  const brief = briefOf(plan, number);
  const sheets = patent.figures.length;
  drawBody(drawing, patent, plan, number);
  drawing.text(SHEET.width / 2, 52, `${number}/${sheets}`, { size: 12 });
  drawing.text(SHEET.width / 2, 692, `FIG. ${number}`, { size: 18, bold: true });
  for (const [n, line] of wrap(brief, 10, 400).entries())
    drawing.text(SHEET.width / 2, 714 + n * 13, line, { size: 10 });
  drawing.text(
    SHEET.width / 2,
    760,
    `Groundwork sample portfolio, patent ${patent.id}. Sample drawing, not filed.`,
    { size: 8 },
  );
  return {
    patentId: patent.id,
    number,
    sheets,
    kind: plan.kind,
    brief,
    parts: drawing.parts,
    marks: drawing.marks,
  };
}

function drawBody(drawing: Drawing, patent: Patent, plan: FigurePlan, number: number): void {
  const before = patent.figures.slice(0, number - 1).filter(({ kind }) => kind === plan.kind).length;
  const first = SERIES[plan.kind] + before * SECOND;
  const part = (name: string, n: number): Part => ({ numeral: first + 2 * (n + 1), name });
  const component = (n: number): Part => {
    const found = patent.components[n];
    if (!found) throw new Error(`patent ${patent.id} has no component ${n}`);
    return { numeral: 102 + 2 * n, name: found.name };
  };
  const turn = patent.id;
  switch (plan.kind) {
    case "block":
      drawBlockDiagram(
        drawing,
        { numeral: 100, name: "System" },
        plan.rows.map((row) => row.map(component)),
      );
      break;
    case "network":
      drawNetwork(drawing, component(plan.hub), plan.leaves.map(component), turn);
      break;
    case "detail":
      drawDetail(drawing, component(plan.component), entries(plan.parts).map(part), turn);
      break;
    case "flow":
      drawFlowChart(
        drawing,
        entries(plan.steps).map((text, n) => {
          const [, question, back] = /^\? (.+) > (\d+)$/.exec(text) ?? [];
          return question ? { ...part(`${question}?`, n), noTo: Number(back) - 1 } : part(text, n);
        }),
      );
      break;
    case "exploded":
      drawExplodedView(
        drawing,
        keyed<SolidName>(plan.parts).map(({ key, words }, n) => ({ ...part(words, n), solid: key })),
        turn,
      );
      break;
    case "screen":
      drawScreen(
        drawing,
        plan.device,
        plan.title,
        keyed<WidgetName>(plan.regions).map(({ key, words }, n) => ({ ...part(words, n), widget: key })),
      );
      break;
    case "perspective":
      drawPerspective(drawing, plan.scene, entries(plan.parts).map(part), turn);
      break;
    case "section":
      drawSection(
        drawing,
        keyed<Hatch>(plan.layers).map(({ key, words }, n) => ({ ...part(words, n), hatch: key })),
        turn,
      );
      break;
    case "plan":
      drawPlan(
        drawing,
        { numeral: first, name: plan.site },
        keyed<Glyph>(plan.items).map(({ key, words }, n) => ({ ...part(words, n), glyph: key })),
        turn,
      );
      break;
    case "graph":
      drawGraph(
        drawing,
        plan.axes,
        keyed<CurveName>(plan.curves).map(({ key, words }, n) => ({ ...part(words, n), curve: key })),
        turn,
      );
      break;
    case "state": {
      const pairs = entries(plan.states).map((entry) => entry.split(" -> ") as [string, string]);
      drawStates(
        drawing,
        pairs.map(([state], n) => part(state, n)),
        pairs.map(([, event]) => event),
        turn,
      );
      break;
    }
    case "sequence":
      drawSequence(
        drawing,
        plan.actors.map(component),
        entries(plan.messages).map((text, n) => {
          const [, from, to, words = ""] = /^(\d)>(\d) (.+)$/.exec(text) ?? [];
          return { ...part(words, n), from: Number(from), to: Number(to) };
        }),
        turn,
      );
      break;
    case "record": {
      let n = 0;
      const tables = keyed<string>(plan.tables).map(({ key, words }) => ({
        title: part(key, n++),
        fields: words.split(", ").map((field) => part(field, n++)),
      }));
      drawRecords(drawing, tables, turn);
      break;
    }
  }
}
