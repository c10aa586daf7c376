import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { PriceBookScreen } from "~/features/tools/estimates/components/price-book-screen.tsx";
import { ASKED_MAX, supplierIn } from "~/features/tools/estimates/estimate-facts.ts";
import { answerPrice } from "~/features/tools/estimates/price-book.form.server.ts";
import { readPrices } from "~/features/tools/estimates/price-book.queries.server.ts";
import { indexView, priceBookView } from "~/features/tools/estimates/price-book.view.server.ts";
import { readPoints } from "~/features/tools/estimates/price-index.queries.server.ts";

export const handle = { i18n: ["estimates"], served: ["suppliers", "price-index"] };

/**
 * The price book; `?q=` finds, `?edit=` with `from=` fills the form, `?for=` adds to an estimate, `?view=compare` has the
 * prices of suppliers side by side, `?view=index` what prices rise by.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const asked = (name: string) => (searchParams.get(name) ?? "").trim().slice(0, ASKED_MAX);
  const actor = await presentReader(context);
  const { db, language } = context;
  const today = context.now().toISOString().slice(0, 10);
  const target = asked("for");
  const [prices, points] = await Promise.all([
    readPrices(db, actor),
    asked("view") === "index" ? readPoints(db, actor) : undefined,
  ]);
  return {
    book: priceBookView(prices, {
      q: asked("q"),
      edit: asked("edit"),
      supplier: supplierIn(searchParams.get("from") ?? ""),
      compares: asked("view") === "compare",
      language,
      today,
    }),
    index: points && indexView(points, language),
    target: /^[\w-]{1,60}$/.test(target) ? target : undefined,
    idem: context.formKey(),
    readOnly: actor?.role === "viewer",
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerPrice(context, request);
  if (!answer.ok) return data({ sent: answer.sent, report: undefined }, answer.status);
  if (answer.report) return data({ sent: undefined, report: answer.report });
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function PriceBookRoute() {
  return <PriceBookScreen {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}
