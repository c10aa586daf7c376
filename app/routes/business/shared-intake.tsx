import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { rememberName, requireHolder, requireHolderToAct } from "~/engines/trust/trust.server.ts";
import { DrawnHeldIntake } from "~/features/business/customer-questionnaire/components/drawn-screens.tsx";
import { answerHeldIntake } from "~/features/business/customer-questionnaire/held-intake.form.server.ts";
import { INTAKE } from "~/features/business/customer-questionnaire/intakes.limits.ts";
import { heldIntakeView } from "~/features/business/customer-questionnaire/intakes.view.server.ts";
import { readUpload, typedIn } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["intakes", "talk"] };

/** The questions of a firm, for whoever holds the link. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const holding = await requireHolder(context, params.link, INTAKE);
  const view = await heldIntakeView(context, holding, new URL(request.url).searchParams);
  if (!view) throw refusal("not-found");
  const { tooLarge } = context;
  return data({ view, tooLarge, pageTitle: view.title }, tooLarge ? 413 : 200);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { form, file } = await readUpload(request, "file");
  const fields = typedIn(form);
  const names = Object.keys(fields).filter((name) => name.startsWith("a_") || name === "body");
  const holding = await requireHolderToAct(context, params.link, INTAKE, { fields, names });
  const here = new URL(request.url).pathname;
  const answer = await answerHeldIntake(context, holding, { form, file, here });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  if (fields.printedName) await rememberName(context, holding.link, fields.printedName.slice(0, 80));
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function SharedIntakeRoute() {
  const { view, tooLarge } = useLoaderData<typeof loader>();
  return <DrawnHeldIntake view={view} tooLarge={tooLarge} sent={useActionData<typeof action>()?.sent} />;
}
