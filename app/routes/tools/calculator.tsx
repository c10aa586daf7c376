import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formulaAt } from "~/engines/formula/formula.ts";
import { calculatorView } from "~/features/tools/calculators/calculators.view.server.ts";
import { CalculatorScreen } from "~/features/tools/calculators/components/calculator-screen.tsx";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["calculators"] };

/** A calculation stands in its address: `?length=12'6&units=us`. */
export function loader({ request, params, context }: LoaderFunctionArgs) {
  const formula = formulaAt(params.calculator ?? "");
  if (!formula) throw refusal("not-found");
  const view = calculatorView(formula, new URL(request.url).searchParams, context.language);
  return data({ view, pageTitle: view.title }, view.wrong ? 400 : 200);
}

export default function CalculatorRoute() {
  return <CalculatorScreen view={useLoaderData<typeof loader>().view} />;
}
