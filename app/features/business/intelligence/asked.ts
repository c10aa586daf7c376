import { PERIODS, type PeriodName, type Span, spanProblem, spansOf } from "~/engines/metric/metric.ts";
import { GOALS, type Goal } from "~/services/metrics.ts";

/** What an address asks for. */
export interface AskedFigures {
  goal: Goal;
  period: PeriodName;
  /** As typed; they count for a period of one's own alone. */
  from: string;
  to: string;
  project: string;
  samples: boolean;
}

/** Reads what is asked for from an address; what makes no sense there is as if it were left out. */
export function readAsked(params: URLSearchParams): AskedFigures {
  const text = (name: string) => (params.get(name) ?? "").slice(0, 60);
  return {
    goal: GOALS.find((goal) => goal === text("goal")) ?? "winning",
    period: PERIODS.find((period) => period === text("period")) ?? "month",
    from: text("from"),
    to: text("to"),
    project: /^[\w-]{0,60}$/.test(text("project")) ? text("project") : "",
    samples: text("samples") === "on",
  };
}

/** The days that are asked for and those before; those of this month where what was typed is no span, with what is wrong. */
export function spansAsked({ period, from, to }: AskedFigures, today: string) {
  if (period !== "own") return { ...spansOf(period, today), problem: undefined };
  const own: Span = { from, to };
  const problem = spanProblem(own);
  return problem
    ? { ...spansOf("month", today), problem }
    : { ...spansOf("own", today, own), problem: undefined };
}

/** The same question as an address, with something else in it; what is usual is left out. */
export function withAsked(
  path: string,
  { goal, period, from, to, project, samples }: AskedFigures,
  more: Readonly<Record<string, string>> = {},
): string {
  const all = {
    ...{ goal: goal === "winning" ? "" : goal, period: period === "month" ? "" : period },
    ...(period === "own" ? { from, to } : {}),
    ...{ project, samples: samples ? "on" : "" },
    ...more,
  };
  const query = new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ""));
  return query.size > 0 ? `${path}?${query}` : path;
}
