import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { answerPhoto } from "~/features/safety/checklists/checklists.form.server.ts";
import { runView } from "~/features/safety/checklists/checklists.view.server.ts";
import { DrawnPhoto } from "~/features/safety/checklists/components/drawn-screens.tsx";
import { visitorDay } from "~/lib/local-day.ts";

export const handle = { served: ["safety-checklists"], offline: true };

/** Which run and which of its items the address names. */
function asked(request: Request) {
  const search = new URL(request.url).searchParams;
  const item = search.get("item") ?? "";
  return { run: search.get("run") ?? "", item: /^\d{1,3}$/.test(item) ? Number(item) : -1 };
}

/** The form for a photo of one item. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { run, item } = asked(request);
  const actor = run ? await presentReader(context) : undefined;
  const today = visitorDay(request, context.now());
  const view = actor && (await runView(context, actor, { id: run, today }));
  const shown = view?.sections.flatMap(({ items }) => items).find(({ index }) => index === item);
  const { tooLarge } = context;
  return data(
    {
      run,
      closed: !view || view.readOnly || view.run.signedAt !== null,
      item: shown && { index: shown.index, prompt: shown.prompt, photos: shown.photos },
      idem: context.formKey(),
      tooLarge,
    },
    tooLarge ? 413 : 200,
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerPhoto(context, request, asked(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ChecklistPhotoRoute() {
  return <DrawnPhoto {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>()?.sent} />;
}
