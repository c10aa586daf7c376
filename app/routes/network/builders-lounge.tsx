import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DayQuoteAndMusic } from "~/features/general/start-day/components/quote-and-music.tsx";
import { readStartDay, withoutStrayConsent } from "~/features/general/start-day/start-day.queries.server.ts";
import {
  answerLounge,
  personOf,
  readerOf,
} from "~/features/network/builders-lounge/builders-lounge.form.server.ts";
import { loungeView } from "~/features/network/builders-lounge/builders-lounge.view.server.ts";
import { DrawnLounge } from "~/features/network/builders-lounge/components/drawn-screens.tsx";
import { readForm, readUpload } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { i18n: ["start-day"], served: ["builders-lounge"] };

/** What stands in the lounge, with what the reader has voted; the quote of their day, and the music that the address asks for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const clean = withoutStrayConsent(request);
  if (clean) throw redirect(clean, 303);
  const [view, startDay] = await Promise.all([
    readerOf(context).then((reader) => loungeView(context, reader)),
    readStartDay(context, request),
  ]);
  const { tooLarge } = context;
  return data({ view, startDay, tooLarge }, tooLarge ? 413 : 200);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { form, file } = request.headers.get("content-type")?.startsWith("multipart/")
    ? await readUpload(request, "photo")
    : { form: await readForm(request), file: undefined };
  const answer = await answerLounge(context, personOf(await requireUser(context, request)), form, file);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function BuildersLoungeRoute() {
  const { view, startDay, tooLarge } = useLoaderData<typeof loader>();
  return (
    <>
      <DrawnLounge view={view} tooLarge={tooLarge} sent={useActionData<typeof action>()?.sent} />
      <DayQuoteAndMusic {...startDay} />
    </>
  );
}
