import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { TermScreen } from "~/features/tools/lingo/components/term-screen.tsx";
import { starTerm, unstarTerm } from "~/features/tools/lingo/lingo.commands.server.ts";
import { readStarred } from "~/features/tools/lingo/lingo.queries.server.ts";
import { StarChange } from "~/features/tools/lingo/lingo.schemas.ts";
import { termView } from "~/features/tools/lingo/lingo.view.server.ts";
import { parseForm, readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["lingo"] };

/** One term of the glossary, and whether the visitor has marked it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const slug = params.slug ?? "";
  const owner = await context.visitor.owner();
  const { terms, starred } = await readStarred(context, owner && inOwn(owner));
  const term = termView(terms, slug, context.language);
  if (!term) throw refusal("not-found");
  return { term, starred: starred.has(slug), pageTitle: term.name };
}

/** Marks a term or takes the mark off: everybody's own, as cards are. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const submission = parseForm(await readForm(request), StarChange);
  if (submission.status !== "success") throw refusal("malformed");
  const slug = params.slug ?? "";
  const actor = inOwn(await context.visitor.ensureOwner());
  if (submission.value.intent === "star") {
    const marked = await starTerm(context, actor, slug);
    if (!marked.ok) throw refusal("not-found");
    await context.toast.set("lingoStarred");
  } else {
    await unstarTerm(context, actor, slug);
    await context.toast.set("lingoUnstarred");
  }
  return redirect(`/term/${slug}`, 303);
}

export default function TermRoute() {
  return <TermScreen {...useLoaderData<typeof loader>()} />;
}
