import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentOwner, presentReader } from "~/engines/trust/trust.server.ts";
import {
  DrawnBill,
  DrawnOffer,
  DrawnOffers,
} from "~/features/equipment/equipment-marketplace/components/drawn-screens.tsx";
import { offersView, offerView } from "~/features/equipment/equipment-marketplace/offers.view.server.ts";
import { answerOffer } from "~/features/equipment/equipment-marketplace/sales.form.server.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["equipment-marketplace", "equipment-rental", "process"] };

const asked = (request: Request) => new URL(request.url).searchParams;
const offerIn = (request: Request) => (asked(request).get("offer") ?? "").slice(0, 60);

/** Offers made and received; with `?offer=` one of them, with `&paper=bill` its bill of sale. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = offerIn(request);
  const actor = await presentReader(context);
  if (!id) return { list: await offersView(context, actor), view: undefined, isBill: false };
  const view = await offerView(context, actor, id);
  const isBill = asked(request).get("paper") === "bill";
  if (!view || (isBill && !view.hasBill)) throw refusal("not-found");
  return { list: undefined, view, isBill, pageTitle: view.offer.title };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const id = offerIn(request);
  const actor = await presentOwner(context);
  const answer = await answerOffer(context, actor, id, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function MachineOffersRoute() {
  const { list, view, isBill } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>()?.sent;
  if (!view) return <DrawnOffers view={list ?? { offers: [] }} />;
  return isBill ? <DrawnBill view={view} /> : <DrawnOffer view={view} sent={sent} />;
}
