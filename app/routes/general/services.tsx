import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { SheetIndexScreen } from "~/features/general/sheet-index/components/sheet-index-screen.tsx";
import { receivePin } from "~/features/general/sheet-index/pins.form.server.ts";
import { readSheets } from "~/features/general/sheet-index/sheets.queries.server.ts";
import { readForm } from "~/services/form.server.ts";

export const handle = { i18n: ["sheet-index", "screen-descriptions"] };

export function loader({ request, context }: LoaderFunctionArgs) {
  return readSheets(context, "services", new URL(request.url).searchParams);
}

/** Pins a sheet or lets one go, and shows the same part of the index again. */
export async function action({ request, context }: ActionFunctionArgs) {
  await receivePin(context, await readForm(request));
  return redirect(`/services${new URL(request.url).search}`, 303);
}

export default function ServicesRoute() {
  return <SheetIndexScreen name="services" {...useLoaderData<typeof loader>()} />;
}
