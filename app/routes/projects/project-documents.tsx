import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ThumbMaker } from "~/engines/file/file.ts";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnDocuments } from "~/features/projects/projects/components/drawn-papers.tsx";
import { SheetReader } from "~/features/projects/projects/components/sheet-reader.ts";
import { answerDocuments } from "~/features/projects/projects/documents.form.server.ts";
import { askedDocuments, documentsView } from "~/features/projects/projects/documents.view.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["project-documents"] };

/** The documents of a project; `?folder=`, `?page=`, and `?document=` for one of them. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = askedDocuments(new URL(request.url).searchParams);
  const actor = await presentReader(context);
  const view = await documentsView(context, actor, params.project ?? "", asked);
  if (!view) throw refusal("not-found");
  const { tooLarge } = context;
  const name = asked.document && view.list[0]?.name;
  const pageTitle = name || translator(context.language, "project-documents")("title");
  return data({ view, tooLarge, pageTitle }, tooLarge ? 413 : 200);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerDocuments(context, params.project ?? "", request);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ProjectDocumentsRoute() {
  const { view, tooLarge } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>()?.sent;
  return (
    <>
      <DrawnDocuments view={view} tooLarge={tooLarge} sent={sent} />
      <ThumbMaker field="file" />
      <SheetReader />
    </>
  );
}
