import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { readPath } from "~/features/materials/library/library.limits.ts";
import { isSigned, partView } from "~/features/materials/library/library.view.server.ts";
import { rtfOf } from "~/features/materials/library/rtf.ts";
import { directionOf } from "~/i18n/languages.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** A part as a file, for the buyer to whom its address was given and for as long as it was given. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { good = "", part = "" } = params;
  const query = new URL(request.url).searchParams;
  const actor = await presentReader(context);
  const signed = actor ? await isSigned(context, actor, { good, part, query }) : "no";
  if (!actor || signed === "no") throw refusal("not-found");
  if (signed === "expired") return redirect(`${readPath(good, part)}?link=expired`, 303);
  const view = await partView(context, actor, good, part);
  if (!view || view === "locked" || !view.owned) throw refusal("not-found");
  const rtf = rtfOf(view.title, view.blocks, directionOf(context.language) === "rtl");
  return fileAnswer(rtf, { name: `${part}.rtf`, kept: true });
}
