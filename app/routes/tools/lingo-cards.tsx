import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { CardsScreen } from "~/features/tools/lingo/components/cards-screen.tsx";
import { deckPath } from "~/features/tools/lingo/deck-path.ts";
import { answerCard, restartCards } from "~/features/tools/lingo/lingo.commands.server.ts";
import { readCards } from "~/features/tools/lingo/lingo.queries.server.ts";
import { CardChange } from "~/features/tools/lingo/lingo.schemas.ts";
import { cardsView, readDeck, readPair } from "~/features/tools/lingo/lingo.view.server.ts";
import { parseForm, readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["lingo", "lingo-cards"] };

/** The next card of a deck; `turned` shows its other side, `card` asks for one out of its turn. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { language, today } = context;
  const pair = readPair(searchParams, language);
  const owner = await context.visitor.owner();
  const { terms, rows } = await readCards(context, owner && inOwn(owner), pair);
  const same = searchParams.has("shown") && searchParams.get("shown") === searchParams.get("asked");
  return { view: cardsView(terms, rows, { pair, deck: readDeck(searchParams), today }), same };
}

/** Cards are everybody's own, whatever workspace they work in: what one knows by heart is shared with nobody. */
export async function action({ request, context }: ActionFunctionArgs) {
  const submission = parseForm(await readForm(request), CardChange);
  if (submission.status !== "success") return data({ incomplete: true }, 400);
  const actor = inOwn(await context.visitor.ensureOwner());
  const change = submission.value;
  const { trade } = readDeck(new URL(request.url).searchParams);
  const more = new URL(request.url).searchParams.has("more");
  const on = deckPath({ ...change, trade, more: more && change.intent !== "restart" });
  if (change.intent === "restart") {
    await restartCards(context, actor, change);
    await context.toast.set("lingoRestarted");
    return redirect(on, 303);
  }
  const result = await answerCard(context, actor, change);
  if (!result.ok) throw refusal("not-found");
  return redirect(`${on}#card`, 303);
}

export default function LingoCardsRoute() {
  const incomplete = useActionData<typeof action>()?.incomplete ?? false;
  return <CardsScreen {...useLoaderData<typeof loader>()} incomplete={incomplete} />;
}
