import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { GlossaryScreen } from "~/features/tools/lingo/components/glossary-screen.tsx";
import { SuggestScreen } from "~/features/tools/lingo/components/suggest-screen.tsx";
import { named, readLingoSearch } from "~/features/tools/lingo/find-terms.logic.ts";
import { suggest } from "~/features/tools/lingo/lingo.commands.server.ts";
import { readStarred, readSuggesting, readTerms } from "~/features/tools/lingo/lingo.queries.server.ts";
import { Suggest } from "~/features/tools/lingo/lingo.schemas.ts";
import { glossaryView, suggestView } from "~/features/tools/lingo/lingo.view.server.ts";
import { parseForm, readForm, replyOf, typedIn } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["lingo", "lingo-suggest"] };

/**
 * The glossary; `?suggest=word` opens the form for a missing word, `?suggest=<slug>` that for another name of a term. `?starred` narrows it
 * to what the visitor has marked.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { language, today } = context;
  const of = searchParams.get("suggest");
  if (of === null) {
    const search = readLingoSearch(searchParams);
    const terms = search.starred ? await readOwn(context) : await readTerms(context);
    return { view: glossaryView(terms, search, language, today), suggesting: undefined };
  }
  const owner = await context.visitor.owner();
  const { terms, rows } = await readSuggesting(context, owner && inOwn(owner));
  const suggesting = suggestView(terms, of, language);
  if (!suggesting) throw refusal("not-found");
  const typed = searchParams.get("name")?.slice(0, 80) ?? "";
  return { view: undefined, suggesting: { ...suggesting, typed, own: rows, idem: context.formKey() } };
}

/** The terms that the visitor has marked. */
async function readOwn(context: LoaderFunctionArgs["context"]) {
  const owner = await context.visitor.owner();
  const { terms, starred } = await readStarred(context, owner && inOwn(owner));
  return terms.filter(({ slug }) => starred.has(slug));
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const submission = parseForm(form, Suggest);
  if (submission.status !== "success") return data({ reply: replyOf(submission), refused: undefined }, 400);
  const suggestion = submission.value;
  const reply = { fields: typedIn(form), errors: {} };
  const standing = named(await readTerms(context), suggestion.name);
  // Another name may be somebody else's too: "mud" is three things.
  if (standing && (suggestion.intent === "suggest-term" || standing.slug === suggestion.slug))
    return data({ reply, refused: { error: "known" as const, slug: standing.slug } }, 409);
  const actor = inOwn(await context.visitor.ensureOwner());
  const result = await suggest(context, actor, suggestion);
  if (!result.ok) return data({ reply, refused: { error: result.error, slug: undefined } }, 409);
  await context.toast.set("lingoSuggested");
  return redirect(
    `/construction-lingo?suggest=${suggestion.intent === "suggest-name" ? suggestion.slug : "word"}`,
    303,
  );
}

export default function ConstructionLingoRoute() {
  const { view, suggesting } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  if (suggesting) return <SuggestScreen {...suggesting} {...sent} />;
  return <GlossaryScreen view={view} />;
}
