import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ThumbMaker } from "~/engines/file/file.ts";
import { rememberName, requireHolder, requireHolderToAct } from "~/engines/trust/trust.server.ts";
import { DrawnDocuments } from "~/features/projects/projects/components/drawn-papers.tsx";
import { SheetReader } from "~/features/projects/projects/components/sheet-reader.ts";
import {
  answerHeldDocuments,
  DOCUMENT_TYPED,
  readDocumentForm,
} from "~/features/projects/projects/documents.form.server.ts";
import { DOCUMENTS } from "~/features/projects/projects/documents.limits.ts";
import { askedDocuments, heldDocumentsView } from "~/features/projects/projects/documents.view.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { typedIn } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["project-documents"] };

/** The documents of a project for whoever holds a link to them. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const holding = await requireHolder(context, params.link, DOCUMENTS);
  const asked = askedDocuments(new URL(request.url).searchParams);
  const view = await heldDocumentsView(context, holding, asked);
  if (!view) throw refusal("not-found");
  const { tooLarge } = context;
  const name = asked.document && view.list[0]?.name;
  const pageTitle = name || translator(context.language, "project-documents")("title");
  return data({ view, tooLarge, pageTitle }, tooLarge ? 413 : 200);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { form, file, thumb } = await readDocumentForm(request);
  const typed = { fields: typedIn(form), names: DOCUMENT_TYPED };
  const holding = await requireHolderToAct(context, params.link, DOCUMENTS, typed);
  const answer = await answerHeldDocuments(context, holding, { form, file, thumb });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  if (answer.printedName) await rememberName(context, holding.link, answer.printedName);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function SharedDocumentsRoute() {
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
