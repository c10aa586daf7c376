import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { numberIn } from "~/features/university/certificates/cards.ts";
import { answerReport } from "~/features/university/certificates/certificates.form.server.ts";
import { certificatePath, EXAMPLE } from "~/features/university/certificates/certificates.limits.ts";
import { checkView } from "~/features/university/certificates/certificates.view.server.ts";
import { DrawnCheck } from "~/features/university/certificates/components/drawn-screens.tsx";
import { localDay } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["certificates"] };

const numberOf = (typed: string | undefined) => {
  const number = typed === EXAMPLE ? EXAMPLE : numberIn(typed ?? "");
  if (!number) throw refusal("not-found");
  return number;
};

/** What a certificate says and whether it stands, for anybody; `?code=` is what its QR code carries. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const number = numberOf(params.certificate);
  const code = (new URL(request.url).searchParams.get("code") ?? "").slice(0, 4_000);
  const view = await checkView(context, { number, code, day: localDay(context.now()) });
  return data({ view, pageTitle: view.heading }, view.verdict === "unknown" ? 404 : 200);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const number = numberOf(params.certificate);
  const answer = await answerReport(context, { number, form: await readForm(request) });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(certificatePath(number), 303);
}

export default function CertificateRoute() {
  return (
    <DrawnCheck view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
