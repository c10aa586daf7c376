import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formulaAt } from "~/engines/formula/formula.ts";
import { reportWrong } from "~/features/assistant/joe/feedback.commands.server.ts";
import { calculatorView } from "~/features/tools/calculators/calculators.view.server.ts";
import { CalculatorScreen } from "~/features/tools/calculators/components/calculator-screen.tsx";
import { Report } from "~/features/tools/calculators/report.schemas.ts";
import type { Language } from "~/i18n/languages.ts";
import { parseForm, readForm, replyOf } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["calculators"] };

function viewOf(request: Request, slug: string | undefined, language: Language) {
  const formula = formulaAt(slug ?? "");
  if (!formula) throw refusal("not-found");
  return calculatorView(formula, new URL(request.url).searchParams, language);
}

/** A calculation stands in its address: `?length=12'6&units=us`. */
export function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = viewOf(request, params.calculator, context.language);
  return data({ view, pageTitle: view.title, idem: context.formKey() }, view.wrong ? 400 : 200);
}

/** What somebody found wrong, with the address of the calculation: it waits in the learning queue. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { title, link, copied } = viewOf(request, params.calculator, context.language);
  const submission = parseForm(await readForm(request), Report);
  if (submission.status !== "success") return data({ reply: replyOf(submission) }, 400);
  const { idem, wrong } = submission.value;
  await context.rateLimit.take("ask");
  const owner = await context.visitor.ensureOwner();
  const member = await context.session.current();
  const text = `${title}: ${wrong}\n${link}`;
  await reportWrong(context, { owner, userId: member?.id, idem, text });
  await context.toast.set("calculatorReported");
  return redirect(copied, 303);
}

export default function CalculatorRoute() {
  const { view, idem } = useLoaderData<typeof loader>();
  return <CalculatorScreen view={view} idem={idem} reply={useActionData<typeof action>()?.reply} />;
}
