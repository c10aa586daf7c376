import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PatentNotFound } from "~/features/patents/patents/components/patent-not-found.tsx";
import Screen from "~/features/patents/patents/components/patent-viewer-screen.tsx";
import { checksIn, wholeNumber } from "~/features/patents/patents/patents.filters.ts";
import { patentOf, readFigure, readPatent } from "~/features/patents/patents/patents.queries.server.ts";
import { SaveNote } from "~/features/patents/patents/patents.schemas.ts";
import { saveReview } from "~/features/patents/patents/reviews.commands.server.ts";
import { readReview } from "~/features/patents/patents/reviews.queries.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { parseForm, readForm, replyOf } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["patents", "patent-drawings", "patent-detail"] };

/** One patent, with the figure that `?figure=` opens and the member's review; another number is a 404 of its own. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const asked = params.id ?? "";
  const patent = patentOf(wholeNumber(asked));
  const t = translator(context.language, "patent-detail");
  if (!patent) return data({ asked, pageTitle: t("notFound") }, 404);
  const figure = wholeNumber(new URL(request.url).searchParams.get("figure"));
  const member = await context.session.current();
  const detail = readPatent(context.language, patent);
  return {
    pageTitle: detail.title,
    patent: detail,
    open: figure ? readFigure(context.language, { patentId: patent.id, number: figure }) : undefined,
    review: member && (await readReview(context.db, member.id, patent.id)),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const member = await requireUser(context, request);
  const patent = patentOf(wholeNumber(params.id));
  if (!patent) throw refusal("not-found");
  const submission = parseForm(await readForm(request), SaveNote);
  if (submission.status !== "success") return data({ reply: replyOf(submission), stale: false }, 400);
  const { version, note, ...ticked } = submission.value;
  const input = { patentId: patent.id, version, text: note.trim(), checks: checksIn(ticked) };
  const saved = await saveReview(context, member.id, input);
  if (!saved.ok) return data({ reply: replyOf(submission), stale: true }, 409);
  await context.toast.set("reviewSaved");
  return redirect(`/patent-viewer/${patent.id}`, 303);
}

export default function PatentViewerRoute() {
  const found = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!("patent" in found)) return <PatentNotFound asked={found.asked} />;
  return <Screen key={found.patent.id} {...found} reply={answer?.reply} stale={answer?.stale} />;
}
