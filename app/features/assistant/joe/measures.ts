import { metricFirst } from "~/engines/formula/formula.ts";
import { isMetricFirst, type Language } from "~/i18n/languages.ts";
import type { Answer } from "./answer.ts";

/** An answer in the measures its readers think in: where those are metric, the US ones follow in brackets. */
export function inMeasuresOf<T extends Pick<Answer, "response" | "figure" | "math">>(
  language: Language,
  answer: T,
): T {
  if (!isMetricFirst(language)) return answer;
  const { response, figure, math } = answer;
  return {
    ...answer,
    response: metricFirst(response),
    figure: figure && metricFirst(figure),
    math: math && {
      ...math,
      outputs: math.outputs.map((output) => ({ ...output, text: metricFirst(output.text) })),
      assumptions: math.assumptions.map(metricFirst),
    },
  };
}
