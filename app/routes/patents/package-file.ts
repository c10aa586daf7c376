import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { packageHtml } from "~/features/patents/patents/document/package-html.ts";
import { packagePdf } from "~/features/patents/patents/document/package-pdf.ts";
import { packageAddress, selectionOf, wholeNumber } from "~/features/patents/patents/patents.filters.ts";
import { readPackageContent } from "~/features/patents/patents/patents.queries.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** A package as one file: the whole selection, or with `chosen` the patents that were ticked. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { file } = params;
  if (file !== "package.html" && file !== "package.pdf") throw refusal("not-found");
  const { searchParams } = new URL(request.url);
  const selection = selectionOf(searchParams.get("selection"));
  const ticked = searchParams
    .getAll("patent")
    .map(wholeNumber)
    .filter((id) => id !== undefined);
  const chosen = searchParams.has("chosen") || ticked.length > 0 ? new Set(ticked) : undefined;
  const member = await context.session.current();
  const content = await readPackageContent(context.db, selection, chosen, member?.id);
  if (content.patents.length === 0) {
    const page = packageAddress(selection);
    return redirect(`${page}${page.includes("?") ? "&" : "?"}problem=empty#error-summary`, 303);
  }
  const name = `patent-filing-package-${selection}`;
  return file === "package.html"
    ? fileAnswer(packageHtml(content), { name: `${name}.html`, kept: true })
    : fileAnswer(await packagePdf(content), { name: `${name}.pdf`, kept: true });
}
