import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { packageView } from "~/features/business/bid-management/bids.view.server.ts";
import { DrawnLetters } from "~/features/business/bid-management/components/drawn-screens.tsx";
import { lettersOf } from "~/features/business/bid-management/letters.server.ts";
import { directionOf, LANGUAGES } from "~/i18n/languages.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["bids"] };

/** The letters of an award, in the language of whoever gets them. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = await packageView(context, await presentReader(context), params.package ?? "");
  if (!view) throw refusal("not-found");
  const asked = new URL(request.url).searchParams.get("in");
  const language = LANGUAGES.find((one) => one === asked) ?? context.language;
  const { id, topic } = view.package;
  const letters = lettersOf(view, language);
  return { view: { id, topic, language, direction: directionOf(language), letters } };
}

export default function BidLettersRoute() {
  return <DrawnLetters view={useLoaderData<typeof loader>().view} />;
}
