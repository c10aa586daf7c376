import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { presentOwner, presentReader } from "~/engines/trust/trust.server.ts";
import { removeProvision } from "~/features/tools/codes/codes.commands.server.ts";
import { readSheet } from "~/features/tools/codes/codes.queries.server.ts";
import { SaveChange } from "~/features/tools/codes/codes.schemas.ts";
import { sheetPath } from "~/features/tools/codes/components/placed.ts";
import { SheetScreen } from "~/features/tools/codes/components/sheet-screen.tsx";
import { parseForm, readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["codes"] };

/** The provisions that whoever looks keeps: of the project in the address, or of none. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, language } = context;
  const project = new URL(request.url).searchParams.get("project") ?? "";
  const sheet = await readSheet(db, await presentReader(context), language, project);
  if (!sheet) throw refusal("not-found");
  return sheet;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = parseForm(await readForm(request), SaveChange);
  if (submission.status !== "success" || submission.value.intent !== "remove") throw refusal("malformed");
  await removeProvision(context, await presentOwner(context), submission.value);
  await context.toast.set("provisionRemoved");
  return redirect(sheetPath(submission.value.project), 303);
}

export default function CodeSheetRoute() {
  return <SheetScreen {...useLoaderData<typeof loader>()} />;
}
